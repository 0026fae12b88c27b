"""The embedded store: one SQLite file.

The file is in WAL mode.  With `synchronous=NORMAL` a commit is in the hands of the operating
system when it is acknowledged: it survives the end of the process, also by `kill -9`, and the file
is never damaged; a power cut can lose the last moments.  That takes less time than to wake another
thread, so it is done at once.  `durable=True` is `synchronous=FULL`: each commit waits for the disk
itself, which costs up to twenty milliseconds where disks are slow, so a thread does it.  The same
thread, with a connection of its own, looks things up, forgets, and brings the log into the file:
that waits for the disk too, and nobody at a table shall.

Nor does anybody at a table wait for another program that uses the file.  What is appended at once
has no patience: when the file is busy the thread takes it over, which has some, and everything
that comes meanwhile follows there in its order, until the thread has caught up.

A lock beside the file is held as long as the store is open: a second server there is refused.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from gelanggang.hall.sqlite.base import PAGE, connect, hold, roll_back
from gelanggang.hall.sqlite.watch import Watch
from gelanggang.hall.sqlite.writing import write
from gelanggang.hall.sqlite.wrong import concerns_all, wrong
from gelanggang.hall.store import Conflict, Entry, Failure, Held, StoreError, StoreListener

MOST_FORGOTTEN: Final = 100
"""Tables that are forgotten in one transaction: whoever wants to write waits for it meanwhile."""
LOG_ROWS: Final = 1000
"""Entries after which the log is brought into the file: reading has to look through the log first,
and whoever opens the file after a crash has to go through all of it."""
LOG_PAGES: Final = 32_000
"""Pages of the log, each a kilobyte, with which it is begun anew even if somebody always writes:
else it would grow as long as the house is busy.  Everybody waits for that once."""
PATIENCE: Final = 5.0
"""Seconds that the thread waits for another program which uses the file, as a backup does, before
whoever asked is told that it is held."""
ROOM: Final = 4 * PAGE
"""Bytes that a pulse writes: where they find room, the rows of a move do as well."""
RESTED: Final = "NOT EXISTS (SELECT 1 FROM rows WHERE table_id = tables.id AND at >= ? - rests)"
"""A table has no row since then, or since as long before as it rests longer than others."""

T = TypeVar("T")
Task = Callable[[], None] | None
"""Something for the thread to do, or the end."""


class SqliteStore:
    """Implements `Store` on one file."""

    def __init__(self, path: Path, durable: bool = False, patience: float = PATIENCE) -> None:
        self.path: Final = path
        self.commits = 0
        """How many transactions there were,"""
        self.written = 0
        """and how many entries they held."""
        self._durable: Final = durable
        self._tasks: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._guard: Final = hold(path)
        try:
            self._aside: Final = connect(path, durable, patience)
            """The thread's own."""
            self._base: Final = self._aside if durable else connect(path, durable, patience)
            """For what is appended at once."""
        except StoreError:
            self._guard.close()
            raise
        if not durable:
            self._base.execute("PRAGMA busy_timeout=0")
        self._watch: Final = Watch(path)
        self._handed = 0
        """How many appends the thread was given; only who appends counts here."""
        self._answered = 0
        """How many of them are over; only the thread counts here."""
        self._logged = 0
        """Rows since the log was last brought into the file.

        Two threads count, so that one may be lost now and then: then it is done a little later.
        """
        self._closed = False
        self._writer: Final = threading.Thread(target=self._work, name="store", daemon=True)
        self._writer.start()

    @property
    def gone(self) -> bool:
        """The file was deleted, moved or replaced; all that can be rescued is."""
        return self._watch.gone

    @property
    def rescued(self) -> str:
        """The name of the file beside its old place that holds all that was written, or none."""
        return self._watch.rescued

    @property
    def peers(self) -> int:
        """A second server is refused."""
        return 1

    @property
    def secret(self) -> bytes:
        """There is nobody to share one with."""
        return b""

    def listen(self, listener: StoreListener) -> None:
        """A file does not go away and come back: see `gone`."""

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries; see `Store`."""
        done: Future[list[Failure]] = Future()
        # None overtakes another: as long as the thread has some, it gets all.
        at_once = not self._durable and self._handed == self._answered
        if at_once and self._commit(self._base, entries) is None:
            done.set_result([None] * len(entries))
        else:
            self._handed += 1
            self._tasks.put(partial(self._write_aside, entries, done))
        return done

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""
        query = "SELECT body FROM rows WHERE table_id = ? ORDER BY seq"
        return self._ask(lambda base: [row[0] for row in base.execute(query, (table,))])

    def find(self, code: str) -> Future[str | None]:
        """The table with this code."""

        def look(base: sqlite3.Connection) -> str | None:
            row = base.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return self._ask(look)

    def take(self, code: str) -> Future[Held | None]:
        """The table with this code: everything in the file is ours."""

        def look(base: sqlite3.Connection) -> Held | None:
            row = base.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else Held(str(row[0]))

        return self._ask(look)

    def release(self, tables: Collection[str]) -> Future[None]:
        """There are no others."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def count(self) -> Future[int]:
        """How many tables there are."""
        query = "SELECT count(*) FROM tables"
        return self._ask(lambda base: int(base.execute(query).fetchone()[0]))

    def newest(self) -> Future[int]:
        """The latest second of the last row of any table, and of all that were amended.

        Nobody looks at the other rows: in a table time goes on.
        """
        query = (
            "WITH RECURSIVE every(id) AS (SELECT max(table_id) FROM rows UNION ALL "
            "SELECT (SELECT max(table_id) FROM rows WHERE table_id < every.id) "
            "FROM every WHERE every.id IS NOT NULL) "
            "SELECT max((SELECT at FROM rows WHERE table_id = every.id "
            "ORDER BY seq DESC LIMIT 1)), (SELECT amended FROM house) FROM every"
        )

        def look(base: sqlite3.Connection) -> int:
            last, amended = base.execute(query).fetchone()
            return 0 if last is None else max(int(last), int(amended))

        return self._ask(look)

    def pulse(self) -> Future[None]:
        """Fill some room and empty it again; the pages are used anew the next time."""

        def beat(base: sqlite3.Connection) -> None:
            base.execute("BEGIN IMMEDIATE")
            base.execute("UPDATE house SET room = zeroblob(?)", (ROOM,))
            base.execute("UPDATE house SET room = x''")
            base.execute("COMMIT")
            self._watch.insist()
            self._count_logged(1)

        return self._ask(beat)

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget tables without any row since then, but none of those to keep."""
        # A copy: the thread reads it later.
        kept = frozenset(keep)

        def forget(base: sqlite3.Connection) -> int:
            # From a file that is lost all shall be rescued.
            self._watch.insist()
            old: list[str] = []
            found = base.execute(f"SELECT id FROM tables WHERE {RESTED}", (before,))
            for (id,) in found:
                if id not in kept:
                    old.append(id)
                    if len(old) == MOST_FORGOTTEN:
                        break
            found.close()
            if not old:
                return 0
            base.execute("BEGIN IMMEDIATE")
            # Somebody may have come to one of them since.
            forgotten = [
                (id,)
                for id in old
                if base.execute(
                    f"DELETE FROM tables WHERE id = ? AND {RESTED}", (id, before)
                ).rowcount
            ]
            base.executemany("DELETE FROM rows WHERE table_id = ?", forgotten)
            base.execute("COMMIT")
            return len(forgotten)

        return self._ask(forget)

    def close(self) -> None:
        """Write what is waiting, and end."""
        if not self._closed:
            self._closed = True
            self._tasks.put(None)
            self._writer.join()
            for base in (self._aside, self._base, self._guard):
                base.close()

    def _ask(self, look: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Let the thread do something with the file."""
        done: Future[T] = Future()

        def run() -> None:
            if not done.set_running_or_notify_cancel():
                return
            try:
                done.set_result(look(self._aside))
            except (StoreError, sqlite3.Error) as error:
                roll_back(self._aside)
                missing = self._watch.missing()
                if missing is not None:
                    self._watch.give_up(self._aside)
                done.set_exception(missing or wrong(self.path, error))

        self._tasks.put(run)
        return done

    def _work(self) -> None:
        """Do one thing after another."""
        while (task := self._tasks.get()) is not None:
            task()

    def _write_aside(self, entries: list[Entry], done: Future[list[Failure]]) -> None:
        """Write in the thread, which has the time to find out what is wrong, and with which."""
        # Who no longer waits for it does not want it; from here on it is written.
        if not done.set_running_or_notify_cancel():
            self._answered += 1
            return
        failure = self._commit(self._aside, entries)
        alone = failure is not None and len(entries) > 1 and not concerns_all(failure)
        answers: list[Failure] = []
        for entry in entries:
            # One of them is wrong, or the disk is full: each for itself, so that none suffers for
            # another.
            if alone:
                failure = self._commit(self._aside, [entry])
                alone = failure is None or not concerns_all(failure)
            answers.append(failure)
        if self._watch.lost:
            self._watch.give_up(self._aside)
        # First: whoever hears the answer may append at once again.
        self._answered += 1
        done.set_result(answers)

    def _commit(self, base: sqlite3.Connection, entries: list[Entry]) -> Failure:
        """Write entries in one transaction; why that was not possible, or None."""
        if self._watch.lost:
            return self._watch.missing()
        try:
            write(base, entries)
        except (sqlite3.IntegrityError, Conflict) as error:
            roll_back(base)
            return Conflict(str(error))
        except sqlite3.Error as error:
            roll_back(base)
            return self._watch.missing() or wrong(self.path, error)
        missing = self._watch.missing()
        if missing is not None:
            return missing
        self.commits += 1
        self.written += len(entries)
        self._count_logged(len(entries))
        return None

    def _count_logged(self, rows: int) -> None:
        self._logged += rows
        if self._logged >= LOG_ROWS:
            self._logged = 0
            self._tasks.put(self._tidy_log)

    def _tidy_log(self) -> None:
        """Bring the log into the file, while others write; when it is too long, begin it anew."""
        # Without room on the disk all stays in the log, and is tried again.
        with suppress(sqlite3.Error):
            pages = self._aside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
            if pages > LOG_PAGES:
                self._aside.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
