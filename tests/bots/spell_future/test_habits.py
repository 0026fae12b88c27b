"""What a player expects of others begins with people, and comes nearer to each of them."""

from __future__ import annotations

import pytest

from gelanggang.bots.spell_future.habits import (
    MORE_BLACK,
    MORE_WHITE,
    Habits,
    Looks,
    leans_today,
    learnt,
    tokens_on,
)
from gelanggang.bots.spell_future.pads import pads_of
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games.spell_future.view import View
from tests.bots.spell_future.tables import Thinker, always, level, questions, rules, start

OBSERVER = 0


def played(partner: Thinker, seed: str, seats: int = 3) -> View:
    """The last view of a game in which the observer sat with such partners."""
    match = start(seats, seed)
    for _ in questions(match, [level("0").think] + [partner] * (seats - 1)):
        pass
    return match.view(OBSERVER)


def test_at_first_everybody_is_like_people() -> None:
    view = start(3, "first").view(0)
    for habits in learnt(rules().pack, view, make_rng(FAST, "eye")):
        assert habits.kinds == pytest.approx(Habits().kinds)
        assert habits.leans == Habits().leans
        assert leans_today(habits, True) is None


def test_who_always_puts_black_first_is_expected_to() -> None:
    view = played(always(-3, 1), "black first")
    assert len(view.past) >= 4
    habits = learnt(rules().pack, view, make_rng(FAST, "eye"))[1]
    seen = [past.mages_first for past in view.past]
    often = seen.count(True) > seen.count(False)
    assert leans_today(habits, often) == MORE_BLACK
    looks = Looks(pads_of(rules().pack, view.past[0], 1, make_rng(FAST, "eye")))
    before = Habits().expect(looks, often).leans[MORE_BLACK]
    assert habits.expect(looks, often).leans[MORE_BLACK] > before
    assert leans_today(habits, often) != MORE_WHITE


def test_nobody_learns_from_oneself() -> None:
    view = played(always(-3, 1), "oneself")
    assert learnt(rules().pack, view, make_rng(FAST, "eye"))[OBSERVER].leans == Habits().leans


def surprise(view: View, rng: Rng) -> tuple[float, float]:
    """How likely the days of the others were, to who never learns and to who does."""
    pack = rules().pack
    never = learning = 0.0
    habits = [Habits() for _ in range(view.seats)]
    for i, past in enumerate(view.past):
        pads = pads_of(pack, past, i + 1, rng)
        looks = Looks(pads)
        for seat in range(1, view.seats):
            tokens = tokens_on(past.placed[seat], len(pads))
            never += Habits().expect(looks, past.mages_first).likelihood(tokens)
            learning += habits[seat].expect(looks, past.mages_first).likelihood(tokens)
            habits[seat].learn(looks, tokens, past.mages_first)
    return never, learning


def test_who_learns_is_less_surprised_in_real_games() -> None:
    never = learning = 0.0
    for i in range(40):
        view = played(level("0").think, f"surprise {i}")
        one, other = surprise(view, make_rng(FAST, f"eye {i}"))
        never += one
        learning += other
    assert learning > never
