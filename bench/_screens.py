"""Screens of people who play or look on: WebSockets over bare sockets, and when each message came.

A client that works much would slow down the server beside it, and one that wakes up late would be
counted as a slow server.  So this one does little, and asks the kernel at what moment a message had
reached it: how soon a program is woken to read it is no merit or fault of whoever sent it.
"""

from __future__ import annotations

import select
import socket
import struct
import sys
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

NO_MASK: Final = b"\0\0\0\0"
"""A client has to mask what it sends; with zeros nothing changes."""
UPGRADE: Final = (
    b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Z2VsYW5nZ2FuZy1iZW5jaA==\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""The first byte of a frame."""
STAMPS: Final = 35
"""`SO_TIMESTAMPNS`, for which Python has no name: what is read comes with its time of arrival."""
STAMP: Final = struct.Struct("@qq")
ROOM: Final = socket.CMSG_SPACE(STAMP.size)
MOST: Final = 1 << 18
"""Bytes that are read at once: a welcome, or many updates."""
GLANCE: Final = 0.001
"""Seconds after which those look who are not woken."""
HERE: Final = "127.0.0.1"


def now() -> float:
    """Seconds of the clock by which the kernel stamps what arrives."""
    return time.clock_gettime(time.CLOCK_REALTIME)


class Reader(Protocol):
    """Whoever looks at screens."""

    def begin(self, screen: Screen) -> None:
        """It can be spoken to."""

    def read(self, screen: Screen, text: bytes) -> None:
        """Something was sent to it."""


class Screen:
    """One seat's socket."""

    def __init__(self, reader: Reader, port: int, path: bytes) -> None:
        self._reader: Final = reader
        self._socket: Final = socket.create_connection((HERE, port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setsockopt(socket.SOL_SOCKET, STAMPS, 1)
        self._socket.setblocking(False)
        self._socket.send(UPGRADE % path)
        self._open = False
        self._rest = b""
        self.came = 0.0
        """When the last message had arrived."""

    def fileno(self) -> int:
        """The number of its file."""
        return self._socket.fileno()

    def pull(self) -> None:
        """Take apart what has come."""
        data, about, _, _ = self._socket.recvmsg(MOST, ROOM)
        if not data:
            sys.exit("a screen was cut off")
        if about:
            seconds, rest = STAMP.unpack(about[0][2])
            self.came = seconds + rest / 1e9
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._open = True
            self._reader.begin(self)
        start, end = 0, len(data)
        while end - start >= 2:
            size, at = data[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if end < at + size:
                break
            if data[start] == TEXT:
                self._reader.read(self, data[at : at + size])
            elif data[start] == PING:
                self._frame(PONG, data[at : at + size])
            start = at + size
        self._rest = data[start:]

    def say(self, message: object) -> None:
        """Send something."""
        self.write(msgspec.json.encode(message))

    def write(self, text: bytes) -> None:
        """Send something that is written already."""
        self._frame(TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        whole = bytes([kind]) + length + NO_MASK + body
        if self._socket.send(whole) < len(whole):
            sys.exit("the server does not read what it is sent")


class Screens:
    """All screens of a program, and the line on which it gets its orders."""

    def __init__(self) -> None:
        self._poll: Final = select.epoll()
        self._screens: Final[dict[int, Screen]] = {}
        self._poll.register(sys.stdin, select.EPOLLIN)

    def open(self, reader: Reader, port: int, path: bytes = b"/ws") -> Screen:
        """One more."""
        screen = Screen(reader, port, path)
        self._screens[screen.fileno()] = screen
        self._poll.register(screen, select.EPOLLIN)
        return screen

    def look(self, seconds: float) -> None:
        """Read what has come, after so long, or a little sooner.

        Whoever waits for a message is woken by whoever sends it, on the same machine and at its
        cost: some ten microseconds for each of four screens, which no player far away takes.
        """
        time.sleep(max(0.0, min(seconds, GLANCE)))
        self.pull(0.0)

    def pull(self, seconds: float) -> bool:
        """Read what comes, waiting so long for something to come; whether there is an order."""
        ordered = False
        for number, _ in self._poll.poll(max(0.0, seconds)):
            screen = self._screens.get(number)
            if screen is None:
                ordered = True
            else:
                screen.pull()
        return ordered

    def pull_until(self, done: Callable[[], bool]) -> None:
        """Read until something is the case."""
        while not done():
            self.pull(1.0)

    def order(self) -> str:
        """The next order, as a line; empty: there are no more."""
        while not self.pull(1.0):
            pass
        return sys.stdin.readline()
