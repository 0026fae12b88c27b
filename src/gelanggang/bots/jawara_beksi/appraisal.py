"""What the Combos of a hand are worth, best first, without trying every order."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.keeping import Prices
from gelanggang.bots.jawara_beksi.sets import Row, Sets, cards_of
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.jawara_beksi.worths import Worths, moment_of
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import (
    BONUS,
    BONUS_NEEDS,
    COMBO_POINTS_EACH,
)
from gelanggang.games.jawara_beksi.offers import MOST_IN_HAND, POWERS
from gelanggang.games.jawara_beksi.operations import Op
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION, Orders, find_bridgings
from gelanggang.games.jawara_beksi.state import State

NOWHERE: Final = -1
UNKNOWN: Final = -1.0
NEVER: Final = -1e9
FEW: Final = 3
"""Sets of cards that a quick look takes seriously."""
MOST_KNOWN: Final = 5_000
"""Tables, by the sizes of the others' hands, whose dangers are remembered."""


@mypyc_attr(acyclic=True)
class Plan:
    """A Combo in order, the points it can expect and what it is worth beside waiting."""

    __slots__ = ("cards", "points", "worth")

    def __init__(self, cards: list[int], points: float, worth: float) -> None:
        self.cards: Final = cards
        self.points: Final = points
        self.worth: Final = worth


@mypyc_attr(acyclic=True)
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
        self.worths: Final = self._worths()
        """What operations are worth at this moment."""
        self.dangers: Final = self._dangers()
        """By what is left in the pool, as far as it was worked out."""
        # While places are searched for: who cares for theirs, where they stand, the best so far.
        self.caring: Final[list[int]] = []
        self.spots: Final[list[int]] = []
        self.best_spots: list[int] = []
        self.best_worth = NEVER

    def _worths(self) -> Worths:
        moment = moment_of(self.s, self.seat)
        found = self.prices.worths[moment]
        if found is None:
            prices = self.prices
            found = Worths(
                self.s.pack, self.weights, prices.card, prices.die, prices.actions, moment
            )
            prices.worths[moment] = found
        return found

    def _dangers(self) -> list[float]:
        """They depend on how many cards the others have, one after the other."""
        s = self.s
        key = 0
        for other in range(s.seats):
            if other != self.seat:
                key = key * MOST_IN_HAND + len(s.actions[other].things)
        known = self.prices.dangers
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = []
            known[key] = found
        while len(found) <= s.pool:
            found.append(UNKNOWN)
        return found

    def op_points(self, op: Op) -> float:
        """The points that an operation adds to the Combo, when it works."""
        return self.worths.op_points(op)

    def op_worth(self, op: Op) -> float:
        """What an operation that works is worth beside points."""
        return self.worths.op_worth(op)

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
            for members in Sets(self.s, self.seat, self.worths.cards).found
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
        best: list[int] = []
        laid: list[int] = []
        most = NEVER
        for cards in self._rows():
            worth = self._bound(cards)
            if worth > most:
                most = worth
                best = cards
                laid = self._laid(cards)
        return self._arranged(best, laid) if best else None

    def _rows(self) -> list[list[int]]:
        """The handfuls that a quick look takes seriously."""
        sets = Row(self.s, self.seat, self.worths.cards).best(FEW)
        return [cards_of(self.s, self.seat, members) for members in sets]

    def of_order(self, cards: list[int]) -> Plan:
        """Exactly these cards in this order."""
        size = len(cards)
        points = float(self.added)
        side = 0.0
        for i, card in enumerate(cards):
            valued = self.worths.cards[card]
            points += valued.score
            side -= valued.price
            for op in valued.ops:
                if op.works(i + 1, size):
                    points += op.points
                    side += op.worth
        if size >= self.bonus_needs:
            points += self.bonus
        points = max(points, 0.0)
        return Plan(cards, points, self.value(points, side))

    def _bound(self, cards: list[int]) -> float:
        """What these cards are worth if every one could stand where it works best."""
        size = len(cards)
        points = float(self.added)
        side = 0.0
        if self.caring:
            self.caring.clear()
        for i, card in enumerate(cards):
            valued = self.worths.cards[card]
            points += valued.score
            side -= valued.price
            if valued.placed:
                self.caring.append(i)
            for op in valued.ops:
                if op.place == 0 and op.least <= size <= op.most:
                    points += op.points
                    side += op.worth
        if size >= self.bonus_needs:
            points += self.bonus
        if not self.caring:
            return self.value(max(points, 0.0), side)
        self.best_worth = NEVER
        self.spots.clear()
        self._place(cards, 0, points, side)
        return self.best_worth

    def _place(self, cards: list[int], taken: int, points: float, side: float) -> None:
        """Try every place for the next card that cares for its own."""
        spots = self.spots
        if len(spots) == len(self.caring):
            worth = self.value(max(points, 0.0), side)
            if worth > self.best_worth:
                self.best_worth = worth
                self.best_spots = spots[:]
            return
        size = len(cards)
        ops = self.worths.cards[cards[self.caring[len(spots)]]].ops
        for place in range(size):
            if taken & POWERS[place]:
                continue
            more_points = 0.0
            more_side = 0.0
            for op in ops:
                if op.place != 0 and op.works(place + 1, size):
                    more_points += op.points
                    more_side += op.worth
            if more_points + more_side > 0.0:
                spots.append(place)
                self._place(cards, taken | POWERS[place], points + more_points, side + more_side)
                spots.pop()
        spots.append(NOWHERE)
        self._place(cards, taken, points, side)
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
        laid = 0
        for nth, place in enumerate(self.best_spots):
            if place != NOWHERE:
                order[place] = cards[self.caring[nth]]
                laid |= POWERS[self.caring[nth]]
        free = 0
        for i, card in enumerate(cards):
            if not laid & POWERS[i]:
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
