"""What befalls the store, brought from its threads to where the tables are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

Away = Callable[[str], None]
Back = Callable[[], None]
Lost = Callable[[list[str]], None]


class Tidings:
    """Implements `StoreListener`: whatever is heard is told in the event loop, in its order."""

    def __init__(self, loop: asyncio.AbstractEventLoop, away: Away, back: Back, lost: Lost) -> None:
        self._loop: Final = loop
        self._away: Final = away
        self._back: Final = back
        self._lost: Final = lost

    def away(self, code: str) -> None:
        """The store cannot be reached."""
        # Where the loop is closed nobody wants to know any more; so below.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._away, code)

    def back(self) -> None:
        """It can be reached again."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._back)

    def lost(self, tables: list[str]) -> None:
        """Others have these tables now."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._lost, tables)
