"""What people at a table are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from gelanggang.tables.denied import Denied

LONGEST: Final = 16
"""Names stand in columns and on chips."""

EXTRA: Final = " .-_'’!"
"""What a name may have beside letters, marks and digits.  So no name is ever markup."""

SUGGESTED: Final = (
    "Sari",
    "Dodi",
    "Wati",
    "Budi",
    "Jaka",
    "Ayu",
    "Raka",
    "Tini",
    "Ucok",
    "Ratna",
    "Bayu",
    "Lela",
    "Agus",
    "Dewi",
    "Mamat",
    "Rini",
)


def check_name(text: str, taken: Iterable[str]) -> str:
    """The name as it will be shown; Denied when it is none, or somebody else's."""
    if len(text) > 4 * LONGEST:
        raise Denied("name", {"name": text[:LONGEST], "most": LONGEST})
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    fits = 0 < len(name) <= LONGEST and all(_allowed(letter) for letter in name)
    if not fits or not any(letter.isalnum() for letter in name):
        raise Denied("name", {"name": name[:LONGEST], "most": LONGEST})
    if name.casefold() in {other.casefold() for other in taken}:
        raise Denied("name-taken", {"name": name})
    return name


def _allowed(letter: str) -> bool:
    return letter.isalnum() or letter in EXTRA or unicodedata.category(letter).startswith("M")


def suggest_name(taken: Iterable[str], start: int = 0) -> str:
    """A name that nobody at the table has."""
    used = {other.casefold() for other in taken}
    count = len(SUGGESTED)
    names = [SUGGESTED[(start + i) % count] for i in range(count)]
    # More people than names is impossible: a table has eight seats at most.
    return next(name for name in names if name.casefold() not in used)
