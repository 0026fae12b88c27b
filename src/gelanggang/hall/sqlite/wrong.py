"""What can be wrong with the file, told without saying where it lies: players read it too."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from gelanggang.hall.store import StoreError

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)
"""What SQLite says when somebody else uses the file."""


def wrong(path: Path, error: Exception) -> StoreError:
    """What went wrong, in our own words."""
    if isinstance(error, StoreError):
        return error
    if busy(error):
        return StoreError("store-held", {"file": path.name})
    if _reason(error) == sqlite3.SQLITE_FULL:
        return StoreError("store-full", {"file": path.name})
    # The text of an OSError names the path, its reason does not.
    problem = error.strerror or "?" if isinstance(error, OSError) else str(error)
    return StoreError("store-broken", {"file": path.name, "problem": problem})


def busy(error: Exception) -> bool:
    """Whether somebody else uses the file."""
    return _reason(error) in BUSY


def concerns_all(failure: Exception) -> bool:
    """It would be the same for every entry; where there is little room, a short one may fit."""
    return isinstance(failure, StoreError) and failure.code != "store-full"


def _reason(error: Exception) -> int:
    """The number of SQLite's reason, without its finer distinctions; 0: it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
