"""What operations are worth is worked out once for all moments that are alike."""

from __future__ import annotations

import pytest

from gelanggang.bots.jawara_beksi.worths import (
    DISCARDING,
    MOST_OTHERS,
    SKIPPING,
    TAKING_ACTIONS,
    TAKING_POINTS,
    TAKING_SUPPORTS,
    moment_of,
)
from gelanggang.games.jawara_beksi.cards import ACTION, SUPPORT
from gelanggang.games.jawara_beksi.effects import works_on
from gelanggang.games.jawara_beksi.operations import (
    DISCARD_CARD,
    RETURN_POINTS,
    SKIP_DRAW,
    TAKE_CARD,
    TAKE_POINTS,
)
from tests.bots.jawara_beksi.tables import acts

KINDS = [
    (DISCARDING, DISCARD_CARD, ACTION),
    (TAKING_POINTS, TAKE_POINTS, ACTION),
    (TAKING_POINTS, RETURN_POINTS, ACTION),
    (SKIPPING, SKIP_DRAW, ACTION),
    (TAKING_ACTIONS, TAKE_CARD, ACTION),
    (TAKING_SUPPORTS, TAKE_CARD, SUPPORT),
]


@pytest.mark.parametrize(("seats", "seeds"), [(2, range(6)), (3, range(6, 10)), (4, range(10, 14))])
def test_a_moment_counts_the_opponents_for_whom_each_operation_works(
    seats: int, seeds: range
) -> None:
    counts = set()
    for s, seat in acts(seats, seeds):
        moment = moment_of(s, seat)
        for digit, do, deck in KINDS:
            others = [one for one in range(seats) if one != seat]
            count = sum(works_on(s, seat, one, do, deck) for one in others)
            assert moment // digit % MOST_OTHERS == count
            counts.add((digit, count))
    assert len(counts) > len(KINDS), "the moments did not differ"
