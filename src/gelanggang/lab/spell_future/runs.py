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


def runs(rules: AnyRules, players: int) -> list[Run]:
    """Levels 0 and 1 at every difficulty; who thinks longer plays less."""
    assert isinstance(rules, Rules)
    found = [
        _run(level, difficulty, players, one_in)
        for level, one_in in ((DREAMERS, 1), (GUESSERS, 4))
        for difficulty in rules.pack.difficulties
    ]
    return [*found, _run(SEERS, hardest(rules), players, 20)]


def hardest(rules: Rules) -> str:
    """Where level 3 plays: elsewhere it has nothing to fear, and Mind cards bring it VP alone."""
    return rules.pack.difficulties[-1]


def runs_of(rules: Rules, level: str) -> tuple[str, ...]:
    """The runs of a level at all difficulties at which Beasts are as strong as they are printed."""
    pack = rules.pack
    return tuple(
        run_key(level, difficulty)
        for i, difficulty in enumerate(pack.difficulties)
        if pack.more_health[i] == pack.more_attack[i] == 0
    )


def run_key(level: str, difficulty: str) -> str:
    """What the run of a level at a difficulty is called."""
    return f"mind-{level}/{difficulty}"


def _run(level: str, difficulty: str, players: int, one_in: int) -> Run:
    options = {"difficulty": difficulty}
    return Run(run_key(level, difficulty), (level,) * players, {**options}, one_in)
