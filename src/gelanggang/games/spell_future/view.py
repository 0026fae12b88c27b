"""What a seat of Spell from the Future may know."""

from __future__ import annotations

from typing import Final, Self

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.state import changed, plain_fields
from gelanggang.core.view import Own as CoreOwn
from gelanggang.core.view import View as CoreView
from gelanggang.games.spell_future.state import State

FIELDS: Final = (
    "answered",
    "attack",
    "beast",
    "beasts_left",
    "black",
    "colour_deck",
    "colour_discard",
    "damage",
    "day",
    "defence",
    "die",
    "difficulty",
    "drawn",
    "faced",
    "generator",
    "mage",
    "mages_first",
    "mine",
    "minds",
    "moment",
    "mystic",
    "open_colours",
    "opened",
    "past",
    "pending",
    "seat",
    "seats",
    "stage",
    "today",
    "tomorrow",
    "white",
    "word",
    "word_count",
    "word_discard",
)
OWN: Final = (
    "colour_deck",
    "colour_discard",
    "drawn",
    "faced",
    "generator",
    "mine",
    "mystic",
    "open_colours",
    "seat",
    "word_discard",
)
"""What depends on the chair; all else is the same for everybody."""
COMMON: Final = tuple([name for name in FIELDS if name not in OWN])


class Own(CoreOwn):
    """The cards that one chair may see, and its own answer."""

    __slots__ = OWN

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.seat = seat
        self.faced = s.faced.shown_to(seat)
        self.word_discard = s.word_discard.shown_to(seat)
        self.generator = s.generator.shown_to(seat)
        self.mystic = s.mystic.shown_to(seat)
        self.colour_deck = s.colour_deck.shown_to(seat)
        """Slot by slot: whoever slipped a Colour under the deck knows it."""
        self.colour_discard = s.colour_discard.shown_to(seat)
        self.open_colours = s.open_colours.shown_to(seat)
        self.drawn = [zone.shown_to(seat) for zone in s.drawn]
        answer = None if seat is None else s.sealed[seat]
        self.mine = None if answer is None else list(answer.things)
        """One's own sealed answer: the Mind card, then pads and counts."""

    def changes(self, before: Self) -> dict[str, object]:
        return changed(OWN, self._values(), before._values())

    def _values(self) -> list[object]:
        """The values of OWN in order."""
        return [
            self.colour_deck,
            self.colour_discard,
            self.drawn,
            self.faced,
            self.generator,
            self.mine,
            self.mystic,
            self.open_colours,
            self.seat,
            self.word_discard,
        ]


class Common(CoreView):
    """What is the same from every chair.  Cards are numbers of the pack."""

    __slots__ = COMMON

    def __init__(self, s: State, pending: list[Decision]) -> None:
        # The table.
        self.seats = s.seats
        self.difficulty = s.difficulty
        self.moment = s.moment
        self.pending = pending
        self.stage = s.stage
        self.day = s.day
        self.mage = s.mage
        self.damage = s.damage
        self.beast = s.beast
        self.die = s.die
        self.mages_first = s.mages_first
        self.opened = s.opened
        self.word = s.word
        self.attack = s.attack
        self.defence = s.defence
        self.minds = s.minds[:]
        self.white = s.white[:]
        self.black = s.black[:]
        self.today = s.today[:]
        self.tomorrow = s.tomorrow[:]
        self.past = s.past
        """The days that are over; what was placed on them has been revealed."""
        self.answered = [answer is not None for answer in s.sealed]
        """Whose choice is in.  What it is stays sealed."""
        # Cards: how many there are.
        self.beasts_left = len(s.beasts)
        self.word_count = len(s.word_deck)

    def plain(self) -> dict[str, object]:
        return {**plain_fields(self, COMMON), "past": [day.plain() for day in self.past]}

    def changes(self, before: Self) -> dict[str, object]:
        found = changed(COMMON, self._common(), before._common())
        if "past" in found:
            found["past"] = [day.plain() for day in self.past]
        return found

    def _common(self) -> list[object]:
        """The values of COMMON in order: to look for each by its name takes long, at every move."""
        return [
            self.answered,
            self.attack,
            self.beast,
            self.beasts_left,
            self.black,
            self.damage,
            self.day,
            self.defence,
            self.die,
            self.difficulty,
            self.mage,
            self.mages_first,
            self.minds,
            self.moment,
            self.opened,
            self.past,
            self.pending,
            self.seats,
            self.stage,
            self.today,
            self.tomorrow,
            self.white,
            self.word,
            self.word_count,
        ]


class View(Common):
    """The table from one chair (None: a spectator's)."""

    __slots__ = OWN

    def __init__(self, s: State, seat: Seat | None, pending: list[Decision]) -> None:
        super().__init__(s, pending)
        self.seat = seat
        own = Own(s, seat)
        self.faced = own.faced
        self.word_discard = own.word_discard
        self.generator = own.generator
        self.mystic = own.mystic
        self.colour_deck = own.colour_deck
        self.colour_discard = own.colour_discard
        self.open_colours = own.open_colours
        self.drawn = own.drawn
        self.mine = own.mine

    def plain(self) -> dict[str, object]:
        return {**plain_fields(self, FIELDS), "past": [day.plain() for day in self.past]}
