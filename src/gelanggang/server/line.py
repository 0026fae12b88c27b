"""A WebSocket from one process of the house to another, for one client.

What comes back is passed on as it is, frame by frame: whoever was led here gets the same bytes as
somebody who came straight to the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
"""The first bytes of frames that are whole."""
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Who opens a socket has to mask what it sends; with zeros nothing changes."""
SWITCHED: Final = b"HTTP/1.1 101 "
HEAD: Final = b"\r\n\r\n"
LONGEST_HEAD: Final = 8192
MOST_WAITING: Final = 400_000
"""Bytes that a process may leave unread before it counts as gone."""

Hear = Callable[[bytes], None]
"""Is given what comes back, frame by frame."""
End = Callable[[int], None]
"""Is told with which code the other side has ended what it had begun; 0: it is gone."""


class InnerLine(asyncio.Protocol):
    """Says hello for a client, then passes on what is said."""

    def __init__(
        self,
        request: bytes,
        hello: str,
        hear: Hear,
        end: End,
        gone: Callable[[InnerLine], None],
    ) -> None:
        self._request: Final = request
        self._hello: Final = hello
        self._hear: Final = hear
        self._end: Final = end
        self._gone: Final = gone
        """Is told that the connection is no more, whatever the way."""
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._open = False
        self._code = 0
        self._over = False
        """Whether nobody on this side listens any more."""
        self.answered: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()
        """Whether anything came back."""
        self.status = 0
        """What was answered instead of a socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """The other process is gone, or has ended it."""
        self._gone(self)
        if not self.answered.done():
            self.answered.set_result(False)
        elif not self._over:
            self._over = True
            self._end(self._code)

    def data_received(self, data: bytes) -> None:
        """Take apart what came, as far as that is needed to pass it on."""
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, data = data.partition(HEAD)
            if not found:
                self._buffer = head
                if len(head) > LONGEST_HEAD:
                    self.cut()
                return
            if not head.startswith(SWITCHED):
                word = head.split(b" ", 2)[1:2]
                self.status = int(word[0]) if word and word[0].isdigit() else 0
                self.cut()
                return
            self._open = True
            self.send(self._hello)
        self._take(data)

    def _take(self, data: bytes) -> None:
        start, size = 0, len(data)
        while size - start >= 2:
            length, at = data[start + 1], start + 2
            if length == 126:
                length, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif length == 127:
                length, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if size < at + length:
                break
            self._frame(data[start], data[start : at + length], at - start)
            start = at + length
        self._buffer = data[start:]

    def _frame(self, kind: int, frame: bytes, head: int) -> None:
        if kind == TEXT:
            if not self.answered.done():
                self.answered.set_result(True)
            if not self._over:
                self._hear(frame)
        elif kind == PING:
            self._write(PONG, frame[head:])
        elif kind == CLOSE:
            self._code = int.from_bytes(frame[head : head + 2], "big")
            self._write(CLOSE, frame[head:])
            if self._transport is not None:
                self._transport.close()

    def send(self, text: str) -> None:
        """Pass something on; what is not heard any more was not acknowledged either."""
        self._write(TEXT, text.encode())

    def _write(self, kind: int, body: bytes) -> None:
        transport, size = self._transport, len(body)
        if transport is None or transport.is_closing():
            return
        if size < 126:
            length = bytes((MASKED | size,))
        else:
            length = bytes((MASKED | 126,)) + size.to_bytes(2, "big")
        transport.write(bytes((kind,)) + length + NO_MASK + body)
        if not transport.is_closing() and transport.get_write_buffer_size() > MOST_WAITING:
            self.cut()

    def close(self, code: int) -> None:
        """The client is gone, with this code."""
        self._over = True
        self._write(CLOSE, code.to_bytes(2, "big"))
        if self._transport is not None:
            self._transport.close()

    def give_up(self) -> None:
        """Nobody waits for an answer any more."""
        self._over = True
        self.cut()

    def cut(self) -> None:
        """Whoever is at the other end does not answer."""
        if self._transport is not None:
            self._transport.abort()
