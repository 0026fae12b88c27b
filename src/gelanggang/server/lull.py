"""Who is waited for is told first; all others, as soon as nobody asks for anything.

A choice concerns at once whoever is asked next.  While others ask for something, the rest of the
table has time, and whoever made it too: a twentieth of a second, too little to be noticed, in which
several messages may travel together.  In a house that has nothing else to do all are told in the
same moment.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from gelanggang.hall.caretaker import Clock
from gelanggang.server.connection import Connection

MOST: Final = 0.05
"""Seconds that anybody waits at most."""
AT_A_STRETCH: Final = 4
"""Connections that get what waits for them before it is looked again whether somebody asks."""


class Lull:
    """Keeps those for whom something waits that is not urgent."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._kept: Final[deque[tuple[float, Connection]]] = deque()
        """Since when, the longest first.  Who was told something urgent meanwhile, and waits anew,
        is in here twice."""
        self._now = 0.0
        """The time in this turn of the loop."""
        self._asked = 0
        self._seen = 0

    def asked(self) -> None:
        """Somebody asks for something."""
        self._asked += 1

    def keep(self, connection: Connection, made: bytes) -> None:
        """Something that is not urgent waits for this one."""
        if connection.send_later(made):
            if not self._kept:
                self._now = self._clock()
                self._look_soon()
            self._kept.append((self._now, connection))

    def _look_soon(self) -> None:
        """By the next turn the loop has heard whoever asks."""
        self._seen = self._asked
        asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        """Whether nobody asked for anything, or somebody has waited too long."""
        self._now = self._clock()
        late = self._now - MOST
        for _ in range(AT_A_STRETCH):
            if not self._kept or (self._seen != self._asked and self._kept[0][0] > late):
                break
            _, connection = self._kept.popleft()
            connection.flush()
        if self._kept:
            self._look_soon()
