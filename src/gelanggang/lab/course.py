"""How a game went, counted as its kind of game is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from gelanggang.core.match import Match
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE

VILLAGE_STOOD: Final = "village_stood"


@dataclass(frozen=True)
class Course:
    """Rounds, their turns, and what else is worth a mean over many games."""

    rounds: int
    turns: int
    more: dict[str, float] = field(default_factory=dict)


def course_of(match: Match) -> Course:
    """Counts a game that was played, as far as it came."""
    return COUNTED[match.rules.key](match)


def _rounds_and_turns(match: Match) -> Course:
    kinds = [told.full.kind for told in match.log]
    return Course(kinds.count("round"), kinds.count("turn"))


def _days(match: Match) -> Course:
    """A day is a round.  It has no turns, since all choose at once: its decisions are counted."""
    days = sum(told.full.kind == "day" for told in match.log)
    outcome = match.outcome
    stood = outcome is not None and outcome.facts["village"] == "stands"
    return Course(days, len(match.choices), {VILLAGE_STOOD: float(stood)})


COUNTED: Final[dict[str, Callable[[Match], Course]]] = {
    JAWARA_BEKSI: _rounds_and_turns,
    SPELL_FUTURE: _days,
}
"""Every game, as a function that counts one match of it."""
