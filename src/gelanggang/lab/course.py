"""How a game went, counted as its kind of game is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from gelanggang.core.match import Match
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE

VILLAGE_STOOD: Final = "village_stood"
CHOSEN: Final = {"opened", "said", "ready", "changed"}
"""What is told of each decision of Spell from the Future."""


@dataclass(frozen=True)
class Course:
    """Rounds, their turns, and what else is worth a mean over many games."""

    rounds: int
    turns: int
    longest_round: int
    """The turns of the round that had most of them."""
    more: dict[str, float] = field(default_factory=dict)


def course_of(match: Match) -> Course:
    """Counts a game that was played, as far as it came."""
    return COUNTED[match.rules.key](match)


def _rounds_and_turns(match: Match) -> Course:
    return _counted(match, "round", {"turn"})


def _days(match: Match) -> Course:
    """A day is a round.  It has no turns, since all choose at once: its decisions are counted."""
    course = _counted(match, "day", CHOSEN)
    outcome = match.outcome
    stood = outcome is not None and outcome.facts["village"] == "stands"
    return replace(course, more={VILLAGE_STOOD: float(stood)})


def _counted(match: Match, round_: str, turns: set[str]) -> Course:
    """Rounds and turns by the kinds of the events that tell of them."""
    lengths: list[int] = []
    for told in match.log:
        if told.full.kind == round_:
            lengths.append(0)
        elif told.full.kind in turns:
            lengths[-1] += 1
    return Course(len(lengths), sum(lengths), max(lengths, default=0))


COUNTED: Final[dict[str, Callable[[Match], Course]]] = {
    JAWARA_BEKSI: _rounds_and_turns,
    SPELL_FUTURE: _days,
}
"""Every game, as a function that counts one match of it."""
