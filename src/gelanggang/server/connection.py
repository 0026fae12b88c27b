"""One open socket: what is to be sent waits here, so that nobody waits for a slow client."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec
from aiohttp import WSMsgType, web

from gelanggang.core.ids import Seat
from gelanggang.server.wire import Closed, ServerMessage
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable

MOST_WAITING: Final = 512
"""Who is further behind than that is cut off, and catches up when coming back."""

TAKEN_OVER: Final = 4001
NO_LONGER_HERE: Final = 4003
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4029
GOING_AWAY: Final = 1001

encoder: Final = msgspec.json.Encoder()


class Connection:
    """A client at a table, or before it has said hello."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket: Final = socket
        self.table: LiveTable | None = None
        self.member: Member | None = None
        self.token = ""
        """The hash it came with."""
        self.eyes: Seat | None = None
        self.lang: str | None = None
        self.ready = False
        """Whether it has had its welcome, so that updates make sense to it."""
        self.closing = False
        self.hinting = False
        self._waiting: Final[deque[bytes]] = deque()
        self._wake: Final = asyncio.Event()
        self._writer: Final = asyncio.get_running_loop().create_task(self._write())
        self._end: int | None = None

    def send(self, message: ServerMessage) -> None:
        """Send a message, without waiting."""
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, body: bytes) -> None:
        """Send a message that is encoded already."""
        if self.closing:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.end(TOO_SLOW)
            return
        self._waiting.append(body)
        self._wake.set()

    def close(self, code: int, why: Closed) -> None:
        """Say why, then end."""
        self.send(why)
        self.end(code)

    def end(self, code: int) -> None:
        """End when what is waiting has been sent."""
        self.closing = True
        self._end = code
        self._wake.set()

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    await self.socket.send_frame(self._waiting.popleft(), WSMsgType.TEXT)
                if self._end is not None:
                    await self.socket.close(code=self._end)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (ConnectionError, RuntimeError):
            # The other side is gone; whoever reads from the socket will notice.
            self.closing = True
            self._waiting.clear()

    async def finish(self) -> None:
        """The socket is closed: nothing more will be sent."""
        self.closing = True
        if not self._writer.done() and self._end is None:
            self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
