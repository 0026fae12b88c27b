"""Somebody at the keyboard, who is one of the choosers of a match like any bot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from gelanggang.bots.thought import V_contra
from gelanggang.core.decision import Decision
from gelanggang.core.event import heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.view import View
from gelanggang.line.adviser import Adviser
from gelanggang.line.screen import Screen
from gelanggang.line.telling import is_long, tell
from gelanggang.text.narrator import Line, Narrator


class Table(Protocol[V_contra]):
    """How one game looks on the screen."""

    def show_start(self, view: V_contra) -> None:
        """Say what game this is, and how to find help."""

    def news(self, lines: list[Line]) -> list[Line]:
        """What of all that happened the table does not show anyway, in the order of telling."""

    def show(self, view: V_contra, decision: Decision) -> None:
        """Draw what is needed for a decision."""

    def ask(self, view: V_contra, decision: Decision, offers: Offers) -> Move:
        """Let the person choose; what comes back may still be refused by the rules."""

    def show_end(self, view: V_contra, outcome: Outcome) -> None:
        """Draw how it ended."""


@dataclass(eq=False)
class Sitters:
    """Whoever sits at one screen, a person or several, and the game on it."""

    match: Match
    table: Table[Any]
    narrator: Narrator
    screen: Screen
    adviser: Adviser | None


@dataclass(eq=False)
class Person(Sitters):
    """Hears what the seat hears, sees what the seat sees, and is asked until the rules agree."""

    seat: Seat
    told: int = field(default=0, init=False)

    def __call__(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        self.catch_up()
        if len(offers) == 1:
            choice = self.narrator.move(offers[0])
            self.screen.indent(self.screen.voice.say("line-only-choice", choice=choice), "dim")
            return offers[0]
        self.table.show(view, decision)
        if self.adviser is not None:
            self.adviser.advise(view, decision, offers)
        while True:
            move = self.table.ask(view, decision, offers)
            refusal = self.match.refusal(self.seat, move, decision.id)
            if refusal is None:
                return move
            self.screen.show(self.narrator.refusal(refusal), "yellow")

    def catch_up(self) -> None:
        """Tell what has happened since the last choice."""
        fresh = heard(self.match.log[self.told :], self.seat)
        self.told = len(self.match.log)
        lines = self.table.news(self.narrator.tell(fresh, self.seat))
        tell(self.screen, lines, self.seat)
        if is_long(lines):
            self.screen.pause()

    def finish(self) -> None:
        """Tell the rest, and how it ended."""
        self.catch_up()
        assert self.match.outcome is not None
        self.table.show_end(self.match.view(self.seat), self.match.outcome)
