"""The order of sealed answers does not matter, over every game that has such moments."""

from __future__ import annotations

import pytest

from tests.laws.scramble import Next, notices_now
from tests.laws.sealed import answer_is_seen, has_sealed_moments, order_matters, sealed_seats
from tests.laws.tables import EVERY_CHAPTER, EVERY_COUNT, for_every_game, some, walk
from tests.laws.toy import TOY_TABLE, ChattyToy, HastyToy, LastWinsToy, Toy, as_rules

SEEDS = range(10)


@for_every_game
def test_the_order_of_sealed_answers_does_not_matter(game: str) -> None:
    wrong: list[str] = []
    met = 0
    for table in [one for one in EVERY_COUNT + EVERY_CHAPTER if one.game == game]:
        for seed in SEEDS:
            for at in some(walk(table, seed), 3):
                if sealed_seats(at):
                    met += 1
                    wrong += order_matters(at)
                    wrong += answer_is_seen(at)
    assert not wrong, "\n".join(wrong[:10])
    assert (met > 0) == has_sealed_moments(game), f"{game}: {met} sealed moments"


def alarms(toy: Toy) -> list[str]:
    """What the law says of a toy."""
    rules = as_rules(toy)
    found: list[str] = []
    for seed in SEEDS:
        for at in walk(TOY_TABLE, seed, rules):
            if sealed_seats(at):
                found += order_matters(at)
                found += answer_is_seen(at)
    return found


def test_the_law_is_content_with_a_game_that_waits_for_the_last_answer() -> None:
    assert not alarms(Toy())


@pytest.mark.parametrize(
    "toy", [HastyToy(), LastWinsToy(), ChattyToy()], ids=lambda toy: type(toy).__name__
)
def test_the_law_finds_a_game_where_the_order_matters_or_an_answer_is_seen(toy: Toy) -> None:
    assert alarms(toy)


def scramble_alarms(toy: Toy) -> list[str]:
    """What the scramble law says of a toy."""
    rules = as_rules(toy)
    following = Next()
    found: list[str] = []
    for seed in SEEDS:
        for at in walk(TOY_TABLE, seed, rules):
            for watcher in TOY_TABLE.watchers:
                found += following.notices(at, watcher)
                # Without refusals: other moves are made up from games of the registry.
                found += notices_now(at, watcher, refusals=False)
    assert following.mixed > following.compared / 2
    return found


def test_a_sealed_answer_is_a_secret() -> None:
    """The scramble replaces the sealed card by another one, and nobody else may notice."""
    assert not scramble_alarms(Toy())
    assert scramble_alarms(ChattyToy())
