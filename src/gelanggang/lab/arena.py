"""The arena: bots against each other, unit by unit.

Unit i is fixed by the seed `SEED/i` and the bots alone, so it is the same however many processes
share the work; only times differ.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path

from gelanggang.bots import bot, levels
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rules import Choice, Options
from gelanggang.games import load_rules
from gelanggang.lab.line_up import Bots, line_up, turns
from gelanggang.lab.played import Played, play
from gelanggang.lab.times import Times, timed
from gelanggang.lab.unit import Unit
from gelanggang.lab.workers import Jobs, in_order


@dataclass(frozen=True)
class Contest:
    """Who meets, and at which game: everything that a process needs to know."""

    game: str
    bots: Bots
    """One name an entry; as many as there are players."""
    seed: str
    options: dict[str, Choice]
    """Complete: what was left open is filled in."""
    pack: Path | None = None
    times: bool = True
    """Whether decisions are timed.  Without, a contest gives the same bytes again."""


def names_of(rules: AnyRules, wishes: Sequence[str]) -> Bots:
    """Bots by the names they have, whether wished for by name or by level; BadInput otherwise."""
    for wish in wishes:
        bot(rules, wish)
    return tuple(levels(rules).get(wish, wish) for wish in wishes)


def contest(
    rules: AnyRules,
    wishes: Sequence[str],
    seed: str,
    options: Options,
    pack: Path | None = None,
    times: bool = True,
) -> Contest:
    """A contest that can be held; BadInput when it cannot."""
    settled = rules.settle(len(wishes), options)
    return Contest(rules.key, names_of(rules, wishes), seed, settled, pack, times)


def line_ups(bots: Bots, players: int) -> list[Bots]:
    """All pairs: one against one, or each as the one against a table full of the other."""
    if players == 2:
        return list(combinations(bots, 2))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


class Arena:
    """Plays the units of a contest, one by one."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.rules = load_rules(contest.game, contest.pack)

    def __call__(self, number: int) -> Unit:
        times: dict[str, Times] = {}
        games = [self._game(number, turn, times) for turn in range(turns(self.contest.bots))]
        return Unit(number, tuple(games), times)

    def _game(self, number: int, turn: int, times: dict[str, Times]) -> Played:
        contest = self.contest
        seed = f"{contest.seed}/{number}"
        match = Match(self.rules, len(contest.bots), contest.options, seed)
        choosers = [
            timed(bot(self.rules, name), times.setdefault(name, Times()))
            if contest.times
            else bot(self.rules, name)
            for name in line_up(contest.bots, turn)
        ]
        return play(match, choosers, turn)


def compete(contest: Contest, numbers: range, jobs: Jobs = 1) -> Generator[Unit, None, None]:
    """The units of a contest that have these numbers, in order, each as soon as it is there."""
    return in_order(Arena, contest, numbers, jobs)
