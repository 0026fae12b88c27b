"""How Spell from the Future is played for a report."""

from __future__ import annotations

from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.run import Run

MIND: Final = "mind-0"
"""Minds that agree as often as we assume of people."""
GUESSER: Final = "mind-1"
SEER: Final = "mind-3"
SEER_ON: Final = "very-hard"
"""What level 3 plays: elsewhere it has little to fear, and chooses its Mind cards for VP alone."""


def run_of(level: str, difficulty: str) -> str:
    """The key of a run."""
    return f"{level}/{difficulty}"


def runs_of(rules: Rules, level: str) -> tuple[str, ...]:
    """All difficulties together."""
    return tuple(run_of(level, difficulty) for difficulty in rules.pack.difficulties)


def runs(rules: AnyRules, players: int) -> list[Run]:
    """Every difficulty by level 0, by level 1 a fifth as often; level 3 thinks longest."""
    assert isinstance(rules, Rules)
    difficulties = rules.pack.difficulties
    found = [
        Run(run_of(level, one), (level[-1],) * players, {"difficulty": one}, one_in=one_in)
        for level, one_in in ((MIND, 1), (GUESSER, 5))
        for one in difficulties
    ]
    seers = (SEER[-1],) * players
    return [*found, Run(run_of(SEER, SEER_ON), seers, {"difficulty": SEER_ON}, one_in=20)]
