"""The two palettes: the day of Jawara Beksi, the night of Spell from the Future.

Pictures name kinds, never hues: `a` is skin by day.  A page that wishes otherwise sets `--art-a`.
The kinds are quiet on purpose, so that the ten Colours own what is bright.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

LINE: Final = 1.8
"""Every outline is as wide as this."""
BRIGHT: Final = 1200
"""From this sum on (three parts of red, six of green, one of blue) a ground wants dark letters."""
ICON_LINE: Final = 8
"""Signs have to be read at the size of a letter."""


@dataclass(frozen=True)
class Palette:
    """The hues of the kinds, and the class under which they hold."""

    name: str
    ink: str
    """The outline: dark by day, the glow of a screen by night."""
    second: str
    """The outline of what is not of this world."""
    text: str
    paper: str
    sun: str
    """The disc behind every picture."""
    fills: dict[str, str]
    pale: bool = False
    """Whether it has outlines and hardly any ink between them."""

    def spared(self) -> Palette:
        """The same kinds for those who pay for ink: black on white, and little is tinted."""
        tints = {kind: PALE.get(kind, "#fff") for kind in self.fills}
        return replace(
            self, ink=INK, second=INK, text=INK, paper="#fff", sun="#fff", fills=tints, pale=True
        )


INK: Final = "#1c1a19"
PALE: Final = {"r": "#bdb8b2", "y": "#dedad4"}
"""What is tinted without dark grounds: directions and tiers have to be told from empty ones."""

DAY: Final = Palette(
    name="day",
    ink="#2b211c",
    second="#2b211c",
    text="#2b211c",
    paper="#f7efe0",
    sun="#eeddb9",
    fills={
        "a": "#c98f5e",  # skin
        "b": "#3d5468",  # cloth
        "r": "#b4472f",  # the sash
        "y": "#e0a940",  # brass, straw, movement
        "g": "#71906b",  # batik, leaves
        "n": "#8c5c36",  # wood
        "m": "#b3b9b5",  # steel
        "w": "#fffaf0",  # white cloth
        "k": "#2b211c",  # black cloth
    },
)
NIGHT: Final = Palette(
    name="night",
    ink="#8fe9e2",
    second="#d6a8ff",
    text="#eef5ff",
    paper="#131a30",
    sun="#1f2c50",
    fills={
        "a": "#39559a",  # the lit side of a body
        "b": "#283c74",  # a body
        "c": "#5d7cc4",  # what is nearest
        "r": "#ef7a86",  # hot
        "y": "#f7c66b",  # eyes, lamps
        "g": "#4fa890",  # moss, signals
        "n": "#6c5aa6",  # dusk
        "m": "#8796b8",  # metal
        "w": "#f1fbff",  # white light
        "k": "#0b1022",  # the dark
    },
)


def ink_on(palette: Palette, kind: str) -> str:
    """The kind in which something can be read on a ground of this kind: white or black."""
    hue = palette.fills.get(kind, palette.paper)
    if len(hue) == 4:
        hue = "#" + "".join(2 * digit for digit in hue[1:])
    red, green, blue = (int(hue[i : i + 2], 16) for i in (1, 3, 5))
    return "i" if 3 * red + 6 * green + blue > BRIGHT else "w"


def stylesheet(palette: Palette, variables: bool = False) -> str:
    """How the kinds look under the palette's class; with variables a page can change them.

    Tools of printers know no variables, so a card by itself does without.
    """

    def hue(kind: str, plain: str) -> str:
        return f"var(--art-{kind},{plain})" if variables else plain

    ink, second = hue("ink", palette.ink), hue("second", palette.second)
    text, paper, sun = (
        hue("text", palette.text),
        hue("paper", palette.paper),
        hue("sun", palette.sun),
    )
    fill = {kind: hue(kind, plain) for kind, plain in palette.fills.items()}
    round_ends = "stroke-linejoin:round;stroke-linecap:round"
    rules = {
        "h": f"fill:none;stroke:{ink};stroke-width:{LINE};{round_ends}",
        "h2": f"stroke:{second}",
        "icon": f"fill:none;stroke:currentColor;stroke-width:{ICON_LINE};{round_ends}",
        "p": "fill:currentColor",
        **{kind: f"fill:{one}" for kind, one in fill.items()},
        "f": f"fill:{paper}",
        "u": f"fill:{sun};stroke:none",
        # Eyes stay eyes, whatever becomes of black cloth.
        "i": f"fill:{ink if palette.pale else fill['k']};stroke:none",
        "z": f"fill:{fill['y']};stroke:none;opacity:.75",
        "x": f"fill:{fill['y']};stroke:none;opacity:.25",
        "d": f"fill:{fill['r']};stroke:none;opacity:.3",
        "s": f"fill:{fill['k']};stroke:none;opacity:.2",
        "l": f"stroke:{fill['w']};opacity:.55",
        "v": f"stroke:{fill['y']};stroke-width:1.5",
        "v2": f"stroke:{fill['y']};stroke-width:4.4",
        "q": f"stroke:{fill['w']};stroke-width:3",
        "e": "stroke-width:1.2",
        "j": "stroke-width:2",
        "o": "stroke:none",
        "t": f"fill:{text};stroke:none",
        "tb": "font-weight:700",
    }
    return "".join(f".{palette.name} .{kind}{{{rule}}}" for kind, rule in rules.items())
