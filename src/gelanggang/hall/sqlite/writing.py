"""How entries come into the base, as one transaction."""

from __future__ import annotations

import sqlite3
from typing import Final, cast

from gelanggang.hall.sqlite.strip import WIDTH, Row, Strip
from gelanggang.hall.store import Conflict, Entry

AT_ONCE: Final = 250
"""Rows of one statement: its numbers and texts are handed over while no other thread works."""
MANY_AT_ONCE: Final = 1000
"""Where there are as many: each statement has to wait for the interpreter twice, while the others
use it and are disturbed."""


def write(base: sqlite3.Connection, entries: list[Entry]) -> None:
    """Write entries in their order, all or none; Conflict, or an error of SQLite's."""
    # All rows are one statement, and mostly the whole transaction: with each statement this thread
    # would have to wait for the interpreter again, while the others use it.
    special = [entry for entry in entries if entry.amends or entry.new is not None]
    if special:
        base.execute("BEGIN IMMEDIATE")
    for entry in special:
        one = entry.new
        if one is not None:
            kept = (one.id, one.code, one.opened, one.rests)
            base.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", kept)
    pen = Pen(base, "INSERT")
    for entry in entries:
        for seq, at, body in entry.rows:
            if not entry.amends:
                pen.add(entry.table, seq, at, body)
            elif not pen.amend(entry.table, seq, at, body):
                raise Conflict(f"a row of {entry.table} is not there to amend")
    pen.finish()
    if special:
        base.execute("COMMIT")


def copy(base: sqlite3.Connection, strip: Strip) -> None:
    """Write rows that may be there already, and with which nothing is wrong."""
    base.execute("BEGIN IMMEDIATE")
    pen = Pen(base, "INSERT OR IGNORE")
    step = MANY_AT_ONCE * WIDTH
    for start in range(0, len(strip), step):
        # Rows of a table lie side by side in the base: written one behind the other they cost less.
        # Not all are sorted at once: meanwhile no other thread works.
        group = range(start, min(start + step, len(strip)), WIDTH)
        for i in sorted(group, key=strip.__getitem__):
            table, seq, at, body, amends = cast(Row, tuple(strip[i : i + WIDTH]))
            if amends:
                pen.amend(table, seq, at, body)
            else:
                pen.add(table, seq, at, body)
    pen.finish()
    base.execute("COMMIT")


class Pen:
    """Writes rows, many with one statement."""

    def __init__(self, base: sqlite3.Connection, verb: str) -> None:
        self._base: Final = base
        self._verb: Final = verb
        self._values: list[str | int | bytearray] = []

    def add(self, table: str, seq: int, at: int, body: bytes) -> None:
        """A row that is new."""
        # Of plain bytes Python's module asks first whether they could be something else: a tenth of
        # what it takes to write a row.
        self._values += (table, seq, at, bytearray(body))
        if len(self._values) >= 4 * MANY_AT_ONCE:
            self.finish()

    def amend(self, table: str, seq: int, at: int, body: bytes) -> bool:
        """A row that takes the place of another; whether that was there."""
        # It may have come just before.
        self.finish()
        found = self._base.execute(
            "UPDATE rows SET at = ?, body = ? WHERE table_id = ? AND seq = ?",
            (at, body, table, seq),
        ).rowcount
        self._base.execute("UPDATE house SET amended = max(amended, ?)", (at,))
        return found == 1

    def finish(self) -> None:
        """Whatever waits."""
        values = self._values
        self._values = []
        while values:
            rows = len(values) // 4
            group = MANY_AT_ONCE if rows >= MANY_AT_ONCE else min(rows, AT_ONCE)
            more = ", (?, ?, ?, ?)" * (group - 1)
            statement = f"{self._verb} INTO rows VALUES (?, ?, ?, ?){more}"
            self._base.execute(statement, values[: 4 * group])
            values = values[4 * group :]
