"""The embedded store: one SQLite file, commits in groups.

The file is in WAL mode.  With `synchronous=NORMAL` a commit is in the hands of the operating
system when it is acknowledged: it survives the end of the process, also by `kill -9`, and the file
is never damaged; a power cut can lose the last moments.  That takes less time than to wake another
thread, so it is done at once.  `durable=True` is `synchronous=FULL`: each group waits for the disk
itself, which costs up to twenty milliseconds where disks are slow, so a thread does it.  The same
thread, with a connection of its own, looks things up, forgets, and brings the log into the file:
that waits for the disk too, and nobody at a table shall.

Nor does anybody at a table wait for another program that uses the file.  What is appended at once
has no patience: when the file is busy the thread takes it over, which has some, and everything
that comes meanwhile follows there in its order, until the thread has caught up.

A lock beside the file is held as long as the store is open: a second server there is refused.
Whoever deletes, moves or replaces the file all the same is noticed: what was written since is lost
to the next server, so it is not acknowledged.  The lost file can still be read as long as it is
open, so the thread copies it to a new one before it gives up.
"""

from __future__ import annotations

import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from gelanggang.hall.store import Conflict, Entry, Failure, StoreError

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
"""So many seconds the thread waits for somebody else who uses the file."""
ROOM: Final = 4 * PAGE
"""Bytes that a pulse writes: where they find room, the rows of a move do as well."""
STATEMENTS: Final = 256
"""So many statements are kept ready: there is one for each number of rows."""

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)
"""What SQLite says when somebody else uses the file."""
RESTED: Final = "NOT EXISTS (SELECT 1 FROM rows WHERE table_id = tables.id AND at >= ?)"
"""A table has no row since then."""

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

    def __init__(self, path: Path, durable: bool = False, patience: float = PATIENCE) -> None:
        self.path: Final = path
        self.commits = 0
        """How many groups were written."""
        self.written = 0
        """How many appends they held."""
        self._durable: Final = durable
        self._tasks: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._guard: Final = _lock(path)
        try:
            self._aside: Final = _connect(path, durable, patience)
            """The thread's own."""
            self._base: Final = self._aside if durable else _connect(path, durable, patience)
            """For what is appended at once."""
        except StoreError:
            self._guard.close()
            raise
        if not durable:
            self._base.execute("PRAGMA busy_timeout=0")
        self._file: Final = os.path.abspath(path)
        log = f"{os.path.realpath(path)}-wal"
        # Where a file system cannot have one, the file has to do.
        self._log: Final = log if os.path.exists(log) else self._file
        self._opened: Final = _identity(self._file, self._log)
        self._lost = False
        """The file is not the one that was opened; whoever sees it first says so."""
        self._gone = False
        self._rescued = ""
        self._handed = 0
        """How many jobs the thread was given; only who appends counts here."""
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
        return self._gone

    @property
    def rescued(self) -> str:
        """The name of the file beside its old place that holds all that was written, or none."""
        return self._rescued

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries; see `Store`."""
        job = Job(entries)
        # None overtakes another: as long as the thread has some, it gets all.
        at_once = not self._durable and self._handed == self._answered
        if at_once and self._commit(self._base, entries) is None:
            job.done.set_result([None] * len(entries))
        else:
            # Whatever the reason was, the thread has the time to find out.
            self._handed += 1
            self._tasks.put(job)
        return job.done

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
            self._still_ours()
            self._count_logged(1)

        return self._ask(beat)

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget tables without any row since then, but none of those to keep."""
        # A copy: the thread reads it later.
        kept = frozenset(keep)

        def forget(base: sqlite3.Connection) -> int:
            # From a file that is lost all shall be rescued.
            self._still_ours()
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
                _roll_back(self._aside)
                missing = self._missing()
                if missing is not None:
                    self._give_up()
                done.set_exception(missing or _wrong(self.path, error))

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
                    else:
                        self._answered += 1
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
        failure = self._commit(self._aside, [entry for job in group for entry in job.entries])
        alone = failure is not None and not _concerns_all(failure)
        for job in group:
            answers: list[Failure] = []
            for entry in job.entries:
                # One of them is wrong, or the disk is full: each for itself, so that none suffers
                # for another.
                if alone:
                    failure = self._commit(self._aside, [entry])
                    alone = failure is None or not _concerns_all(failure)
                answers.append(failure)
            if self._lost:
                self._give_up()
            # First: whoever hears the answer may append at once again.
            self._answered += 1
            job.done.set_result(answers)

    def _commit(self, base: sqlite3.Connection, entries: list[Entry]) -> Failure:
        """Write entries in one transaction; why that was not possible, or None."""
        if self._lost:
            return self._missing()
        try:
            _write(base, entries)
        except (sqlite3.IntegrityError, Conflict) as error:
            _roll_back(base)
            return Conflict(str(error))
        except sqlite3.Error as error:
            _roll_back(base)
            return self._missing() or _wrong(self.path, error)
        missing = self._missing()
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

    # A file that is lost.

    def _missing(self) -> StoreError | None:
        """Why nothing counts any more: what lies in its place is not what was opened.

        The log as well: without it, whoever opens the file next does not find the last rows.
        """
        if not self._lost:
            self._lost = self._opened != _identity(self._file, self._log)
        return StoreError("store-gone", {"file": self.path.name}) if self._lost else None

    def _still_ours(self) -> None:
        missing = self._missing()
        if missing is not None:
            raise missing

    def _give_up(self) -> None:
        """Rescue what was written, once; only the thread does, for it may take long."""
        if not self._gone:
            self._rescued = self._rescue()
            self._gone = True

    def _rescue(self) -> str:
        """Copy the lost file to a new one beside its old place; the name of that, or none."""
        folder, name = os.path.split(self._file)
        stem, ending = os.path.splitext(name)
        copy, number = f"{stem}-rescued{ending}", 1
        while os.path.lexists(os.path.join(folder, copy)):
            number += 1
            copy = f"{stem}-rescued-{number}{ending}"
        path = os.path.join(folder, copy)
        try:
            self._aside.execute("VACUUM INTO ?", (path,))
        except sqlite3.Error:
            # Half a copy would only deceive.
            with suppress(OSError):
                os.unlink(path)
            return ""
        return copy


