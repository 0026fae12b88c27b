"""All that a file keeps, and the folder of packs beside it, for whoever moves a house."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from gelanggang.hall.library import OWN
from gelanggang.hall.moving import InUse, NoHouse, Pack, Row
from gelanggang.hall.own import USED, OwnPacks
from gelanggang.hall.sqlite.base import connect, hold
from gelanggang.hall.sqlite.wiping import wipe_left
from gelanggang.hall.sqlite.wrong import wrong
from gelanggang.hall.store import NewTable, StoreError
from gelanggang.tables.denied import Denied

PATIENCE: Final = 5.0
"""Seconds for another program that uses the file, as a backup does."""


PACKS: Final = "packs"
"""The folder beside the file."""
BUSY: Final = "store-busy"
"""The code of an error: another server holds the file."""


class SqliteStock:
    """Implements `Stock` on one file, which is held against every house meanwhile.

    `source`: a house is there already.
    """

    def __init__(self, path: Path, source: bool) -> None:
        # Where a house is looked for none is made.
        if source and not path.is_file():
            raise NoHouse
        self._path: Final = path
        self._own: Final = OwnPacks(path.parent / PACKS / OWN)
        try:
            self._guard: Final = hold(path)
        except StoreError as error:
            if error.code == BUSY:
                raise InUse from None
            raise
        try:
            self._base: Final = connect(path, durable=True, patience=PATIENCE)
            wipe_left(path, self._base)
            self._base.execute("BEGIN IMMEDIATE")
        except (StoreError, sqlite3.Error) as error:
            self._guard.close()
            raise wrong(path, error) from None

    def empty(self) -> bool:
        """Whether there is not a single table or row."""
        query = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM rows)"
        return not self._one(query)

    def tables(self) -> Iterator[NewTable]:
        """Every table, in the order of their ids' bytes."""
        found = self._read("SELECT id, code, opened, rests FROM tables ORDER BY id")
        for id, code, opened, rests in found:
            yield NewTable(id, code, opened, rests)

    def rows(self) -> Iterator[Row]:
        """Every row, in the order of tables and numbers."""
        return self._read("SELECT table_id, seq, at, body FROM rows ORDER BY table_id, seq")

    def amended(self) -> int:
        """The latest second of a row that took the place of another."""
        return self._one("SELECT amended FROM house")

    def packs(self) -> Iterator[Pack]:
        """All cards that people brought along, in the order of games and looks."""
        for home in sorted(self._own.folder.glob("*/*"), key=_place):
            game, looks = _place(home)
            files = self._own.files(game, looks)
            if files is not None:
                mark = home / USED
                used = int(mark.stat().st_mtime) if mark.exists() else 0
                yield Pack(game, looks, files, int(home.stat().st_mtime), used)

    def put(self, tables: Iterable[NewTable], rows: Iterable[Row], amended: int) -> None:
        """Add all this to an empty file; SQLite takes from the stream what it writes."""
        kept = ((one.id, one.code, one.opened, one.rests) for one in tables)
        try:
            self._base.executemany("INSERT INTO tables VALUES (?, ?, ?, ?)", kept)
            self._base.executemany("INSERT INTO rows VALUES (?, ?, ?, ?)", rows)
            self._base.execute("UPDATE house SET amended = ?", (amended,))
        except sqlite3.Error as error:
            raise wrong(self._path, error) from None

    def put_packs(self, packs: Iterable[Pack]) -> None:
        """Add these to the folder beside the file; those that are there already stay."""
        for pack in packs:
            home, used = self._own.folder / pack.game / pack.looks, pack.used
            try:
                if self._own.files(pack.game, pack.looks) is None:
                    self._own.copy(pack.game, pack.looks, pack.files)
                elif (home / USED).exists():
                    used = max(used, int((home / USED).stat().st_mtime))
                if used:
                    (home / USED).touch()
                    os.utime(home / USED, (used, used))
                os.utime(home, (pack.brought, pack.brought))
            except (OSError, Denied):
                problem = f"{OWN}/{pack.game}/{pack.looks}"
                raise StoreError("store-broken", {"file": PACKS, "problem": problem}) from None

    def commit(self) -> None:
        """Keep what was put there."""
        try:
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            raise wrong(self._path, error) from None

    def close(self) -> None:
        """Let houses use the file again."""
        self._base.close()
        self._guard.close()

    def _one(self, query: str) -> int:
        try:
            return int(self._base.execute(query).fetchone()[0])
        except sqlite3.Error as error:
            raise wrong(self._path, error) from None

    def _read(self, query: str) -> Iterator[Any]:
        try:
            yield from self._base.execute(query)
        except sqlite3.Error as error:
            raise wrong(self._path, error) from None


def _place(home: Path) -> tuple[str, str]:
    """The game of a pack, and how it looks."""
    return home.parent.name, home.name
