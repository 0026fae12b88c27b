"""Before the first day: SF-10 to SF-12."""

from __future__ import annotations

from collections import Counter

import pytest

from gelanggang.core.errors import BadInput
from tests.rules.spell_future.table import EVERY_COUNT, LEVELS, PACK, Table, lay, new_game

SEEDS = [f"setup {i}" for i in range(60)]

LINE_UPS = {
    "easy": [2, 3, 1, 1],
    "normal": [1, 2, 2, 2],
    "hard": [0, 1, 3, 3],
    "very-hard": [0, 0, 2, 5],
}


def line_of(table: Table) -> list[int]:
    """The seven Beasts of a game in the order in which they come, as only the rules know it."""
    return table.state.faced.things + table.state.beasts.things[::-1]


def tiers_of(table: Table) -> list[int]:
    return [PACK.beast_tiers[beast] for beast in line_of(table)]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_10_everybody_starts_with_the_same(seats: int) -> None:
    table = new_game(seats)
    for seat in range(1, seats + 1):
        assert table.hand(seat) == PACK.minds
        assert len(table.hand(seat)) == 8
        assert table.vp(seat) == (0, 0)


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_10_the_village_is_whole(seats: int) -> None:
    assert new_game(seats).damage == 0


def test_sf_10_three_tokens_of_each_colour() -> None:
    """All of one colour, and no fourth."""
    table = lay().open()
    for seat in (1, 2, 3):
        assert table.refused_tokens("echo-mind A+3", seat) is None
        assert table.refused_tokens("echo-mind A-3", seat) is None
        assert table.refused_tokens("echo-mind A+4", seat) == "too-many-white"
        assert table.refused_tokens("echo-mind A-4", seat) == "too-many-black"


def test_sf_10_word_cards_are_shuffled() -> None:
    openings = {tuple(new_game(3, seed=seed).words().values()) for seed in SEEDS}
    assert len(openings) > 50


def test_sf_10_colour_cards_are_shuffled() -> None:
    tops = Counter(tuple(new_game(3, seed=seed).colour_deck()) for seed in SEEDS)
    assert len(tops) > 50


def test_sf_10_all_cards_are_there() -> None:
    for seed in SEEDS[:10]:
        beasts, words, colours, _ = new_game(4, seed=seed).state.zones()
        for group, cards in ((beasts, 22), (words, 36), (colours, 10)):
            assert sorted(card for zone in group for card in zone.things) == list(range(cards))


@pytest.mark.parametrize("level", LEVELS)
def test_sf_11_seven_beasts_by_difficulty(level: str) -> None:
    for seed in SEEDS:
        tiers = Counter(tiers_of(new_game(3, seed=seed, difficulty=level)))
        assert [tiers[tier] for tier in (1, 2, 3, 4)] == LINE_UPS[level]
        assert tiers.total() == 7


def test_sf_11_normal_unless_agreed() -> None:
    for seed in SEEDS[:10]:
        assert line_of(new_game(3, seed=seed)) == line_of(
            new_game(3, seed=seed, difficulty="normal")
        )


def test_sf_11_no_other_level() -> None:
    with pytest.raises(BadInput) as told:
        new_game(3, difficulty="impossible")
    assert told.value.code == "option-value"


@pytest.mark.parametrize("level", LEVELS)
def test_sf_11_no_beast_twice(level: str) -> None:
    for seed in SEEDS:
        assert len(set(line_of(new_game(3, seed=seed, difficulty=level)))) == 7


def test_sf_11_they_are_drawn_at_random() -> None:
    """Every Beast of a tier comes in some game."""
    came: set[int] = set()
    for seed in SEEDS:
        came |= set(line_of(new_game(3, seed=seed)))
    assert came == set(range(22))


def test_sf_11_the_seven_are_shuffled() -> None:
    """A game may begin with any tier, and may end with any."""
    lines = [tiers_of(new_game(3, seed=seed)) for seed in SEEDS]
    assert {line[0] for line in lines} == {1, 2, 3, 4}
    assert {line[-1] for line in lines} == {1, 2, 3, 4}


def test_sf_11_nobody_knows_what_comes() -> None:
    table = new_game(3)
    for seat in (None, 1, 2, 3):
        assert table.view(seat).faced == line_of(table)[:1]
        assert table.view(seat).beasts_left == 6


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_12_chance_names_the_first_mage(seats: int) -> None:
    drawn = Counter(new_game(seats, seed=seed).mage for seed in SEEDS)
    assert sorted(drawn) == list(range(1, seats + 1))
    assert max(drawn.values()) < 0.8 * len(SEEDS)
