"""A store that takes its time, as long as a test wants."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future

from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.store import Entry, Failure, Held, StoreListener


class Slow:
    """Implements `Store`: what is appended or taken waits until somebody lets it go on."""

    def __init__(self) -> None:
        self.inner = MemoryStore()
        self.groups: list[list[Entry]] = []
        """All that was ever appended."""
        self.gone = False
        self.rescued = ""
        self.peers = 1
        self.secret = b""
        self.commits = 0
        self.written = 0
        self._writing: list[tuple[list[Entry], Future[list[Failure]]]] = []
        self._taking: list[tuple[str, Future[Held | None]]] = []

    @property
    def under_way(self) -> int:
        """How many groups are being written."""
        return len(self._writing)

    def listen(self, listener: StoreListener) -> None:
        self.inner.listen(listener)

    def jot(self, entries: list[Entry]) -> list[bool]:
        return [False] * len(entries)

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        self.groups.append(entries)
        done: Future[list[Failure]] = Future()
        self._writing.append((entries, done))
        return done

    def write(self, failure: Failure = None) -> None:
        """Write what waits, or fail to."""
        waiting, self._writing = self._writing, []
        for entries, done in waiting:
            failed = failure is not None
            done.set_result(
                [failure] * len(entries) if failed else self.inner.append(entries).result()
            )

    def find(self, code: str) -> Future[str | None]:
        return self.inner.find(code)

    def take(self, code: str) -> Future[Held | None]:
        done: Future[Held | None] = Future()
        self._taking.append((code, done))
        return done

    def release(self, tables: Collection[str]) -> Future[None]:
        return self.inner.release(tables)

    def look(self) -> None:
        """Answer whoever looks for a table."""
        waiting, self._taking = self._taking, []
        for code, done in waiting:
            done.set_result(self.inner.take(code).result())

    def load(self, table: str) -> Future[list[bytes]]:
        return self.inner.load(table)

    def count(self) -> Future[int]:
        return self.inner.count()

    def newest(self) -> Future[int]:
        return self.inner.newest()

    def pulse(self) -> Future[None]:
        return self.inner.pulse()

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        return self.inner.expire(before, keep)

    def close(self) -> None:
        self.write()
