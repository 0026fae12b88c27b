"""A run: one way in which a report lets a game be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from gelanggang.bots import bot
from gelanggang.core.match import Chooser
from gelanggang.core.rules import Choice
from gelanggang.lab.line_up import Bots, line_up

Seating = Callable[[Any, str], Chooser[Any]]
"""From the rules and the name or level of a bot to somebody who plays a seat."""
FIRST: Final = "first"
"""How much of the win whoever is named first got, where the table is turned."""


@dataclass(frozen=True)
class Run:
    """Who plays, by which options, and in how many of the games that were asked for."""

    key: str
    bots: Bots
    """Names or levels, one for each player."""
    options: dict[str, Choice] = field(default_factory=dict)
    one_in: int = 1
    """One in so many of the games that were asked for: what thinks long is played less often."""
    turned: bool = False
    """Whether the same deal is played from every chair, as in the arena."""
    seating: Seating = bot

    def games(self, wanted: int) -> int:
        """How many games are played when so many are asked for."""
        return max(1, wanted // self.one_in)

    def deal(self, game: int) -> int:
        """The number of the shuffle that a game is played with."""
        return game // len(self.bots) if self.turned else game

    def line_up(self, game: int) -> Bots:
        """Who sits on each seat in a game."""
        return line_up(self.bots, game) if self.turned else self.bots
