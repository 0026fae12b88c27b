"""What was measured, in a few words: what a table and a level of bots say of themselves."""

from __future__ import annotations

from functools import cache
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Option
from gelanggang.lab.games import YARDSTICKS
from gelanggang.lab.machine import compiled
from gelanggang.lab.measured.findings import Finding, Findings, findings
from gelanggang.lab.measured.way import STANDARD, way_of, way_of_level
from gelanggang.lab.measured.yardstick import Yardstick
from gelanggang.text.catalogue import Voice

STEP: Final = 5
"""Minutes are told in steps of so many: nobody knows them better."""


class Words:
    """Says in one language what was measured of a game; nothing where nothing was."""

    def __init__(self, rules: AnyRules, teller: Voice) -> None:
        self._teller: Final = teller
        self._found: Final = _valid(rules)
        self._yardstick: Final = YARDSTICKS.get(rules.key)

    def seats(self, seats: int) -> str:
        """What a standard table of so many is like."""
        return self._table(seats, STANDARD, "")

    def choice(self, option: Option, choice: Choice, seats: int) -> str:
        """What a choice does to a table of so many."""
        return self._table(seats, way_of(option, choice), option.name)

    def level(self, level: str, seats: int) -> str:
        """How bots of a level do at a table of so many."""
        yardstick = self._yardstick
        if yardstick is None or (level in yardstick.compiled and not compiled()):
            return ""
        found = self._look(seats, way_of_level(level))
        if found is None and level == yardstick.people:
            found = self._look(seats, STANDARD)
        if found is None:
            return ""
        key, facts = yardstick.level(found)
        return _say(self._teller, key, **facts)

    def _table(self, seats: int, way: str, option: str) -> str:
        found, yardstick = self._look(seats, way), self._yardstick
        if found is None or yardstick is None:
            return ""
        key, facts = yardstick.table(found, minutes(yardstick, found), option)
        return _say(self._teller, key, **facts)

    def _look(self, seats: int, way: str) -> Finding | None:
        return None if self._found is None else self._found.of(seats, way)


def _valid(rules: AnyRules) -> Findings | None:
    """What was found with exactly these rules and cards."""
    found = findings(rules.key)
    if found is None or (found.version, found.digest) != (rules.version, rules.label.digest):
        return None
    return found


def minutes(yardstick: Yardstick, found: Finding) -> int:
    """How long a game takes, as it is told."""
    return max(STEP, round(yardstick.minutes(found) / STEP) * STEP)


@cache
def _say(teller: Voice, key: str, **facts: int | str) -> str:
    """Few sentences, asked for by everybody who comes to the house."""
    return teller.say(key, **facts)
