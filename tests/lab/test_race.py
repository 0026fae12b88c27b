"""A race: the best is found, luck is not, and nobody plays more than has to be."""

from __future__ import annotations

from random import Random

from gelanggang.lab.estimate import Estimate
from gelanggang.lab.tuning.race import Race

MOST = 40


class Track:
    """Runners whose true gains are known; what is measured of them is that and luck."""

    def __init__(self, truth: list[float], seed: str) -> None:
        self.truth = truth
        self.seed = seed
        self.blocks: dict[int, int] = {}

    def gains(self, runners: list[int], blocks: int) -> list[Estimate]:
        return [self._gain(runner, blocks) for runner in runners]

    def _gain(self, runner: int, blocks: int) -> Estimate:
        self.blocks[runner] = blocks
        luck = Random(f"{self.seed}/{runner}")
        seen = [self.truth[runner] + luck.gauss(0, 2) for _ in range(blocks)]
        value = sum(seen) / blocks
        return Estimate(value, blocks, tuple((one - value) / blocks for one in seen))

    def winner(self) -> int | None:
        race = Race(list(range(len(self.truth))), MOST)
        race.run(self.gains)
        return None if race.winner is None else race.winner[0]


def test_the_best_wins_nearly_always() -> None:
    truth = [0.0] * 20 + [3.0] + [0.5] * 9
    winners = [Track(truth, f"best {n}").winner() for n in range(40)]
    assert winners.count(20) >= 38


def test_where_nobody_is_better_nobody_wins_but_by_rare_luck() -> None:
    winners = [Track([0.0] * 20, f"none {n}").winner() for n in range(200)]
    assert winners.count(None) >= 180


def test_whoever_is_worse_is_dropped_early() -> None:
    track = Track([2.5] + [-3.0] * 10 + [0.0] * 9, "worse")
    assert track.winner() == 0
    assert sum(track.blocks.values()) < len(track.truth) * MOST / 4


def test_what_is_sure_but_worth_nothing_does_not_win() -> None:
    race = Race([0], MOST)
    race.run(lambda runners, blocks: [Estimate(0.05, blocks, (0.0,) * blocks)])
    assert race.winner is None


def test_nobody_races_alone_without_end() -> None:
    race: Race[int] = Race([], MOST)
    race.run(lambda runners, blocks: [])
    assert race.winner is None
