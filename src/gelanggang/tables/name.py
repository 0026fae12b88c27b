"""What people at a table are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from gelanggang.tables.denied import Denied
from gelanggang.tables.skeleton import looks, unseen

LONGEST: Final = 16
"""Letters of a name: it stands in columns and on chips, where a longer one would be cut off."""

LONGEST_TITLE: Final = 32
"""Letters of what a party calls its story: a line of a list on a phone."""

EXTRA: Final = " .-_'’!"
"""What a name may have beside letters, marks and digits.  So no name is ever markup."""

STACKED: Final = 2
"""Marks on one letter, above, below or around: ặ has as many.  A pile of them covers the lines."""

BESIDE: Final = 4
"""Marks after one letter that take room of their own, as in Javanese: ꦧꦿꦺꦴꦃ has as many."""

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
    """The name as it will be shown; Denied when it is none, or looks like somebody else's."""
    if len(text) > 4 * LONGEST:
        raise Denied("name", {"name": text[:LONGEST], "most": LONGEST})
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    fits = 0 < len(name) <= LONGEST and all(_allowed(letter) for letter in name)
    if not fits or not any(letter.isalnum() for letter in name) or not _well_marked(name):
        raise Denied("name", {"name": name[:LONGEST], "most": LONGEST})
    if not looks(name).isdisjoint(_looks(taken)):
        raise Denied("name-taken", {"name": name})
    return name


def check_title(text: str) -> str:
    """What a party calls its story, as it will be shown; may be nothing."""
    title = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(title) > LONGEST_TITLE or not all(_allowed(letter) for letter in title):
        raise Denied("story-name", {"name": title[:LONGEST_TITLE], "most": LONGEST_TITLE})
    if not _well_marked(title):
        raise Denied("story-name", {"name": title[:LONGEST_TITLE], "most": LONGEST_TITLE})
    return title


def _allowed(letter: str) -> bool:
    if unseen(letter):
        return False
    return letter.isalnum() or letter in EXTRA or unicodedata.category(letter).startswith("M")


def _well_marked(name: str) -> bool:
    """Whether every mark stands on a letter or a digit, and none of these has too many."""
    bearer = False
    stacked = beside = 0
    # Taken apart: a letter that brings its marks along must not have room for more.
    for letter in unicodedata.normalize("NFD", name):
        category = unicodedata.category(letter)
        if not category.startswith("M"):
            bearer = letter.isalnum()
            stacked = beside = 0
            continue
        if category == "Mc":
            beside += 1
        else:
            stacked += 1
        if not bearer or stacked > STACKED or beside > BESIDE:
            return False
    return True


def _looks(names: Iterable[str]) -> set[str]:
    return {look for name in names for look in looks(name)}


def suggest_name(taken: Iterable[str], start: int = 0) -> str:
    """A name that looks like nobody's at the table."""
    used = _looks(taken)
    count = len(SUGGESTED)
    turn = 0
    while True:
        name = SUGGESTED[(start + turn) % count]
        if turn >= count:
            # So many sit and wait here that all of them are called something like that.
            name = f"{name} {turn // count + 1}"
        if looks(name).isdisjoint(used):
            return name
        turn += 1
