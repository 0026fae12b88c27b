"""The chance to win by points, and wagers by risk."""

from __future__ import annotations

import pytest

from gelanggang.bots.jawara_beksi.judgement import Judgement
from gelanggang.bots.jawara_beksi.standing import Standing
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.state import ANSWER, CHALLENGE, State
from tests.bots.jawara_beksi.tables import acts, policy, rules

POLICY = policy()


def last_challenge(mine: int, theirs: int) -> State:
    """The end of the last round; seat 0 may start a DUEL."""
    s = rules().setup(2, rules().settle(2, {}), make_rng(FAST, "end"), None)
    s.judge = 0
    s.round = s.rounds
    s.settle_parameters()
    s.ended = True
    s.points = [mine, theirs]
    s.challenger = 0
    s.stack = [CHALLENGE]
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_wins(seats: int) -> None:
    for s, _ in acts(seats, range(4)):
        standing = Standing(s, Weights())
        chances = [standing.chance(seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
        ahead = max(range(seats), key=lambda seat: standing.have[seat])
        assert chances[ahead] == max(chances)


def test_a_lead_counts_more_the_less_is_left_to_earn() -> None:
    s = last_challenge(8, 3)
    late = Standing(s, Weights()).chance(0)
    s.round = 1
    s.pool = 20
    assert 0.5 < Standing(s, Weights()).chance(0) < late


@pytest.mark.parametrize("fresh", [True, False])
def test_cards_count_as_long_as_they_can_be_played(fresh: bool) -> None:
    """With fresh hands not beyond the end of the round (JB-21)."""
    s = last_challenge(5, 5)
    s.round, s.fresh_hands = 1, fresh
    bare = Judgement(s).have[0]
    s.give(0, s.pack.numbers["gedig-1"])
    assert (Standing(s, Weights()).chance(0) > 0.5) == (not fresh)
    assert (Judgement(s).have[0] > bare) == (not fresh)
    s.ended, s.pool = False, 20
    assert Standing(s, Weights()).chance(0) > 0.5
    assert Judgement(s).have[0] > bare


def test_who_is_behind_at_the_end_risks_what_turns_it() -> None:
    move = POLICY.choose(last_challenge(5, 9), 0)
    assert move.verb == moves.CHALLENGE
    opponent, wager = move.things
    assert opponent == 1
    # 5 + 3 beats 9 - 3, and so does any higher wager; 1 would not.
    assert wager >= 3


def test_who_is_ahead_at_the_end_takes_no_risk() -> None:
    assert POLICY.choose(last_challenge(9, 5), 0).verb == moves.NO_CHALLENGE


@pytest.mark.parametrize(("mine", "theirs", "answer"), [(5, 9, 3), (9, 5, 5)])
def test_the_challenged_lowers_a_wager_when_ahead_and_accepts_it_when_behind(
    mine: int, theirs: int, answer: int
) -> None:
    s = last_challenge(mine, theirs)
    s.stack = [ANSWER]
    s.duel_opponent = 1
    s.wager = 5
    assert POLICY.choose(s, 1) == Move(moves.ANSWER, (answer,))
