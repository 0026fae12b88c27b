"""A page: what lies where on a sheet of paper, in millimetres from its upper left corner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

BLACK: Final = "#1c1a19"

Align = Literal["left", "center", "right"]


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def grown(self, by: float) -> Box:
        """With so much more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, by: tuple[float, float]) -> Box:
        """So far to the right and down."""
        return Box(self.x + by[0], self.y + by[1], self.w, self.h)


@dataclass(frozen=True)
class Item:
    """A picture (SVG) that fills its box; it may be turned around the middle of the box."""

    svg: str
    x: float
    y: float
    w: float
    h: float
    rotate: float = 0
    """Degrees, clockwise."""
    label: str = ""
    """What it is, for whoever cannot see it and for whoever looks for it in the file."""


@dataclass(frozen=True)
class Text:
    """A line of text.  `y` is the line on which the letters stand; `size` is in points."""

    text: str
    x: float
    y: float
    size: float = 8
    bold: bool = False
    align: Align = "left"
    """Where `x` is: at the beginning, in the middle or at the end of the text."""
    rotate: float = 0
    """Degrees, clockwise, around its spot."""
    colour: str = BLACK


@dataclass(frozen=True)
class Line:
    """A straight line; `width` is in points."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.3
    dashed: bool = False
    colour: str = BLACK
    over: bool = False
    """Whether it lies over the pictures; else it lies under them."""


@dataclass
class Page:
    """A sheet of paper with all that is on it; later things lie on top of earlier ones."""

    width_mm: float
    height_mm: float
    items: list[Item] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    """Texts lie over everything else."""
    trim: Box | None = None
    """What is left when all is cut; without one, the whole page."""
    bleed: Box | None = None
    """What is printed, so that cutting leaves no white rim."""
