"""How a game ended."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import Facts
from gelanggang.core.ids import Seat


class Outcome:
    """Who won (several share it; nobody means that all lost), with what score, and why."""

    __slots__ = ("facts", "scores", "winners")

    def __init__(self, winners: list[Seat], scores: list[int], facts: Facts | None = None) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.facts: Final[Facts] = {} if facts is None else facts

    def share(self, seat: Seat) -> float:
        """The part of the win that goes to a seat: a shared win counts in parts."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def plain(self) -> dict[str, object]:
        """As plain data, for records and messages."""
        return {"winners": self.winners, "scores": self.scores, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(tuple(self.winners))

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.scores!r}, {self.facts!r})"
