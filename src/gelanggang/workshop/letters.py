"""The bytes of a text that anybody may have sent, as letters: whatever program saved them."""

from __future__ import annotations

import codecs
import re
from typing import Final

from gelanggang.core.errors import BadInput

MOST_LINES: Final = 20_000
MOST_IN_LINE: Final = 2000
"""Letters: a row of a list has sixty, the longest line of our cards 160."""
WINDOWS: Final = "cp1252"
"""How spreadsheets in Europe save a CSV if nobody tells them otherwise."""
CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
MOST_DEEP: Final = 12
"""Brackets inside one another; our cards have four."""
MOST_DOTS: Final = 12
"""Dots in one key."""
TOKENS: Final = re.compile(r"\"\"\"|'''|[\"'#\[\]{}.=,\n]")


def decode(body: bytes, file: str) -> tuple[str, bool]:
    """The text, and whether its letters had to be guessed; BadInput when it is none."""
    text, guessed = _decoded(body, file)
    if CONTROL.search(text):
        raise BadInput("upload-not-text", {"file": file})
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadInput("upload-lines", {"file": file, "found": len(lines), "most": MOST_LINES})
    for row, line in enumerate(lines, 1):
        if len(line) > MOST_IN_LINE:
            raise BadInput("upload-line", {"file": file, "row": row, "most": MOST_IN_LINE})
    return text, guessed


def _decoded(body: bytes, file: str) -> tuple[str, bool]:
    try:
        if body.startswith(WIDE):
            return body.decode("utf-16"), False
        return body.removeprefix(codecs.BOM_UTF8).decode("utf-8"), False
    except UnicodeDecodeError:
        pass
    try:
        return body.decode(WINDOWS), True
    except UnicodeDecodeError:
        raise BadInput("upload-not-text", {"file": file}) from None


def check_shallow(text: str, file: str) -> None:
    """BadInput when TOML goes deeper than any card: to read that would take very long.

    Brackets and dots inside of texts and comments do not count.
    """
    deep = 0
    dots = 0
    at = 0
    while (found := TOKENS.search(text, at)) is not None:
        token, at = found[0], found.end()
        if token == "#":
            at = _behind(text, "\n", at) - 1
        elif token[0] in "\"'":
            at = _behind_text(text, token, at)
        elif token in "[{":
            deep += 1
        elif token in "]}":
            deep -= 1
        elif token == ".":
            dots += 1
        if token in "\n=,[]{}":
            dots = 0
        if deep > MOST_DEEP or dots > MOST_DOTS:
            raise BadInput("upload-deep", {"file": file})


def _behind(text: str, mark: str, at: int) -> int:
    """Behind the next mark, or behind everything."""
    found = text.find(mark, at)
    return len(text) + 1 if found < 0 else found + len(mark)


def _behind_text(text: str, quote: str, at: int) -> int:
    """Behind the end of a text in quotes."""
    while True:
        end = _behind(text, quote, at)
        before = end - len(quote)
        if end > len(text) or quote[0] == "'" or _slashes(text, before) % 2 == 0:
            return end
        at = before + 1


def _slashes(text: str, end: int) -> int:
    """How many backslashes stand before a place: an odd one belongs to what follows."""
    start = end
    while start > 0 and text[start - 1] == "\\":
        start -= 1
    return end - start
