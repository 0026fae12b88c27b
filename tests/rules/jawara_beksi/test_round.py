"""How a round begins: JB-20 to JB-22."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import PACK, Table, lay, new_game, number, seat


def begin_next_round(
    seats: int, round: int, scores: list[int], hand: str = "", hands: str = "fresh"
) -> Table:
    """Seat 1 takes the last point of the round before, and the next one is dealt."""
    chairs = [seat(hand="gedig-1 " + hand, score=scores[0])]
    chairs += [seat(score=score) for score in scores[1:seats]]
    table = lay(*chairs, round=round - 1, rounds=5, pool=1, hands=hands)
    return table.play("combo gedig-1").discard_surplus().take_characters()


def dealt(table: Table, deck: str) -> dict[int, int]:
    """How many cards of a kind each seat drew since the last round began."""
    kinds = table.kinds()
    start = len(kinds) - 1 - kinds[::-1].index("round")
    end = kinds.index("turn", start)
    found: dict[int, int] = {}
    for told in table.match.log[start:end]:
        facts = told.full.facts
        who, n = facts.get("seat"), facts.get("n")
        if told.full.kind == "drew-own" and facts["deck"] == deck:
            assert isinstance(who, int)
            assert isinstance(n, int)
            found[who + 1] = found.get(who + 1, 0) + n
    return found


def support_cards(table: Table, each: int) -> dict[int, int]:
    """What everybody gets, Bang Miun's player one more."""
    bang_miun = PACK.characters.index("bang-miun")
    characters = table.view().characters
    return {i + 1: each + (one == bang_miun) for i, one in enumerate(characters)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_20_the_cards_of_the_first_round(seats: int) -> None:
    table = new_game(seats).take_characters()
    everybody = range(1, seats + 1)
    assert dealt(table, "action") == dict.fromkeys(everybody, 3)
    supports = support_cards(table, 1)
    assert dealt(table, "support") == supports
    for who in everybody:
        first = who == table.turn
        assert table.view().action_counts[who - 1] == 3 + first
        assert table.view().support_counts[who - 1] == supports[who]


@pytest.mark.parametrize(("round", "supports"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_jb_20_support_cards_by_the_round(round: int, supports: int) -> None:
    table = begin_next_round(3, round, [0, 0, 0])
    assert table.round == round
    assert dealt(table, "action") == {1: 3, 2: 3, 3: 3}
    assert dealt(table, "support") == support_cards(table, supports)


def test_jb_20_the_pool_is_filled() -> None:
    assert [begin_next_round(seats, 2, [0, 0, 0, 0]).pool for seats in (2, 3, 4)] == [30, 35, 45]


def test_jb_20_hands_are_secret() -> None:
    """Two games that differ only in seat 1's cards look the same from everywhere else."""
    one = lay(seat("gedig-1 golok"), seat("kebut-1"), seat())
    two = lay(seat("gedig-2 toya"), seat("kebut-1"), seat())
    for chair in (None, 2, 3):
        assert one.view(chair) == two.view(chair)
    assert one.view(1) != two.view(1)


def test_jb_20_nobody_hears_which_cards_another_draws() -> None:
    table = lay(seat(), seat(), deck="gedig-1 gedig-2").play("draw")
    for chair in (None, 1):
        heard = [event for event in table.match.heard(chair) if event.facts.get("seat") == 0]
        assert not any("cards" in event.facts for event in heard)


def test_jb_20_the_number_of_cards_of_each_kind_is_public() -> None:
    table = lay(seat("gedig-1 tancep-1 golok"), seat("peci toya"))
    for chair in (None, 1, 2):
        assert table.view(chair).action_counts == [2, 0]
        assert table.view(chair).support_counts == [1, 2]


def test_jb_20_cards_are_dealt_in_turn_order() -> None:
    table = begin_next_round(3, 2, [0, 0, 0])
    assert list(dealt(table, "action")) == [2, 3, 1]


OLD_HAND = "kebut-1 golok-1 peci-1"


def test_jb_21_hands_go_back() -> None:
    table = begin_next_round(2, 2, [0, 0], hand=OLD_HAND)
    assert set(OLD_HAND.split()) <= set(table.discards())
    assert table.hand_size(1) == 3 + support_cards(table, 2)[1]


def test_jb_21_everybodys() -> None:
    chairs = [seat("gedig-1 kebut-1"), seat("kebut-2 golok"), seat("cauk-1 peci toya")]
    table = lay(*chairs, pool=1).play("combo gedig-1")
    assert (table.asked, table.round) == ("character", 2)
    assert [table.hand_size(one) for one in (1, 2, 3)] == [0, 0, 0]
    assert table.discards() == [
        "cauk-1",
        "gedig-1",
        "golok-1",
        "kebut-1",
        "kebut-2",
        "peci-1",
        "toya-1",
    ]


def test_jb_21_after_the_duel() -> None:
    """A DUEL is fought with cards of the deck, and the hands are taken up again before they go."""
    table = lay(seat("gedig-1 kebut-1", points=3), seat("peci", points=2), pool=1)
    table.play("combo gedig-1")
    assert (table.asked, table.hand(1), table.hand(2)) == ("challenge", ["kebut-1"], ["peci-1"])
    table.play("no-challenge")
    assert (table.hand(1), table.hand(2)) == ([], [])


@pytest.mark.parametrize("chair", [None, 0, 1, 2])
def test_jb_21_in_the_open(chair: int | None) -> None:
    """Sorted: nobody learns in which order they were drawn."""
    table = lay(seat("gedig-1"), seat("kebut-2 golok cauk-1"), seat(), pool=1).play("combo gedig-1")
    events = [one for one in table.match.heard(chair) if one.kind == "discarded-hand"]
    cards = [number(one) for one in ("kebut-2", "cauk-1", "golok-1")]
    assert [one.facts for one in events] == [{"seat": 1, "cards": sorted(cards), "n": 3}]


def test_jb_21_not_after_the_last_round() -> None:
    table = lay(seat("gedig-1 kebut-1"), seat("peci"), round=3, pool=1).play("combo gedig-1")
    assert (table.asked, table.hand(1), table.hand(2)) == ("", ["kebut-1"], ["peci-1"])
    assert "discarded-hand" not in table.kinds()


def test_jb_21_unless_the_table_keeps_them() -> None:
    kept = OLD_HAND.split()
    table = begin_next_round(2, 2, [0, 0], hand=OLD_HAND, hands="kept")
    assert set(kept) <= set(table.hand(1))
    assert table.hand_size(1) == len(kept) + 3 + support_cards(table, 2)[1]


def test_jb_22_the_last_of_four_draws_two_more() -> None:
    table = begin_next_round(4, 2, [0, 9, 2, 8])
    assert table.scores() == [4, 9, 2, 8]
    assert dealt(table, "action") == {1: 3, 2: 3, 3: 5, 4: 3}


def test_jb_22_all_who_share_the_last_place_do() -> None:
    table = begin_next_round(4, 2, [0, 1, 4, 1])
    assert dealt(table, "action") == {1: 3, 2: 5, 3: 3, 4: 5}


def test_jb_22_in_later_rounds_too() -> None:
    table = begin_next_round(4, 5, [30, 20, 10, 40])
    assert dealt(table, "action") == {1: 3, 2: 3, 3: 5, 4: 3}


@pytest.mark.parametrize("seats", [2, 3])
def test_jb_22_not_with_fewer_players(seats: int) -> None:
    table = begin_next_round(seats, 2, [0, 1, 9])
    assert set(dealt(table, "action").values()) == {3}


def test_jb_22_not_in_the_first_round() -> None:
    table = new_game(4).take_characters()
    assert set(dealt(table, "action").values()) == {3}
