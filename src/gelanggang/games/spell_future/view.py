"""What a seat of Spell from the Future may know."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.state import plain_fields
from gelanggang.core.view import Part
from gelanggang.core.view import View as CoreView
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.chapter import MYSTIC_DAYS
from gelanggang.games.spell_future.state import OPEN, State

COMMON: Final = (
    *OPEN,
    "answered",
    "beasts_left",
    "led",
    "next_beast",
    "past",
    "pending",
    "story",
    "word_count",
)
"""What is the same for everybody."""
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
"""What depends on the chair."""
FIELDS: Final = tuple(sorted((*COMMON, *OWN)))
OPEN_OF: Final = attrgetter(*OPEN)


class View(CoreView):
    """The table from one chair (None: a spectator's).  Cards are numbers of the pack."""

    __slots__ = FIELDS

    def __init__(self, s: State, seat: Seat | None, pending: list[Decision]) -> None:
        self.seat = seat
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
        # Cards: how many there are, and those that this chair may see.
        self.beasts_left = len(s.beasts)
        self.word_count = len(s.word_deck)
        self.faced = s.faced.shown_to(seat)
        self.word_discard = s.word_discard.shown_to(seat)
        self.generator = s.generator.shown_to(seat)
        self.mystic = s.mystic.shown_to(seat)
        self.colour_deck = s.colour_deck.shown_to(seat)
        """Slot by slot: whoever slipped a Colour under the deck knows it."""
        self.colour_discard = s.colour_discard.shown_to(seat)
        self.open_colours = s.open_colours.shown_to(seat)
        self.drawn = [zone.shown_to(seat) for zone in s.drawn]
        self.mine = _mine(s, seat)
        """One's own sealed answer: the Mind card, then pads and counts."""
        # Chapters of a story.
        self.story = None if s.story is None else s.story.copy()
        self.led = _led(s)
        self.next_beast = _next_beast(s)

    def plain(self) -> dict[str, object]:
        found = plain_fields(self, FIELDS)
        found["past"] = [day.plain() for day in self.past]
        if self.story is not None:
            found["story"] = self.story.plain(self.damage)
        return found


def common(s: State, pending: list[Decision]) -> Part:
    """What of a view is the same from every chair."""
    return Part(
        COMMON,
        [
            *OPEN_OF(s),
            [answer is not None for answer in s.sealed],
            len(s.beasts),
            _led(s),
            _next_beast(s),
            [day.plain() for day in s.past],
            pending,
            None if s.story is None else s.story.plain(s.damage),
            len(s.word_deck),
        ],
    )


def own(s: State, seat: Seat | None) -> Part:
    """What of a view depends on the chair, like `common`."""
    return Part(
        OWN,
        [
            s.colour_deck.shown_to(seat),
            s.colour_discard.shown_to(seat),
            [zone.shown_to(seat) for zone in s.drawn],
            s.faced.shown_to(seat),
            s.generator.shown_to(seat),
            _mine(s, seat),
            s.mystic.shown_to(seat),
            s.open_colours.shown_to(seat),
            seat,
            s.word_discard.shown_to(seat),
        ],
    )


def _mine(s: State, seat: Seat | None) -> list[int] | None:
    answer = None if seat is None else s.sealed[seat]
    return None if answer is None else list(answer.things)


def cards_of(pack: Pack, view: View) -> Pack:
    """The cards that are played with: a chapter has its own days, and improved Mind cards."""
    return pack if view.story is None else view.story.chapter.pack


def is_mystic(pack: Pack, view: View) -> bool:
    """Whether the day of a view is Mystic (SF-50)."""
    if view.beast == NOBODY:
        return False
    every = 0 if view.story is None else view.story.chapter.n[MYSTIC_DAYS]
    return pack.beast_mystic[view.beast] or (every > 0 and view.day % every == 0)


def _led(s: State) -> list[int] | None:
    """Only a chapter lets the 1st Mage place for all to see."""
    move = s.led()
    return None if move is None else list(move.things)


def _next_beast(s: State) -> int:
    """Only a Provision shows it; like every face it passes the zone."""
    shown = NOBODY
    if s.story is not None and s.beasts.things:
        shown = s.beasts.shown_to(None)[-1]
    return shown
