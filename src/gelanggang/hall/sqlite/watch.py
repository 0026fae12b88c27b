"""A file that is lost: noticed, and what it held is rescued.

Whoever deletes, moves or replaces the file of an open store is noticed: what was written since is
lost to the next server, so it is not acknowledged.  The lost file can still be read as long as it
is open, so all of it is copied to a new one before the store gives up; what was jotted down in the
hundredth of a second before anybody looked, too.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from gelanggang.hall.store import StoreError

GLANCE: Final = 0.01
"""Seconds between two looks of those who have little time: a look takes as long as to write."""


class Watch:
    """Keeps an eye on files that are open."""

    def __init__(self, path: Path, others: Sequence[Path] = ()) -> None:
        self._name: Final = path.name
        self._file: Final = os.path.abspath(path)
        log = f"{os.path.realpath(path)}-wal"
        # Where a file system cannot have one, the file has to do.
        logs = [log] if os.path.exists(log) else []
        self._files: Final = [self._file, *logs, *(os.path.abspath(one) for one in others)]
        self._opened: Final = _identity(self._files)
        self._looked = 0.0
        """When somebody with little time did."""
        self.lost = False
        """The file is not the one that was opened; whoever sees it first says so."""
        self.gone = False
        """It is lost, and all that can be rescued is."""
        self.rescued = ""
        """The name of the file beside its old place that holds all that was written, or none."""

    def missing(self) -> StoreError | None:
        """Why nothing counts any more: what lies in its place is not what was opened.

        The log and the slates as well: without them, whoever opens the file next does not find the
        last rows.
        """
        if not self.lost:
            self.lost = self._opened != _identity(self._files)
        return StoreError("store-gone", {"file": self._name}) if self.lost else None

    def glance(self) -> bool:
        """Whether that was so a moment ago."""
        now = time.monotonic()
        if now >= self._looked + GLANCE:
            self._looked = now
            self.missing()
        return self.lost

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


def _identity(files: list[str]) -> list[tuple[int, int]]:
    """Which files lie there; what cannot be seen is none."""
    try:
        found = [os.stat(file) for file in files]
    except OSError:
        return []
    return [(one.st_dev, one.st_ino) for one in found]
