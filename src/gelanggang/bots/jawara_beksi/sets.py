"""Which cards of a hand could be a good Combo together, their order left open.

Sets are masks over the hand.  Of several ways to use bridges the first that fits is taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gelanggang.bots.jawara_beksi.worths import Valued
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import COMBO_CARDS, TWINS
from gelanggang.games.jawara_beksi.combo import bridged
from gelanggang.games.jawara_beksi.offers import POWERS
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION
from gelanggang.games.jawara_beksi.state import State

MOST_OF_A_WAY: Final = 9
"""Of a huge hand only so many cards of one direction are looked at, the best first."""
THREE_TOGETHER: Final = 2.0
"""What a Combo of three gains by its length, about: the bonus, and places that work."""


def cards_of(s: State, seat: Seat, members: int) -> list[int]:
    """The cards of a set, bridges first, as those want it who lay them."""
    pack = s.pack
    found: list[int] = []
    bridges = 0
    for i, card in enumerate(s.actions[seat].things):
        if members & POWERS[i]:
            if pack.bridges[card]:
                found.insert(bridges, card)
                bridges += 1
            else:
                found.append(card)
    return found


@mypyc_attr(acyclic=True)
class Hand:
    """What both searches know of a hand."""

    def __init__(self, s: State, seat: Seat, cards: list[Valued]) -> None:
        self.pack: Final = s.pack
        self.excuses: Final = s.excuses
        self.twins: Final = s.parameter(seat, TWINS)
        self.longest: Final = s.parameter(seat, COMBO_CARDS)
        self.hand: Final = s.actions[seat].things
        self.valued: Final = [cards[card] for card in self.hand]
        self.bridges: Final = [i for i, card in enumerate(self.hand) if s.pack.bridges[card]]
        """The places of the cards that are bridges: mostly there is none."""

    def by_merit(self) -> list[int]:
        """The places of the hand, the best card first."""
        order: list[int] = []
        for i in range(len(self.hand)):
            merit = self.valued[i].merit
            k = len(order)
            while k > 0 and merit > self.valued[order[k - 1]].merit:
                k -= 1
            order.insert(k, i)
        return order

    def bridge_for(self, card: int, members: int, used: int, direction: int) -> int:
        """The place of a bridge of the set that is free and leads to a card, or -1."""
        pack = self.pack
        for i in self.bridges:
            if (
                members & POWERS[i]
                and not used & POWERS[i]
                and bridged(pack, self.hand[i], pack.directions[card], direction)
            ):
                return i
        return -1


@mypyc_attr(acyclic=True)
class Row(Hand):
    """The quick search: cards of a direction by merit; every beginning of that row is a set."""

    def best(self, most: int) -> list[int]:
        """The sets whose cards have most merit together."""
        found: list[int] = []
        worths: list[float] = []
        order = self.by_merit()
        row = [self.valued[i] for i in order]
        for direction in EACH_DIRECTION:
            self._walk(direction, order, row, found, worths, most)
        return found

    def _walk(
        self,
        direction: i64,
        order: list[int],
        row: list[Valued],
        found: list[int],
        worths: list[float],
        most: int,
    ) -> None:
        members = names = doubles = used = size = twins = 0
        excuses = self.excuses
        worth = 0.0
        for k, valued in enumerate(row):
            held = valued.held
            astray = not held.directions & direction
            # Nearly always, a card that goes another way is of no use.
            if astray and excuses == 0 and not self.bridges:
                continue
            if size == self.longest:
                return
            bit = self.pack.name_bits[held.card]
            if names & bit and (doubles & bit or twins >= self.twins):
                continue
            if astray:
                bridge = self.bridge_for(held.card, members, used, int(direction))
                if bridge >= 0:
                    used |= POWERS[bridge]
                elif excuses > 0:
                    excuses -= 1
                else:
                    continue
            if names & bit:
                doubles |= bit
                twins += 1
            names |= bit
            members |= POWERS[order[k]]
            size += 1
            worth += valued.merit
            self._keep(members, worth + (THREE_TOGETHER if size >= 3 else 0.0), found, worths, most)

    def _keep(
        self, members: int, worth: float, found: list[int], worths: list[float], most: int
    ) -> None:
        """Insert a set by its worth, if it is among the best and not there already."""
        k = len(found)
        while k > 0 and worth > worths[k - 1]:
            k -= 1
        if k < most:
            for one in found:
                if one == members:
                    return
            found.insert(k, members)
            worths.insert(k, worth)
            if len(found) > most:
                found.pop()
                worths.pop()


@mypyc_attr(acyclic=True)
class Sets(Hand):
    """The thorough search: every set that shares a direction."""

    def __init__(self, s: State, seat: Seat, cards: list[Valued]) -> None:
        super().__init__(s, seat, cards)
        self.found: Final[list[int]] = []
        self.known: Final[set[int]] = set()
        self.way: list[int] = []
        """The cards that go one way, bridges first, and after them their guests."""
        self.guests_from = 0
        self.direction = 0
        order = self.by_merit()
        order = [i for i in order if i in self.bridges] + [
            i for i in order if i not in self.bridges
        ]
        if self.longest > 0:
            for direction in EACH_DIRECTION:
                self._look(direction, order)
                self._grow(0, 0, 0, 0, 0, self.excuses, 0)

    def _look(self, direction: int, order: list[int]) -> None:
        """Find the cards that go one way, and those that a bridge or an excuse could bring."""
        pack = self.pack
        hand = self.hand
        way: list[int] = []
        members = 0
        for i in order:
            if pack.directions[hand[i]] & direction and len(way) < MOST_OF_A_WAY:
                way.append(i)
                members |= POWERS[i]
        self.guests_from = len(way)
        self.direction = direction
        for i in order:
            if not pack.directions[hand[i]] & direction and (
                self.excuses or self.bridge_for(hand[i], members, 0, direction) >= 0
            ):
                way.append(i)
        self.way = way

    def _grow(
        self, start: int, members: int, size: int, names: int, doubles: int, excuses: int, used: int
    ) -> None:
        """Add one more card in every way that is allowed."""
        pack = self.pack
        last_face = -1
        for k in range(start, len(self.way)):
            i = self.way[k]
            card = self.hand[i]
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
                bridge = self.bridge_for(card, members, used, self.direction)
                if bridge >= 0:
                    used_now |= POWERS[bridge]
                elif excuses_now > 0:
                    excuses_now -= 1
                else:
                    continue
            last_face = pack.faces[card]
            members_now = members | POWERS[i]
            if members_now not in self.known:
                self.known.add(members_now)
                self.found.append(members_now)
            if size + 1 < self.longest:
                self._grow(
                    k + 1, members_now, size + 1, names | bit, doubles_now, excuses_now, used_now
                )
