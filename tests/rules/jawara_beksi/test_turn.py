"""What a turn consists of: JB-30 to JB-35."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import ACTION_CARDS, SUPPORT_CARDS, lay, rest_of, seat


def test_jb_30_the_draw_phase_draws_one_action_card() -> None:
    table = lay(seat("tancep-1"), phase="draw", deck="gedig-1 gedig-2")
    assert table.hand(1) == ["gedig-1", "tancep-1"]
    assert table.deck_sizes()[0] == 48


def test_jb_30_every_turn_begins_with_it() -> None:
    table = lay(seat("tancep-1"), seat(), deck="gedig-1 gedig-2").play("combo tancep-1")
    assert (table.turn, table.hand(2)) == (2, ["gedig-1"])


def test_jb_31_the_action_may_be_to_draw_two() -> None:
    table = lay(seat("golok"), deck="gedig-1 gedig-2 gedig-3").play("draw")
    assert table.hand(1) == ["gedig-1", "gedig-2", "golok-1"]


def test_jb_31_the_action_may_be_a_combo() -> None:
    table = lay(seat("gedig-1 golok")).play("combo gedig-1")
    assert table.points(1) == 3
    assert table.hand(1) == ["golok-1"]


def test_jb_31_no_turn_without_an_action() -> None:
    table = lay(seat("gedig-1 golok"))
    assert table.refused("end") == "action-first"
    assert table.offers("end") == []


@pytest.mark.parametrize("action", ["draw", "combo tancep-1"])
def test_jb_31_no_second_action(action: str) -> None:
    table = lay(seat("tancep-1 gedig-1 peci")).play(action)
    assert table.turn == 1
    assert table.refused("draw") == "action-taken"
    assert table.refused("combo gedig-1") == "action-taken"
    assert table.offers() == ["end"]


def test_jb_32_support_cards_before_and_after_the_action() -> None:
    table = lay(seat("gedig-1 bir-pletok-1 bir-pletok-2"))
    table.play("support bir-pletok-1", "combo gedig-1", "support bir-pletok-2")
    assert table.points(1) == 3
    assert table.hand_size(1) == 4


def test_jb_32_several_of_one_name_in_a_turn() -> None:
    table = lay(seat("gedig-1 golok-1 golok-2 golok-3"))
    table.play("support golok-1", "support golok-2", "support golok-3", "combo gedig-1")
    assert table.points(1) == 3 + 2 + 2 + 2


def test_jb_32_they_are_not_the_action() -> None:
    table = lay(seat("bir-pletok golok")).play("support bir-pletok-1")
    assert table.refused("end") == "action-first"
    assert table.allows("draw")


def test_jb_32_only_in_ones_own_turn() -> None:
    table = lay(seat("gedig-1"), seat("bir-pletok"))
    assert table.refused("support bir-pletok-1", seat=2) == "not-your-turn"


def test_jb_32_only_in_the_action_phase() -> None:
    """The End Phase asks for discards and for nothing else."""
    table = lay(seat(" ".join(ACTION_CARDS[:8]) + " bir-pletok")).play("draw", "end")
    assert table.asked == "discard"
    assert table.refused("support bir-pletok-1") == "other-question"


def test_jb_32_a_card_that_names_its_moment_waits_for_it() -> None:
    table = lay(seat("gedig-1 golok tanjidor piala"))
    assert table.refused("support tanjidor-1") == "support-after-action"
    assert table.refused("support piala-1") == "support-after-combo"
    table.play("combo gedig-1")
    assert table.refused("support golok-1") == "support-before-combo"
    assert table.refused("support piala-1") == "support-after-combo"
    assert table.allows("support tanjidor-1")


def test_jb_32_who_holds_a_support_card_says_when_the_turn_is_over() -> None:
    """Even when it cannot be played: everything else would tell what it is."""
    table = lay(seat("gedig-1 golok")).play("combo gedig-1")
    assert (table.turn, table.offers()) == (1, ["end"])
    assert table.play("end").turn == 2


def test_jb_32_without_a_support_card_the_turn_ends_by_itself() -> None:
    assert lay(seat("gedig-1 tancep-1")).play("combo gedig-1").turn == 2
    assert lay(seat("gedig-1")).play("draw").turn == 2


def test_jb_32_it_also_ends_when_no_more_may_be_played() -> None:
    table = lay(seat("gedig-1 golok-1 golok-2"), judge="encang-rohim")
    assert table.play("support golok-1", "combo gedig-1").turn == 2


EIGHT = "gedig-1 gedig-2 gedig-3 tancep-1 tancep-2 golok-1 golok-2 peci-1"


def test_jb_33_a_hand_over_seven_is_discarded_down_to_it() -> None:
    table = lay(seat(EIGHT), deck="kebut-1 kebut-2").play("draw", "end")
    assert (table.asked, table.asked_seat) == ("discard", 1)
    table.play("discard gedig-1", "discard kebut-2", "discard golok-2")
    assert table.turn == 2
    assert table.hand(1) == [
        "gedig-2",
        "gedig-3",
        "golok-1",
        "kebut-1",
        "peci-1",
        "tancep-1",
        "tancep-2",
    ]


def test_jb_33_the_player_chooses_from_both_kinds() -> None:
    table = lay(seat(EIGHT), deck="kebut-1 kebut-2").play("draw", "end")
    assert sorted(table.offers()) == [f"discard {card}" for card in table.hand(1)]
    assert table.refused("discard tancep-4") == "not-in-hand"
    assert table.refused("draw") == "other-question"


def test_jb_33_discards_lie_open_one_by_one() -> None:
    table = lay(seat(EIGHT)).play("draw", "end", "discard golok-2")
    assert table.asked == "discard"
    assert table.discards() == ["golok-2"]


def test_jb_33_seven_cards_may_stay() -> None:
    seven = rest_of(EIGHT.split(), "gedig-1")
    table = lay(seat(EIGHT)).play("combo gedig-1", "end")
    assert table.turn == 2
    assert table.hand(1) == sorted(seven.split())


def test_jb_33_the_next_turn_waits_for_the_discards() -> None:
    table = lay(seat(EIGHT), seat("gedig-4")).play("draw", "end")
    assert table.refused("combo gedig-4", seat=2) == "not-your-turn"


def test_jb_34_a_hand_may_be_larger_in_between() -> None:
    """Nine cards after Bir Pletok, and six again before the End Phase."""
    hand = "pukulan-clentang-1 cauk-1 tancep-3 gedig-1 gedig-2 gedig-3 gedig-4 bir-pletok"
    table = lay(seat(hand), deck="kebut-1 kebut-3").play("support bir-pletok-1")
    assert table.hand_size(1) == 9
    table.play("combo pukulan-clentang-1 cauk-1 tancep-3")
    assert table.turn == 2
    assert table.hand_size(1) == 6


def test_jb_34_in_anothers_end_phase_nobody_discards() -> None:
    table = lay(seat("tancep-1"), seat(" ".join(ACTION_CARDS[:9]))).play("combo tancep-1")
    assert table.turn == 2
    assert table.hand_size(2) == 10
    assert table.asked == "act"


def test_jb_35_pibu_needs_somebody_to_challenge() -> None:
    assert lay(seat("pibu", points=5), seat()).refused("support pibu-1") == "support-useless"
    assert lay(seat("pibu", points=5), seat(points=1)).allows("support pibu-1")


def test_jb_35_ondel_ondel_needs_a_support_card_in_another_hand() -> None:
    table = lay(seat("ondel-ondel"), seat("gedig-1"), seat("gedig-2"))
    assert table.refused("support ondel-ondel-1") == "support-useless"
    assert lay(seat("ondel-ondel"), seat(), seat("toya")).allows("support ondel-ondel-1")


def test_jb_35_piala_needs_its_combo() -> None:
    two = lay(seat("gedig-1 tancep-1 piala")).play("combo gedig-1 tancep-1")
    assert two.refused("support piala-1") == "support-after-combo"
    three = lay(seat("gedig-1 tancep-1 pites-1 piala")).play("combo gedig-1 tancep-1 pites-1")
    assert three.allows("support piala-1")


def test_jb_35_roti_buaya_needs_an_action_card_on_both_sides() -> None:
    without_own = lay(seat("roti-buaya"), seat("gedig-1"))
    without_theirs = lay(seat("roti-buaya gedig-1"), seat("golok"))
    assert without_own.refused("support roti-buaya-1") == "support-useless"
    assert without_theirs.refused("support roti-buaya-1") == "support-useless"
    assert lay(seat("roti-buaya gedig-1"), seat("gedig-2")).allows("support roti-buaya-1")


def test_jb_35_bir_pletok_needs_something_to_draw() -> None:
    rest = rest_of(ACTION_CARDS, "gedig-1")
    empty = lay(seat("bir-pletok gedig-1"), seat(rest))
    assert empty.deck_sizes()[0] == 0
    assert empty.refused("support bir-pletok-1") == "support-useless"
    pile = lay(seat("bir-pletok gedig-1"), seat(rest_of(rest.split(), "kebut-1")), deck="kebut-1")
    assert pile.allows("support bir-pletok-1")


def test_jb_35_peci_needs_a_bonus_that_can_come_sooner() -> None:
    """With two of them one card is enough, and no Combo has fewer."""
    table = lay(seat("gedig-1 peci-1 peci-2 peci-3")).play("support peci-1", "support peci-2")
    assert table.refused("support peci-3") == "support-useless"
    sanip = lay(seat("gedig-1 peci-1 peci-2 peci-3"), judge="babe-sanip")
    sanip.play("support peci-1", "support peci-2")
    assert sanip.allows("support peci-3")


def test_jb_35_what_cannot_be_played_is_not_on_offer() -> None:
    table = lay(seat("gedig-1 pibu ondel-ondel piala roti-buaya tanjidor golok"))
    assert table.offers("support") == ["support golok-1"]


def test_jb_35_cards_drawn_before_the_combo_may_join_it() -> None:
    table = lay(seat("gedig-1 bir-pletok"), deck="tancep-1 pites-1")
    table.play("support bir-pletok-1", "combo gedig-1 tancep-1 pites-1")
    assert table.points(1) == 3 + 2 + 1 + 1


def test_jb_35_so_may_a_card_that_roti_buaya_took() -> None:
    table = lay(seat("gedig-1 kebut-1 roti-buaya"), seat("tancep-1"))
    table.play("support roti-buaya-1", "swap tancep-1 kebut-1", "combo gedig-1 tancep-1")
    assert table.points(1) == 5


def test_jb_35_a_support_card_that_was_taken_may_be_played() -> None:
    rest = rest_of(SUPPORT_CARDS, "ondel-ondel-1 golok-1")
    table = lay(seat("gedig-1 ondel-ondel-1"), seat("golok-1"), discarded_supports=rest)
    table.play("support ondel-ondel-1", "support golok-1", "combo gedig-1")
    assert table.points(1) == 5
