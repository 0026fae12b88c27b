"""How a round ends: JB-70 to JB-76."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.jawara_beksi.table import Scenario, Table, lay, seat


def last_point(
    *others: Scenario, mine: int = 0, score: int = 0, dice: Sequence[int] = (), deck: str = ""
) -> Table:
    """Seat 1 takes the last point with Gedig."""
    me = seat("gedig-4", points=mine, score=score)
    return lay(me, *others, pool=1, dice=dice, deck=deck).play("combo gedig-4")


def test_jb_70_an_empty_pool_ends_the_round() -> None:
    table = lay(seat("gedig-1"), seat(), pool=3).play("combo gedig-1")
    assert table.told("scored") != []
    assert table.round == 2


def test_jb_70_one_point_left_does_not() -> None:
    table = lay(seat("gedig-1"), seat(), pool=4).play("combo gedig-1")
    assert (table.round, table.turn, table.pool) == (1, 2, 1)


def test_jb_70_points_that_change_hands_do_not() -> None:
    table = lay(seat("cauk-1"), seat(points=1), judge="bang-rojali", pool=1).play("combo cauk-1")
    assert (table.points(1), table.pool, table.round) == (1, 1, 1)


def test_jb_71_the_last_point_brings_the_judge_card() -> None:
    table = lay(seat("gedig-1"), seat(), pool=3).play("combo gedig-1")
    assert table.scores() == [3 + 3, 0]


def test_jb_71_even_if_the_pool_was_too_small() -> None:
    table = lay(seat("gedig-1"), seat(), pool=1).play("combo gedig-1")
    assert table.scores() == [1 + 3, 0]


def test_jb_71_everybody_sees_who_holds_it() -> None:
    table = last_point(seat(points=2))
    for chair in (None, 1, 2):
        assert table.view(chair).judge_holder == 0


def test_jb_71_only_who_took_the_last_point_gets_it() -> None:
    table = last_point(seat(points=9), seat(points=7), mine=8).play("no-challenge")
    assert table.scores() == [8 + 1 + 3, 9, 7]


def test_jb_72_the_rest_of_the_turn_is_not_played() -> None:
    hand = "gedig-1 tancep-1 pites-1 piala tanjidor bir-pletok"
    table = lay(seat(hand), seat(), pool=2, hands="kept").play("combo gedig-1 tancep-1 pites-1")
    assert table.round == 2
    assert table.score(1) == 2 + 3
    assert {"piala-1", "tanjidor-1", "bir-pletok-1"} <= set(table.hand(1))


def test_jb_72_only_the_card_limit_is_kept() -> None:
    """Nine cards in hand: the round waits for the two discards, and for them alone."""
    hand = "gedig-1 gedig-2 gedig-3 gedig-4 tancep-1 tancep-2 tancep-3 tancep-4 golok peci"
    table = lay(seat(hand), seat(), pool=2, hands="kept").play("combo gedig-1")
    assert (table.asked, table.asked_seat, table.round) == ("discard", 1, 1)
    assert table.refused("support golok-1") == "other-question"
    table.play("discard tancep-1")
    assert (table.asked, table.round) == ("discard", 1)
    table.play("discard golok-1")
    assert (table.asked, table.round) == ("character", 2)
    assert table.hand_size(1) == 7


def test_jb_72_the_card_limit_comes_before_the_duel() -> None:
    hand = "gedig-1 gedig-2 gedig-3 gedig-4 tancep-1 tancep-2 tancep-3 tancep-4 golok"
    table = lay(seat(hand), seat(points=2), pool=2, hands="kept").play("combo gedig-1")
    assert table.asked == "discard"
    table.play("discard golok-1")
    assert (table.asked, table.asked_seat) == ("challenge", 2)


def test_jb_72_nobody_else_has_to_discard() -> None:
    many = "gedig-2 gedig-3 tancep-1 tancep-2 tancep-3 tancep-4 ketok-1 ketok-2 ketok-3"
    table = lay(seat("gedig-1"), seat(many), pool=2, hands="kept").play("combo gedig-1")
    assert (table.asked, table.hand_size(2)) == ("character", 9)


@pytest.mark.parametrize("rounds", [3, 5])
def test_jb_72_nobody_chooses_from_a_hand_that_goes_back(rounds: int) -> None:
    """Also in the last round, after which no hand is needed any more."""
    many = "gedig-2 gedig-3 tancep-1 tancep-2 tancep-3 tancep-4 ketok-1 ketok-2 ketok-3"
    table = lay(seat(f"gedig-1 {many}"), pool=2, round=3, rounds=rounds).play("combo gedig-1")
    assert "discarded" not in table.kinds()
    assert (table.asked, table.round) == (("", 3) if rounds == 3 else ("character", 4))


def test_jb_72_a_round_can_end_before_the_draw_phase() -> None:
    me = seat("kebut-1", laid="tari-topeng")
    table = lay(me, seat(), phase="draw", pool=2, dice=[1, 2], hands="kept")
    assert table.score(1) == 2 + 3
    assert table.asked == "character"
    assert table.hand(1) == ["kebut-1"]


def test_jb_73_the_last_of_the_round_may_challenge() -> None:
    table = last_point(seat(points=2), seat(points=4))
    assert (table.asked, table.asked_seat) == ("challenge", 2)
    assert table.offers() == [
        "challenge 1 1",
        "challenge 3 1",
        "challenge 3 2",
        "no-challenge",
    ]


def test_jb_73_may_but_need_not() -> None:
    table = last_point(seat(points=2)).play("no-challenge")
    assert table.scores() == [1 + 3, 2]


def test_jb_73_the_judge_card_counts() -> None:
    """Seat 1 has one token, but four points with the Judge card; seat 2 has three."""
    table = last_point(seat(points=3))
    assert table.asked_seat == 2


def test_jb_73_the_winner_of_the_judge_card_may_be_last_all_the_same() -> None:
    assert last_point(seat(points=5)).asked_seat == 1


def test_jb_73_the_score_board_does_not_count_at_first() -> None:
    table = last_point(seat(points=2, score=50), seat(points=3), mine=5)
    assert table.asked_seat == 2


@pytest.mark.parametrize(("two", "three", "challenger"), [(5, 9, 2), (9, 5, 3)])
def test_jb_73_among_tied_players_the_least_in_all(two: int, three: int, challenger: int) -> None:
    table = last_point(seat(points=2, score=two), seat(points=2, score=three), mine=5)
    assert (table.asked, table.asked_seat) == ("challenge", challenger)
    assert "rolled" not in table.kinds()


def test_jb_73_only_tied_players_are_compared() -> None:
    """Seat 4 has the least in all, but not of this round."""
    chairs = [seat(points=2, score=9), seat(points=2, score=8), seat(points=3)]
    assert last_point(*chairs, mine=5, score=9).asked_seat == 3


def test_jb_73_a_tie_can_be_with_the_judge_card() -> None:
    """One token and the Judge card against four tokens."""
    assert last_point(seat(points=4, score=3), score=5).asked_seat == 2
    assert last_point(seat(points=4, score=5), score=3).asked_seat == 1


@pytest.mark.parametrize(
    ("dice", "challenger"),
    [
        ([2, 2, 1, 1], 2),
        ([0, 1, 3, 0], 3),
        ([1, 1, 2, 0, 0, 0, 1, 0], 3),
        ([1, 1, 1, 1, 3, 0, 0, 1], 2),
    ],
)
def test_jb_73_still_tied_two_dice_decide(dice: list[int], challenger: int) -> None:
    table = last_point(seat(points=2), seat(points=2), mine=5, dice=dice)
    assert (table.asked, table.asked_seat) == ("challenge", challenger)
    assert len(table.told("rolled")) == len(dice) // 2


def test_jb_73_the_duel_goes_as_any_other() -> None:
    table = last_point(seat(points=2), seat(points=4), mine=5, dice=[1, 0, 0, 0]).play(
        "challenge 3 2"
    )
    assert (table.asked, table.asked_seat) == ("answer", 3)
    assert table.offers() == ["answer 1", "answer 2"]
    table.play("answer 1")
    assert table.numbers("duel-drew") == [4, 3]
    assert table.round == 2


def test_jb_73_a_player_without_points_may_not_and_nobody_steps_in() -> None:
    table = last_point(seat(), seat(points=2), mine=5)
    assert table.asked == "character"
    assert table.scores() == [9, 0, 2]


def test_jb_74_the_points_go_to_the_score_board() -> None:
    chairs = [seat(points=2, score=20), seat(points=4, score=7)]
    table = last_point(*chairs, mine=5, score=11).play("no-challenge")
    assert table.scores() == [11 + 5 + 1 + 3, 20 + 2, 7 + 4]
    assert table.view().points == [0, 0, 0]


def test_jb_74_after_the_duel() -> None:
    deck = "gedig-1 gedig-2 gedig-3 salam-1 salam-2 salam-3"
    table = last_point(seat(points=3), mine=5, dice=[0, 0, 0, 0], deck=deck)
    assert table.scores() == [0, 0]
    table.play("challenge 1 3", "answer 3")
    assert table.scores() == [6 - 3 + 3, 3 + 3]


def test_jb_74_what_stands_there_cannot_be_taken() -> None:
    hand = "gedig-3 kebut-1 cauk-2"
    table = lay(seat(hand), seat(score=40), round=2).play(f"combo {hand}")
    assert table.score(2) == 40
    assert table.points(1) == 5 + 1
    assert "effect-lost" in table.kinds()


def test_jb_75_discards_stay_where_they_are() -> None:
    table = lay(
        seat("gedig-1"), seat(), pool=1, discarded="kebut-1 cauk-1", discarded_supports="peci"
    )
    table.play("combo gedig-1")
    before = table.discards()
    assert before == ["cauk-1", "gedig-1", "kebut-1", "peci-1"]
    table.take_characters()
    assert table.round == 2
    assert table.discards() == before
    assert "reshuffled" not in table.kinds()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_76_three_turns_each_without_a_point_end_the_round(seats: int) -> None:
    table = lay(*[seat() for _ in range(seats)])
    for turns in range(3 * seats):
        assert (table.round, table.view().quiet) == (1, turns)
        table.pass_turn()
    assert table.round == 2
    assert table.scores() == [0] * seats


def test_jb_76_the_rest_of_the_pool_is_removed() -> None:
    table = lay(seat(points=3), seat(points=5, score=2), quiet=5).pass_turn()
    assert table.numbers("stalled") == [17]
    assert table.pool == 0


def test_jb_76_nobody_gets_the_judge_card_and_the_last_may_challenge() -> None:
    table = lay(seat(points=3), seat(points=5), quiet=5).pass_turn()
    assert (table.asked, table.asked_seat) == ("challenge", 1)
    assert table.view().judge_holder == -1
    table.play("no-challenge")
    assert table.scores() == [3, 5]


def test_jb_76_a_point_from_the_pool_starts_the_count_again() -> None:
    table = lay(seat("gedig-1"), seat(), quiet=5).play("combo gedig-1")
    assert (table.round, table.view().quiet) == (1, 0)
    for _ in range(5):
        table.pass_turn()
    assert table.round == 1
    assert table.pass_turn().told("stalled") != []


@pytest.mark.parametrize(
    ("chair", "cards"),
    [
        (seat("salam-1"), "salam-1"),
        (seat("cauk-1"), "cauk-1"),
    ],
)
def test_jb_76_a_combo_that_takes_nothing_from_the_pool_does_not(
    chair: Scenario, cards: str
) -> None:
    """Bang Rojali makes them worth nothing; Cauk's point comes from an opponent."""
    table = lay(chair, seat(points=2), judge="bang-rojali", quiet=5).play(f"combo {cards}")
    assert table.told("stalled") != []


