"""Combos: which are allowed, what they would earn, and which differ (JB-40 to JB-54)."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import Refusal
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi.cards import (
    BONUS,
    BONUS_NEEDS,
    COMBO_CARDS,
    COMBO_POINTS_EACH,
    DOWN,
    EARN,
    LAST,
    LEFT,
    RIGHT,
    ROLL,
    TWINS,
    UP,
    Pack,
)
from gelanggang.games.jawara_beksi.effects import needs_opponent, opponents_for
from gelanggang.games.jawara_beksi.moves import PLAY_COMBO
from gelanggang.games.jawara_beksi.state import State

EACH_DIRECTION: Final = (UP, RIGHT, DOWN, LEFT)


def excuses_needed(pack: Pack, cards: list[int], shared: int) -> int:
    """How many cards lack the shared direction and are not bridged (JB-41, JB-43)."""
    needed = 0
    before = -1
    for card in cards:
        has = pack.directions[card]
        if not has & shared and not _bridged(pack, before, has, shared):
            needed += 1
        before = card
    return needed


def _bridged(pack: Pack, before: int, has: int, shared: int) -> bool:
    """Whether the card before is a bridge between the shared direction and one of these."""
    if before < 0 or not pack.bridges[before]:
        return False
    pair = pack.directions[before]
    return bool(pair & shared) and bool(pair & ~shared & has)


def fits(pack: Pack, cards: list[int], excuses: int) -> bool:
    """Whether some direction is shared, bridges and excuses counted."""
    return (
        excuses_needed(pack, cards, UP) <= excuses
        or excuses_needed(pack, cards, RIGHT) <= excuses
        or excuses_needed(pack, cards, DOWN) <= excuses
        or excuses_needed(pack, cards, LEFT) <= excuses
    )


def combo_refusal(s: State, seat: Seat, cards: list[int]) -> Refusal | None:
    """Why these cards in this order are no Combo, or None."""
    pack = s.pack
    if not cards:
        return Refusal("combo-empty")
    for i, card in enumerate(cards):
        if card not in s.actions[seat].things:
            return Refusal("not-in-hand", {"card": card})
        if card in cards[:i]:
            return Refusal("card-twice", {"card": card})
    most = s.parameter(seat, COMBO_CARDS)
    if len(cards) > most:
        return Refusal("combo-too-long", {"most": most})
    twins = 0
    for i, card in enumerate(cards):
        copies = sum([pack.names[other] == pack.names[card] for other in cards[:i]])
        if copies:
            twins += 1
        if copies > 1 or twins > s.parameter(seat, TWINS):
            return Refusal("name-twice", {"card": card})
    if not fits(pack, cards, s.excuses):
        return Refusal("no-shared-direction", {"cards": cards})
    return None


class Quote:
    """What a Combo would earn, before it is played."""

    def __init__(self) -> None:
        self.refusal: Refusal | None = None
        self.scores = 0
        self.effects = 0
        """Points that effects add for certain."""
        self.dice = 0
        """Dice whose result would be added."""
        self.bonus = 0
        self.support = 0
        """Points of Support cards played before it."""
        self.judge = 0
        self.least = 0
        """What it earns at least, and at most, with the pool as it is."""
        self.most = 0
        self.opponents = 0
        """How often an opponent will have to be chosen."""
        self.working: list[int] = []
        """The cards whose effect works."""


def quote(s: State, seat: Seat, cards: list[int]) -> Quote:
    """These cards in this order: allowed?  What would it earn, what is still open?"""
    found = Quote()
    found.refusal = combo_refusal(s, seat, cards)
    size = len(cards)
    pack = s.pack
    for i, card in enumerate(cards):
        found.scores += pack.scores[card]
        for op in pack.ops[card]:
            if not op.works(i + 1, size):
                continue
            if card not in found.working:
                found.working.append(card)
            if op.do == EARN:
                found.effects += op.n
            elif op.do == ROLL:
                found.dice += op.dice
            elif needs_opponent(op.do) and len(opponents_for(s, seat, op)) > 1:
                found.opponents += 1
    if size >= s.parameter(seat, BONUS_NEEDS) - s.bonus_sooner:
        found.bonus = s.parameter(seat, BONUS)
    found.support = s.combo_points
    found.judge = s.parameter(seat, COMBO_POINTS_EACH)
    sure = found.scores + found.effects + found.bonus + found.support + found.judge
    found.least = min(s.pool, max(0, sure + found.dice * min(pack.dice)))
    found.most = min(s.pool, max(0, sure + found.dice * max(pack.dice)))
    return found


def next_cards(s: State, seat: Seat, cards: list[int]) -> list[int]:
    """Which cards of the hand may come next: a Combo's beginning is always a Combo itself."""
    return [
        card
        for card in s.actions[seat].things
        if card not in cards and combo_refusal(s, seat, [*cards, card]) is None
    ]


