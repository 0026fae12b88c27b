"""What each card adds to a whole that players put together, beside an average card.

What a card says is mechanical, so few wholes tell it exactly: their worth is laid on a slope over
the cards they are made of (least squares).  Whether it is good to have is another question, which
`slope` answers.
"""

from __future__ import annotations

from typing import Final

from gelanggang.lab.equations import Row, inverse, minus, sum_row, sum_rows, times
from gelanggang.lab.estimate import Blocks, Estimate, Measure
from gelanggang.lab.pairs import CASE, count_pairs, pair_name, side, squares
from gelanggang.lab.slope import Deck
from gelanggang.lab.tally import Tally


def count_parts(tally: Tally, name: str, copies: dict[str, int], worth: int) -> None:
    """Count one whole: the cards in it and what it was worth."""
    count_pairs(tally, name, {CASE: 1, **copies}, worth)


class Parts:
    """What each card of a deck adds, as it was counted under a name."""

    def __init__(self, name: str, deck: Deck) -> None:
        self.name: Final = name
        self.ids: Final = (CASE, *deck.ids)
        copies = sum(deck.copies)
        self.weights: Final = [0.0, *[n / copies for n in deck.copies]]
        self._blocks: Blocks = ()
        self._found: dict[str, Estimate] = {}

    def of(self, card: str) -> Measure:
        """How many points more this card adds than an average one."""

        def measure(blocks: Blocks) -> Estimate | None:
            # All cards are found at once, and asked for one by one.
            if blocks is not self._blocks:
                self._blocks, self._found = blocks, self._solve(blocks)
            return self._found.get(card)

        return measure

    def _solve(self, blocks: Blocks) -> dict[str, Estimate]:
        matrices = [squares(block, self.name, self.ids) for block in blocks]
        sides = [side(block, self.name, self.ids) for block in blocks]
        solved = inverse(sum_rows(matrices))
        if solved is None:
            return {}
        adds = times(solved, sum_row(sides))
        pulls = [
            self._around(times(solved, minus(row, times(matrix, adds))))
            for matrix, row in zip(matrices, sides, strict=True)
        ]
        around = self._around(adds)
        return {
            card: Estimate(around[i], self._times(card, blocks), tuple(pull[i] for pull in pulls))
            for i, card in enumerate(self.ids)
        }

    def _times(self, card: str, blocks: Blocks) -> int:
        return sum(block.get(pair_name(self.name, CASE, card), 0) for block in blocks)

    def _around(self, row: Row) -> Row:
        """Beside the average card of the deck."""
        mean = sum(weight * number for weight, number in zip(self.weights, row, strict=True))
        return [number - mean for number in row]