def test_jb_76_points_returned_change_nothing_in_the_count() -> None:
    """Two points come back and two leave: the pool is as before, yet points have left it."""
    hand = "bandut-2 salam-1 pites-1"
    table = lay(seat(hand), seat(points=2), quiet=3, dice=[0]).play(f"combo {hand}")
    assert (table.points(1), table.points(2), table.pool) == (2, 0, 23)
    assert table.view().quiet == 0


def test_jb_76_points_of_tari_topeng_start_it_again_too() -> None:
    table = lay(seat(laid="tari-topeng"), seat(), phase="draw", quiet=5, dice=[1, 0]).pass_turn()
    assert (table.round, table.view().quiet) == (1, 0)
    nothing = lay(seat(laid="tari-topeng"), seat(), phase="draw", quiet=5, dice=[0, 0]).pass_turn()
    assert nothing.told("stalled") != []


def test_jb_76_a_new_round_counts_from_nothing() -> None:
    table = lay(seat(), seat(), quiet=5).pass_turn().take_characters()
    assert (table.round, table.view().quiet, table.view().turns) == (2, 0, 0)
    for _ in range(5):
        table.pass_turn()
    assert table.round == 2
    assert table.pass_turn().round == 3


def test_jb_76_the_card_limit_still_holds() -> None:
    hand = "gedig-1 gedig-2 gedig-3 gedig-4 tancep-1 tancep-2 tancep-3"
    table = lay(seat(hand), seat(), quiet=5, hands="kept").play("draw")
    assert (table.asked, table.told("stalled")) == ("discard", [])
    table.discard_surplus()
    assert table.told("stalled") != []
    assert table.hand_size(1) == 7


