"""What the operations of cards are worth to a seat, worked out once for all moments that are alike.

They are alike when each kind of operation would change something for as many opponents.  A hand is
weighed thousands of times for one move of level 3, and of such moments there are few.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import ACTION, Pack
from gelanggang.games.jawara_beksi.kinds import Held
from gelanggang.games.jawara_beksi.operations import (
    DISCARD_CARD,
    DRAW,
    EARN,
    GUARD,
    LAST,
    RETURN_POINTS,
    ROLL,
    SKIP_DRAW,
    SWAP_CARDS,
    TAKE_CARD,
    TAKE_POINTS,
    Op,
)
from gelanggang.games.jawara_beksi.state import State

MIDDLING: Final = 3
"""Cards of a Combo of ordinary length; effects that only shorter ones have count for nothing."""
PLACED: Final = 0.6
"""How often a card that cares for its place gets it, about."""
# A moment is a number with one digit a kind of operation: for how many opponents it would work.
MOST_OTHERS: Final = 4
"""More opponents than anybody has."""
DISCARDING: Final = 1
TAKING_POINTS: Final = 4
SKIPPING: Final = 16
TAKING_ACTIONS: Final = 64
TAKING_SUPPORTS: Final = 256
MOMENTS: Final = 1024


def moment_of(s: State, seat: Seat) -> int:
    """How many opponents each kind of operation would change something for, as one number."""
    moment = 0
    for other in range(s.seats):
        if other != seat:
            # What `works_on` says of each kind, without asking it five times.
            if not s.skip_draw[other]:
                moment += SKIPPING
            if s.guard[other]:
                continue
            actions = len(s.actions[other].things)
            supports = len(s.supports[other].things)
            if actions + supports > 0:
                moment += DISCARDING
            if s.points[other] > 0:
                moment += TAKING_POINTS
            if actions > 0:
                moment += TAKING_ACTIONS
            if supports > 0:
                moment += TAKING_SUPPORTS
    return moment


@mypyc_attr(acyclic=True)
class Priced:
    """An operation of a card, when it works, and what it brings then."""

    __slots__ = ("least", "most", "place", "points", "worth")

    def __init__(self, op: Op, points: float, worth: float) -> None:
        self.place: Final = op.place
        self.least: Final = op.least
        self.most: Final = op.most
        self.points: Final = points
        """What it adds to the Combo."""
        self.worth: Final = worth
        """What it is worth beside points."""

    def works(self, place: int, size: int) -> bool:
        """Whether it works at this place (from 1) of a Combo of this size."""
        if size < self.least or size > self.most:
            return False
        if self.place == 0:
            return True
        return place == (size if self.place == LAST else self.place)


@mypyc_attr(acyclic=True)
class Valued:
    """An Action card at moments that are alike."""

    __slots__ = ("held", "merit", "ops", "placed", "price", "score")

    def __init__(
        self, held: Held, score: float, price: float, placed: bool, ops: tuple[Priced, ...]
    ) -> None:
        self.held: Final = held
        self.score: Final = score
        self.price: Final = price
        """What it is worth in hand."""
        self.placed: Final = placed
        """Whether it cares for its place."""
        self.ops: Final = ops
        self.merit: Final = self._merit()
        """What it adds to a Combo of middling length, about."""

    def _merit(self) -> float:
        merit = self.score - self.price
        for op in self.ops:
            share = 1.0 if op.place == 0 else PLACED
            if op.most >= MIDDLING:
                merit += share * (op.points + op.worth)
        return merit


class Worths:
    """All operations of a pack at moments that are alike."""

    def __init__(
        self,
        pack: Pack,
        weights: Weights,
        card: float,
        die: float,
        prices: list[float],
        moment: int,
    ) -> None:
        self.weights: Final = weights
        self.card: Final = card
        self.die: Final = die
        self.moment: Final = moment
        self.cards: Final = [
            Valued(
                held,
                float(pack.scores[held.card]),
                prices[held.card],
                pack.placed[held.card],
                self._ops(pack, held.card),
            )
            for held in pack.held
        ]

    def _ops(self, pack: Pack, card: int) -> tuple[Priced, ...]:
        ops = pack.ops[card]
        return tuple([Priced(op, self.op_points(op), self.op_worth(op)) for op in ops])

    def op_points(self, op: Op) -> float:
        """The points that an operation adds to the Combo, when it works."""
        if op.do == EARN:
            return float(op.n)
        return op.dice * self.die if op.do == ROLL else 0.0

    def op_worth(self, op: Op) -> float:
        """What an operation that works is worth beside points."""
        weights = self.weights
        if op.do == DRAW:
            return op.n * (self.card if op.deck == ACTION else weights.draw_support)
        others = self._others(op)
        rate = 0.0
        if op.do == GUARD:
            rate = weights.guard
        elif op.do == SWAP_CARDS:
            rate = weights.swap
        elif others == 0:
            return 0.0
        elif op.do == DISCARD_CARD:
            rate = weights.discard
        elif op.do == TAKE_POINTS:
            rate = weights.take
        elif op.do == RETURN_POINTS:
            rate = weights.give_back
        elif op.do == SKIP_DRAW:
            rate = weights.skip
        elif op.do == TAKE_CARD:
            # A card is ours then, and no longer theirs.
            rate = self.card + weights.discard if op.deck == ACTION else weights.take_support
        worth = rate * max(op.n, 1)
        return worth * others if op.all else worth

    def _others(self, op: Op) -> int:
        """For how many opponents it would change something."""
        digit = MOMENTS
        if op.do == DISCARD_CARD:
            digit = DISCARDING
        elif op.do == TAKE_POINTS or op.do == RETURN_POINTS:
            digit = TAKING_POINTS
        elif op.do == SKIP_DRAW:
            digit = SKIPPING
        elif op.do == TAKE_CARD:
            digit = TAKING_ACTIONS if op.deck == ACTION else TAKING_SUPPORTS
        return self.moment // digit % MOST_OTHERS
