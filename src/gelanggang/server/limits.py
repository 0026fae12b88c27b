"""How much one client, and one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

MOST_KNOWN: Final = 10_000
"""So many addresses are remembered."""


class Limits(msgspec.Struct, frozen=True):
    """What is allowed; a rate is so many a second, a burst so many at once."""

    message_bytes: int = 8192
    body_bytes: int = 8192
    message_rate: float = 20.0
    message_burst: float = 60.0
    request_rate: float = 10.0
    request_burst: float = 60.0
    open_rate: float = 1 / 30
    """Tables of one address: a new one every half minute,"""
    open_burst: float = 20.0
    """and so many at once."""
    idea_rate: float = 0.5
    """Of one address: what a bot would have done in a game that is over."""
    idea_burst: float = 6.0
    connections: int = 64
    """Sockets of one address."""
    watchers: int = 200
    """Of one table."""
    hello_seconds: float = 10.0


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
