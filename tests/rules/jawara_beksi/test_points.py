"""What a Combo earns, and what effects do: JB-50 to JB-58."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import lay, lay_toml, seat


def test_jb_50_scores_are_added_up() -> None:
    table = lay(seat("gedig-1 tancep-1")).play("combo gedig-1 tancep-1")
    assert (table.points(1), table.pool) == (5, 20)


def test_jb_50_effects_happen_from_the_left_then_the_bonus_then_the_taking() -> None:
    hand = "cauk-2 kebut-1 bandut-1 sikut-bendung-1"
    table = lay(seat(hand), seat(points=2), dice=[2]).play(f"combo {hand}")
    kinds = table.kinds()
    order = ["combo", "took-points", "drew-own", "effect-rolled", "guarded", "bonus", "earned"]
    start = kinds.index("combo")
    assert kinds[start : start + len(order)] == order


def test_jb_50_another_order_is_another_order_of_effects() -> None:
    hand = "sikut-bendung-1 bandut-1 kebut-1 cauk-2"
    table = lay(seat(hand), seat(points=2), dice=[2]).play(f"combo {hand}")
    kinds = table.kinds()
    start = kinds.index("combo") + 1
    assert kinds[start : start + 4] == ["guarded", "effect-rolled", "drew-own", "took-points"]


def test_jb_50_the_pool_is_untouched_until_all_effects_have_happened() -> None:
    table = lay(seat("gedig-3 cauk-2"), seat(points=1), seat(points=1)).play("combo gedig-3 cauk-2")
    assert table.asked == "opponent"
    assert (table.pool, table.points(1)) == (28, 0)
    table.play("choose 2")
    assert (table.pool, table.points(1)) == (24, 5)


def test_jb_50_points_put_back_can_be_taken_by_the_same_combo() -> None:
    """Pites is an effect, so it comes before the taking: the pool of 1 has 3 by then."""
    hand = "gedig-1 tancep-1 pites-1"
    table = lay(seat(hand), seat(points=5), pool=1).play(f"combo {hand}")
    assert table.numbers("earned") == [3]
    assert (table.points(1), table.points(2), table.pool) == (3, 3, 0)


def test_jb_50_bonus_then_support_cards_then_the_judge() -> None:
    """Golok lifts the total before Bang Rojali lowers it, and only then 0 is the least."""
    table = lay(seat("salam-1 golok"), judge="bang-rojali")
    table.play("support golok-1", "combo salam-1")
    assert table.points(1) == 0 + 2 - 1


def test_jb_50_a_combo_from_start_to_finish() -> None:
    """Every kind of step: a Support card before it, a bridge, a draw, a die, the bonus, a Judge."""
    table = lay_toml(
        """
        players = 3
        judge = "bang-rojali"
        turn = 1
        pool = 14
        dice = [2]

        [deck]
        support = ["piala-1"]

        [[seat]]
        character = "mpok-leha"
        hand = ["golok-1", "salam-1", "pasang-pukul-1", "broneng-1", "bandut-1", "sikut-abis-1"]
        """
    )
    table.play("support golok-1")
    swapped = "combo salam-1 pasang-pukul-1 bandut-1 broneng-1 sikut-abis-1"
    assert table.refused(swapped) == "no-shared-direction"
    table.play("combo salam-1 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1")
    assert table.points(1) == 11
    assert table.pool == 3
    assert table.hand(1) == ["piala-1"]
    assert len(table.discards()) == 6
    table.play("support piala-1")
    assert table.points(1) == 13
    assert table.pool == 1


def test_jb_50_the_same_combo_with_eight_points_left() -> None:
    hand = "golok-1 salam-1 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1"
    table = lay(seat(hand), seat(), seat(), judge="bang-rojali", pool=8, dice=[2])
    table.play("support golok-1", "combo salam-1 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1")
    assert table.score(1) == 8 + 3
    assert table.round == 2


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("gedig-1", 3),
        ("gedig-1 tancep-1", 5),
        ("gedig-1 tancep-1 ketok-1", 6 + 1),
        ("gedig-1 tancep-1 ketok-1 broneng-2", 7 + 1),
        ("gedig-1 tancep-1 ketok-1 broneng-2 kebut-3", 8 + 1),
    ],
)
def test_jb_51_three_cards_or_more_earn_one_point_more(cards: str, points: int) -> None:
    table = lay(seat(cards)).play(f"combo {cards}")
    assert table.points(1) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("cauk-1 tancep-3 pukulan-clentang-1", 5 + 2 + 1),
        ("pukulan-clentang-1 cauk-1 tancep-3", 5 + 1),
        ("cauk-1 pukulan-clentang-1 tancep-3", 5 + 1),
        ("cauk-1 tancep-3 sikut-potong-3 pukulan-clentang-1", 6 + 1),
        ("cauk-1 tancep-3 sikut-potong-3 ketok-1 pukulan-clentang-1", 7 + 1),
        ("cauk-1 tancep-3 pukulan-clentang-1 sikut-potong-3 ketok-1", 7 + 2 + 1),
    ],
)
def test_jb_52_third_means_the_third_place(cards: str, points: int) -> None:
    table = lay(seat(cards)).play(f"combo {cards}")
    assert table.points(1) == points


def test_jb_52_pites_and_broneng_ask_for_the_third_place_too() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} pites-1"), seat(points=3)).play(f"combo {row} pites-1")
    assert table.points(2) == 3
    table = lay(seat(f"{row} broneng-2"), supports="golok").play(f"combo {row} broneng-2")
    assert table.hand(1) == []


def test_jb_53_never_below_zero() -> None:
    table = lay(seat("salam-1"), seat(), seat(), judge="bang-rojali").play("combo salam-1")
    assert (table.points(1), table.pool) == (0, 30)
    assert table.numbers("earned", "worth") == [0]


def test_jb_53_what_a_player_already_has_is_safe() -> None:
    table = lay(seat("salam-1", points=4), judge="bang-rojali").play("combo salam-1")
    assert (table.points(1), table.pool) == (4, 21)


@pytest.mark.parametrize(("pool", "earned"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_jb_54_no_more_than_the_pool_holds(pool: int, earned: int) -> None:
    table = lay(seat("gedig-1 tancep-1"), pool=pool).play("combo gedig-1 tancep-1")
    assert table.numbers("earned") == [earned]
    assert table.numbers("earned", "worth") == [5]
    assert table.score(1) == (earned + 3 if earned == pool else 0)


def test_jb_55_played_cards_are_discarded() -> None:
    table = lay(seat("gedig-1 tancep-1 golok")).play("support golok-1")
    assert table.discards() == ["golok-1"]
    table.play("combo gedig-1 tancep-1")
    assert table.discards() == ["gedig-1", "golok-1", "tancep-1"]
    assert table.hand(1) == []


def test_jb_55_anybody_may_look_through_the_piles() -> None:
    table = lay(seat("gedig-1 golok")).play("support golok-1", "combo gedig-1")
    for chair in (None, 1, 2):
        assert [len(pile) for pile in table.view(chair).discards] == [1, 1]
        assert all(card >= 0 for pile in table.view(chair).discards for card in pile)


PITES_THIRD = "gedig-1 tancep-1 pites-1"


@pytest.mark.parametrize(("points", "left"), [(1, 0), (2, 0), (3, 1)])
def test_jb_56_an_effect_returns_what_there_is(points: int, left: int) -> None:
    table = lay(seat(PITES_THIRD), seat(points=points)).play(f"combo {PITES_THIRD}")
    assert table.points(2) == left
    assert table.pool == 25 - left - (3 + 2 + 1 + 1)


def test_jb_56_an_effect_discards_what_there_is() -> None:
    table = lay(seat("ketok-1"), seat("golok"), discarded="kebut-1").play("combo ketok-1")
    assert "golok-1" in table.discards()
    empty = lay(seat("ketok-1"), seat()).play("combo ketok-1")
    assert empty.discards() == ["ketok-1"]
    assert empty.points(1) == 1


def test_jb_56_an_effect_takes_what_there_is() -> None:
    table = lay(seat("cauk-1"), seat()).play("combo cauk-1")
    assert (table.points(1), table.points(2)) == (1, 0)


def test_jb_57_with_more_than_one_opponent_the_player_says_who() -> None:
    table = lay(seat("cauk-1"), seat(points=2), seat(points=5)).play("combo cauk-1")
    assert (table.asked, table.asked_seat) == ("opponent", 1)
    assert table.offers() == ["choose 2", "choose 3"]
    assert table.refused("choose 1") == "opponent"
    assert table.play("choose 3").points(3) == 4
    assert table.points(1) == 2


def test_jb_57_with_one_there_is_nothing_to_ask() -> None:
    table = lay(seat("cauk-1"), seat(points=2)).play("combo cauk-1")
    assert (table.turn, table.points(2)) == (2, 1)


def test_jb_57_only_who_would_feel_it_can_be_chosen() -> None:
    chairs = [seat("cauk-1"), seat(points=2), seat(), seat(points=1)]
    table = lay(*chairs).play("combo cauk-1")
    assert table.offers() == ["choose 2", "choose 4"]
    assert table.refused("choose 3") == "opponent"


def test_jb_57_with_nobody_to_choose_the_effect_is_lost() -> None:
    table = lay(seat("cauk-1"), seat(), seat(guard=True, points=4)).play("combo cauk-1")
    assert "effect-lost" in table.kinds()
    assert table.turn == 2
    assert (table.points(1), table.points(3)) == (1, 4)


def test_jb_57_each_effect_asks_when_it_happens() -> None:
    """After Cauk has taken seat 2's only point, Pites can reach seat 3 alone."""
    hand = "cauk-2 kebut-1 pites-2"
    table = lay(seat(hand), seat(points=1), seat(points=3)).play(f"combo {hand}", "choose 2")
    assert [table.points(2), table.points(3)] == [0, 1]
    asked = lay(seat(hand), seat(points=1), seat(points=3)).play(f"combo {hand}", "choose 3")
    assert asked.offers() == ["choose 2", "choose 3"]


