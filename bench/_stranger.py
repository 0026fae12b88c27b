"""Somebody who misbehaves, and what they work with: bare sockets from an address of their own.

What is sent is made beforehand and what comes back is hardly looked at: a stranger who works much
would be slower than the house, and would hurt nobody.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast

import aiohttp

from bench._children import HERE

Json = dict[str, Any]

ADDRESS: Final = "127.0.0.2"
"""Of the stranger: to the house this is not where the victim is."""
NO_PORT: Final = 24
"""IP_BIND_ADDRESS_NO_PORT: a port is looked for when one connects, so that they do not run out."""
MASK: Final = b"\x5a\xa5\x3c\xc3"
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
BREATH: Final = 0.01
"""Who is not let in at all tries again after so many seconds: to spin would hurt nobody else."""
ANSWER: Final = re.compile(rb"HTTP/1\.1 (\d\d\d)")
LONGEST: Final = 12
"""Bytes of that."""
PLAIN: Final[Mapping[str, str]] = {}
GZIP: Final = {"Accept-Encoding": "gzip"}
UPGRADE: Final = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "Z2VsYW5nZ2FuZy1iZW5jaA==",
}
CLOSED: Final = b'"type":"closed"'
TOO_FAST: Final = "429"


def frame(kind: int, body: bytes, says: int | None = None) -> bytes:
    """A frame of a client, masked; `says` is its length if it is to lie about that."""
    size = len(body) if says is None else says
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    key = (MASK * (len(body) // 4 + 1))[: len(body)]
    mixed = int.from_bytes(body, "big") ^ int.from_bytes(key, "big")
    return bytes([kind]) + length + MASK + mixed.to_bytes(len(body), "big")


def text(**message: object) -> bytes:
    """A message as a frame."""
    return frame(TEXT, json.dumps(message).encode())


class Raid:
    """What an attack needs: where the house is, for how long, and what it has done so far."""

    def __init__(
        self,
        port: int,
        table: str,
        folder: Path,
        seconds: float,
        signal: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.port: Final = port
        self.table: Final = table
        """The code of the victim's table: whoever looks on knows it."""
        self.folder: Final = folder
        """Where the house keeps its tables."""
        self.seconds: Final = seconds
        self.did: Final[Counter[str]] = Counter()
        self.begun: Final = asyncio.Event()
        self.lines: Final[set[Line]] = set()
        self._signal: Final = signal
        self._session: aiohttp.ClientSession | None = None

    async def begin(self) -> None:
        """All is prepared: wait until the others are ready, then go on."""
        if self._signal is not None:
            await self._signal()
        self.did.clear()
        self.begun.set()

    async def end(self) -> None:
        """Let go of everything."""
        for line in list(self.lines):
            line.hang_up()
        if self._session is not None:
            await self._session.close()
        # The transports are closed in the next turns of the loop.
        await asyncio.sleep(BREATH)

    async def connect(self, line: Line, buffer: int = 0) -> bool:
        """Connect a line; whether somebody took it."""
        loop = asyncio.get_running_loop()
        plug = socket.socket()
        try:
            plug.setblocking(False)
            with suppress(OSError):
                plug.setsockopt(socket.IPPROTO_IP, NO_PORT, 1)
            if buffer:
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            plug.bind((ADDRESS, 0))
            await loop.sock_connect(plug, (HERE, self.port))
            await loop.create_connection(lambda: line, sock=plug)
        except BaseException as error:
            plug.close()
            if not isinstance(error, OSError):
                raise
            self.did["refused"] += 1
            await asyncio.sleep(BREATH)
            return False
        return True

    def request(
        self, method: str, path: str, headers: Mapping[str, str] = PLAIN, body: bytes = b""
    ) -> bytes:
        """A request as it travels."""
        lines = [f"{method} {path} HTTP/1.1"]
        known = {"Host": f"{HERE}:{self.port}", **headers}
        if body:
            known["Content-Length"] = f"{len(body)}"
        lines += [f"{name}: {value}" for name, value in known.items()]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, bytes]:
        """Ask politely, as a preparation: one request, and its answer."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                f"http://{HERE}:{self.port}",
                connector=aiohttp.TCPConnector(local_addr=(ADDRESS, 0)),
            )
        while True:
            try:
                async with self._session.request(method, path, json=body) as answer:
                    return answer.status, await answer.read()
            except (OSError, aiohttp.ClientError):
                await asyncio.sleep(BREATH)

    async def open(self, game: str, seats: int, **more: object) -> Json | None:
        """A table of one's own, or None when there is no other to be had."""
        wish = {"game": game, "seats": seats, **more}
        status, body = await self.ask("POST", "/api/tables", wish)
        found: Json = json.loads(body)
        return found if status == 201 else None

    async def company(self, game: str, seats: int) -> list[Hand]:
        """A table with a hand of one's own on every chair; nobody has started yet."""
        house = json.loads((await self.ask("GET", "/api/house"))[1])
        digest = next(one["digest"] for one in house["games"] if one["game"] == game)
        book = json.loads((await self.ask("GET", f"/api/cards/{game}/{digest}/en"))[1])["kinds"]
        cards = {card["number"]: card["id"] for card in book.get("action", [])}
        first = await self.open(game, seats)
        assert first is not None
        seated = [first]
        for _ in range(seats - 1):
            _, body = await self.ask("POST", f"/api/tables/{first['table']}/seats", {})
            seated.append(json.loads(body))
        hands = [Hand(self, one, cards) for one in seated]
        for hand in hands:
            await hand.sit()
        return hands


