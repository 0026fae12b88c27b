"""What is in the box: JB-1 to JB-6."""

from __future__ import annotations

from collections import Counter

import pytest

import gelanggang
from gelanggang import BadInput
from gelanggang.core.rng import make_rng
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.cards import Pack
from tests.rules.jawara_beksi.table import GAME, PACK, RULES, Table, lay, new_game, seat

POOLS = {
    2: [25, 30, 35, 40, 45],
    3: [30, 35, 40, 45, 50],
    4: [40, 45, 50, 55, 60],
}


def bots(table: Table) -> None:
    """Let random players finish the game."""
    table.match.finish([gelanggang.bot(RULES, "random") for _ in range(table.match.seats)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_1_two_to_four_people_play(seats: int) -> None:
    assert len(new_game(seats).view().points) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_jb_1_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadInput) as told:
        gelanggang.match(GAME, seats)
    assert told.value.code == "seats"


def test_jb_1_three_rounds_unless_agreed() -> None:
    assert new_game(2).view().rounds == 3


@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_jb_1_the_agreed_rounds_are_played(rounds: int) -> None:
    table = new_game(2, rounds=rounds)
    bots(table)
    assert table.numbers("round", "round") == list(range(1, rounds + 1))


@pytest.mark.parametrize("rounds", [0, 2, 6])
def test_jb_1_no_other_number_of_rounds(rounds: int) -> None:
    with pytest.raises(BadInput) as told:
        gelanggang.match(GAME, 2, options={"rounds": rounds})
    assert told.value.code == "option-value"


EDITIONS = pytest.mark.parametrize("pack", [PACK, load_rules(GAME).pack], ids=["first", "newest"])


@EDITIONS
def test_jb_2_fifty_action_cards(pack: Pack) -> None:
    threes = ["Pukulan Clentang", "Ketok", "Kebut", "Cauk", "Salam", "Pites"]
    fours = ["Pasang Pukul", "Sikut Abis", "Sikut Potong", "Sikut Bendung"]
    fours += ["Gedig", "Bandut", "Tancep", "Broneng"]
    titles = Counter(pack.titles[: pack.action_cards])
    assert titles == Counter({**dict.fromkeys(threes, 3), **dict.fromkeys(fours, 4)})
    assert titles.total() == 50
    assert all(pack.is_action(card) == (card < 50) for card in range(len(pack.titles)))


def test_jb_2_all_of_them_are_in_the_deck_of_a_new_game() -> None:
    assert new_game(4).deck_sizes()[0] == 50


@EDITIONS
def test_jb_3_twenty_support_cards(pack: Pack) -> None:
    titles = Counter(pack.titles[pack.action_cards :])
    assert titles == {
        "Toya": 2,
        "Golok": 3,
        "Bir Pletok": 2,
        "Pibu": 2,
        "Tanjidor": 1,
        "Tari Topeng": 1,
        "Peci": 3,
        "Roti Buaya": 2,
        "Piala": 2,
        "Ondel-ondel": 2,
    }


def test_jb_3_all_of_them_are_in_the_deck_of_a_new_game() -> None:
    assert new_game(4).deck_sizes()[1] == 20


def test_jb_4_four_characters_and_five_judges() -> None:
    table = new_game(2)
    assert len(set(table.offers("character"))) == 4
    assert len(set(table.view().judges_left)) == 5


@EDITIONS
def test_jb_4_the_tokens_are_enough_for_the_largest_pool(pack: Pack) -> None:
    assert max(max(pool) for pool in pack.pools.values()) == 15 * 2 + 30 * 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_4_points_are_only_ever_moved(seats: int) -> None:
    """Pool and hands together hold what the round began with, at every moment of a game."""
    table = new_game(seats, seed=f"tokens {seats}")
    choose = make_rng("fast", "tokens")
    while not table.match.over:
        if table.asked != "character" and not table.view().ended:
            view = table.view()
            assert view.pool + sum(view.points) == POOLS[seats][view.round - 1]
        offers = table.match.legal(table.asked_seat - 1)
        table.match.play(table.asked_seat - 1, offers[choose.below(len(offers))])


def test_jb_5_the_faces_of_the_dice() -> None:
    state = lay().match._state
    chance = make_rng("fast", "dice")
    rolls = Counter(state.roll(chance) for _ in range(6000))
    assert set(rolls) == {0, 1, 2, 3}
    expected = {0: 1000, 1: 3000, 2: 1000, 3: 1000}
    assert all(abs(rolls[face] - often) < 150 for face, often in expected.items())


@EDITIONS
def test_jb_6_the_pools_are_the_rulebooks(pack: Pack) -> None:
    assert pack.pools == POOLS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_6_the_pool_of_each_round(seats: int) -> None:
    table = new_game(seats, rounds=5, seed=f"pools {seats}")
    bots(table)
    assert table.numbers("round") == POOLS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_jb_6_a_written_position_has_the_same_pools(seats: int, round: int) -> None:
    table = lay(*[seat() for _ in range(seats)], round=round, rounds=5)
    assert table.pool == POOLS[seats][round - 1]
