"""The backs of the cards: facing tumpal triangles around an emblem."""

from __future__ import annotations

from typing import Final

from gelanggang.art import pieces
from gelanggang.art.card import HIGH, OUTLINE, WIDE, sheet
from gelanggang.art.palette import DAY, NIGHT, Palette
from gelanggang.art.pen import disc, group, path, placed, short
from gelanggang.art.picture import drawn

ROWS: Final = 3
COLUMNS: Final = 9
STEP: Final = (WIDE - 36) / COLUMNS
TALL: Final = 34


def backs() -> dict[str, str]:
    """Every back, by the name of its deck."""
    things = drawn("things")
    compass = pieces.compass(full="w").body
    lantern = things["lantern"]
    return {
        "action": _back(DAY, "r", "y", compass),
        "support": _back(DAY, "g", "y", compass),
        "word": _back(NIGHT, "g", "n", lantern),
        "colour": _back(NIGHT, "n", "c", lantern),
        "beast": _back(NIGHT, "b", "r", lantern),
        "mind": _back(NIGHT, "a", "y", lantern),
    }


def card_back(deck: str) -> str:
    """The back of a deck's cards."""
    return backs()[deck]


def _back(palette: Palette, ground: str, cloth: str, emblem: str) -> str:
    inside = (
        path(OUTLINE, "f")
        + path("M12 12H238V338H12Z", ground)
        + "".join(_tumpal(row, cloth) for row in range(ROWS))
        + disc((WIDE / 2, HIGH / 2), 46, "f")
        + disc((WIDE / 2, HIGH / 2), 40, ground)
        + placed(emblem, WIDE / 2 - 33, HIGH / 2 - 33, 66)
    )
    return sheet(palette, WIDE, HIGH, group(inside, class_="h"))


def _tumpal(row: int, cloth: str) -> str:
    """A row that points down from the top and its mirror that points up from the foot."""
    y = 18 + row * (TALL + 10)
    half = short(STEP / 2)
    teeth = ""
    seeds = ""
    for i in range(COLUMNS):
        x = short(18 + i * STEP)
        teeth += f"M{x} {y}h{short(STEP)}l-{half} {TALL}Z"
        teeth += f"M{x} {HIGH - y}h{short(STEP)}l-{half} -{TALL}Z"
        middle = 18 + (i + 0.5) * STEP
        seeds += disc((middle, y + 10), 3, "f") + disc((middle, HIGH - y - 10), 3, "f")
    line = path(f"M18 {y + TALL + 5}H{WIDE - 18}M18 {HIGH - y - TALL - 5}H{WIDE - 18}", "l")
    return path(teeth, cloth) + seeds + (line if row < ROWS - 1 else "")
