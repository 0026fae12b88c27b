"""Whoever writes for all tables: what comes in the same moment goes to the store as one group.

Nobody else puts writings together: a store commits what it is given at once, as one.  Most of it is
jotted down in no time, and then it has happened; the rest is appended, which takes a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from gelanggang.hall.errand import Errand
from gelanggang.hall.store import Entry, Failure, Store

Written = Callable[[Errand, Failure], None]
"""Is told, in the event loop, that the rows of an errand are on disk, or why not."""

MOST_IN_GROUP: Final = 256
"""Errands that are written as one.  Where the store writes at once, everybody waits meanwhile: a
few milliseconds for so many."""


class Scribe:
    """Has one group under way to be appended; what comes meanwhile is the next one.

    Such a group costs one way to the store's thread and one back, however many tables are in it.
    """

    def __init__(self, store: Store, written: Written, told: Callable[[], None]) -> None:
        self._store: Final = store
        self._written: Final = written
        self._told: Final = told
        """Hears when all was said of those that were jotted down together."""
        self._new: list[Errand] = []
        self._entries: list[Entry] = []
        """What has come in this turn of the loop, and what each of them leaves,"""
        self._waiting: list[tuple[Errand, Entry]] = []
        self._group: list[tuple[Errand, Entry]] = []
        """what waits to be appended, and what is under way."""
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def write(self, errand: Errand, entry: Entry) -> None:
        """Write what an errand leaves, and say so."""
        if not self._new:
            self._loop = asyncio.get_running_loop()
            # Not at once: others may have something to write in this same turn of the loop.
            self._loop.call_soon(self._jot)
        self._new.append(errand)
        self._entries.append(entry)

    def _jot(self) -> None:
        new, entries = self._new, self._entries
        self._new, self._entries = [], []
        jotted = self._store.jot(entries)
        for i, errand in enumerate(new):
            if jotted[i]:
                self._written(errand, None)
            else:
                self._waiting.append((errand, entries[i]))
        self._told()
        if self._waiting and not self._busy:
            self._busy = True
            self._send()

    def _send(self) -> None:
        group = self._waiting[:MOST_IN_GROUP]
        self._group, self._waiting = group, self._waiting[MOST_IN_GROUP:]
        answer = self._store.append([entry for _, entry in group])
        if answer.done():
            self._back(answer.result())
        else:
            answer.add_done_callback(self._answered)

    def _answered(self, answer: Future[list[Failure]]) -> None:
        """The store has done it, in a thread of its own."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._back, answer.result())

    def _back(self, answers: list[Failure]) -> None:
        group = self._group
        # The store goes on while people are told.
        self._busy = bool(self._waiting)
        if self._busy:
            self._send()
        for (errand, _), answer in zip(group, answers, strict=True):
            self._written(errand, answer)
