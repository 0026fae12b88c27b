"""Every registered game at every table it allows, and random play that can be repeated.

A law that is broken prints one line: what went wrong, and the command that shows the position.

    python -m tests.laws.tables GAME SEATS OPTIONS SEED STEP [CHAPTER [PACK]]
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.core.rules import Choice, Scenario
from gelanggang.games import GAMES, load_rules
from tests.laws.chapters import chapters_of

MANY_OFFERS = 200
"""Of more than that, some are looked at."""


@cache
def rules_of(game: str) -> AnyRules:
    """The rules of a game with the pack that we ship, read once."""
    return load_rules(game)


@dataclass(frozen=True)
class Table:
    """A game, how many sit down, and what they agreed on."""

    game: str
    seats: int
    agreed: tuple[tuple[str, Choice], ...]
    chapter: str = ""
    """Of a story; empty: a game of its own."""

    @property
    def scenario(self) -> Scenario | None:
        """How a game begins at it, if it does not begin like any other."""
        return chapters_of(self.game)[self.chapter] if self.chapter else None

    @property
    def options(self) -> dict[str, Choice]:
        """What they agreed on."""
        return dict(self.agreed)

    @property
    def watchers(self) -> list[Seat | None]:
        """Everybody who looks on: each seat, and the spectators."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        # Of an option that is off, nothing is said.
        said = [name if choice is True else f"{name}={choice}" for name, choice in self.agreed]
        told = [word for word, (_, choice) in zip(said, self.agreed) if choice is not False]
        if self.chapter:
            return "-".join([self.game, str(self.seats), self.chapter])
        return "-".join([self.game, str(self.seats), *told])


def tables_of(game: str, rules: AnyRules | None = None) -> list[Table]:
    """Every number of seats with every set of options that the game allows."""
    rules = rules or rules_of(game)
    names = [option.name for option in rules.options]
    found: list[Table] = []
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        for choices in product(*[option.choices for option in rules.options]):
            try:
                settled = rules.settle(seats, dict(zip(names, choices)))
            except BadInput:
                continue
            found.append(Table(game, seats, tuple(settled.items())))
    return found


def usual_table(game: str, seats: int, rules: AnyRules | None = None) -> Table:
    """So many seats, and nothing agreed on beyond the rules."""
    rules = rules or rules_of(game)
    return Table(game, seats, tuple(rules.settle(seats, {}).items()))


def match_at(table: Table, seed: str, rules: AnyRules | None = None, chance: str = FAST) -> Match:
    """A game at a table, about to start."""
    rules = rules or rules_of(table.game)
    return Match(rules, table.seats, table.options, seed, chance, table.scenario)


def start_at(table: Table, rules: AnyRules, rng: Rng, told: list[Told] | None) -> Any:
    """The state of a game that is about to start."""
    if table.scenario is None:
        return rules.setup(table.seats, table.options, rng, told)
    return rules.place(table.scenario, table.seats, table.options, rng, told)


EVERY_CHAPTER = [
    replace(usual_table(game, seats), chapter=chapter)
    for game in GAMES
    for seats in range(rules_of(game).fewest_seats, rules_of(game).most_seats + 1)
    for chapter in chapters_of(game)
]
EVERY_TABLE = [table for game in GAMES for table in tables_of(game)] + EVERY_CHAPTER
EVERY_COUNT = [
    usual_table(game, seats)
    for game in GAMES
    for seats in range(rules_of(game).fewest_seats, rules_of(game).most_seats + 1)
]


