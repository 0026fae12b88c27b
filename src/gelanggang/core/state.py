"""The whole truth of a table, which nobody but the rules may look at."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from gelanggang.core.decision import Decision
from gelanggang.core.move import Move
from gelanggang.core.zone import Zone


def plain_fields(thing: object, names: tuple[str, ...]) -> dict[str, object]:
    """The named fields of a state or a view as plain data."""
    return {name: plain(getattr(thing, name)) for name in names}


def take_over(thing: object, other: object, names: tuple[str, ...]) -> None:
    """Give something the named fields of another; lists become lists of its own."""
    for name in names:
        value = getattr(other, name)
        setattr(thing, name, value[:] if isinstance(value, list) else value)


def slots_of(thing: object) -> tuple[str, ...]:
    """The names of the fields of a state or a view that spells them as slots, in order."""
    found: tuple[str, ...] = getattr(type(thing), "__slots__")  # noqa: B009 (for the compiler)
    return found


def plain(value: object) -> object:
    """A value of a state or a view as plain data, and no part of it any more."""
    # Numbers, and lists that begin with one, are most of a view: they are through at once.
    kind = type(value)
    if kind is int or kind is bool:
        return value
    if isinstance(value, list):
        if value and type(value[0]) is int:
            return value[:]
        return [plain(one) for one in value]
    if isinstance(value, Zone):
        return [value.things, value.seen]
    if isinstance(value, Move):
        return [value.verb, list(value.things)]
    if isinstance(value, Decision):
        return value.plain()
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Plain slotted data, changed only by `Rules.apply`."""

    __slots__ = ()

    def plain(self) -> dict[str, object]:
        """All of it as plain data: two states are equal when this is."""
        return plain_fields(self, slots_of(self))

    @abstractmethod
    def zones(self) -> list[list[Zone]]:
        """All zones, grouped: things can only ever move, or be mixed up, within a group."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(str(self.plain()))
