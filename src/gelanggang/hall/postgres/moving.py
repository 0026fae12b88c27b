"""All that a database keeps, for whoever moves a house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg

from gelanggang.hall.moving import InUse, NoHouse, Pack, Row
from gelanggang.hall.own import says, size_of
from gelanggang.hall.postgres.base import prepare
from gelanggang.hall.postgres.line import Base, connect, with_habits
from gelanggang.hall.postgres.packs import packed, unpacked
from gelanggang.hall.postgres.wrong import broken, said
from gelanggang.hall.store import NewTable, StoreError

AT_ONCE: Final = 2000
"""Rows that are fetched together: some hundred kilobytes."""
LIVING: Final = "SELECT EXISTS (SELECT 1 FROM processes WHERE until > clock_timestamp())"


class PostgresStock:
    """Implements `Stock` on a database, in one transaction; `source`: a house is there already."""

    def __init__(self, dsn: str, source: bool) -> None:
        try:
            self._dsn: Final = with_habits(dsn)
            self._base: Final[Base] = connect(self._dsn)
        except psycopg.Error as error:
            raise StoreError("store-unreachable", {"problem": said(error)}) from None
        try:
            with self._told():
                # Where a house is looked for none is made.
                if source and self._one("SELECT to_regclass('version') IS NULL"):
                    raise NoHouse
                prepare(self._dsn)
                if self._one(LIVING):
                    raise InUse
                # What others may still write is not seen half; a copy sees what it has written.
                self._base.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        except BaseException:
            self._base.close()
            raise

    def empty(self) -> bool:
        """Whether there is not a single table or row."""
        query = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM rows)"
        with self._told():
            return not self._one(query)

    def tables(self) -> Iterator[NewTable]:
        """Every table, in the order of their ids' bytes."""
        query = "SELECT id, code, opened, rests FROM tables ORDER BY id"
        for id, code, opened, rests in self._read("tables_that_move", query):
            yield NewTable(id, code, opened, rests)

    def rows(self) -> Iterator[Row]:
        """Every row, in the order of tables and numbers."""
        query = "SELECT table_id, seq, at, body FROM rows ORDER BY table_id, seq"
        return self._read("rows_that_move", query)

    def amended(self) -> int:
        """The latest second of a row that took the place of another."""
        with self._told():
            return int(self._one("SELECT amended FROM house"))

    def packs(self) -> Iterator[Pack]:
        """All cards that people brought along, in the order of games and looks."""
        query = "SELECT game, looks, files, brought, used FROM packs ORDER BY game, looks"
        for game, looks, files, brought, used in self._read("packs_that_move", query):
            yield Pack(game, looks, unpacked(files), brought, used)

    def put(self, tables: Iterable[NewTable], rows: Iterable[Row], amended: int) -> None:
        """Add all this to an empty database; nobody has the tables, so that anybody can."""
        with self._told(), self._base.cursor() as cursor:
            with cursor.copy("COPY tables (id, code, opened, rests) FROM STDIN") as copy:
                for one in tables:
                    copy.write_row((one.id, one.code, one.opened, one.rests))
            cursor.execute("INSERT INTO ownership SELECT id, '', 0 FROM tables")
            with cursor.copy("COPY rows (table_id, seq, at, body) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
            cursor.execute("UPDATE house SET amended = %s", (amended,))

    def put_packs(self, packs: Iterable[Pack]) -> None:
        """Add these; those that are there already stay."""
        query = (
            "INSERT INTO packs (game, looks, says, files, size, brought, used) "
            "VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT (game, looks) "
            "DO UPDATE SET used = greatest(packs.used, excluded.used)"
        )
        with self._told():
            for one in packs:
                told, size = says(one.looks, one.files), size_of(one.files)
                row = (one.game, one.looks, told, packed(one.files), size, one.brought, one.used)
                self._base.execute(query, row)

    def commit(self) -> None:
        """Keep what was put there; InUse when a house was opened meanwhile."""
        with self._told():
            # Whoever came since this transaction began is seen by another one only.
            with connect(self._dsn) as other:
                row = other.execute(LIVING).fetchone()
            if row is None or row[0]:
                raise InUse
            self._base.execute("COMMIT")

    def close(self) -> None:
        """Let houses use the database again; what is not committed is gone."""
        self._base.close()

    def _one(self, query: str) -> Any:
        row = self._base.execute(query).fetchone()
        assert row is not None
        return row[0]

    def _read(self, name: str, query: str) -> Iterator[Any]:
        with self._told(), self._base.cursor(name) as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(query)
            yield from cursor

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What goes wrong with the database is told in our own words."""
        try:
            yield
        except psycopg.Error as error:
            raise broken(error, self._base.info.dbname) from None
