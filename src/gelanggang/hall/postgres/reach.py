"""Whether the database can be reached, and who is told."""

from __future__ import annotations

import threading
from typing import Final

from gelanggang.hall.postgres.wrong import AWAY
from gelanggang.hall.store import StoreListener


class Reach:
    """Tells that the database is away, and that it is back, once each."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        """Also while somebody is told: what happened later is not to be heard first."""
        self._unable: Final[set[str]] = set()
        self._listener: StoreListener | None = None

    def listen(self, listener: StoreListener) -> None:
        """Tell somebody from now on."""
        with self._lock:
            self._listener = listener
            if self._unable:
                listener.away(AWAY)

    def missed(self, part: str) -> None:
        """A part of the store cannot go on without the database."""
        with self._lock:
            first = not self._unable
            self._unable.add(part)
            if first and self._listener is not None:
                self._listener.away(AWAY)

    def reached(self, part: str) -> None:
        """It goes on; when all do, the database is back."""
        with self._lock:
            if part not in self._unable:
                return
            self._unable.remove(part)
            if not self._unable and self._listener is not None:
                self._listener.back()

    def lost(self, tables: list[str]) -> None:
        """Others have these tables now."""
        with self._lock:
            if self._listener is not None:
                self._listener.lost(tables)
