"""Where points came from."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat

BEFORE: Final = "before"
"""What a written position began with: of that no game can tell more."""
SCORED: Final = "scored"
"""Every point of a game that tells them all with this event, its `seat` and its `n`, alike."""


class Source:
    """One thing that brought points, or took them away, and what it came to for every seat."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: list[int]) -> None:
        self.name: Final = name
        self.points: Final = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and self.name == other.name and self.points == other.points

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Source({self.name!r}, {self.points!r})"


def total(sources: list[Source], seat: Seat) -> int:
    """What all sources together came to for a seat: its score."""
    return sum([source.points[seat] for source in sources])
