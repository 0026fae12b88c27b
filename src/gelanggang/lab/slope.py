"""What one copy more of a card brings, in place of an average one of its deck.

Cards are dealt by lot, so that what a player was dealt has no reason in how well somebody plays:
how far each player is ahead of the others is laid on a slope over the copies that each was dealt
(least squares).  Only sums of whole numbers are needed for it, block by block: they are counters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from gelanggang.lab.equations import Row, inverse, minus, sum_row, sum_rows, times, turned
from gelanggang.lab.estimate import Blocks, Estimate, Measure
from gelanggang.lab.pairs import CASE, count_pairs, pair_name, side, squares
from gelanggang.lab.tally import Tally


@dataclass(frozen=True)
class Deck:
    """From what is dealt by lot: the ids of its cards, and how many copies of each there are."""

    ids: tuple[str, ...]
    copies: tuple[int, ...]


def count_dealt(
    tally: Tally, slope: str, dealt: Sequence[dict[str, int]], got: Sequence[int]
) -> None:
    """Count some who sat together: the copies of each card that came by lot, and what each got."""
    players = len(got)
    total = sum(got)
    for hand, mine in zip(dealt, got, strict=True):
        # How far ahead of what everybody would have; times the players, it is a whole number.
        count_pairs(tally, slope, {CASE: 1, **hand}, players * mine - total)


class Slopes:
    """What each card of some decks brings, as it was counted under the name of a slope."""

    def __init__(self, slope: str, decks: Sequence[Deck], players: int, whole: int = 1) -> None:
        self.slope: Final = slope
        self.whole: Final = whole * players
        """What counts as one: a win has parts, and what a player is ahead is counted for all."""
        self.ids: Final = [card for deck in decks for card in deck.ids]
        self.decks: Final = [place for place, deck in enumerate(decks) for _ in deck.ids]
        """To which deck each card belongs."""
        self.weights: Final = [
            copies / sum(deck.copies) for deck in decks for copies in deck.copies
        ]
        """What part of its deck each card is."""
        self._blocks: Blocks = ()
        self._found: dict[str, Estimate] = {}

    def of(self, card: str) -> Measure:
        """What a copy more of this card brings."""

        def measure(blocks: Blocks) -> Estimate | None:
            # All cards are found at once, and asked for one by one.
            if blocks is not self._blocks:
                self._blocks, self._found = blocks, self._solve(blocks)
            return self._found.get(card)

        return measure

    def _solve(self, blocks: Blocks) -> dict[str, Estimate]:
        matrices = [squares(block, self.slope, self.ids) for block in blocks]
        sides = [side(block, self.slope, self.ids) for block in blocks]
        solved = inverse(self._fixed(sum_rows(matrices)))
        cases = sum(self._dealt(block, CASE) for block in blocks)
        if solved is None or cases <= len(self.ids):
            return {}
        slopes = times(solved, self._around(sum_row(sides)))
        # What the slopes do not explain, block by block; what was fitted looks better than it is.
        worse = (cases / (cases - len(self.ids))) ** 0.5
        pulls = [
            times(solved, self._around(minus(row, times(matrix, slopes))))
            for matrix, row in zip(matrices, sides, strict=True)
        ]
        return {
            card: Estimate(
                slopes[i] / self.whole, n, tuple(worse * pull[i] / self.whole for pull in pulls)
            )
            for i, card in enumerate(self.ids)
            if (n := sum(self._dealt(block, card) for block in blocks))
        }

    def _dealt(self, block: Tally, card: str) -> int:
        return block.get(pair_name(self.slope, CASE, card), 0)

    def _around(self, row: Row) -> Row:
        """The same for what was dealt beyond the average: a card more is another one less."""
        sums: dict[int, float] = {}
        for deck, number in zip(self.decks, row, strict=True):
            sums[deck] = sums.get(deck, 0.0) + number
        # The order matters to the last bit only: it is that of the cards.
        return [
            number - weight * sums[deck]
            for number, weight, deck in zip(row, self.weights, self.decks, strict=True)
        ]

    def _fixed(self, matrix: list[Row]) -> list[Row]:
        """The equations of the slopes, where those of a deck are around an average of 0."""
        half = [self._around(row) for row in matrix]
        around = turned([self._around(row) for row in turned(half)])
        scale = fsum(around[i][i] for i in range(len(around))) or 1.0
        return [
            [
                number + scale * self.weights[i] * self.weights[j] * (deck == self.decks[j])
                for j, number in enumerate(around[i])
            ]
            for i, deck in enumerate(self.decks)
        ]
