"""The backs of the cards: facing tumpal triangles around an emblem."""

from __future__ import annotations

from typing import Final

from gelanggang.art import pieces
from gelanggang.art.card import OUTLINE, drawing, inset
from gelanggang.art.finish import GROUND, HIGH, SCREEN, WIDE, Finish
from gelanggang.art.palette import DAY, NIGHT, Palette
from gelanggang.art.pen import disc, group, path, placed, short
from gelanggang.art.picture import drawn

ROWS: Final = 3
COLUMNS: Final = 9
STEP: Final = (WIDE - 36) / COLUMNS
TALL: Final = 34
OWNERS: Final = "yrgnmy"
"""The cloth of the sets that players have of their own; the last is nobody's."""


def backs(finish: Finish = SCREEN) -> dict[str, str]:
    """Every back, by the name of its deck."""
    things = drawn("things")
    compass = pieces.compass(full="w").body
    lantern = things["lantern"]
    return {
        "action": _back(finish, DAY, "r", "y", compass),
        "support": _back(finish, DAY, "g", "y", compass),
        "character": _back(finish, DAY, "b", "y", compass),
        "judge": _back(finish, DAY, "k", "r", compass),
        "word": _back(finish, NIGHT, "g", "n", lantern),
        "colour": _back(finish, NIGHT, "n", "c", lantern),
        "beast": _back(finish, NIGHT, "b", "r", lantern),
        "mind": _back(finish, NIGHT, "a", OWNERS[finish.owner - 1], lantern),
    }


def card_back(deck: str, finish: Finish = SCREEN) -> str:
    """The back of a deck's cards."""
    return backs(finish)[deck]


def _back(finish: Finish, palette: Palette, ground: str, cloth: str, emblem: str) -> str:
    if finish.spare:
        ground, cloth = "f", "y"
    pattern = (
        "".join(_tumpal(row, cloth) for row in range(ROWS))
        + disc((WIDE / 2, HIGH / 2), 46, "f")
        + disc((WIDE / 2, HIGH / 2), 40, ground)
        + placed(emblem, WIDE / 2 - 33, HIGH / 2 - 33, 66)
    )
    if finish.paper:
        # No rim: where a printer misses the front by a little, a rim would show it.
        inside = path(GROUND, ground) + inset(pattern)
    else:
        inside = path(OUTLINE, "f") + path("M12 12H238V338H12Z", ground) + pattern
    return drawing(finish.palette(palette), finish, group(inside, class_="h"))


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
