"""Which cards are a Combo: JB-40 to JB-45."""

from __future__ import annotations

import pytest

from gelanggang.core.move import Move
from tests.rules.jawara_beksi.table import RULES, lay, seat


def allowed(cards: str, character: str = "", judge: str = "mpok-mumun") -> str | None:
    """The code with which these cards in this order are refused, or None."""
    return lay(seat(cards, character=character), judge=judge).refused(f"combo {cards}")


def test_jb_40_one_card_is_enough() -> None:
    assert allowed("tancep-3") is None


def test_jb_40_no_card_is_not() -> None:
    refusal = lay(seat("tancep-3")).match.refusal(0, Move("combo", ()))
    assert refusal is not None
    assert refusal.code == "combo-empty"


def test_jb_40_any_number_of_cards() -> None:
    eight = "salam-1 gedig-1 tancep-1 pites-1 ketok-1 bandut-2 broneng-2 sikut-potong-3"
    table = lay(seat(eight), dice=[0]).play(f"combo {eight}")
    assert table.points(1) == (3 + 2 + 1 + 1 + 1 + 1) + 2 + 1
    assert table.hand_size(1) == 0


def test_jb_40_only_cards_from_the_hand() -> None:
    table = lay(seat("gedig-1"), seat("tancep-1"), discarded="pites-1")
    assert table.refused("combo gedig-1 tancep-1") == "not-in-hand"
    assert table.refused("combo gedig-1 pites-1") == "not-in-hand"
    assert table.refused("combo gedig-1 gedig-1") == "card-twice"


def test_jb_40_only_action_cards() -> None:
    assert lay(seat("gedig-1 golok")).refused("combo gedig-1 golok-1") == "not-in-hand"


def test_jb_40_the_player_chooses_the_order() -> None:
    """Sikut Abis earns its point only where it is the last."""
    last = lay(seat("gedig-1 sikut-abis-3")).play("combo gedig-1 sikut-abis-3")
    first = lay(seat("gedig-1 sikut-abis-3")).play("combo sikut-abis-3 gedig-1")
    assert (last.points(1), first.points(1)) == (6, 5)


@pytest.mark.parametrize(
    "cards",
    [
        "cauk-1 tancep-3 sikut-abis-1",
        "cauk-3 kebut-1 gedig-4",
        "gedig-1 tancep-1 pites-3",
        "cauk-2 gedig-3 sikut-abis-4",
        "ketok-1 broneng-2 sikut-potong-3",
    ],
)
def test_jb_41_a_direction_that_all_have(cards: str) -> None:
    assert allowed(cards) is None


@pytest.mark.parametrize(
    "cards",
    [
        "cauk-1 gedig-1",
        "cauk-1 ketok-1 gedig-1",
        "ketok-2 kebut-3 pites-2",
        "salam-1 cauk-1 gedig-4",
    ],
)
def test_jb_41_without_one_it_is_no_combo(cards: str) -> None:
    assert allowed(cards) == "no-shared-direction"


def test_jb_41_each_with_its_neighbour_is_not_enough() -> None:
    """Up with up and right, right with right and down: but nothing runs through."""
    assert allowed("ketok-2 broneng-3") is None
    assert allowed("broneng-3 kebut-3") is None
    assert allowed("kebut-3 pites-1") is None
    assert allowed("cauk-1 broneng-3 kebut-3") == "no-shared-direction"


def test_jb_42_each_name_once() -> None:
    assert allowed("tancep-3 tancep-4") == "name-twice"
    assert allowed("ketok-1 kebut-2 ketok-2") == "name-twice"


def test_jb_42_other_directions_do_not_make_another_name() -> None:
    assert allowed("salam-1 sikut-bendung-1 sikut-bendung-2") == "name-twice"


def test_jb_42_a_common_word_is_not_a_common_name() -> None:
    assert allowed("sikut-abis-1 sikut-potong-3 sikut-bendung-1") is None


def test_jb_43_pasang_pukul_excuses_one_card() -> None:
    assert allowed("cauk-1 pasang-pukul-1 gedig-4 tancep-3") is None


def test_jb_43_pasang_pukul_excuses_no_second_card() -> None:
    assert allowed("cauk-1 pasang-pukul-1 gedig-4 sikut-abis-2") == "no-shared-direction"


def test_jb_43_only_the_card_right_after_it() -> None:
    assert allowed("cauk-1 pasang-pukul-1 tancep-3 gedig-4") == "no-shared-direction"


def test_jb_43_not_the_card_before_it() -> None:
    assert allowed("cauk-1 gedig-4 pasang-pukul-1 tancep-3") == "no-shared-direction"


