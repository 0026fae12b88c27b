"""A plate: paper under eaves, of any size. Boards, mats, reminders and screens are drawn on one."""

from __future__ import annotations

from typing import Final

from gelanggang.art.card import sheet
from gelanggang.art.lettering import balanced, fit_line, wrap
from gelanggang.art.palette import Palette, ink_on
from gelanggang.art.pen import disc, group, path, placed, short, words
from gelanggang.art.picture import Picture
from gelanggang.art.piece import UNIT
from gelanggang.art.pieces import teeth

EDGE: Final = 12.0
"""What lies on a plate keeps this distance from its edges."""
TOOTH: Final = 22.0
EAVES: Final = 15.0
"""The eaves are as deep as those of a card."""
BAND: Final = 6.0
LEADING: Final = 1.28
INDENT: Final = 2.1
"""In sizes of the letters: behind the number of a step."""
LABEL: Final = 18.0
SMALLEST: Final = 7.0
STEP: Final = 0.5


class Plate:
    """Gathers what stands on a plate.  Measures are units of the drawing, four to a millimetre."""

    def __init__(self, palette: Palette, wide: float, high: float, board: str) -> None:
        """The size in millimetres, and the kind of the palette that the eaves have."""
        self.palette: Final = palette
        self.wide: Final = wide * UNIT
        self.high: Final = high * UNIT
        self.board: Final = board
        self.parts: Final[list[str]] = []

    def add(self, *markup: str) -> None:
        """Lay something on top."""
        self.parts.extend(markup)

    def title(self, text: str, size: float = 26) -> None:
        """What it is, under the eaves."""
        size, line = fit_line(text, self.wide - 2 * EDGE - 8, size, 9)
        self.add(words(line, self.wide / 2, EAVES + 8 + size, size, "t tb", text_anchor="middle"))

    def say(self, text: str, x: float, y: float, size: float, bold: bool = False) -> None:
        """A line around its middle."""
        self.add(words(text, x, y, size, "t tb" if bold else "t", text_anchor="middle"))

    def fitting(self, text: str, x: float, y: float, room: float, size: float) -> None:
        """A bold line around its middle that becomes smaller before it is too long."""
        size, line = fit_line(text, room, size, 5)
        self.say(line, x, y, size, bold=True)

    def picture(self, picture: Picture, x: float, y: float, size: float) -> None:
        """A picture, by its upper left corner."""
        drawing = placed(picture.markup(), x, y, size * 100 / picture.width)
        self.add(group(drawing, color=self.palette.text))

    def well(self, x: float, y: float, wide: float, high: float, label: str = "") -> None:
        """A place to lay something on; the label is seen while it is empty."""
        self.add(path(box(x, y, wide, high, 10), "u"))
        self.add(path(box(x, y, wide, high, 10), stroke_dasharray="7 6"))
        if label:
            self.lines(label, x + 10, y + high / 2, wide - 20, LABEL)

    def lines(self, text: str, x: float, y: float, room: float, size: float) -> None:
        """A text in lines around a middle height."""
        rows = balanced(text, room, size)
        top = y - (len(rows) - 1) * size * LEADING / 2 + size * 0.35
        for i, row in enumerate(rows):
            self.say(row, x + room / 2, top + i * size * LEADING, size)

    def paragraphs(
        self, texts: list[str], x: float, y: float, room: float, high: float, largest: float
    ) -> None:
        """Numbered steps, as large as they find room."""
        size = largest
        while size > SMALLEST and _height(texts, room, size) > high:
            size -= STEP
        gap = min(size, (high - _height(texts, room, size)) / max(len(texts) - 1, 1))
        for number, text in enumerate(texts, 1):
            self.add(disc((x + size * 0.75, y + size * 0.68), size * 0.78, self.board))
            middle, ink = x + size * 0.75, ink_on(self.palette, self.board)
            self.add(
                words(
                    str(number),
                    middle,
                    y + size * 1.02,
                    size * 0.95,
                    f"{ink} o tb",
                    text_anchor="middle",
                )
            )
            rows = wrap(text, room - size * INDENT, size)
            for i, row in enumerate(rows):
                self.add(words(row, x + size * INDENT, y + size * (1 + i * LEADING), size, "t"))
            y += _step(len(rows)) * size + gap

    def svg(self, label: str) -> str:
        """The whole plate."""
        count = round(self.wide / TOOTH)
        inside = (
            path(f"M0 0H{short(self.wide)}V{short(self.high)}H0Z", "f o")
            + path(teeth(count, self.wide, EAVES, BAND), self.board)
            + "".join(self.parts)
            + path(box(1, 1, self.wide - 2, self.high - 2, 10))
        )
        return sheet(self.palette, self.wide, self.high, group(inside, class_="h"), label)


def _height(texts: list[str], room: float, size: float) -> float:
    return sum(_step(len(wrap(text, room - size * INDENT, size))) for text in texts) * size


def _step(rows: int) -> float:
    """How far the next step is, in sizes of the letters: the discs of the numbers never touch."""
    return max(rows * LEADING + 0.35, 1.75)


def box(x: float, y: float, wide: float, high: float, corner: float) -> str:
    """A rectangle with round corners."""
    c = short(corner)
    flat, down = short(wide - 2 * corner), short(high - 2 * corner)
    return (
        f"M{short(x + corner)} {short(y)}h{flat}q{c} 0 {c} {c}v{down}q0 {c} -{c} {c}"
        f"h-{flat}q-{c} 0 -{c} -{c}v-{down}q0 -{c} {c} -{c}Z"
    )
