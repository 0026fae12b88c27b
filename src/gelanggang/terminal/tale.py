"""A story around games: what it wants to know of them, and where one comes back to."""

from __future__ import annotations

from typing import Protocol

from textual.screen import Screen

from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.sitting import Sitting


class Tale(Protocol):
    """A story that a game is part of."""

    @property
    def keeping(self) -> Keeping:
        """Where the game is kept while it lasts."""

    @property
    def goes_on(self) -> bool:
        """Whether the story goes on after this game; else it can be played again and again."""

    def ended(self, sitting: Sitting) -> None:
        """The game is over."""

    def camp(self) -> Screen[None]:
        """Where one comes back to."""
