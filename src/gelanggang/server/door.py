"""Who may connect at all: so many of one address, and nobody who says nothing.

A connection that is open costs a file and some memory, whether anything is ever asked over it.
"""

from __future__ import annotations

import asyncio
import importlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from gelanggang.server.bucket import Bucket, Buckets, owe_all
from gelanggang.server.limits import Limits
from gelanggang.server.proxy import Proxies, counted

FILES: Final = 65_536
"""Open files that the process asks the system for, because each connection is one: 128 addresses
may have all the lines they are allowed."""
SPARE: Final = 512
"""Files that are none of those inside: before the door, the store, the thinkers, the log."""


HEAD: Final = b"\r\n\r\n"
"""The end of a request that has no body."""


def raise_file_limit() -> int:
    """Ask for as many open files as the system lets us have; how many those are."""
    try:
        # Not where there is no such limit.
        resource: Any = importlib.import_module("resource")
    except ModuleNotFoundError:
        return FILES
    endless = resource.RLIM_INFINITY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == endless else min(FILES, hard)
    if soft == endless or soft >= wanted:
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(wanted)


class Door:
    """Counts who is connected."""

    inner = False
    """Whether it is for the other processes of the house."""

    def __init__(self, limits: Limits, in_all: int, proxies: Proxies) -> None:
        self._limits: Final = limits
        self._in_all: Final = in_all
        self._proxies: Final = proxies
        self._bytes: Final = Buckets(limits.school_bytes_rate, limits.school_bytes_burst)
        self._comings: Final = Buckets(limits.line_rate, limits.line_burst)
        self._addresses: Final[Counter[str]] = Counter()
        self._silent: Final[OrderedDict[Caller, None]] = OrderedDict()
        """Those who have not asked for anything yet, the oldest first."""
        self.inside = 0

    def admits(self, peer: str | None, now: float) -> bool:
        """Whether somebody may come in."""
        if not self._proxies.trusts(peer):
            address = counted(peer)
            if self._addresses[address] >= self._limits.lines:
                return False
            if not self._comings.take(address, now):
                return False
        return self.inside < self._in_all or self._make_room()

    def enter(self, caller: Caller) -> None:
        """Somebody is in."""
        self.inside += 1
        self._addresses[caller.address] += 1
        self._silent[caller] = None

    def budgets(self, peer: str | None, now: float) -> list[Bucket]:
        """From what the bytes are taken that somebody sends."""
        most = self._limits
        own = Bucket(most.bytes_rate, most.bytes_burst, now)
        if self._proxies.trusts(peer):
            # It speaks for many, and nobody knows here for whom.
            return [own]
        return [own, self._bytes.of(counted(peer), now)]

    def speak(self, caller: Caller) -> None:
        """Somebody has asked for something."""
        self._silent.pop(caller, None)

    def leave(self, caller: Caller) -> None:
        """Somebody is gone."""
        self._silent.pop(caller, None)
        self.inside -= 1
        self._addresses[caller.address] -= 1
        if not self._addresses[caller.address]:
            del self._addresses[caller.address]

    def _make_room(self) -> bool:
        """Send away whoever has been silent for longest; whether there was anybody."""
        if not self._silent:
            return False
        caller, _ = self._silent.popitem(last=False)
        caller.send_away()
        return True


class InnerDoor(Door):
    """The door between the processes of one house.

    Those who come there speak for many people, whose limits were counted where they came in, and
    are counted here again with every request.  Whoever has not signed what they ask for is told so.
    """

    inner = True

    def admits(self, peer: str | None, now: float) -> bool:
        """As long as there is room."""
        return self.inside < self._in_all or self._make_room()

    def budgets(self, peer: str | None, now: float) -> list[Bucket]:
        """None: it is not known yet for whom they speak."""
        return []


class Caller(web.RequestHandler):
    """A connection from its beginning to its end."""

    __slots__ = ("_budgets", "_door", "address", "hear", "patient")

    def __init__(self, door: Door, peer: str | None, server: web.Server, **settings: Any) -> None:
        super().__init__(server, **settings)
        self._door = door
        self._budgets = door.budgets(peer, self._loop.time())
        self.address = counted(peer)
        """How limits count the other end."""
        self.patient = False
        """Whether they have sent a request and nothing behind it,"""
        self.hear: Callable[[bytes], bool] | None = None
        """and who takes choices, when that has become a socket; the rest goes the long way."""

    @property
    def inner(self) -> bool:
        """Whether they came through the door between the processes."""
        return self._door.inner

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is in."""
        self._door.enter(self)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take in what was sent; who sends too much is not listened to for a while.

        Not all that is sent is a message that could be counted: frames can be empty, or never end.
        """
        hear = self.hear
        if hear is None:
            self.patient = data.endswith(HEAD)
            super().data_received(data)
        elif not hear(data):
            super().data_received(data)
        wait = owe_all(self._budgets, self._loop.time(), len(data))
        transport = self.transport
        if wait > 0 and transport is not None and not transport.is_closing():
            transport.pause_reading()
            self._loop.call_later(wait, self._listen)

    def _listen(self) -> None:
        transport = self.transport
        if transport is not None and not transport.is_closing():
            transport.resume_reading()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Somebody is gone."""
        self._door.leave(self)
        super().connection_lost(exc)
        # It would hold on to all that belonged to them, and they to it.
        self.hear = None

    def speak(self) -> None:
        """A whole request has come."""
        self._door.speak(self)

    def send_away(self) -> None:
        """Another one needs the place."""
        if self.transport is not None:
            self.transport.abort()
