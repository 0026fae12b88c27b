"""One choice of one seat, and the choices on offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Move:
    """A verb and the ids of the things it names: never positions in a list."""

    __slots__ = ("things", "verb")

    def __init__(self, verb: str, things: tuple[int, ...] = ()) -> None:
        self.verb: Final = verb
        self.things: Final = things

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.things == other.things

    def __hash__(self) -> int:
        return hash((self.verb, self.things))

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.things!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (self.verb, self.things))


NO_MOVES: Final[list[Move]] = []
"""For offers that make their moves only when these are looked at.  Nobody puts one in here."""


@mypyc_attr(acyclic=True)
class Offers:
    """The moves a seat may choose from.  A game may make each one only when it is looked at."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = moves

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, i: int) -> Move:
        return self.moves[i]

    def __iter__(self) -> Iterator[Move]:
        return iter([self[i] for i in range(len(self))])

    def __contains__(self, move: object) -> bool:
        return any(move == offered for offered in self)

    def listed(self) -> list[Move]:
        """Those that a person chooses from a list; the others are put together step by step."""
        return list(self)

    def built(self) -> str:
        """The verb of the moves that are put together step by step; empty: there are none."""
        return ""

    def example(self) -> Move | None:
        """One of those that are put together."""
        return None


@mypyc_attr(acyclic=True)
class ThingOffers(Offers):
    """One verb for each of some things."""

    def __init__(self, verb: str, things: list[int]) -> None:
        super().__init__(NO_MOVES)
        self.verb: Final = verb
        self.things: Final = things

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, i: int) -> Move:
        return Move(self.verb, (self.things[i],))


@mypyc_attr(acyclic=True)
class PairOffers(Offers):
    """One verb for each of some pairs of things."""

    def __init__(self, verb: str, firsts: list[int], seconds: list[int]) -> None:
        super().__init__(NO_MOVES)
        self.verb: Final = verb
        self.firsts: Final = firsts
        self.seconds: Final = seconds

    def __len__(self) -> int:
        return len(self.firsts)

    def __getitem__(self, i: int) -> Move:
        return Move(self.verb, (self.firsts[i], self.seconds[i]))
