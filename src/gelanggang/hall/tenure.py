"""Which tables this process may take, and how it lets go of them."""

from __future__ import annotations

import asyncio
from typing import Final

from gelanggang.hall.archive import Archive, Back
from gelanggang.hall.store import Store, StoreError

PATIENCE: Final = 3.0
"""Seconds that a house which closes waits for its store: one that cannot be reached is left behind,
and the other processes have the tables when our time with them is over."""


class Tenure:
    """Takes tables from the store for as long as the house is open, and releases them."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store: Final = store
        self._archive: Final = archive
        self.ended = False
        """Whether no more are taken: the house closes."""
        self._releasing: asyncio.Future[None] | None = None
        self.taken = 0
        """Tables that were brought back,"""
        self.lost = 0
        """and those that others took from us, so far."""

    async def take(self, code: str) -> Back | None:
        """Bring a table back that is ours from now on; see `Archive`.  StoreError at the end."""
        self.check()
        if self._releasing is not None:
            # What was let go just now must not be let go after it was taken again.
            await asyncio.wait([self._releasing])
        back = await self._archive.bring_back(code)
        if back is None:
            return None
        try:
            self.check()
        except StoreError:
            self.release([back.table.id])
            raise
        self.taken += 1
        return back

    def release(self, tables: list[str]) -> None:
        """Let others take tables that have left the memory."""
        if tables:
            self._releasing = asyncio.wrap_future(self._store.release(tables))
            self._releasing.add_done_callback(self._released)

    def _released(self, releasing: asyncio.Future[None]) -> None:
        if self._releasing is releasing:
            self._releasing = None
        # What could not be released is free when our time with it is over.
        unheard(releasing)

    async def end(self, tables: list[str]) -> None:
        """Take no more, and let go of the last ones."""
        self.close()
        self.release(tables)
        if self._releasing is not None:
            await asyncio.wait([self._releasing], timeout=PATIENCE)

    def close(self) -> None:
        """Take no more."""
        self.ended = True

    def check(self) -> None:
        """StoreError when the house closes."""
        if self.ended:
            raise StoreError("house-closes")


def unheard(done: asyncio.Future[None]) -> None:
    """Nobody waits for this; that it went wrong is no news either."""
    if not done.cancelled():
        done.exception()
