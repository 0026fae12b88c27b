"""What a Combo is worth: the quick search against everything the engine offers."""

from __future__ import annotations

import pytest

from gelanggang.bots.jawara_beksi.appraisal import Appraisal
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.combo import combo_refusal, quote
from gelanggang.games.jawara_beksi.moves import PLAY_COMBO
from gelanggang.games.jawara_beksi.state import State
from tests.bots.jawara_beksi.tables import acts, policy, rules

POLICY = policy()
PAIRS = [(2, range(6)), (3, range(6, 10)), (4, range(10, 14))]


def appraisal(s: State, seat: Seat) -> Appraisal:
    return Appraisal(s, seat, POLICY.weights, POLICY.prices(s))


@pytest.mark.parametrize(("seats", "seeds"), PAIRS)
def test_every_combo_that_is_found_is_allowed(seats: int, seeds: range) -> None:
    for s, seat in acts(seats, seeds):
        found = appraisal(s, seat)
        quick = found.quick()
        for plan in found.best(6) + ([] if quick is None else [quick]):
            assert combo_refusal(s, seat, plan.cards) is None


@pytest.mark.parametrize(("seats", "seeds"), PAIRS)
def test_no_combo_on_offer_is_worth_more_than_the_best_that_is_found(
    seats: int, seeds: range
) -> None:
    looked = 0
    for s, seat in acts(seats, seeds):
        bridges = sum(s.pack.bridges[card] for card in s.actions[seat].things)
        offers = [move for move in rules().legal(s, seat) if move.verb == PLAY_COMBO]
        # Of several bridges only the first way to use them is tried.
        if bridges > 1 or not 0 < len(offers) < 400:
            continue
        found = appraisal(s, seat)
        best = found.best(1)[0]
        most = max(found.of_order(list(move.things)).worth for move in offers)
        assert best.worth == pytest.approx(most)
        looked += 1
    assert looked > 40


@pytest.mark.parametrize(("seats", "seeds"), PAIRS)
def test_the_points_of_a_plan_are_those_that_the_engine_quotes(seats: int, seeds: range) -> None:
    for s, seat in acts(seats, seeds):
        for plan in appraisal(s, seat).best(4):
            told = quote(s, seat, plan.cards)
            dice = told.dice * sum(s.pack.dice) / len(s.pack.dice)
            sure = told.scores + told.effects + told.bonus + told.support + told.judge
            assert plan.points == pytest.approx(max(sure + dice, 0))


def test_the_quick_search_seldom_misses_much() -> None:
    missed: list[float] = []
    for s, seat in acts(3, range(8)):
        quick = appraisal(s, seat).quick()
        if quick is not None:
            missed.append(appraisal(s, seat).best(1)[0].worth - quick.worth)
    # Of several bridges the two may use different ones.
    assert min(missed) > -2
    assert sum(missed) / len(missed) < 0.25


def test_more_is_in_danger_the_less_the_pool_holds() -> None:
    for s, seat in acts(4, range(3)):
        found = appraisal(s, seat)
        dangers = [found.danger(pool) for pool in range(s.pool + 1)]
        assert dangers == sorted(dangers, reverse=True)
        assert all(0 <= danger <= 1 for danger in dangers)


def test_what_is_kept_is_worth_less_the_sooner_it_goes_back() -> None:
    """With fresh hands (JB-21); where they are kept, it is worth the same at any time."""
    for s, seat in acts(3, range(3)):
        found = appraisal(s, seat)
        worths = [found.later(pool, 1.0) for pool in range(s.pool + 1)]
        assert worths == sorted(worths)
        assert worths[0] == 0.0
        s.fresh_hands = False
        assert {found.later(pool, 1.0) for pool in range(s.pool + 1)} == {1.0}
        s.fresh_hands = True
