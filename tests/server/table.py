"""A real server on a loopback port, and clients that play at its tables."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiohttp

from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.app import Server
from gelanggang.server.house import House
from gelanggang.server.limits import Limits

T = TypeVar("T")
Json = dict[str, Any]

GENEROUS = Limits(
    message_rate=10_000,
    message_burst=10_000,
    crowd_rate=10_000,
    crowd_burst=10_000,
    request_rate=10_000,
    request_burst=10_000,
    address_rate=10_000,
    address_burst=10_000,
    open_rate=1_000,
    open_burst=10_000,
    replay_rate=1_000,
    replay_burst=10_000,
    idea_rate=1_000,
    idea_burst=10_000,
    upload_rate=1_000,
    upload_burst=10_000,
    miss_rate=1_000,
    miss_burst=10_000,
    sockets=10_000,
    lines=10_000,
    line_rate=10_000,
    line_burst=10_000,
    bytes_rate=1e9,
    bytes_burst=1e9,
    school_bytes_rate=1e9,
    school_bytes_burst=1e9,
    refused_seconds=0.0,
    turned_away_seconds=0.0,
)
LONG = 20.0
"""Whoever waits longer than that waits for ever."""


def run(work: Callable[[], Awaitable[T]], seconds: float = 15 * LONG) -> T:
    """Run a test that waits for things."""

    async def limited() -> T:
        return await asyncio.wait_for(work(), seconds)

    return asyncio.run(limited())


def make_house(folder: Path, **settings: Any) -> House:
    """A house whose store is in a folder; its bots do not wait."""
    library = Library(folder / "packs")
    settings = {"limits": GENEROUS, "bot_pause": 0.0, **settings}
    return House(SqliteStore(folder / "tables.db"), library, InlineThinker(library), **settings)


class Guest:
    """Somebody with a browser, as far as the wire is concerned."""

    def __init__(self, base: str, session: aiohttp.ClientSession) -> None:
        self.base = base
        self.session = session

    async def get(self, path: str, **headers: str) -> tuple[int, bytes]:
        async with self.session.get(self.base + path, headers=headers) as answer:
            return answer.status, await answer.read()

    async def post(self, path: str, body: object, **headers: str) -> tuple[int, Json]:
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        async with self.session.post(self.base + path, data=raw, headers=headers) as answer:
            return answer.status, json.loads(await answer.read())

    async def open(self, game: str, seats: int, **more: object) -> Json:
        """Make a table, and sit down."""
        status, seated = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, seated
        return seated

    async def join(self, code: str, name: str = "", **more: object) -> Json:
        """Sit down at a table."""
        status, seated = await self.post(f"/api/tables/{code}/seats", {"name": name, **more})
        assert status == 201, seated
        return seated

    async def sit(self, seated: Json, lang: str | None = None) -> Player:
        """Open the socket of a seat."""
        return await self.connect(seated["table"], seated["token"], lang)

    async def connect(
        self, code: str, token: str | None = None, lang: str | None = None, have: int | None = None
    ) -> Player:
        socket = await self.session.ws_connect(f"{self.base}/ws", max_msg_size=0)
        player = Player(socket, token)
        await player.say(type="hello", table=code, token=token, lang=lang, have=have)
        player.hear(await player.receive())
        return player


def raw_frame(opcode: int, payload: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it; a mask of zeros is a mask."""
    assert len(payload) < 126
    return bytes((0x80 * last | opcode, 0x80 | len(payload))) + bytes(4) + payload


