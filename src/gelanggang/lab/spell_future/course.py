"""How a game of Spell from the Future went."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gelanggang.core.match import Match
from gelanggang.lab.course import Course, counted

VILLAGE_STOOD: Final = "village_stood"
CHOSEN: Final = {"opened", "said", "ready", "changed"}
"""What is told of each decision."""


def days(match: Match) -> Course:
    """A day is a round.  It has no turns, since all choose at once: its decisions are counted."""
    course = counted(match, "day", CHOSEN)
    outcome = match.outcome
    stood = outcome is not None and outcome.facts["village"] == "stands"
    return replace(course, more={VILLAGE_STOOD: float(stood)})
