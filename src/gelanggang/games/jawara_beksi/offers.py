"""The Combos on offer: sets of cards are found, their orders made only when looked at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.games.jawara_beksi.cards import COMBO_CARDS, DOWN, LEFT, RIGHT, TWINS, UP
from gelanggang.games.jawara_beksi.moves import PLAY_COMBO
from gelanggang.games.jawara_beksi.orders import (
    EACH_DIRECTION,
    NO_BRIDGING,
    Orders,
    find_bridgings,
)
from gelanggang.games.jawara_beksi.state import State

MOST_IN_HAND: Final = 256
"""Cards have numbers below this (`MOST_CARDS`)."""
ANY: Final = -1
"""In a pattern: a card whose place does not matter."""
HOPELESS: Final = -1
"""Where others count orders: none, and no further card would help."""
# A table of powers, because mypyc would compile a variable shift as a 32-bit one.
POWERS: Final = [1 << i for i in range(MOST_IN_HAND)]


@mypyc_attr(acyclic=True)
class ActOffers(Offers):
    """What can be done in the Action Phase; a Combo becomes a move only when it is looked at."""

    def __init__(self, others: list[Move], combos: Combos) -> None:
        super().__init__(others)
        self.combos: Final = combos

    def __len__(self) -> int:
        return len(self.moves) + self.combos.size()

    def __getitem__(self, i: int) -> Move:
        others = len(self.moves)
        if i < 0:
            i += len(self)
        return self.moves[i] if i < others else self.combos.move(i - others)

    def listed(self) -> list[Move]:
        return self.moves

    def built(self) -> str:
        return PLAY_COMBO

    def example(self) -> Move | None:
        # A card alone is a Combo; to find them all would take longer.
        combos = self.combos
        return Move(PLAY_COMBO, (combos.hand[0],)) if combos.hand and combos.longest > 0 else None


@mypyc_attr(acyclic=True)
class Combos:
    """All Combos of a hand that differ in effect; copies with the same face are the same card."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.pack: Final = s.pack
        self.excuses: Final = s.excuses
        self.twins: Final = s.parameter(seat, TWINS)
        self.longest: Final = s.parameter(seat, COMBO_CARDS)
        self.hand: Final = self._sorted_hand(s.actions[seat].things)
        self.sets: Final[list[int]] = []
        """Sets of cards that can be a Combo, as masks over the hand."""
        self.ends: Final[list[int]] = []
        """For each set, how many orders it and those before it have."""
        self.count = 0
        self.chosen: Final[list[int]] = []
        self.searched = False

    def size(self) -> int:
        """How many there are; the search begins only now, because not everybody wants to know."""
        if not self.searched:
            self.searched = True
            if self.longest > 0:
                self._choose(0, 0, 0, UP | RIGHT | DOWN | LEFT, 0, 0, 0)
        return self.count

    def _sorted_hand(self, hand: list[int]) -> list[int]:
        """Bridges first, so that the search can stop early; equal faces side by side."""
        ranks = self.pack.ranks
        found: list[int] = []
        for card in hand:
            place = len(found)
            while place > 0 and ranks[found[place - 1]] > ranks[card]:
                place -= 1
            found.insert(place, card)
        return found

    def _choose(
        self,
        start: int,
        members: int,
        names: int,
        common: int,
        twins: int,
        bridges: int,
        marks: int,
    ) -> None:
        """Add one more card to the set, in every way that can still become a Combo."""
        pack = self.pack
        hand = self.hand
        chosen = self.chosen
        last_face = -1
        for i in range(start, len(hand)):
            card = hand[i]
            face = pack.faces[card]
            if face == last_face:
                continue
            last_face = face
            shared = common & pack.directions[card]
            if not shared and bridges == 0 and self.excuses == 0:
                continue
            name = pack.name_bits[card]
            twins_now = twins
            if names & name:
                if twins >= self.twins or self._copies(card) > 1:
                    continue
                twins_now += 1
            members_now = members | POWERS[i]
            marks_now = marks + pack.marks[card]
            bridges_now = bridges + 1 if pack.bridges[card] else bridges
            chosen.append(card)
            orders = 0
            if shared:
                orders = 1 if marks_now == 0 else len(self._patterns(chosen, marks_now))
            else:
                orders = self._count_bridged(marks_now, bridges_now, twins_now)
                if orders == HOPELESS:
                    chosen.pop()
                    continue
            if orders > 0:
                self.count += orders
                self.sets.append(members_now)
                self.ends.append(self.count)
            if len(chosen) < self.longest:
                self._choose(
                    i + 1, members_now, names | name, shared, twins_now, bridges_now, marks_now
                )
            chosen.pop()

    def _copies(self, card: int) -> int:
        names = self.pack.names
        return sum([names[other] == names[card] for other in self.chosen])

    def _count_bridged(self, marks: int, bridges: int, twins: int) -> int:
        """How many orders differ, when a bridge or an excuse is needed.

        HOPELESS when no more cards would help either; bridges come first, so none will follow.
        """
        if bridges == 1 and self.excuses == 0 and twins == 0:
            return self._count_after_the_bridge(marks)
        pack = self.pack
        hopeless = True
        for direction in EACH_DIRECTION:
            lacking = 0
            help = self.excuses
            for card in self.chosen:
                if not pack.directions[card] & direction:
                    lacking += 1
                elif pack.bridges[card]:
                    help += 1
            if lacking <= self.excuses:
                return 1 if marks == 0 else len(self._patterns(self.chosen, marks))
            if lacking <= help:
                hopeless = False
        # Two bridges, a bridge and an excuse, or twins: too rare to be worth remembering.
        return HOPELESS if hopeless else len(self._orders(self.chosen[:]))

    def _count_after_the_bridge(self, marks: int) -> int:
        """Exactly one card may lack a direction of the only bridge; it stands right after it."""
        pack = self.pack
        pair = pack.directions[self.chosen[0]]
        after = 0
        hopeless = True
        for shared in EACH_DIRECTION:
            if not pair & shared:
                continue
            lacking = 0
            last = 0
            for card in self.chosen:
                if not pack.directions[card] & shared:
                    lacking += 1
                    last = card
            if lacking == 1:
                hopeless = False
                if pair & ~shared & pack.directions[last]:
                    after |= max(pack.marks[last], 1)
        if after:
            return self._count(marks, after)
        return HOPELESS if hopeless else 0

    def _count(self, marks: int, after: int) -> int:
        """The number depends only on the size, the marked cards, and what the bridge is for."""
        pack = self.pack
        key = (after * pack.most_marks + marks) * MOST_IN_HAND + len(self.chosen)
        known = pack.order_counts.get(key)
        if known is None:
            known = len(self._orders(self.chosen[:]))
            pack.order_counts[key] = known
        return known

    def _orders(self, cards: list[int]) -> list[list[int]]:
        bridgings = find_bridgings(self.pack, cards, self.excuses)
        return Orders(self.pack, cards, bridgings).found

    def move(self, i: int) -> Move:
        """One Combo on offer."""
        self.size()
        low = 0
        high = len(self.ends) - 1
        while low < high:
            middle = (low + high) // 2
            if self.ends[middle] > i:
                high = middle
            else:
                low = middle + 1
        members = self.sets[low]
        cards = [card for j, card in enumerate(self.hand) if members & POWERS[j]]
        before = self.ends[low - 1] if low > 0 else 0
        return Move(PLAY_COMBO, tuple(self._laid(cards, i - before)))

    def _laid(self, cards: list[int], i: int) -> list[int]:
        """The cards of a set in one of its orders."""
        pack = self.pack
        common = UP | RIGHT | DOWN | LEFT
        marks = 0
        for card in cards:
            common &= pack.directions[card]
            marks += pack.marks[card]
        if not common:
            return self._orders(cards)[i]
        if marks == 0:
            return cards
        pattern = self._patterns(cards, marks)[i]
        marked = [card for card in cards if pack.marks[card]]
        caring = [marked[one] for one in pattern if one != ANY]
        others = [card for card in cards if card not in caring]
        others.reverse()
        return [others.pop() if one == ANY else marked[one] for one in pattern]

    def _patterns(self, cards: list[int], marks: int) -> list[list[int]]:
        """The orders of cards that share a direction: only marked ones count, by their number.

        So all sets with the same marked cards, and as many others, have them in common.
        """
        key = marks * MOST_IN_HAND + len(cards)
        known = self.pack.order_patterns.get(key)
        if known is None:
            marked = [card for card in cards if self.pack.marks[card]]
            orders = Orders(self.pack, cards[:], NO_BRIDGING)
            caring = orders.placed + orders.rivals
            known = [
                [marked.index(card) if card in caring else ANY for card in order]
                for order in orders.found
            ]
            self.pack.order_patterns[key] = known
        return known