class Player:
    """One socket: keeps the view, the version and what is on offer, as the protocol says."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str | None) -> None:
        self.socket = socket
        self.token = token
        self.version = -1
        self.view: Json | None = None
        self.table: Json = {}
        self.you: Json = {}
        self.story: Json = {}
        self.offer: Json | None = None
        self.prompt = ""
        self.events: list[Json] = []
        self.heard: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.bytes = 0
        self._ids = 0

    def skip(self, ids: int) -> None:
        """Number messages from here on: for a device that comes back, and has used the first."""
        self._ids = ids

    async def say(self, **message: Any) -> None:
        kept = {name: value for name, value in message.items() if value is not None}
        await self.socket.send_str(json.dumps(kept))

    async def receive(self) -> Json:
        """The next message; a closed socket is a message too."""
        raw = await asyncio.wait_for(self.socket.receive(), LONG)
        if raw.type is not aiohttp.WSMsgType.TEXT:
            closed = raw.type is aiohttp.WSMsgType.CLOSE
            return {"type": "end", "code": raw.data if closed else self.socket.close_code}
        self.bytes += len(raw.data)
        message: Json = json.loads(raw.data)
        return message

    def hear(self, message: Json) -> Json:
        """Take a message in."""
        self.heard.append(message)
        if message["type"] == "welcome":
            self.version, self.table = message["version"], message["table"]
            self.you, self.view = message["you"], message.get("view")
            self.story = message.get("story", {})
            self.events += message.get("events", [])
            self.offer, self.prompt = message.get("offer"), message.get("prompt", "")
        elif message["type"] == "update":
            assert message["base"] == self.version, (message, self.version)
            self.version = message["version"]
            self.table = message.get("table", self.table)
            self.story = message.get("story", self.story)
            if message.get("patch"):
                self.view = {**(self.view or {}), **message["patch"]}
            self.events += message.get("events", [])
            self.offer, self.prompt = message.get("offer"), message.get("prompt", "")
        elif message.get("id"):
            self.answers[message["id"]] = message
        return message

    async def next(self) -> Json:
        """Wait for a message, and take it in."""
        return self.hear(await self.receive())

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not wanted():
            message = await self.next()
            assert message["type"] != "end", (message, self.heard[-3:])

    async def settle(self) -> None:
        """Hear everything that the server has sent so far."""
        await self.say(type="ping")
        while (heard := (await self.next())["type"]) != "pong":
            assert heard != "end"

    async def ask(self, **message: Any) -> Json:
        """Send something with an id, and wait for its answer."""
        self._ids += 1
        id = f"m{self._ids}"
        await self.say(id=id, **message)
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def do(self, verb: str, **facts: Any) -> Json:
        """Ask the table for something."""
        kept = {name: value for name, value in facts.items() if value is not None}
        return await self.ask(type="do", verb={"verb": verb, **kept})

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def pending(self) -> list[Json]:
        """What is asked of this player and not answered."""
        if self.view is None or self.phase != "playing":
            return []
        mine = self.you["seats"]
        return [
            one for one in self.view["pending"] if one["seat"] in mine and not one.get("answered")
        ]

    async def play(self, chance: random.Random) -> None:
        """Play to the end: whenever something is asked, choose something that is allowed."""
        while self.phase != "over":
            asked = self.pending()
            if asked:
                await self.choose(chance)
            else:
                await self.next()

    async def choose(self, chance: random.Random) -> Json:
        """Answer the open decision at random."""
        assert self.offer is not None, self.heard[-2:]
        move = await random_move(self, chance)
        answer = await self.do("choose", decision=self.offer["decision"], move=move)
        assert answer["type"] == "ack", answer
        return answer

    async def close(self) -> None:
        await self.socket.close()


async def random_move(player: Player, chance: random.Random) -> str:
    """A move that is allowed, as a client without any rules finds one."""
    offer, view = player.offer, player.view
    assert offer is not None
    assert view is not None
    if offer.get("verb") == "place":
        asked = next(one for one in view["pending"] if one["seat"] == offer["seat"])
        return random_place(asked["facts"], view["minds"][offer["seat"]], chance)
    if offer.get("verb") == "combo" and offer["build"]["next"] and chance.random() < 0.8:
        combo = await random_combo(player, offer["build"]["next"], chance)
        if combo:
            return combo
    return str(chance.choice(offer["moves"])["move"])


MINDS: list[str] = []
CARDS: list[str] = []
COLOURS: list[str] = []


def learn_names() -> None:
    """The ids of cards, as a client learns them from the catalogue."""
    if not CARDS:
        library = Library()
        jawara: Any = library.rules("jawara-beksi")
        spell: Any = library.rules("spell-from-the-future")
        CARDS.extend(jawara.pack.card_ids)
        MINDS.extend(spell.pack.minds)
        COLOURS.extend(spell.pack.colours)


def random_place(facts: Json, minds: int, chance: random.Random) -> str:
    learn_names()
    words = []
    if facts["mystic"]:
        words.append("none")
    else:
        words.append(chance.choice([mind for i, mind in enumerate(MINDS) if minds & 1 << i]))
    pads = chance.sample(range(facts["pads"]), min(2, facts["pads"]))
    for pad in pads[: chance.randint(1, 2)]:
        name = COLOURS[pad] if facts["mystic"] else "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[pad]
        words.append(f"{name}{chance.choice(['+1', '-1'])}")
    return "place " + " ".join(words)


async def random_combo(player: Player, first: list[int], chance: random.Random) -> str:
    """Build a Combo card by card, asking what may come next."""
    learn_names()
    cards = [chance.choice(first)]
    good = ""
    while True:
        move = "combo " + " ".join(CARDS[card] for card in cards)
        found = await player.ask(type="preview", move=move)
        if found["type"] != "previewed":
            return good
        if not found.get("refusal"):
            good = move
        if not found["facts"]["next"] or len(cards) > 4 or chance.random() < 0.3:
            return good
        cards.append(chance.choice(found["facts"]["next"]))


@asynccontextmanager
async def served(folder: Path, demo: bool = False, **settings: Any) -> AsyncIterator[Guest]:
    """A running server, and somebody who can visit it."""
    house = make_house(folder, **settings)
    async with running(house, demo) as guest:
        yield guest


@asynccontextmanager
async def running(house: House, demo: bool = False) -> AsyncIterator[Guest]:
    server = Server(house, "127.0.0.1", 0, demo)
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            yield Guest(f"http://127.0.0.1:{server.port}", session)
    finally:
        await server.stop()


async def full_table(
    guest: Guest, game: str, seats: int, lang: str | None = None, **more: object
) -> list[Player]:
    """People on every seat, connected, and the cards dealt."""
    first = await guest.open(game, seats, **more)
    seated = [first, *[await guest.join(first["table"]) for _ in range(seats - 1)]]
    players = [await guest.sit(one, lang) for one in seated]
    assert (await players[0].do("start"))["type"] == "ack"
    for player in players:
        while player.phase != "playing":
            await player.next()
    return players
