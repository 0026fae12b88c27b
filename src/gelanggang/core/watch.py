"""Those around a table, who see it change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.ids import Seat
from gelanggang.core.view import Part, Shown


@mypyc_attr(acyclic=True)
class Changes:
    """What is different since the last look, as plain data."""

    __slots__ = ("common", "own")

    def __init__(self) -> None:
        self.common: Final[dict[str, object]] = {}
        """From every chair,"""
        self.own: Final[dict[Seat | None, dict[str, object]]] = {}
        """and from each what only it sees."""

    def from_chair(self, seat: Seat | None) -> dict[str, object]:
        """What is different from just there."""
        found = self.own.get(seat)
        if found is None:
            found = self.own[seat] = {}
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch(ABC):
    """What has been seen of one table, chair by chair; all look at the same time.

    Most of a table is as it was.  A game that finds out cheaply what is not has a watch of its own.
    """

    __slots__ = ()

    @abstractmethod
    def join(self, seat: Seat | None) -> None:
        """Somebody looks from this chair too, and sees all that is seen from there."""

    @abstractmethod
    def watches(self, seat: Seat | None) -> bool:
        """Whether anybody looks from this chair."""

    @abstractmethod
    def look(self) -> Changes:
        """What is different now; from now on it has been seen."""


class PartsWatch(Watch):
    """The watch of any game: it compares both parts of every view with what they were."""

    __slots__ = ("_common", "_look_at_all", "_look_from", "_own")

    def __init__(
        self, look_at_all: Callable[[], Part], look_from: Callable[[Seat | None], Part]
    ) -> None:
        self._look_at_all: Final = look_at_all
        self._look_from: Final = look_from
        self._common: Final = Shown(look_at_all())
        self._own: Final[dict[Seat | None, Shown]] = {}

    def join(self, seat: Seat | None) -> None:
        self._own[seat] = Shown(self._look_from(seat))

    def watches(self, seat: Seat | None) -> bool:
        return seat in self._own

    def look(self) -> Changes:
        found = Changes()
        self._common.see_all(self._look_at_all(), found.common)
        for seat, shown in self._own.items():
            shown.see_all(self._look_from(seat), found.from_chair(seat))
        return found
