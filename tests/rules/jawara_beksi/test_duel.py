"""The DUEL: JB-60 to JB-69."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import (
    ACTION_CARDS,
    PACK,
    Scenario,
    Table,
    lay,
    lay_toml,
    rest_of,
    seat,
)

# What the two turn over when all dice show 0.
HIGH = "gedig-1 gedig-2 gedig-3"
LOW = "salam-1 salam-2 salam-3"


def duel(
    *others: Scenario,
    mine: int = 5,
    hand: str = "",
    dice: tuple[int, ...] = (0, 0, 0, 0),
    deck: str = f"{HIGH} {LOW}",
    judge: str = "mpok-mumun",
    character: str = "",
) -> Table:
    """Seat 1 has played Pibu."""
    me = seat(f"pibu-1 {hand}", points=mine, character=character)
    return lay(me, *others, dice=dice, deck=deck, judge=judge).play("support pibu-1")


def test_jb_60_pibu_starts_a_duel() -> None:
    table = duel(seat(points=3))
    assert (table.asked, table.asked_seat) == ("challenge", 1)


def test_jb_60_so_does_the_end_of_a_round() -> None:
    table = lay(seat("gedig-1", points=5), seat(points=3), pool=1).play("combo gedig-1")
    assert (table.asked, table.asked_seat) == ("challenge", 2)


def test_jb_60_the_game_stops_meanwhile() -> None:
    table = duel(seat("gedig-4", points=3), hand="tancep-1 golok")
    for text in ("draw", "end", "combo tancep-1", "support golok-1"):
        assert table.refused(text) == "other-question"
    table.play("challenge 2 2")
    assert table.asked_seat == 2
    assert table.refused("combo gedig-4") == "other-question"
    assert table.refused("combo tancep-1", seat=1) == "not-your-turn"


def test_jb_60_pibu_has_to_lead_to_a_duel() -> None:
    table = duel(seat(points=3))
    assert table.refused("no-challenge") == "must-challenge"
    assert "no-challenge" not in table.offers()


@pytest.mark.parametrize(("mine", "theirs", "most"), [(5, 3, 3), (2, 9, 2), (4, 4, 4), (1, 1, 1)])
def test_jb_61_one_point_up_to_what_both_have(mine: int, theirs: int, most: int) -> None:
    table = duel(seat(points=theirs), mine=mine)
    assert table.offers() == [f"challenge 2 {wager}" for wager in range(1, most + 1)]
    assert table.refused("challenge 2 0") == "wager"
    assert table.refused(f"challenge 2 {most + 1}") == "wager"


def test_jb_61_one_opponent_is_named_with_the_wager() -> None:
    table = duel(seat(points=2), seat(), seat(points=7), mine=3)
    assert table.offers() == [
        "challenge 2 1",
        "challenge 2 2",
        "challenge 4 1",
        "challenge 4 2",
        "challenge 4 3",
    ]
    assert table.refused("challenge 2 3") == "wager"
    assert table.refused("challenge 3 1") == "opponent"
    assert table.refused("challenge 1 1") == "opponent"


def test_jb_61_points_that_were_lost_again_cannot_be_wagered() -> None:
    """Seat 2 had three points, but Pites put two back."""
    hand = "pibu-1 gedig-1 tancep-1 pites-1"
    table = lay(seat(hand), seat(points=3))
    table.play("combo gedig-1 tancep-1 pites-1", "support pibu-1")
    assert table.offers() == ["challenge 2 1"]


def test_jb_62_the_judge_card_cannot_be_wagered() -> None:
    """Seat 1 has 2 tokens and the Judge card; seat 2, with 4 tokens, has fewer points."""
    table = lay(seat("gedig-1"), seat(points=4), pool=2).play("combo gedig-1")
    assert (table.asked, table.asked_seat) == ("challenge", 2)
    assert table.offers("challenge") == ["challenge 1 1", "challenge 1 2"]
    assert table.refused("challenge 1 3") == "wager"


def test_jb_62_nor_by_the_challenger_who_has_it() -> None:
    """Seat 1 ends the round with 1 token and the Judge card and is still the last."""
    table = lay(seat("gedig-1"), seat(points=9), pool=1).play("combo gedig-1")
    assert (table.asked, table.asked_seat) == ("challenge", 1)
    assert table.offers("challenge") == ["challenge 2 1"]


def test_jb_62_the_score_board_cannot_be_wagered() -> None:
    table = lay(seat("pibu-1", points=2, score=30), seat(points=1, score=30), round=2)
    assert table.play("support pibu-1").offers() == ["challenge 2 1"]
    rich = lay(seat("pibu-1", score=30), seat(points=1, score=30), round=2)
    assert rich.refused("support pibu-1") == "support-useless"


@pytest.mark.parametrize(("wager", "least"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_jb_63_the_wager_may_be_lowered_to_half_rounded_up(wager: int, least: int) -> None:
    table = duel(seat(points=6), mine=6).play(f"challenge 2 {wager}")
    assert (table.asked, table.asked_seat) == ("answer", 2)
    assert table.offers() == [f"answer {n}" for n in range(least, wager + 1)]
    assert table.refused(f"answer {least - 1}") == "wager"
    assert table.refused(f"answer {wager + 1}") == "wager"


def test_jb_63_the_lowered_wager_is_what_is_paid() -> None:
    table = duel(seat(points=6), mine=6).play("challenge 2 5", "answer 3")
    assert (table.points(1), table.points(2)) == (9, 3)


def test_jb_63_no_refusing() -> None:
    table = duel(seat(points=6)).play("challenge 2 5")
    assert table.refused("no-challenge") == "other-question"
    assert all(text.startswith("answer ") for text in table.offers())


@pytest.mark.parametrize(
    ("dice", "cards"), [((0, 0, 0, 0), [3, 3]), ((1, 2, 0, 1), [6, 4]), ((3, 3, 2, 0), [9, 5])]
)
def test_jb_64_three_cards_and_one_for_each_pip(dice: tuple[int, ...], cards: list[int]) -> None:
    table = duel(seat(points=3), dice=dice, deck="")
    before = table.deck_sizes()[0]
    table.play("challenge 2 1", "answer 1")
    assert table.numbers("duel-drew") == cards
    assert [facts["dice"] for facts in table.told("duel-drew")] == [list(dice[:2]), list(dice[2:])]
    assert table.deck_sizes()[0] == before - sum(cards)


def test_jb_64_hands_are_set_aside() -> None:
    table = duel(seat("kebut-1 peci", points=3), hand="tancep-1 golok")
    table.play("challenge 2 1", "answer 1")
    assert table.hand(1) == ["golok-1", "tancep-1"]
    assert table.hand(2) == ["kebut-1", "peci-1"]


def test_jb_64_both_draw_face_down_before_either_shows() -> None:
    table = duel(seat(points=3)).play("challenge 2 1", "answer 1")
    kinds = [kind for kind in table.kinds() if kind.startswith("duel-")]
    assert kinds == ["duel-drew", "duel-drew", "duel-showed", "duel-showed", "duel-won"]
    assert not any("cards" in facts for facts in table.told("duel-drew"))


def test_jb_65_only_scores_count() -> None:
    """Cauk, Kebut, Ketok and Bandut do nothing; nor do names and directions matter."""
    deck = "gedig-1 gedig-3 tancep-3 cauk-1 kebut-1 ketok-1 bandut-1 sikut-bendung-1"
    table = duel(seat("peci", points=5), dice=(0, 0, 1, 1), deck=deck)
    table.play("challenge 2 1", "answer 1")
    assert table.numbers("duel-showed") == [3 + 3 + 2, 1 + 1 + 1 + 0 + 1]
    assert (table.points(1), table.points(2)) == (6, 4)
    assert table.hand(2) == ["peci-1"]
    assert table.view().guard == [False, False]


def test_jb_65_support_cards_played_before_wait_for_the_combo() -> None:
    hand = "pibu-1 golok-1 peci-1 peci-2 gedig-4"
    deck = "gedig-1 tancep-1 salam-1 gedig-2 tancep-2 salam-2"
    table = lay(seat(hand, points=5), seat(points=5), dice=[0, 0, 0, 0], deck=deck)
    table.play("support golok-1", "support peci-1", "support peci-2")
    table.play("support pibu-1", "challenge 2 1", "answer 1")
    assert table.numbers("duel-showed") == [5, 5]
    assert table.play("combo gedig-4").points(1) == 5 + 3 + 2 + 1


@pytest.mark.parametrize("character", PACK.characters)
@pytest.mark.parametrize("judge", PACK.judges)
def test_jb_65_no_character_and_no_judge_matters(character: str, judge: str) -> None:
    table = duel(seat(points=3), character=character, judge=judge, dice=(1, 0, 0, 0), deck="")
    table.play("challenge 2 1", "answer 1")
    assert table.numbers("duel-drew") == [4, 3]
    for showed in table.told("duel-showed"):
        cards = showed["cards"]
        assert isinstance(cards, list)
        assert showed["n"] == sum(PACK.scores[int(card)] for card in cards)


def test_jb_65_guard_does_not_help() -> None:
    table = duel(seat(points=3, guard=True)).play("challenge 2 3", "answer 3")
    assert (table.points(1), table.points(2)) == (8, 0)


@pytest.mark.parametrize(("deck", "points"), [(f"{HIGH} {LOW}", [7, 1]), (f"{LOW} {HIGH}", [3, 5])])
def test_jb_66_the_higher_sum_takes_both_wagers(deck: str, points: list[int]) -> None:
    table = duel(seat(points=3), deck=deck).play("challenge 2 2", "answer 2")
    assert [table.points(1), table.points(2)] == points
    assert table.pool == 25 - 8


def test_jb_66_a_tie_changes_nothing() -> None:
    deck = "gedig-1 salam-1 salam-2 tancep-1 cauk-1 salam-3"
    table = duel(seat(points=3), deck=deck).play("challenge 2 3", "answer 3")
    assert table.numbers("duel-showed") == [3, 3]
    assert [table.points(1), table.points(2)] == [5, 3]
    assert "duel-tied" in table.kinds()


def test_jb_66_more_cards_are_not_a_higher_sum() -> None:
    table = duel(seat(points=3), dice=(0, 0, 1, 0), deck=f"{HIGH} {LOW} gedig-4")
    table.play("challenge 2 1", "answer 1")
    assert table.numbers("duel-showed") == [9, 3]
    assert table.points(1) == 6


def test_jb_67_the_drawn_cards_are_discarded() -> None:
    table = duel(seat(points=3)).play("challenge 2 1", "answer 1")
    assert table.discards() == sorted(["pibu-1", *HIGH.split(), *LOW.split()])


@pytest.mark.parametrize("opponent", [2, 3])
def test_jb_67_the_challengers_turn_goes_on(opponent: int) -> None:
    table = duel(seat(points=3), seat(points=3), hand="tancep-1")
    table.play(f"challenge {opponent} 1", "answer 1")
    assert (table.asked, table.asked_seat) == ("act", 1)


def test_jb_67_after_the_action_it_goes_on_after_the_action() -> None:
    table = lay(seat("tancep-1 pibu-1 golok", points=2), seat(points=3))
    table.play("combo tancep-1", "support pibu-1", "challenge 2 1", "answer 1")
    assert table.offers() == ["end"]
    last = lay(seat("tancep-1 pibu-1", points=2), seat(points=3))
    last.play("combo tancep-1", "support pibu-1", "challenge 2 1", "answer 1")
    assert last.turn == 2


def test_jb_67_after_a_duel_at_the_end_of_a_round_that_end_goes_on() -> None:
    me = seat("gedig-4 kebut-1", points=5)
    other, deck = seat("peci", points=3), f"{LOW} {HIGH}"
    table = lay(me, other, pool=1, dice=[0, 0, 0, 0], deck=deck, hands="kept")
    table.play("combo gedig-4", "challenge 1 3", "answer 3")
    assert table.asked == "character"
    assert table.scores() == [6 + 3 + 3, 0]
    assert table.hand(1) == ["kebut-1"]
    assert table.hand(2) == ["peci-1"]


def test_jb_68_pibu_is_not_the_action() -> None:
    table = duel(seat(points=3), hand="tancep-1").play("challenge 2 1", "answer 1")
    assert table.refused("end") == "action-first"
    assert table.play("combo tancep-1").points(1) == 6 + 3


def test_jb_68_and_may_follow_it() -> None:
    table = lay(seat("tancep-1 pibu-1"), seat(points=3), dice=[0, 0, 0, 0], deck=f"{HIGH} {LOW}")
    assert table.refused("support pibu-1") == "support-useless"
    table.play("combo tancep-1", "support pibu-1", "challenge 2 3", "answer 3")
    assert table.points(1) == 6


def test_jb_69_no_duel_for_a_challenger_without_a_point() -> None:
    table = lay(seat("pibu-1"), seat(points=3))
    assert table.refused("support pibu-1") == "support-useless"


def test_jb_69_no_duel_against_nobody() -> None:
    table = lay(seat("pibu-1", points=9), seat(), seat(), seat())
    assert table.refused("support pibu-1") == "support-useless"


def test_jb_69_none_at_the_end_of_a_round_either() -> None:
    """Seat 2 is last and has nothing; seat 3 must not step in."""
    table = lay(seat("gedig-1"), seat(), seat(points=1), pool=3).play("combo gedig-1")
    assert table.scores() == [6, 0, 1]


def test_jb_69_the_challenger_draws_first_from_a_short_deck() -> None:
    """Four cards are left, each wants three, and there are no discards."""
    short = "gedig-1 gedig-2 salam-1 tancep-1"
    table = lay(
        seat("pibu-1", points=5),
        seat(rest_of(ACTION_CARDS, short), points=3),
        dice=[0, 0, 0, 0],
        deck=short,
    )
    table.play("support pibu-1", "challenge 2 1", "answer 1")
    assert table.numbers("duel-drew") == [3, 1]
    assert table.numbers("duel-showed") == [6, 2]
    assert table.deck_sizes()[0] == 0


def test_jb_69_so_does_one_at_the_end_of_a_round() -> None:
    short = "gedig-1 gedig-2 salam-1"
    rest = rest_of(ACTION_CARDS, f"{short} tancep-1 gedig-4")
    table = lay(
        seat("gedig-4 tancep-1", points=9),
        seat(points=3, hand=rest),
        pool=1,
        dice=[0, 0, 0, 0],
        deck=short,
    )
    table.play("combo gedig-4", "challenge 1 1", "answer 1")
    assert table.numbers("duel-drew", "seat") == [2, 1]
    assert table.numbers("duel-drew") == [3, 1]
    assert table.numbers("duel-showed") == [6, 3]


def test_a_duel_from_start_to_finish() -> None:
    """A lowered wager, dice, cards, and everything put back where it was."""
    table = lay_toml(
        """
        players = 2
        turn = 1
        dice = [1, 2, 0, 1]

        [deck]
        action = [
            "gedig-1", "salam-1", "cauk-1", "ketok-1", "bandut-1", "kebut-1",
            "gedig-2", "tancep-1", "sikut-abis-1", "pasang-pukul-1",
        ]

        [[seat]]
        hand = ["pibu-1", "tancep-3"]
        points = 6

        [[seat]]
        hand = ["golok-1", "tancep-4"]
        points = 9
        """
    )
    table.play("support pibu-1")
    assert table.offers() == [f"challenge 2 {wager}" for wager in range(1, 7)]
    table.play("challenge 2 5")
    assert table.offers() == ["answer 3", "answer 4", "answer 5"]
    table.play("answer 3")
    assert table.numbers("duel-drew") == [6, 4]
    assert table.numbers("duel-showed") == [6, 8]
    assert (table.points(1), table.points(2)) == (3, 12)
    assert len(table.discards()) == 10 + 1
    assert (table.hand(1), table.hand(2)) == (["tancep-3"], ["golok-1", "tancep-4"])
    assert (table.asked, table.asked_seat) == ("act", 1)
    assert table.allows("combo tancep-3")
