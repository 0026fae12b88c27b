"""Rings of objects that nobody uses any more: when they are looked for.

Everybody waits while Python looks, the longer the more it looks at.  As it comes, it looks in the
middle of whatever is done, and again and again at all that was ever made: a fifth of a second with
250 tables.  A move leaves no rings behind, only who comes and goes does.  So here it looks between
two things, and only at what is new, if that is much; at all when many have come and there is a
quarter more than there was, sooner when the house is quiet.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from typing import Final

TICK: Final = 0.1
"""Seconds between two looks: what is new by then is not much."""
NEW: Final = 30_000
"""With fewer new objects that have stayed it is not worth a look: tables alone bring a third
as many when everybody plays as fast as a machine can, and those are no rings."""
QUIET: Final = 0.05
"""A house that uses less than this part of a processor is quiet."""
SELDOM: Final = 10
"""Looks after which it is counted how much there is: that takes a millisecond."""
FEW: Final = 300_000
"""A house is reckoned to have so many pieces of memory at least."""
MORE: Final = 0.1
"""Where there is so much more, a quiet moment is used;"""
MUCH_MORE: Final = 0.25
"""nobody waits for one with so much more,"""
FAR_TOO_MUCH: Final = 3.0
"""and here it does not matter any more whether anybody came."""
COMERS: Final = 1000
"""With fewer who have come since, what is new are moves."""


def nobody() -> int:
    """How many have come to a house of which that is not known."""
    return 0


class Garbage:
    """Decides when Python looks for rings, and where."""

    def __init__(self, comers: Callable[[], int] = nobody) -> None:
        self._comers: Final = comers
        """How many have come so far."""
        self._kept = 0
        """Pieces of memory that were in use when all was looked through,"""
        self._came = 0
        """and who had come until then."""

    def begin(self) -> None:
        """From now on, instead of Python."""
        gc.disable()
        gc.freeze()
        self._kept = sys.getallocatedblocks()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.unfreeze()
        gc.enable()

    async def keep_clear(self) -> None:
        """For as long as the server runs."""
        used, looks = time.process_time(), 0
        while True:
            await asyncio.sleep(TICK)
            before, used, looks = used, time.process_time(), looks + 1
            self.look()
            if looks % SELDOM == 0:
                self.look_through(used - before < QUIET * TICK)

    def look(self) -> None:
        """Look at what is new; what is in use is not looked at again."""
        if gc.get_count()[0] >= NEW:
            gc.collect(0)
        gc.freeze()

    def look_through(self, quiet: bool) -> bool:
        """Look at everything, if it has grown and the moment is right; whether it was done."""
        came = self._comers()
        more = MORE if quiet else MUCH_MORE
        if came - self._came < COMERS:
            more = FAR_TOO_MUCH
        # To count the objects would take ten times as long.
        if sys.getallocatedblocks() - self._kept < max(self._kept, FEW) * more:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept, self._came = sys.getallocatedblocks(), came
        return True
