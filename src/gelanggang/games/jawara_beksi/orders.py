"""The orders of a Combo's cards: which of them differ in what they do."""

from __future__ import annotations

from typing import Final

from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP, Pack
from gelanggang.games.jawara_beksi.combo import bridged

EACH_DIRECTION: Final = [UP, RIGHT, DOWN, LEFT]
EMPTY: Final = -1
NO_BRIDGING: Final[list[list[int]]] = [[]]
"""The cards fit without a bridge: there is one way, and it lays none."""


def signature(pack: Pack, cards: list[int]) -> list[int]:
    """What an order of cards does: which placed effects work, and rivals in their order."""
    size = len(cards)
    working: list[int] = []
    rivals: list[int] = []
    for i, card in enumerate(cards):
        for j, op in enumerate(pack.ops[card]):
            if op.place != 0 and op.works(i + 1, size):
                working.append(pack.names[card] * 256 + j)
        if pack.rival[card] and rival_works(pack, card, i + 1, size):
            rivals.append(-pack.rival[card])
    working.sort()
    return working + rivals


def rival_works(pack: Pack, card: int, place: int, size: int) -> bool:
    """Whether a card does something to others' points at this place."""
    for op in pack.ops[card]:
        if op.rival and op.works(place, size):
            return True
    return False


def same_effect(pack: Pack, ours: list[int], theirs: list[int]) -> bool:
    """Whether two Combos differ in nothing but the order, or in copies with the same face."""
    our_faces = sorted([pack.faces[card] for card in ours])
    their_faces = sorted([pack.faces[card] for card in theirs])
    return our_faces == their_faces and signature(pack, ours) == signature(pack, theirs)


def find_bridgings(pack: Pack, cards: list[int], excuses: int) -> list[list[int]]:
    """All ways to make cards fit: pairs of a bridge and the card that has to stand right after.

    Just as many bridges as are needed are laid.  Bridges come first among the cards.
    """
    found: list[list[int]] = []
    for direction in EACH_DIRECTION:
        lacking = [card for card in cards if not pack.directions[card] & direction]
        needed = len(lacking) - excuses
        if needed <= 0:
            return NO_BRIDGING
        _lay_bridges(pack, cards, direction, 0, needed, lacking, [], found)
    return found


def _lay_bridges(
    pack: Pack,
    cards: list[int],
    direction: int,
    start: int,
    needed: int,
    lacking: list[int],
    pairs: list[int],
    found: list[list[int]],
) -> None:
    if needed == 0:
        found.append(pairs[:])
        return
    for i in range(start, len(cards)):
        bridge = cards[i]
        if not pack.bridges[bridge]:
            return
        for card in lacking:
            if card not in pairs and bridged(pack, bridge, pack.directions[card], direction):
                pairs.append(bridge)
                pairs.append(card)
                _lay_bridges(pack, cards, direction, i + 1, needed - 1, lacking, pairs, found)
                pairs.pop()
                pairs.pop()


