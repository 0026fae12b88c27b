"""What a person likes, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from gelanggang.terminal.speed import NORMAL
from gelanggang.text.catalogue import languages_after, voice


@dataclass
class Settings:
    """The language, the pace, and whether advice comes without being asked for."""

    lang: str
    speed: str = NORMAL
    hints: bool = False

    def speak_next(self) -> None:
        """Change to the next language, round and round."""
        self.lang = languages_after(self.lang)[0]

    def languages(self) -> list[str]:
        """What all languages call themselves, from the next one on."""
        return [voice(one).say("terminal-key-language") for one in languages_after(self.lang)]
