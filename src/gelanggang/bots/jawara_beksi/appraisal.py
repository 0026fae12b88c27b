"""What the Combos of a hand are worth, best first, without trying every order."""

from __future__ import annotations

from math import exp
from typing import Final

from gelanggang.bots.jawara_beksi.keeping import Prices
from gelanggang.bots.jawara_beksi.sets import Row, Sets, cards_of
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    BONUS,
    BONUS_NEEDS,
    COMBO_POINTS_EACH,
    SUPPORT,
)
from gelanggang.games.jawara_beksi.effects import opponents_for, works_on
from gelanggang.games.jawara_beksi.operations import (
    DISCARD_CARD,
    DRAW,
    EARN,
    GUARD,
    RETURN_POINTS,
    ROLL,
    ROWS,
    SKIP_DRAW,
    SWAP_CARDS,
    TAKE_CARD,
    TAKE_POINTS,
    Op,
)
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION, Orders, find_bridgings
from gelanggang.games.jawara_beksi.state import State

NOWHERE: Final = -1
UNKNOWN: Final = -1.0
NEVER: Final = -1e9
FEW: Final = 3
"""Sets of cards that a quick look takes seriously."""
MIDDLING: Final = 3
"""Cards of a Combo of ordinary length; effects that only shorter ones have count for nothing."""
PLACED: Final = 0.6
"""How often a card that cares for its place gets it, about."""


class Plan:
    """A Combo in order, the points it can expect and what it is worth beside waiting."""

    __slots__ = ("cards", "points", "worth")

    def __init__(self, cards: list[int], points: float, worth: float) -> None:
        self.cards: Final = cards
        self.points: Final = points
        self.worth: Final = worth


