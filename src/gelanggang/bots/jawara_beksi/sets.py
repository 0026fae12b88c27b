"""Which cards of a hand could be a good Combo together, their order left open."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import COMBO_CARDS, TWINS
from gelanggang.games.jawara_beksi.combo import bridged
from gelanggang.games.jawara_beksi.offers import POWERS
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION
from gelanggang.games.jawara_beksi.state import State

MOST_OF_A_WAY: Final = 9
"""Of a huge hand only so many cards of one direction are looked at, the best first."""


class Sets:
    """Sets of cards that share a direction, bridges and excuses counted.

    The quick search takes the cards of a direction by their merit, best first, and every beginning
    of that row is a set.  The thorough one takes every set, but of several ways to use bridges the
    first that fits.
    """

    def __init__(self, s: State, seat: Seat, merits: list[float], thorough: bool) -> None:
        self.pack: Final = s.pack
        self.excuses: Final = s.excuses
        self.twins: Final = s.parameter(seat, TWINS)
        self.longest: Final = s.parameter(seat, COMBO_CARDS)
        self.hand: Final = s.actions[seat].things
        self.merits: Final = merits
        """What each card of the hand adds, about."""
        self.found: Final[list[int]] = []
        """As masks over the hand."""
        self.known: Final[set[int]] = set()
        self.way: list[int] = []
        """Places in the hand of the cards that go one way, and after them their guests."""
        self.guests_from = 0
        self.direction = 0
        order = self._by_merit()
        for direction in EACH_DIRECTION:
            self._look(direction, order)
            if self.longest > 0 and thorough:
                self._grow(0, 0, 0, 0, 0, self.excuses, 0)
            elif self.longest > 0:
                self._row()

    def _by_merit(self) -> list[int]:
        """The places of the hand: bridges first, so that they lie before a guest comes."""
        order: list[int] = []
        for i in range(len(self.hand)):
            k = len(order)
            while k > 0 and self._before(i, order[k - 1]):
                k -= 1
            order.insert(k, i)
        return order

    def _before(self, i: int, j: int) -> bool:
        bridges = self.pack.bridges
        if bridges[self.hand[i]] != bridges[self.hand[j]]:
            return bridges[self.hand[i]]
        return self.merits[i] > self.merits[j]

    def cards(self, members: int) -> list[int]:
        """The cards of a set, bridges first, as those want it who lay them."""
        bridges: list[int] = []
        others: list[int] = []
        for i, card in enumerate(self.hand):
            if members & POWERS[i]:
                if self.pack.bridges[card]:
                    bridges.append(card)
                else:
                    others.append(card)
        return bridges + others

    def _look(self, direction: int, order: list[int]) -> None:
        """Find the cards that go one way, and those that a bridge or an excuse could bring."""
        pack = self.pack
        hand = self.hand
        way: list[int] = []
        for i in order:
            if pack.directions[hand[i]] & direction and len(way) < MOST_OF_A_WAY:
                way.append(i)
        bridges = [hand[i] for i in way if pack.bridges[hand[i]]]
        self.guests_from = len(way)
        self.direction = direction
        if bridges or self.excuses:
            for i in order:
                if not pack.directions[hand[i]] & direction and (
                    self.excuses or self._bridge_for(hand[i], bridges, 0, direction) >= 0
                ):
                    way.append(i)
        self.way = way

    def _row(self) -> None:
        """Add card after card, the best first; every step is a set."""
        order = self.way[:]
        order.sort(key=lambda i: -self.merits[i])
        members = 0
        names = 0
        doubles = 0
        excuses = self.excuses
        used = 0
        size = 0
        for i in order:
            card = self.hand[i]
            bit = self.pack.name_bits[card]
            if names & bit and (doubles & bit or doubles.bit_count() >= self.twins):
                continue
            if not self.pack.directions[card] & self.direction:
                bridge = self._bridge_for(card, self._laid_bridges(members), used, self.direction)
                if bridge >= 0:
                    used |= POWERS[bridge]
                elif excuses > 0:
                    excuses -= 1
                else:
                    continue
            if names & bit:
                doubles |= bit
            names |= bit
            members |= POWERS[i]
            self._keep(members)
            size += 1
            if size == self.longest:
                return

    def _keep(self, members: int) -> None:
        if members not in self.known:
            self.known.add(members)
            self.found.append(members)

    def _bridge_for(self, card: int, bridges: list[int], used: int, direction: int) -> int:
        """The first bridge that is free and leads to a card, or -1."""
        for i in range(len(bridges)):
            if not used & POWERS[i] and bridged(
                self.pack, bridges[i], self.pack.directions[card], direction
            ):
                return i
        return -1

    def _grow(
        self, start: int, members: int, size: int, names: int, doubles: int, excuses: int, used: int
    ) -> None:
        """Add one more card in every way that is allowed."""
        pack = self.pack
        hand = self.hand
        last_face = -1
        for k in range(start, len(self.way)):
            i = self.way[k]
            card = hand[i]
            if pack.faces[card] == last_face:
                continue
            bit = pack.name_bits[card]
            doubles_now = doubles
            if names & bit:
                if doubles & bit or doubles.bit_count() >= self.twins:
                    continue
                doubles_now |= bit
            excuses_now = excuses
            used_now = used
            if k >= self.guests_from:
                bridge = self._bridge_for(card, self._laid_bridges(members), used, self.direction)
                if bridge >= 0:
                    used_now |= POWERS[bridge]
                elif excuses_now > 0:
                    excuses_now -= 1
                else:
                    continue
            last_face = pack.faces[card]
            members_now = members | POWERS[i]
            self._keep(members_now)
            if size + 1 < self.longest:
                self._grow(
                    k + 1, members_now, size + 1, names | bit, doubles_now, excuses_now, used_now
                )

    def _laid_bridges(self, members: int) -> list[int]:
        """The bridges of a set that touch the shared direction."""
        pack = self.pack
        found: list[int] = []
        for i in self.way:
            card = self.hand[i]
            if (
                members & POWERS[i]
                and pack.bridges[card]
                and pack.directions[card] & self.direction
            ):
                found.append(card)
        return found
