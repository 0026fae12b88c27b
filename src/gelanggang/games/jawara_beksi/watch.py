"""Those around a table of Jawara Beksi: a move concerns a hand and a pile, seldom more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.view import Shown
from gelanggang.core.watch import Changes
from gelanggang.core.watch import Watch as CoreWatch
from gelanggang.core.zone import Glance, Zone
from gelanggang.games.jawara_beksi.state import State
from gelanggang.games.jawara_beksi.view import COMMON, OWN, common, known_of, open_values, own

DECK_COUNTS: Final = COMMON.index("deck_counts")
DISCARDS: Final = COMMON.index("discards")
LAID: Final = COMMON.index("laid")
PENDING: Final = "pending"
PLAYED: Final = COMMON.index("played")


class Hands:
    """The entries of a view that tell of hands of this kind."""

    def __init__(self, kind: str) -> None:
        self.counts: Final = COMMON.index(f"{kind}_counts")
        self.cards: Final = OWN.index(f"{kind}s")
        self.seen: Final = OWN.index(f"{kind}s_seen")
        self.known: Final = OWN.index(f"known_{kind}s")


ACTIONS: Final = Hands("action")
SUPPORTS: Final = Hands("support")


class Watch(CoreWatch):
    """Looks only into hands and at piles that have changed."""

    __slots__ = ("_asked", "_common", "_glance", "_known", "_moment", "_own", "_s")

    def __init__(self, s: State, asked: Callable[[], dict[Seat, Decision]]) -> None:
        self._s: Final = s
        self._asked: Final = asked
        self._glance: Final = Glance(_zones(s))
        self._common: Final = Shown(common(s, []))
        self._moment = s.moment
        """What is asked was looked at then: each moment has a question of its own."""
        self._own: Final[dict[Seat | None, Shown]] = {}
        self._known: Final = [True] * (2 * s.seats)
        """Of which hands somebody else may have seen something, the last time."""

    def join(self, seat: Seat | None) -> None:
        self._own[seat] = Shown(own(self._s, seat))

    def watches(self, seat: Seat | None) -> bool:
        return seat in self._own

    def look(self) -> Changes:
        found, shown = Changes(), self._common
        shown.see_first(open_values(self._s), found.common)
        if self._moment != self._s.moment:
            self._moment = self._s.moment
            found.common[PENDING] = [decision.plain() for decision in self._asked().values()]
        for place in self._glance.changed(_zones(self._s)):
            self._look_at(place, found)
        return found

    def _look_at(self, place: int, found: Changes) -> None:
        """At one of the zones."""
        s, shown = self._s, self._common
        seats = s.seats
        piles = place - 2 * seats
        if place < seats:
            self._look_into(ACTIONS, s.actions[place], place, place, found)
        elif piles < 0:
            self._look_into(SUPPORTS, s.supports[place - seats], place - seats, place, found)
        elif piles < 2:
            shown.see_one(DECK_COUNTS, piles, len(s.decks[piles].things), found.common)
        elif piles < 4:
            shown.see_one(DISCARDS, piles - 2, s.discards[piles - 2].shown_to(None), found.common)
        elif piles < 4 + seats:
            shown.see_one(LAID, piles - 4, s.laid[piles - 4].shown_to(None), found.common)
        else:
            shown.see(PLAYED, s.played.shown_to(None), found.common)

    def _look_into(
        self, hands: Hands, hand: Zone, holder: Seat, place: int, found: Changes
    ) -> None:
        self._common.see_one(hands.counts, holder, len(hand.things), found.common)
        own = self._own.get(holder)
        if own is not None:
            mine = found.from_chair(holder)
            own.see(hands.cards, hand.shown_to(holder), mine)
            own.see(hands.seen, hand.seen, mine)
        known = not hand.hidden_from_others(holder)
        if known or self._known[place]:
            # So it is seldom: nobody needs to look at what they did not know before.
            self._known[place] = known
            for seat, shown in self._own.items():
                if seat != holder:
                    cards = known_of(hand, seat)
                    shown.see_one(hands.known, holder, cards, found.from_chair(seat))


def _zones(s: State) -> list[Zone]:
    """Hands, then two decks, two discard piles, and what lies on the table."""
    return [*s.actions, *s.supports, *s.decks, *s.discards, *s.laid, s.played]
