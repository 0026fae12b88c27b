"""The embedded store: one SQLite file, commits in groups.

The file is in WAL mode.  With `synchronous=NORMAL` a commit is in the hands of the operating
system when it is acknowledged: it survives the end of the process, also by `kill -9`, and the file
is never damaged; a power cut can lose the last moments.  That takes less time than to wake another
thread, so it is done at once.  `durable=True` is `synchronous=FULL`: each group waits for the disk
itself, which costs up to twenty milliseconds where disks are slow, so a thread does it.  The same
thread, with a connection of its own, looks things up, forgets, and brings the log into the file:
that waits for the disk too, and nobody at a table shall.

A lock beside the file is held as long as the store is open: a second server there is refused.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from gelanggang.tables.store import Conflict, Entry, Failure, StoreError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MOST_IN_GROUP: Final = 64
"""So many jobs at most are written as one."""
MOST_FORGOTTEN: Final = 100
"""So many tables at most are forgotten at once: whoever wants to write waits meanwhile."""
LOG_ROWS: Final = 1000
"""After so many rows the log is brought into the file."""
PAGE: Final = 1024
"""Bytes of a page in a new file: a row is short, and for each of them a whole page is written."""
LOG_PAGES: Final = 32_000
"""A log that never rests is begun anew when it has so many pages: everybody waits for that once."""
PATIENCE: Final = 5.0
"""So many seconds one connection waits for the other."""
STATEMENTS: Final = 256
"""So many statements are kept ready: there is one for each number of rows."""

T = TypeVar("T")


class Job:
    """Entries to write, and who waits for them."""

    __slots__ = ("done", "entries")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: Final = entries
        self.done: Final[Future[list[Failure]]] = Future()


Task = Job | Callable[[], None] | None
"""Things to write, something to look up, or the end."""


class SqliteStore:
    """Implements `Store` on one file."""

    def __init__(self, path: Path, durable: bool = False) -> None:
        self.path: Final = path
        self.commits = 0
        """How many groups were written."""
        self.written = 0
        """How many appends they held."""
        self._durable: Final = durable
        self._tasks: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._guard: Final = _lock(path)
        try:
            self._base: Final = _connect(path, durable)
            self._aside: Final = _connect(path, durable)
            """For everything but appending."""
        except StoreError:
            self._guard.close()
            raise
        self._logged = 0
        """Rows since the log was last brought into the file."""
        self._closed = False
        self._writer: Final = threading.Thread(target=self._work, name="store", daemon=True)
        self._writer.start()

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Add entries; see `Store`."""
        job = Job(entries)
        if self._durable:
            self._tasks.put(job)
        else:
            self._write([job])
        return job.done

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""
        query = "SELECT body FROM rows WHERE table_id = ? ORDER BY seq"
        return self._read(lambda base: [row[0] for row in base.execute(query, (table,))])

    def find(self, code: str) -> Future[str | None]:
        """The table with this code."""

        def look(base: sqlite3.Connection) -> str | None:
            row = base.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return self._read(look)

    def expire(self, before: int) -> Future[int]:
        """Forget tables without any row since then."""

        def forget(base: sqlite3.Connection) -> int:
            old = base.execute(
                "SELECT id FROM tables WHERE NOT EXISTS "
                "(SELECT 1 FROM rows WHERE table_id = tables.id AND at >= ?) LIMIT ?",
                (before, MOST_FORGOTTEN),
            ).fetchall()
            base.execute("BEGIN IMMEDIATE")
            base.executemany("DELETE FROM rows WHERE table_id = ?", old)
            base.executemany("DELETE FROM tables WHERE id = ?", old)
            base.execute("COMMIT")
            return len(old)

        return self._read(forget)

    def close(self) -> None:
        """Write what is waiting, and end."""
        if not self._closed:
            self._closed = True
            self._tasks.put(None)
            self._writer.join()
            for base in (self._aside, self._base, self._guard):
                base.close()

    def _read(self, look: Callable[[sqlite3.Connection], T]) -> Future[T]:
        done: Future[T] = Future()

        def run() -> None:
            if not done.set_running_or_notify_cancel():
                return
            try:
                done.set_result(look(self._aside))
            except sqlite3.Error as error:
                _roll_back(self._aside)
                done.set_exception(_wrong(self.path, error))

        self._tasks.put(run)
        return done

    def _work(self) -> None:
        """Take what has come together while the last group was written, and write it as one."""
        while True:
            one = self._tasks.get()
            group: list[Job] = []
            while True:
                if isinstance(one, Job):
                    # Who no longer waits for it does not want it; from here on it is written.
                    if one.done.set_running_or_notify_cancel():
                        group.append(one)
                elif one is not None:
                    self._write(group)
                    group = []
                    one()
                else:
                    self._write(group)
                    return
                if len(group) >= MOST_IN_GROUP or self._tasks.empty():
                    break
                one = self._tasks.get()
            self._write(group)

    def _write(self, group: list[Job]) -> None:
        if not group:
            return
        entries = [entry for job in group for entry in job.entries]
        failure = self._commit(entries)
        for job in group:
            # One of them is wrong, or the disk is full: each for itself, so that none suffers for
            # another.
            alone = failure is not None
            job.done.set_result([self._commit([one]) if alone else None for one in job.entries])

    def _commit(self, entries: list[Entry]) -> Failure:
        """Write entries in one transaction; why that was not possible, or None."""
        try:
            _write(self._base, entries)
        except sqlite3.IntegrityError as error:
            _roll_back(self._base)
            return Conflict(str(error))
        except sqlite3.Error as error:
            _roll_back(self._base)
            return _wrong(self.path, error)
        self.commits += 1
        self.written += len(entries)
        self._logged += len(entries)
        if self._logged >= LOG_ROWS:
            self._logged = 0
            self._tasks.put(self._tidy_log)
        return None

    def _tidy_log(self) -> None:
        """Bring the log into the file, while others write; when it is too long, begin it anew."""
        # Without room on the disk all stays in the log, and is tried again.
        with suppress(sqlite3.Error):
            pages = self._aside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
            if pages > LOG_PAGES:
                self._aside.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the lock of a store; it is free again when the process ends, whatever the way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        guard = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise _wrong(path, error) from None
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        raise _wrong(path, error) from None
    return guard