def test_jb_57_who_will_skip_already_cannot_be_chosen_for_it_again() -> None:
    chairs = [seat("sikut-potong-1"), seat(skip_draw=True), seat(), seat()]
    assert lay(*chairs).play("combo sikut-potong-1").offers() == ["choose 3", "choose 4"]


def test_jb_57_nothing_else_happens_before_the_answer() -> None:
    table = lay(seat("cauk-1 golok"), seat(points=1), seat(points=1)).play("combo cauk-1")
    for text in ("end", "draw", "support golok-1"):
        assert table.refused(text) == "other-question"


def test_jb_58_points_of_a_support_card_come_from_the_pool() -> None:
    hand = "gedig-1 tancep-1 ketok-1 piala"
    table = lay(seat(hand), pool=12).play("combo gedig-1 tancep-1 ketok-1", "support piala-1")
    assert (table.points(1), table.pool) == (9, 3)


@pytest.mark.parametrize("pool", [8, 9])
def test_jb_58_they_can_end_the_round(pool: int) -> None:
    hand = "gedig-1 tancep-1 ketok-1 piala"
    table = lay(seat(hand), pool=pool).play("combo gedig-1 tancep-1 ketok-1", "support piala-1")
    assert table.score(1) == pool + 3
    assert table.asked == "character"


def test_jb_58_no_judge_lowers_them() -> None:
    hand = "gedig-1 tancep-1 ketok-1 piala"
    table = lay(seat(hand), judge="bang-rojali")
    table.play("combo gedig-1 tancep-1 ketok-1", "support piala-1")
    assert table.points(1) == 6 + 1 - 1 + 2
