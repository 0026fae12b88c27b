"""The ten Colours: never a hue alone, always a mark and a pattern as well."""

from __future__ import annotations

from typing import Final

from gelanggang.art.pen import path, placed, short
from gelanggang.art.picture import GRID, SIGN, Picture, drawn
from gelanggang.games.spell_future.cards import PATTERNS, Pack

INKS: Final = {"white": "#fff", "black": "#000"}
STEP: Final = 12.5
"""The distance of a pattern's lines: it divides every size we use, so that tiles meet."""
FAINT: Final = "0.3"
MARK: Final = 46
"""The size of the mark on a swatch."""


def marks() -> dict[str, Picture]:
    """Every mark, by its name in the pack."""
    return {name: Picture(body, SIGN) for name, body in drawn("marks").items()}


def pattern(name: str, wide: float, high: float, step: float = STEP) -> str:
    """The lines of a pattern over a rectangle, as a path to be stroked."""
    columns, rows = round(wide / step), round(high / step)
    if name == "dots":
        # A line without length has round ends: a dot.
        return "".join(
            f"M{short((x + 0.5 + (y % 2) / 2 - 0.25) * step)} {short((y + 0.5) * step)}h0"
            for y in range(rows)
            for x in range(columns)
        )
    across = "".join(f"M0 {short((y + 0.5) * step)}h{short(wide)}" for y in range(rows))
    down = "".join(f"M{short((x + 0.5) * step)} 0v{short(high)}" for x in range(columns))
    if name == "zigzag":
        return "".join(
            "M"
            + "L".join(
                f"{short(x * step / 2)} {short((y + 0.25 + x % 2 / 2) * step)}"
                for x in range(2 * columns + 1)
            )
            for y in range(rows)
        )
    return {
        "solid": "",
        "horizontal": across,
        "vertical": down,
        "grid": across + down,
        "diagonal-up": _diagonals(wide, high, step, up=True),
        "diagonal-down": _diagonals(wide, high, step, up=False),
        "crosshatch": _diagonals(wide, high, 2 * step, up=True)
        + _diagonals(wide, high, 2 * step, up=False),
        "outline": _frame(wide, high, step),
    }[name]


def _frame(wide: float, high: float, step: float) -> str:
    edge = step / 2
    return f"M{short(edge)} {short(edge)}H{short(wide - edge)}V{short(high - edge)}H{short(edge)}Z"


def _diagonals(wide: float, high: float, step: float, up: bool) -> str:
    """Lines at 45 degrees that end at the edges, so that nothing has to be cut off."""
    lines = ""
    for i in range(round((wide + high) / step)):
        reach = (i + 0.5) * step
        start = (min(reach, wide), max(0.0, reach - wide))
        end = (max(0.0, reach - high), min(reach, high))
        if not up:
            start, end = (wide - start[0], start[1]), (wide - end[0], end[1])
        lines += f"M{short(start[0])} {short(start[1])}L{short(end[0])} {short(end[1])}"
    return lines


def weave(name: str, wide: float, high: float) -> str:
    """A pattern over a rectangle, faint enough to leave the hue what it is."""
    lines = pattern(name, wide, high)
    if not lines:
        return ""
    wide_line = "5" if name == "dots" else "2.4"
    look = {"stroke": "currentColor", "stroke_width": wide_line, "stroke_linecap": "round"}
    return path(lines, fill="none", opacity=FAINT, **look)


def patterns() -> dict[str, Picture]:
    """Every pattern as a tile in the colour of the text around it, by its name in the pack."""
    return {name: Picture(weave(name, GRID, GRID), "tile") for name in PATTERNS}


def swatch(pack: Pack, colour: int) -> Picture:
    """A Colour on the grid: hue, pattern, and the mark on a plain plate."""
    hue, ink = pack.colour_hex[colour], INKS[pack.colour_ink[colour]]
    mark = marks()[pack.colour_marks[colour]].markup()
    edge = (100 - MARK) / 2
    plain = f'<path fill="{hue}" d="M0 0h100v100H0z"/>'
    return Picture(
        f'<g color="{ink}">{plain}{weave(pack.colour_patterns[colour], GRID, GRID)}'
        f'<circle cx="50" cy="50" r="35" fill="{hue}"/>{placed(mark, edge, edge, MARK)}</g>',
        "swatch",
    )
