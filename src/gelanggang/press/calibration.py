"""The calibration sheet: how far a printer's back is from its front, read as two numbers."""

from __future__ import annotations

from typing import Final

from gelanggang.art.lettering import wrap
from gelanggang.core.match import AnyRules
from gelanggang.press.grid import sheet
from gelanggang.press.options import Backs, PrintOptions
from gelanggang.press.page import Box, Item, Line, Page, Text
from gelanggang.press.strip import POINT, furnish
from gelanggang.text.catalogue import Voice

REACH: Final = 10
"""Millimetres on each side of a scale's middle."""
AWAY: Final = 22.0
"""From the middle of the sheet to a scale."""
CROSS: Final = 40.0
"""From the middle of the front to the ends of its cross."""
MARGIN: Final = 15.0
RING: Final = 10.0
CORNER: Final = 24.0
"""From the edges of the paper to a ring: it shows whether the right edge was chosen."""
BOLD: Final = 1.0
BEFORE: Final = ("print", "hold")
"""What stands on the front,"""
AFTER: Final = ("rings", "read", "give")
"""and on the back, which faces whoever holds it."""
SIZE: Final = 10.0
LEADING: Final = 5.2


def pages(rules: AnyRules, options: PrintOptions, voice: Voice) -> list[Page]:
    """A front with a cross, and a back with two scales on which the cross is read."""
    grid = sheet(options.paper, options.bleed)
    wide, high = grid.width, grid.height
    front, back = Page(wide, high), Page(wide, high)
    x, y = wide / 2, high / 2
    front.lines += [
        Line(x - CROSS, y, x + CROSS, y, BOLD),
        Line(x, y - CROSS, x, y + CROSS, BOLD),
    ]
    _scales(back, x + options.shift[0], y + options.shift[1])
    edge: Backs = "short" if options.backs == "short" else "long"
    across, down = (wide - CORNER, CORNER) if grid.like_a_book(edge) else (CORNER, high - CORNER)
    front.items.append(_ring(CORNER, CORNER))
    back.items.append(_ring(across + options.shift[0], down + options.shift[1]))
    left = CORNER + RING
    front.texts.append(Text(voice.say("press-calibration"), left, 21, 14, bold=True))
    _steps(front, voice, BEFORE, left, 29)
    _steps(back, voice, AFTER, left, y + CROSS + 8)
    printed = Box(MARGIN, MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN)
    for side, page in (("front", front), ("back", back)):
        told = voice.say("press-calibration-side", side=side)
        furnish(page, rules, voice, told, printed)
    return [front, back]


def _scales(page: Page, x: float, y: float) -> None:
    """One above the middle for the way to the right, one at its left for the way down."""
    for mm in range(-REACH, REACH + 1):
        long = 4.0 if mm % 5 == 0 else 2.5
        page.lines.append(Line(x + mm, y - AWAY - long, x + mm, y - AWAY, 0.4))
        page.lines.append(Line(x - AWAY - long, y + mm, x - AWAY, y + mm, 0.4))
        if mm % 5 == 0:
            number = f"{mm:+d}".replace("-", "\u2212") if mm else "0"
            page.texts.append(Text(number, x + mm, y - AWAY - 5, 7, align="center"))
            page.texts.append(Text(number, x - AWAY - 5, y + mm + 0.9, 7, align="right"))
    page.lines.append(Line(x - REACH, y - AWAY, x + REACH, y - AWAY, 0.4))
    page.lines.append(Line(x - AWAY, y - REACH, x - AWAY, y + REACH, 0.4))
    page.texts.append(Text("X", x, y - AWAY - 9, 12, True, "center"))
    page.texts.append(Text("Y", x - AWAY - 13, y + 1.5, 12, True, "center"))


def _ring(x: float, y: float) -> Item:
    circle = '<circle cx="10" cy="10" r="9" fill="none" stroke="#1c1a19"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{circle}</svg>'
    return Item(svg, x - RING / 2, y - RING / 2, RING, RING)


def _steps(page: Page, voice: Voice, steps: tuple[str, ...], x: float, y: float) -> None:
    """What to do."""
    room = (page.width_mm - x - MARGIN) / POINT
    for step in steps:
        for line in wrap(voice.say("press-calibration-step", step=step), room, SIZE):
            page.texts.append(Text(line, x, y, SIZE))
            y += LEADING
