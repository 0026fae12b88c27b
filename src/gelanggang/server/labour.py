"""What takes long is made elsewhere, address by address, and kept when it is finished."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, ParamSpec, TypeVar

from gelanggang.hall.thinker import Thinker
from gelanggang.server.shelf import Packed, Shelf
from gelanggang.server.turns import Turns

ROOM: Final = 32_000_000
"""Bytes of what is kept, however many replays are looked at: the pictures and cards of a pack are
half a million, a replay as much."""

P = ParamSpec("P")
T = TypeVar("T")


class Labour:
    """Has one piece of work done at a time, so that a bot never waits for more than one of them."""

    def __init__(self, thinker: Thinker) -> None:
        self.turns: Final = Turns()
        self._thinker: Final = thinker
        self._shelf: Final = Shelf(ROOM)

    def ready(self, key: Hashable) -> bool:
        """Whether something lies there already."""
        return self._shelf.find(key) is not None

    async def made(
        self,
        key: Hashable,
        address: str,
        work: Callable[P, Packed],
        *args: P.args,
        **more: P.kwargs,
    ) -> Packed:
        """What `work` makes: now, or what it made before under this key."""

        async def make() -> Packed:
            async with self.turns.of(address):
                return await self._thinker.elsewhere(work, *args, **more)

        return await self._shelf.get(key, make)

    async def done(self, address: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What `work` gives back; nobody else will ask for the same."""
        async with self.turns.of(address):
            return await self._thinker.elsewhere(work, *args, **more)
