"""Somebody who tells a game to those at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.text.catalogue import Voice


class Narrator(ABC):
    """Tells one game in one language.  `me` is the seat that listens; None: a spectator."""

    def __init__(self, voice: Voice, names: list[str]) -> None:
        self.voice: Final = voice
        self.names: Final = names
        """The players' names, by seat."""

    @abstractmethod
    def event(self, event: Event, me: Seat | None = None) -> str:
        """What happened."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, said to the one who wanted to make it."""

    @abstractmethod
    def prompt(self, decision: Decision, me: Seat | None) -> str:
        """What exactly to do; to all others, who is waited for and for what."""

    @abstractmethod
    def move(self, move: Move) -> str:
        """The label of a move on offer."""

    @abstractmethod
    def thing(self, card: int) -> str:
        """The name of a card."""

    @abstractmethod
    def card_line(self, card: int) -> str:
        """All that a card says, in one line."""

    @abstractmethod
    def ability(self, which: int) -> str:
        """What a Character (its number in the pack) changes for its player."""

    @abstractmethod
    def restriction(self, which: int) -> str:
        """What a Judge (its number in the pack) asks of everybody."""


def narrator(rules: AnyRules, voice: Voice, names: list[str]) -> Narrator:
    """The narrator of a game."""
    from gelanggang.text.jawara_beksi import JawaraNarrator  # noqa: PLC0415

    assert isinstance(rules, JawaraRules)
    return JawaraNarrator(rules.pack, voice, names)


def player_names(voice: Voice, seats: int) -> list[str]:
    """What players are called who have not said their names."""
    return [voice.say("player", number=str(seat + 1)) for seat in range(seats)]
