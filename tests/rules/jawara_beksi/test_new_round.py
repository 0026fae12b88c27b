"""How a new round begins: JB-80 to JB-84."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.jawara_beksi.table import PACK, Scenario, Table, lay, seat


def end_round(
    *others: Scenario, score: int = 0, dice: Sequence[int] = (), judge: str = "mpok-mumun"
) -> Table:
    """Seat 1 takes the last point; its own Score goes up by 4."""
    table = lay(seat("gedig-4", score=score), *others, pool=1, dice=dice, judge=judge)
    return table.play("combo gedig-4")


def choosers(table: Table) -> list[int]:
    """Who takes a Character, in order."""
    found: list[int] = []
    while table.asked == "character":
        found.append(table.asked_seat)
        table.play(table.offers()[0])
    return found


@pytest.mark.parametrize(
    ("scores", "order"),
    [
        ([9, 2, 5, 7], [2, 3, 4, 1]),
        ([9, 8, 5, 1], [4, 1, 2, 3]),
        ([0, 9, 5, 6], [1, 2, 3, 4]),
    ],
)
def test_jb_80_the_lowest_chooses_first_then_clockwise(scores: list[int], order: list[int]) -> None:
    table = end_round(*[seat(score=score) for score in scores[1:]], score=scores[0])
    assert choosers(table) == order


def test_jb_80_with_two_players_too() -> None:
    assert choosers(end_round(seat(score=1))) == [2, 1]
    assert choosers(end_round(seat(score=9))) == [1, 2]


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ([1, 1, 0, 1], [2, 3, 1]),
        ([1, 1, 2, 1], [3, 1, 2]),
        ([1, 1, 2, 0, 0, 1, 1, 1], [3, 1, 2]),
    ],
)
def test_jb_80_two_dice_decide_between_the_lowest(dice: list[int], order: list[int]) -> None:
    table = end_round(seat(score=1), seat(score=1), dice=dice)
    assert choosers(table) == order
    assert table.numbers("rolled", "seat") == [2, 3] * (len(dice) // 4)


def test_jb_80_all_characters_go_back() -> None:
    table = end_round(seat(), seat())
    assert table.view().characters == [-1, -1, -1]
    assert len(table.offers("character")) == 4


def test_jb_80_one_may_take_the_same_again_or_anothers() -> None:
    table = lay(seat("gedig-4", character="bang-madun"), seat(character="mpok-leha"), pool=1).play(
        "combo gedig-4"
    )
    assert table.asked_seat == 2
    table.play("character bang-madun")
    assert table.refused("character bang-madun") == "character-taken"
    table.play("character mpok-leha")
    names = [PACK.characters[one] for one in table.view().characters]
    assert names == ["mpok-leha", "bang-madun"]


def test_jb_81_a_new_judge_from_those_left() -> None:
    found = set()
    for i in range(25):
        table = lay(seat("gedig-4"), pool=1, judge="babe-sanip", seed=f"judge {i}")
        found.add(table.play("combo gedig-4").take_characters().judge)
    assert found == set(PACK.judges) - {"babe-sanip"}


def test_jb_81_the_last_round_has_one_judge_left() -> None:
    table = lay(seat("gedig-4"), pool=1, round=4, rounds=5)
    [left] = table.view().judges_left
    assert table.play("combo gedig-4").take_characters().judge == PACK.judges[left]


def test_jb_82_the_pool_is_filled_and_cards_are_drawn() -> None:
    """Four players, the second round; seat 3 is last, seat 2 begins and is in its Draw Phase."""
    table = end_round(seat(score=9), seat(score=1), seat(score=9))
    table.play("character mpok-leha", "character bang-madun")
    table.play("character neng-romlah", "character bang-miun")
    assert table.pool == 45
    assert table.view().action_counts == [3, 3 + 1, 3 + 2, 3]
    assert table.view().support_counts == [2, 3, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_83_the_turn_goes_on_clockwise(seats: int) -> None:
    for ender in range(1, seats + 1):
        chairs = [seat("gedig-4" if one == ender else "") for one in range(1, seats + 1)]
        table = lay(*chairs, pool=1, turn=ender).play("combo gedig-4").take_characters()
        assert table.turn == ender % seats + 1


def test_jb_83_whoever_chose_first_or_challenged() -> None:
    """Seat 3 challenges and chooses first, but seat 1 took the last point: seat 2 begins."""
    table = lay(seat("gedig-4", points=5), seat(points=4, score=9), seat(points=1), pool=1)
    table.play("combo gedig-4", "no-challenge")
    assert table.asked_seat == 3
    assert table.take_characters().turn == 2


def test_jb_83_after_a_stalled_round_too() -> None:
    table = lay(seat(), seat(), seat(), turn=2, quiet=8).pass_turn().take_characters()
    assert (table.round, table.turn) == (2, 3)


def test_jb_83_after_tari_topeng_ended_it_too() -> None:
    table = lay(seat(), seat(laid="tari-topeng"), seat(), turn=2, phase="draw", pool=1, dice=[1, 1])
    assert table.take_characters().turn == 3


def test_jb_84_guard_ends_with_the_round() -> None:
    table = end_round(seat(guard=True), seat(guard=True))
    assert table.view().guard == [False, False, False]


def test_jb_84_guard_of_the_combo_that_ended_it_too() -> None:
    table = lay(seat("sikut-bendung-1"), pool=1).play("combo sikut-bendung-1")
    assert "guarded" in table.kinds()
    assert table.view().guard == [False, False]


def test_jb_84_a_draw_phase_to_skip_is_forgotten() -> None:
    table = end_round(seat(skip_draw=True), seat(skip_draw=True))
    assert table.view().skip_draw == [False, False, False]
    table.take_characters()
    assert table.view().action_counts[1] == 3 + 1


def test_jb_84_tari_topeng_is_discarded_without_effect() -> None:
    table = end_round(seat(laid="tari-topeng"))
    assert table.laid(2) == []
    assert "tari-topeng-1" in table.discards()
    table.take_characters()
    assert table.turn == 2
    assert table.points(2) == 0
    assert table.told("effect-rolled") == []


def test_jb_84_tari_topeng_of_the_turn_that_ended_the_round_too() -> None:
    hand = "gedig-1 tancep-1 pites-1 tari-topeng"
    table = lay(seat(hand), pool=1).play("support tari-topeng-1")
    assert table.laid(1) == ["tari-topeng-1"]
    table.play("combo gedig-1 tancep-1 pites-1")
    assert table.laid(1) == []
    assert "tari-topeng-1" in table.discards()


def test_jb_84_unused_help_for_a_combo_ends_as_well() -> None:
    """Golok, Toya and Peci were played, then Piala's points ended the round."""
    hand = "gedig-1 tancep-1 pites-1 piala tanjidor golok toya peci"
    table = lay(seat(hand), pool=8)
    table.play("combo gedig-1 tancep-1 pites-1", "support tanjidor-1")
    table.play("support golok-1", "support toya-1", "support peci-1", "support piala-1")
    assert table.round == 2
    table.take_characters().pass_turn()
    view = table.view()
    assert table.turn == 1
    assert (view.excuses, view.combo_points, view.bonus_sooner, view.combo_size) == (0, 0, 0, 0)


def test_jb_84_the_judges_restriction_and_the_characters_end() -> None:
    """Bang Rojali's round is over: somebody else sets the Restriction now."""
    table = end_round(seat(), judge="bang-rojali").take_characters()
    assert table.judge != "bang-rojali"
    assert PACK.judges.index("bang-rojali") not in table.view().judges_left
