"""The server's own state: the hall, the rooms, and what is counted."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from gelanggang.core.errors import GelanggangError
from gelanggang.server.bucket import Buckets
from gelanggang.server.catalogue import CardBook
from gelanggang.server.connection import Post
from gelanggang.server.limits import Limits
from gelanggang.server.logs import failed, log, warn
from gelanggang.server.metrics import Metrics
from gelanggang.server.room import Room
from gelanggang.tables.caretaker import Clock
from gelanggang.tables.hall import BOT_PAUSE, DAY, Hall
from gelanggang.tables.library import Library
from gelanggang.tables.store import Store, StoreError
from gelanggang.tables.table import LiveTable, Step
from gelanggang.tables.thinker import Thinker

SWEEP: Final = 60.0


class House:
    """Everything that the handlers of requests share."""

    def __init__(
        self,
        store: Store,
        library: Library,
        thinker: Thinker,
        limits: Limits | None = None,
        proxy: bool = False,
        lang: str = "id",
        clock: Clock = time.monotonic,
        wall: Clock = time.time,
        bot_pause: float = BOT_PAUSE,
    ) -> None:
        self.limits: Final = limits or Limits()
        self.proxy: Final = proxy
        self.lang: Final = lang
        self.metrics: Final = Metrics()
        self.cards: Final = CardBook()
        self.clock: Final = clock
        self.hall: Final = Hall(
            store, library, thinker, self._tell, self._trouble, clock, wall, bot_pause
        )
        self.rooms: Final[dict[str, Room]] = {}
        self.post: Final = Post()
        self.requests: Final = Buckets(self.limits.request_rate, self.limits.request_burst)
        self.openings: Final = Buckets(self.limits.open_rate, self.limits.open_burst)
        self.ideas: Final = Buckets(self.limits.idea_rate, self.limits.idea_burst)
        self.sockets: Final[Counter[str]] = Counter()
        self.demo = ""
        """The code of the table where bots play for those who want to watch."""

    def room(self, table: LiveTable) -> Room:
        """The room of a table; a table that was brought back gets a new one."""
        room = self.rooms.get(table.code)
        if room is None or room.table is not table:
            room = self.rooms[table.code] = Room(table)
        return room

    def _tell(self, table: LiveTable, steps: list[Step]) -> None:
        for step in steps:
            if step.actor is not None:
                by_bot = table.chairs[step.actor].by_bot
                self.metrics.count("bot_choices_total" if by_bot else "choices_total")
        room = self.rooms.get(table.code)
        if room is not None and room.table is table:
            room.tell(steps, self.clock())

    def _trouble(self, error: Exception) -> None:
        self.metrics.count("troubles_total")
        if isinstance(error, StoreError):
            warn("store", code=error.code)
        elif isinstance(error, GelanggangError):
            warn("table", code=error.code)
        else:
            failed("unexpected", error)

    def gauges(self) -> dict[str, int]:
        """What there is just now."""
        return {
            "tables": len(self.hall.places),
            "connections": sum(len(room.connections) for room in self.rooms.values()),
        }

    def sweep(self) -> int:
        """Let tables leave the memory that nobody uses; how many."""

        def busy(table: LiveTable) -> bool:
            room = self.rooms.get(table.code)
            return room is not None and room.table is table and bool(room.connections)

        gone = self.hall.evict(busy)
        for code in [code for code in self.rooms if code not in self.hall.places]:
            del self.rooms[code]
        self.metrics.count("tables_evicted_total", gone)
        return gone

    async def keep_tidy(self) -> None:
        """For as long as the server runs."""
        expired = 0.0
        while True:
            if self.clock() >= expired:
                expired = self.clock() + DAY
                try:
                    log("expired", tables=await self.hall.expire())
                except StoreError as error:
                    self._trouble(error)
            await asyncio.sleep(SWEEP)
            self.sweep()
