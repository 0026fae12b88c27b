"""A file that is lost: noticed, and what it held is rescued.

Whoever deletes, moves or replaces the file of an open store is noticed: what was written since is
lost to the next server, so it is not acknowledged.  The lost file can still be read as long as it
is open, so all of it is copied to a new one before the store gives up.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from gelanggang.hall.store import StoreError


class Watch:
    """Keeps an eye on a file that is open."""

    def __init__(self, path: Path) -> None:
        self._name: Final = path.name
        self._file: Final = os.path.abspath(path)
        log = f"{os.path.realpath(path)}-wal"
        # Where a file system cannot have one, the file has to do.
        self._log: Final = log if os.path.exists(log) else self._file
        self._opened: Final = _identity(self._file, self._log)
        self.lost = False
        """The file is not the one that was opened; whoever sees it first says so."""
        self.gone = False
        """It is lost, and all that can be rescued is."""
        self.rescued = ""
        """The name of the file beside its old place that holds all that was written, or none."""

    def missing(self) -> StoreError | None:
        """Why nothing counts any more: what lies in its place is not what was opened.

        The log as well: without it, whoever opens the file next does not find the last rows.
        """
        if not self.lost:
            self.lost = self._opened != _identity(self._file, self._log)
        return StoreError("store-gone", {"file": self._name}) if self.lost else None

    def insist(self) -> None:
        """StoreError when the file is lost."""
        missing = self.missing()
        if missing is not None:
            raise missing

    def give_up(self, base: sqlite3.Connection) -> None:
        """Rescue what was written, once, from a connection that is still open; it may take long."""
        if not self.gone:
            self.rescued = self._rescue(base)
            self.gone = True

    def _rescue(self, base: sqlite3.Connection) -> str:
        """Copy the lost file to a new one beside its old place; the name of that, or none."""
        folder, name = os.path.split(self._file)
        stem, ending = os.path.splitext(name)
        copy, number = f"{stem}-rescued{ending}", 1
        while os.path.lexists(os.path.join(folder, copy)):
            number += 1
            copy = f"{stem}-rescued-{number}{ending}"
        path = os.path.join(folder, copy)
        try:
            base.execute("VACUUM INTO ?", (path,))
        except sqlite3.Error:
            # Half a copy would only deceive.
            with suppress(OSError):
                os.unlink(path)
            return ""
        return copy


def _identity(file: str, log: str) -> tuple[int, int, int, int]:
    """Which files lie there; what cannot be seen is none."""
    try:
        one, other = os.stat(file), os.stat(log)
    except OSError:
        return 0, 0, 0, 0
    return one.st_dev, one.st_ino, other.st_dev, other.st_ino
