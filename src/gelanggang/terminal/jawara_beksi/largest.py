"""The largest Combo of a game of Jawara Beksi."""

from __future__ import annotations

from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.terminal.drawing import wrapped
from gelanggang.terminal.sources import table
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
    return narrator.voice.say("terminal-largest", name=name, n=n, cards=cards)


def recap(narrator: Narrator, match: Match, events: list[Event], width: int) -> list[Text]:
    """Where points came from, and below it the largest Combo."""
    below = Text(tell_largest(narrator, events))
    return [*table(narrator, match, "", []), Text(), *wrapped(below, width)]
