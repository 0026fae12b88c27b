"""The map of a story: the way that a party has taken, from the foot of the land upwards.

What is not reached is told to nobody, so the map is drawn from what is: a place has the lane of the
way that led to it, and all places ahead are the same stone in the mist, in the middle.  A page that
wants to move things composes the same from the same pieces (`pieces`, `MEASURES`).
"""

from __future__ import annotations

from typing import Final

from gelanggang.art.pen import Point, disc, path, short
from gelanggang.art.picture import drawn
from gelanggang.art.scene import ANY, sheet

WIDE: Final = 360
FOOT: Final = 58
"""How far the first place is above the lower edge"""
HEAD: Final = 66
"""and the last one below the upper edge."""
STEP: Final = 66
"""How far one place is above the other."""
LANE: Final = 84
"""How far to the side a way leads."""
BEND: Final = 26
"""How far even a straight way winds."""
SIGN: Final = 48
"""How large the sign of a place is."""
CLEAR: Final = 32
"""How far above the last place that is reached the mist begins."""
USUAL: Final = 7
"""The land is drawn for a story of so many chapters."""
LANES: Final = {"attack": -1, "defence": 1, "fallen": 0}
MEASURES: Final = {
    "wide": WIDE,
    "foot": FOOT,
    "head": HEAD,
    "step": STEP,
    "lane": LANE,
    "bend": BEND,
    "sign": SIGN,
    "clear": CLEAR,
}


def high(length: int) -> int:
    """How high the map of so many chapters is."""
    return FOOT + STEP * (length - 1) + HEAD


def place(step: int, way: str, length: int) -> Point:
    """Where a chapter lies: the how manyth it is, from 1, and by which way it was reached.

    The first and the last lie in the middle, whatever happened.
    """
    y = high(length) - FOOT - STEP * (step - 1)
    if step in (1, length):
        return (WIDE / 2, y)
    return (WIDE / 2 + LANE * LANES.get(way, 0) + (BEND if step % 2 else -BEND), y)


def line(a: Point, b: Point) -> str:
    """The path from one place up to the next."""
    middle = (a[1] + b[1]) / 2
    turn = (a[0] + b[0]) / 2
    return (
        f"M{short(a[0])} {short(a[1])}Q{short(a[0])} {short((a[1] + middle) / 2)} {short(turn)} "
        f"{short(middle)}Q{short(b[0])} {short((b[1] + middle) / 2)} {short(b[0])} {short(b[1])}"
    )


def pieces() -> dict[str, str]:
    """What a map is made of beside its signs: the land, the mist over it, a stone."""
    return {
        name: sheet(body, SIGN, SIGN) if name == "stone" else sheet(body, WIDE, high(USUAL))
        for name, body in drawn("way").items()
    }


def chart(walked: list[tuple[str, str]], then: str, length: int) -> str:
    """The whole map: chapters with how they ended, and the one that is next (or none)."""
    tall = high(length)
    reached = [*walked, (then, "")] if then else walked
    ways = ["", *(way for _, way in walked)]
    spots = [place(i + 1, ways[i], length) for i in range(len(reached))]
    body = _piece("land", 0, 0, tall)
    for (_, way), a, b in zip(walked, spots, spots[1:]):
        body += path(line(a, b), f"way {way}")
    if len(reached) < length:
        edge = (spots[-1][1] if spots else tall) - CLEAR
        body += _piece("mist", 0, edge - tall, tall)
        for step in range(len(reached) + 1, length + 1):
            body += _piece("stone", *place(step, "", length))
    for (key, way), (x, y) in zip(reached, spots):
        if not way:
            body += disc((x, y), SIGN * 0.8, "x")
        body += disc((x, y), SIGN / 2 + 4, "k" if way == "fallen" else "b")
        sign = drawn("waysigns").get(key, drawn("waysigns")[ANY])
        dark = ' class="dim"' if way == "fallen" else ""
        body += f'<g transform="translate({short(x - 24)} {short(y - 24)})"{dark}>{sign}</g>'
    return sheet(body, WIDE, tall)


def _piece(name: str, x: float, y: float, tall: int = 0) -> str:
    grow = f" scale(1 {tall / high(USUAL):.3f})" if tall not in (0, high(USUAL)) else ""
    if not tall:
        x, y = x - SIGN / 2, y - SIGN / 2
    return f'<g transform="translate({short(x)} {short(y)}){grow}">{drawn("way")[name]}</g>'
