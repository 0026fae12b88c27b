"""The few letters that lead to a table: short enough to call across a room."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRTUVWXY"
"""No I and O, which look like digits, no S and Z, which are written like 5 and 2."""

SHORT: Final = 4
"""Letters of a code, as long as guessing does not pay: there are 234,256 of them;"""
LONG: Final = 5
"""and of one in a large house: 5,153,632."""
MANY: Final = 50
"""Tables from which on a house is large: a guess at a short code would hit one of so many once in
five thousand times."""


def new_code(length: int = SHORT) -> str:
    """A code drawn at random."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str | None:
    """A code as people type it: small letters and blanks will do.  None: it cannot be one."""
    code = "".join(text.split()).upper()
    fits = SHORT <= len(code) <= LONG and all(letter in LETTERS for letter in code)
    return code if fits else None
