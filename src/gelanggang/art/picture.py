"""A picture: shapes on a grid, drawn by one of two hands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("pictures")
GRID: Final = 100

OUTLINED: Final = "h"
"""Shapes with one outline: figures, things, creatures."""
OTHERWORLDLY: Final = "h h2"
"""The same in the second colour of the palette."""
SIGN: Final = "icon"
"""Broad lines in the colour of the text around them."""

INSIDE: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@dataclass(frozen=True)
class Picture:
    """What is drawn, the size of its grid, and the hand."""

    body: str
    hand: str = OUTLINED
    width: int = GRID
    height: int = GRID

    def markup(self) -> str:
        """The shapes, with the hand that they need."""
        return f'<g class="{self.hand}">{self.body}</g>'


@cache
def drawn(folder: str) -> dict[str, str]:
    """The pictures that lie in a folder as SVG files, by name."""
    return {path.stem: _inside(path) for path in sorted((FOLDER / folder).glob("*.svg"))}


def _inside(path: Path) -> str:
    found = INSIDE.search(path.read_text(encoding="utf-8"))
    assert found is not None, path
    return found[1].replace("\n", "")
