"""What one copy more of a card brings, in place of an average one of its deck.

Cards are dealt by lot, so that what a player was dealt has no reason in how well somebody plays:
the players' parts of the win are laid on a slope over how many copies each was dealt (least
squares).  Only sums of whole numbers are needed for it, block by block, and these are counters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import fsum
from typing import Final

from gelanggang.lab.estimate import Blocks, Estimate, Measure
from gelanggang.lab.tally import GAMES, WIN, Tally

Row = list[float]
TINY: Final = 1e-9


@dataclass(frozen=True)
class Deck:
    """From what is dealt by lot: the ids of its cards, and how many copies of each there are."""

    ids: tuple[str, ...]
    copies: tuple[int, ...]


@cache
def _pair(one: str, other: str) -> str:
    return f"dealt.{one}.{other}"


@cache
def _alone(one: str) -> str:
    return f"dealt.{one}"


@cache
def _won(one: str) -> str:
    return f"dealt.{one}.won"


def count_dealt(tally: Tally, dealt: dict[str, int], won: int) -> None:
    """Count one player: the copies of each card that came by lot, and what there was of the win."""
    cards = sorted(dealt)
    for place, one in enumerate(cards):
        copies = dealt[one]
        _add(tally, _alone(one), copies)
        _add(tally, _won(one), copies * won)
        for other in cards[place:]:
            _add(tally, _pair(one, other), copies * dealt[other])


def _add(tally: Tally, name: str, n: int) -> None:
    tally[name] = tally.get(name, 0) + n


class Slopes:
    """What each card of some decks brings, for so many players."""

    def __init__(self, decks: Sequence[Deck], players: int) -> None:
        self.players: Final = players
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
        """What a copy more of this card brings, as a part of a win."""

        def measure(blocks: Blocks) -> Estimate | None:
            # All cards are found at once, and asked for one by one.
            if blocks is not self._blocks:
                self._blocks, self._found = blocks, self._solve(blocks)
            return self._found.get(card)

        return measure

    def _solve(self, blocks: Blocks) -> dict[str, Estimate]:
        squares = [self._squares(block) for block in blocks]
        sides = [self._side(block) for block in blocks]
        inverse = _inverse(self._fixed(_sum_rows(squares)))
        cases = sum(block[GAMES] for block in blocks) * self.players
        if inverse is None or cases <= len(self.ids):
            return {}
        slopes = _times(inverse, self._around(_sum_row(sides)))
        # What the slopes do not explain, block by block; what was fitted looks better than it is.
        worse = (cases / (cases - len(self.ids))) ** 0.5
        pulls = [
            _times(inverse, self._around(_minus(side, _times(square, slopes))))
            for square, side in zip(squares, sides, strict=True)
        ]
        return {
            card: Estimate(slopes[i] / WIN, n, tuple(worse * pull[i] / WIN for pull in pulls))
            for i, card in enumerate(self.ids)
            if (n := sum(block.get(_alone(card), 0) for block in blocks))
        }

    def _squares(self, block: Tally) -> list[Row]:
        return [
            [float(block.get(_pair(*sorted((one, other))), 0)) for other in self.ids]
            for one in self.ids
        ]

    def _side(self, block: Tally) -> Row:
        """How copies went with the win, beyond the part of it that everybody would have."""
        return [
            block.get(_won(card), 0) - block.get(_alone(card), 0) * WIN / self.players
            for card in self.ids
        ]

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

    def _fixed(self, squares: list[Row]) -> list[Row]:
        """The equations of the slopes, where those of a deck are around an average of 0."""
        half = [self._around(row) for row in squares]
        around = _turned([self._around(row) for row in _turned(half)])
        scale = fsum(around[i][i] for i in range(len(around))) or 1.0
        return [
            [
                number + scale * self.weights[i] * self.weights[j] * (deck == self.decks[j])
                for j, number in enumerate(around[i])
            ]
            for i, deck in enumerate(self.decks)
        ]


def _inverse(matrix: list[Row]) -> list[Row] | None:
    """By Gauss and Jordan, the largest number first; None where there is none."""
    n = len(matrix)
    rows = [row + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    least = TINY * max(abs(number) for row in matrix for number in row)
    for column in range(n):
        best = max(range(column, n), key=lambda row: abs(rows[row][column]))
        pivot = rows[best][column]
        if abs(pivot) <= least:
            return None
        rows[column], rows[best] = rows[best], rows[column]
        rows[column] = [number / pivot for number in rows[column]]
        for i, row in enumerate(rows):
            if i != column and row[column]:
                factor = row[column]
                rows[i] = [
                    mine - factor * theirs for mine, theirs in zip(row, rows[column], strict=True)
                ]
    return [row[n:] for row in rows]


def _times(matrix: list[Row], row: Row) -> Row:
    return [fsum(a * b for a, b in zip(line, row, strict=True)) for line in matrix]


def _minus(row: Row, other: Row) -> Row:
    return [a - b for a, b in zip(row, other, strict=True)]


def _turned(matrix: list[Row]) -> list[Row]:
    return [list(column) for column in zip(*matrix, strict=True)]


def _sum_row(rows: list[Row]) -> Row:
    return [fsum(column) for column in zip(*rows, strict=True)]


def _sum_rows(matrices: list[list[Row]]) -> list[Row]:
    return [_sum_row(list(rows)) for rows in zip(*matrices, strict=True)]
