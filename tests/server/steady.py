"""A client that gives up never: resends, catches up, comes back.  And a transport that is awful."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from tests.server.table import CARDS as CARD_IDS
from tests.server.table import Json, learn_names, random_place

RESEND = 0.05
ASK = 0.08
"""Seconds after which an answer is missed, and after which one asks whether anything was."""


class Line:
    """A socket as it is."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        await self.socket.send_str(text)

    async def receive(self) -> str | None:
        """The next message; None: the line is dead."""
        raw = await self.socket.receive()
        return str(raw.data) if raw.type is aiohttp.WSMsgType.TEXT else None

    async def close(self) -> None:
        await self.socket.close()


class Chaos(Line):
    """Drops, doubles, delays, reorders and cuts, in both directions."""

    def __init__(
        self,
        socket: aiohttp.ClientWebSocketResponse,
        chance: random.Random,
        suffered: Counter[str],
    ) -> None:
        super().__init__(socket)
        self.chance = chance
        self.suffered = suffered
        self.tasks: set[asyncio.Task[None]] = set()
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.reader = asyncio.get_running_loop().create_task(self._read())

    def _mistreat(self, text: str, deliver: Callable[[str], Awaitable[None]]) -> None:
        luck = self.chance.random()
        if luck < 0.05:
            self.suffered["dropped"] += 1
            return
        self._later(text, deliver)
        if luck < 0.10:
            self.suffered["doubled"] += 1
            self._later(text, deliver)

    def _later(self, text: str, deliver: Callable[[str], Awaitable[None]]) -> None:
        async def wait() -> None:
            # Most at once; what is late is overtaken by what comes after it.
            if self.chance.random() < 0.15:
                self.suffered["late"] += 1
                await asyncio.sleep(self.chance.random() * 0.03)
            try:
                await deliver(text)
            except (ConnectionError, RuntimeError):
                return

        task = asyncio.get_running_loop().create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, text: str) -> None:
        if self.chance.random() < 0.005:
            self.suffered["cut off"] += 1
            connection = self.socket._conn
            if connection is not None and connection.transport is not None:
                connection.transport.abort()
            return
        self._mistreat(text, self.socket.send_str)

    async def _read(self) -> None:
        while True:
            text = await super().receive()
            if text is None:
                await self.inbox.put(None)
                return
            self._mistreat(text, self.inbox.put)

    async def receive(self) -> str | None:
        return await self.inbox.get()

    async def close(self) -> None:
        self.reader.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(self.reader, *self.tasks, return_exceptions=True)
        await super().close()