@pytest.mark.parametrize(("quiet", "asked"), [(4, "discard"), (5, "character")])
def test_jb_76_a_hand_that_goes_back_knows_no_card_limit(quiet: int, asked: str) -> None:
    hand = "gedig-1 gedig-2 gedig-3 gedig-4 tancep-1 tancep-2 tancep-3"
    table = lay(seat(hand), seat(), quiet=quiet).play("draw")
    assert (table.asked, table.told("stalled") != []) == (asked, asked == "character")


def test_jb_76_everybody_sees_the_count() -> None:
    table = lay(seat(), seat(), quiet=2).pass_turn()
    for chair in (None, 1, 2):
        assert table.view(chair).quiet == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_jb_76_forty_turns_each_end_the_round(seats: int) -> None:
    """One point now and then keeps the count from running out, so the round just lasts."""
    first = seat("pasang-pukul-1", character="neng-romlah")
    table = lay(first, *[seat() for _ in range(seats - 1)], round=5, rounds=5)
    worth_one = ("pasang-pukul", "sikut-potong", "sikut-bendung", "kebut", "broneng")
    for turn in range(40 * seats):
        assert table.told("stalled") == []
        view = table.view()
        assert view.turns == turn
        small = [text for text in table.offers("combo") if text.count(" ") == 1]
        small = [text for text in small if text.split()[1].rsplit("-", 1)[0] in worth_one]
        if view.quiet >= 2 * seats and small:
            table.play(small[0])
            if table.asked == "opponent":
                table.play(table.offers()[0])
            table.discard_surplus()
        else:
            table.pass_turn()
    assert len(table.numbers("stalled")) == 1
    assert table.numbers("stalled")[0] > 0
