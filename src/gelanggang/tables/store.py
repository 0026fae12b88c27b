"""Where rows are kept: what every store can do."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final, Protocol

from gelanggang.core.errors import GelanggangError


class StoreError(GelanggangError):
    """The store cannot do its work; nothing was written."""


class Conflict(Exception):
    """Somebody else has written this row, or has this code, already."""


Failure = StoreError | Conflict | None


class NewTable:
    """What is kept about a table besides its rows."""

    def __init__(self, id: str, code: str, opened: int) -> None:
        self.id: Final = id
        self.code: Final = code
        self.opened: Final = opened


Rows = list[tuple[int, int, bytes]]
"""Sequence number, wall-clock second, body."""


class Entry:
    """Rows of one table that are written together or not at all."""

    __slots__ = ("new", "rows", "table")

    def __init__(self, table: str, rows: Rows, new: NewTable | None = None) -> None:
        self.table: Final = table
        self.rows: Final = rows
        self.new: Final = new


class Store(Protocol):
    """Rows can be added and read, never changed.  Every answer is a future.

    When the future of `append` is done, the rows survive the end of the process, whatever the way.
    """

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Add entries; for each, in order, why it could not be written, or None.

        Conflict when one of its rows exists, StoreError when the store cannot do it.
        """

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""

    def find(self, code: str) -> Future[str | None]:
        """The table with this code."""

    def expire(self, before: int) -> Future[int]:
        """Forget some tables without any row since then; how many those were, 0: all are gone."""

    def close(self) -> None:
        """Write what is waiting, and end."""
