"""The finish: what a card is drawn for.

On a screen a card has round corners and an outline.  What is cut out of paper has neither: its
ground reaches beyond the cut, and what matters keeps away from it, because no scissors are exact.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from gelanggang.art.own import NONE, Own
from gelanggang.art.palette import Palette
from gelanggang.art.picture import Picture

WIDE: Final = 250
HIGH: Final = 350
CARD_MM: Final = (63.0, 88.0)
"""A card of paper."""
UNITS: Final = HIGH / CARD_MM[1]
"""In a millimetre."""
BEYOND: Final = 16
"""As far as a ground is drawn beyond the cut: more than any bleed."""
SAFE: Final = 0.955
"""On paper all that is said is so much smaller, and so away from the cut."""


@dataclass(frozen=True)
class Finish:
    """How a face or a back is drawn."""

    paper: bool = False
    bleed_mm: float = 0
    """How much beyond the cut is shown."""
    stamp: str = ""
    """What stands small at the edge: which edition this is."""
    spare: bool = False
    """Outlines instead of dark grounds, for those who pay for ink."""
    owner: int = 0
    """Whose set it belongs to, where every player has one; 0: nobody's."""
    own: Own = field(default_factory=lambda: NONE, compare=False)
    """Pictures that cards have of their own."""

    def palette(self, palette: Palette) -> Palette:
        """The hues it is drawn with."""
        return palette.spared() if self.spare else palette

    def shows(self, card_id: str, ours: Picture) -> Picture:
        """What is seen on a card: its own picture, or else ours."""
        return self.own.get(card_id, ours)

    def owned(self, owner: int) -> Finish:
        """The same for the set of somebody."""
        return replace(self, owner=owner)

    def box(self) -> tuple[float, float, float, float]:
        """What is shown of the drawing: x, y, width and height."""
        if not self.paper:
            return (0, 0, WIDE, HIGH)
        more = self.bleed_mm * UNITS
        # A card of paper is wider than 250 x 350 by a hair.
        wide = CARD_MM[0] * UNITS
        return ((WIDE - wide) / 2 - more, -more, wide + 2 * more, HIGH + 2 * more)


SCREEN: Final = Finish()
GROUND: Final = f"M-{BEYOND} -{BEYOND}H{WIDE + BEYOND}V{HIGH + BEYOND}H-{BEYOND}Z"
"""All of the card, and beyond the cut."""