def _connect(path: Path, durable: bool) -> sqlite3.Connection:
    try:
        base = sqlite3.connect(
            path,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=STATEMENTS,
        )
    except (OSError, sqlite3.Error) as error:
        raise _wrong(path, error) from None
    try:
        base.execute(f"PRAGMA page_size={PAGE}")
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA wal_autocheckpoint=0")
        base.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        _migrate(base)
    except sqlite3.Error as error:
        base.close()
        raise _wrong(path, error) from None
    return base


def _migrate(base: sqlite3.Connection) -> None:
    """Run the numbered files that this base has not seen; the number of the last one is kept."""
    base.execute("BEGIN IMMEDIATE")
    seen = int(base.execute("PRAGMA user_version").fetchone()[0])
    for file in sorted(MIGRATIONS.glob("*.sql")):
        number = int(file.name.partition("_")[0])
        if number > seen:
            for statement in file.read_text(encoding="utf-8").split(";\n"):
                if statement.strip():
                    base.execute(statement)
            base.execute(f"PRAGMA user_version = {number}")
    base.execute("COMMIT")


def _write(base: sqlite3.Connection, entries: list[Entry]) -> None:
    values: list[str | int | bytes] = []
    for entry in entries:
        for seq, at, body in entry.rows:
            values += (entry.table, seq, at, body)
    new = [entry.new for entry in entries if entry.new is not None]
    # All rows are one statement, and mostly the whole transaction: with each statement this thread
    # would have to wait for the interpreter again, while the others use it.
    insert = "INSERT INTO rows VALUES (?, ?, ?, ?)" + ", (?, ?, ?, ?)" * (len(values) // 4 - 1)
    if not new:
        base.execute(insert, values)
        return
    base.execute("BEGIN IMMEDIATE")
    for one in new:
        base.execute("INSERT INTO tables VALUES (?, ?, ?)", (one.id, one.code, one.opened))
    base.execute(insert, values)
    base.execute("COMMIT")


def _roll_back(base: sqlite3.Connection) -> None:
    if base.in_transaction:
        base.execute("ROLLBACK")


def _wrong(path: Path, error: Exception) -> StoreError:
    problem = str(error)
    if "locked" in problem or "busy" in problem:
        return StoreError("store-busy", {"file": str(path)})
    if "full" in problem:
        return StoreError("store-full", {"file": path.name})
    return StoreError("store-broken", {"file": path.name, "problem": problem})
