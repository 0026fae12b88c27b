"""Up to where the rows of tables are known, so that nobody has to look which are there."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Collection
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.hall.store import Entry


@mypyc_attr(acyclic=True)
class Span:
    """The number of a table's first row, and of the one that comes next; all between are there."""

    __slots__ = ("after", "first")

    def __init__(self, first: int, after: int) -> None:
        self.first: Final = first
        self.after = after


class Known:
    """The spans of tables whose rows have no gaps, and for which nothing is on another way."""

    def __init__(self) -> None:
        self._spans: Final[dict[str, Span]] = {}
        self._aside: Final[Counter[str]] = Counter()
        """How many entries of a table are in the hands of another thread."""
        self._lock: Final = threading.Lock()

    def fits(self, entries: list[Entry]) -> list[bool]:
        """Of each, whether nothing can be wrong with it: its rows go on, or amend what is there.

        Of one table only the first: what the next has to fit to is not there yet.
        """
        if len(entries) == 1:
            return [self._fits(entries[0])]
        seen: set[str] = set()
        found: list[bool] = []
        for entry in entries:
            found.append(entry.table not in seen and self._fits(entry))
            seen.add(entry.table)
        return found

    def _fits(self, entry: Entry) -> bool:
        span = self._spans.get(entry.table)
        if span is None or entry.new is not None:
            return False
        first, after = span.first, span.after
        for seq, _, _ in entry.rows:
            if entry.amends:
                if not first <= seq < after:
                    return False
            elif seq != after:
                return False
            else:
                after += 1
        return True

    def go_on(self, entries: list[Entry]) -> None:
        """Entries that fit are written."""
        for entry in entries:
            if not entry.amends:
                self._spans[entry.table].after += len(entry.rows)

    def hand(self, entries: list[Entry]) -> None:
        """Another thread has these from now on."""
        with self._lock:
            for entry in entries:
                self._aside[entry.table] += 1
                self._spans.pop(entry.table, None)

    def back(self, entry: Entry, span: Span | None) -> None:
        """It is done with one of them; what it found there, if that has no gaps."""
        with self._lock:
            self._aside[entry.table] -= 1
            if self._aside[entry.table] == 0:
                del self._aside[entry.table]
                if span is not None:
                    self._spans[entry.table] = span

    def forget(self, tables: Collection[str]) -> None:
        """Nobody needs to know of these any more."""
        with self._lock:
            for table in tables:
                self._spans.pop(table, None)
