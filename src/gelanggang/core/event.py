"""What happened, told to those who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.errors import Facts
from gelanggang.core.ids import SEES_EVERYBODY, Seat, bit_of


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: a kind and its facts."""

    __slots__ = ("facts", "kind")

    def __init__(self, kind: str, facts: Facts) -> None:
        self.kind: Final = kind
        self.facts: Final = facts

    def number(self, fact: str) -> int:
        """A fact that is a number: of a seat, a card, a point."""
        found = self.facts[fact]
        assert isinstance(found, int)
        return found

    def plain(self) -> dict[str, object]:
        """As plain data, for logs and messages."""
        return {"kind": self.kind, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"


@mypyc_attr(acyclic=True)
class Told:
    """An event with its audience from birth: the full story for some, the rest of it for others."""

    __slots__ = ("full", "mask", "rest")

    def __init__(self, full: Event, mask: int = SEES_EVERYBODY, rest: Event | None = None) -> None:
        self.full: Final = full
        self.mask: Final = mask
        self.rest: Final = rest

    def to(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) hears; None when it hears nothing."""
        return self.full if self.mask & bit_of(seat) else self.rest

    def __repr__(self) -> str:
        return f"Told({self.full!r}, {self.mask!r}, {self.rest!r})"


def heard(told: list[Told], seat: Seat | None) -> list[Event]:
    """All that one seat, or a spectator, hears of a list."""
    events = [one.to(seat) for one in told]
    return [event for event in events if event is not None]
