"""What was measured, and how sure it is.

A value comes with its pulls: how far each block of games moves it.  Sums, differences and ratios of
values have pulls too, so that one formula gives every interval, and what was measured on the same
seeds is compared block by block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from gelanggang.lab.interval import Z, student, wilson
from gelanggang.lab.tally import GAMES, Tally

Blocks = Sequence[Tally]
"""The tallies of one run, block by block."""
Measure = Callable[[Blocks], "Estimate | None"]
"""From the blocks of a run to what was measured there; None where nothing was."""
Bounds = tuple[float, float]
FEWEST: Final = 5
"""So few blocks may be alike by luck: nobody can tell from less how much they differ."""


@dataclass(frozen=True)
class Estimate:
    """A value, on how many cases it rests, and the pull of each block."""

    value: float
    n: int
    pulls: tuple[float, ...]
    share_of: int = 0
    """For a share, in how many games it was counted; 0 for what is no share."""

    @property
    def variance(self) -> float:
        """How much the value would differ between reports on other seeds."""
        blocks = len(self.pulls)
        return fsum(pull * pull for pull in self.pulls) * blocks / (blocks - 1)

    def interval(self, z: float = Z) -> Bounds | None:
        """The interval that holds the true value, 95 of 100 times; None from too few blocks."""
        blocks = len(self.pulls)
        if blocks < FEWEST:
            return None
        wide = student(blocks - 1, z)
        if self.share_of:
            return self._share_interval(wide)
        half = wide * self.variance**0.5
        return self.value - half, self.value + half

    def _share_interval(self, z: float) -> Bounds:
        """Wilson's, with as many cases as these are worth.

        Cases of one game hang together, so they are no independent witnesses.  Where all went the
        same way nothing tells how much, so one more game is imagined that went the other way as a
        whole: such a share is judged by games.
        """
        share = min(max(self.value, 0.0), 1.0)
        in_a_game = self.n / self.share_of
        alone = self.n * share * (1 - share)
        tied = self.n**2 * self.variance
        worth = self.n * min(1.0, (alone + in_a_game) / (tied + in_a_game**2))
        return wilson(share * worth, worth, z)

    def minus(self, other: Estimate) -> Estimate:
        """By how much this is more than another that was measured on the same blocks."""
        pulls = zip(self.pulls, other.pulls, strict=True)
        return Estimate(
            self.value - other.value,
            min(self.n, other.n),
            tuple(mine - theirs for mine, theirs in pulls),
        )

    def beside(self, other: Estimate) -> Estimate | None:
        """The same as a part of the other: 0.1 is a tenth more.  None beside nothing."""
        if other.value == 0:
            return None
        ratio = self.value / other.value
        pulls = zip(self.pulls, other.pulls, strict=True)
        return Estimate(
            ratio - 1,
            min(self.n, other.n),
            tuple((mine - ratio * theirs) / other.value for mine, theirs in pulls),
        )

    def size(self) -> Estimate:
        """The same without its sign."""
        if self.value >= 0:
            return self
        return Estimate(-self.value, self.n, tuple(-pull for pull in self.pulls))


Names = str | tuple[str, ...]
"""One counter, or several that are added up; `-` before a name takes it away."""


def ratio(of: Names, per: Names, whole: int = 1) -> Measure:
    """A mean: what was counted, per what; `whole` is what counts as one."""
    return lambda blocks: _ratio(blocks, of, per, whole, False)


def share(of: Names, per: Names, whole: int = 1) -> Measure:
    """The same where nothing can be more than all of it."""
    return lambda blocks: _ratio(blocks, of, per, whole, True)


def change(one: Measure, other: Measure) -> Measure:
    """How much more one is than the other, as a part of it."""

    def measure(blocks: Blocks) -> Estimate | None:
        mine, theirs = one(blocks), other(blocks)
        return None if mine is None or theirs is None else mine.beside(theirs)

    return measure


def less(one: Measure, other: Measure) -> Measure:
    """By how much one is more than the other."""

    def measure(blocks: Blocks) -> Estimate | None:
        mine, theirs = one(blocks), other(blocks)
        return None if mine is None or theirs is None else mine.minus(theirs)

    return measure


def largest(measures: Sequence[Measure]) -> Measure:
    """The one that is farthest from 0, without its sign."""

    def measure(blocks: Blocks) -> Estimate | None:
        found = [one for of in measures if (one := of(blocks)) is not None]
        return max((one.size() for one in found), key=lambda one: one.value, default=None)

    return measure


def _ratio(blocks: Blocks, of: Names, per: Names, whole: int, share: bool) -> Estimate | None:
    above = [_sum(block, of) for block in blocks]
    below = [_sum(block, per) for block in blocks]
    n = sum(below)
    if n == 0:
        return None
    value = sum(above) / (n * whole)
    pulls = tuple(
        (mine / whole - value * theirs) / n for mine, theirs in zip(above, below, strict=True)
    )
    games = sum(block[GAMES] for block in blocks)
    return Estimate(value, n, pulls, games if share else 0)


def _sum(block: Tally, names: Names) -> int:
    if isinstance(names, str):
        return block.get(names, 0)
    return sum(-block.get(name[1:], 0) if name[0] == "-" else block.get(name, 0) for name in names)
