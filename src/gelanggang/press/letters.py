"""The letters of the typeface that comes along: what else is printed, this machine has to have.

typst draws a letter that no typeface has as an empty box, and says nothing.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from functools import cache
from html import unescape
from pathlib import Path
from typing import Final

from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.core.match import AnyRules
from gelanggang.text.catalogue import Voice

FONTS: Final = Path(__file__).parent / "fonts"
REGULAR: Final = FONTS / "NotoSans-Regular.ttf"
"""The bold one has the same letters."""
LENT: Final = frozenset("←↑→↓−")
"""What it has not, but a typeface that typst brings along."""
TEXT: Final = re.compile(r"<text[^>]*>(.*?)</text>", re.DOTALL)
MARKUP: Final = re.compile("<[^>]*>")
"""A card's own picture may have texts in several pieces."""
PLAIN_TABLE: Final = 4
"""The format in which its letters are listed: stretches of neighbours."""


@cache
def letters(font: Path = REGULAR) -> frozenset[str]:
    """All letters that a typeface has."""
    file = font.read_bytes()
    (tables,) = struct.unpack_from(">H", file, 4)
    places = {file[at : at + 4]: at + 8 for at in range(12, 12 + 16 * tables, 16)}
    (start,) = struct.unpack_from(">I", file, places[b"cmap"])
    (first,) = struct.unpack_from(">I", file, start + 8)
    at = start + first
    form, _, _, doubled = struct.unpack_from(">4H", file, at)
    assert form == PLAIN_TABLE, font
    stretches = doubled // 2
    ends = struct.unpack_from(f">{stretches}H", file, at + 14)
    begins = struct.unpack_from(f">{stretches}H", file, at + 16 + doubled)
    # The last stretch only marks the end of the list.
    return frozenset(
        chr(code) for begin, end in list(zip(begins, ends))[:-1] for code in range(begin, end + 1)
    )


def drawn(svg: str) -> str:
    """What can be read on a picture."""
    return unescape(MARKUP.sub("", "".join(TEXT.findall(svg))))


def strange(texts: Iterable[str]) -> str:
    """The letters in some texts that no typeface of ours has, each once."""
    used = set[str]().union(*texts) - letters() - LENT
    return "".join(sorted(letter for letter in used if not letter.isspace()))


def strange_letters(rules: AnyRules, voice: Voice, own: Own = NONE) -> str:
    """The same on the cards of a pack."""
    return strange(map(drawn, artist(rules).faces(rules, voice, Finish(own=own)).values()))
