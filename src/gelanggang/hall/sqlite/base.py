"""The file of a store: held against a second server, opened, and brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from gelanggang.hall.sqlite.wrong import busy, wrong
from gelanggang.hall.store import StoreError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PAGE: Final = 1024
"""Bytes of a page in a new file: a row is short, and for each of them a whole page is written."""
STATEMENTS: Final = 256
"""Statements that are kept ready: there is one for each number of rows in a group, and to read it
anew each time would take half as long again as to carry it out."""


def hold(path: Path) -> sqlite3.Connection:
    """Hold the lock of a store; it is free again when the process ends, whatever the way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        guard = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise wrong(path, error) from None
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if busy(error):
            raise StoreError("store-busy", {"file": path.name}) from None
        raise wrong(path, error) from None
    return guard


def connect(path: Path, durable: bool, patience: float) -> sqlite3.Connection:
    """A connection to the file, which is as this version wants it."""
    try:
        base = sqlite3.connect(
            path,
            timeout=patience,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=STATEMENTS,
        )
    except (OSError, sqlite3.Error) as error:
        raise wrong(path, error) from None
    try:
        base.execute(f"PRAGMA page_size={PAGE}")
        # Before anything is changed.
        _refuse_newer(path, base)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA wal_autocheckpoint=0")
        base.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        _migrate(base)
    except (StoreError, sqlite3.Error) as error:
        base.close()
        raise wrong(path, error) from None
    return base


def roll_back(base: sqlite3.Connection) -> None:
    """Leave no transaction half done."""
    if base.in_transaction:
        base.execute("ROLLBACK")


def _migrations() -> list[tuple[int, Path]]:
    """The numbered files, in their order."""
    return [(int(file.name.partition("_")[0]), file) for file in sorted(MIGRATIONS.glob("*.sql"))]


def _seen(base: sqlite3.Connection) -> int:
    """The number of the last file that this base has seen."""
    return int(base.execute("PRAGMA user_version").fetchone()[0])


def _refuse_newer(path: Path, base: sqlite3.Connection) -> None:
    found, known = _seen(base), _migrations()[-1][0]
    if found > known:
        raise StoreError("store-newer", {"file": path.name, "found": found, "known": known})


def _migrate(base: sqlite3.Connection) -> None:
    """Run the numbered files that this base has not seen; the number of the last one is kept."""
    base.execute("BEGIN IMMEDIATE")
    seen = _seen(base)
    for number, file in _migrations():
        if number > seen:
            for statement in file.read_text(encoding="utf-8").split(";\n"):
                if statement.strip():
                    base.execute(statement)
            base.execute(f"PRAGMA user_version = {number}")
    base.execute("COMMIT")
