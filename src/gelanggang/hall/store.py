"""Where rows are kept: what every store can do."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from gelanggang.core.errors import GelanggangError


class StoreError(GelanggangError):
    """The store cannot do its work; nothing was written."""


class Conflict(Exception):
    """This row is written, or this code is taken, already; or there is no such row to amend."""


class NotOurs(Exception):
    """Another process has this table now; or nobody has it any more."""


Failure = StoreError | Conflict | NotOurs | None

FIRST_EPOCH: Final = 1
"""The epoch of a table that was just opened."""


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


@mypyc_attr(acyclic=True)
class Entry:
    """Rows of one table that are written together or not at all."""

    __slots__ = ("amends", "epoch", "new", "rows", "table")

    def __init__(
        self,
        table: str,
        rows: Rows,
        new: NewTable | None = None,
        amends: bool = False,
        epoch: int = 0,
    ) -> None:
        self.table: Final = table
        self.rows: Final = rows
        self.new: Final = new
        self.amends: Final = amends
        """Its rows take the place of those with the same numbers."""
        self.epoch: Final = epoch
        """How often the table had changed hands when it was taken; one that is opened needs none.

        With it a process that slept cannot write to what others have taken meanwhile.
        """


class Held:
    """Who has a table from now on."""

    __slots__ = ("elsewhere", "epoch", "owner", "table")

    def __init__(self, table: str, epoch: int = 0, elsewhere: str = "", owner: str = "") -> None:
        self.table: Final = table
        self.epoch: Final = epoch
        self.elsewhere: Final = elsewhere
        """The inner address of the process that has it; empty: it is ours."""
        self.owner: Final = owner
        """The process that has it, by its id; empty: there is only one."""


class StoreListener(Protocol):
    """Hears what befalls a store that others use too; in a thread of the store's."""

    def away(self, code: str) -> None:
        """It cannot be reached, as this sentence says: what is appended waits."""

    def back(self) -> None:
        """It can be reached again, and all that we had is ours still, but for what was lost."""

    def lost(self, tables: list[str]) -> None:
        """Others have taken these tables, or they are forgotten."""


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

    @property
    def peers(self) -> int:
        """How many processes use it now, this one among them."""

    @property
    def secret(self) -> bytes:
        """What the processes of one house share, and nobody else knows; empty: it has only one."""

    @property
    def commits(self) -> int:
        """How many transactions there were."""

    @property
    def written(self) -> int:
        """How many entries those held."""

    def listen(self, listener: StoreListener) -> None:
        """Let somebody hear what befalls it; of what befell it before, too."""

    def append(self, entries: list[Entry]) -> Future[list[Failure]]:
        """Write entries in their order; for each, why it could not be written, or None.

        They are a group: the store waits for its disk once for all of them.  Yet each is written
        wholly or not at all, and none suffers for another.  Conflict when one of its rows exists,
        or for an entry that amends: does not exist; or when its code is taken.  NotOurs when
        the table is no longer held with its epoch.  StoreError when the store cannot do it.
        """

    def jot(self, entries: list[Entry]) -> list[bool]:
        """Write entries in this very moment; they are as safe as if they had been appended.

        Only where that takes no time, and those with which nothing can be wrong: what was not
        written has to be appended.  None overtakes another of the same table.
        """

    def load(self, table: str) -> Future[list[bytes]]:
        """All rows of a table in their order."""

    def find(self, code: str) -> Future[str | None]:
        """The table with this code, whoever has it: to read it, not to play on."""

    def take(self, code: str) -> Future[Held | None]:
        """The table with this code, to play on: it is ours from now on, unless another has it."""

    def release(self, tables: Collection[str]) -> Future[None]:
        """Let others take these tables, by their ids; whatever is appended before is written."""

    def count(self) -> Future[int]:
        """How many tables there are."""

    def newest(self) -> Future[int]:
        """The latest second of any row; 0: there is none."""

    def pulse(self) -> Future[None]:
        """Really write something that harms nothing; StoreError when that is not possible."""

    def expire(self, before: int, keep: Collection[str]) -> Future[int]:
        """Forget some tables without any row since then; how many those were, 0: all are gone.

        One that rests longer than others has as many seconds more.
        Those whose ids are in `keep` are not forgotten, whatever their age, nor those that another
        process has.
        """

    def close(self) -> None:
        """Write what is waiting, and end."""
