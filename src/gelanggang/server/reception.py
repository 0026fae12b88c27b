"""Where sockets begin, and where everybody is told that the house closes."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from gelanggang.server.connection import FAREWELL, GOING_AWAY, Connection
from gelanggang.server.door import Caller
from gelanggang.server.house import House
from gelanggang.server.inner import Passed
from gelanggang.server.socket import Session
from gelanggang.server.wire import Closed
from gelanggang.text.catalogue import voice

STOPS: Final = "server-stops"


async def say_goodbye(house: House) -> None:
    """The server stops: everybody is told, and comes back by themselves when it runs again."""
    for room in house.rooms.values():
        for connection in room.connections[:]:
            room.part(connection, GOING_AWAY, STOPS)
    for led in list(house.led):
        text = voice(led.lang or house.lang).say(f"server-closed-{STOPS}")
        led.close(GOING_AWAY, Closed(STOPS, text))
    await asyncio.sleep(0)


async def serve_socket(
    house: House, request: web.Request, passed: Passed, inner: bool
) -> web.WebSocketResponse:
    """One WebSocket from its beginning to its end."""
    address = passed.address
    socket = web.WebSocketResponse(
        max_msg_size=house.limits.message_bytes,
        compress=False,
        # A ping costs as much as any other message: it is answered in `Session._next`.
        autoping=False,
        timeout=FAREWELL,
    )
    await socket.prepare(request)
    house.metrics.count("connections_total")
    house.sockets[address] += 1
    connection = Connection(socket, request.transport, house.post, address)
    house.heartbeat.add(connection)
    try:
        session = Session(house, connection, passed, inner)
        caller = request.protocol
        if isinstance(caller, Caller) and caller.patient:
            caller.hear = session.take
        await session.run()
    finally:
        house.heartbeat.discard(connection)
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]
        _forget_where(socket.exception())
    return socket


def _forget_where(error: BaseException | None) -> None:
    """A socket keeps what it ended with, and that would keep the socket."""
    if error is not None:
        error.__traceback__ = error.__context__ = None
