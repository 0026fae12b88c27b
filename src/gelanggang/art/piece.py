"""A piece: what lies on a printed table beside the cards, as large as it is once it is cut out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

UNIT: Final = 4.0
"""Units of a drawing in a millimetre: about those of a card, so lines are as wide as there."""
CARD: Final = (63.0, 88.0)
"""A card in millimetres: whatever holds one is as large, or larger."""

STRAIGHT: Final = "straight"
ROUND: Final = "round"
OWN: Final = "own"
"""How a piece is cut out; the lines of one with a shape of its own are drawn on it."""


@dataclass(frozen=True)
class Piece:
    """A drawing, its size in millimetres, and how many of it a full table needs."""

    name: str
    title: str
    front: str
    wide: float
    high: float
    count: int = 1
    back: str = ""
    """The other side: front and back are printed beside each other, folded and glued."""
    cut: str = STRAIGHT
    bleed: float = 0
    """How far the drawing goes on behind the cut, on each side."""
    folds: tuple[float, ...] = ()
    """Where it is folded from top to bottom, in millimetres from the left."""

    @property
    def room(self) -> tuple[float, float]:
        """What the drawing needs on paper."""
        return self.wide + 2 * self.bleed, self.high + 2 * self.bleed
