"""The grid: where cards lie on a sheet, always the same, however few there are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gelanggang.art.finish import CARD_MM
from gelanggang.press.options import Backs, Paper
from gelanggang.press.page import Box

SIZES: Final[dict[Paper, tuple[float, float]]] = {
    "a4": (210, 297),
    "f4": (215, 330),
    "letter": (215.9, 279.4),
    "a3": (297, 420),
}
"""Width and height, upright."""
BLEED: Final[dict[Paper, float]] = {"a4": 3, "f4": 3, "letter": 2, "a3": 3}
UPRIGHT, LYING = False, True
SHEETS: Final[dict[tuple[Paper, bool], tuple[bool, int, int]]] = {
    ("a4", False): (UPRIGHT, 3, 3),
    ("a4", True): (LYING, 4, 2),
    ("f4", False): (UPRIGHT, 3, 3),
    ("f4", True): (UPRIGHT, 3, 3),
    ("letter", False): (UPRIGHT, 3, 3),
    ("letter", True): (LYING, 4, 2),
    ("a3", False): (LYING, 6, 3),
    # A row of six would leave three millimetres, which few printers reach.
    ("a3", True): (UPRIGHT, 4, 4),
}
"""How the paper lies, columns and rows, by paper and whether there is a bleed."""
HALVES: Final[dict[tuple[Paper, bool], tuple[bool, int, int]]] = {
    ("a4", False): (LYING, 2, 2),
    ("a4", True): (LYING, 2, 2),
    ("f4", False): (LYING, 2, 2),
    ("f4", True): (LYING, 2, 2),
    ("letter", False): (LYING, 2, 2),
    ("letter", True): (LYING, 2, 2),
    ("a3", False): (LYING, 3, 3),
    ("a3", True): (UPRIGHT, 4, 2),
}
"""The same of the half that is folded over; the fold halves the longer side."""


@dataclass(frozen=True)
class Slot:
    """The place of a card: what is left of it when it is cut, and how it is turned."""

    box: Box
    rotate: int = 0


@dataclass(frozen=True)
class Grid:
    """Where cards lie on one kind of sheet."""

    width: float
    height: float
    columns: int
    rows: int
    bleed: float
    left: float
    """Where the cut of the first column is,"""
    top: float
    """and that of the first row."""

    @property
    def pitch(self) -> tuple[float, float]:
        """From one card to the next."""
        return CARD_MM[0] + 2 * self.bleed, CARD_MM[1] + 2 * self.bleed

    def __len__(self) -> int:
        return self.columns * self.rows

    def slots(self) -> list[Slot]:
        """Row by row."""
        return [
            Slot(self._box(column, row))
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def _box(self, column: int, row: int) -> Box:
        wide, high = self.pitch
        return Box(self.left + column * wide, self.top + row * high, *CARD_MM)

    @property
    def trim(self) -> Box:
        """What is left of the sheet around all cards."""
        last = self._box(self.columns - 1, self.rows - 1)
        return Box(self.left, self.top, last.x + last.w - self.left, last.y + last.h - self.top)

    def like_a_book(self, edge: Backs) -> bool:
        """Whether a sheet that is turned by this edge is turned like the page of a book."""
        return (edge == "long") == (self.width < self.height)

    def behind(self, edge: Backs, shift: tuple[float, float]) -> list[Slot]:
        """The places on the other side, in the order of their fronts.

        A sheet that is turned like the page of a book has its columns the other way round.  Turned
        over its upper edge it has its rows so, and the backs stand on their heads.
        """
        return [
            Slot(slot.box.moved(shift), slot.rotate)
            for slot in self._mirrored(self.like_a_book(edge))
        ]

    def folded(self) -> list[Slot]:
        """The places on the other half of the sheet, in the order of their fronts."""
        return self._mirrored(self.width > self.height)

    def _mirrored(self, sideways: bool) -> list[Slot]:
        boxes = [slot.box for slot in self.slots()]
        if sideways:
            return [Slot(box._replace(x=self.width - box.x - box.w)) for box in boxes]
        return [Slot(box._replace(y=self.height - box.y - box.h), 180) for box in boxes]

    @property
    def both(self) -> Box:
        """What is left around the cards of both halves."""
        if self.width > self.height:
            return self.trim._replace(w=self.width - 2 * self.left)
        return self.trim._replace(h=self.height - 2 * self.top)

    @property
    def fold(self) -> tuple[float, float, float, float]:
        """The line between both halves, from where to where."""
        if self.width > self.height:
            return (self.width / 2, 0, self.width / 2, self.height)
        return (0, self.height / 2, self.width, self.height / 2)


def sheet(paper: Paper, bleed: bool) -> Grid:
    """Cards in the middle of the paper."""
    return _centred(paper, bleed, SHEETS[paper, bleed])


def half(paper: Paper, bleed: bool) -> Grid:
    """Cards in the middle of the half that comes first: at the left, or above."""
    grid = _centred(paper, bleed, HALVES[paper, bleed])
    if grid.width > grid.height:
        return replace(grid, left=grid.left - grid.width / 4)
    return replace(grid, top=grid.top - grid.height / 4)


def _centred(paper: Paper, bleed: bool, how: tuple[bool, int, int]) -> Grid:
    lying, columns, rows = how
    width, height = SIZES[paper][::-1] if lying else SIZES[paper]
    more = BLEED[paper] if bleed else 0.0
    wide = columns * (CARD_MM[0] + 2 * more) - 2 * more
    high = rows * (CARD_MM[1] + 2 * more) - 2 * more
    return Grid(width, height, columns, rows, more, (width - wide) / 2, (height - high) / 2)
