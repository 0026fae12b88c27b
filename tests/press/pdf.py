"""A PDF as a printer gets it: where each card is, what is under it, and how much ink it takes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache, cached_property
from html import unescape
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from pypdf import PdfReader
from pypdf.generic import RectangleObject

from gelanggang.core.match import AnyRules
from gelanggang.games import load_rules
from gelanggang.press import PrintOptions, print_pack
from gelanggang.press.page import Box
from gelanggang.text.catalogue import voice

MM = 25.4 / 72
NUMBER = rb"(-?[\d.]+)"
CORNERS = rb" [ml]\s+".join([NUMBER + rb" " + NUMBER] * 4)
PICTURE = re.compile(rb"/Alt\(([^)]*)\)>>BDC\s+q " + CORNERS + rb" l\s+h\s+W\s+n\s+q")
"""A labelled picture begins with its four corners, outside of which nothing of it is drawn."""
STATE = re.compile(rb"(?<=[\s>])(q) |(?<=\s)(Q)(?=[\s/])|BDC")
"""Between `q` and `Q` the paper may lie otherwise."""

WORD = re.compile(
    r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</word>'
)

JAWARA, SPELL = "jawara-beksi", "spell-from-the-future"
GAMES = (JAWARA, SPELL)
PAPERS = ("a4", "f4", "letter", "a3")


def poppler(program: str, *words: str, given: bytes) -> bytes:
    """What a program of poppler-utils, another reader of PDF, says about a file."""
    there = shutil.which(program) is not None
    if not there and os.environ.get("GELANGGANG_EXPECT_POPPLER") != "1":
        pytest.skip(f"{program} is not installed (poppler-utils)")
    return subprocess.run([program, *words], input=given, capture_output=True, check=True).stdout


@dataclass(frozen=True)
class Shown:
    """A picture on a page, in millimetres from the upper left corner."""

    label: str
    box: Box
    upright: bool


class Printed:
    """A PDF and what can be asked of it."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.reader = PdfReader(BytesIO(content))

    @cached_property
    def sheets(self) -> list[list[Shown]]:
        """The labelled pictures of each page."""
        return [_shown(page) for page in self.reader.pages]

    def size(self, page: int) -> tuple[float, float]:
        """Width and height in millimetres."""
        box = self.reader.pages[page].mediabox
        return float(box.width) * MM, float(box.height) * MM

    def box(self, page: int, name: str) -> Box:
        """One of the boxes of a page."""
        found: RectangleObject = getattr(self.reader.pages[page], name)
        _, high = self.size(page)
        left, low, right, top = (float(side) * MM for side in found)
        return Box(left, high - top, right - left, top - low)

    def texts(self) -> list[str]:
        """What can be read on each page."""
        said = poppler("pdftotext", "-", "-", given=self.content)
        *pages, rest = said.decode().split("\f")
        assert len(pages) == len(self.reader.pages)
        assert rest == ""
        return [" ".join(page.split()) for page in pages]

    def words(self, page: int) -> list[tuple[str, Box]]:
        """What can be read on a page, word by word, and where."""
        number = str(page + 1)
        wish = ("-bbox", "-f", number, "-l", number, "-", "-")
        found: list[tuple[str, Box]] = []
        for word in WORD.finditer(poppler("pdftotext", *wish, given=self.content).decode()):
            left, top, right, low = (float(side) * MM for side in word.groups()[:4])
            found.append((unescape(word[5]), Box(left, top, right - left, low - top)))
        return found

    def fonts(self) -> set[str]:
        """The typefaces in it: each is there with its letters."""
        found: set[str] = set()
        for page in self.reader.pages:
            fonts: Any = page["/Resources"]
            for font in fonts.get("/Font", {}).values():
                (under,) = font.get_object()["/DescendantFonts"]
                descriptor = under.get_object()["/FontDescriptor"]
                assert {"/FontFile2", "/FontFile3"} & set(descriptor)
                found.add(descriptor["/FontName"].split("+")[-1])
        return found

    def raster(self, page: int, dots: float) -> Raster:
        """A page as a printer sees it, in so many dots an inch."""
        number = str(page + 1)
        wish = ("-r", str(dots), "-f", number, "-l", number, "-")
        return _raster(poppler("pdftoppm", *wish, given=self.content))


class Raster(NamedTuple):
    """Pixels, three bytes each."""

    width: int
    height: int
    pixels: bytes

    def at(self, x: int, y: int) -> tuple[int, ...]:
        """The colour of a pixel."""
        start = 3 * (y * self.width + x)
        return tuple(self.pixels[start : start + 3])

    def cut(self, x: int, y: int, w: int, h: int) -> Raster:
        """A part of it."""
        rows = (3 * ((y + row) * self.width + x) for row in range(h))
        return Raster(w, h, b"".join(self.pixels[start : start + 3 * w] for start in rows))

    def turned(self) -> Raster:
        """On its head."""
        back = self.pixels[::-1]
        whole = bytearray(len(back))
        whole[0::3], whole[1::3], whole[2::3] = back[2::3], back[1::3], back[0::3]
        return Raster(self.width, self.height, bytes(whole))

    def unlike(self, other: Raster) -> float:
        """How different two of the same size are: 0 to 255."""
        assert (self.width, self.height) == (other.width, other.height)
        return sum(abs(a - b) for a, b in zip(self.pixels, other.pixels)) / len(self.pixels)


def _raster(drawn: bytes) -> Raster:
    form, size, most, pixels = drawn.split(b"\n", 3)
    assert (form, most) == (b"P6", b"255")
    width, height = map(int, size.split())
    return Raster(width, height, pixels)


def _shown(page: Any) -> list[Shown]:
    drawn: bytes = page.get_contents().get_data()
    high = float(page.mediabox.height)
    found: list[Shown] = []
    depth = 0
    for state in STATE.finditer(drawn):
        depth += bool(state[1]) - bool(state[2])
        # Whatever is labelled lies on the paper itself: its corners are where they say.
        assert depth == 0 or state[1] or state[2]
    for match in PICTURE.finditer(drawn):
        numbers = [float(number) for number in match.groups()[1:]]
        xs, ys = numbers[0::2], [high - y for y in numbers[1::2]]
        box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        upright = (xs[0], ys[0]) == (min(xs), min(ys))
        assert upright or (xs[0], ys[0]) == (max(xs), max(ys))
        found.append(Shown(match[1].decode(), Box(*(side * MM for side in box)), upright))
    assert len(found) == drawn.count(b"/Alt")
    return found


@cache
def rules_of(game: str) -> AnyRules:
    """The rules with our pack."""
    return load_rules(game)


def printed(game: str, lang: str = "id", **wishes: Any) -> Printed:
    """A game on paper; who asks for the same gets the same."""
    return _printed(game, lang, PrintOptions(**wishes))


@cache
def _printed(game: str, lang: str, options: PrintOptions) -> Printed:
    return anew(game, lang, options)


def anew(game: str, lang: str, options: PrintOptions) -> Printed:
    """The same, printed once more."""
    return Printed(print_pack(rules_of(game), options, voice(lang)))
