"""A table in memory, and the changes that wait for their turn there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.table import LiveTable

Happen = Callable[[], list[AnyHappening]]


class Change:
    """Something that shall happen at a table, and whoever waits for it."""

    __slots__ = ("answer", "by", "done", "happen", "message")

    def __init__(
        self, happen: Happen, by: int, message: str, answer: Callable[[], None] | None
    ) -> None:
        self.happen: Final = happen
        self.by: Final = by
        self.message: Final = message
        self.answer: Final = answer
        """Is called in the moment in which it has happened, so that the answer travels along."""
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def end(self, error: BaseException | None = None) -> None:
        """It has happened, or could not."""
        if self.done.done():
            # Nobody waits any more.
            return
        if error is None:
            if self.answer is not None:
                self.answer()
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Place:
    """A table in memory, and what the hall needs for it."""

    def __init__(self, table: LiveTable, now: float) -> None:
        self.table: Final = table
        self.used = now
        self.waiting: Final[deque[Change]] = deque()
        self.writing = False
        """Whether a change is on its way to the disk: the next one waits for it."""
        self.thinking: Final[set[tuple[Seat, int]]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0.0
        self.gone = False
        """Whether the table has left the memory."""

    def leave(self) -> None:
        """The table leaves the memory."""
        self.gone = True
        if self.alarm is not None:
            self.alarm.cancel()
