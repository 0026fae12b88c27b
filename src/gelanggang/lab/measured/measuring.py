"""Plays every way to play a game, and counts what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from gelanggang.games import load_rules
from gelanggang.lab.block import Block, Counter, Plan, blocks_from, play_blocks
from gelanggang.lab.games import yardstick_of
from gelanggang.lab.machine import compiled
from gelanggang.lab.measured.findings import Finding, Findings
from gelanggang.lab.run import Run
from gelanggang.lab.tally import Tally, add_up
from gelanggang.lab.workers import Jobs

SAMPLE: Final = 4
"""The first games of each way, counted by themselves: few enough to be played again."""

Ways = list[tuple[int, Run]]
"""Numbers of players, and how they play."""


def measurer(plan: Plan) -> Counter:
    """Counts as the yardstick of the game does."""
    return Counter(plan, yardstick_of(plan.game))


def ways_of(game: str) -> Ways:
    """All ways to play that are measured; BadInput when a game has no yardstick."""
    rules = load_rules(game)
    yardstick = yardstick_of(game)
    return [
        (seats, run)
        for seats in range(rules.fewest_seats, rules.most_seats + 1)
        for run in yardstick.runs(rules, seats)
    ]


def plan_of(game: str, ways: Ways, games: int, seed: str) -> Plan:
    """What is to be played; every way begins with a block that is its sample."""
    blocks: list[Block] = []
    for seats, run in ways:
        blocks.append(Block(0, seats, run.key, 0, SAMPLE))
        blocks += blocks_from(0, seats, run, SAMPLE, run.games(games))
    return Plan(game, seed, (None,), tuple(blocks))


def measure(
    game: str,
    games: int,
    seed: str,
    jobs: Jobs = 1,
    each: Callable[[int], None] | None = None,
) -> Findings:
    """Measure a game with the cards that come with it; `each` hears how many games were played."""
    label = load_rules(game).label
    plan = plan_of(game, ways_of(game), games, seed)
    with closing(play_blocks(plan, jobs, each, measurer)) as played:
        found = _added(plan, list(played))
    return Findings(
        game=game,
        version=load_rules(game).version,
        pack=f"{label.name} {label.version}",
        digest=label.digest,
        games=games,
        seed=seed,
        compiled=compiled(),
        found=found,
    ).sealed()


def _added(plan: Plan, tallies: list[Tally]) -> list[Finding]:
    ways: dict[tuple[int, str], list[Tally]] = {}
    for block, tally in zip(plan.blocks, tallies, strict=True):
        ways.setdefault((block.players, block.run), []).append(tally)
    return [Finding(seats, way, all_[0], add_up(all_)) for (seats, way), all_ in ways.items()]
