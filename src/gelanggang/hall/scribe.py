"""Whoever writes for all tables: what comes in the same moment goes to the store as one group."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from gelanggang.hall.store import Entry, Failure, Store

Written = Callable[[Failure], None]
"""Is told, in the event loop, that an entry is on disk, or why not."""


MOST_IN_GROUP: Final = 256


class Scribe:
    """Has one group under way; what comes meanwhile is the next one.

    A group costs one way to the store's thread and one back, however many tables are in it.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._waiting: list[tuple[Entry, Written]] = []
        self._busy = False

    def write(self, entry: Entry, written: Written) -> None:
        """Write an entry, and say so."""
        self._waiting.append((entry, written))
        if not self._busy:
            self._busy = True
            # Not at once: others may have something to write in this same turn of the loop.
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        group, self._waiting = self._waiting[:MOST_IN_GROUP], self._waiting[MOST_IN_GROUP:]
        answer = self._store.append([entry for entry, _ in group])
        if answer.done():
            self._back(group, answer.result())
            return
        loop = asyncio.get_running_loop()

        def back(answer: Future[list[Failure]]) -> None:
            loop.call_soon_threadsafe(self._back, group, answer.result())

        answer.add_done_callback(back)

    def _back(self, group: list[tuple[Entry, Written]], answers: list[Failure]) -> None:
        # The store goes on while people are told.
        self._busy = bool(self._waiting)
        if self._busy:
            self._send()
        for (_, written), answer in zip(group, answers, strict=True):
            written(answer)
