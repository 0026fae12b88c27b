"""No two bots share a mind: identical minds always agree, and every figure from them is false."""

from __future__ import annotations

from itertools import chain, islice

import pytest

from gelanggang.bots.spell_future.pads import pads_today
from gelanggang.core.rng import FAST, make_rng
from tests.bots.spell_future.tables import LEVELS, Asked, days, level, rules

DAYS = 200
MOST_ALIKE = 0.9


def many_days() -> list[Asked]:
    games = (days(2 + i % 4, f"minds {i}", "hard") for i in range(100))
    return list(islice(chain.from_iterable(games), DAYS))


def test_seats_have_tastes_of_their_own() -> None:
    asked = next(days(4, "tastes"))
    table = rules().sample(asked.view, make_rng(FAST, "sample"))
    own = [tuple(pads_today(table, make_rng(FAST, f"bot {seat}")).own) for seat in range(4)]
    assert len(set(own)) == 4
    people = [tuple(pads_today(table, make_rng(FAST, f"bot {seat}")).people) for seat in range(4)]
    assert len(set(people)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("number", LEVELS)
def test_two_minds_of_one_level_do_not_always_agree(number: str) -> None:
    bot = level(number)
    same = 0
    for asked in many_days():
        placed = [
            bot.think(asked.view, asked.decision, asked.offers, make_rng(FAST, mind)).move.things
            for mind in ("one mind", "another mind")
        ]
        same += placed[0][1:] == placed[1][1:]
    assert 0 < same < MOST_ALIKE * DAYS