@pytest.mark.parametrize(
    ("bridge", "one", "other"),
    [
        ("pasang-pukul-1", "cauk-1 tancep-3", "gedig-4"),
        ("pasang-pukul-2", "cauk-3 kebut-1", "gedig-1"),
        ("pasang-pukul-3", "pites-1 tancep-1", "gedig-3"),
        ("pasang-pukul-4", "cauk-2 kebut-1", "tancep-3"),
    ],
)
def test_jb_43_each_copy_bridges_its_own_pair(bridge: str, one: str, other: str) -> None:
    first, last = one.split()
    assert allowed(f"{first} {bridge} {other} {last}") is None
    for copy in range(1, 5):
        if f"pasang-pukul-{copy}" != bridge:
            wrong = f"{first} pasang-pukul-{copy} {other} {last}"
            assert allowed(wrong) == "no-shared-direction"


def test_jb_43_the_excused_card_needs_the_bridges_other_direction() -> None:
    """The bridge joins up and right: left and down are not on it."""
    assert allowed("cauk-1 pasang-pukul-1 gedig-3 tancep-3") == "no-shared-direction"
    assert allowed("cauk-1 pasang-pukul-1 gedig-1 tancep-3") == "no-shared-direction"


def test_jb_43_the_shared_direction_must_be_on_the_bridge() -> None:
    """Down is shared; a bridge from up to right cannot even be laid there."""
    assert allowed("gedig-1 pasang-pukul-1 cauk-3") == "no-shared-direction"


def test_jb_43_it_may_stand_first_and_its_card_last() -> None:
    assert allowed("pasang-pukul-1 gedig-4 cauk-1") is None
    assert allowed("cauk-1 tancep-3 pasang-pukul-1 gedig-4") is None


def test_jb_43_either_direction_may_be_the_shared_one() -> None:
    assert allowed("pasang-pukul-1 tancep-3 gedig-4") is None
    assert allowed("pasang-pukul-1 gedig-4 tancep-3") is None


def test_jb_43_two_bridges_carry_two_cards() -> None:
    """Only Bang Madun may lay both."""
    row = "pasang-pukul-1 gedig-4 pasang-pukul-4 cauk-2 tancep-3"
    assert allowed(row, character="bang-madun") is None
    assert allowed(row) == "name-twice"


def test_jb_43_a_carried_bridge_carries_nothing() -> None:
    """The second one came over right, so up, the shared one, is not among its directions."""
    row = "cauk-1 pasang-pukul-1 pasang-pukul-2 gedig-1 tancep-3"
    assert allowed(row, character="bang-madun") == "no-shared-direction"
    rest = "cauk-1 pasang-pukul-1 pasang-pukul-2 tancep-3"
    assert allowed(rest, character="bang-madun") is None


def test_jb_44_the_excused_card_needs_a_name_of_its_own() -> None:
    assert allowed("cauk-1 pasang-pukul-1 cauk-3 tancep-3") == "name-twice"


def test_jb_44_the_cards_after_it_follow_the_shared_direction_again() -> None:
    assert allowed("cauk-1 pasang-pukul-1 gedig-4 tancep-3 sikut-abis-1") is None
    assert allowed("cauk-1 pasang-pukul-1 gedig-4 sikut-potong-1") == "no-shared-direction"


def test_jb_44_they_need_nothing_in_common_with_it() -> None:
    """Gedig points right, Tancep up: side by side they would be no Combo."""
    assert allowed("gedig-4 tancep-3") == "no-shared-direction"
    assert allowed("pasang-pukul-1 gedig-4 tancep-3") is None


def test_jb_45_drawn_cards_go_to_the_hand() -> None:
    table = lay(seat("gedig-3 kebut-1 golok"), deck="cauk-2").play("combo kebut-1 gedig-3")
    assert table.hand(1) == ["cauk-2", "golok-1"]
    assert table.told("combo")[0]["n"] == 2
    assert table.refused("combo cauk-2") == "action-taken"


def test_jb_45_a_card_still_in_the_deck_cannot_be_laid() -> None:
    table = lay(seat("kebut-1"), deck="cauk-2")
    assert table.refused("combo kebut-1 cauk-2") == "not-in-hand"


@pytest.mark.parametrize(
    ("row", "refusal"),
    [
        ("tancep-3", None),
        ("gedig-1 tancep-1 pites-3", None),
        ("cauk-1 ketok-1 gedig-1", "no-shared-direction"),
        ("tancep-3 tancep-4", "name-twice"),
        ("cauk-1 pasang-pukul-1 gedig-4 tancep-3", None),
        ("cauk-1 pasang-pukul-1 tancep-3 gedig-4", "no-shared-direction"),
        ("pasang-pukul-1 tancep-3 gedig-4", None),
    ],
)
def test_the_rows_on_the_rules_page(row: str, refusal: str | None) -> None:
    assert allowed(row) == refusal


def test_the_row_that_only_bang_madun_may_play() -> None:
    assert allowed("tancep-3 tancep-4", character="bang-madun") is None


def test_the_rules_refuse_what_the_table_refuses() -> None:
    """A table that asks the rules themselves hears the same."""
    table = lay(seat("cauk-1 gedig-1"), seat("tancep-3"))
    state = table.match._state
    clash = RULES.read("combo cauk-1 gedig-1")
    refusals = [RULES.refusal(state, 0, clash), table.match.refusal(0, clash)]
    assert refusals[0] == refusals[1]
    assert refusals[0] is not None
