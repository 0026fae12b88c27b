"""What one seat, or a spectator, may know."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.state import plain, plain_fields, slots_of
from gelanggang.core.zone import Zone

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


@mypyc_attr(acyclic=True)
class Faces:
    """What was seen of a zone, as long as the zone has not changed."""

    __slots__ = ("_zone", "shown")

    def __init__(self, zone: Zone, shown: list[int]) -> None:
        self._zone: Final = zone.copy()
        self.shown: Final = shown

    def still(self, zone: Zone) -> bool:
        """Whether it is still so: then nobody needs to look again."""
        return zone.is_still(self._zone)


class Lasting(Part):
    """A part that stays as it is, whatever happens to the state: none of its lists is changed.

    A game that finds out cheaply what is as it was says so by the very same values.
    """

    __slots__ = ("faces",)

    def __init__(self, names: tuple[str, ...], values: list[object], faces: list[Faces]) -> None:
        super().__init__(names, values)
        self.faces: Final = faces
        """Of the zones that were looked at, in an order of the game's own."""


class Shown:
    """A part of a view as somebody has seen it last."""

    __slots__ = ("_values", "part")

    def __init__(self, part: Part) -> None:
        self.part = part
        self._values = (
            part.values if isinstance(part, Lasting) else [_kept(value) for value in part.values]
        )

    def changes(self, now: Part) -> dict[str, object]:
        """What is different now, as plain data; from now on this has been seen."""
        found: dict[str, object] = {}
        if now is self.part:
            return found
        before, lasts = self._values, isinstance(now, Lasting)
        for i, value in enumerate(now.values):
            # A small number is always the same object: most need no comparison.
            if value is not before[i] and value != before[i]:
                if lasts and isinstance(value, list) and value and type(value[0]) is int:
                    found[now.names[i]] = value
                    continue
                found[now.names[i]] = plain(value)
                if not lasts:
                    before[i] = _kept(value)
        if lasts:
            self.part, self._values = now, now.values
        return found


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
