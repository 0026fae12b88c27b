"""How each game is counted: the one registry of this room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.lab import jawara_beksi, spell_future
from gelanggang.lab.course import Course, counted
from gelanggang.lab.measured.yardstick import Yardstick
from gelanggang.lab.spell_future.course import days
from gelanggang.lab.study import Study

COUNTED: Final[dict[str, Callable[[Match], Course]]] = {
    JAWARA_BEKSI: lambda match: counted(match, "round", {"turn"}),
    SPELL_FUTURE: days,
}
STUDIES: Final[dict[str, Study]] = {
    JAWARA_BEKSI: jawara_beksi.STUDY,
    SPELL_FUTURE: spell_future.STUDY,
}
"""What a report tells of a game."""
YARDSTICKS: Final[dict[str, Yardstick]] = {
    JAWARA_BEKSI: jawara_beksi.YARDSTICK,
    SPELL_FUTURE: spell_future.YARDSTICK,
}
"""How the ways to play a game are measured."""


def course_of(match: Match) -> Course:
    """Counts a game that was played, as far as it came; of any other game, its choices alone."""
    known = COUNTED.get(match.rules.key)
    return Course(1, len(match.choices), len(match.choices)) if known is None else known(match)


def study_of(game: str) -> Study:
    """What a report tells of a game; BadInput when there is no report of it."""
    if game not in STUDIES:
        raise BadInput("no-report", {"game": game, "known": sorted(STUDIES)})
    return STUDIES[game]


def yardstick_of(game: str) -> Yardstick:
    """How a game is measured; BadInput when nobody knows."""
    if game not in YARDSTICKS:
        raise BadInput("no-yardstick", {"game": game, "known": sorted(YARDSTICKS)})
    return YARDSTICKS[game]
