"""What the cards of a hand are worth keeping, and which to give up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.jawara_beksi.worths import MOMENTS, Worths
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION


class Prices:
    """What cards are worth in hand, at a table of so many; fewer players leave more time for it."""

    __slots__ = ("actions", "card", "dangers", "die", "rows", "worths")

    def __init__(self, pack: Pack, weights: Weights, seats: int) -> None:
        self.card: Final = weights.card + weights.time / max(seats - 1, 1)
        """Any Action card, in points."""
        self.die: Final = float(sum(pack.dice)) / len(pack.dice)
        """A roll of one die."""
        scores = [float(score) for score in pack.scores[: pack.action_cards]]
        ways = [float(one.bit_count()) for one in pack.directions[: pack.action_cards]]
        usual_score = sum(scores) / len(scores)
        usual_ways = sum(ways) / len(ways)
        self.actions: Final = [
            self.card
            + weights.score * (scores[card] - usual_score)
            + weights.direction * (ways[card] - usual_ways)
            for card in range(pack.action_cards)
        ]
        """Each one by what it shows beside a usual card of the pack."""
        self.worths: Final[list[Worths | None]] = [None] * MOMENTS
        """What operations are worth, by the moment, as far as it was asked for."""
        self.dangers: Final[dict[int, list[float]]] = {}
        """How likely others take the last point, by the sizes of their hands and the pool."""
        self.rows: Final[dict[tuple[tuple[int, ...], int], list[list[int]]]] = {}
        """By hand and what limits a Combo, the handfuls that a quick look takes seriously."""


@mypyc_attr(acyclic=True)
class Company:
    """The names that a card meets in a hand: all, those that are there twice, and by direction."""

    __slots__ = ("counts", "doubles", "names", "ways")

    def __init__(self, pack: Pack, hand: list[int]) -> None:
        names = doubles = 0
        for card in hand:
            bit = pack.name_bits[card]
            doubles |= names & bit
            names |= bit
        self.names: Final = names
        self.doubles: Final = doubles
        self.ways: Final[list[int]] = []
        """By direction, the names that go there."""
        self.counts: Final[list[int]] = []
        """By direction, how many names those are."""
        for direction in EACH_DIRECTION:
            way = count = 0
            for card in hand:
                bit = pack.name_bits[card]
                if pack.directions[card] & direction and not way & bit:
                    way |= bit
                    count += 1
            self.ways.append(way)
            self.counts.append(count)


def fit(pack: Pack, weights: Weights, prices: Prices, card: int, company: Company) -> float:
    """What an Action card of a hand is worth there: where many names go its way, it is more."""
    most = 0
    directions = pack.directions[card]
    for i, direction in enumerate(EACH_DIRECTION):
        if directions & direction:
            most = max(most, company.counts[i])
    worth = prices.actions[card] + weights.fit * most
    return worth - weights.double if company.doubles & pack.name_bits[card] else worth


def fit_in(pack: Pack, weights: Weights, prices: Prices, card: int, company: Company) -> float:
    """What an Action card would be worth in a hand that it joins."""
    most = 0
    directions = pack.directions[card]
    bit = pack.name_bits[card]
    for i, direction in enumerate(EACH_DIRECTION):
        if directions & direction:
            count = company.counts[i]
            most = max(most, count if company.ways[i] & bit else count + 1)
    worth = prices.actions[card] + weights.fit * most
    return worth - weights.double if company.names & bit else worth


def worst_card(
    pack: Pack, weights: Weights, prices: Prices, actions: list[int], supports: list[int]
) -> int:
    """The card of a hand that is missed least."""
    worst = -1
    least = 0.0
    company = Company(pack, actions)
    for card in actions:
        worth = fit(pack, weights, prices, card, company)
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
    company = Company(pack, mine)
    for given in mine:
        rest = Company(pack, [card for card in mine if card != given])
        loss = fit(pack, weights, prices, given, company)
        for taken in theirs:
            gain = fit_in(pack, weights, prices, taken, rest) - loss
            if gain > most:
                most = gain
                best = (taken, given)
    return best
