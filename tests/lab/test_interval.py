"""An interval holds the truth as often as it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from gelanggang.lab.interval import mean, mean_interval, student, unit_interval, wilson

TRIALS = 2000
GAMES_A_UNIT = 4
Draw = Callable[[Random, float], list[bool]]


def alone(chance: Random, truth: float) -> list[bool]:
    """Games that have nothing to do with each other."""
    return [chance.random() < truth for _ in range(GAMES_A_UNIT)]


def alike(chance: Random, truth: float) -> list[bool]:
    """Games of a deal that decides three in four of them."""
    deal = chance.random() < truth
    return [deal if chance.random() < 0.75 else chance.random() < truth for _ in range(4)]


def as_one(chance: Random, truth: float) -> list[bool]:
    """Games that the deal alone decides."""
    return [chance.random() < truth] * GAMES_A_UNIT


def coverage(draw: Draw, truth: float, units: int) -> float:
    """How often the interval holds the truth."""
    chance = Random(f"{draw.__name__} {truth} {units}")
    held = 0
    for _ in range(TRIALS):
        shares = [mean([float(won) for won in draw(chance, truth)]) for _ in range(units)]
        low, high = unit_interval(shares, units * GAMES_A_UNIT)
        held += low <= truth <= high
    return held / TRIALS


@pytest.mark.slow
@pytest.mark.parametrize("draw", [alone, alike, as_one])
@pytest.mark.parametrize("truth", [0.25, 0.5, 0.9, 0.97])
@pytest.mark.parametrize("units", [20, 100])
def test_the_interval_of_units_holds_the_truth_in_95_of_100_cases(
    draw: Draw, truth: float, units: int
) -> None:
    assert 0.93 <= coverage(draw, truth, units) <= 0.99


def test_taking_games_of_a_deal_for_independent_would_promise_too_much() -> None:
    """The test above can fail: this is what it is there for."""
    chance = Random("naive")
    held = 0
    for _ in range(TRIALS):
        games = [won for _ in range(100) for won in as_one(chance, 0.5)]
        low, high = wilson(sum(games), len(games))
        held += low <= 0.5 <= high
    assert held / TRIALS < 0.75


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_won_everything_may_still_lose(won: float) -> None:
    low, high = unit_interval([won] * 100, 400)
    assert (low, high) == pytest.approx(wilson(100 * won, 100))
    assert 0.03 < high - low < 0.05


def test_units_that_are_alike_by_luck_are_worth_no_more_than_their_games() -> None:
    low, high = unit_interval([0.5, 0.5, 0.5], 6)
    assert high - low > 0.5


def test_one_unit_says_little() -> None:
    low, high = unit_interval([0.75], 4)
    assert high - low > 0.7
    assert mean_interval([3.0]) is None


def test_few_numbers_make_a_mean_less_sure() -> None:
    assert student(4) == pytest.approx(2.776, abs=0.02)
    assert student(30) == pytest.approx(2.042, abs=0.005)
    found = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    assert found == pytest.approx((3 - 1.963, 3 + 1.963), abs=0.02)
