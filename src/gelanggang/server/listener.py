"""Stands at the door: takes whoever comes, and lets in whom the door admits.

The event loop could do that alone, but it makes a whole connection of everybody first, one in each
of its rounds.  Somebody who comes and goes a thousand times a second would keep all others waiting
outside.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable, Coroutine
from typing import Final

from gelanggang.server.door import Caller, Door

BACKLOG: Final = 4096
"""Connections that the system keeps while others are let in: a class that comes at once, and a
flood before it. Most systems allow no more."""
AT_A_GULP: Final = 16_384
"""Bytes of a connection that wait in the system, and are read at once: two long messages. A larger
gulp of tiny frames would keep everybody waiting while it is taken apart."""
AT_A_STRETCH: Final = 64
"""Connections that are taken before those inside have their turn: under a flood there is always one
more."""
MOST_WAITING: Final = 256
"""Strangers with too many connections who stand before the door at once, each an open file; beyond
that they are sent away without having to wait."""
NO_FILES: Final = 0.1
"""Seconds until it is tried again when the system has no file left for a connection."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""To close a connection without any farewell."""

LetIn = Callable[[str | None], Caller]


class Listener:
    """Listens on the addresses of a host."""

    def __init__(self, door: Door, let_in: LetIn, wait: float) -> None:
        self._door: Final = door
        self._let_in: Final = let_in
        self._wait: Final = wait
        """How long somebody stands before the door who is not let in."""
        self._waiting: Final[set[socket.socket]] = set()
        self._sockets: Final[list[socket.socket]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def listen(self, host: str, port: int) -> int:
        """Listen; the port.  OSError when that is not possible."""
        loop = asyncio.get_running_loop()
        kind = socket.SOCK_STREAM
        found = await loop.getaddrinfo(host, port, type=kind, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(found):
            self.take(
                socket.create_server((address[0], address[1]), family=family, backlog=BACKLOG)
            )
        return int(self._sockets[0].getsockname()[1])

    def take(self, listening: socket.socket) -> None:
        """Listen where somebody has bound a socket already."""
        # Those who are accepted inherit it.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, AT_A_GULP)
        listening.setblocking(False)
        self._sockets.append(listening)
        self._later(self._accept(listening))

    def close(self) -> None:
        """Take nobody any more."""
        for task in self._tasks:
            task.cancel()
        for line in [*self._sockets, *self._waiting]:
            line.close()
        self._waiting.clear()

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            for _ in range(AT_A_STRETCH):
                try:
                    line, name = await loop.sock_accept(listening)
                except OSError:
                    await asyncio.sleep(NO_FILES)
                    continue
                # The name of a Unix socket is a text.
                peer = str(name[0]) if isinstance(name, tuple) else str(name)
                if self._door.admits(peer, loop.time()):
                    self._later(self._connect(line, peer))
                else:
                    self._turn_away(line)
            await asyncio.sleep(0)

    async def _connect(self, line: socket.socket, peer: str) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: self._let_in(peer), line)
        except OSError:
            # Gone before it was here.
            line.close()

    def _turn_away(self, line: socket.socket) -> None:
        """Let somebody stand before the door for a while, without listening, then send them away.

        Who was sent away at once would be back at once.
        """
        if len(self._waiting) >= MOST_WAITING:
            _hang_up(line)
            return
        self._waiting.add(line)
        asyncio.get_running_loop().call_later(self._wait, self._send_away, line)

    def _send_away(self, line: socket.socket) -> None:
        if line in self._waiting:
            self._waiting.discard(line)
            _hang_up(line)

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _hang_up(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    line.close()
