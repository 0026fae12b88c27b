"""What was measured holds the truth as often as its interval promises."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelanggang.lab.correction import chance, corrected
from gelanggang.lab.estimate import FEWEST, Estimate, Measure, change, largest, less, ratio, share
from gelanggang.lab.interval import Z, wilson
from gelanggang.lab.tally import GAMES, Tally, add_up

numbers = st.integers(0, 1000)
tallies = st.lists(st.dictionaries(st.sampled_from("abc"), numbers), max_size=6)


def found(measure: Measure, blocks: list[Tally]) -> Estimate:
    estimate = measure(blocks)
    assert estimate is not None
    return estimate


def bounds(estimate: Estimate) -> tuple[float, float]:
    interval = estimate.interval()
    assert interval is not None
    return interval


def blocks_of(pairs: list[tuple[int, int]]) -> list[Tally]:
    return [{GAMES: 20, "of": of, "per": per} for of, per in pairs]


@given(tallies, st.randoms(use_true_random=False))
def test_a_sum_does_not_depend_on_the_order(some: list[Tally], chance: Random) -> None:
    turned = some[:]
    chance.shuffle(turned)
    assert add_up(turned) == add_up(some)


def test_a_ratio_is_that_of_all_blocks_together_and_not_the_mean_of_theirs() -> None:
    blocks = blocks_of([(1, 10), (9, 10), (0, 80)])
    assert found(ratio("of", "per"), blocks).value == pytest.approx(0.1)
    assert found(ratio("of", "per"), blocks).n == 100
    assert found(share("of", "per", 2), blocks).value == pytest.approx(0.05)


def test_names_are_added_up_and_taken_away() -> None:
    blocks: list[Tally] = [{GAMES: 1, "a": 7, "b": 3, "all": 20, "few": 10}]
    assert found(ratio(("a", "-b"), ("all", "-few")), blocks).value == pytest.approx(0.4)


def test_where_nothing_was_counted_nothing_is_told() -> None:
    assert ratio("of", "none")(blocks_of([(1, 2)])) is None
    assert change(ratio("of", "per"), ratio("none", "per"))(blocks_of([(1, 2)])) is None


@given(st.lists(st.tuples(numbers, st.integers(1, 1000)), min_size=FEWEST, max_size=9))
def test_blocks_pull_a_ratio_both_ways_alike(pairs: list[tuple[int, int]]) -> None:
    estimate = found(ratio("of", "per"), blocks_of(pairs))
    assert sum(estimate.pulls) == pytest.approx(0, abs=1e-9 * (1 + abs(estimate.value)))


def test_fewer_blocks_than_can_differ_have_no_interval() -> None:
    pairs = [(1, 10), (2, 10), (3, 10), (2, 10)]
    for measure in (ratio("of", "per"), share("of", "per")):
        assert found(measure, blocks_of(pairs)).interval() is None
        assert found(measure, blocks_of([*pairs, (1, 10)])).interval() is not None


def test_equal_blocks_leave_a_mean_no_doubt_and_a_share_that_of_its_cases() -> None:
    blocks = blocks_of([(10, 20)] * 40)
    assert bounds(found(ratio("of", "per"), blocks)) == (0.5, 0.5)
    low, high = bounds(found(share("of", "per"), blocks))
    # Never surer than as many cases that have nothing to do with each other.
    assert low <= wilson(400, 800)[0] < 0.5 < wilson(400, 800)[1] <= high


def test_what_never_happened_is_judged_by_games_and_not_by_cases() -> None:
    """In 800 games with ten cases each it did not happen: that is 800 witnesses, not 8000."""
    low, high = bounds(found(share("of", "per"), blocks_of([(0, 200)] * 40)))
    assert low == 0
    assert wilson(0, 8000)[1] < wilson(0, 800)[1] <= high < 1.1 * wilson(0, 800)[1]


def coverage(times: int, true: float, measure: Measure, play: Callable[[Random], Tally]) -> float:
    """How often the interval of forty blocks of twenty games holds the truth."""
    held = 0
    for i in range(times):
        luck = Random(i)
        blocks = [add_up(play(luck) for _ in range(20)) for _ in range(40)]
        low, high = bounds(found(measure, blocks))
        held += low <= true <= high
    return held / times


def tied_rounds(luck: Random, rate: float) -> Tally:
    """Three rounds that hang together: half of the games go one way as a whole."""
    whole = luck.random() < 0.5
    first = luck.random() < rate
    hits = [first if whole else luck.random() < rate for _ in range(3)]
    return {GAMES: 1, "of": sum(hits), "per": 3}


@pytest.mark.parametrize("rate", [0.5, 0.2, 0.02])
def test_a_share_of_rounds_that_hang_together_is_held_in_95_of_100(rate: float) -> None:
    held = coverage(300, rate, share("of", "per"), lambda luck: tied_rounds(luck, rate))
    assert 0.92 <= held <= 0.99


def test_a_mean_of_games_of_different_length_is_held_in_95_of_100() -> None:
    def play(luck: Random) -> Tally:
        turns = luck.randrange(2, 9)
        return {
            GAMES: 1,
            "of": sum(luck.randrange(0, 7) + turns for _ in range(turns)),
            "per": turns,
        }

    # Longer games have longer turns, so that a mean of games would be another number.
    true = sum(n * (3 + n) for n in range(2, 9)) / sum(range(2, 9))
    assert 0.92 <= coverage(300, true, ratio("of", "per"), play) <= 0.98


def test_a_change_is_held_in_95_of_100() -> None:
    def play(luck: Random) -> Tally:
        size = luck.randrange(1, 5)
        return {
            GAMES: 1,
            "a": sum(luck.random() < 0.3 for _ in range(size)),
            "b": sum(luck.random() < 0.2 for _ in range(4)),
            "as": size,
            "bs": 4,
        }

    measure = change(ratio("a", "as"), ratio("b", "bs"))
    assert 0.92 <= coverage(300, 0.5, measure, play) <= 0.98


def test_a_pair_of_packs_on_the_same_seeds_differs_by_less_than_two_strangers() -> None:
    luck = Random(1)
    deals = [[luck.random() for _ in range(20)] for _ in range(40)]

    def with_pack(better: float) -> list[Tally]:
        return [
            {GAMES: 20, "of": sum(one < 0.5 + better for one in deal), "per": 20} for deal in deals
        ]

    one, other = (found(share("of", "per"), with_pack(by)) for by in (0.03, 0.0))
    assert one.minus(other).variance < 0.2 * (one.variance + other.variance)
    assert one.minus(one).interval() == (0, 0)


def test_the_largest_of_some_is_told_without_its_sign() -> None:
    blocks = blocks_of([(4, 10), (6, 10), (5, 10), (5, 10), (5, 10)])
    down = less(ratio("none", "per"), ratio("of", "per"))
    up = ratio("none", "per")
    assert found(largest([up, down]), blocks).value == pytest.approx(0.5)
    assert largest([])(blocks) is None


def luck_alone(times: int, figures: int) -> list[list[Estimate]]:
    """Differences of so many figures that are none, again and again."""
    found: list[list[Estimate]] = []
    for i in range(times):
        luck = Random(i)
        pulls = [[luck.gauss(0, 1) for _ in range(50)] for _ in range(figures)]
        means = [sum(row) / 50 for row in pulls]
        found.append(
            [
                Estimate(mean, 50, tuple((pull - mean) / 50 for pull in row))
                for mean, row in zip(means, pulls, strict=True)
            ]
        )
    return found


def is_clear(difference: Estimate, z: float) -> bool:
    low, high = difference.interval(z) or (0, 0)
    return not low <= 0 <= high


def test_one_difference_needs_no_correction() -> None:
    for (one,) in luck_alone(50, 1):
        assert corrected([one]) == pytest.approx(Z, abs=1e-3)
        assert is_clear(one, corrected([one])) == (chance(one) <= 0.05)


@pytest.mark.slow
def test_of_many_figures_that_do_not_differ_none_is_called_clear_in_95_of_100_reports() -> None:
    reports = luck_alone(300, 40)
    wrong = sum(any(is_clear(one, corrected(all)) for one in all) for all in reports)
    plain = sum(any(is_clear(one, Z) for one in all) for all in reports)
    assert wrong / len(reports) <= 0.08
    assert plain / len(reports) > 0.7


def test_true_differences_among_many_are_still_found() -> None:
    for all in luck_alone(20, 40):
        moved = [Estimate(one.value + 1.5, one.n, one.pulls) for one in all[:10]] + all[10:]
        z = corrected(moved)
        assert all_clear(moved[:10], z)
        assert sum(is_clear(one, z) for one in moved[10:]) <= 3


def all_clear(some: list[Estimate], z: float) -> bool:
    return all(is_clear(one, z) for one in some)
