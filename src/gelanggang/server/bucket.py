"""How much is left of what somebody may ask for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 10_000
"""So many addresses are remembered."""


class Bucket:
    """Fills up with time; whoever takes from an empty one has to wait."""

    __slots__ = ("_at", "_full", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._full = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        # A clock that jumps back fills nothing.
        self._level = min(self._full, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """A bucket for each address; those who were not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst, now)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take(now)
