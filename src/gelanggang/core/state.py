"""The whole truth of a table, which nobody but the rules may look at."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gelanggang.core.zone import Zone


class State(ABC):
    """Plain slotted data, changed only by `Rules.apply`."""

    __slots__ = ()

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """All of it as plain data: two states are equal when this is."""

    @abstractmethod
    def zones(self) -> list[list[Zone]]:
        """All zones, grouped: things can only ever move, or be mixed up, within a group."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(str(self.plain()))
