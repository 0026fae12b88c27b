"""Heavy work is done one piece at a time, address by address: who wants much waits for it alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from types import TracebackType
from typing import Final


class Turns:
    """A queue for each address, and the queues take turns.

    Between two pieces the event loop goes round once, so that everybody else's messages are
    answered meanwhile, whatever waits here.
    """

    def __init__(self) -> None:
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._busy = False

    def of(self, address: str) -> Turn:
        """`async with turns.of(address)`: what is inside is done in its turn."""
        return Turn(self, address)

    async def take(self, address: str) -> None:
        """Wait for a turn that ends by itself: with whatever is done before anything is awaited."""
        await self.wait(address)
        self.end()

    async def wait(self, address: str) -> None:
        """Wait for the next turn of an address."""
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn had come, but nobody is there to take it.
                self.end()
            raise

    def end(self) -> None:
        """A piece is done."""
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


class Turn:
    """One piece of work."""

    def __init__(self, turns: Turns, address: str) -> None:
        self._turns: Final = turns
        self._address: Final = address

    async def __aenter__(self) -> None:
        await self._turns.wait(self._address)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._turns.end()
