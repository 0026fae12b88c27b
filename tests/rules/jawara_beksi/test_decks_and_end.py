"""Empty decks and the end of the game: JB-90 and JB-91."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import ACTION_CARDS, SUPPORT_CARDS, Table, lay, rest_of, seat


def short_deck(mine: str, deck: str, discarded: str) -> Table:
    """An Action deck of just these cards; seat 2 holds what is nowhere else."""
    rest = rest_of(ACTION_CARDS, f"{mine} {deck} {discarded}")
    return lay(seat(mine), seat(rest), deck=deck, discarded=discarded)


def test_jb_90_the_discards_become_the_deck() -> None:
    table = short_deck("tancep-1", "", "kebut-1 kebut-2 kebut-3").play("draw")
    kept = [card for card in table.hand(1) if card.startswith("kebut")]
    assert len(kept) == 2
    assert table.told("reshuffled") == [{"deck": "action"}]


def test_jb_90_in_the_middle_of_a_draw() -> None:
    table = short_deck("tancep-1", "gedig-1", "kebut-1").play("draw")
    assert table.hand(1) == ["gedig-1", "kebut-1", "tancep-1"]


def test_jb_90_only_when_a_card_is_to_be_drawn() -> None:
    """The deck is just used up: nothing is shuffled before the next draw."""
    table = short_deck("tancep-1 golok", "gedig-1 gedig-2", "kebut-1").play("draw")
    assert table.deck_sizes()[0] == 0
    assert table.discards() == ["kebut-1"]
    assert table.told("reshuffled") == []


def test_jb_90_the_new_deck_is_shuffled() -> None:
    """Over many games every discarded card comes up first."""
    discarded = "kebut-1 kebut-2 kebut-3"
    found = set()
    for i in range(20):
        me = seat("tancep-1")
        rest = seat(rest_of(ACTION_CARDS, f"tancep-1 {discarded}"))
        table = lay(me, rest, phase="draw", discarded=discarded, seed=f"shuffle {i}")
        found.update(set(table.hand(1)) - {"tancep-1"})
    assert found == set(discarded.split())


def test_jb_90_nobody_knows_its_order() -> None:
    table = short_deck("tancep-1", "", "kebut-1 kebut-2 kebut-3 cauk-1").play("draw")
    deck = table.match._state.decks[0]
    for chair in (None, 0, 1):
        assert set(deck.shown_to(chair)) <= {-1}


def test_jb_90_with_both_empty_nothing_is_drawn() -> None:
    table = short_deck("tancep-1", "", "").play("draw")
    assert table.hand(1) == ["tancep-1"]
    assert table.told("nothing-drawn")[0] == {"seat": 1, "deck": "action"}


def test_jb_90_with_too_few_in_both_what_there_is() -> None:
    table = short_deck("tancep-1", "gedig-1", "").play("draw")
    assert table.hand(1) == ["gedig-1", "tancep-1"]


def test_jb_90_the_draw_phase_is_passed_over_too() -> None:
    rest = rest_of(ACTION_CARDS, "tancep-1")
    table = lay(seat("tancep-1"), seat(rest), phase="draw")
    assert table.hand(1) == ["tancep-1"]
    assert table.asked == "act"


def test_jb_90_a_combo_that_still_lies_there_is_no_discard() -> None:
    """Kebut finds nothing to draw, although its own Combo will be discarded in a moment."""
    table = short_deck("kebut-1 gedig-3 golok", "", "").play("combo gedig-3 kebut-1")
    assert table.hand(1) == ["golok-1"]
    assert table.discards() == ["gedig-3", "kebut-1"]


def test_jb_90_each_deck_from_its_own_discards() -> None:
    hand = "gedig-1 tancep-1 broneng-2"
    rest = rest_of(SUPPORT_CARDS, "golok-1")
    table = lay(seat(hand), discarded_supports="golok-1", discarded="kebut-1", supports="")
    assert table.deck_sizes()[1] == 19
    table = lay(seat(hand), seat(rest), discarded_supports="golok-1", discarded="kebut-1")
    assert table.deck_sizes()[1] == 0
    table.play(f"combo {hand}")
    assert table.hand(1) == ["golok-1"]
    assert table.told("reshuffled") == [{"deck": "support"}]
    assert "kebut-1" in table.discards()


def test_jb_90_without_any_support_card_left_none_is_drawn() -> None:
    hand = "gedig-1 tancep-1 broneng-2"
    table = lay(seat(hand), seat(" ".join(SUPPORT_CARDS))).play(f"combo {hand}")
    assert table.hand(1) == []
    assert table.points(1) == 3 + 2 + 1 + 1


def test_jb_90_a_duel_can_use_up_deck_and_discards() -> None:
    """Three cards in the deck and two discarded, for six that are wanted."""
    deck, pile = "gedig-1 gedig-2 gedig-3", "salam-1 salam-2"
    me = seat("pibu-1", points=2)
    other = seat(rest_of(ACTION_CARDS, f"{deck} {pile}"), points=2)
    table = lay(me, other, deck=deck, discarded=pile, dice=[0, 0, 0, 0])
    table.play("support pibu-1", "challenge 2 1", "answer 1")
    assert table.numbers("duel-drew") == [3, 2]
    assert table.numbers("duel-showed") == [9, 0]


def last_round(scores: list[int]) -> Table:
    """Seat 1 takes the last point of the last round: 1 and the Judge card."""
    chairs = [seat("gedig-4", score=scores[0]), *[seat(score=score) for score in scores[1:]]]
    return lay(*chairs, pool=1, round=3).play("combo gedig-4")


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([10, 9], [0]),
        ([10, 20], [1]),
        ([10, 13, 15], [2]),
        ([10, 14], [0, 1]),
        ([10, 14, 3, 14], [0, 1, 3]),
        ([10, 30, 3, 30], [1, 3]),
    ],
)
def test_jb_91_most_points_win_and_a_tie_is_shared(scores: list[int], winners: list[int]) -> None:
    table = last_round(scores)
    assert table.match.over
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == [scores[0] + 4, *scores[1:]]
    assert [outcome.share(one) for one in winners] == [1 / len(winners)] * len(winners)


def test_jb_91_only_after_the_last_round() -> None:
    for round in (1, 2):
        table = lay(seat("gedig-4", score=50), pool=1, round=round).play("combo gedig-4")
        assert table.match.outcome is None
        assert table.round == round + 1


@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_jb_91_after_as_many_rounds_as_agreed(rounds: int) -> None:
    table = lay(seat("gedig-4"), pool=1, round=rounds, rounds=rounds).play("combo gedig-4")
    assert table.match.over


def test_jb_91_the_last_duel_comes_before() -> None:
    table = lay(seat("gedig-4", points=5), seat(points=3), pool=1, round=3).play("combo gedig-4")
    assert (table.asked, table.asked_seat) == ("challenge", 2)
    table.play("no-challenge")
    assert table.match.over


def test_jb_91_nothing_can_be_played_afterwards() -> None:
    table = last_round([10, 9])
    assert table.refused("draw", seat=1) == "game-over"
    assert table.refused("draw", seat=2) == "game-over"
