"""What is finished stays finished: it is made once, and lies ready for whoever asks next."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

import msgspec

LEVEL: Final = 6
"""How hard is pressed: harder takes three times as long for a hundredth less."""


class Packed(msgspec.Struct, frozen=True):
    """The same bytes twice: as they are, and packed for whoever can read that."""

    plain: bytes
    packed: bytes

    @property
    def size(self) -> int:
        """How much room it takes."""
        return len(self.plain) + len(self.packed)


def pack(plain: bytes) -> Packed:
    """Pack something; the same bytes give the same bytes."""
    return Packed(plain, gzip.compress(plain, LEVEL, mtime=0))


class Shelf:
    """Keeps what was asked for last, up to so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most: Final = most_bytes
        self._kept: Final[OrderedDict[Hashable, Packed]] = OrderedDict()
        self._making: Final[dict[Hashable, asyncio.Future[Packed]]] = {}
        self._size = 0

    def find(self, key: Hashable) -> Packed | None:
        """What lies here under a key."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Packed]]) -> Packed:
        """What lies here, or else is made now; all who ask meanwhile wait for the same."""
        found = self.find(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever goes away does not take it from the others.
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Packed]]) -> Packed:
        made = await make()
        self._kept[key] = made
        self._size += made.size
        while self._size > self._most and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= old.size
        return made
