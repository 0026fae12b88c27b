"""The store without a file: what is kept is gone when the house is closed."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from typing import Final, TypeVar

from gelanggang.hall.store import Conflict, Entry, Failure, Held, StoreListener

T = TypeVar("T")


class MemoryStore:
    """Implements `Store` with nothing but dicts; every answer is there at once."""

    def __init__(self) -> None:
        self.commits = 0
        self.written = 0
        self._ids: Final[dict[str, str]] = {}
        """The id of each table by its code,"""
        self._codes: Final[dict[str, str]] = {}
        """and its code by its id."""
        self._rows: Final[dict[str, dict[int, tuple[int, bytes]]]] = {}
        """By table and number, the second and the body of each row."""
        self._rests: Final[dict[str, int]] = {}
        """By table, how much longer than others it rests."""

    @property
    def gone(self) -> bool:
        """Nobody can take it away."""
        return False

    @property
    def rescued(self) -> str:
        """Nothing ever has to be."""
        return ""

    @property
    def peers(self) -> int:
        """Nobody else knows of it."""
        return 1

    @property
    def secret(self) -> bytes:
        """There is nobody to share one with."""
        return b""

    def listen(self, listener: StoreListener) -> None:
        """Nothing ever befalls it."""

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries; see `Store`."""
        answers = [self._write(entry) for entry in entries]
        self.commits += 1
        self.written += answers.count(None)
        return _done(answers)

    def _write(self, entry: Entry) -> Failure:
        new = entry.new
        if new is not None and (new.code in self._ids or new.id in self._codes):
            return Conflict(f"the code {new.code} or the table {new.id} is taken")
        rows = self._rows.get(entry.table, {})
        if any((seq in rows) != entry.amends for seq, _, _ in entry.rows):
            return Conflict(f"a row of {entry.table} is there already, or is not there to amend")
        if not entry.amends and len({seq for seq, _, _ in entry.rows}) < len(entry.rows):
            return Conflict(f"a row of {entry.table} is there twice")
        # From here on nothing can go wrong: all of it is written, or nothing was.
        if new is not None:
            self._ids[new.code], self._codes[new.id] = new.id, new.code
            self._rests[new.id] = new.rests
        kept = self._rows.setdefault(entry.table, {})
        for seq, at, body in entry.rows:
            kept[seq] = (at, body)
        return None

    def jot(self, entries: list[Entry]) -> list[bool]:
        """Write entries at once, those with which nothing is wrong."""
        written = [self._write(entry) is None for entry in entries]
        self.commits += 1
        self.written += sum(written)
        return written

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""
        rows = self._rows.get(table, {})
        return _done([rows[seq][1] for seq in sorted(rows)])

    def find(self, code: str) -> Future[str | None]:
        """The table with this code."""
        return _done(self._ids.get(code))

    def take(self, code: str) -> Future[Held | None]:
        """The table with this code; it was ours before."""
        id = self._ids.get(code)
        return _done(None if id is None else Held(id))

    def release(self, tables: Collection[str]) -> Future[None]:
        """There are no others."""
        return _done(None)

    def count(self) -> Future[int]:
        """How many tables there are."""
        return _done(len(self._codes))

    def newest(self) -> Future[int]:
        """The latest second of any row; 0: there is none."""
        return _done(max((self._last(table) for table in self._rows), default=0))

    def _last(self, table: str) -> int:
        return max((at for at, _ in self._rows.get(table, {}).values()), default=0)

    def pulse(self) -> Future[None]:
        """It can always be written to."""
        return _done(None)

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget all tables without any row since then, but none of those to keep."""
        kept = frozenset(keep)
        old = [
            id
            for id, rests in self._rests.items()
            if id not in kept and self._last(id) + rests < before
        ]
        for id in old:
            del self._ids[self._codes.pop(id)]
            self._rows.pop(id, None)
            del self._rests[id]
        return _done(len(old))

    def close(self) -> None:
        """Nothing waits."""


def _done(answer: T) -> Future[T]:
    done: Future[T] = Future()
    done.set_result(answer)
    return done
