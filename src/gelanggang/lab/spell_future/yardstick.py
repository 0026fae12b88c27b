"""How ways to play Spell from the Future are measured: minutes, and whether the Village stands."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import levels
from gelanggang.core.match import AnyRules, Match
from gelanggang.games.spell_future import moves
from gelanggang.lab.measured.findings import Finding
from gelanggang.lab.measured.way import way_of_level
from gelanggang.lab.measured.yardstick import Saying, Yardstick
from gelanggang.lab.run import Run
from gelanggang.lab.spell_future.course import VILLAGE_STOOD, days
from gelanggang.lab.spell_future.runs import DREAMERS
from gelanggang.lab.tally import Tally

GAMES: Final = 720
"""What is told in tenths is then seldom told one too high or too low."""
SECONDS: Final = {moves.OPEN: 15, moves.SAY: 25, moves.PLACE: 75}
"""What we assume of people who know the game and hold phones, until they are measured: to think, to
tap, and to watch what comes of it (a reveal takes eight seconds).  It is in docs/balance.md too."""
WAITING: Final = {moves.PLACE: 10}
"""All place at once, and the slowest is waited for: the more there are, the longer."""
ONE_IN: Final = 8
"""How many of the games a level that thinks of others plays."""
STANDS: Final = "stands"
DAYS: Final = "days"


def _levels(rules: AnyRules, players: int) -> list[Run]:
    """Somebody who stands for a person sits down with bots of each level.

    With those of the same level that is the standard way.
    """
    return [
        Run(way_of_level(level), (DREAMERS, *[level] * (players - 1)), one_in=ONE_IN)
        for level in levels(rules)
        if level != DREAMERS
    ]


def _count(match: Match) -> Tally:
    course = days(match)
    return {STANDS: int(course.more[VILLAGE_STOOD]), DAYS: course.rounds}


def _table(found: Finding, minutes: int, option: str) -> Saying:
    return "lab-says-stands", {"minutes": minutes, "n": _in_ten(found)}


def _level(found: Finding) -> Saying:
    return "lab-says-company", {"n": _in_ten(found)}


def _in_ten(found: Finding) -> int:
    return round(10 * found.mean(STANDS))


YARDSTICK: Final = Yardstick(
    games=GAMES,
    people=DREAMERS,
    seconds=SECONDS,
    levels=_levels,
    count=_count,
    table=_table,
    level=_level,
    waiting=WAITING,
)
