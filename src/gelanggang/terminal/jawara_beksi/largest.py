"""The largest Combo of a game of Jawara Beksi."""

from __future__ import annotations

from gelanggang.core.event import Event
from gelanggang.text.catalogue import listed
from gelanggang.text.facts import numbers
from gelanggang.text.narrator import Narrator


def largest(events: list[Event]) -> tuple[Event, int] | None:
    """The Combo that earned most, and how much; the first of equals."""
    best: tuple[Event, int] | None = None
    combo: Event | None = None
    for event in events:
        if event.kind == "combo":
            combo = event
        elif event.kind == "earned" and combo is not None:
            n = event.number("n")
            if n and (best is None or n > best[1]):
                best = (combo, n)
            combo = None
    return best


def tell_largest(narrator: Narrator, events: list[Event]) -> str:
    """Whose it was, and of which cards; empty when no Combo earned anything."""
    found = largest(events)
    if found is None:
        return ""
    combo, n = found
    name = narrator.names[combo.number("seat")]
    cards = listed(narrator.voice, [narrator.thing(card) for card in numbers(combo.facts["cards"])])
    return narrator.voice.say("client-largest", name=name, n=n, cards=cards)
