"""What a move shows to people who did not see it before."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat, bit_of
from gelanggang.core.state import State

NOTHING: Final = "nothing"
OWN: Final = "own"
"""Only things that whoever moves had seen before: cards of one's own hand."""
MORE: Final = "more"
"""Something that whoever moves had not seen, or chance."""


def revealed(before: State, after: State, seats: int, mover: Seat) -> str:
    """What somebody, a spectator included, sees after a move that was hidden before."""
    found = NOTHING
    watchers: list[Seat | None] = [*range(seats), None]
    mine = _visible(before, mover)
    for watcher in watchers:
        seen = _visible(before, watcher)
        for i, group in enumerate(_visible(after, watcher)):
            for thing in group:
                if thing not in seen[i]:
                    if thing not in mine[i]:
                        return MORE
                    found = OWN
    return found


def _visible(s: State, watcher: Seat | None) -> list[set[int]]:
    """The things that a watcher sees, group by group."""
    bit = bit_of(watcher)
    groups: list[set[int]] = []
    for group in s.zones():
        things: set[int] = set()
        for zone in group:
            for thing, seen in zip(zone.things, zone.seen):
                if seen & bit:
                    things.add(thing)
        groups.append(things)
    return groups
