"""A study: what a report plays, counts and tells of one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gelanggang.core.match import AnyRules, Match
from gelanggang.lab.figure import Fact, Section
from gelanggang.lab.run import Run
from gelanggang.lab.tally import Tally


def no_facts(rules: AnyRules) -> list[Fact]:
    """A game whose pack tells nothing by itself."""
    return []


@dataclass(frozen=True)
class Study:
    """All that the report has to know about a game."""

    runs: Callable[[AnyRules, int], list[Run]]
    """The ways in which it is played, with this pack and so many players."""
    tally: Callable[[Match], Tally]
    """Counts a game that is over."""
    sections: Callable[[AnyRules, int], list[Section]]
    """What is told of it, with this pack and so many players."""
    facts: Callable[[AnyRules], list[Fact]] = no_facts
    """What a pack shows without a game."""
