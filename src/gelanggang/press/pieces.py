"""Sheets of pieces: what a table needs beside cards, each as often as a full table needs it.

What has two sides lies on a sheet that is folded in the middle and glued; then all is cut out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.art.lettering import wrap
from gelanggang.art.piece import OWN, ROUND, STRAIGHT, Piece
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.press.grid import SIZES
from gelanggang.press.options import Paper, PrintOptions
from gelanggang.press.page import Box, Item, Line, Page, Text
from gelanggang.press.strip import furnish
from gelanggang.text.catalogue import Voice

SIDE: Final = 10.0
TOP: Final = 14.0
FOOT: Final = 18.0
"""The margins: above stands what is on the sheet, below its ruler."""
GAP: Final = 4.0
"""Between two pieces, so that each can be cut by itself; straight ones share a cut."""
TICK: Final = 1.6
AWAY: Final = 0.3
"""Marks of a cut lie outside of the piece."""
HEAD: Final = 6.0
LINE: Final = 2.6
LINES: Final = 2
SMALL: Final = 6.5
SMALLER: Final = 5.5
"""Points."""
POINT: Final = 25.4 / 72
CUT: Final = "#8a8580"


@dataclass
class Shelf:
    """A row of pieces: how far down it begins, how high it is, and where it ends."""

    y: float
    high: float
    end: float = 0
    last: Piece | None = None

    def next(self, piece: Piece) -> float:
        """Where a piece would begin."""
        if self.last is None:
            return 0
        touching = self.last.cut == piece.cut == STRAIGHT and self.last.high == piece.high
        return self.end + (0 if touching else GAP)


@dataclass
class Layout:
    """Where pieces lie on a sheet, from the upper left corner of what is printed."""

    wide: float
    high: float
    shelves: list[Shelf] = field(default_factory=list)
    lying: list[tuple[Piece, float, float]] = field(default_factory=list)

    def take(self, piece: Piece) -> bool:
        """Find a place for a piece, on a shelf or a new one; False when there is none."""
        wide, high = piece.room
        for shelf in self.shelves:
            if high <= shelf.high and shelf.next(piece) + wide <= self.wide:
                self._lay(piece, shelf)
                return True
        y = self.shelves[-1].y + self.shelves[-1].high + GAP if self.shelves else 0.0
        if y + high > self.high or wide > self.wide:
            return False
        self.shelves.append(Shelf(y, high))
        self._lay(piece, self.shelves[-1])
        return True

    def _lay(self, piece: Piece, shelf: Shelf) -> None:
        x = shelf.next(piece)
        self.lying.append((piece, x, shelf.y))
        shelf.end, shelf.last = x + piece.room[0], piece

    def used(self) -> tuple[float, float]:
        """How wide the longest row is, and how high all are together."""
        last = self.shelves[-1]
        return max(shelf.end for shelf in self.shelves), last.y + last.high


def sheets(rules: AnyRules, options: PrintOptions, voice: Voice) -> list[Page]:
    """The sheets that somebody wishes for; BadInput for a game that nobody has drawn."""
    made = pages(rules, options.paper, voice, options.ink_saver)
    if not made:
        raise BadInput("print-no-pieces", {"game": rules.key})
    return made


def pages(rules: AnyRules, paper: Paper, voice: Voice, ink_saver: bool = False) -> list[Page]:
    """All sheets; none for a game that nobody has drawn."""
    width, height = sorted(SIZES[paper], reverse=SIZES[paper][0] > WIDEST)
    found = artist(rules).pieces(rules, voice, Finish(spare=ink_saver))
    wide = width - 2 * SIDE
    made: list[Page] = []
    for folded in (True, False):
        # Folded in the middle of the paper, the lower half mirrors the upper one.
        high = height / 2 - FOOT - GAP if folded else height - TOP - FOOT
        for layout in packed([one for one in found if bool(one.back) == folded], wide, high):
            made.append(_page(layout, width, height, voice, folded))
    for number, page in enumerate(made, 1):
        told = voice.say("press-pieces-sheet", n=number, of=len(made))
        furnish(page, rules, voice, told, Box(SIDE, TOP, wide, height - TOP - FOOT))
    return made


WIDEST: Final = 250.0
"""Paper that is wider lies on its side: two boards then find room beside each other."""


def packed(found: Sequence[Piece], wide: float, high: float) -> list[Layout]:
    """Every piece as often as it is needed, on as few sheets as come of it."""
    layouts: list[Layout] = []
    for piece in found:
        for _ in range(piece.count):
            if not any(layout.take(piece) for layout in layouts):
                layouts.append(Layout(wide, high))
                fits = layouts[-1].take(piece)
                assert fits, f"{piece.name} is larger than the paper"
    return layouts


def _page(layout: Layout, width: float, height: float, voice: Voice, folded: bool) -> Page:
    page = Page(width, height)
    wide, high = layout.used()
    left = (width - wide) / 2
    # Near the fold both halves meet best.
    top = height / 2 - GAP - high if folded else TOP
    overlay = ""
    for piece, x, y in layout.lying:
        wide, high = piece.room
        spots = [(piece.front, y + top, 0)]
        if folded:
            spots.append((piece.back, height - y - top - high, 180))
        for svg, at, turn in spots:
            page.items.append(Item(svg, left + x, at, wide, high, turn, piece.title))
            cut = Box(left + x, at, wide, high).grown(-piece.bleed)
            overlay += _over(piece, cut)
            if piece.cut == STRAIGHT:
                page.lines += _corners(cut)
    if overlay:
        page.items.append(Item(_sheet(overlay, width, height), 0, 0, width, height))
    _tell(page, layout, voice, folded)
    return page


def _over(piece: Piece, cut: Box) -> str:
    """Lines that lie on the drawing: a round cut, and folds."""
    lines = "".join(
        f'<path d="M{cut.x + at:.2f} {cut.y:.2f}v{cut.h:.2f}" stroke-dasharray="2 1.4"/>'
        for at in piece.folds
    )
    if piece.cut == ROUND:
        middle = f'cx="{cut.x + cut.w / 2:.2f}" cy="{cut.y + cut.h / 2:.2f}"'
        lines += f'<circle {middle} r="{cut.w / 2:.2f}"/>'
    return lines


def _sheet(inside: str, width: float, height: float) -> str:
    look = f'fill="none" stroke="{CUT}" stroke-width="0.25"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return f"{opening}<g {look}>{inside}</g></svg>"


def _corners(cut: Box) -> list[Line]:
    """Two short lines at each corner."""
    found: list[Line] = []
    for x, out in ((cut.x, -1), (cut.x + cut.w, 1)):
        for y, off in ((cut.y, -1), (cut.y + cut.h, 1)):
            found.append(Line(x + out * AWAY, y, x + out * (AWAY + TICK), y))
            found.append(Line(x, y + off * AWAY, x, y + off * (AWAY + TICK)))
    return found


def _tell(page: Page, layout: Layout, voice: Voice, folded: bool) -> None:
    """What lies on the sheet, and what to do with it."""
    counts = Counter(piece.title for piece, _, _ in layout.lying)
    names = [voice.say("press-pieces-many", name=name, n=n) for name, n in counts.items()]
    net = any(piece.cut == OWN for piece, _, _ in layout.lying)
    how = "press-pieces-fold" if folded else "press-pieces-glue" if net else "press-pieces-cut"
    page.texts.append(Text(voice.say(how), SIDE, HEAD, SMALL, bold=True))
    room = (page.width_mm - 2 * SIDE) / POINT
    for i, line in enumerate(wrap(" · ".join(names), room, SMALLER)[:LINES]):
        page.texts.append(Text(line, SIDE, HEAD + (i + 1) * LINE, SMALLER))
    if folded:
        middle = page.height_mm / 2
        page.lines.append(Line(SIDE / 2, middle, page.width_mm - SIDE / 2, middle, dashed=True))
