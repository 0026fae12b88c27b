"""Every kind of store there is, and what its tests write into it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.store import (
    FIRST_EPOCH,
    Conflict,
    Entry,
    Failure,
    NewTable,
    NotOurs,
    Rows,
    Store,
    StoreError,
)
from tests.postgres import INSIST, WHY, base_in


class Kind:
    """A kind of store: how one is opened in a folder, and whether it outlives whoever opened it."""

    def __init__(self, name: str, open: Callable[[Path], Store], lasts: bool = True) -> None:
        self.name = name
        self.open = open
        self.lasts = lasts


ADDRESS = "127.0.0.1:1"
"""Where nobody is."""

KINDS = [
    Kind("memory", lambda folder: MemoryStore(), lasts=False),
    Kind("sqlite", lambda folder: SqliteStore(folder / "t.db")),
    Kind("durable", lambda folder: SqliteStore(folder / "t.db", durable=True)),
]
if WHY is None or INSIST:
    KINDS.append(Kind("postgres", lambda folder: PostgresStore(base_in(folder), ADDRESS)))


def rows(first: int, count: int, size: int = 10, at: int = 100) -> Rows:
    return [(first + i, at, bytes([i % 256]) * size) for i in range(count)]


def bodies(kept: Rows) -> list[bytes]:
    return [body for _, _, body in kept]


def entry(table: str, kept: Rows, new: NewTable | None = None, amends: bool = False) -> Entry:
    """Rows of a table that was opened here and has never changed hands."""
    return Entry(table, kept, new, amends, FIRST_EPOCH)


def opened(store: Store, *tables: str) -> None:
    """Tables with nothing in them yet, each with a code of its own."""
    group = [Entry(one, [], NewTable(one, f"code of {one}", 1)) for one in tables]
    assert store.append(group).result() == [None] * len(tables)


class Appended:
    """Somebody who waits for what was appended."""

    def __init__(self, done: Future[list[Failure]]) -> None:
        self.done = done

    def result(self) -> None:
        [failure] = self.done.result()
        if failure is not None:
            raise failure


def jot(store: Store, one: Entry) -> bool:
    """Whether an entry could be written at once."""
    [jotted] = store.jot([one])
    return jotted


def append(store: Store, table: str, kept: Rows, new: NewTable | None = None) -> Appended:
    """As the hall does it: what can be written at once is."""
    one = entry(table, kept, new)
    done: Future[list[Failure]] = Future()
    if jot(store, one):
        done.set_result([None])
        return Appended(done)
    return Appended(store.append([one]))


def write(store: Store, entries: list[Entry]) -> list[Failure]:
    """One after another, likewise."""
    return [None if jot(store, one) else store.append([one]).result()[0] for one in entries]


def told(failure: Failure) -> tuple[str, dict[str, object]]:
    assert isinstance(failure, StoreError)
    return failure.code, dict(failure.facts)


def kinds(answers: list[Failure]) -> list[str]:
    """What came of each entry."""
    return ["" if one is None else type(one).__name__ for one in answers]


CONFLICT = Conflict.__name__
NOT_OURS = NotOurs.__name__
