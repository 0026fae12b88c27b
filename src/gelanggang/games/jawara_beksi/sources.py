"""Where points of Jawara Beksi come from, and who takes them away again."""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.source import Source

COMBOS: Final = "combos"
SUPPORTS: Final = "supports"
SOURCES: Final = (
    COMBOS,
    SUPPORTS,
    "taken",
    "taken-away",
    "returned",
    "duels-won",
    "duels-lost",
    "judges",
)
EARNED_BY: Final = {"turn": SUPPORTS, "combo": COMBOS, "support": SUPPORTS}
"""By which event before it a player earns: with a turn come the Support cards that lie open."""
GAINS: Final = {"took-points": "taken", "duel-won": "duels-won", "last-point": "judges"}
"""What else gives points to the one who acts,"""
LOSSES: Final = {
    "took-points": "taken-away",
    "returned-points": "returned",
    "duel-won": "duels-lost",
}
"""and what takes them from the opponent."""


def sources(seats: int, events: list[Event]) -> list[Source]:
    """The points of every seat by what brought them, in the order in which they are shown."""
    found = {name: [0] * seats for name in SOURCES}
    by = SUPPORTS
    for event in events:
        kind = event.kind
        by = EARNED_BY.get(kind, by)
        gain = by if kind == "earned" else GAINS.get(kind, "")
        if gain:
            found[gain][event.number("seat")] += event.number("n")
        if kind in LOSSES:
            found[LOSSES[kind]][event.number("opponent")] -= event.number("n")
    return [Source(name, points) for name, points in found.items()]
