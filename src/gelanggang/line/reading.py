"""Help at the table: what can be typed, and what any card says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from gelanggang.core.view import View
from gelanggang.line.screen import Screen

V = TypeVar("V", bound=View)


class Reading(ABC, Generic[V]):
    """Answers what stands behind a `?`."""

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen

    def answer(self, view: V, words: str) -> None:
        """`?` help, `??` all cards, `?-` what lies open, `? 3` or `? kebut` one card."""
        if not words:
            self.show_help()
        elif words == "?":
            self.show_book()
        elif words == "-":
            self.show_open(view)
        else:
            lines = self.find(view, words)
            for line in lines:
                self.screen.indent(line)
            if not lines:
                self.screen.say("line-read-nothing", "yellow", words=words)

    @abstractmethod
    def show_help(self) -> None:
        """What can be typed."""

    @abstractmethod
    def show_book(self) -> None:
        """All cards."""

    @abstractmethod
    def show_open(self, view: V) -> None:
        """What everybody may look through."""

    @abstractmethod
    def find(self, view: V, words: str) -> list[str]:
        """The cards that a number or a part of a name stands for, a line each."""
