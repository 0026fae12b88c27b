"""Somebody at the keyboard, who is one of the choosers of a match like any bot."""

from __future__ import annotations

from typing import Final, Protocol

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


class Table(Protocol):
    """How one game looks on the screen."""

    def show_start(self, view: View) -> None:
        """Say what game this is, and how to find help."""

    def news(self, lines: list[Line]) -> list[Line]:
        """What of all that happened the table does not show anyway, in the order of telling."""

    def show(self, view: View, decision: Decision) -> None:
        """Draw what is needed for a decision."""

    def ask(self, view: View, decision: Decision, offers: Offers) -> Move:
        """Let the person choose; what comes back may still be refused by the rules."""

    def show_end(self, view: View, outcome: Outcome) -> None:
        """Draw how it ended."""


class Person:
    """Hears what the seat hears, sees what the seat sees, and is asked until the rules agree."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        table: Table,
        narrator: Narrator,
        screen: Screen,
        adviser: Adviser | None = None,
    ) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.table: Final = table
        self.narrator: Final = narrator
        self.screen: Final = screen
        self.adviser: Final = adviser
        self.told = 0

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
