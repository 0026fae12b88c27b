"""How Spell from the Future is played for a report: minds of a level, at a difficulty."""

from __future__ import annotations

from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.run import Run

DREAMERS: Final = "0"
"""Minds that agree as often as we assume of people, and never ask what others may think."""
GUESSERS: Final = "1"
SEERS: Final = "3"
COMMON: Final = "normal"
"""The difficulty at which those play who think long."""


def runs(rules: AnyRules, players: int) -> list[Run]:
    """Levels 0 and 1 at every difficulty; level 3 plays less."""
    assert isinstance(rules, Rules)
    found = [
        _run(level, difficulty, players)
        for level in (DREAMERS, GUESSERS)
        for difficulty in rules.pack.difficulties
    ]
    return [*found, _run(SEERS, COMMON, players, 20)]


def run_key(level: str, difficulty: str) -> str:
    """What the run of a level at a difficulty is called."""
    return f"mind-{level}/{difficulty}"


def _run(level: str, difficulty: str, players: int, one_in: int = 1) -> Run:
    options = {"difficulty": difficulty}
    return Run(run_key(level, difficulty), (level,) * players, {**options}, one_in)
