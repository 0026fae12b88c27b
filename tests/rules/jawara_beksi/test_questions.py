"""The questions at the end of both rulebooks; they ask the same in both languages."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import PACK, lay, seat

LEADING = ["cauk-1", "tancep-3", "sikut-potong-3", "ketok-1"]


@pytest.mark.parametrize(("place", "works"), [(3, True), (4, False), (5, False)])
def test_a_third_card_effect_in_place_four_or_five(place: int, works: bool) -> None:
    """It works in the third place and in no other."""
    row = [*LEADING[: place - 1], "pukulan-clentang-1", *LEADING[place - 1 :]]
    table = lay(seat(" ".join(row))).play("combo " + " ".join(row))
    assert table.points(1) == 1 + 2 + 1 + 1 + 2 + 1 + (2 if works else 0)
    assert (len(table.told("effect-earned")) == 1) == works


def test_an_effect_on_somebody_who_has_too_few_points() -> None:
    """Who has to put two points back and has one puts back one."""
    row = "gedig-1 tancep-1 pites-1"
    table = lay(seat(row), seat(points=1), pool=10).play(f"combo {row}")
    assert table.numbers("returned-points") == [1]
    assert (table.points(2), table.pool) == (0, 10 + 1 - 7)


def test_an_effect_on_somebody_who_has_too_few_cards() -> None:
    """The last card goes; without any, nothing happens and the Combo counts all the same."""
    one = lay(seat("ketok-1"), seat("golok")).play("combo ketok-1")
    assert "golok-1" in one.discards()
    none = lay(seat("ketok-1"), seat()).play("combo ketok-1")
    assert none.points(1) == 1
    assert none.told("lost-card") == []


def test_a_last_combo_worth_more_than_what_is_left() -> None:
    """Only what is there is taken, and the Judge card comes with it."""
    table = lay(seat("gedig-1 tancep-1"), seat(), pool=2).play("combo gedig-1 tancep-1")
    assert table.numbers("earned") == [2]
    assert table.score(1) == 2 + 3


def test_playing_a_card_that_the_combo_itself_drew() -> None:
    """It stays in the hand until a later turn, and then it may be played."""
    table = lay(seat("kebut-1 golok"), seat(), deck="gedig-1").play("combo kebut-1")
    assert table.refused("combo gedig-1") == "action-taken"
    table.play("end").pass_turn()
    assert (table.turn, table.allows("combo gedig-1")) == (1, True)


def test_a_combo_after_pibu() -> None:
    """Pibu is a Support card: the Action is still to come."""
    table = lay(seat("pibu gedig-1", points=1), seat(points=1))
    table.play("support pibu-1", "challenge 2 1", "answer 1")
    before = table.points(1)
    assert table.play("combo gedig-1").points(1) == before + 3


def test_a_combo_worth_one_before_bang_rojali_with_one_point() -> None:
    """It earns nothing, the point stays, the round goes on."""
    table = lay(seat("ketok-1"), seat(), judge="bang-rojali", pool=1).play("combo ketok-1")
    assert (table.points(1), table.pool) == (0, 1)
    assert (table.round, table.turn) == (1, 2)


def test_a_combo_worth_two_takes_that_point() -> None:
    table = lay(seat("sikut-abis-1"), seat(), judge="bang-rojali", pool=1)
    assert table.play("combo sikut-abis-1").score(1) == 1 + 3


def test_ondel_ondel_against_a_tari_topeng_that_lies_open() -> None:
    """It is not in the hand, so it cannot be taken, and still takes effect."""
    table = lay(seat("tari-topeng"), seat("ondel-ondel golok"), dice=[2, 1])
    table.play("support tari-topeng-1", "draw")
    assert table.turn == 2
    assert table.refused("support ondel-ondel-1") == "support-useless"
    table.pass_turn()
    assert (table.turn, table.points(1)) == (1, 3)


def test_ondel_ondel_takes_from_the_hand_beside_it() -> None:
    table = lay(seat("tari-topeng peci"), seat("ondel-ondel"))
    table.play("support tari-topeng-1", "draw", "end", "support ondel-ondel-1")
    assert table.view(2).supports == [PACK.numbers["peci-1"]]
    assert table.laid(1) == ["tari-topeng-1"]


def test_a_pasang_pukul_from_up_to_right() -> None:
    """All share up; the one card after Pasang Pukul points right."""
    row = "cauk-1 tancep-3 sikut-abis-1 pasang-pukul-1 gedig-4"
    assert lay(seat(row)).allows(f"combo {row}")
    without = "cauk-1 tancep-3 sikut-abis-1 gedig-4"
    assert lay(seat(without)).refused(f"combo {without}") == "no-shared-direction"
