"""One open socket: nobody waits for a slow client."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import web

from gelanggang.core.ids import Seat
from gelanggang.server.wire import Closed, ServerMessage
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable

MOST_WAITING: Final = 400_000
"""Who is more bytes behind than that is cut off, and catches up when coming back: some three times
the longest welcome."""

# Why a connection ends, as the protocol numbers it.
TAKEN_OVER: Final = 4001
NO_LONGER_HERE: Final = 4003
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4029
GOING_AWAY: Final = 1001

FAREWELL: Final = 2.0
"""Seconds that a client has to answer a goodbye: who never does must not keep its line."""

CLOSE: Final = 0x88
"""The first byte of a frame that ends a connection; of a whole text it is 0x81."""

encoder: Final = msgspec.json.Encoder()


BYTES: Final = [bytes((i,)) for i in range(256)]


def frame(message: ServerMessage) -> bytes:
    """A message as a WebSocket frame of the server's: never masked, never in parts."""
    body = encoder.encode(message)
    size = len(body)
    if size < 126:
        return b"\x81" + BYTES[size] + body
    if size < 65_536:
        return b"\x81\x7e" + BYTES[size >> 8] + BYTES[size & 255] + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body


class Post:
    """Collects what is sent in one turn of the loop: each connection gets it in one piece.

    A move costs its player's connection an update and an answer, and the way to the network is
    dear.
    """

    def __init__(self) -> None:
        self._waiting: Final[list[Connection]] = []

    def take(self, connection: Connection) -> None:
        """A connection has something to send."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._waiting.append(connection)

    def deliver(self) -> None:
        """Give all of it to the network."""
        waiting = self._waiting[:]
        self._waiting.clear()
        for connection in waiting:
            connection.flush()


class Connection:
    """A client at a table, or before it has said hello."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        post: Post,
        address: str = "",
    ) -> None:
        self.socket: Final = socket
        self.address: Final = address
        """Who asks, as far as limits are concerned."""
        self._transport: Final = transport
        self._post: Final = post
        self._frames: Final[list[bytes]] = []
        """What waits,"""
        self._posted = False
        """and whether it is collected in this turn of the loop."""
        self.table: LiveTable | None = None
        self.member: Member | None = None
        self.token = ""
        """The hash it came with."""
        self.eyes: Seat | None = None
        self._seats: Final[list[Seat]] = []
        """What it knows of its own seats,"""
        self._host = False
        """and whether its member is the host."""
        self.lang: str | None = None
        self.ready = False
        """Whether it has had its welcome, so that updates make sense to it."""
        self.closing = False
        self.hinting = False
        self.silent = 0
        """How often somebody has looked since it was heard last (`heartbeat.py`)."""
        self._ending: asyncio.Task[bool] | asyncio.Task[None] | None = None

    def sits_elsewhere(self, table: LiveTable) -> bool:
        """Whether its member has other seats than it knows, or is host, or no longer.

        From now on it knows; and it looks with the eyes of its seat, if it has just one.
        """
        member = self.member
        assert member is not None
        host = member.number == table.host
        if self._seats == member.seats and self._host == host:
            return False
        if self._seats != member.seats and self.eyes not in member.seats:
            self.eyes = member.seats[0] if len(member.seats) == 1 else None
        self._seats[:], self._host = member.seats, host
        return True

    @property
    def dropped(self) -> bool:
        """Whether the other side is gone, so that nothing it has sent needs an answer."""
        return self._transport is None or self._transport.is_closing()

    def send(self, message: ServerMessage) -> None:
        """Send a message, without waiting."""
        self.send_frame(frame(message))

    def send_frame(self, made: bytes) -> None:
        """Send a message that several get."""
        if self.closing:
            return
        self._frames.append(made)
        if not self._posted:
            self._posted = True
            self._post.take(self)

    def send_later(self, made: bytes) -> bool:
        """Let a message wait for others, or for a flush; whether it is the first that waits."""
        if self.closing:
            return False
        self._frames.append(made)
        return len(self._frames) == 1

    def flush(self) -> None:
        """Give all of it to the transport, which keeps what the network does not take yet."""
        frames = self._frames
        transport = self._transport
        self._posted = False
        if not frames:
            return
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        frames.clear()
        if transport is None or self.dropped:
            # Whoever reads from the socket will notice.
            return
        if transport.get_write_buffer_size() > MOST_WAITING:
            self.end(TOO_SLOW)
            return
        transport.write(data)

    def close(self, code: int, why: Closed) -> None:
        """Say why, then end."""
        self.send(why)
        self.end(code)

    def end(self, code: int) -> None:
        """End when what is waiting has been sent."""
        self.closing = True
        self.flush()
        if self._ending is None:
            self._ending = asyncio.get_running_loop().create_task(self.socket.close(code=code))

    def cut_off(self, code: int, why: Closed) -> None:
        """Say why, then end without listening any more: whatever else comes is not looked at.

        To close in good order the rest would have to be read, and that is what a flood is made of.
        """
        self.send(why)
        self.flush()
        self.closing = True
        transport = self._transport
        if self._ending is None and transport is not None and not transport.is_closing():
            transport.pause_reading()
            transport.write(bytes((CLOSE, 2)) + code.to_bytes(2, "big"))
            self._ending = asyncio.get_running_loop().create_task(_abort_later(transport))

    def drop(self) -> None:
        """There is nobody at the other end any more, who could be told anything."""
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """The socket is closed: nothing more will be sent."""
        self.closing = True
        if self._ending is not None:
            await asyncio.gather(self._ending, return_exceptions=True)


async def _abort_later(transport: asyncio.Transport) -> None:
    await asyncio.sleep(FAREWELL)
    transport.abort()
