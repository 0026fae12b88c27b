"""Who may connect at all: so many of one address, and nobody who says nothing.

A connection that is open costs a file and some memory, whether anything is ever asked over it.
"""

from __future__ import annotations

import asyncio
import importlib
from collections import Counter, OrderedDict
from typing import Any, Final, cast

from aiohttp import web

from gelanggang.server.proxy import Proxies, counted

FILES: Final = 65_536
"""So many open files the process asks the system for: each connection is one."""
SPARE: Final = 128
"""Files that are no connections: the store, the thinkers, the log."""


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

    def __init__(self, of_one: int, in_all: int, proxies: Proxies) -> None:
        self._of_one: Final = of_one
        self._in_all: Final = in_all
        self._proxies: Final = proxies
        self._addresses: Final[Counter[str]] = Counter()
        self._silent: Final[OrderedDict[Caller, None]] = OrderedDict()
        """Those who have not asked for anything yet, the oldest first."""
        self.inside = 0

    def enter(self, caller: Caller) -> bool:
        """Whether somebody may connect."""
        full = self._addresses[caller.address] >= self._of_one
        if full and not self._proxies.trusts(caller.peer):
            return False
        if self.inside >= self._in_all and not self._make_room():
            return False
        self.inside += 1
        self._addresses[caller.address] += 1
        self._silent[caller] = None
        return True

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


class Caller(web.RequestHandler):
    """A connection from its beginning to its end."""

    __slots__ = ("_door", "_let_in", "address", "peer")

    def __init__(self, door: Door, server: web.Server, **settings: Any) -> None:
        super().__init__(server, **settings)
        self._door = door
        self._let_in = False
        self.peer: str | None = None
        """The other end of the connection;"""
        self.address = ""
        """and how limits count it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, or not."""
        name = transport.get_extra_info("peername")
        # The name of a Unix socket is a text.
        self.peer = str(name[0]) if isinstance(name, tuple) else name
        self.address = counted(self.peer)
        self._let_in = self._door.enter(self)
        if self._let_in:
            super().connection_made(transport)
        else:
            cast(asyncio.Transport, transport).abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Somebody is gone."""
        if self._let_in:
            self._let_in = False
            self._door.leave(self)
            super().connection_lost(exc)

    def speak(self) -> None:
        """A whole request has come."""
        self._door.speak(self)

    def send_away(self) -> None:
        """Another one needs the place."""
        if self.transport is not None:
            self.transport.abort()
