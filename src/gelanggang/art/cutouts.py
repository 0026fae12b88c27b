"""Cutouts that both games have: round tokens, a die to fold, a reminder in every language."""

from __future__ import annotations

from typing import Final

from gelanggang.art import pieces
from gelanggang.art.card import sheet
from gelanggang.art.lettering import wrap
from gelanggang.art.palette import Palette
from gelanggang.art.pen import away, disc, group, path, placed, short, spot, words
from gelanggang.art.picture import Picture
from gelanggang.art.piece import CARD, OWN, ROUND, UNIT, Piece
from gelanggang.art.plate import EAVES, EDGE, LEADING, Plate

BLEED: Final = 1.0
"""Scissors that miss a round line by less cut no white rim."""
FOOT: Final = 11.5
RAYS: Final = 20
SIDES: Final = 6
DIE: Final = 20.0
"""A die of paper is larger than one of wood: smaller ones cannot be glued."""
FLAP: Final = 6.0
NET: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3))
"""The places of the six faces: a cross.  Those in the same direction two apart are opposite."""
OPPOSITE: Final = ((0, 4), (1, 3), (2, 5))
FLAPS: Final = (
    (1, 0, "left"),
    (1, 0, "right"),
    (1, 2, "left"),
    (1, 2, "right"),
    (1, 3, "left"),
    (1, 3, "right"),
    (1, 3, "down"),
)
"""Every edge that is open in the net and meets another one has one flap, on one of the two."""


def medal(
    palette: Palette, size: float, ground: str, inner: str, rays_of: str, rim: str = ""
) -> str:
    """A round token of so many millimetres: a ring of rays around what is on it."""
    middle = (size / 2 + BLEED) * UNIT
    radius = size / 2 * UNIT
    rays = ""
    for i in range(RAYS):
        turn = 360 / RAYS
        points = [
            away((middle, middle), turn * (i - 0.5), radius * 0.96),
            away((middle, middle), turn * i, radius * 0.8),
            away((middle, middle), turn * (i + 0.5), radius * 0.96),
        ]
        rays += "M" + "L".join(map(spot, points)) + "Z"
    inside = (
        disc((middle, middle), middle, f"{rim or ground} o")
        + path(rays, f"{rays_of} o")
        + disc((middle, middle), radius * 0.74, ground)
        + inner_at(inner, middle, radius)
    )
    return sheet(palette, 2 * middle, 2 * middle, group(inside, class_="h"))


def inner_at(inner: str, middle: float, radius: float) -> str:
    """What lies in the ring, drawn on the grid of 100."""
    size = radius * 1.16
    return placed(inner, middle - size / 2, middle - size / 2, size)


def token(name: str, title: str, size: float, front: str, back: str, count: int) -> Piece:
    """A round piece with two sides."""
    return Piece(name, title, front, size, size, count, back, ROUND, BLEED)


def numeral(text: str, kind: str = "t") -> str:
    """A number on the grid of 100."""
    size = 84 if len(text) == 1 else 58
    return words(text, 50, 50 + size * 0.36, size, f"{kind} o tb", text_anchor="middle")


def signed(palette: Palette, picture: Picture) -> str:
    """A sign on the grid of 100, in the colour of texts."""
    return group(picture.markup(), color=palette.text)


def dice(
    palette: Palette, faces: list[int], title: str, lots: str, size: float, count: int
) -> list[Piece]:
    """Dice to fold and glue; what is no cube is drawn unseen from as many lots as it has faces."""
    if SIDES % len(faces) == 0:
        return [_cube(palette, sorted(faces * (SIDES // len(faces))), title, count)]
    return [
        token(
            f"lot-{i}", lots, size, *2 * (medal(palette, size, "w", numeral(str(n)), "m"),), count
        )
        for i, n in enumerate(faces, 1)
    ]


def _cube(palette: Palette, pips: list[int], title: str, count: int) -> Piece:
    """The highest face lies opposite the lowest, and so on inwards."""
    at: dict[int, int] = {}
    # Opposite faces are the ends of a sorted row: on a common die they then add up to seven.
    for (one, other), low in zip(OPPOSITE, range(3)):
        at[one], at[other] = pips[low], pips[-1 - low]
    side, flap = DIE * UNIT, FLAP * UNIT
    parts = "".join(
        path(_flap(flap + x * side, flap + y * side, side, flap, where), "m")
        for x, y, where in FLAPS
    )
    for place, (x, y) in enumerate(NET):
        corner = (flap + x * side, flap + y * side)
        parts += path(f"M{spot(corner)}h{short(side)}v{short(side)}h-{short(side)}Z", "w")
        parts += placed(_face(at[place]), *corner, side)
    wide, high = 3 * DIE + 2 * FLAP, 4 * DIE + 2 * FLAP
    drawing = sheet(palette, wide * UNIT, high * UNIT, group(parts, class_="h"), title)
    return Piece("die", title, drawing, wide, high, count, cut=OWN)


def _face(pips: int) -> str:
    """Pips, a ring for none, and a number for more than a common die has."""
    if pips not in pieces.PIPS:
        return placed(numeral(str(pips)), 15, 15, 70)
    spots = map("abcdefghi".index, pieces.PIPS[pips])
    dots = "".join(disc((26 + 24 * (one % 3), 26 + 24 * (one // 3)), 9, "i") for one in spots)
    return dots or disc((50, 50), 13)


def _flap(x: float, y: float, side: float, flap: float, where: str) -> str:
    slope = short(side - 2 * flap / 1.5)
    inset, flat = short(flap / 1.5), short(flap)
    return {
        "left": f"M{short(x)} {short(y)}l-{flat} {inset}v{slope}l{flat} {inset}Z",
        "right": f"M{short(x + side)} {short(y)}l{flat} {inset}v{slope}l-{flat} {inset}Z",
        "down": f"M{short(x)} {short(y + side)}l{inset} {flat}h{slope}l{inset} -{flat}Z",
    }[where]


def reminder(palette: Palette, board: str, title: str, steps: list[str], foot: str) -> str:
    """A card that says what one does in a turn."""
    plate = Plate(palette, *CARD, board)
    plate.title(title, 21)
    wide = plate.wide - 2 * EDGE - 8
    below = (len(wrap(foot, wide, FOOT)) * LEADING + 1.4) * FOOT
    top = EAVES + 38
    line = plate.high - EDGE - below
    plate.paragraphs(steps, EDGE + 2, top, plate.wide - 2 * EDGE - 2, line - top - 6, 13.5)
    plate.add(path(f"M{EDGE + 4} {short(line)}h{short(wide)}", "e"))
    plate.lines(foot, EDGE + 4, line + below / 2 + 3, wide, FOOT)
    return plate.svg(title)
