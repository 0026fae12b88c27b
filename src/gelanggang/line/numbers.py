"""Numbers that people type."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 9
"""More than anybody needs, and few enough that no text is too long to be read."""


def read_number(text: str, least: int, most: int) -> int | None:
    """The whole number that a text is, when it lies within the limits."""
    # Digits of other scripts are digits to Python, yet nobody types them by intention.
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return None
    number = int(text)
    return number if least <= number <= most else None
