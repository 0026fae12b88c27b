"""Slates that a house left behind when it came to a sudden end: copied into the base, and wiped."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from gelanggang.hall.sqlite.base import roll_back
from gelanggang.hall.sqlite.slate import left_behind, places
from gelanggang.hall.sqlite.strip import Strip, rows_of
from gelanggang.hall.sqlite.writing import copy
from gelanggang.hall.sqlite.wrong import wrong
from gelanggang.hall.store import StoreError


def wipe_left(path: Path, base: sqlite3.Connection) -> None:
    """Copy what was left behind; StoreError when that belongs to another base, or cannot be read.

    So it is when somebody has put an older copy in the place of the base, and left the slates.
    """
    try:
        strip = left_behind(path)
        if strip:
            _check(path, base, strip)
            copy(base, strip)
        for place in places(path):
            place.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        roll_back(base)
        raise wrong(path, error) from None


def _check(path: Path, base: sqlite3.Connection, strip: Strip) -> None:
    """Every table goes on where its rows end: then these are slates of this base."""
    query = "SELECT max(seq) FROM rows WHERE table_id = ?"
    after: dict[str, int] = {}
    for table, seq, _, _, _ in rows_of(strip):
        if table not in after:
            last = base.execute(query, (table,)).fetchone()[0]
            after[table] = 0 if last is None else int(last) + 1
        if seq > after[table]:
            slates = ", ".join(place.name for place in places(path))
            raise StoreError("store-strange", {"file": path.name, "slates": slates})
        after[table] = max(after[table], seq + 1)
