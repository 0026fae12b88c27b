"""A race: many drafts against the pack they come from, on the same seeds.

All play a little; the worse half is dropped and the rest play twice as much, until one is clearly
better or all that may be played was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from statistics import NormalDist
from typing import Final, Generic, TypeVar

from gelanggang.lab.correction import WRONG
from gelanggang.lab.estimate import FEWEST, Estimate

WORTH: Final = 0.1
"""Less than this no change is worth, however sure it is."""
Runner = TypeVar("Runner")


class Race(Generic[Runner]):
    """Runs until it is decided; afterwards `winner` is there, or there is none."""

    def __init__(self, runners: list[Runner], most: int) -> None:
        self.left: list[Runner] = runners
        self.most: Final = most
        """Blocks that each may play."""
        # Whoever looks at many sees one by luck: so much surer a gain has to be.
        self._z: Final = NormalDist().inv_cdf(1 - WRONG / max(1, len(runners)))
        self.winner: tuple[Runner, Estimate] | None = None

    def run(self, gains: Callable[[list[Runner], int], list[Estimate]]) -> None:
        """`gains` lets runners play so many blocks and says what each brings."""
        for blocks in self._rungs():
            found = zip(self.left, gains(self.left, blocks), strict=True)
            order = sorted(found, key=lambda one: one[1].value, reverse=True)
            hopeful = [one for one in order if not _is_worse(one[1])]
            if not hopeful:
                return
            leader, gain = hopeful[0]
            clear = gain.value >= WORTH and self._low(gain) > 0
            ahead = len(hopeful) == 1 or self._low(gain) >= hopeful[1][1].value
            if clear and (ahead or blocks == self.most):
                self.winner = leader, gain
                return
            self.left = [runner for runner, _ in hopeful[: ceil(len(hopeful) / 2)]]

    def _rungs(self) -> Iterator[int]:
        blocks = min(FEWEST, self.most)
        while blocks < self.most:
            yield blocks
            blocks *= 2
        yield self.most

    def _low(self, gain: Estimate) -> float:
        ends = gain.interval(self._z)
        return float("-inf") if ends is None else ends[0]


def _is_worse(gain: Estimate) -> bool:
    ends = gain.interval()
    return ends is not None and ends[1] <= 0