class Appraisal:
    """One hand at one moment."""

    def __init__(self, s: State, seat: Seat, weights: Weights, prices: Prices) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.weights: Final = weights
        self.prices: Final = prices
        self.die: Final = prices.die
        self.added: Final = s.combo_points + s.parameter(seat, COMBO_POINTS_EACH)
        self.bonus: Final = s.parameter(seat, BONUS)
        self.bonus_needs: Final = s.parameter(seat, BONUS_NEEDS) - s.bonus_sooner
        self.rates: Final = self._rates()
        """By operation, what it is worth beside points, for each that it counts."""
        self.taken: Final = self._taken()
        """What a card from another hand is worth, by deck."""
        self.dangers: Final = [UNKNOWN] * (s.pool + 1)
        # While places are searched for: who cares for theirs, where they stand, the best so far.
        self.caring: Final[list[int]] = []
        self.spots: Final[list[int]] = []
        self.best_spots: list[int] = []
        self.best_worth = NEVER

    def _rates(self) -> list[float]:
        weights = self.weights
        rates = [0.0] * len(ROWS)
        rates[GUARD] = weights.guard
        if self._somebody(DISCARD_CARD):
            rates[DISCARD_CARD] = weights.discard
        if self._somebody(TAKE_POINTS):
            rates[TAKE_POINTS] = weights.take
            rates[RETURN_POINTS] = weights.give_back
        if self._somebody(SKIP_DRAW):
            rates[SKIP_DRAW] = weights.skip
        rates[SWAP_CARDS] = weights.swap
        return rates

    def _taken(self) -> list[float]:
        """A card is ours then, and no longer theirs."""
        action = self.prices.card + self.weights.discard
        return [
            action if self._somebody(TAKE_CARD) else 0.0,
            self.weights.take_support if self._somebody(TAKE_CARD, SUPPORT) else 0.0,
        ]

    def _merits(self) -> list[float]:
        """What each card of the hand adds to a Combo of middling length, about."""
        pack = self.s.pack
        merits: list[float] = []
        for card in self.s.actions[self.seat].things:
            merit = pack.scores[card] - self.prices.actions[card]
            for op in pack.ops[card]:
                share = 1.0 if op.place == 0 else PLACED
                if op.most >= MIDDLING:
                    merit += share * (self.op_points(op) + self.op_worth(op))
            merits.append(merit)
        return merits

    def _somebody(self, do: int, deck: int = ACTION) -> bool:
        for other in range(self.s.seats):
            if other != self.seat and works_on(self.s, self.seat, other, do, deck):
                return True
        return False

    def op_points(self, op: Op) -> float:
        """The points that an operation adds to the Combo, when it works."""
        if op.do == EARN:
            return float(op.n)
        return op.dice * self.die if op.do == ROLL else 0.0

    def op_worth(self, op: Op) -> float:
        """What an operation that works is worth beside points."""
        if op.do == DRAW:
            return op.n * (self.prices.card if op.deck == ACTION else self.weights.draw_support)
        rate = self.taken[op.deck] if op.do == TAKE_CARD else self.rates[op.do]
        worth = rate * max(op.n, 1)
        return worth * len(opponents_for(self.s, self.seat, op)) if op.all else worth

    def danger(self, pool: int) -> float:
        """How likely somebody else takes the last point before our next turn."""
        known = self.dangers[pool]
        if known == UNKNOWN:
            known = self._danger(pool)
            self.dangers[pool] = known
        return known

    def _danger(self, pool: int) -> float:
        weights = self.weights
        s = self.s
        safe = 1.0
        for other in range(s.seats):
            if other != self.seat:
                reach = weights.reach + weights.reach_card * len(s.actions[other].things)
                safe /= 1.0 + exp((reach - pool) / weights.reach_spread)
        return 1.0 - safe

    def value(self, points: float, side: float) -> float:
        """What it is worth to take so many points now."""
        pool = self.s.pool
        if points >= pool:
            return pool + self.weights.last_point + self.later(0, side)
        left = pool - int(points)
        return points + self.later(left, side) - self.loss(left)

    def later(self, pool: int, worth: float) -> float:
        """What counts in our next turn: with fresh hands only if the round lasts until then."""
        if not self.s.fresh_hands:
            return worth
        return worth * (1.0 - self.danger(pool)) if pool > 0 else 0.0

    def loss(self, pool: int) -> float:
        """What it costs to leave so many points to the others, of whom one may take the last."""
        return self.weights.danger * self.danger(pool) / (self.s.seats - 1)

    def best(self, most: int) -> list[Plan]:
        """The best Combos, at most so many, each set of cards in its best order."""
        sets = [
            cards_of(self.s, self.seat, members)
            for members in Sets(self.s, self.seat, self._merits()).found
        ]
        bounds = [self._bound(cards) for cards in sets]
        found: list[Plan] = []
        for _ in range(len(sets)):
            top = _highest(bounds)
            if len(found) >= most and bounds[top] <= found[most - 1].worth:
                break
            bounds[top] = NEVER
            self._bound(sets[top])
            plan = self._arranged(sets[top], self._laid(sets[top]))
            place = len(found)
            while place > 0 and found[place - 1].worth < plan.worth:
                place -= 1
            found.insert(place, plan)
            if len(found) > most:
                found.pop()
        return found

    def quick(self) -> Plan | None:
        """A good Combo, found by merit: of each direction the best cards, in the best number."""
        row = Row(self.s, self.seat, self._merits())
        best: list[int] = []
        laid: list[int] = []
        most = NEVER
        for members in row.best(FEW):
            cards = cards_of(self.s, self.seat, members)
            worth = self._bound(cards)
            if worth > most:
                most = worth
                best = cards
                laid = self._laid(cards)
        return self._arranged(best, laid) if best else None

    def of_order(self, cards: list[int]) -> Plan:
        """Exactly these cards in this order."""
        size = len(cards)
        pack = self.s.pack
        points = float(self.added)
        side = 0.0
        for i, card in enumerate(cards):
            points += pack.scores[card]
            side -= self.prices.actions[card]
            for op in pack.ops[card]:
                if op.works(i + 1, size):
                    points += self.op_points(op)
                    side += self.op_worth(op)
        if size >= self.bonus_needs:
            points += self.bonus
        points = max(points, 0.0)
        return Plan(cards, points, self.value(points, side))

    def _bound(self, cards: list[int]) -> float:
        """What these cards are worth if every one could stand where it works best."""
        size = len(cards)
        pack = self.s.pack
        points = float(self.added)
        side = 0.0
        self.caring.clear()
        for i, card in enumerate(cards):
            points += pack.scores[card]
            side -= self.prices.actions[card]
            if pack.placed[card]:
                self.caring.append(i)
            for op in pack.ops[card]:
                if op.place == 0 and op.works(1, size):
                    points += self.op_points(op)
                    side += self.op_worth(op)
        if size >= self.bonus_needs:
            points += self.bonus
        if not self.caring:
            return self.value(max(points, 0.0), side)
        self.best_worth = NEVER
        self.spots.clear()
        self._place(cards, points, side)
        return self.best_worth

    def _place(self, cards: list[int], points: float, side: float) -> None:
        """Try every place for the next card that cares for its own."""
        spots = self.spots
        if len(spots) == len(self.caring):
            worth = self.value(max(points, 0.0), side)
            if worth > self.best_worth:
                self.best_worth = worth
                self.best_spots = spots[:]
            return
        size = len(cards)
        ops = self.s.pack.ops[cards[self.caring[len(spots)]]]
        for place in range(size):
            if place in spots:
                continue
            more_points = 0.0
            more_side = 0.0
            for op in ops:
                if op.place != 0 and op.works(place + 1, size):
                    more_points += self.op_points(op)
                    more_side += self.op_worth(op)
            if more_points + more_side > 0.0:
                spots.append(place)
                self._place(cards, points + more_points, side + more_side)
                spots.pop()
        spots.append(NOWHERE)
        self._place(cards, points, side)
        spots.pop()

    def _arranged(self, cards: list[int], laid: list[int]) -> Plan:
        """These cards in their best order: as they were laid, unless that is not allowed."""
        if self._fits_in_any_order(cards):
            return self.of_order(laid)
        bridgings = find_bridgings(self.s.pack, cards, self.s.excuses)
        best = Plan(cards, 0.0, NEVER)
        for order in Orders(self.s.pack, cards, bridgings).found:
            plan = self.of_order(order)
            if plan.worth > best.worth:
                best = plan
        return best

    def _laid(self, cards: list[int]) -> list[int]:
        """The order that the search for places found; the other cards fill what is left."""
        if not self.caring:
            return cards
        order = [NOWHERE] * len(cards)
        for i, place in zip(self.caring, self.best_spots):
            if place != NOWHERE:
                order[place] = cards[i]
        free = 0
        for card in cards:
            if card not in order:
                while order[free] != NOWHERE:
                    free += 1
                order[free] = card
        return order

    def _fits_in_any_order(self, cards: list[int]) -> bool:
        directions = self.s.pack.directions
        for direction in EACH_DIRECTION:
            lacking = 0
            for card in cards:
                if not directions[card] & direction:
                    lacking += 1
            if lacking <= self.s.excuses:
                return True
        return False


def _highest(numbers: list[float]) -> int:
    top = 0
    for i in range(1, len(numbers)):
        if numbers[i] > numbers[top]:
            top = i
    return top