def usual(table: Table) -> bool:
    """Whether a game is judged at it in a hurry: the others are `slow`."""
    rules = rules_of(table.game)
    return table == usual_table(table.game, (rules.fewest_seats + rules.most_seats) // 2)


def _traits(table: Table) -> set[tuple[str, str, Choice]]:
    """How many sit at it, and each thing that they agreed on."""
    traits: list[tuple[str, Choice]] = [("seats", table.seats), ("chapter", table.chapter)]
    traits += table.agreed
    return {(table.game, name, choice) for name, choice in traits}


def few_of(tables: list[Table]) -> list[Table]:
    """Few of them, and still each number of seats and each choice is at one of those."""
    missing = {trait for table in tables for trait in _traits(table)}
    found: list[Table] = []
    while missing:
        found.append(max(tables, key=lambda table: len(_traits(table) & missing)))
        missing -= _traits(found[-1])
    return found


def _at(tables: list[Table], few: list[Table]) -> pytest.MarkDecorator:
    def marks(table: Table) -> list[pytest.MarkDecorator]:
        if usual(table):
            return []
        return [pytest.mark.slow] if table in few else [pytest.mark.slow, pytest.mark.long]

    return pytest.mark.parametrize(
        "table", [pytest.param(table, id=str(table), marks=marks(table)) for table in tables]
    )


at_every_table = _at(EVERY_TABLE, few_of(EVERY_TABLE))
"""A test for each game, number of seats and set of options; all but a few of them are `long`."""

at_every_count = _at(EVERY_COUNT + EVERY_CHAPTER, EVERY_COUNT + few_of(EVERY_CHAPTER))
"""A test for each game and number of seats, and for each chapter of a story with them."""

at_every_own_count = _at(EVERY_COUNT, EVERY_COUNT)
"""The same without chapters."""

for_every_game = pytest.mark.parametrize("game", list(GAMES))
"""A test for each game."""


@dataclass
class Position:
    """A moment of a random game: the state, and the move that is about to be made in it.

    The state is the walk's own: who wants to change it takes a copy.
    """

    rules: AnyRules
    table: Table
    seed: int
    step: int
    state: Any
    seat: Seat
    offers: Offers
    move: Move
    chance: Rng
    """Where the game's stream of chance stands."""
    aside: Rng
    """A stream for the test's own choices, which moves nothing of the game."""

    def where(self) -> str:
        """The command that shows this position."""
        table = self.table
        words = [table.game, str(table.seats), json.dumps(table.options)]
        words += [str(self.seed), str(self.step)]
        words += [table.chapter] if table.chapter else []
        return f"python -m tests.laws.tables {' '.join(shlex.quote(word) for word in words)}"

    def wrong(self, what: str) -> str:
        """One line that says what is wrong and where."""
        return f"{what}: {self.where()}"

    def after(self, state: Any = None, move: Move | None = None) -> tuple[Any, list[Told]]:
        """A copy of the state (or the given one) after the move, and what was told."""
        twin = self.rules.copy(self.state) if state is None else state
        told: list[Told] = []
        self.rules.apply(twin, self.seat, move or self.move, self.chance.copy(), told)
        return twin, told


def walk(table: Table, seed: int, rules: AnyRules | None = None) -> Iterator[Position]:
    """The positions of one random game, each before its move; at the end the game is over."""
    rules = rules or rules_of(table.game)
    root = make_rng(FAST, f"law {seed}")
    choosing = root.fork("choice")
    aside = root.fork("aside")
    chance = root.fork("game")
    told: list[Told] = []
    state = start_at(table, rules, root.fork("setup"), told)
    step = 0
    seats = rules.to_act(state)
    while seats:
        seat = seats[choosing.below(len(seats))]
        offers = rules.legal(state, seat)
        at = Position(rules, table, seed, step, state, seat, offers, Move(""), chance, aside)
        # Plain, not an assertion message: it is made for every position of every game.
        if not len(offers):
            raise AssertionError(at.wrong(f"seat {seat} is asked and has no move"))
        if step >= rules.longest:
            raise AssertionError(at.wrong(f"more than {rules.longest} decisions"))
        at.move = offers[choosing.below(len(offers))]
        yield at
        rules.apply(state, seat, at.move, chance, told)
        step += 1
        seats = rules.to_act(state)
    if rules.outcome(state) is None or rules.pending(state):
        raise AssertionError(f"nobody is asked, yet it is not over: {table}, seed {seed}")


def some(positions: Iterator[Position], every: int) -> Iterator[Position]:
    """About one position in so many, chosen by the test's own chance."""
    for at in positions:
        if at.aside.below(every) == 0:
            yield at


def spell(state: Any) -> str:
    """A state in one spelling: two states are equal when this is."""
    return json.dumps(state.plain(), sort_keys=True)


def written(rules: AnyRules, offers: Offers) -> list[str]:
    """Moves as texts, in the order in which they are offered; of very many, some all over."""
    count = len(offers)
    step = max(1, count // MANY_OFFERS)
    return [f"{count} offers", *(rules.write(offers[i]) for i in range(0, count, step))]


def spoken(events: list[Event]) -> list[str]:
    """Events in one spelling."""
    return [json.dumps(event.plain(), sort_keys=True) for event in events]


def things_by_group(state: Any) -> list[list[int]]:
    """All things that can be mixed up with each other, group by group."""
    return [sorted([thing for zone in group for thing in zone.things]) for group in state.zones()]


def show(words: list[str]) -> None:
    """Print the position that a failure names."""
    game, seats, options, seed, step, *more = words
    chapter, pack = [*more, "", ""][:2]
    table = Table(game, int(seats), tuple(json.loads(options).items()), chapter)
    rules = load_rules(game, Path(pack) if pack else None)
    for at in walk(table, int(seed), rules):
        if at.step == int(step):
            print(json.dumps(at.state.plain(), indent=1))
            print(f"seat {at.seat} is about to play: {at.rules.write(at.move)}")
            return
    print(f"the game was over before step {step}")


if __name__ == "__main__":
    show(sys.argv[1:])
