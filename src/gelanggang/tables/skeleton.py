"""What a name looks like: two names with the same skeleton cannot be told apart.

This is the skeleton of UTS #39, which knows that a Cyrillic а is drawn like an a.  Two things are
added.  Capitals are as good as small letters, for people read them so; and what is only a form of
another letter, such as a wide Ｄ, is that letter.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).parent / "skeleton.txt"
"""What looks like what; its head says how to read it."""

STROKE: Final = {"i": "l"}
"""A capital I looks like a small L and is read like a small i, so the three are one."""

IGNORABLE: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""From where to where there is nothing to see: Default_Ignorable_Code_Point of Unicode 17.0.0.

Python does not know it.  Some of it counts as letters, as the fillers of Hangul do.
"""

BLANK: Final = "\u2d7f\U0001107f\U00013440\U00013441\U00013442\U00016fe4\U0001bc9d"
"""Letters and marks without ink that are not in that list: joiners, fillers, empty hieroglyphs."""


def unseen(letter: str) -> bool:
    """Whether a character leaves no trace on the screen."""
    code = ord(letter)
    return letter in BLANK or any(first <= code <= last for first, last in IGNORABLE)


def skeleton(text: str) -> str:
    """What a text looks like; the skeleton of a skeleton is itself."""
    # A small letter can look like something else than its capital, so once is not enough.
    # It ends: no letter changes more than three times.
    drawn = _draw(text)
    while drawn != text:
        text, drawn = drawn, _draw(drawn)
    return drawn


def looks(name: str) -> set[str]:
    """The skeletons of a name as it is drawn and as it is read; names that share one are alike.

    Mostly they are the same.  But the Greek Ν is drawn like N, and its small ν like v.
    """
    read = unicodedata.normalize("NFKD", name).casefold()
    return {skeleton(name), skeleton(read)}


def _draw(text: str) -> str:
    alike = _alike()
    letters = [
        alike.get(letter, letter)
        for letter in unicodedata.normalize("NFD", text)
        if not unseen(letter)
    ]
    return unicodedata.normalize("NFKD", "".join(letters).casefold())


@cache
def _alike() -> dict[str, str]:
    """For each character that looks like something else, what that is.  Read when first needed."""
    found = dict(STROKE)
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            drawn, letters = line.split("=")
            found.update(dict.fromkeys(_letters(letters), "".join(_letters(drawn))))
    return found


def _letters(codes: str) -> list[str]:
    return [chr(int(code, 16)) for code in codes.split()]
