"""The axis of a plot: round numbers under it, and where between its ends a value stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from gelanggang.lab.page.numbers import tick
from gelanggang.lab.page.shape import Figure, Unit, ends_of, is_known, value_of
from gelanggang.lab.page.tongues import Words

STEPS: Final = (1, 2, 2.5, 5, 10)
"""Round numbers, up to a power of ten."""
FEW: Final = 4
"""About as many steps have room on a phone."""
ROOM: Final = 0.04
"""The part of an axis that is left free at an open end."""


@dataclass(frozen=True)
class Scale:
    """An axis from low to high."""

    low: float
    high: float
    step: float
    unit: Unit

    def at(self, value: float) -> float:
        """Where a value stands, in percent of the width; what lies outside stands at the end."""
        part = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, part)), 2)

    def ticks(self) -> list[float]:
        """The round numbers that have a line."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [step * self.step for step in range(first, last + 1)]

    def written(self, value: float) -> Words:
        """A round number as it stands under its line."""
        size = self.step if self.unit == "number" else 100 * self.step
        places = next(places for places in (0, 1, 2, 3) if places == 3 or _round(size, places))
        return tick(value, self.unit, places)


def _round(size: float, places: int) -> bool:
    return abs(round(size, places) - size) < 1e-9


def scale_of(figures: Iterable[Figure], also: Iterable[float] = (), few: int = FEW) -> Scale:
    """An axis on which everything about some figures can be seen."""
    figures = list(figures)
    measured = [one for figure in figures for one in (figure, figure["against"]) if one is not None]
    ends = [end for one in measured for end in ends_of(one) or ()]
    return scale_of_values(figures, [*also, *ends], few)


def scale_of_values(figures: Sequence[Figure], also: Iterable[float] = (), few: int = FEW) -> Scale:
    """An axis for the values alone and what is wanted of them: intervals may leave it."""
    found = list(also)
    for figure in figures:
        found.append(value_of(figure))
        if (target := figure["target"]) is not None:
            found += [bound for bound in (target["least"], target["most"]) if bound is not None]
        if (against := figure["against"]) is not None and is_known(against):
            found.append(value_of(against))
    return scale(min(found), max(found), figures[0]["unit"], few)


def scale(low: float, high: float, unit: Unit, few: int = FEW) -> Scale:
    """An axis that holds two values, with some room beside them."""
    width = (high - low) or abs(high) or 1.0
    nothing, everything = low >= 0, unit == "share" and high <= 1
    # What lies near nothing is compared with nothing.
    low = 0.0 if nothing and low < 0.4 * width else low - ROOM * width
    high = high + ROOM * width
    if nothing:
        low = max(low, 0.0)
    if everything:
        high = min(high, 1.0)
    return Scale(low, high, _step((high - low) / few), unit)


def _step(size: float) -> float:
    power: float = 10.0 ** floor(log10(size))
    return next(step * power for step in STEPS if step * power >= size * 0.999)
