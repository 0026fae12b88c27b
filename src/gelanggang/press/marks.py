"""Where to cut: short lines in the margins, or lines from edge to edge."""

from __future__ import annotations

from typing import Final

from gelanggang.press.grid import Grid
from gelanggang.press.options import Marks
from gelanggang.press.page import Line

LONG: Final = 5.0
AWAY: Final = 1.0
"""From what is printed, so that no mark stays on a card."""
NEAREST: Final = 0.5
"""To the edge of the paper."""
HAIR: Final = 0.2
"""A line over the whole sheet is seen on the cards, so it is thin,"""
GREY: Final = "#8c8c8c"
"""and it has to be seen by day and by night."""


def cuts(grid: Grid) -> tuple[list[float], list[float]]:
    """Where to cut from above to below, and from side to side; each once."""
    boxes = [slot.box for slot in grid.slots()]
    across = {round(x, 4) for box in boxes for x in (box.x, box.x + box.w)}
    down = {round(y, 4) for box in boxes for y in (box.y, box.y + box.h)}
    return sorted(across), sorted(down)


def marks(grid: Grid, wish: Marks) -> list[Line]:
    """The lines of a sheet."""
    if wish == "none":
        return []
    across, down = cuts(grid)
    if wish == "full":
        return [
            *(Line(x, 0, x, grid.height, HAIR, colour=GREY, over=True) for x in across),
            *(Line(0, y, grid.width, y, HAIR, colour=GREY, over=True) for y in down),
        ]
    found: list[Line] = []
    printed = grid.trim.grown(grid.bleed + AWAY)
    left, right = _reach(printed.x), printed.x + printed.w
    above, below = _reach(printed.y), printed.y + printed.h
    for x in across:
        found.append(Line(x, above, x, printed.y))
        found.append(Line(x, below, x, min(below + LONG, grid.height - NEAREST)))
    for y in down:
        found.append(Line(left, y, printed.x, y))
        found.append(Line(right, y, min(right + LONG, grid.width - NEAREST), y))
    return found


def _reach(printed: float) -> float:
    return max(printed - LONG, NEAREST)
