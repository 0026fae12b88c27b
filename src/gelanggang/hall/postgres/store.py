"""The store that several processes share: one PostgreSQL.

Each process has a name of its own, and says again and again that it lives (`lease.py`).  A table
belongs to one of them at a time, and only that one writes to it (`writing.py`).  Another can take
it when its owner lets go of it, or is dead.

There are three lines to the database, each in the hands of one thread: one writes, one looks things
up, one says that we live.  A fourth thread watches whether anything takes too long.  While the
database is away what is appended waits, and is written when it is back.  Where a line broke nobody
knows what became of the last group, so it is written again, but for what is there.

Nothing is told from the database to anybody: a commit that tells something locks the whole of it.
"""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from functools import partial
from typing import Final, Generic, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from gelanggang.hall.own import Files
from gelanggang.hall.postgres import looking, packs
from gelanggang.hall.postgres.base import prepare
from gelanggang.hall.postgres.lease import LEASE, Lease
from gelanggang.hall.postgres.line import LIMIT, Base, Line, with_habits
from gelanggang.hall.postgres.reach import Reach
from gelanggang.hall.postgres.writing import Pen
from gelanggang.hall.postgres.wrong import Away, broken, said
from gelanggang.hall.store import Entry, Failure, Held, NotOurs, StoreError, StoreListener

PATIENCE: Final = 2.0
"""Seconds that whoever asks for something waits for a database that is away."""
SOONEST: Final = 0.2
"""Seconds until what could not be written is tried again, at first,"""
LATEST: Final = 1.0
"""and at last."""
GLANCE: Final = 0.05
"""Seconds until something is looked up again."""
WATCH: Final = 0.25
"""Seconds between two looks at what takes too long."""
CLOSING: Final = 5.0
"""Seconds that a store which is closed still tries to write what waits."""
SCAN: Final = 120.0
"""Seconds that may pass while all tables are gone through."""

T = TypeVar("T")
Task = Callable[[], None] | None
"""Something for a thread to do, or the end."""


class Question(Generic[T]):
    """Something to look up, when as many groups as were appended before are written."""

    def __init__(self, look: Callable[[Base], T], limit: float, handed: int, until: float) -> None:
        self.look: Final = look
        self.limit: Final = limit
        self.handed: Final = handed
        self._until: Final = until

    def left(self) -> float:
        """Seconds that whoever asks still waits."""
        return self._until - time.monotonic()


