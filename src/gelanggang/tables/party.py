"""Those at a table who walk through a story together: where they stand, and what they vote for."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.ids import Seat
from gelanggang.core.outcome import Outcome
from gelanggang.core.rules import Scenario
from gelanggang.games.tale import ENDED, PLAY, Journey, Tale
from gelanggang.tables.denied import Denied

HOST: Final = -1
"""In whose name a host without a seat votes."""
FILE: Final = "journey.json"
"""What the file of a journey is called in sentences about it."""


class Party:
    """A journey, and what its party would like to take along."""

    def __init__(self, tale: Tale, journey: str) -> None:
        """From its file; BadInput when that cannot be read."""
        self.tale = tale
        self.journey: Journey = tale.read(journey, FILE)
        self.votes: Final[dict[Seat, str]] = {}
        """By seat; the host's without one counts in ties alone."""

    @property
    def asked(self) -> str:
        """`play`, `ended`, or what has to be chosen first."""
        return self.journey.asked

    @property
    def choosing(self) -> bool:
        """Whether something has to be chosen before the next game."""
        return self.asked not in (PLAY, ENDED)

    def start(self) -> Scenario:
        """Where the next game begins; BadInput, which says what is asked, when it cannot."""
        return self.journey.start()

    def played(self, outcome: Outcome, names: list[str], date: str) -> None:
        """A game is over."""
        try:
            self.tale.played(self.journey, outcome, names, date)
        except BadInput:
            # It was begun with another edition of the story, in which other chapters follow.
            raise Denied("story-changed") from None

    def decide(self, choice: str) -> None:
        """The party takes something along."""
        self.votes.clear()
        try:
            self.journey.choose(choice)
        except BadInput:
            raise Denied("story-changed") from None

    def after(self, choice: str) -> str:
        """The file as it will be with a choice."""
        twin = Party(self.tale, self.journey.text())
        twin.decide(choice)
        return twin.journey.text()

    def shuffle(self, tale: Tale) -> None:
        """The same journey with other cards; BadInput when they do not fit."""
        self.journey = tale.read(self.journey.text(), FILE)
        self.tale = tale

    def renumber(self, moved: dict[Seat, Seat]) -> None:
        """Seats have other numbers: everybody keeps their vote."""
        votes = {moved[seat]: one for seat, one in self.votes.items() if seat in moved}
        if HOST in self.votes:
            votes[HOST] = self.votes[HOST]
        self.votes.clear()
        self.votes.update(votes)

    def winner(self, host: list[Seat], votes: dict[Seat, str]) -> str:
        """What votes lead to; empty: a tie in which the host, on these seats, has not decided."""
        found = Counter([votes[seat] for seat in votes if seat != HOST])
        most = max(found.values(), default=0)
        best = [one for one in self.journey.choices() if found[one] == most]
        if len(best) > 1:
            own = {votes[seat] for seat in host or [HOST] if seat in votes}
            best = [one for one in best if one in own]
        return best[0] if len(best) == 1 else ""
