"""How entries come into the base, as one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

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
        if not entry.amends:
            pen.add(entry)
        elif not pen.amend(entry):
            raise Conflict(f"a row of {entry.table} is not there to amend")
    pen.finish()
    if special:
        base.execute("COMMIT")


def copy(base: sqlite3.Connection, groups: Iterable[list[Entry]]) -> None:
    """Write entries that may be there already, and with which nothing is wrong."""
    base.execute("BEGIN IMMEDIATE")
    pen = Pen(base, "INSERT OR IGNORE")
    for group in groups:
        # Rows of a table lie side by side in the base: written one behind the other they cost less.
        # Not all are sorted at once: meanwhile no other thread works.
        for entry in sorted(group, key=lambda entry: entry.table):
            if entry.amends:
                pen.amend(entry)
            else:
                pen.add(entry)
    pen.finish()
    base.execute("COMMIT")


class Pen:
    """Writes rows, many with one statement."""

    def __init__(self, base: sqlite3.Connection, verb: str) -> None:
        self._base: Final = base
        self._verb: Final = verb
        self._values: list[str | int | bytes] = []

    def add(self, entry: Entry) -> None:
        """Rows that are new."""
        for seq, at, body in entry.rows:
            self._values += (entry.table, seq, at, body)
        if len(self._values) >= 4 * MANY_AT_ONCE:
            self.finish()

    def amend(self, entry: Entry) -> bool:
        """Rows that take the place of others; whether those were there."""
        # They may have come just before.
        self.finish()
        found = 0
        for seq, at, body in entry.rows:
            found += self._base.execute(
                "UPDATE rows SET at = ?, body = ? WHERE table_id = ? AND seq = ?",
                (at, body, entry.table, seq),
            ).rowcount
            self._base.execute("UPDATE house SET amended = max(amended, ?)", (at,))
        return found == len(entry.rows)

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
