"""Make src/fonts/ from Plus Jakarta Sans: `python typeface.py FONT.woff2` (fonttools, brotli).

Its Latin letters from regular to extra bold stay, and its figures of one width.  Arrows become the
compass that the cards show; as many as stand side by side are one compass.
"""

from __future__ import annotations

import sys
from itertools import permutations
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

GOAL = Path(__file__).parent / "src" / "fonts" / "plus-jakarta-sans.woff2"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”…•−")]
# The petals of Compass.svelte, on its grid of 100.
PETALS = {
    "←": [(42, 50), (24, 34), (2, 50), (24, 66)],
    "↑": [(50, 42), (66, 24), (50, 2), (34, 24)],
    "→": [(58, 50), (76, 34), (98, 50), (76, 66)],
    "↓": [(50, 58), (66, 76), (50, 98), (34, 76)],
}
SIZE = 10.5
"""A compass is a little higher than a letter,"""
BELOW = 160
"""and begins under the line."""
RIM = 0.72
"""A petal that is not meant is a rim: as much of it is left out."""


def compass(meant: str) -> object:
    """The four directions; those that are meant are full."""
    pen = TTGlyphPen(None)

    def draw(points: list[tuple[float, float]]) -> None:
        spots = [(round(40 + x * SIZE), round((100 - y) * SIZE - BELOW)) for x, y in points]
        pen.moveTo(spots[0])
        for spot in spots[1:]:
            pen.lineTo(spot)
        pen.closePath()

    for arrow, petal in PETALS.items():
        # An outline runs one way, what is cut out of it the other.
        ring = list(zip(petal, petal[1:] + petal[:1]))
        clockwise = sum(a[0] * b[1] - b[0] * a[1] for a, b in ring) > 0
        outside = petal if clockwise else petal[::-1]
        draw(outside)
        if arrow not in meant:
            x, y = (sum(one) / len(petal) for one in zip(*petal))
            draw([(x + (a - x) * RIM, y + (b - y) * RIM) for a, b in reversed(outside)])
    return pen.glyph()


def letters(path: str) -> TTFont:
    """What we need of the typeface."""
    font = TTFont(path)
    wish = Options(layout_features=["kern", "mark", "tnum"])
    subsetter = Subsetter(wish)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": (400, 400, 800)})
    # Numbers stand under each other everywhere, so no other figures are kept.
    (even,) = (
        lookup.SubTable[0].mapping
        for lookup in font["GSUB"].table.LookupList.Lookup
        if "one" in getattr(lookup.SubTable[0], "mapping", {})
    )
    kept = {code: even.get(name, name) for code, name in font.getBestCmap().items()}
    for table in font["cmap"].tables:
        table.cmap = {code: kept[code] for code in table.cmap}
    # How wide letters are is said by their outlines too.
    del font["GSUB"], font["HVAR"]
    wish.layout_features = ["kern", "mark"]
    subsetter = Subsetter(wish)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    return font


def main() -> None:
    """Write it."""
    font = letters(sys.argv[1])
    names: dict[str, str] = {}
    for count in range(1, len(PETALS) + 1):
        for arrows in permutations(PETALS, count):
            meant = "".join(one for one in PETALS if one in arrows)
            names["".join(arrows)] = name = f"compass{sum(2 ** '←↑→↓'.index(one) for one in meant)}"
            if "".join(arrows) == meant:
                font["glyf"][name] = compass(meant)
                font["hmtx"][name] = (round(100 * SIZE) + 80, 40 + round(2 * SIZE))
                font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        table.cmap.update({ord(one): names[one] for one in PETALS})
    joined = "".join(
        f"sub {' '.join(names[one] for one in arrows)} by {name};\n"
        for arrows, name in names.items()
        if len(arrows) > 1
    )
    addOpenTypeFeaturesFromString(font, f"feature ccmp {{ {joined} }} ccmp;", tables=["GSUB"])
    GOAL.parent.mkdir(exist_ok=True)
    font.flavor = "woff2"
    font.save(GOAL)
    print(f"{GOAL.name}: {GOAL.stat().st_size} bytes")


main()
