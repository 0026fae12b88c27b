"""The clock of a hall: it stands while nothing can be written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class StandingClock:
    """Shows the seconds that another clock has counted, less those for which it stood.

    Whatever is measured by it waits as well: the time for a decision, the grace of somebody who was
    cut off, the rest of a table that nobody uses.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._lost = 0.0
        """Seconds for which it has stood so far,"""
        self._since: float | None = None
        """and the moment since which it stands again; None: it goes."""

    def __call__(self) -> float:
        now = self._clock() if self._since is None else self._since
        return now - self._lost

    def stand(self) -> None:
        """Stand still from now on."""
        if self._since is None:
            self._since = self._clock()

    def go_on(self) -> None:
        """Go on where it stood."""
        if self._since is not None:
            self._lost += self._clock() - self._since
            self._since = None