class Orders:
    """All orders of some cards that differ in effect.

    Two orders are the same when the same effects work and, where effects disturb each other
    (points taken from and returned by opponents), happen in the same order.

    Cards that care for their place get one or stand idle, then rivals are spread, then bridges
    are laid, then the rest fills up what is left.
    """

    def __init__(self, pack: Pack, cards: list[int], bridgings: list[list[int]]) -> None:
        self.pack: Final = pack
        self.cards: Final = cards
        self.bridgings: Final = bridgings
        self.found: Final[list[list[int]]] = []
        self.order = [EMPTY] * len(cards)
        self.idle: Final[list[int]] = []
        """Cards that care for their place but shall not get it."""
        self.placed: Final = [card for card in cards if pack.placed[card]]
        self.rivals: Final = self._free_rivals()
        self.spreads: list[list[int]] = []
        """The orders of rivals that were found already."""
        self._place(0)
        if len(self.found) > 1 and self._has_twins():
            self._drop_equals()

    def _has_twins(self) -> bool:
        names = 0
        for card in self.cards:
            if names & self.pack.name_bits[card]:
                return True
            names |= self.pack.name_bits[card]
        return False

    def _drop_equals(self) -> None:
        """Twins may have been tried both ways: keep one order of each kind."""
        kinds: list[list[int]] = []
        kept: list[list[int]] = []
        for order in self.found:
            kind = signature(self.pack, order)
            if kind not in kinds:
                kinds.append(kind)
                kept.append(order)
        self.found[:] = kept

    def _rivals(self) -> list[int]:
        """Cards that could do something to others' points, if that is not the same for all."""
        size = len(self.cards)
        rivals = [
            card
            for card in self.cards
            if self.pack.rival[card]
            and any([op.rival and op.least <= size <= op.most for op in self.pack.ops[card]])
        ]
        first = self.pack.rival[rivals[0]] if rivals else 0
        return rivals if any([self.pack.rival[card] != first for card in rivals]) else []

    def _free_rivals(self) -> list[int]:
        """Those of them that can stand anywhere."""
        return [card for card in self._rivals() if not self.pack.placed[card]]

    def _place(self, i: int) -> None:
        """Give each card that cares for its place one where it works, or leave it idle."""
        if i == len(self.placed):
            self.spreads = []
            self._spread(0)
            return
        card = self.placed[i]
        if not self._twin_is_idle(i):
            for place in self._working_places(card):
                if self.order[place] == EMPTY:
                    self.order[place] = card
                    self._place(i + 1)
                    self.order[place] = EMPTY
        self.idle.append(card)
        self._place(i + 1)
        self.idle.pop()

    def _twin_is_idle(self, i: int) -> bool:
        """Of two cards with one name it does not matter which works: the first goes first.

        Unless a bridge is needed: then perhaps only one of them can stand where it works.
        """
        if self.bridgings is not NO_BRIDGING:
            return False
        names = self.pack.names
        for earlier in self.placed[:i]:
            if names[earlier] == names[self.placed[i]] and earlier in self.idle:
                return True
        return False

    def _working_places(self, card: int) -> list[int]:
        size = len(self.order)
        return [place for place in range(size) if self._works_by_place(card, place)]

    def _works_by_place(self, card: int, place: int) -> bool:
        size = len(self.order)
        for op in self.pack.ops[card]:
            if op.place != 0 and op.works(place + 1, size):
                return True
        return False

    def _spread(self, i: int) -> None:
        """Put rivals into every order that matters."""
        if i == len(self.rivals):
            size = len(self.order)
            kinds = [
                self.pack.rival[card]
                for place, card in enumerate(self.order)
                if card != EMPTY and rival_works(self.pack, card, place + 1, size)
            ]
            if kinds not in self.spreads and self._bridge():
                self.spreads.append(kinds)
            return
        for place in range(len(self.order)):
            if self.order[place] == EMPTY:
                self.order[place] = self.rivals[i]
                self._spread(i + 1)
                self.order[place] = EMPTY

    def _bridge(self) -> bool:
        """Lay the bridges in one way that leaves room for the rest, and keep that order."""
        for pairs in self.bridgings:
            if self._bridge_at(self.order[:], pairs, 0):
                return True
        return False

    def _bridge_at(self, order: list[int], pairs: list[int], i: int) -> bool:
        if i == len(pairs):
            return self._fill(order)
        for place in range(len(order) - 1):
            if self._free_for(order, place, pairs[i]) and self._free_for(
                order, place + 1, pairs[i + 1]
            ):
                laid = order[:]
                laid[place] = pairs[i]
                laid[place + 1] = pairs[i + 1]
                if self._bridge_at(laid, pairs, i + 2):
                    return True
        return False

    def _free_for(self, order: list[int], place: int, card: int) -> bool:
        """Whether a card stands there, or could stand there without working."""
        if order[place] != EMPTY:
            return order[place] == card
        return card not in order and not self._works_by_place(card, place)

    def _fill(self, order: list[int]) -> bool:
        """Put the idle cards where they do nothing, and the others into what is left."""
        if not self._fill_idle(order, 0):
            return False
        place = 0
        for card in self.cards:
            if card not in order:
                while order[place] != EMPTY:
                    place += 1
                order[place] = card
        self.found.append(order)
        return True

    def _fill_idle(self, order: list[int], i: int) -> bool:
        if i == len(self.idle):
            return True
        card = self.idle[i]
        if card in order:
            return self._fill_idle(order, i + 1)
        for place in range(len(order)):
            if order[place] == EMPTY and not self._works_by_place(card, place):
                order[place] = card
                if self._fill_idle(order, i + 1):
                    return True
                order[place] = EMPTY
        return False
