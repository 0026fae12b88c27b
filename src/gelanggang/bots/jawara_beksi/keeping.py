"""What the cards of a hand are worth keeping, and which to give up."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION

MEAN_SCORE: Final = 1.3
MEAN_DIRECTIONS: Final = 1.6


class Prices:
    """What cards are worth in hand, at a table of so many; fewer players leave more time for it."""

    __slots__ = ("actions", "card")

    def __init__(self, pack: Pack, weights: Weights, seats: int) -> None:
        self.card: Final = weights.card + weights.time / max(seats - 1, 1)
        """Any Action card, in points."""
        self.actions: Final = [
            self.card
            + weights.score * (pack.scores[card] - MEAN_SCORE)
            + weights.direction * (pack.directions[card].bit_count() - MEAN_DIRECTIONS)
            for card in range(pack.action_cards)
        ]
        """Each one by what it shows."""


def fit(pack: Pack, weights: Weights, prices: Prices, card: int, hand: list[int]) -> float:
    """What an Action card is worth in this hand: where many names go its way, it is worth more."""
    most = 0
    for direction in EACH_DIRECTION:
        if pack.directions[card] & direction:
            names = 0
            count = 0
            for other in hand:
                bit = pack.name_bits[other]
                if pack.directions[other] & direction and not names & bit:
                    names |= bit
                    count += 1
            most = max(most, count)
    worth = prices.actions[card] + weights.fit * most
    for other in hand:
        if other != card and pack.names[other] == pack.names[card]:
            return worth - weights.double
    return worth


def worst_card(
    pack: Pack, weights: Weights, prices: Prices, actions: list[int], supports: list[int]
) -> int:
    """The card of a hand that is missed least."""
    worst = -1
    least = 0.0
    for card in actions:
        worth = fit(pack, weights, prices, card, actions)
        if worst < 0 or worth < least:
            worst = card
            least = worth
    for card in supports:
        if worst < 0 or weights.support < least:
            worst = card
            least = weights.support
    return worst


def best_swap(
    pack: Pack, weights: Weights, prices: Prices, mine: list[int], theirs: list[int]
) -> tuple[int, int]:
    """Which of their cards to take, and which of ours to give."""
    best = (theirs[0], mine[0])
    most = -1e9
    for given in mine:
        rest = [card for card in mine if card != given]
        loss = fit(pack, weights, prices, given, mine)
        for taken in theirs:
            gain = fit(pack, weights, prices, taken, [*rest, taken]) - loss
            if gain > most:
                most = gain
                best = (taken, given)
    return best