class Steady:
    """Plays a seat to the end over any line, as the protocol says one should."""

    def __init__(
        self,
        dial: Callable[[], Awaitable[Line]],
        seated: Json,
        chance: random.Random,
        silence: float = float("inf"),
    ) -> None:
        self.dial = dial
        self.seated = seated
        self.chance = chance
        self.silence = silence
        """Seconds after which it gives up on a line that says nothing,"""
        self.last = 0.0
        """and when it heard anything last."""
        self.moved_at = 0.0
        """When its table went on last."""
        self.cut_at = 0.0
        """When it lost its line last; 0: it has one."""
        self.cuts: list[tuple[float, float]] = []
        """When it did, and for how long."""
        self.standstills: list[Json] = []
        self.version = -1
        self.serial = -1
        self.view: Json = {}
        self.table: Json = {}
        self.offer: Json | None = None
        self.acked: list[str] = []
        """The moves that were acknowledged, in order."""
        self.problems: list[Json] = []
        self.suffered: Counter[str] = Counter()
        """What the network did to it."""
        self.connections = 0
        self._line: Line | None = None
        self._welcomed = False
        self._sent: Json | None = None
        self._sent_at = 0.0
        self._heard_at = 0.0
        self._synced_at = 0.0
        self._number = 0
        self._answered = -1
        """The last decision that was answered: news of it may be lost, but not so the answer."""

    def __str__(self) -> str:
        """Where it stands, for whoever wonders why nothing goes on."""
        asked = [one["seat"] for one in self.view.get("pending", []) if not one.get("answered")]
        code, seats = self.seated["table"], self.seated["seats"]
        line = "welcomed" if self._welcomed else "waiting" if self._line else "cut off"
        return f"{code} {seats} {line}, asked are {asked}, sent {self._sent}"

    async def play(self) -> None:
        """Until the game is over, and this client knows it."""
        while self.table.get("phase") != "over" or self._sent is not None:
            try:
                await self._some()
            except (ConnectionError, aiohttp.ClientError, RuntimeError):
                await self._hang_up()
                await asyncio.sleep(0.05)
        await self._hang_up()

    async def _hang_up(self) -> None:
        if self._line is not None:
            line, self._line = self._line, None
            self.cut_at = self.cut_at or asyncio.get_running_loop().time()
            await line.close()

    async def _some(self) -> None:
        loop = asyncio.get_running_loop()
        if self._line is None:
            self._line = await self.dial()
            self.connections += 1
            self._welcomed = False
            self.last = loop.time()
            await self._hello()
        try:
            text = await asyncio.wait_for(self._line.receive(), RESEND / 2)
        except TimeoutError:
            text = ""
        now = loop.time()
        if text is None:
            await self._hang_up()
            await asyncio.sleep(0.02)
            return
        if text:
            self._heard_at = self.last = now
            await self._hear(json.loads(text), now)
        elif now - self.last > self.silence:
            raise ConnectionError("nothing is said any more")
        await self._speak(now)

    async def _speak(self, now: float) -> None:
        if self._line is None:
            return
        if not self._welcomed:
            if now - self._heard_at > RESEND:
                self._heard_at = now
                await self._hello()
        elif self._sent is not None:
            if now - self._sent_at > RESEND:
                self._sent_at = now
                await self._line.send(json.dumps(self._sent))
        elif self._asked():
            await self._choose(now)
        elif now - self._heard_at > ASK:
            self._heard_at = now
            await self._line.send('{"type": "ping"}')

    async def _hello(self) -> None:
        assert self._line is not None
        hello = {"type": "hello", "table": self.seated["table"], "token": self.seated["token"]}
        if self.version >= 0:
            hello["have"] = self.version
        await self._line.send(json.dumps(hello))

    async def _sync(self, now: float) -> None:
        if now - self._synced_at > RESEND / 3:
            self._synced_at = now
            assert self._line is not None
            await self._line.send(json.dumps({"type": "sync", "have": max(self.version, 0)}))

    async def _hear(self, message: Json, now: float) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcomed = True
            if self.cut_at:
                self.cuts.append((self.cut_at, now - self.cut_at))
                self.cut_at = 0.0
            newer = (message["version"], message["table"].get("serial", 0))
            if newer[0] >= self.version:
                self._take(message, message.get("view") or {}, whole=True)
        elif kind == "update":
            if message["base"] == self.version:
                self._take(message, message.get("patch", {}), whole=False)
            elif message["version"] > self.version:
                await self._sync(now)
        elif kind == "pong":
            if message["version"] > self.version or message["serial"] > self.serial:
                await self._sync(now)
        elif kind in ("ack", "problem") and self._sent is not None:
            if message.get("id") == self._sent["id"]:
                if kind == "ack":
                    self.acked.append(self._sent["verb"]["move"])
                    self._answered = self._sent["verb"]["decision"]
                    self._sent = None
                elif message["code"] in ("store-full", "store-away"):
                    self._sent_at = now
                else:
                    self.problems.append(message)
                    self._sent = None
        elif kind == "standstill":
            self.standstills.append(message)
        elif kind == "closed":
            await self._hang_up()

    def _take(self, message: Json, view: Json, whole: bool) -> None:
        self.view = view if whole else {**self.view, **view}
        if message["version"] > self.version:
            self.moved_at = asyncio.get_running_loop().time()
        self.version = message["version"]
        if "table" in message:
            serial = message["table"].get("serial", 0)
            if whole or serial >= self.serial:
                self.table, self.serial = message["table"], serial
        self.offer = message.get("offer")

    def _asked(self) -> Json | None:
        if self.table.get("phase") != "playing":
            return None
        for one in self.view.get("pending", []):
            mine = one["seat"] in self.seated["seats"] and not one.get("answered")
            if one["id"] == self._answered:
                continue
            if mine and self.offer is not None and self.offer["decision"] == one["id"]:
                return dict(one)
        return None

    async def _choose(self, now: float) -> None:
        asked, offer = self._asked(), self.offer
        assert asked is not None
        assert offer is not None
        assert self._line is not None
        learn_names()
        if offer.get("verb") == "place":
            move = random_place(asked["facts"], self.view["minds"][asked["seat"]], self.chance)
        else:
            moves: list[Any] = [one["move"] for one in offer["moves"]]
            first = offer["build"]["next"] if "build" in offer else []
            moves += [f"combo {CARD_IDS[card]}" for card in first]
            move = self.chance.choice(moves)
        self._number += 1
        verb = {"verb": "choose", "decision": asked["id"], "move": move}
        self._sent = {"type": "do", "id": f"{self.seated['seats'][0]}-{self._number}", "verb": verb}
        self._sent_at = now
        await self._line.send(json.dumps(self._sent))
