"""How entries come into the file, as one transaction."""

from __future__ import annotations

import sqlite3

from gelanggang.hall.store import Conflict, Entry


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
    values: list[str | int | bytes] = []
    for entry in entries:
        if entry.amends:
            # What it takes the place of may have come just before it.
            _insert(base, values)
            values = []
            _amend(base, entry)
            continue
        for seq, at, body in entry.rows:
            values += (entry.table, seq, at, body)
    _insert(base, values)
    if special:
        base.execute("COMMIT")


def _insert(base: sqlite3.Connection, values: list[str | int | bytes]) -> None:
    if values:
        more = ", (?, ?, ?, ?)" * (len(values) // 4 - 1)
        base.execute("INSERT INTO rows VALUES (?, ?, ?, ?)" + more, values)


def _amend(base: sqlite3.Connection, entry: Entry) -> None:
    for seq, at, body in entry.rows:
        changed = base.execute(
            "UPDATE rows SET at = ?, body = ? WHERE table_id = ? AND seq = ?",
            (at, body, entry.table, seq),
        )
        if changed.rowcount != 1:
            raise Conflict(f"there is no row {seq} to amend")
        base.execute("UPDATE house SET amended = max(amended, ?)", (at,))
