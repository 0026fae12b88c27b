"""A story that a game tells over several games, as a table knows it: by none of its names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from gelanggang.core.outcome import Outcome
from gelanggang.core.rules import Scenario

PLAY: Final = "play"
"""What a party is asked where nothing has to be chosen before the next game."""
ENDED: Final = "ended"


class Journey(Protocol):
    """A party on its way: a function of how its games ended, and of what was chosen after them."""

    asked: str
    """`play`, `ended`, or what has to be chosen first."""
    chapter: str
    """The one that is played next; empty: the story is over."""

    def choices(self) -> list[str]:
        """Of what the party chooses one, if it is asked to."""

    def choose(self, chosen: str) -> None:
        """Take one of them; BadInput when it is none."""

    def start(self) -> Scenario:
        """The start of the next game; BadInput when something else is asked."""

    def again(self, key: str) -> Scenario:
        """The start of a game of a chapter that was walked, without consequences."""

    def practice(self) -> Scenario:
        """The start of a short game of the next chapter, without consequences."""

    def text(self) -> str:
        """The file: all of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(ABC):
    """A story as it is told with one pack of cards."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    @abstractmethod
    def begin(self, name: str) -> Journey:
        """A party that has done nothing yet; the name is what it calls its story."""

    @abstractmethod
    def read(self, text: str, file: str) -> Journey:
        """A party that goes on from its file; BadInput when it is cut short, foreign or edited."""

    @abstractmethod
    def played(self, journey: Journey, outcome: Outcome, names: list[str], date: str) -> None:
        """A game is over: the party goes on its way.  Names are those of who was there."""
