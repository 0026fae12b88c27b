"""Four screens at each of many tables of ours: _players.py PORT TABLES [DOOR].

Tables are opened at PORT; with a DOOR, another process of the house, all screens come in there.
Reads orders, one JSON a line, and answers each with a line.  The screens speak WebSocket over bare
sockets: a client that works much would slow down the server beside it.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import cast

import aiohttp
import msgspec

from gelanggang.server.app import run

SEATS = 4
NO_MASK = b"\0\0\0\0"
"""A client has to mask what it sends; with zeros nothing changes."""
UPGRADE = (
    b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Z2VsYW5nZ2FuZy1iZW5jaA==\r\n\r\n"
)
TEXT = 0x81
REMATCH: dict[str, object] = {"verb": "rematch", "now": True}
PING = 0x89


class Order(msgspec.Struct):
    """What to do: play for so long, at most so many moves (0: no limit), so many a second."""

    seconds: float
    moves: int = 0
    rate: float = 0.0
    """0: every table plays on as soon as all its screens have the last move."""


class Result(msgspec.Struct):
    """What came of it; latencies, in milliseconds, until the last screen has a move."""

    moves: int
    seconds: float
    latencies: list[float]


class Offered(msgspec.Struct):
    """A move on offer."""

    move: str


class Build(msgspec.Struct):
    """The cards with which a Combo can begin."""

    next: list[int] = []


class Offer(msgspec.Struct):
    """What whoever is asked can answer."""

    decision: int
    moves: list[Offered]
    build: Build | None = None


class Table(msgspec.Struct):
    """All that these players want to know of a table."""

    phase: str


class News(msgspec.Struct):
    """What the server sends, as far as it matters here."""

    type: str
    offer: Offer | None = None
    table: Table | None = None


decoder = msgspec.json.Decoder(News)


class Screen(asyncio.Protocol):
    """One seat's socket."""

    def __init__(self, game: Game, hello: object, path: bytes = b"/ws") -> None:
        self.game = game
        self.hello = hello
        """What is said first, once there is a socket; None: the server begins."""
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.open = False
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(UPGRADE % self.path)

    def connection_lost(self, error: Exception | None) -> None:
        """No game goes on without its four screens."""
        self.game.fail(f"a screen was cut off: {error}")

    def data_received(self, data: bytes) -> None:
        """Take apart what came."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            self.open = True
            if self.hello is not None:
                self.say(self.hello)
        start = 0
        while len(buffer) - start >= 2:
            size, at = buffer[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if len(buffer) < at + size:
                break
            if buffer[start] == TEXT:
                self.game.read(self, buffer[at : at + size])
            elif buffer[start] == PING:
                self._frame(0x8A, buffer[at : at + size])
            start = at + size
        self.buffer = buffer[start:]

    def say(self, message: object) -> None:
        """Send something."""
        self.write(msgspec.json.encode(message))

    def write(self, text: bytes) -> None:
        """Send something that is written already."""
        self._frame(TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + NO_MASK + body)


class Game:
    """One table: its screens, and what is asked."""

    def __init__(self, cards: dict[int, str], number: int) -> None:
        self.cards = cards
        self.chance = random.Random(number)
        self.screens: list[Screen] = []
        self.welcomed: asyncio.Queue[None] = asyncio.Queue()
        self.offer: Offer | None = None
        self.asked: Screen | None = None
        self.phase = "lobby"
        self.sent = 0.0
        self.waiting = 0
        self.count = 0
        self.done: Callable[[Game], None] = lambda game: None
        self.fail: Callable[[str], None] = lambda why: None

    def read(self, screen: Screen, text: bytes) -> None:
        """Something was sent to one of the screens."""
        news = decoder.decode(text)
        if news.table is not None:
            self.phase = news.table.phase
        if news.offer is not None:
            self.offer, self.asked = news.offer, screen
        if news.type == "update" and self.waiting:
            self.waiting -= 1
            if self.waiting == 0:
                self.done(self)
        elif news.type == "welcome":
            self.welcomed.put_nowait(None)
        elif news.type in ("problem", "closed"):
            self.fail(f"the server answered with a {news.type}")

    def move(self) -> None:
        """Play any move on offer; after the end of a game, play another."""
        self.count += 1
        if self.phase == "over" or self.offer is None or self.asked is None:
            screen, verb = self.screens[0], REMATCH
        else:
            screen, verb = self.asked, self._choice(self.offer)
        self.offer = None
        self.waiting = SEATS
        self.start_clock()
        screen.say({"type": "do", "id": str(self.count), "verb": verb})

    def start_clock(self) -> None:
        """A move is on its way."""
        self.sent = time.perf_counter()

    def _choice(self, offer: Offer) -> dict[str, object]:
        first = [] if offer.build is None else offer.build.next
        number = self.chance.randrange(len(offer.moves) + len(first))
        if number < len(offer.moves):
            move = offer.moves[number].move
        else:
            move = f"combo {self.cards[first[number - len(offer.moves)]]}"
        return {"verb": "choose", "decision": offer.decision, "move": move}


class Contest:
    """All tables, and the orders they get."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.failure = ""

    def fail(self, why: str) -> None:
        """Nothing that follows would be worth measuring."""
        self.failure = self.failure or why

    async def sit_down(self, base: str, door: int, tables: int) -> None:
        """Open the tables, seat four people at each, and deal; screens come in at the door."""
        loop = asyncio.get_running_loop()
        async with aiohttp.ClientSession(base) as session:
            house = await (await session.get("/api/house")).json()
            digest = next(one["digest"] for one in house["games"] if one["game"] == "jawara-beksi")
            book = await (await session.get(f"/api/cards/jawara-beksi/{digest}/en")).json()
            cards = {card["number"]: card["id"] for card in book["kinds"]["action"]}
            for number in range(tables):
                game = Game(cards, number)
                new = {"game": "jawara-beksi", "seats": SEATS}
                seated = [await (await session.post("/api/tables", json=new)).json()]
                for _ in range(SEATS - 1):
                    path = f"/api/tables/{seated[0]['table']}/seats"
                    seated.append(await (await session.post(path, json={})).json())
                for one in seated:
                    hello = {"type": "hello", "table": one["table"], "token": one["token"]}
                    screen = Screen(game, hello)
                    game.screens.append(screen)
                    await loop.create_connection(lambda it=screen: it, "127.0.0.1", door)  # type: ignore[misc]  # mypy does not see the type of a bound default
                    await game.welcomed.get()
                game.fail = self.fail
                game.screens[0].say({"type": "do", "id": "start", "verb": {"verb": "start"}})
                while game.offer is None:
                    await asyncio.sleep(0.001)
                self.games.append(game)
                if number == 0:
                    print("first", flush=True)
            # Let the server come to rest before it is looked at.
            await asyncio.sleep(0.5)

    async def play(self, order: Order) -> Result:
        """Carry out an order."""
        latencies: list[float] = []
        idle = deque(self.games)
        finished = asyncio.Event()
        began = time.perf_counter()
        started = busy = 0

        def more() -> bool:
            return (
                not self.failure
                and time.perf_counter() - began < order.seconds
                and (not order.moves or started < order.moves)
            )

        def start(game: Game) -> None:
            nonlocal started, busy
            started += 1
            busy += 1
            game.move()

        def done(game: Game) -> None:
            nonlocal busy
            latencies.append((time.perf_counter() - game.sent) * 1000)
            busy -= 1
            if not order.rate and more():
                start(game)
            else:
                idle.append(game)
            if busy == 0 and not more():
                finished.set()

        for game in self.games:
            game.done = done
        if order.rate:
            while more():
                due = (time.perf_counter() - began) * order.rate
                while more() and started < due and idle:
                    start(idle.popleft())
                await asyncio.sleep(0.001)
        else:
            while idle:
                start(idle.popleft())
        while busy and not self.failure:
            try:
                await asyncio.wait_for(finished.wait(), 1.0)
            except TimeoutError:
                continue
        return Result(len(latencies), time.perf_counter() - began, latencies)


async def take_orders(contest: Contest, port: int, tables: int, door: int) -> None:
    """Sit down, then play as ordered until there are no more orders."""
    await contest.sit_down(f"http://127.0.0.1:{port}", door, tables)
    # Nothing here makes rings: a pause of ours would be counted as one of the server.
    gc.disable()
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        result = await contest.play(msgspec.json.decode(line, type=Order))
        if contest.failure:
            sys.exit(contest.failure)
        print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    first, count = int(sys.argv[1]), int(sys.argv[2])
    run(take_orders(Contest(), first, count, int(sys.argv[3]) if len(sys.argv) > 3 else first))
