"""Where rows are kept: what every store can do."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from typing import Final, Protocol

from gelanggang.core.errors import GelanggangError


class StoreError(GelanggangError):
    """The store cannot do its work; nothing was written."""


class Conflict(Exception):
    """This row is written, or this code is taken, already; or there is no such row to amend."""


Failure = StoreError | Conflict | None


class NewTable:
    """What is kept about a table besides its rows."""

    def __init__(self, id: str, code: str, opened: int, rests: int = 0) -> None:
        self.id: Final = id
        self.code: Final = code
        self.opened: Final = opened
        self.rests: Final = rests
        """Seconds that it rests longer than others before it is forgotten."""


Rows = list[tuple[int, int, bytes]]
"""Sequence number, wall-clock second, body."""


class Entry:
    """Rows of one table that are written together or not at all."""

    __slots__ = ("amends", "new", "rows", "table")

    def __init__(
        self, table: str, rows: Rows, new: NewTable | None = None, amends: bool = False
    ) -> None:
        self.table: Final = table
        self.rows: Final = rows
        self.new: Final = new
        self.amends: Final = amends
        """Its rows take the place of those with the same numbers."""


class Store(Protocol):
    """Rows can be added and read.  Every answer is a future.

    A row is changed in one case only: an entry that amends puts another in its place, as when a
    sealed answer that nobody has seen is changed.

    When the future of `append` is done, the rows survive the end of the process, whatever the way;
    only a store in memory promises no more than to keep them as long as it is there.  Whoever
    appends is never kept waiting, except by the future.

    What every store has to do is written down in tests/hall/test_store.py.
    """

    @property
    def gone(self) -> bool:
        """The store was deleted, moved or replaced by somebody: it writes nothing any more."""

    @property
    def rescued(self) -> str:
        """Where all that was written is kept when the store is gone; empty: nowhere."""

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries in their order; for each, why it could not be written, or None.

        They are a group: the store waits for its disk once for all of them.  Yet each is written
        wholly or not at all, and none suffers for another.  Conflict when one of its rows exists,
        or for an entry that amends: does not exist; or when its code is taken.  StoreError when
        the store cannot do it.
        """

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""

    def find(self, code: str) -> Future[str | None]:
        """The table with this code."""

    def count(self) -> Future[int]:
        """How many tables there are."""

    def newest(self) -> Future[int]:
        """The latest second of any row; 0: there is none."""

    def pulse(self) -> Future[None]:
        """Really write something that harms nothing; StoreError when that is not possible."""

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget some tables without any row since then; how many those were, 0: all are gone.

        One that rests longer than others has as many seconds more.
        Those whose ids are in `keep` are not forgotten, whatever their age.
        """

    def close(self) -> None:
        """Write what is waiting, and end."""
