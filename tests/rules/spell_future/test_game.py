"""What the game is and what is in its box: SF-1 and SF-2."""

from __future__ import annotations

from collections import Counter

import pytest

from gelanggang.core.errors import BadInput
from tests.rules.spell_future.table import (
    ALL_MYSTIC,
    EVERY_COUNT,
    MYSTIC,
    PACK,
    WEAK,
    WORDS,
    chair,
    lay,
    new_game,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_1_three_to_five_players(seats: int) -> None:
    table = new_game(seats)
    assert len(table.view().white) == seats
    table.open()
    assert table.asked_seats == list(range(1, seats + 1))


def test_sf_1_and_two_in_a_mode_of_their_own() -> None:
    assert new_game(2).open().asked_seats == [1, 2]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_sf_1_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadInput) as told:
        new_game(seats)
    assert told.value.code == "seats"


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_1_seven_days(seats: int) -> None:
    table = lay(seats, beasts=" ".join(WEAK[:7])).days(6)
    assert table.asked != ""
    table.days(1)
    assert table.match.over
    assert table.numbers("day", "day") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_1_at_ten_damage_everybody_loses(seats: int) -> None:
    table = lay(seats, damage=9, chairs=[chair(white=50, black=50)]).reveal()
    assert table.damage == 10
    assert table.winners == []


def test_sf_1_else_the_best_contributor_wins() -> None:
    chairs = [chair(3, 4), chair(6, 5), chair(9, 2)]
    table = lay(day=7, damage=8, chairs=chairs).reveal()
    assert table.damage == 9
    assert table.winners == [2]


def test_sf_2_twenty_two_beasts_in_four_tiers() -> None:
    assert len(set(PACK.beasts)) == 22
    assert Counter(PACK.beast_tiers) == Counter({1: 6, 2: 6, 3: 5, 4: 5})


def test_sf_2_five_of_the_beasts_are_mystic() -> None:
    tiers = [PACK.beast_tiers[PACK.beasts.index(one)] for one in ALL_MYSTIC]
    assert sorted(tiers) == [2, 3, 3, 4, 4]


def test_sf_2_the_damage_of_a_beast_goes_by_its_tier() -> None:
    assert PACK.beast_damage == PACK.beast_tiers


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_2_the_same_eight_mind_cards_for_everybody(seats: int) -> None:
    table = new_game(seats)
    for seat in range(1, seats + 1):
        assert table.hand(seat) == [
            "mind-of-focus",
            "offensive-mind",
            "defensive-mind",
            "broad-mind",
            "open-mind",
            "balanced-mind",
            "kindred-mind",
            "echo-mind",
        ]


def test_sf_2_thirty_six_word_cards_with_two_words_each() -> None:
    assert len(PACK.word_cards) == 36
    assert all(len(card) == 2 for card in PACK.word_cards)
    dealt = sorted(word for card in PACK.word_cards for word in card)
    assert dealt == list(range(72))
    assert len(set(PACK.words)) == 72


def test_sf_2_the_words_of_the_rulebook_lie_as_in_its_example() -> None:
    letters = lay(words=WORDS).words()
    assert letters == {"A": "lebah", "B": "minyak", "C": "restoran-fast-food", "D": "biskuit"}


def test_sf_2_ten_colours() -> None:
    assert PACK.colours == [
        "merah",
        "jingga",
        "kuning",
        "hijau",
        "biru",
        "ungu",
        "merah-muda",
        "cokelat",
        "hitam",
        "putih",
    ]


def test_sf_2_a_mystic_battle_card_for_each_of_five_players() -> None:
    table = lay(5, beasts=MYSTIC).open()
    for seat in range(1, 6):
        assert table.match.pending()[seat - 1].facts["pads"] == 10


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_2_three_white_and_three_black_tokens_a_player(seats: int) -> None:
    table = lay(seats).open()
    for one in table.match.pending().values():
        assert (one.facts["white"], one.facts["black"]) == (3, 3)


def test_sf_2_one_die_with_six_sides() -> None:
    rolls = {new_game(3, seed=f"die {i}").view().die for i in range(100)}
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_sf_2_damage_runs_from_0_to_10() -> None:
    assert new_game(3).damage == 0
    strong = next(one for i, one in enumerate(PACK.beasts) if PACK.beast_damage[i] == 3)
    assert lay(damage=9, beasts=strong).reveal().damage == 10
