"""What happened, as sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.text.narrator import Narrator

DAYS_END: Final = ("day", "fell", "won", "shared-win", "team-won")
"""Kinds of events that come after a day of Spell from the Future."""


@dataclass(frozen=True)
class Line:
    """An event and its sentence."""

    event: Event
    text: str


def narrated(narrator: Narrator, events: list[Event], me: Seat | None) -> list[Line]:
    """Events as sentences, in the order in which they happened: a narrator remembers."""
    return [Line(event, narrator.event(event, me)) for event in events]


def in_order(lines: list[Line]) -> list[Line]:
    """VP are told last, when the fight is over: until then everybody looks at the Beast."""
    told: list[Line] = []
    gained: list[Line] = []
    for line in lines:
        if line.event.kind == "gained":
            gained.append(line)
            continue
        if line.event.kind in DAYS_END:
            told += gained
            gained = []
        told.append(line)
    return told + gained
