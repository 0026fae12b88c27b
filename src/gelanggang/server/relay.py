"""Leads people to the process of the house that has their table: they never notice which it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import aiohttp
from aiohttp import WSCloseCode, web
from yarl import URL

from gelanggang.server import inner
from gelanggang.server.inner import Passed
from gelanggang.server.line import End, Hear, InnerLine
from gelanggang.tables.denied import Denied

ANSWERS: Final = 2.0
"""Seconds in which another process has to say that it is there: one that is stopped takes
connections for a while, and says nothing."""
LOOKS: Final = 2.0
"""Seconds until it is looked again whether a process to which people were led still answers."""
WHOLE: Final = 20.0
"""Seconds that an answer may take: some have to be made first, and a welcome has to wait for its
turn."""
NOT_HERE: Final = 4010
"""How a process ends an inner socket whose table it has not, before anything was said."""
LOST: Final = 4000
"""How an inner socket ends whose client was cut off, and did not say that it leaves."""
MOVED: Final = 421
"""What a process answers to an inner request for a table that it has not."""
TOO_MANY: Final = 429
ALONG: Final = (
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Content-Type",
    "Cookie",
    "If-None-Match",
)
"""What travels along with a request.  Its origin was checked at the door."""
BACK: Final = (
    "Cache-Control",
    "Content-Disposition",
    "Content-Encoding",
    "Content-Type",
    "ETag",
    "Retry-After",
    "Vary",
)
"""What comes back with an answer."""


class Line(Protocol):
    """A client that was led to another process."""

    def send(self, text: str) -> None:
        """Pass on what the client says."""

    def close(self, code: int) -> None:
        """The client is gone."""


class Relay(Protocol):
    """Reaches other processes of the house.  What it asks there is never passed on again."""

    async def lead(
        self, passed: Passed, address: str, hello: str, hear: Hear, end: End
    ) -> Line | None:
        """Say hello for a client at another process; None: it does not answer, or not for long."""

    async def ask(
        self, request: web.Request, passed: Passed, address: str, body: bytes
    ) -> web.Response | None:
        """What another process answers; None: it does not, or has the table no longer."""

    def tag(self, word: str) -> str:
        """The same word, so that any process knows that it is known here."""

    def where(self, word: str) -> str:
        """The address of the process that knows a word; empty: this one, or none."""

    async def close(self) -> None:
        """Reach nobody any more."""


class InnerRelay:
    """Reaches them at their inner doors, with requests that are signed."""

    def __init__(self, secret: bytes, wall: Callable[[], float], address: str = "") -> None:
        self._secret: Final = secret
        self._address: Final = address
        """Where the others reach this one."""
        self._wall: Final = wall
        self._session: aiohttp.ClientSession | None = None
        self._lines: Final[dict[str, set[InnerLine]]] = {}
        """Those who were led somewhere, by the address of the process."""
        self._watches: Final[dict[str, asyncio.Task[None]]] = {}

    def _signed(self, method: str, path: str, passed: Passed) -> str:
        return inner.sign(self._secret, method, path, passed, self._wall())

    # Sockets.

    async def lead(
        self, passed: Passed, address: str, hello: str, hear: Hear, end: End
    ) -> InnerLine | None:
        """Say hello for a client at another process; None: it does not answer, or not for long.

        Denied when that process has heard enough from whoever asks.
        """
        host, _, port = address.rpartition(":")
        lines = self._lines.setdefault(address, set())
        request = self._upgrade(address, passed)
        line = InnerLine(request, hello, hear, end, lines.discard)
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(
                loop.create_connection(lambda: line, host.strip("[]"), int(port)), ANSWERS
            )
            lines.add(line)
            self._look_after(address)
            if await asyncio.wait_for(line.answered, WHOLE):
                return line
        except (OSError, TimeoutError):
            line.give_up()
        except asyncio.CancelledError:
            line.give_up()
            raise
        if line.status == TOO_MANY:
            raise Denied("too-many-connections")
        return None

    def _upgrade(self, address: str, passed: Passed) -> bytes:
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: Z2VsYW5nZ2FuZyBpbm5lcg==",
            f"{inner.HEADER}: {self._signed('GET', '/ws', passed)}",
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    def _look_after(self, address: str) -> None:
        if address not in self._watches:
            loop = asyncio.get_running_loop()
            self._watches[address] = loop.create_task(self._watch(address))

    async def _watch(self, address: str) -> None:
        """Look whether a process is still there, for as long as somebody is led to it."""
        try:
            while self._lines.get(address):
                await asyncio.sleep(LOOKS)
                if self._lines.get(address) and not await self._answers(address):
                    for line in list(self._lines[address]):
                        line.cut()
        finally:
            del self._watches[address]

    async def _answers(self, address: str) -> bool:
        timeout = aiohttp.ClientTimeout(total=ANSWERS)
        headers = {inner.HEADER: self._signed("GET", "/health", Passed("", "", ""))}
        url = f"http://{address}/health"
        try:
            async with self._reach().get(url, headers=headers, timeout=timeout):
                return True
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False

    # Requests.

    def _reach(self) -> aiohttp.ClientSession:
        if self._session is None:
            # Each request has a connection of its own: whether one that was kept is still good is
            # known only afterwards, and nothing may be asked for twice.
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0, force_close=True),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    async def ask(
        self, request: web.Request, passed: Passed, address: str, body: bytes
    ) -> web.Response | None:
        """What another process answers; None: it does not, or has the table no longer.

        Denied when nobody knows what came of it: what changes something is not asked for twice.
        """
        method, path = request.method, request.raw_path
        headers = {name: request.headers[name] for name in ALONG if name in request.headers}
        headers[inner.HEADER] = self._signed(method, path, passed)
        asking = self._reach().request(
            method,
            URL(f"http://{address}{path}", encoded=True),
            headers=headers,
            data=body or None,
            timeout=aiohttp.ClientTimeout(total=WHOLE, sock_connect=ANSWERS),
            allow_redirects=False,
        )
        try:
            async with asking as answer:
                text = await answer.read()
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError):
            return None
        except (aiohttp.ClientError, OSError, TimeoutError):
            if method in ("GET", "HEAD"):
                return None
            raise Denied("table-moves", {"seconds": 1}) from None
        if answer.status == MOVED:
            return None
        kept = {name: answer.headers[name] for name in BACK if name in answer.headers}
        return web.Response(status=answer.status, body=text, headers=kept)

    # What only one process knows.

    def tag(self, word: str) -> str:
        """The same word, so that any process knows that it is known here."""
        return inner.tag(self._secret, word, self._address)

    def where(self, word: str) -> str:
        """The address of the process that knows a word; empty: this one, or none."""
        address = inner.tagged(self._secret, word)
        return "" if address == self._address else address

    async def close(self) -> None:
        """Reach nobody any more."""
        watches = list(self._watches.values())
        for watch in watches:
            watch.cancel()
        await asyncio.gather(*watches, return_exceptions=True)
        if self._session is not None:
            await self._session.close()


def parted(left: bool) -> int:
    """With which code a client is gone that left, or was cut off."""
    return WSCloseCode.OK if left else LOST
