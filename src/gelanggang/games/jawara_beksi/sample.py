"""A whole table that a view allows: what bots think about instead of the truth."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import SEES_EVERYBODY, SEES_ONLY
from gelanggang.core.rng import Rng
from gelanggang.core.state import take_over
from gelanggang.core.zone import Zone, face_down, seen_by
from gelanggang.games.jawara_beksi.cards import ACTION, SUPPORT, Pack
from gelanggang.games.jawara_beksi.state import OPEN, State, cards_in_play, empty_table
from gelanggang.games.jawara_beksi.view import View


def sample(pack: Pack, v: View, rng: Rng) -> State:
    """One table that the view allows."""
    return Dealer(pack, v).deal(rng)


class Dealer:
    """Deals the cards that a view does not show to the places where they may lie.

    Bots want hundreds of tables of one view: what all of them share is prepared once.
    """

    def __init__(self, pack: Pack, v: View) -> None:
        self.view: Final = v
        self.open: Final = empty_table(pack, v.seats, v.rounds, v.without_down, v.fresh_hands)
        """The table as far as it is seen, without a hand or a deck."""
        _lay_open(self.open, v)
        unseen = _unseen(pack, v)
        self.actions: Final = [card for card in unseen if pack.is_action(card)]
        self.supports: Final = [card for card in unseen if not pack.is_action(card)]

    def deal(self, rng: Rng) -> State:
        """Another table."""
        v = self.view
        s = self.open.copy()
        actions = self.actions[:]
        supports = self.supports[:]
        rng.shuffle(actions)
        rng.shuffle(supports)
        for seat in range(v.seats):
            if seat == v.seat:
                s.actions[seat] = Zone(v.actions[:], v.actions_seen[:])
                s.supports[seat] = Zone(v.supports[:], v.supports_seen[:])
            else:
                s.actions[seat] = _hand(
                    v, seat, v.known_actions[seat], v.action_counts[seat], actions
                )
                s.supports[seat] = _hand(
                    v, seat, v.known_supports[seat], v.support_counts[seat], supports
                )
        s.decks[ACTION] = face_down(actions)
        s.decks[SUPPORT] = face_down(supports)
        return s


def _lay_open(s: State, v: View) -> None:
    """Put down all that everybody sees."""
    take_over(s, v, OPEN)
    s.settle_parameters()
    s.discards = [seen_by(pile[:], SEES_EVERYBODY) for pile in v.discards]
    s.laid = [seen_by(row[:], SEES_EVERYBODY) for row in v.laid]
    s.played = seen_by(v.played[:], SEES_EVERYBODY)


def _unseen(pack: Pack, v: View) -> list[int]:
    """The cards that this chair does not see anywhere."""
    shown = set(v.actions + v.supports + v.played)
    for cards in [*v.discards, *v.laid, *v.known_actions, *v.known_supports]:
        shown.update(cards)
    return [card for card in cards_in_play(pack, v.without_down) if card not in shown]


def _hand(v: View, seat: int, known: list[int], count: int, unseen: list[int]) -> Zone:
    """What is known of a hand, and unseen cards for the rest of it."""
    own = SEES_ONLY[seat]
    both = own if v.seat is None else own | SEES_ONLY[v.seat]
    zone = seen_by(known[:], both)
    while len(zone.things) < count:
        zone.put(unseen.pop(), own)
    return zone
