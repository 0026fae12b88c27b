"""What a game supplies to the screen: how it is drawn, and what the keys mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar, cast

from rich.text import Text

from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.move import Move
from gelanggang.core.view import View
from gelanggang.terminal.course import Course
from gelanggang.terminal.drawing import Panel
from gelanggang.terminal.spread import Spread
from gelanggang.text.narrator import Line, Narrator

ENTER: Final = "enter"
ESCAPE: Final = "escape"
TAB: Final = "tab"

KeyLabel = tuple[str, str, str]
"""A key as it is shown, what it is for, and the key itself: one of the above, or a character."""


V = TypeVar("V", bound=View)
R = TypeVar("R", bound=AnyRules)
N = TypeVar("N", bound=Narrator)


class Driver(ABC, Generic[V, R, N]):
    """Draws one game in widgets of its own, and makes moves of what is pressed.

    The table that holds it has the frame, the journal and the keys of every game.  A driver knows
    the course of the game, and nothing of the table.
    """

    def __init__(self, course: Course) -> None:
        self.course: Final = course

    @property
    def match(self) -> Match:
        """The game."""
        return self.course.match

    @property
    def seen(self) -> V:
        """The view that is drawn; `games.py` gives every driver a course of its own game."""
        return cast("V", self.course.view)

    @property
    def rules(self) -> R:
        """The rules: for their pack, and for what a view lets one imagine."""
        return cast("R", self.match.rules)

    @property
    def teller(self) -> N:
        """The narrator of this game."""
        return cast("N", self.course.narrator)

    @property
    def me(self) -> Seat:
        """Who sits at the keyboard."""
        return self.course.me

    @property
    def asked(self) -> Decision | None:
        """What the person is asked; None while others act."""
        return self.course.asked

    @property
    def thought(self) -> Thought | None:
        """What the strongest bot would do."""
        return self.course.thought

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence in the person's language."""
        return self.course.say(key, **facts)

    # What is drawn.

    @abstractmethod
    def board(self) -> list[Panel]:
        """The panels above the journal, from the top."""

    @abstractmethod
    def choosing(self) -> list[Spread | Panel]:
        """What stands between the prompt and the details; the first spread has the cursor."""

    @abstractmethod
    def eaves(self, width: int) -> list[Text]:
        """The top of the screen."""

    @abstractmethod
    def paint(self, roomy: bool) -> None:
        """Draw the view and the choice so far; large, where there is room."""

    @abstractmethod
    def details(self) -> list[Text]:
        """What the choice so far would mean, and what the cursor lies on."""

    @abstractmethod
    def buttons(self) -> list[KeyLabel]:
        """What can be pressed for this question."""

    @abstractmethod
    def open_cards(self) -> list[Text]:
        """Everything on the table that can be read, the thing under the cursor first."""

    @abstractmethod
    def help(self) -> str:
        """The keys of this game."""

    def rests_before(self, line: Line) -> bool:
        """Whether the person should have read everything before this is told."""
        return False

    # How a question is answered.

    @abstractmethod
    def begin(self) -> None:
        """A new question: nothing is chosen yet."""

    def back(self) -> None:
        """Take back the last step of a choice."""
        self.begin()

    @abstractmethod
    def typed(self, character: str) -> bool:
        """Something was typed; whether it means anything here."""

    @abstractmethod
    def pressed(self, event: Spread.Pressed) -> None:
        """Something was chosen with the mouse or the space bar."""

    @abstractmethod
    def enter(self) -> Move | None:
        """The move that was chosen; None when there is more to choose."""


AnyDriver = Driver[Any, Any, Any]
