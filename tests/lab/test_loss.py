"""How far a pack is from its targets: one number in which nearer is less."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from gelanggang.lab.estimate import Estimate, ratio
from gelanggang.lab.figure import NUMBER, Figure
from gelanggang.lab.target import Target
from gelanggang.lab.tuning.loss import Measured, gain

FIGURE = Figure("turns", ("drafted",), NUMBER, ratio("turns", "rounds"))
BAND = Target(3.0, 5.0, 0.2)
values = st.floats(0, 10)


def seen(
    value: float, luck: float = 0.01, target: Target = BAND
) -> dict[tuple[str, str | None], Measured]:
    """A figure in eight blocks that differ by luck."""
    pulls = tuple(luck * (-1) ** number / 8 for number in range(8))
    return {("turns", None): Measured(FIGURE, Estimate(value, 100, pulls), target)}


def brings(before: float, after: float, luck: float = 0.01, target: Target = BAND) -> float:
    return gain(seen(before, luck, target), seen(after, luck, target)).value


@given(values)
def test_what_stays_brings_nothing(value: float) -> None:
    assert brings(value, value) == 0


@given(values, values)
def test_the_way_back_costs_what_the_way_there_brought(one: float, other: float) -> None:
    assert abs(brings(one, other) + brings(other, one)) < 1e-9


def test_nearer_to_the_band_is_always_better_and_in_its_middle_best() -> None:
    far_to_near = [9.0, 7.0, 5.5, 5.1, 5.0, 4.9, 4.5, 4.0]
    for far, near in pairwise(far_to_near):
        assert brings(far, near) > 0
        assert brings(8 - far, 8 - near) > 0


def test_far_outside_a_unit_is_how_exactly_the_target_is_meant() -> None:
    assert abs(brings(9.0, 8.0, luck=0.0) - 5) < 0.1
    assert abs(brings(9.0, 8.0, 0.0, Target(3.0, 5.0, None)) - 0.5) < 0.1


def test_within_the_band_little_is_won() -> None:
    assert 0 < brings(4.6, 4.0) < 0.1 < brings(5.2, 4.6)


def test_what_is_not_measured_exactly_counts_less() -> None:
    assert 0 < brings(6.0, 5.0, luck=3.0) < brings(6.0, 5.0, luck=0.01)


def test_a_gain_is_as_sure_as_what_it_is_made_of() -> None:
    sure, unsure = (gain(seen(6.0, luck), seen(5.5)) for luck in (0.01, 0.5))
    assert sure.variance < unsure.variance


def test_what_only_one_pack_shows_is_left_out() -> None:
    assert gain(seen(6.0), {}).value == 0
