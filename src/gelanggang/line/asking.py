"""Questions that are asked the same way in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from rich.text import Text

from gelanggang.core.move import Move
from gelanggang.line.numbers import read_number
from gelanggang.line.reading import Reading, V
from gelanggang.line.screen import Left, Screen


class Asking(Generic[V]):
    """Listens to a person: help can be asked for, and the table left, at any question."""

    def __init__(self, screen: Screen, reading: Reading[V]) -> None:
        self.screen: Final = screen
        self.reading: Final = reading
        # The letter of the language is shown; that of the English word works everywhere.
        self.quits: Final = ("q", screen.voice.say("letter-quit"))

    def line(self, view: V) -> str:
        """What was typed, after questions about cards were answered."""
        while True:
            text = self.screen.ask()
            if text.lower() in self.quits:
                raise Left
            if not text.startswith("?"):
                return text
            self.reading.answer(view, text[1:].strip())

    def number(self, view: V, prompt: str, most: int, least: int = 1) -> int:
        """The place, counted from 0, of a number that was typed."""
        self.screen.show(prompt, "bold")
        while True:
            number = read_number(self.line(view), least, most)
            if number is not None:
                return number - 1
            self.screen.say("line-ask-number", "yellow", least=least, most=most)

    def pick(self, view: V, prompt: str, offered: list[Move], lines: Sequence[str | Text]) -> Move:
        """One of a few moves, by its number."""
        self.list_lines(lines)
        return offered[self.number(view, prompt, len(offered))]

    def list_lines(self, lines: Sequence[str | Text]) -> None:
        """Lines with the numbers to choose them by."""
        for number, line in enumerate(lines, 1):
            self.screen.item(number, line)
