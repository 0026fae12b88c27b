"""Where everybody's points of a game of Jawara Beksi came from, and the largest Combo."""

from __future__ import annotations

from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.terminal.drawing import wrapped
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.sources import board
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


def table(narrator: Narrator, match: Match, width: int) -> list[Text]:
    """The parts of every score; below, whose Combo was the largest, and of which cards."""
    lines = board(narrator, match)
    found = largest(match.heard(ME))
    if found is None:
        return lines
    combo, n = found
    name = narrator.names[combo.number("seat")]
    cards = listed(narrator.voice, [narrator.thing(card) for card in numbers(combo.facts["cards"])])
    text = Text(narrator.voice.say("terminal-largest", name=name, n=n, cards=cards))
    return [*lines, Text(), *wrapped(text, width)]