class Line(asyncio.Protocol):
    """A connection that can be written to until it is full, and that says when it is over."""

    def __init__(self, raid: Raid, first: bytes = b"") -> None:
        self.raid: Final = raid
        self.over: Final = asyncio.Event()
        self.transport: asyncio.Transport | None = None
        self._first: Final = first
        self._room: Final = asyncio.Event()
        self._room.set()
        self._done = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast("asyncio.Transport", transport)
        self.raid.lines.add(self)
        self.transport.write(self._first)

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.raid.lines.discard(self)
        if not self._done:
            self.raid.did["cut off"] += 1
        self.over.set()
        self._room.set()

    def pause_writing(self) -> None:
        """The house does not read."""
        self._room.clear()

    def resume_writing(self) -> None:
        """The house reads again."""
        self._room.set()

    def write(self, data: bytes) -> None:
        """Send something."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    async def room(self) -> bool:
        """Wait until more can be sent; whether there is still somebody to send it to."""
        await self._room.wait()
        # There may be room again at once, but others want to send something too.
        await asyncio.sleep(0)
        return not self.over.is_set()

    def hang_up(self, politely: bool = False) -> None:
        """Go, at once or after what is still to be sent."""
        self._done = True
        if self.transport is not None:
            if politely:
                self.transport.close()
            else:
                self.transport.abort()


class Wire(Line):
    """A WebSocket.  Who is told that it is over hangs up at once, so as to come back sooner."""

    def __init__(
        self,
        raid: Raid,
        *frames: bytes,
        hear: Callable[[Json], None] | None = None,
        stubborn: bool = False,
    ) -> None:
        # Who says everything in one breath need not wait for any answer.
        super().__init__(raid, raid.request("GET", "/ws", UPGRADE) + b"".join(frames))
        self.welcomed: Final = asyncio.Event()
        """Something was heard, or it is over."""
        self._hear: Final = hear
        self._stubborn: Final = stubborn
        self._open = False
        self._buffer = b""

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        super().connection_lost(error)
        self.welcomed.set()

    def data_received(self, data: bytes) -> None:
        """Whether it was let in; then only whether it is over, unless somebody wants to hear."""
        if not self._open:
            found = ANSWER.match(data)
            if found is None or found[1] != b"101":
                self.raid.did["sockets refused"] += 1
                self.hang_up()
                return
            self._open = True
            self.raid.did["sockets"] += 1
            _, _, data = data.partition(b"\r\n\r\n")
        if not data:
            return
        self.welcomed.set()
        if self._hear is not None:
            self._buffer += data
            self._take_apart(self._hear)
        elif not self._stubborn and CLOSED in data:
            self.raid.did["cut off"] += 1
            self.hang_up()

    def _take_apart(self, hear: Callable[[Json], None]) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, at = buffer[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if len(buffer) < at + size:
                break
            if buffer[start] == TEXT:
                hear(json.loads(buffer[at : at + size]))
            elif buffer[start] == PING:
                self.write(frame(PONG, buffer[at : at + size]))
            start = at + size
        self._buffer = buffer[start:]


class Caller(Line):
    """A connection with always so many requests under way, whatever they are answered with."""

    def __init__(
        self, raid: Raid, source: Callable[[], bytes], depth: int, hasty: bool = False
    ) -> None:
        super().__init__(raid, b"".join(source() for _ in range(depth)))
        self._source: Final = source
        self._hasty: Final = hasty
        """Whether a refusal is a reason to come back over a new connection."""
        self._tail = b""

    def data_received(self, data: bytes) -> None:
        """For each answer the next request."""
        data = self._tail + data
        answers = ANSWER.findall(data)
        # Shorter than what is looked for, so that nothing is found twice.
        self._tail = data[-LONGEST + 1 :]
        for status in answers:
            self.raid.did[f"answers {status.decode()}"] += 1
        if self._hasty and TOO_FAST.encode() in answers:
            self.hang_up()
        elif answers:
            self.write(b"".join(self._source() for _ in answers))


class Hand:
    """One chair that a stranger has taken, and what it is asked."""

    def __init__(self, raid: Raid, seated: Json, cards: dict[int, str]) -> None:
        self.seated: Final = seated
        self.offer: Json | None = None
        self.phase = ""
        self.hear_more: Callable[[Json], None] = lambda message: None
        """Is told everything, too."""
        self._raid: Final = raid
        self._cards: Final = cards
        self._chance: Final = random.Random(1 + seated["seats"][0])
        self._count = 0
        self.wire = Wire(raid)

    async def sit(self) -> None:
        """Connect, again and again until somebody answers."""
        self.wire = Wire(self._raid, self.hello(), hear=self.hear)
        while not await self._raid.connect(self.wire):
            self.wire = Wire(self._raid, self.hello(), hear=self.hear)
        await self.wire.welcomed.wait()

    def hello(self, **more: object) -> bytes:
        """What this chair says first."""
        seated = self.seated
        return text(type="hello", table=seated["table"], token=seated["token"], **more)

    def hear(self, message: Json) -> None:
        """Keep in mind what is asked."""
        if message["type"] in ("welcome", "update"):
            self.offer = message.get("offer")
            self.phase = message.get("table", {}).get("phase", self.phase)
        elif message["type"] == "closed":
            self.wire.hang_up()
        self.hear_more(message)

    def do(self, verb: str, **facts: object) -> bytes:
        """A request to the table."""
        self._count += 1
        return text(type="do", id=f"{self._count}", verb={"verb": verb, **facts})

    def choice(self) -> bytes:
        """Any answer to what is asked."""
        offer = self.offer
        assert offer is not None
        if offer.get("verb") == "place":
            move = offer["example"]
        else:
            first = offer["build"]["next"] if offer.get("verb") == "combo" else []
            moves = [one["move"] for one in offer["moves"]]
            moves += [f"combo {self._cards[card]}" for card in first if card in self._cards]
            move = self._chance.choice(moves)
        return self.do("choose", decision=offer["decision"], move=move)


async def play(hands: list[Hand], enough: Callable[[], bool]) -> None:
    """Let all hands of a table play until it is enough; who is cut off comes back."""
    hands[0].wire.write(hands[0].do("start"))
    sent: dict[int, int] = {}
    """What each hand has answered last, and will not answer at once again."""
    patience = 0
    while not enough():
        quiet = True
        for number, hand in enumerate(hands):
            if hand.wire.over.is_set():
                await hand.sit()
            offer = hand.offer
            if offer is not None and (sent.get(number) != offer["decision"] or patience > 20):
                sent[number] = offer["decision"]
                hand.wire.write(hand.choice())
                quiet = False
        patience = patience + 1 if quiet else 0
        await asyncio.sleep(0.002 if quiet else 0)


async def all_of(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things at once, for ever."""
    await asyncio.gather(*work)
