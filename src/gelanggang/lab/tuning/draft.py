"""A draft: a pack with some of its knobs turned."""

from __future__ import annotations

from typing import Final

from gelanggang.lab.tuning.knob import Knob
from gelanggang.lab.tuning.script import HEAD, Change, Script

MARK: Final = "+tune"
"""Behind the version of a pack that was tuned."""
Turned = dict[Knob, int]
"""The knobs that stand elsewhere than at first, and where."""


class Draft:
    """Cards that can be played; BadInput when no pack can say so."""

    def __init__(self, game: str, script: Script, turned: Turned, more: tuple[Change, ...] = ()):
        self.turned: Final = turned
        self.changes: Final = (
            *[Change(knob.file, knob.place, value) for knob, value in turned.items()],
            *more,
        )
        self.script: Final = script.changed(self.changes)
        self.rules: Final = self.script.rules(game)

    @property
    def digest(self) -> str:
        """What tells it from all others."""
        return self.rules.label.digest

    def now(self, knob: Knob) -> int:
        """Where a knob stands."""
        value = self.script.at(knob.file, knob.place)
        assert isinstance(value, int)
        return value


def marked(version: str) -> Change:
    """The version of a pack that was tuned."""
    return Change(HEAD, ("version",), version.removesuffix(MARK) + MARK)