BYTE: Final = 256
BEHIND: Final = BYTE**3
EMPTY: Final = -1
NO_BRIDGING: Final[list[list[int]]] = [[]]
"""The cards fit without a bridge: one way, and it lays none."""
# A table of powers, because mypyc would compile a variable shift as a 32-bit one.
POWERS: Final = [1 << i for i in range(BYTE)]


def unpack(code: int) -> Move:
    """The Combo that a code on offer stands for."""
    cards: list[int] = []
    while code:
        cards.append(code % BYTE - 1)
        code //= BYTE
    cards.reverse()
    return Move(PLAY_COMBO, tuple(cards))


class Finder:
    """Finds the Combos of a hand that differ in effect, each in one order.

    Two orders of the same cards are the same when the same effects work and, where effects
    disturb each other (points taken from and returned by opponents), happen in the same order.
    Copies with the same face are the same card.

    First the cards are chosen, then those that care for their place get one or stand idle, then
    rivals are spread, then bridges are laid, then the rest fills up what is left.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.pack = s.pack
        self.excuses = s.excuses
        self.twins = s.parameter(seat, TWINS)
        self.longest = s.parameter(seat, COMBO_CARDS)
        self.codes: list[int] = []
        self.chosen: list[int] = []
        self.order: list[int] = []
        """The places of the chosen cards, EMPTY where nobody stands yet."""
        self.idle: list[int] = []
        """Chosen cards that care for their place but shall not get it."""
        self.rivals: list[int] = []
        """Rivals that can stand anywhere, when their order matters."""
        self.spreads: list[list[int]] = []
        """The orders of rivals that were offered already."""
        self.bridgings: list[list[int]] = NO_BRIDGING
        """Ways to make the chosen cards fit: pairs of a bridge and the card right after it."""
        self.hand = self._sorted_hand(s.actions[seat].things)

    def _sorted_hand(self, hand: list[int]) -> list[int]:
        """Bridges first, so that the search can stop early; equal faces side by side."""
        pack = self.pack
        keys: list[int] = []
        for card in hand:
            key = pack.faces[card] * BYTE + card
            keys.append(key if pack.bridges[card] else key + BEHIND)
        keys.sort()
        return [key % BYTE for key in keys]

    def find(self) -> list[int]:
        """All of them, packed with one byte a card."""
        if self.longest > 0:
            self._choose(0, 0, UP | RIGHT | DOWN | LEFT, 0)
        return self.codes

    def _choose(self, start: int, names: int, common: int, twins: int) -> None:
        """Add one more card to the set, in every way that can still become a Combo."""
        pack = self.pack
        hand = self.hand
        last_face = -1
        for i in range(start, len(hand)):
            card = hand[i]
            face = pack.faces[card]
            if face == last_face:
                continue
            last_face = face
            name = POWERS[pack.names[card]]
            twins_now = twins
            if names & name:
                if twins >= self.twins or self._copies(card) > 1:
                    continue
                twins_now += 1
            shared = common & pack.directions[card]
            self.chosen.append(card)
            if shared or self._can_be_excused():
                self.bridgings = NO_BRIDGING if shared else self._find_bridgings()
                if self.bridgings:
                    self._offer()
                if len(self.chosen) < self.longest:
                    self._choose(i + 1, names | name, shared, twins_now)
            self.chosen.pop()

    def _copies(self, card: int) -> int:
        names = self.pack.names
        return sum([names[other] == names[card] for other in self.chosen])

    def _can_be_excused(self) -> bool:
        """Whether bridges and excuses might do for the chosen cards; adding cards never helps."""
        pack = self.pack
        for direction in EACH_DIRECTION:
            lacking = 0
            help = self.excuses
            for card in self.chosen:
                if not pack.directions[card] & direction:
                    lacking += 1
                elif pack.bridges[card]:
                    help += 1
            if lacking <= help:
                return True
        return False

    def _find_bridgings(self) -> list[list[int]]:
        """All ways to lay just as many bridges as are needed, for each direction."""
        found: list[list[int]] = []
        for direction in EACH_DIRECTION:
            lacking = [c for c in self.chosen if not self.pack.directions[c] & direction]
            needed = len(lacking) - self.excuses
            if needed <= 0:
                return NO_BRIDGING
            self._lay_bridges(direction, 0, needed, lacking, [], found)
        return found

    def _lay_bridges(
        self,
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
        for i in range(start, len(self.chosen)):
            bridge = self.chosen[i]
            if not self.pack.bridges[bridge]:
                # Bridges come first among the chosen cards.
                return
            for card in lacking:
                if card not in pairs and _bridged(
                    self.pack, bridge, self.pack.directions[card], direction
                ):
                    pairs.append(bridge)
                    pairs.append(card)
                    self._lay_bridges(direction, i + 1, needed - 1, lacking, pairs, found)
                    pairs.pop()
                    pairs.pop()

    def _offer(self) -> None:
        """Offer the chosen cards in every order that differs."""
        pack = self.pack
        placed: list[int] = []
        self.rivals = []
        kind = 0
        kinds = 0
        for card in self.chosen:
            if pack.placed[card]:
                placed.append(card)
            elif pack.rival[card]:
                self.rivals.append(card)
            if pack.rival[card] and pack.rival[card] != kind:
                kind = pack.rival[card]
                kinds += 1
        if kinds < 2:
            self.rivals = []
        if not placed and not self.rivals and self.bridgings is NO_BRIDGING:
            self.codes.append(pack_cards(self.chosen))
        else:
            self.order = [EMPTY] * len(self.chosen)
            self._place(0, placed)

    def _place(self, i: int, placed: list[int]) -> None:
        """Give each card that cares for its place one where it works, or leave it idle."""
        if i == len(placed):
            self.spreads = []
            self._spread(0)
            return
        card = placed[i]
        size = len(self.order)
        tried = 0
        for op in self.pack.ops[card]:
            if op.place == 0 or size < op.least or size > op.most:
                continue
            place = size if op.place == LAST else op.place
            if place > size or self.order[place - 1] != EMPTY or tried & POWERS[place]:
                continue
            tried |= POWERS[place]
            self.order[place - 1] = card
            self._place(i + 1, placed)
            self.order[place - 1] = EMPTY
        self.idle.append(card)
        self._place(i + 1, placed)
        self.idle.pop()

    def _spread(self, i: int) -> None:
        """Put rivals into every order that matters."""
        if i == len(self.rivals):
            spread = [card for card in self.order if card != EMPTY and self.pack.rival[card]]
            kinds = [self.pack.rival[card] for card in spread]
            if kinds not in self.spreads and self._bridge():
                self.spreads.append(kinds)
            return
        for place in range(len(self.order)):
            if self.order[place] == EMPTY:
                self.order[place] = self.rivals[i]
                self._spread(i + 1)
                self.order[place] = EMPTY

    def _bridge(self) -> bool:
        """Lay the bridges in one way that leaves room for the rest, and offer that order."""
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
        return card not in order and not self._works_by_place(card, place + 1, len(order))

    def _fill(self, order: list[int]) -> bool:
        """Put the idle cards where they do nothing, and the others into what is left."""
        if not self._fill_idle(order, 0):
            return False
        place = 0
        for card in self.chosen:
            if card not in order:
                while order[place] != EMPTY:
                    place += 1
                order[place] = card
        self.codes.append(pack_cards(order))
        return True

    def _fill_idle(self, order: list[int], i: int) -> bool:
        if i == len(self.idle):
            return True
        card = self.idle[i]
        if card in order:
            return self._fill_idle(order, i + 1)
        for place in range(len(order)):
            if order[place] == EMPTY and not self._works_by_place(card, place + 1, len(order)):
                order[place] = card
                if self._fill_idle(order, i + 1):
                    return True
                order[place] = EMPTY
        return False

    def _works_by_place(self, card: int, place: int, size: int) -> bool:
        for op in self.pack.ops[card]:
            if op.place != 0 and op.works(place, size):
                return True
        return False


def signature(pack: Pack, cards: list[int]) -> tuple[int, ...]:
    """What an order of cards does: which placed effects work, and rivals in their order."""
    size = len(cards)
    working: list[int] = []
    rivals: list[int] = []
    for i, card in enumerate(cards):
        if pack.placed[card]:
            for j, op in enumerate(pack.ops[card]):
                if op.place != 0 and op.works(i + 1, size):
                    working.append(pack.faces[card] * BYTE + j)
        if pack.rival[card] and any([op.works(i + 1, size) for op in pack.ops[card]]):
            rivals.append(pack.rival[card])
    working.sort()
    if len(rivals) > 1:
        working.append(-1)
        working += rivals
    return tuple(working)


def pack_cards(cards: list[int]) -> int:
    """Cards in order as one number, a byte each."""
    code = 0
    for card in cards:
        code = code * BYTE + card + 1
    return code


def same_effect(pack: Pack, ours: list[int], theirs: list[int]) -> bool:
    """Whether two Combos differ in nothing but the order or the copies of equal faces."""
    return sorted([pack.faces[card] for card in ours]) == sorted(
        [pack.faces[card] for card in theirs]
    ) and signature(pack, ours) == signature(pack, theirs)
