"""What day it is, as far as the wall clock can be believed."""

from __future__ import annotations

from typing import Final

DAY: Final = 86_400
"""In seconds; and by how much a clock may be set without anybody doubting it: by an hour in summer,
or to another zone."""
DOUBTED: Final = 7 * DAY
"""Seconds for which a clock that jumped has to go on like that until it is believed.  Whoever runs
the house has a week to notice, and no table is forgotten meanwhile."""


class Calendar:
    """Notices when the wall clock was set: by hand, by the network, or by a dead battery.

    A house that believed such a clock at once would forget tables of yesterday.  The other clock,
    which only counts seconds, cannot be set; with the time of the last row in the store it says
    what day it should be.
    """

    def __init__(self, wall: int, now: float) -> None:
        self._ahead = wall - now
        """How far the wall clock is ahead of the other one, as far as is known."""
        self._doubted: tuple[float, float] | None = None
        """How far ahead it claims to be, and since when."""

    def believes(self, wall: int, now: float) -> bool:
        """Whether it can be the day that the wall clock says."""
        ahead = wall - now
        if abs(ahead - self._ahead) <= DAY:
            self._ahead, self._doubted = ahead, None
            return True
        if self._doubted is None or abs(ahead - self._doubted[0]) > DAY:
            self._doubted = (ahead, now)
        if now - self._doubted[1] < DOUBTED:
            return False
        self._ahead, self._doubted = ahead, None
        return True
