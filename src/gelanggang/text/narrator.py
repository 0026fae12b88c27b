"""Somebody who tells a game to those at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from gelanggang.bots.thought import Reason
from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.source import BEFORE, SCORED
from gelanggang.core.view import View
from gelanggang.text.catalogue import Voice

BY_THE_TABLE: Final = ("game-over", "not-your-turn", "stale-decision")
"""Refusals that every game knows: their sentences are not the games' own."""


@dataclass(frozen=True)
class Line:
    """An event and its sentence."""

    event: Event
    text: str


class Narrator(ABC):
    """Tells one game in one language.  `me` is the seat that listens; None: a spectator."""

    def __init__(self, voice: Voice, names: list[str]) -> None:
        self.voice: Final = voice
        self.names: Final = names
        """The players' names, by seat."""

    def look(self, match: Match) -> None:  # noqa: B027 (most have nothing to remember)
        """Look at the table, to remember what moves and refusals do not say."""

    def look_at(self, view: View) -> None:  # noqa: B027 (the same)
        """The same from what a seat may know."""

    @abstractmethod
    def event(self, event: Event, me: Seat | None = None) -> str:
        """What happened."""

    def tell(self, events: list[Event], me: Seat | None) -> list[Line]:
        """Events, given as they happened, as lines in the order in which they are told."""
        return [Line(event, self.event(event, me)) for event in events]

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, said to the one who wanted to make it."""

    @abstractmethod
    def prompt(self, decision: Decision, me: Seat | None) -> str:
        """What exactly to do; to all others, who is waited for and for what."""

    def asked(self, decisions: list[Decision], me: Seat | None) -> str:
        """One line for all that is open now: what I have to do, else who is waited for."""
        return self.prompt(next((one for one in decisions if one.seat == me), decisions[0]), me)

    @abstractmethod
    def move(self, move: Move) -> str:
        """The label of a move on offer."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why a bot would make a move, in its own words."""

    def source(self, name: str) -> str:
        """What brought points, or took them away."""
        if name in (BEFORE, SCORED):
            return self.voice.say(f"source-{name}")
        return self.own_source(name)

    @abstractmethod
    def own_source(self, name: str) -> str:
        """The same of what the game itself has named."""

    @abstractmethod
    def thing(self, card: int) -> str:
        """The name of a card."""

    @abstractmethod
    def card_line(self, card: int) -> str:
        """All that a card says, in one line."""


def player_names(voice: Voice, seats: int) -> list[str]:
    """What players are called who have not said their names."""
    return [voice.say("player", number=str(seat + 1)) for seat in range(seats)]


def with_bots(voice: Voice, people: list[str], seats: int) -> list[str]:
    """The names of some people and, on all other seats, of bots, which have names of their own."""
    say = voice.say
    taken = [name.casefold() for name in people]
    bots = [say("name-bot-1"), say("name-bot-2"), say("name-bot-3")]
    # As many as the largest table has seats, so that there are enough when some are taken.
    bots += [say("name-bot-4"), say("name-bot-5")]
    return [*people, *[name for name in bots if name.casefold() not in taken]][:seats]
