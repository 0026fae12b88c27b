"""Several people at one screen, who hand it over: nobody sees what another may not know."""

from __future__ import annotations

from dataclasses import dataclass

from gelanggang.core.decision import Decision
from gelanggang.core.event import heard
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View
from gelanggang.line.person import Person, Sitters
from gelanggang.line.screen import Left
from gelanggang.line.telling import is_long, tell
from gelanggang.text.narrator import Line


@dataclass(eq=False)
class Company(Sitters):
    """Those who share the screen, and whose turn it is to look at it."""

    holder: Seat | None = None
    """None: nothing is on the screen that not everybody may see."""
    told: int = 0
    """Up to here all have read together what happened."""

    def seat(self, seat: Seat) -> Guest:
        """A chair for one of them."""
        return Guest(self.match, self.table, self.narrator, self.screen, self.adviser, seat, self)

    def hand_over(self, seat: Seat) -> None:
        """Hide what the last one saw, tell what all may hear, and wait for the next one."""
        news = self._news()
        if seat == self.holder and not is_long(news):
            return
        self._gather(news)
        name = self.narrator.names[seat].upper()
        self.screen.show()
        self.screen.rule(self.screen.voice.say("line-hand-over", name=name), style="bold yellow")
        quits = ("q", self.screen.voice.say("letter-quit"))
        if self.screen.ask().lower() in quits:
            raise Left
        self.screen.clear()
        self.holder = seat

    def _news(self) -> list[Line]:
        """What all may hear and have not read together yet."""
        fresh = heard(self.match.log[self.told :], None)
        return self.table.news(self.narrator.tell(fresh, None))

    def _gather(self, news: list[Line]) -> None:
        """From here on everybody may look."""
        if self.holder is not None:
            self.screen.clear()
        self.holder = None
        self.told = len(self.match.log)
        tell(self.screen, news, None)

    def finish(self) -> None:
        """Tell the rest to all, and how it ended."""
        self._gather(self._news())
        assert self.match.outcome is not None
        self.table.show_end(self.match.view(None), self.match.outcome)


@dataclass(eq=False)
class Guest(Person):
    """A person who shares the screen with others."""

    company: Company

    def __call__(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if len(offers) == 1 and self.company.holder != self.seat:
            # Nothing is asked, so nobody has to come for it; the events will tell.
            return offers[0]
        self.company.hand_over(self.seat)
        return super().__call__(view, decision, offers, rng)

    def catch_up(self) -> None:
        """Tell what not everybody has read, and what nobody else may hear."""
        fresh = [
            one
            for place, one in enumerate(self.match.log[self.told :], self.told)
            if place >= self.company.told or one.to(self.seat) != one.to(None)
        ]
        self.told = len(self.match.log)
        lines = self.table.news(self.narrator.tell(heard(fresh, self.seat), self.seat))
        tell(self.screen, lines, self.seat)