class PostgresStore:
    """Implements `Store` on a database that others use too."""

    def __init__(
        self,
        dsn: str,
        address: str,
        lease: float = LEASE,
        patience: float = PATIENCE,
        limit: float = LIMIT,
    ) -> None:
        """Open it; `address` is where other processes of the house reach this one."""
        try:
            dsn = with_habits(dsn)
        except psycopg.Error as error:
            raise StoreError("store-unreachable", {"problem": said(error)}) from None
        self.id: Final = secrets.token_hex(8)
        """The name of this process, another one each time."""
        self.written = 0
        self.name: Final = str(conninfo_to_dict(dsn).get("dbname", "?"))
        """What the database is called, for sentences."""
        self._patience: Final = patience
        self._secret: Final = prepare(dsn)
        self._reach: Final = Reach()
        self._pen: Final = Pen(self.id)
        living = Line(dsn, min(limit, lease / 2))
        self._lease: Final = Lease(living, self.id, address, lease, self._reach)
        self._writing: Final = Line(dsn, limit, self._lease.begin_writing)
        self._looking: Final = Line(dsn, limit)
        self._lines: Final = (living, self._writing, self._looking)
        self._groups: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._questions: Final[queue.SimpleQueue[Task]] = queue.SimpleQueue()
        self._handed = 0
        """How many groups were appended; only who appends counts here."""
        self._answered = 0
        """How many of them are over."""
        self._over: Final = threading.Condition()
        """Tells that one more is."""
        self._found_last = True
        """Whether the last question was answered."""
        self._closed: Final = threading.Event()
        self._give_up = float("inf")
        """When a store that is closed stops trying."""
        try:
            self._lease.begin()
        except Away as away:
            raise StoreError("store-unreachable", {"problem": str(away)}) from None
        except psycopg.Error as error:
            raise broken(error, self.name) from None
        self._threads: Final = [
            threading.Thread(target=work, name=name, daemon=True)
            for name, work in (
                ("store", partial(_work, self._groups)),
                ("store-looking", partial(_work, self._questions)),
                ("store-watch", self._watch),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def gone(self) -> bool:
        """What is away may come back."""
        return False

    @property
    def rescued(self) -> str:
        """There is nothing to rescue."""
        return ""

    @property
    def peers(self) -> int:
        """How many processes live, this one among them."""
        return self._lease.peers

    @property
    def secret(self) -> bytes:
        """What the processes of this house share."""
        return self._secret

    @property
    def commits(self) -> int:
        """How many transactions there were."""
        return self._pen.commits

    def listen(self, listener: StoreListener) -> None:
        """Let somebody hear what befalls it."""
        self._reach.listen(listener)

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries; see `Store`."""
        done: Future[list[Failure]] = Future()
        self._handed += 1
        self._groups.put(partial(self._write, entries, done))
        return done

    def jot(self, entries: list[Entry]) -> list[bool]:
        """The database is too far away."""
        return [False] * len(entries)

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""
        return self._ask(lambda base: looking.load(base, table))

    def find(self, code: str) -> Future[str | None]:
        """The table with this code, whoever has it."""
        return self._ask(lambda base: looking.find(base, code))

    def take(self, code: str) -> Future[Held | None]:
        """The table with this code: ours from now on, or somebody else's."""

        def look(base: Base) -> Held | None:
            held = looking.take(base, self.id, code)
            if held is not None and not held.elsewhere:
                self._lease.hold(held.table)
            return held

        return self._ask(look)

    def release(self, tables: Collection[str]) -> Future[None]:
        """Let others take these tables."""
        given = list(tables)

        def let_go(base: Base) -> None:
            for table in given:
                self._lease.drop(table)
            looking.release(base, self.id, given)

        return self._ask(let_go)

    def count(self) -> Future[int]:
        """How many tables there are."""
        return self._ask(looking.count, SCAN)

    def newest(self) -> Future[int]:
        """The latest second of the last row of any table, and of all that were amended."""
        return self._ask(looking.newest, SCAN)

    def pulse(self) -> Future[None]:
        """Write something that changes nothing."""
        return self._ask(lambda base: looking.pulse(base, self.id))

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget tables without any row since then, but none of those to keep."""
        sweep = looking.Sweep(self.id, before, keep)
        done: Future[int] = Future()
        done.set_running_or_notify_cancel()

        def go_on(some: Future[list[str] | None]) -> None:
            error = some.exception()
            if error is not None:
                done.set_exception(error)
                return
            gone = some.result()
            if gone is None:
                # Whoever has asked meanwhile comes first.
                self._ask(sweep.go_on, SCAN).add_done_callback(go_on)
                return
            for table in gone:
                self._lease.drop(table)
            done.set_result(len(gone))

        self._ask(sweep.go_on, SCAN).add_done_callback(go_on)
        return done

    def lay(self, game: str, looks: str, files: Files, used: bool) -> Future[bool]:
        """Keep a pack that somebody brought along; see `Cupboard`."""
        return self._ask(lambda base: packs.lay(base, game, looks, files, used))

    def take_out(self, game: str, digest: str) -> Future[tuple[str, Files] | None]:
        """A pack that looks like that, or says that, and how it looks."""
        return self._ask(lambda base: packs.take_out(base, game, digest))

    def close(self) -> None:
        """Write what is waiting, say that we leave, and end."""
        if self._closed.is_set():
            return
        self._give_up = time.monotonic() + CLOSING
        self._groups.put(None)
        self._threads[0].join()
        self._questions.put(None)
        self._threads[1].join()
        self._lease.end()
        self._closed.set()
        self._threads[2].join()
        for line in self._lines:
            line.drop()

    # Writing.

    def _write(self, entries: list[Entry], done: Future[list[Failure]]) -> None:
        # Who no longer waits for it does not want it; from here on it is written.
        wanted = done.set_running_or_notify_cancel()
        answers = self._written(entries) if wanted else []
        for entry, answer in zip(entries, answers, strict=False):
            if answer is None and entry.new is not None:
                self._lease.hold(entry.table)
            elif isinstance(answer, NotOurs):
                self._lease.drop(entry.table)
        # First: whoever hears the answer may ask something at once.
        with self._over:
            self._answered += 1
            self._over.notify_all()
        if wanted:
            self.written += answers.count(None)
            done.set_result(answers)

    def _written(self, entries: list[Entry]) -> list[Failure]:
        """Write a group, however long it takes."""
        tries, pause = 0, 0.0
        while time.monotonic() < self._give_up:
            if not self._lease.wait(LATEST):
                continue
            try:
                # What became of an earlier try is not known.
                answers = self._writing.ask(partial(self._set_down, entries, tries > 0))
            except Away:
                tries += 1
            except psycopg.Error as error:
                return [broken(error, self.name)] * len(entries)
            else:
                self._reach.reached("writing")
                return answers
            if tries > 1:
                # A line that was broken is soon made anew; if not, the database is away.
                self._reach.missed("writing")
                pause = min(LATEST, pause * 1.5 or SOONEST)
                time.sleep(pause)
        return [StoreError("store-away")] * len(entries)

    def _set_down(self, entries: list[Entry], again: bool, base: Base) -> list[Failure]:
        write = self._pen.write_again if again else self._pen.write
        return write(base, self._lease.writer, entries)

    # Looking.

    def _ask(self, look: Callable[[Base], T], limit: float = 0.0) -> Future[T]:
        """Let the other thread ask for something, when all that was appended before is written."""
        done: Future[T] = Future()
        question = Question(look, limit, self._handed, time.monotonic() + self._patience)
        self._questions.put(partial(self._answer, question, done))
        return done

    def _answer(self, question: Question[T], done: Future[T]) -> None:
        if not done.set_running_or_notify_cancel():
            return
        try:
            done.set_result(self._found(question))
        except StoreError as error:
            done.set_exception(error)
        except psycopg.Error as error:
            done.set_exception(broken(error, self.name))

    def _found(self, question: Question[T]) -> T:
        with self._over:
            written = self._over.wait_for(
                lambda: self._answered >= question.handed, max(0.0, question.left())
            )
        # Many may have waited for the one before: not each of them tries for long.
        while written and (self._found_last or question.left() > 0):
            try:
                found = self._looking.ask(question.look, question.limit)
            except Away:
                self._found_last = False
                time.sleep(GLANCE)
            else:
                self._found_last = True
                return found
        raise StoreError("store-away")

    # Watching.

    def _watch(self) -> None:
        while not self._closed.wait(WATCH):
            self._lease.watch()
            now = time.monotonic()
            for line in self._lines:
                line.cut(now)


def _work(tasks: queue.SimpleQueue[Task]) -> None:
    """Do one thing after another."""
    while (task := tasks.get()) is not None:
        task()
