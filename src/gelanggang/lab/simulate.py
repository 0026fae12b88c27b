"""Many games of one kind, and what they add up to.

Game i is fixed by the seed `SEED/i` alone, so it is the same however many processes share the work.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from gelanggang.bots import bot
from gelanggang.core.decision import Decision
from gelanggang.core.match import Chooser, Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Choice, PackLabel
from gelanggang.core.view import View
from gelanggang.games import load_rules
from gelanggang.lab.course import course_of

CHUNKS_A_JOB = 8
MOST_IN_A_CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything that a process needs to know."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """One name a seat."""
    options: dict[str, Choice] = field(default_factory=dict)
    pack: Path | None = None
    records: bool = False
    """Whether the record of every game is kept."""


@dataclass(frozen=True)
class Played:
    """One game of a simulation."""

    number: int
    decisions: int
    rounds: int
    turns: int
    """Turns, or what the game has in their place (see `course`)."""
    more: dict[str, float]
    shares: tuple[float, ...]
    """The part of the win that each seat got."""
    stuck: bool
    record: str | None


@dataclass(frozen=True)
class Result:
    """What the games of a plan add up to."""

    plan: Plan
    label: PackLabel
    seconds: float
    decisions: int
    stuck: int
    longest_game: int
    wins_by_seat: tuple[float, ...]
    mean_rounds: float
    turns_per_round: float
    means: dict[str, float]
    """What this game counts besides (see `course`), as a mean of all games."""

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "options": self.plan.options,
            "pack": f"{self.label.name} {self.label.version}",
            "pack_digest": self.label.digest,
            "games": self.plan.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "stuck": self.stuck,
            "longest_game": self.longest_game,
            "wins_by_seat": [round(wins, 3) for wins in self.wins_by_seat],
            "mean_rounds": round(self.mean_rounds, 3),
            "turns_per_round": round(self.turns_per_round, 3),
            **{name: round(mean, 4) for name, mean in self.means.items()},
        }


class _Stuck(Exception):
    """A game took more decisions than its rules promise."""


class Player:
    """Plays the games of a plan, one by one; BadInput when the plan cannot be played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = load_rules(plan.game, plan.pack)
        self.options = self.rules.settle(plan.players, plan.options)
        for name in plan.bots:
            bot(self.rules, name)

    def play(self, number: int) -> Played:
        """Game `number`, from its own seed, with bots that remember nothing of the others."""
        match = Match(self.rules, self.plan.players, self.options, f"{self.plan.seed}/{number}")
        stuck = False
        try:
            match.finish([_watched(match, bot(self.rules, name)) for name in self.plan.bots])
        except _Stuck:
            stuck = True
        course = course_of(match)
        outcome = match.outcome
        return Played(
            number=number,
            decisions=len(match.choices),
            rounds=course.rounds,
            turns=course.turns,
            more=course.more,
            shares=tuple(
                0.0 if outcome is None else outcome.share(seat) for seat in range(match.seats)
            ),
            stuck=stuck,
            record=match.record().text() if self.plan.records else None,
        )


def _watched(match: Match, chooser: Chooser) -> Chooser:
    """The same chooser, who gives up when the game goes on for too long."""

    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if len(match.choices) >= match.rules.longest:
            raise _Stuck
        return chooser(view, decision, offers, rng)

    return choose


def simulate(plan: Plan, jobs: int = 1, each: Callable[[Played], None] | None = None) -> Result:
    """Play all games; `each` hears of every one, in order, as soon as it is there."""
    player = Player(plan)
    start = time.perf_counter()
    played = _all(plan, jobs) if jobs > 1 else map(player.play, range(plan.games))
    return _add_up(plan, player.rules.label, played, each, start)


def _all(plan: Plan, jobs: int) -> Iterator[Played]:
    # Spawned, not forked: the same on every system, and safe beside a thread that draws progress.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker, (plan,))
    chunk = max(1, min(MOST_IN_A_CHUNK, plan.games // (jobs * CHUNKS_A_JOB)))
    try:
        yield from pool.map(_work, range(plan.games), chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


_workers: list[Player] = []
"""The one player of a process that was started for a plan."""


def _start_worker(plan: Plan) -> None:
    _workers.append(Player(plan))


def _work(number: int) -> Played:
    return _workers[0].play(number)


def _add_up(
    plan: Plan,
    label: PackLabel,
    games: Iterable[Played],
    each: Callable[[Played], None] | None,
    start: float,
) -> Result:
    decisions = rounds = turns = stuck = longest = 0
    wins = [0.0] * plan.players
    more: dict[str, float] = {}
    for game in games:
        decisions += game.decisions
        rounds += game.rounds
        turns += game.turns
        stuck += game.stuck
        longest = max(longest, game.decisions)
        wins = [won + share for won, share in zip(wins, game.shares, strict=True)]
        for name, number in game.more.items():
            more[name] = more.get(name, 0.0) + number
        if each is not None:
            each(game)
    return Result(
        plan=plan,
        label=label,
        seconds=time.perf_counter() - start,
        decisions=decisions,
        stuck=stuck,
        longest_game=longest,
        wins_by_seat=tuple(wins),
        mean_rounds=rounds / plan.games,
        turns_per_round=turns / rounds if rounds else 0.0,
        means={name: total / plan.games for name, total in more.items()},
    )
