"""A block: twenty games in a row, counted together.

It is what a process plays at a time and all that it hands back.  Games of a block are no witnesses
of their own, blocks are: how much they differ tells how sure a figure is.  A block is fixed by the
seed, its run and its number, so it is the same however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from gelanggang.core.match import AnyRules, Match
from gelanggang.games import load_rules
from gelanggang.lab.games import study_of
from gelanggang.lab.played import finish
from gelanggang.lab.run import FIRST, Run
from gelanggang.lab.tally import GAMES, STUCK, Tally, add_up, win_parts
from gelanggang.lab.workers import Jobs, in_order

BLOCK: Final = 20


@dataclass(frozen=True)
class Block:
    """Some games of one run with one pack."""

    pack: int
    """Its place among the packs of the plan."""
    players: int
    run: str
    first: int
    """The number of its first game."""
    games: int


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything that a process needs to know."""

    game: str
    seed: str
    packs: tuple[Path | None, ...]
    blocks: tuple[Block, ...]

    @property
    def games(self) -> int:
        """How many games these are."""
        return sum(block.games for block in self.blocks)


def blocks_of(pack: int, players: int, run: Run, games: int) -> list[Block]:
    """The blocks of a run, when so many games are asked for of every run."""
    return blocks_from(pack, players, run, 0, run.games(games))


def blocks_from(pack: int, players: int, run: Run, first: int, end: int) -> list[Block]:
    """The blocks of a run from one game on, up to another that is no longer of them."""
    return [
        Block(pack, players, run.key, game, min(BLOCK, end - game))
        for game in range(first, end, BLOCK)
    ]


class Counted(Protocol):
    """What is played and counted of a game: of a study, or by a yardstick."""

    @property
    def runs(self) -> Callable[[AnyRules, int], list[Run]]:
        """The ways in which it is played, with this pack and so many players."""

    @property
    def tally(self) -> Callable[[Match], Tally]:
        """Counts a game that is over."""


class Counter:
    """Plays the blocks of a plan, one by one; BadInput when a pack cannot be read."""

    def __init__(self, plan: Plan, study: Counted | None = None) -> None:
        self.plan: Final = plan
        self.study: Final[Counted] = study_of(plan.game) if study is None else study
        self.rules: Final = [load_rules(plan.game, pack) for pack in plan.packs]
        self._runs: Final[dict[tuple[int, int, str], Run]] = {}

    def __call__(self, number: int) -> Tally:
        block = self.plan.blocks[number]
        rules = self.rules[block.pack]
        run = self._run(block)
        games = range(block.first, block.first + block.games)
        return add_up(self._game(rules, run, block, game) for game in games)

    def _run(self, block: Block) -> Run:
        key = (block.pack, block.players, block.run)
        if key not in self._runs:
            for run in self.study.runs(self.rules[block.pack], block.players):
                self._runs[block.pack, block.players, run.key] = run
        return self._runs[key]

    def _game(self, rules: AnyRules, run: Run, block: Block, game: int) -> Tally:
        # The pack is no part of the seed: what two packs differ in is then no matter of luck.
        seed = f"{self.plan.seed}/{block.players}/{run.key}/{run.deal(game)}"
        match = Match(rules, block.players, run.options, seed)
        line_up = run.line_up(game)
        outcome = finish(match, [run.seating(rules, name) for name in line_up])
        if outcome is None:
            return {GAMES: 1, STUCK: 1}
        tally = self.study.tally(match)
        tally[GAMES] = 1
        if run.turned:
            tally[FIRST] = win_parts(outcome, match.seats)[game % match.seats]
        return tally


def play_blocks(
    plan: Plan,
    jobs: Jobs = 1,
    each: Callable[[int], None] | None = None,
    make: Callable[[Plan], Counter] = Counter,
) -> Generator[Tally, None, None]:
    """The tally of every block in order; `each` hears how many games it had."""
    tallies = in_order(make, plan, range(len(plan.blocks)), jobs)
    for block, tally in zip(plan.blocks, tallies, strict=True):
        if each is not None:
            each(block.games)
        yield tally
