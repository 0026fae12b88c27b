"""What one screen tells the client: where the person wants to be next."""

from __future__ import annotations

from typing import Final

from textual.message import Message
from textual.screen import Screen

from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.tale import Tale


class Sat(Message):
    """A game is to be played: a new one, or one that was left; by itself, or in a story."""

    def __init__(self, sitting: Sitting, tale: Tale | None = None) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.tale: Final = tale


class Ended(Message):
    """A game is over."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting


class Left(Message):
    """The person goes back to where the game began."""


class Opened(Message):
    """Another screen takes this one's place."""

    def __init__(self, screen: Screen[None]) -> None:
        super().__init__()
        self.screen: Final = screen
