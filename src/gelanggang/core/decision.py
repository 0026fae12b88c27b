"""A question that the table has put to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.errors import Facts
from gelanggang.core.ids import Seat


@mypyc_attr(acyclic=True)
class Decision:
    """What is asked, of whom, under which number.

    An answer names the number, so that a late, doubled or stale one is told apart.  `sealed` says
    that the seats of this moment answer at once: an answer stays shut, and may be changed, until
    the last of them is in; `answered` says that this seat's is.
    """

    __slots__ = ("answered", "facts", "id", "kind", "sealed", "seat")

    def __init__(
        self,
        id: int,
        seat: Seat,
        kind: str,
        facts: Facts,
        sealed: bool = False,
        answered: bool = False,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.kind: Final = kind
        self.facts: Final = facts
        self.sealed: Final = sealed
        self.answered: Final = answered

    def plain(self) -> dict[str, object]:
        """As plain data, for views and messages; what is not so, as mostly, is left out."""
        found: dict[str, object] = {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "facts": self.facts,
        }
        if self.sealed:
            found["sealed"] = True
        if self.answered:
            found["answered"] = True
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.id == other.id
            and self.seat == other.seat
            and self.kind == other.kind
            and self.facts == other.facts
            and self.sealed == other.sealed
            and self.answered == other.answered
        )

    def __hash__(self) -> int:
        return hash((self.id, self.seat))

    def __repr__(self) -> str:
        return f"Decision({self.plain()!r})"
