"""A yardstick: how the ways to play one game are measured, and what is assumed of people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from gelanggang.core.match import AnyRules, Match
from gelanggang.lab.measured.findings import Finding
from gelanggang.lab.measured.way import options_of
from gelanggang.lab.run import Run
from gelanggang.lab.tally import GAMES, STUCK, Tally, add_up

Saying = tuple[str, dict[str, int | str]]
"""The key of a sentence and its facts."""


@dataclass(frozen=True)
class Yardstick:
    """All that has to be known about a game, to measure it and to say what was found."""

    games: int
    """How many of each way to play tell enough."""
    people: str
    """The level of bots that stands for people."""
    seconds: dict[str, int]
    """By its verb, how long people take for a choice, with what is shown after it.  Assumed."""
    levels: Callable[[AnyRules, int], list[Run]]
    """For each level of bots, the run that tells how it does at a table of so many."""
    count: Callable[[Match], Tally]
    """What is counted of a game that is over, beside its choices."""
    table: Callable[[Finding, int, str], Saying]
    """What is said of a table: what was found, its minutes, and the option that it tells of."""
    level: Callable[[Finding], Saying]
    """What is said of a level of bots."""
    waiting: dict[str, int] = field(default_factory=dict)
    """What all choose at once is waited for: so many seconds more for each player.  Assumed."""
    compiled: frozenset[str] = frozenset()
    """Levels that think less where nothing is compiled."""

    def runs(self, rules: AnyRules, players: int) -> list[Run]:
        """All that is played with so many: what people can choose, then the levels of bots."""
        bots = (self.people,) * players
        ways = [Run(way, bots, {**options}) for way, options in options_of(rules, players)]
        return [*ways, *self.levels(rules, players)]

    def tally(self, match: Match) -> Tally:
        """Count a game that is over: choices by their verbs, and what the game has besides."""
        choices = add_up({chose(text.split()[0]): 1} for _, text in match.choices)
        return {**choices, **self.count(match)}

    def minutes(self, found: Finding) -> float:
        """How long people would take for such a game."""
        seconds = 0.0
        for verb, each in self.seconds.items():
            times = found.counts.get(chose(verb), 0)
            if verb in self.waiting:
                seconds += times / found.seats * (each + self.waiting[verb] * found.seats)
            else:
                seconds += times * each
        return seconds / (found.counts[GAMES] - found.counts.get(STUCK, 0)) / 60


def chose(verb: str) -> str:
    """What counts how often people chose that."""
    return f"chose.{verb}"
