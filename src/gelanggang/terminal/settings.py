"""What a person likes, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from gelanggang.terminal.speed import NORMAL
from gelanggang.text.catalogue import LANGUAGES


@dataclass
class Settings:
    """The language, the pace, and whether advice comes without being asked for."""

    lang: str
    speed: str = NORMAL
    hints: bool = False

    def speak_next(self) -> None:
        """Change the language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
