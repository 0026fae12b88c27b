"""The embedded store: one SQLite file, and two slates beside it.

The file is in WAL mode.  With `synchronous=NORMAL` a commit is in the hands of the operating
system when it is acknowledged: it survives the end of the process, also by `kill -9`, and the file
is never damaged; a power cut can lose the last moments.  A slate promises the same, and takes a
tenth of the time: what cannot be wrong is jotted down there (`jot`), and somewhat later comes into
the file.  `durable=True` is `synchronous=FULL`: each commit waits for the disk itself, which costs
up to twenty milliseconds where disks are slow, and nothing is jotted down.

All that concerns the file is done by one thread: it writes, copies what is on the slates, looks
things up, forgets, and brings the log into the file.  So nobody at a table waits for the disk, nor
for another program that uses the file.

A lock beside the file is held as long as the store is open: a second server there is refused.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from gelanggang.hall.sqlite.base import PAGE, connect, hold, roll_back
from gelanggang.hall.sqlite.known import Known, Span
from gelanggang.hall.sqlite.slate import Slate, places
from gelanggang.hall.sqlite.strip import WIDTH, Strip, rows_of
from gelanggang.hall.sqlite.watch import Watch
from gelanggang.hall.sqlite.wiping import wipe_left
from gelanggang.hall.sqlite.writing import copy, write
from gelanggang.hall.sqlite.wrong import concerns_all, wrong
from gelanggang.hall.store import Conflict, Entry, Failure, Held, StoreError, StoreListener

MOST_FORGOTTEN: Final = 100
"""Tables that are forgotten in one transaction: whoever wants to write waits for it meanwhile."""
LOG_ROWS: Final = 5000
"""Entries after which the log is brought into the file: reading has to look through the log first,
and whoever opens the file after a crash has to go through all of it."""
LOG_PAGES: Final = 32_000
"""Pages of the log, each a kilobyte, with which it is begun anew even if somebody always writes:
else it would grow as long as the house is busy.  Everybody waits for that once."""
LATER: Final = 1.0
"""Seconds until what was jotted down comes into the file: who makes a copy of it meanwhile has all
but that."""
MANY: Final = 20_000
"""Rows on a slate that are not kept waiting so long."""
TOO_MANY: Final = 50_000
"""Rows on a slate to which no more are added: for some reason they do not come into the file."""
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
        self._jots = 0
        """How often something was jotted down,"""
        self._jotted = 0
        """how many entries,"""
        self._commits = 0
        """how many transactions there were of others,"""
        self._written = 0
        """and how many entries they held."""
        self._tasks: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._guard: Final = hold(path)
        try:
            self._base: Final = connect(path, durable, patience)
            """The thread's own."""
            wipe_left(path, self._base)
            self._slate: Final = None if durable else Slate(path)
        except (StoreError, OSError) as error:
            self._guard.close()
            raise wrong(path, error) from None
        self._known: Final = Known()
        self._watch: Final = Watch(path, () if durable else places(path))
        self._due = 0.0
        """When what is on the slate is to be copied, if there is anything."""
        self._logged = 0
        """Rows since the log was last brought into the file."""
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

    @property
    def commits(self) -> int:
        """How often something was written: each jot is one."""
        return self._commits + self._jots

    @property
    def written(self) -> int:
        """How many entries."""
        return self._written + self._jotted

    def listen(self, listener: StoreListener) -> None:
        """A file does not go away and come back: see `gone`."""

    def jot(self, entries: list[Entry]) -> list[bool]:
        """Write entries at once, those that cannot be wrong; see `Store`."""
        slate = self._slate
        if slate is None or self._watch.glance():
            return [False] * len(entries)
        fits = self._known.fits(entries)
        right = [entry for entry, fit in zip(entries, fits) if fit]
        late = slate.waiting
        if not right or late >= TOO_MANY or not slate.write(right):
            return [False] * len(entries)
        self._known.go_on(right)
        self._jots += 1
        self._jotted += len(right)
        if late == 0:
            self._due = time.monotonic() + LATER
            self._tasks.put(_nothing)
        elif late < MANY <= slate.waiting:
            self._tasks.put(self._copy_soon)
        return fits

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries; see `Store`."""
        done: Future[list[Failure]] = Future()
        self._known.hand(entries)
        self._tasks.put(partial(self._write_aside, entries, done))
        return done

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""
        query = "SELECT seq, body FROM rows WHERE table_id = ?"

        def look(base: sqlite3.Connection) -> list[bytes]:
            found: dict[int, bytes] = dict(base.execute(query, (table,)))
            for whose, seq, _, body, _ in rows_of(self._on_slates()):
                if whose == table:
                    found[seq] = body
            return [found[seq] for seq in sorted(found)]

        return self._ask(look)

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
        self._known.forget(tables)
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
            late = [at for _, _, at, _, _ in rows_of(self._on_slates())]
            return max(late, default=0) if last is None else max(int(last), int(amended), *late)

        return self._ask(look)

    def pulse(self) -> Future[None]:
        """Fill some room and empty it again; the pages are used anew the next time."""

        def beat(base: sqlite3.Connection) -> None:
            self._copy()
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
        keep_also = frozenset(keep)

        def forget(base: sqlite3.Connection) -> int:
            # From a file that is lost all shall be rescued.
            self._watch.insist()
            self._copy()
            kept = keep_also | {table for table, *_ in rows_of(self._on_slates())}
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
            self._known.forget([id for (id,) in forgotten])
            return len(forgotten)

        return self._ask(forget)

    def close(self) -> None:
        """Write what is waiting, and end."""
        if not self._closed:
            self._closed = True
            self._tasks.put(None)
            self._writer.join()
            if self._slate is not None:
                self._slate.close()
            self._base.close()
            self._guard.close()

    def _ask(self, look: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Let the thread do something with the file."""
        done: Future[T] = Future()

        def run() -> None:
            if not done.set_running_or_notify_cancel():
                return
            try:
                done.set_result(look(self._base))
            except (StoreError, sqlite3.Error) as error:
                roll_back(self._base)
                missing = self._watch.missing()
                if missing is not None:
                    self._give_up()
                done.set_exception(missing or wrong(self.path, error))

        self._tasks.put(run)
        return done

    # In the thread.

    def _work(self) -> None:
        """Do one thing after another, and copy the slates from time to time."""
        while True:
            try:
                task = self._tasks.get(timeout=self._leisure())
            except queue.Empty:
                self._copy_soon()
                continue
            if task is None:
                break
            task()
        self._copy_soon()

    def _leisure(self) -> float | None:
        """Seconds until something is to be copied; None: nothing is."""
        if self._slate is None or not self._slate.written_on:
            return None
        return max(0.0, self._due - time.monotonic())

    def _on_slates(self) -> Strip:
        """What is on the slates and not in the file."""
        return [] if self._slate is None else self._slate.left()

    def _copy_soon(self) -> None:
        """Copy the slates, or try again later."""
        try:
            self._copy()
        except (StoreError, sqlite3.Error):
            # All of it is safe where it is, and who asks for more is told.
            roll_back(self._base)
        self._due = time.monotonic() + LATER

    def _copy(self) -> None:
        """Bring all that was jotted down until now into the file; or an error, and nothing is."""
        slate = self._slate
        # What could not be copied the last time is on the other slate.
        while slate is not None and slate.written_on:
            slate.turn()
            last = not slate.late
            copy(self._base, slate.copied)
            self._watch.insist()
            count = len(slate.copied) // WIDTH
            slate.wipe()
            self._count_logged(count)
            if last:
                break

    def _write_aside(self, entries: list[Entry], done: Future[list[Failure]]) -> None:
        """Write what could be wrong: there is time to find out what is, and with which."""
        # Who no longer waits for it does not want it; from here on it is written.
        wanted = done.set_running_or_notify_cancel()
        answers = self._write(entries) if wanted else []
        for i, entry in enumerate(entries):
            well = wanted and answers[i] is None
            self._known.back(entry, self._span(entry.table) if well else None)
        if self._watch.lost:
            self._give_up()
        if wanted:
            # At last: whoever hears the answer may go on at once.
            done.set_result(answers)

    def _write(self, entries: list[Entry]) -> list[Failure]:
        failure = self._commit(entries)
        alone = failure is not None and len(entries) > 1 and not concerns_all(failure)
        answers: list[Failure] = []
        for entry in entries:
            # One of them is wrong, or the disk is full: each for itself, so that none suffers for
            # another.
            if alone:
                failure = self._commit([entry])
                alone = failure is None or not concerns_all(failure)
            answers.append(failure)
        return answers

    def _commit(self, entries: list[Entry]) -> Failure:
        """Write entries in one transaction; why that was not possible, or None."""
        if self._watch.lost:
            return self._watch.missing()
        try:
            # Nothing overtakes what was jotted down.
            self._copy()
            write(self._base, entries)
        except (sqlite3.IntegrityError, Conflict) as error:
            roll_back(self._base)
            return Conflict(str(error))
        except (StoreError, sqlite3.Error) as error:
            roll_back(self._base)
            return self._watch.missing() or wrong(self.path, error)
        missing = self._watch.missing()
        if missing is not None:
            return missing
        self._commits += 1
        self._written += len(entries)
        self._count_logged(len(entries))
        return None

    def _span(self, table: str) -> Span | None:
        """The numbers of a table's rows, if there is none missing between them."""
        if self._slate is None:
            return None
        query = "SELECT min(seq), max(seq), count(*) FROM rows WHERE table_id = ?"
        with suppress(sqlite3.Error):
            first, last, count = self._base.execute(query, (table,)).fetchone()
            if count == 0:
                return Span(0, 0)
            if last - first == count - 1:
                return Span(int(first), int(last) + 1)
        return None

    def _give_up(self) -> None:
        """The file is lost: what can be rescued is, with what was jotted down."""
        if not self._watch.gone:
            with suppress(sqlite3.Error):
                copy(self._base, self._on_slates())
            roll_back(self._base)
            self._watch.give_up(self._base)

    def _count_logged(self, rows: int) -> None:
        self._logged += rows
        if self._logged >= LOG_ROWS:
            self._logged = 0
            self._tidy_log()

    def _tidy_log(self) -> None:
        """Bring the log into the file, while others write; when it is too long, begin it anew."""
        # Without room on the disk all stays in the log, and is tried again.
        with suppress(sqlite3.Error):
            pages = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
            if pages > LOG_PAGES:
                self._base.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def _nothing() -> None:
    """Lets the thread look again what there is to do."""
