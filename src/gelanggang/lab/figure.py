"""A figure: one thing that a report tells about a game, and of whom or what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gelanggang.lab.estimate import Measure
from gelanggang.lab.page import shape

SHARE: Final = "share"
"""A part of all: 0.25 is read as 25 %."""
NUMBER: Final = "number"
POINTS: Final = "points"
"""Points of a share: 0.04 is read as 4 points more."""
CHANGE: Final = "change"
"""A part of something else: 0.1 is read as 10 % more."""
Name = tuple[str, str | None]
"""The key of a figure and the id of its subject."""
UNITS: Final = (SHARE, NUMBER, POINTS, CHANGE)


@dataclass(frozen=True)
class Subject:
    """Whom or what a figure is about."""

    kind: str
    """Such as `round`, `seat`, `card`, `beast`."""
    id: str
    name: str | dict[str, str] | None = None
    """As it is printed, in every language or by language; None for what is counted (rounds)."""

    def plain(self) -> shape.Subject:
        """As plain data, for JSON."""
        return {"kind": self.kind, "id": self.id, "name": self.name}


@dataclass(frozen=True)
class Figure:
    """How one figure is found in the blocks of its runs, which are counted together."""

    key: str
    runs: tuple[str, ...]
    unit: shape.Unit
    measure: Measure
    subject: Subject | None = None

    @property
    def name(self) -> Name:
        """What tells it from all others."""
        return self.key, None if self.subject is None else self.subject.id


@dataclass(frozen=True)
class Fact:
    """A figure that a pack has without a game: nothing about it is uncertain."""

    key: str
    unit: shape.Unit
    value: float
    subject: Subject | None = None

    @property
    def name(self) -> Name:
        """What tells it from all others."""
        return self.key, None if self.subject is None else self.subject.id


@dataclass(frozen=True)
class Section:
    """Figures that belong together."""

    key: str
    figures: list[Figure]
