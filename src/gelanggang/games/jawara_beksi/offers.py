"""The Combos on offer: sets of cards are found, their orders made only when looked at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.games.jawara_beksi.cards import ALL, COMBO_CARDS, TWINS, UP
from gelanggang.games.jawara_beksi.kinds import LANE, LOOKS, UNKNOWN, Held, Kind
from gelanggang.games.jawara_beksi.moves import PLAY_COMBO
from gelanggang.games.jawara_beksi.orders import EMPTY, NO_BRIDGING, Orders, find_bridgings
from gelanggang.games.jawara_beksi.state import State

MOST_IN_HAND: Final = 256
"""Cards have numbers below this (`MOST_CARDS`)."""
ANY: Final = -1
"""In a pattern: the place of a card whose place does not matter."""
HOPELESS: Final = -1
"""Where others count orders: none, and no further card would help."""
MOST_KNOWN: Final = 20_000
"""Orders of so many sets with bridges are remembered: they come in more shapes than others."""
# A table of powers, because mypyc would compile a variable shift as a 32-bit one.
POWERS: Final = [1 << i for i in range(MOST_IN_HAND)]


@mypyc_attr(acyclic=True)
class ActOffers(Offers):
    """What can be done in the Action Phase: some listed moves, then all Combos of the hand.

    Combos are those that differ in effect; copies with the same face are the same card.  They are
    looked for only when somebody asks, and one becomes a move only when it is looked at.
    """

    def __init__(self, others: list[Move], s: State, seat: Seat) -> None:
        super().__init__(others)
        self.pack: Final = s.pack
        self.excuses: Final[i64] = s.excuses
        numbers = s.parameters[seat]
        self.twins: Final[i64] = numbers[TWINS]
        self.longest: Final[i64] = numbers[COMBO_CARDS]
        self.hand: Final = self._sorted_hand(s.actions[seat].things)
        self.sets: Final[list[int]] = []
        """Sets of cards that can be a Combo, as masks over the hand; each once for each order."""
        self.searched = False

    def __len__(self) -> int:
        if not self.searched:
            self._search()
        return len(self.moves) + len(self.sets)

    def __getitem__(self, i: int) -> Move:
        if i < 0:
            i += len(self)
        others = len(self.moves)
        return self.moves[i] if i < others else self._combo(i - others)

    def listed(self) -> list[Move]:
        return self.moves

    def built(self) -> str:
        return PLAY_COMBO

    def example(self) -> Move | None:
        # A card alone is a Combo; to find them all would take longer.
        if not self.hand or self.longest == 0:
            return None
        return Move(PLAY_COMBO, (self.hand[0].card,))

    def _search(self) -> None:
        self.searched = True
        if self.longest > 0:
            self._choose(0, 0, 1, ALL, 0, 0, 0, -1, 0, 0, self.pack.unmarked)

    def _sorted_hand(self, cards: list[int]) -> list[Held]:
        """Bridges first, so that the search can stop early."""
        held = self.pack.held
        found: list[Held] = []
        for card in cards:
            one = held[card]
            place: i64 = len(found)
            while place > 0 and found[place - 1].rank > one.rank:
                place -= 1
            found.insert(place, one)
        return found

    def _choose(
        self,
        start: i64,
        members: int,
        size: i64,
        common: i64,
        having: i64,
        bridges: i64,
        helping: i64,
        last_name: i64,
        copies: i64,
        twins: i64,
        kind: Kind,
    ) -> None:
        """Add one more card to the set, in every way that can still become a Combo.

        `size` counts it already.  In lanes, `having` counts the cards of the set with a direction,
        `helping` the bridges among them.  Equal names lie side by side: so many `copies` of the
        last one are in the set.
        """
        hand = self.hand
        end: i64 = len(hand)
        last_face: i64 = -1
        for i in range(start, end):
            held = hand[i]
            if held.face == last_face:
                continue
            last_face = held.face
            shared = common & held.directions
            if not shared and bridges == 0 and self.excuses == 0:
                continue
            copies_now: i64 = 1
            twins_now = twins
            if held.name == last_name:
                if twins >= self.twins or copies > 1:
                    continue
                copies_now += copies
                twins_now += 1
            kind_now = kind
            if held.mark:
                kind_now = kind.with_mark(held.mark)
            having_now = having + held.lanes
            bridges_now = bridges
            helping_now = helping
            if held.bridge:
                bridges_now += 1
                helping_now += held.lanes
            members_now = members | POWERS[i]
            if shared:
                orders = self._count(kind_now, size, members_now)
            else:
                orders = self._count_bridged(
                    kind_now, size, members_now, having_now, bridges_now, helping_now, twins_now
                )
                if orders == HOPELESS:
                    continue
            while orders > 0:
                self.sets.append(members_now)
                orders -= 1
            if size < self.longest and i + 1 < end:
                self._choose(
                    i + 1,
                    members_now,
                    size + 1,
                    shared,
                    having_now,
                    bridges_now,
                    helping_now,
                    held.name,
                    copies_now,
                    twins_now,
                    kind_now,
                )

    def _count(self, kind: Kind, size: i64, members: int) -> int:
        """How many orders differ, when all cards share a direction."""
        known = kind.count(size)
        return len(self._patterns(kind, self._cards(members))) if known == UNKNOWN else known

    def _count_bridged(
        self,
        kind: Kind,
        size: i64,
        members: int,
        having: i64,
        bridges: i64,
        helping: i64,
        twins: i64,
    ) -> int:
        """How many orders differ, when a bridge or an excuse is needed.

        HOPELESS when no more cards would help either; bridges come first, so none will follow.
        """
        excuses = self.excuses
        hopeless = True
        for lane in range(0, 4 * LANE, LANE):
            lacking = size - (having >> lane & 255)
            if lacking <= excuses:
                return self._count(kind, size, members)
            if lacking <= excuses + (helping >> lane & 255):
                hopeless = False
        if hopeless:
            return HOPELESS
        if bridges == 1 and excuses == 0 and twins == 0:
            return self._count_after_the_bridge(kind, size, members, having, helping)
        return len(self._bridged_orders(members)) // size

    def _count_after_the_bridge(
        self, kind: Kind, size: i64, members: int, having: i64, helping: i64
    ) -> int:
        """One card lacks a direction of the only bridge, and has to stand right after it."""
        after = 0
        direction: i64 = UP
        for lane in range(0, 4 * LANE, LANE):
            if helping >> lane & 1 and size - (having >> lane & 255) == 1:
                lacking = self._lacking(members, direction)
                # It can stand there when it has the other direction of the bridge.
                if lacking.lanes & helping:
                    after |= POWERS[lacking.mark]
            direction *= 2
        if not after:
            return 0
        # The number depends only on the size, the marked cards, and what the bridge is for.
        which = after * MOST_IN_HAND + size
        known = kind.bridged.get(which)
        if known is None:
            known = len(self._bridged_orders(members)) // size
            kind.bridged[which] = known
        return known

    def _lacking(self, members: int, direction: i64) -> Held:
        """The first card of a set that lacks a direction; there is one."""
        i: i64 = 0
        while not members & POWERS[i] or self.hand[i].directions & direction:
            i += 1
        return self.hand[i]

    def _bridged_orders(self, members: int) -> bytes:
        """All orders of a set that needs a bridge or an excuse, as places in the set.

        Sets that look alike have the same.
        """
        known = self.pack.bridged_orders
        looks = int(self.excuses)
        for i, held in enumerate(self.hand):
            if members & POWERS[i]:
                looks = looks * LOOKS + held.looks
        found = known.get(looks)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            cards = self._cards(members)
            bridgings = find_bridgings(self.pack, cards, int(self.excuses))
            orders = Orders(self.pack, cards, bridgings).found
            found = bytes([cards.index(card) for order in orders for card in order])
            known[looks] = found
        return found

    def _cards(self, members: int) -> list[int]:
        return [held.card for i, held in enumerate(self.hand) if members & POWERS[i]]

    def _combo(self, i: int) -> Move:
        """One of the Combos on offer."""
        if not self.searched:
            self._search()
        sets = self.sets
        members = sets[i]
        order = 0
        while order < i and sets[i - order - 1] == members:
            order += 1
        return Move(PLAY_COMBO, tuple(self._laid(members, order)))

    def _laid(self, members: int, order: int) -> list[int]:
        """The cards of a set in one of its orders."""
        pack = self.pack
        cards: list[int] = []
        common: i64 = ALL
        kind = pack.unmarked
        for i, held in enumerate(self.hand):
            if members & POWERS[i]:
                cards.append(held.card)
                common &= held.directions
                if held.mark:
                    kind = kind.with_mark(held.mark)
        size = len(cards)
        if size == 1:
            return cards
        if not common:
            places = self._bridged_orders(members)[order * size : (order + 1) * size]
            return [cards[place] for place in places]
        if kind is pack.unmarked:
            return cards
        return self._place(cards, self._patterns(kind, cards)[order])

    def _place(self, cards: list[int], pattern: list[int]) -> list[int]:
        """Marked cards where the pattern wants them, all others in their order around them."""
        marks = self.pack.marks
        laid = [EMPTY] * len(cards)
        nth = 0
        others: list[int] = []
        for card in cards:
            place = ANY
            if marks[card]:
                place = pattern[nth]
                nth += 1
            if place == ANY:
                others.append(card)
            else:
                laid[place] = card
        place = 0
        for card in others:
            while laid[place] != EMPTY:
                place += 1
            laid[place] = card
        return laid

    def _patterns(self, kind: Kind, cards: list[int]) -> list[list[int]]:
        """The orders of cards that share a direction: the places of marked ones, if they matter.

        So all sets with the same marked cards, and as many others, have them in common.
        """
        known = kind.patterns.get(len(cards))
        if known is None:
            orders = Orders(self.pack, cards[:], NO_BRIDGING)
            caring = orders.placed + orders.rivals
            known = [
                [
                    order.index(card) if card in caring else ANY
                    for card in cards
                    if self.pack.marks[card]
                ]
                for order in orders.found
            ]
            kind.learn(len(cards), known)
        return known
