"""The database of a house: reached, and brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import psycopg
from psycopg import errors

from gelanggang.hall.postgres.line import Base, connect
from gelanggang.hall.postgres.wrong import broken, said
from gelanggang.hall.store import StoreError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ATTEMPTS: Final = 20
"""How often a process tries to lay the first stone: another one may do it in the same moment."""


def prepare(dsn: str) -> bytes:
    """Bring the database up to date, and read the secret of the house; StoreError else."""
    try:
        base = connect(dsn)
    except psycopg.Error as error:
        raise StoreError("store-unreachable", {"problem": said(error)}) from None
    name = base.info.dbname
    try:
        with base:
            _lay_first_stone(base)
            _migrate(base)
            return _secret(base)
    except psycopg.Error as error:
        raise broken(error, name) from None


def migrations() -> list[tuple[int, Path]]:
    """The numbered files, in their order."""
    return [(int(file.name.partition("_")[0]), file) for file in sorted(MIGRATIONS.glob("*.sql"))]


def _lay_first_stone(base: Base) -> None:
    """One row, with the number of the last file that this database has seen."""
    for attempt in range(ATTEMPTS):
        try:
            base.execute(
                "CREATE TABLE IF NOT EXISTS version ("
                "one boolean PRIMARY KEY DEFAULT true CHECK (one), number integer NOT NULL)"
            )
            base.execute("INSERT INTO version (number) VALUES (0) ON CONFLICT DO NOTHING")
            return
        except (errors.UniqueViolation, errors.DuplicateTable, errors.DuplicateObject):
            # PostgreSQL looks first and then makes it, and somebody came between.
            if attempt == ATTEMPTS - 1:
                raise


def _migrate(base: Base) -> None:
    """Run the files that this database has not seen; a second process waits for the row."""
    known = migrations()[-1][0]
    with base.transaction():
        row = base.execute("SELECT number FROM version FOR UPDATE").fetchone()
        assert row is not None
        seen = int(row[0])
        if seen > known:
            raise StoreError("store-base-newer", {"found": seen, "known": known})
        for number, file in migrations():
            if number > seen:
                base.execute(file.read_bytes())
                base.execute("UPDATE version SET number = %s", (number,))


def _secret(base: Base) -> bytes:
    row = base.execute("SELECT secret FROM house").fetchone()
    assert row is not None
    return bytes(row[0])
