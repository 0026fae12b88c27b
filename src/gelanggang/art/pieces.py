"""The pieces on the table: dice, tokens, the compass, eaves, the Village and its lanterns."""

from __future__ import annotations

from typing import Final

from gelanggang.art.pen import disc, path, placed, short
from gelanggang.art.picture import SIGN, Picture, drawn
from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP

PETALS: Final = {
    UP: "M50 42L66 24L50 2L34 24Z",
    RIGHT: "M58 50L76 34L98 50L76 66Z",
    DOWN: "M50 58L66 76L50 98L34 76Z",
    LEFT: "M42 50L24 34L2 50L24 66Z",
}
ALL_DIRECTIONS: Final = UP | RIGHT | DOWN | LEFT

PIPS: Final = {
    0: "",
    1: "e",
    2: "cg",
    3: "ceg",
    4: "acgi",
    5: "acegi",
    6: "acdfgi",
}
"""Where the pips of a face are, of nine places named row by row."""

ANY, MEANT, END = "o", "x", "i"
"""What a place in a Combo is drawn of: a card, the card that is meant, and where the Combo ends."""
ROW: Final = 40
"""A row of places is lower than other signs."""

STAR: Final = "M50 26L55.5 41L71.5 41.5L59 51.5L63.5 67L50 58L36.5 67L41 51.5L28.5 41.5L44.5 41Z"

TOOTH: Final = 20
"""One tooth of the eaves is this wide."""


def compass(directions: int = ALL_DIRECTIONS, full: str = "r", heart: str = "y") -> Picture:
    """The four directions; those that are meant are full."""
    petals = "".join(
        path(petal, full if directions & one else "f") for one, petal in PETALS.items()
    )
    return Picture(petals + disc((50, 50), 7, heart))


def places(row: str) -> Picture:
    """Where in a Combo something works: `oox` is the third card, `oxi` the last, `ixi` one."""
    cards = len(row) - row.count(END)
    gap = 10
    wide = min(24, (94 - gap * (len(row) - 1)) / cards)
    x = 50 - (cards * wide + gap * (len(row) - 1)) / 2
    body = ""
    for one in row:
        if one == END:
            body += path(f"M{short(x)} 3V37", stroke_width="6")
        else:
            card = f"M{short(x)} 5H{short(x + wide)}V35H{short(x)}Z"
            body += path(card, "p" if one == MEANT else "", stroke_width="5")
            x += wide
        x += gap
    return Picture(body, SIGN, height=ROW)


def die(pips: int) -> Picture:
    """A face of a die; a face without pips has a ring, so that it is seen to be one."""
    face = path("M22 8H78Q92 8 92 22V78Q92 92 78 92H22Q8 92 8 78V22Q8 8 22 8Z", "w")
    shade = path("M92 22V78Q92 92 78 92H22Q8 92 8 78Q50 84 78 78Q86 50 84 10Q92 12 92 22Z", "s")
    places = [
        (28 + 22 * (spot % 3), 28 + 22 * (spot // 3)) for spot in map("abcdefghi".index, PIPS[pips])
    ]
    dots = "".join(disc(place, 8, "i") for place in places) or disc((50, 50), 12)
    return Picture(face + shade + dots)


def token(kind: str, edge: str, inner: str) -> Picture:
    """A round token: its kind of the palette, and what is on it."""
    return Picture(
        disc((50, 52), 44, "s")
        + disc((50, 48), 42, kind)
        + path("M20 44Q24 22 46 16", "l", stroke_width="4")
        + disc((50, 48), 30, edge)
        + inner
    )


def tokens() -> dict[str, Picture]:
    """Gold and silver are points, white and black are what a player marks words with."""
    petal = path("M50 28L62 48L50 68L38 48Z", "w")
    return {
        "gold": token("y", "y", path(STAR, "w")),
        "silver": token("m", "m", petal),
        "white": token("w", "w", disc((50, 48), 12)),
        "black": token("k", "k", path("M41 39L59 57M59 39L41 57")),
    }


def teeth(count: int, wide: float, high: float, band: float) -> str:
    """Gigi balang: a board under the roof with a row of teeth that point down."""
    step = wide / count
    half, drop = short(step / 2), short(high - band)
    row = f"l-{half} {drop}l-{half} -{drop}" * count
    return f"M0 0H{short(wide)}V{short(band)}{row}Z"


def eaves() -> Picture:
    """Five teeth that can be laid side by side."""
    holes = "".join(disc((10 + TOOTH * i, 8), 2, "o y") for i in range(5))
    return Picture(path(teeth(5, 100, 20, 6), "r") + holes, height=20)


def tooth() -> Picture:
    """One tooth, for those who count with them."""
    return Picture(path(teeth(1, 20, 20, 6), "r"), width=20, height=20)


def lanterns() -> dict[str, Picture]:
    """A place of damage: its lantern burns, or is out."""
    things = drawn("things")
    return {name: Picture(things[name]) for name in ("lantern", "lantern-out")}


def village(damage: int, places: int) -> Picture:
    """The Village at night with a lantern for every place of damage; hit ones are out."""
    step = 300 / places
    size = min(step * 0.95, 30)
    row = "".join(
        placed(
            lanterns()["lantern-out" if place < damage else "lantern"].body,
            step * (place + 0.5) - size / 2,
            86 - size / 8,
            size,
        )
        for place in range(places)
    )
    return Picture(drawn("things")["village"] + row, width=300, height=120)
