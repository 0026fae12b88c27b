"""Many games of one kind, and what they add up to.

Game i is fixed by the seed `SEED/i` alone, so it is the same however many processes share the work.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from gelanggang.bots import bot
from gelanggang.core.match import Match
from gelanggang.core.rules import Choice, PackLabel
from gelanggang.games import load_rules
from gelanggang.lab.played import Played, play
from gelanggang.lab.workers import Jobs, in_order


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
class Result:
    """What the games of a plan add up to."""

    plan: Plan
    label: PackLabel
    seconds: float
    decisions: int
    stuck: int
    longest_game: int
    longest_round: int
    """The turns of the round that had most of them."""
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
            "longest_round": self.longest_round,
            "wins_by_seat": [round(wins, 3) for wins in self.wins_by_seat],
            "mean_rounds": round(self.mean_rounds, 3),
            "turns_per_round": round(self.turns_per_round, 3),
            **{name: round(mean, 4) for name, mean in self.means.items()},
        }


class Player:
    """Plays the games of a plan, one by one; BadInput when the plan cannot be played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = load_rules(plan.game, plan.pack)
        self.options = self.rules.settle(plan.players, plan.options)
        for name in plan.bots:
            bot(self.rules, name)

    def __call__(self, number: int) -> Played:
        """Game `number`, from its own seed, with bots that remember nothing of the others."""
        match = Match(self.rules, self.plan.players, self.options, f"{self.plan.seed}/{number}")
        bots = [bot(self.rules, name) for name in self.plan.bots]
        return play(match, bots, number, self.plan.records)


def simulate(plan: Plan, jobs: Jobs = 1, each: Callable[[Played], None] | None = None) -> Result:
    """Play all games; `each` hears of every one, in order, as soon as it is there."""
    label = Player(plan).rules.label
    start = time.perf_counter()
    # Closed when something goes wrong with what is heard, so that nobody plays on.
    with closing(in_order(Player, plan, range(plan.games), jobs)) as played:
        return _add_up(plan, label, played, each, start)


def _add_up(
    plan: Plan,
    label: PackLabel,
    games: Iterable[Played],
    each: Callable[[Played], None] | None,
    start: float,
) -> Result:
    decisions = rounds = turns = stuck = longest_game = longest_round = 0
    wins = [0.0] * plan.players
    more: dict[str, float] = {}
    for game in games:
        decisions += game.decisions
        rounds += game.rounds
        turns += game.turns
        stuck += game.stuck
        longest_game = max(longest_game, game.decisions)
        longest_round = max(longest_round, game.longest_round)
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
        longest_game=longest_game,
        longest_round=longest_round,
        wins_by_seat=tuple(wins),
        mean_rounds=rounds / plan.games,
        turns_per_round=turns / rounds if rounds else 0.0,
        means={name: total / plan.games for name, total in more.items()},
    )
