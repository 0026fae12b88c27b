"""A store that takes its time, as long as a test wants."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future

from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.store import Entry, Failure


class Slow:
    """Implements `Store`: what is appended or looked for waits until somebody lets it go on."""

    def __init__(self) -> None:
        self.inner = MemoryStore()
        self.groups: list[list[Entry]] = []
        """All that was ever appended."""
        self.gone = False
        self.rescued = ""
        self._writing: list[tuple[list[Entry], Future[list[Failure]]]] = []
        self._finding: list[tuple[str, Future[str | None]]] = []

    @property
    def under_way(self) -> int:
        """How many groups are being written."""
        return len(self._writing)

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
        done: Future[str | None] = Future()
        self._finding.append((code, done))
        return done

    def look(self) -> None:
        """Answer whoever looks for a table."""
        waiting, self._finding = self._finding, []
        for code, done in waiting:
            done.set_result(self.inner.find(code).result())

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
