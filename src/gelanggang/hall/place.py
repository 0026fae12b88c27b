"""A table in memory, and the errands that wait for their turn there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from gelanggang.core.ids import Seat
from gelanggang.hall.store import FIRST_EPOCH
from gelanggang.tables.table import LiveTable

if TYPE_CHECKING:
    from gelanggang.hall.errand import Errand


class Place:
    """A table in memory, and what the hall needs for it."""

    def __init__(self, table: LiveTable, now: float, epoch: int = FIRST_EPOCH) -> None:
        self.table: Final = table
        self.epoch = epoch
        """How often the table had changed hands when it came here: what is written says so."""
        self.used = now
        self.waiting: Final[deque[Errand]] = deque()
        self.writing = False
        """Whether an errand is on its way to the disk: the next one waits for it."""
        self.thinking: Final[set[tuple[Seat, int]]] = set()
        self.holds: Final[dict[object, float]] = {}
        """Until when each device that shows things wants bots to wait."""
        self.swings = False
        """Whether all played who belong here, when somebody looked last (`in_full_swing`)."""
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0.0
        self.gone = False
        """Whether the table has left the memory."""

    def leave(self) -> None:
        """The table leaves the memory."""
        self.gone = True
        if self.alarm is not None:
            self.alarm.cancel()
