"""What the cards of a hand are worth keeping, and which to give up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.jawara_beksi.worths import MOMENTS, Worths
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.kinds import LANE, lanes


class Prices:
    """What cards are worth in hand, at a table of so many; fewer players leave more time for it."""

    __slots__ = ("actions", "card", "dangers", "die", "worths")

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


@mypyc_attr(acyclic=True)
class Company:
    """The cards that a card meets in a hand."""

    __slots__ = ("going", "held")

    def __init__(self, pack: Pack, hand: list[int]) -> None:
        self.held: Final = [pack.held[card] for card in hand]
        going: i64 = 0
        for i, one in enumerate(self.held):
            new = one.directions
            for k in range(i):
                if self.held[k].name == one.name:
                    new &= ~self.held[k].directions
            going += lanes(new)
        self.going: Final[i64] = going
        """In lanes by direction, how many names go there."""

    def most(self, directions: i64) -> int:
        """How many names go the same way, at most, in one of some directions."""
        most: i64 = 0
        for way in range(4):
            if directions >> way & 1:
                most = max(most, self.going >> way * LANE & 255)
        return most

    def named(self, name: i64) -> int:
        """How many cards have a name."""
        count = 0
        for one in self.held:
            if one.name == name:
                count += 1
        return count

    def ways_of(self, name: i64) -> i64:
        """Where the cards with a name go."""
        ways: i64 = 0
        for one in self.held:
            if one.name == name:
                ways |= one.directions
        return ways


def fit(pack: Pack, weights: Weights, prices: Prices, card: int, company: Company) -> float:
    """What an Action card of a hand is worth there: where many names go its way, it is more."""
    held = pack.held[card]
    worth = prices.actions[card] + weights.fit * float(company.most(held.directions))
    return worth - weights.double if company.named(held.name) > 1 else worth


def fit_in(pack: Pack, weights: Weights, prices: Prices, card: int, company: Company) -> float:
    """What an Action card would be worth in a hand that it joins."""
    held = pack.held[card]
    ways = company.ways_of(held.name)
    most = max(
        company.most(held.directions & ways),
        company.most(held.directions & ~ways) + int(held.directions & ~ways != 0),
    )
    worth = prices.actions[card] + weights.fit * float(most)
    return worth - weights.double if ways else worth


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
