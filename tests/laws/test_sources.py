"""Where points came from adds up: for every seat the parts are its score, at any moment.

`GELANGGANG_GAMES=1000 pytest tests/laws/test_sources.py` plays so many games of each game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

import pytest

from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.core.source import BEFORE, Source, total
from gelanggang.tables.undo import begun_again
from tests.laws.begun import BEGUN
from tests.laws.tables import Table, for_every_game, rules_of, tables_of

GAMES = int(os.environ.get("GELANGGANG_GAMES", "150"))
"""Random games of each game; of every third one the beginning is a written position."""
ONE_IN = 16
"""About so many choices lie between two moments that are looked at."""


class Moment:
    """Of a random game, where it stands and what was said about its points then."""

    def __init__(self, match: Match, seed: int) -> None:
        self.choices = len(match.choices)
        self.scores = match.scores()
        self.sources = match.sources()
        self.where = f"{match.rules.key} {match.seats} {match.options} {match.scenario} {seed}"

    def wrong(self, without: str = "") -> list[str]:
        """The seats whose parts, perhaps without one of them, are not their score."""
        parts = [one for one in self.sources if one.name != without]
        return [
            f"{self.where}, choice {self.choices}: seat {seat} has {score} of {parts}"
            for seat, score in enumerate(self.scores)
            if total(parts, seat) != score
        ]


def begin(table: Table, seed: int, rng: Rng) -> Match:
    """A game from its first shuffle, or from a position with points."""
    place = BEGUN.get(table.game) if seed % 3 == 2 else None
    scenario = None if place is None else place(table.seats, rng)
    return Match(rules_of(table.game), table.seats, table.options, f"parts {seed}", FAST, scenario)


def played(match: Match, seed: int, rng: Rng) -> Iterator[Moment]:
    """Play at random to the end; some moments on the way, and the last one."""
    yield Moment(match, seed)
    while not match.over:
        waiting = [seat for seat, one in match.pending().items() if not one.answered]
        seat = waiting[rng.below(len(waiting))]
        offers = match.legal(seat)
        match.play(seat, offers[rng.below(len(offers))])
        if match.over or rng.below(ONE_IN) == 0:
            yield Moment(match, seed)


@cache
def moments(game: str) -> list[Moment]:
    """Of many random games at all kinds of tables; each also after going back in it."""
    found: list[Moment] = []
    tables = tables_of(game)
    for seed in range(GAMES):
        rng = make_rng(FAST, f"parts {game} {seed}")
        match = begin(tables[rng.below(len(tables))], seed, rng)
        seen = list(played(match, seed, rng))
        before = seen[rng.below(len(seen))]
        again = Moment(begun_again(match, before.choices), seed)
        assert (again.scores, again.sources) == (before.scores, before.sources), again.where
        outcome = match.outcome
        assert outcome is not None
        assert outcome.scores == seen[-1].scores, again.where
        found += seen
    return found


@pytest.mark.slow
@for_every_game
def test_the_parts_of_every_seat_add_up_to_its_score(game: str) -> None:
    wrong = [line for moment in moments(game) for line in moment.wrong()]
    assert not wrong, "\n".join(wrong[:10])


@for_every_game
def test_no_part_could_be_left_out(game: str) -> None:
    """The law above would notice each of them, or it is there for nothing."""
    names = {source.name for moment in moments(game) for source in moment.sources}
    assert (BEFORE in names) == (game in BEGUN)
    unnoticed = [
        name for name in sorted(names) if not any(moment.wrong(name) for moment in moments(game))
    ]
    assert unnoticed == []


@for_every_game
def test_the_parts_come_in_one_order_with_a_number_for_every_seat(game: str) -> None:
    orders = {tuple(order(moment.sources)) for moment in moments(game)}
    assert len(orders) == 1
    for moment in moments(game):
        assert {len(source.points) for source in moment.sources} == {len(moment.scores)}


def order(sources: list[Source]) -> list[str]:
    """Their names, but for what was there before: it comes first, where there was something."""
    names = [source.name for source in sources]
    return names[1:] if names[0] == BEFORE else names
