"""What one seat, or a spectator, may know."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.state import plain, plain_fields, slots_of

NUMBER: Final = "number"
THINGS: Final = "things"
"""Numbers of things, from the bottom; below 0: a thing whose face is not seen."""


class Part:
    """Some entries of a view, by name.  Lists may be the state's own: it is to be read at once."""

    __slots__ = ("names", "values")

    def __init__(self, names: tuple[str, ...], values: list[object]) -> None:
        self.names: Final = names
        self.values: Final = values

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {name: plain(self.values[i]) for i, name in enumerate(self.names)}


class Shown:
    """A part of a view as somebody has seen it last."""

    __slots__ = ("names", "values")

    def __init__(self, part: Part) -> None:
        self.names: Final = part.names
        self.values: Final = [_kept(value) for value in part.values]

    def see_all(self, now: Part, found: dict[str, object]) -> None:
        """Note what is different now, as plain data; from now on it has been seen."""
        before = self.values
        for i, value in enumerate(now.values):
            # A small number is always the same object: most need no comparison.
            if value is not before[i] and value != before[i]:
                found[now.names[i]] = plain(value)
                before[i] = _kept(value)

    def see_first(self, values: list[object], found: dict[str, object]) -> None:
        """Likewise of the first entries, whose values are plain and not changed any more."""
        for i, (value, before) in enumerate(zip(values, self.values)):
            if value is not before and value != before:
                found[self.names[i]] = self.values[i] = value

    def see(self, entry: int, value: list[int], found: dict[str, object]) -> None:
        """Likewise of one of them, which is a list."""
        before = self._list(entry)
        if value != before:
            found[self.names[entry]] = value
            # The same list all the time: another one would lie far from all else of this table.
            before[:] = value

    def see_one(self, entry: int, place: int, value: object, found: dict[str, object]) -> None:
        """Likewise of one value among those of such an entry."""
        before = self._list(entry)
        if value != before[place]:
            before[place] = value
            found[self.names[entry]] = before[:]

    def _list(self, entry: int) -> list[object]:
        before = self.values[entry]
        assert isinstance(before, list)
        return before


def _kept(value: object) -> object:
    """A value that stays as it is."""
    return [_kept(one) for one in value] if isinstance(value, list) else value


class Spot:
    """A place on a plain table: an entry of the view, and what lies there."""

    __slots__ = ("each", "holds", "name")

    def __init__(self, name: str, holds: str, each: bool = False) -> None:
        self.name: Final = name
        self.holds: Final = holds
        """NUMBER or THINGS."""
        self.each: Final = each
        """Whether there is one for each seat: then the entry is a list, by seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Built up from nothing: a view holds what it was given and nothing else."""

    __slots__ = ()

    def plain(self) -> dict[str, object]:
        """All of it as plain data."""
        return plain_fields(self, slots_of(self))

    def text(self) -> str:
        """One spelling of the view: equal views are equal to the byte."""
        return json.dumps(self.plain(), sort_keys=True, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())
