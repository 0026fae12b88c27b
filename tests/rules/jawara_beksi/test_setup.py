"""Before the first round: JB-10 to JB-14."""

from __future__ import annotations

import pytest

import gelanggang
from gelanggang import BadInput
from tests.rules.jawara_beksi.table import GAME, PACK, Table, new_game

SEEDS = [f"setup {i}" for i in range(30)]


def rolls_for_the_first_turn(table: Table) -> list[tuple[int, int]]:
    """Who rolled what, in order, before the first player was found."""
    assert table.kinds()[-1] == "first"
    return list(zip(table.numbers("rolled", "seat"), table.numbers("rolled"), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_10_the_highest_roll_plays_first(seats: int) -> None:
    """Everybody rolls; only those tied for the highest roll again, until one is left."""
    ties = 0
    for seed in SEEDS:
        table = new_game(seats, seed=seed)
        rolls = rolls_for_the_first_turn(table)
        rolling = list(range(1, seats + 1))
        while len(rolling) > 1:
            now, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert [who for who, _ in now] == rolling
            highest = max(n for _, n in now)
            rolling = [who for who, n in now if n == highest]
            ties += len(rolling) > 1
        assert rolls == []
        assert table.numbers("first", "seat") == rolling
        assert table.turn == rolling[0]
    assert ties > 0


def test_jb_10_two_dice_each() -> None:
    for facts in new_game(4).told("rolled"):
        dice = facts["dice"]
        assert isinstance(dice, list)
        assert len(dice) == 2
        assert sum(int(die) for die in dice) == facts["n"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_10_turns_go_clockwise(seats: int) -> None:
    table = new_game(seats).take_characters()
    first = table.turn
    for i in range(2 * seats):
        assert table.turn == (first - 1 + i) % seats + 1
        table.pass_turn()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_11_characters_are_taken_openly_in_turn_order(seats: int) -> None:
    table = new_game(seats)
    first = table.turn
    free = 4
    for i in range(seats):
        assert table.asked == "character"
        assert table.asked_seat == (first - 1 + i) % seats + 1
        offered = table.offers()
        assert len(offered) == free - i
        taking = offered[-1]
        who = table.asked_seat
        table.play(taking)
        seen = PACK.characters[table.view().characters[who - 1]]
        assert taking == f"character {seen}"
        if i < seats - 1:
            assert table.refused(taking) == "character-taken"
    assert table.asked == "act"


def test_jb_11_out_of_order_nobody_takes_one() -> None:
    table = new_game(3)
    other = table.turn % 3 + 1
    assert table.refused("character bang-madun", seat=other) == "not-your-turn"


def test_jb_12_the_first_judge_is_drawn_at_random() -> None:
    assert {new_game(2, seed=seed).take_characters().judge for seed in SEEDS} == set(PACK.judges)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_12_a_used_judge_does_not_return(seats: int) -> None:
    """Five rounds use up all five."""
    table = new_game(seats, rounds=5, seed=f"judges {seats}")
    table.match.finish([gelanggang.bot(table.match.rules, "random") for _ in range(seats)])
    judges = [str(facts["judge"]) for facts in table.told("round")]
    assert sorted(judges) == sorted(PACK.judges)


def test_jb_13_both_decks_are_shuffled() -> None:
    one, two = (new_game(2, seed=seed).match._state.decks for seed in SEEDS[:2])
    for deck, cards in ((0, range(50)), (1, range(50, 70))):
        assert sorted(one[deck].things) == list(cards)
        assert one[deck].things != list(cards)
        assert one[deck].things != two[deck].things


def test_jb_13_the_decks_lie_face_down() -> None:
    table = new_game(2)
    for deck in table.match._state.decks:
        for chair in (None, 0, 1):
            assert set(deck.shown_to(chair)) == {-1}


ONLY_DOWN = ["gedig-1", "gedig-2", "pites-1", "sikut-abis-3", "tancep-1", "tancep-2"]


def action_deck(table: Table) -> list[str]:
    return sorted(PACK.card_ids[card] for card in table.match._state.decks[0].things)


def test_jb_14_two_may_leave_out_what_only_points_down() -> None:
    full = action_deck(new_game(2))
    assert action_deck(new_game(2, without_down=True)) == [
        card for card in full if card not in ONLY_DOWN
    ]
    assert len(full) - len(ONLY_DOWN) == 44


def test_jb_14_unless_agreed_they_stay_in() -> None:
    assert set(ONLY_DOWN) <= set(action_deck(new_game(2)))


@pytest.mark.parametrize("seats", [3, 4])
def test_jb_14_more_players_keep_them(seats: int) -> None:
    with pytest.raises(BadInput) as told:
        gelanggang.match(GAME, seats, options={"without_down": True})
    assert told.value.code == "two-players-only"


def test_jb_14_no_reshuffle_brings_them_back() -> None:
    table = new_game(2, without_down=True, seed="down")
    table.match.finish([gelanggang.bot(table.match.rules, "random") for _ in range(2)])
    assert "reshuffled" in table.kinds()
    left_out = {PACK.numbers[card] for card in ONLY_DOWN}
    seen = {card for zones in table.match._state.zones() for zone in zones for card in zone.things}
    assert len(seen) == 64
    assert not seen & left_out
