"""Whether those who are silent are still there: they are asked, a few at a time.

Proxies close lines that are silent for a minute, and who is gone must not seem present for long.
Who came together has been silent for equally long: to ask a thousand of them in one moment, and to
hear a thousand answers, would keep everybody else waiting for twenty milliseconds.
"""

from __future__ import annotations

import asyncio
from typing import Final

from gelanggang.server.connection import Connection

TICK: Final = 0.05
"""Seconds between two looks,"""
TICKS: Final = 40
"""and so many looks until all have been looked at once: a round."""
ASKED: Final = 10
"""Rounds of silence after which a client is asked whether it is still there,"""
GONE: Final = 15
"""and after which it is not."""
SILENCE: Final = ASKED * TICKS * TICK
"""Seconds without a word until somebody is asked."""
PING: Final = b"\x89\x00"
"""The question: a frame without a text."""


class Heartbeat:
    """Keeps all sockets of the house."""

    def __init__(self) -> None:
        self._here: Final[dict[Connection, None]] = {}
        self._round: list[Connection] = []
        """Those who are looked at in this round,"""
        self._tick = 0
        """and how often somebody has looked in it."""

    def add(self, connection: Connection) -> None:
        """Somebody has a socket."""
        self._here[connection] = None

    def discard(self, connection: Connection) -> None:
        """Somebody has none any more."""
        del self._here[connection]

    async def keep(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(TICK)
            self.look()

    def look(self) -> None:
        """Look at the next few."""
        if self._tick == 0:
            self._round = list(self._here)
        size, tick = len(self._round), self._tick
        self._tick = (tick + 1) % TICKS
        for connection in self._round[size * tick // TICKS : size * (tick + 1) // TICKS]:
            connection.silent += 1
            if connection.silent == ASKED:
                connection.send_frame(PING)
            elif connection.silent >= GONE:
                connection.drop()
