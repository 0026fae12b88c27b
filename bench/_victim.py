"""Somebody who only wants to play, and takes note of every wait.

Two people play Jawara Beksi against each other over sockets, as people do who know what they want:
fifty milliseconds after a question comes the answer, after the end a rematch.  Whoever waits for
the other asks now and then whether anything was missed.  Once a second they ask what a Combo would
bring, one of them loses the connection and comes back, and somebody who is new loads the page and
opens a table or sits down at one.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from types import TracebackType
from typing import Any, Final

import aiohttp

from bench._children import HERE, PATIENCE

Json = dict[str, Any]

GAME: Final = "jawara-beksi"
OTHER: Final = ("spell-from-the-future", 5)
"""The tables that are opened meanwhile: who opens one a second would be stopped, and rightly."""
PAUSE: Final = 0.05
"""Between a question and its answer: twenty messages a second are allowed for good."""
UNSURE: Final = 0.1
"""After so many seconds without a ping whoever waits for the other sends one."""
EVERY: Final = 1.0
"""Seconds between two rounds of everything else."""
ASSET: Final = re.compile(r'"(/assets/[^"]+\.js)"')
SHORT: Final = aiohttp.ClientWSTimeout(ws_close=1.0)
"""Nobody waits long for the end of a connection that is no longer wanted."""
BROKEN: Final = (OSError, TimeoutError, aiohttp.ClientError)
"""What a connection does that is refused, or breaks, or is silent."""

CHOOSE, OPEN, CONNECT = "choose", "open", "connect"
GET, PING, PREVIEW = "get", "ping", "preview"
KINDS: Final = (CHOOSE, OPEN, CONNECT, GET, PING, PREVIEW)
READING: Final = (GET, PING, PREVIEW)
"""What nothing has to be written for."""


class Notes:
    """Every wait in milliseconds, by what was waited for; and what went wrong."""

    def __init__(self) -> None:
        self.waits: Final[dict[str, list[float]]] = {kind: [] for kind in KINDS}
        self.failures: Final[Counter[str]] = Counter()

    def took(self, kind: str, began: float) -> None:
        """An answer is here, or is given up."""
        self.waits[kind].append((time.perf_counter() - began) * 1000)

    def failed(self, kind: str, why: object) -> None:
        """Something that a player would see as broken."""
        self.failures[f"{kind}: {why}"] += 1


class Victim:
    """All of them, from their coming to their going: `async with Victim(port) as victim`."""

    def __init__(self, port: int) -> None:
        self.notes = Notes()
        self.table = ""
        """The code of the table where the two of them play."""
        self.cards: dict[int, str] = {}
        self.leaving = False
        self._base: Final = f"http://{HERE}:{port}"
        self._people: list[Person] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._asset = "/"
        self._half: Json = {}
        """The table at which there are still seats."""

    async def __aenter__(self) -> Victim:
        self.session = aiohttp.ClientSession(
            self._base,
            # Each request comes over a connection of its own, as from somebody who is new.
            connector=aiohttp.TCPConnector(local_addr=(HERE, 0), force_close=True),
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        )
        house = json.loads(await self.call(GET, "GET", "/api/house"))
        digest = next(one["digest"] for one in house["games"] if one["game"] == GAME)
        book = json.loads(await self.call(GET, "GET", f"/api/cards/{GAME}/{digest}/en"))
        self.cards = {card["number"]: card["id"] for card in book["kinds"]["action"]}
        # Without a built client there are no assets, only a page.
        found = ASSET.search((await self.call(GET, "GET", "/")).decode())
        self._asset = found[1] if found else "/"
        first = await self._seat("/api/tables", {"game": GAME, "seats": 2})
        self.table = first["table"]
        second = await self._seat(f"/api/tables/{self.table}/seats", {})
        self._people = [Person(self, first), Person(self, second)]
        for one in self._people:
            await one.connect()
        await self._people[0].do(CHOOSE, verb="start")
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(one.live()) for one in self._people]
        self._tasks.append(loop.create_task(self._rounds()))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leaving = True
        if kind is not None:
            for task in self._tasks:
                task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for one in self._people:
            await one.hang_up()
        await self.session.close()
        for problem in ended:
            if kind is None and isinstance(problem, BaseException):
                raise problem

    def begin(self) -> None:
        """What happened so far does not count."""
        self.notes = Notes()

    async def call(self, kind: str, method: str, path: str, body: Json | None = None) -> bytes:
        """Ask over HTTP, and read the whole answer; nothing when there is none."""
        notes, began, answer = self.notes, time.perf_counter(), b""
        try:
            async with self.session.request(method, path, json=body) as found:
                answer = await found.read()
                if found.status >= 400:
                    notes.failed(kind, found.status)
                    answer = b""
        except BROKEN as error:
            notes.failed(kind, type(error).__name__)
        notes.took(kind, began)
        return answer

    async def _seat(self, path: str, wish: Json) -> Json:
        found: Json = json.loads(await self.call(OPEN, "POST", path, wish) or b"{}")
        return found

    async def _rounds(self) -> None:
        """Somebody who is new, and what the two at the table do beside their choices."""
        number = 0
        due = time.monotonic()
        while not self.leaving:
            number += 1
            self._people[number % 2].lost = True
            for one in self._people:
                one.curious = True
            await self.call(GET, "GET", "/health")
            await self.call(GET, "GET", "/api/house")
            await self._sit_somewhere()
            await self.call(GET, "GET", "/")
            await self.call(GET, "GET", self._asset)
            due = max(due + EVERY, time.monotonic())
            await asyncio.sleep(due - time.monotonic())

    async def _sit_somewhere(self) -> None:
        if not self._half:
            game, seats = OTHER
            found = await self._seat("/api/tables", {"game": game, "seats": seats})
            self._half = {**found, "left": seats - 1} if found else {}
            return
        await self._seat(f"/api/tables/{self._half['table']}/seats", {})
        self._half["left"] -= 1
        if not self._half["left"]:
            self._half = {}


class Person:
    """One of the two at the table."""

    def __init__(self, victim: Victim, seated: Json) -> None:
        self.victim: Final = victim
        self.lost = self.curious = False
        """Whether to come back over a new connection, and to ask for a preview."""
        self._seated: Final = seated
        self._chance: Final = random.Random(seated["seats"][0])
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._version: int | None = None
        self._offer: Json | None = None
        self._phase = ""
        self._pinged = 0.0
        self._count = 0

    async def live(self) -> None:
        """Play until it is enough."""
        while not self.victim.leaving:
            if self.lost or self._socket is None:
                self.lost = False
                await self.connect()
            elif self._offer is not None:
                await asyncio.sleep(PAUSE)
                await self._answer(self._offer)
            elif self._phase == "over" and self._seated["seats"] == [0]:
                await asyncio.sleep(PAUSE)
                await self.do(CHOOSE, verb="rematch", now=True)
            elif time.monotonic() >= self._pinged + UNSURE:
                self._pinged = time.monotonic()
                await self._ask(PING, {"type": "ping"}, "pong")
            else:
                await self._hear(PAUSE)

    async def connect(self) -> None:
        """A new connection; the server parts with the old one when this one has said hello."""
        notes, began, before = self.victim.notes, time.perf_counter(), self._socket
        try:
            self._socket = await asyncio.wait_for(
                self.victim.session.ws_connect("/ws", max_msg_size=0, timeout=SHORT), PATIENCE
            )
        except BROKEN as error:
            notes.took(CONNECT, began)
            notes.failed(CONNECT, type(error).__name__)
            await asyncio.sleep(PAUSE)
            return
        seat = self._seated
        hello = {"type": "hello", "table": seat["table"], "token": seat["token"], "lang": "id"}
        if self._version is not None:
            hello["have"] = self._version
        await self._ask(CONNECT, hello, "welcome", began)
        if before is not None:
            await before.close()

    async def hang_up(self) -> None:
        """End."""
        if self._socket is not None:
            await self._socket.close()

    async def do(self, kind: str, **verb: object) -> None:
        """Ask the table for something, and wait until it is done."""
        self._count += 1
        self._offer = None
        message = {"type": "do", "id": f"{self._count}", "verb": verb}
        await self._ask(kind, message, "ack")

    async def _answer(self, offer: Json) -> None:
        first = offer["build"]["next"] if offer.get("verb") == "combo" else []
        if self.curious and first:
            self.curious = False
            message = {"type": "preview", "id": "preview", "move": "combo"}
            await self._ask(PREVIEW, message, "previewed")
            if self._offer is not offer:
                return
        moves = [one["move"] for one in offer["moves"]]
        moves += [f"combo {self.victim.cards[card]}" for card in first]
        move = self._chance.choice(moves)
        await self.do(CHOOSE, verb="choose", decision=offer["decision"], move=move)

    async def _ask(self, kind: str, message: Json, wanted: str, began: float | None = None) -> None:
        """Send something, and listen until the answer is here."""
        notes = self.victim.notes
        began = time.perf_counter() if began is None else began
        assert self._socket is not None
        try:
            await self._socket.send_str(json.dumps(message))
            while True:
                left = PATIENCE - (time.perf_counter() - began)
                heard = await self._hear(max(left, 0.001), patient=False)
                if heard["type"] == wanted and heard.get("id") == message.get("id"):
                    break
                if heard["type"] in ("problem", "closed"):
                    raise ConnectionError(heard["code"])
        except BROKEN as error:
            notes.failed(kind, str(error) or type(error).__name__)
            # Whatever it is: a new connection, as the page would do it.
            self._socket = None
        notes.took(kind, began)

    async def _hear(self, seconds: float, patient: bool = True) -> Json:
        """The next message, taken in; who is patient can do without one."""
        assert self._socket is not None
        try:
            raw = await self._socket.receive(seconds)
        except TimeoutError:
            if patient:
                return {}
            raise
        if raw.type is not aiohttp.WSMsgType.TEXT:
            self._socket = None
            if not patient:
                raise ConnectionError("cut off")
            self.victim.notes.failed(CONNECT, "cut off")
            return {}
        message: Json = json.loads(raw.data)
        if message["type"] in ("welcome", "update"):
            self._version = message["version"]
            self._offer = message.get("offer")
            self._phase = message.get("table", {}).get("phase", self._phase)
        return message
