"""What the cards of a hand are worth keeping, and which to give up."""

from __future__ import annotations

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION

MEAN_SCORE = 1.3
MEAN_DIRECTIONS = 1.6


def prices(pack: Pack, weights: Weights) -> list[float]:
    """By Action card, what it is worth in any hand, in points."""
    return [
        weights.card
        + weights.score * (pack.scores[card] - MEAN_SCORE)
        + weights.direction * (pack.directions[card].bit_count() - MEAN_DIRECTIONS)
        for card in range(pack.action_cards)
    ]


def fit(pack: Pack, weights: Weights, price: list[float], card: int, hand: list[int]) -> float:
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
    worth = price[card] + weights.fit * most
    for other in hand:
        if other != card and pack.names[other] == pack.names[card]:
            return worth - weights.double
    return worth


def worst_card(
    pack: Pack, weights: Weights, price: list[float], actions: list[int], supports: list[int]
) -> int:
    """The card of a hand that is missed least."""
    worst = -1
    least = 0.0
    for card in actions:
        worth = fit(pack, weights, price, card, actions)
        if worst < 0 or worth < least:
            worst = card
            least = worth
    for card in supports:
        if worst < 0 or weights.support < least:
            worst = card
            least = weights.support
    return worst


def best_swap(
    pack: Pack, weights: Weights, price: list[float], mine: list[int], theirs: list[int]
) -> tuple[int, int]:
    """Which of their cards to take, and which of ours to give."""
    best = (theirs[0], mine[0])
    most = -1e9
    for given in mine:
        rest = [card for card in mine if card != given]
        loss = fit(pack, weights, price, given, mine)
        for taken in theirs:
            gain = fit(pack, weights, price, taken, [*rest, taken]) - loss
            if gain > most:
                most = gain
                best = (taken, given)
    return best