def _identity(file: str, log: str) -> tuple[int, int, int, int]:
    """Which files lie there; what cannot be seen is none."""
    try:
        one, other = os.stat(file), os.stat(log)
    except OSError:
        return 0, 0, 0, 0
    return one.st_dev, one.st_ino, other.st_dev, other.st_ino


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
        if _reason(error) in BUSY:
            raise StoreError("store-busy", {"file": path.name}) from None
        raise _wrong(path, error) from None
    return guard


def _connect(path: Path, durable: bool, patience: float) -> sqlite3.Connection:
    try:
        base = sqlite3.connect(
            path,
            timeout=patience,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=STATEMENTS,
        )
    except (OSError, sqlite3.Error) as error:
        raise _wrong(path, error) from None
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
        raise _wrong(path, error) from None
    return base


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


def _write(base: sqlite3.Connection, entries: list[Entry]) -> None:
    # All rows are one statement, and mostly the whole transaction: with each statement this thread
    # would have to wait for the interpreter again, while the others use it.
    special = [entry for entry in entries if entry.amends or entry.new is not None]
    if special:
        base.execute("BEGIN IMMEDIATE")
    for entry in special:
        one = entry.new
        if one is not None:
            base.execute("INSERT INTO tables VALUES (?, ?, ?)", (one.id, one.code, one.opened))
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


def _roll_back(base: sqlite3.Connection) -> None:
    if base.in_transaction:
        base.execute("ROLLBACK")


def _reason(error: Exception) -> int:
    """The number of SQLite's reason, without its finer distinctions; 0: it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _concerns_all(failure: StoreError | Conflict) -> bool:
    """It would be the same for every entry; where there is little room, a short one may fit."""
    return isinstance(failure, StoreError) and failure.code != "store-full"


def _wrong(path: Path, error: Exception) -> StoreError:
    """What went wrong, told without saying where the file lies: players read it too."""
    if isinstance(error, StoreError):
        return error
    if _reason(error) in BUSY:
        return StoreError("store-held", {"file": path.name})
    if _reason(error) == sqlite3.SQLITE_FULL:
        return StoreError("store-full", {"file": path.name})
    # The text of an OSError names the path, its reason does not.
    problem = error.strerror or "?" if isinstance(error, OSError) else str(error)
    return StoreError("store-broken", {"file": path.name, "problem": problem})
