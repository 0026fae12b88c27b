"""Leaks that were planted in chapters: the scramble law and the law of sealed answers find them."""

from __future__ import annotations

from typing import Any, cast

import pytest

from gelanggang.core.event import Event, Told
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from tests.laws.scramble import Next, notices_now
from tests.laws.sealed import answer_is_seen, sealed_seats
from tests.laws.tables import EVERY_CHAPTER, Table, rules_of, some, walk
from tests.laws.test_leaks import LeakyView

GAME = "spell-from-the-future"
SEEDS = range(4)


class Honest:
    """The true rules behind another face."""

    def __init__(self) -> None:
        self.true = rules_of(GAME)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def sample(self, v: Any, rng: Rng) -> Any:
        """From the true part of a view."""
        return self.true.sample(v.true if isinstance(v, LeakyView) else v, rng)


class ShowsNextBeast(Honest):
    """The Beast of tomorrow is seen without the Provision for it."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        return LeakyView(self.true.view(s, seat), s.beasts.things[-1:])


class ShowsColoursOfTheLeader(Honest):
    """Who leads shows the own Colours as well."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        return LeakyView(self.true.view(s, seat), s.drawn[0].things[:])


class TellsWhatComes(Honest):
    """The chapter tells which Beast would be last."""

    def apply(self, s: Any, seat: Seat, move: Move, rng: Rng, told: list[Told]) -> None:
        self.true.apply(s, seat, move, rng, told)
        if s.beasts.things:
            told.append(Told(Event("omen", {"beast": s.beasts.things[0]})))


class ShowsWhoAgrees(Honest):
    """Everybody sees whether a sealed answer follows the leader."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        sealed = [None if one is None else one.things[1:2] for one in s.sealed]
        return LeakyView(self.true.view(s, seat), sealed)


def tables(chapter: str) -> list[Table]:
    return [one for one in EVERY_CHAPTER if one.chapter == chapter and one.seats == 3]


def alarms(rules: Honest, chapter: str) -> int:
    """How often a law is not content."""
    following = Next()
    found = 0
    for table in tables(chapter):
        for seed in SEEDS:
            for at in some(walk(table, seed, cast(AnyRules, rules)), 2):
                for watcher in table.watchers:
                    found += len(notices_now(at, watcher)) + len(following.notices(at, watcher))
                if sealed_seats(at):
                    found += len(answer_is_seen(at))
    return found


CHAPTERS = sorted({one.chapter for one in EVERY_CHAPTER})


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_honest_rules_raise_no_alarm(chapter: str) -> None:
    assert alarms(Honest(), chapter) == 0


@pytest.mark.parametrize("leak", [ShowsNextBeast, ShowsColoursOfTheLeader, TellsWhatComes])
@pytest.mark.parametrize("chapter", ["pasar", "jembatan", "kelahiran"])
def test_a_planted_leak_is_found(leak: type[Honest], chapter: str) -> None:
    assert alarms(leak(), chapter) > 0


@pytest.mark.parametrize("chapter", ["gunung", "jembatan"])
def test_a_sealed_answer_that_is_seen_is_found(chapter: str) -> None:
    assert alarms(ShowsWhoAgrees(), chapter) > 0
