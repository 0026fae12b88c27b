"""How much is left of what somebody may ask for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 10_000
"""Devices or addresses whose budgets are remembered, so that strangers cannot fill the memory. Who
was away for longest is forgotten, and begins again with a full budget."""


class Bucket:
    """Fills up with time; whoever takes from an empty one has to wait."""

    __slots__ = ("_at", "_full", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._full = burst
        self._level = burst
        self._at = now

    def take(self, now: float, price: float = 1.0) -> bool:
        """Take what something costs, if there is so much."""
        self._fill(now)
        if self._level < price:
            return False
        self._level -= price
        return True

    def owe(self, now: float, price: float) -> float:
        """Take what cannot be refused any more; seconds until it is made up for.

        Nobody owes more than a burst: who stops is listened to again soon.
        """
        self._fill(now)
        self._level = max(-self._full, self._level - price)
        return max(0.0, -self._level / self._rate)

    def refill(self, now: float, rate: float) -> None:
        """Fill up at another rate from now on."""
        self._fill(now)
        self._rate = rate

    def wait(self, now: float, price: float = 1.0) -> float:
        """Seconds until there is so much."""
        self._fill(now)
        return max(0.0, (price - self._level) / self._rate)

    def _fill(self, now: float) -> None:
        # A clock that jumps back fills nothing.
        self._level = min(self._full, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now


def owe_all(buckets: list[Bucket], now: float, price: float) -> float:
    """Take from all of them what cannot be refused any more; seconds until that is made up for."""
    wait = 0.0
    for bucket in buckets:
        owed = bucket.owe(now, price)
        if owed > wait:
            wait = owed
    return wait


class Buckets:
    """A bucket for each address or device; those who were not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._whole: Final = rate
        self._rate = rate
        self._burst: Final = burst
        self._known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, who: str, now: float) -> Bucket:
        """Somebody's bucket."""
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._rate, self._burst, now)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        return bucket

    def share(self, processes: int, now: float) -> None:
        """So many processes of the house fill such buckets: together no faster than one would.

        What somebody may do at once stays whole: a class may come to one process alone.
        """
        self._rate = self._whole / processes
        for bucket in self._known.values():
            bucket.refill(now, self._rate)

    def take(self, who: str, now: float, price: float = 1.0) -> bool:
        """Take from somebody's bucket, if there is so much in it."""
        return self.of(who, now).take(now, price)
