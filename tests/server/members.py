"""The processes of one house over a real PostgreSQL: in this process, or in processes of their own.

python -m tests.server.members DSN FOLDER PORT has loaded everything and serves nothing: for each
line that it reads it makes a child that does what `gelanggang serve` does, and says its number.  So
a process that was killed is back at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

from gelanggang import cli
from gelanggang.cli.advertise import inner_door
from gelanggang.hall import thinker as thinker_module
from gelanggang.hall.library import Library
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server import house as house_module
from gelanggang.server import http as http_module
from gelanggang.server.app import Server
from gelanggang.server.house import House
from gelanggang.server.relay import InnerRelay
from tests.ports import free_port
from tests.server.steady import Line, Steady
from tests.server.table import GENEROUS, Guest, Json
from tests.server.test_chaos import KINDS

ROOT = Path(__file__).parent.parent.parent
HERE = "127.0.0.1"
ANSWERS = 3.0
"""Seconds after which whoever dials tries another process, as a balancer does."""
SILENCE = 8.0
"""Seconds after which a player gives up on a line that says nothing at all."""
BOTS = 0.05
"""Seconds that a bot waits: nobody has to follow."""


# In this process.


class Member:
    """One process of a house, as far as the others can tell."""

    def __init__(self, house: House, server: Server, guest: Guest, inner: str) -> None:
        self.house = house
        self.server = server
        self.guest = guest
        self.inner = inner
        """Where the others reach it."""


@asynccontextmanager
async def member(folder: Path, dsn: str, **settings: Any) -> AsyncIterator[Member]:
    door, address = inner_door(HERE, 0, None)
    folder.mkdir(exist_ok=True)
    library = Library(folder / "packs")
    store = await asyncio.to_thread(PostgresStore, dsn, address)
    settings = {"limits": GENEROUS, "bot_pause": 0.0, **settings}
    relay = InnerRelay(store.secret, time.time, address)
    house = House(store, library, InlineThinker(library), relay=relay, cupboard=store, **settings)
    server = Server(house, HERE, 0, inner=door)
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            yield Member(house, server, Guest(f"http://{HERE}:{server.port}", session), address)
    finally:
        await server.stop()


@asynccontextmanager
async def members(
    folder: Path, dsn: str, count: int = 2, **settings: Any
) -> AsyncIterator[list[Member]]:
    async with AsyncExitStack() as stack:
        found = [
            await stack.enter_async_context(member(folder / str(i), dsn, **settings))
            for i in range(count)
        ]
        while found[-1].house.hall.store.peers < count:
            await asyncio.sleep(0.05)
        yield found


# In processes of their own.


class Process:
    """A process of the house that is started, stopped, killed and started again."""

    def __init__(self, dsn: str, folder: Path) -> None:
        self.port = free_port()
        self.base = f"http://{HERE}:{self.port}"
        self.command = [sys.executable, "-m", "tests.server.members", dsn, str(folder)]
        self.command.append(str(self.port))
        self.log = folder / "log"
        self.killed = 0
        self.up = False
        """Whether it is thought to answer."""
        self._pid = 0
        self._maker: asyncio.subprocess.Process | None = None
        folder.mkdir(exist_ok=True)

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        if self._maker is None:
            with self.log.open("ab") as log:
                self._maker = await asyncio.create_subprocess_exec(
                    *self.command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=log
                )
        assert self._maker.stdin is not None
        assert self._maker.stdout is not None
        self._maker.stdin.write(b"\n")
        self._pid = int(await self._maker.stdout.readline())
        async with aiohttp.ClientSession() as session:
            while True:
                with suppress(aiohttp.ClientError, OSError):
                    async with session.get(f"{self.base}/ready") as answer:
                        if answer.status == 200:
                            break
                await asyncio.sleep(0.05)
        self.up = True

    def send(self, number: signal.Signals) -> None:
        os.kill(self._pid, number)

    async def gone(self) -> None:
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._pid, 0)
                await asyncio.sleep(0.001)

    async def kill(self) -> None:
        self.up = False
        self.send(signal.SIGKILL)
        await self.gone()
        self.killed += 1

    async def stop(self) -> None:
        """In order, as a new version is put in its place."""
        self.up = False
        self.send(signal.SIGTERM)
        await self.gone()

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.send(signal.SIGCONT)
            await self.kill()
        assert self._maker is not None
        self._maker.kill()
        await self._maker.wait()

    def troubles(self) -> list[str]:
        """Whatever its log says that nobody should have to read."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


@asynccontextmanager
async def processes(folder: Path, dsn: str, count: int = 2) -> AsyncIterator[list[Process]]:
    found = [Process(dsn, folder / str(i)) for i in range(count)]
    try:
        await asyncio.gather(*[one.start() for one in found])
        yield found
    finally:
        await asyncio.gather(*[one.end() for one in found])


class Balancer:
    """Sends people to any process that answers, as what stands before a house does."""

    def __init__(
        self, house: Sequence[Process], session: aiohttp.ClientSession, chance: random.Random
    ) -> None:
        self.house = house
        self.session = session
        self.chance = chance

    def _order(self) -> list[Process]:
        up = [one for one in self.house if one.up]
        return self.chance.sample(up, len(up))

    def guest(self) -> Guest:
        """Somebody at the door of any of them."""
        up = self._order() or list(self.house)
        return Guest(up[0].base, self.session)

    async def dial(self) -> Line:
        for one in self._order():
            opening = self.session.ws_connect(
                f"{one.base}/ws", max_msg_size=0, timeout=aiohttp.ClientWSTimeout(ws_close=0.5)
            )
            with suppress(aiohttp.ClientError, OSError, TimeoutError):
                return Line(await asyncio.wait_for(opening, ANSWERS))
        raise ConnectionError("nobody answers")

    async def sit(self, game: str, seats: int, bots: int) -> list[Json]:
        """A table with people and bots, dealt: whatever happens to processes meanwhile."""
        while True:
            try:
                wish = {"bots": [""] * bots} if bots else {}
                first = await self.guest().open(game, seats + bots, **wish)
                others = [await self.guest().join(first["table"]) for _ in range(seats - 1)]
                host = await self.guest().connect(first["table"], first["token"])
                answer = await host.do("start")
                await host.close()
                if answer["type"] == "ack":
                    return [first, *others]
            except (aiohttp.ClientError, OSError, TimeoutError, AssertionError, KeyError):
                await asyncio.sleep(0.1)


class Evening:
    """Games one after another at several tables, until somebody says it is enough."""

    def __init__(self, balancer: Balancer, tables: int, bots: int = 1) -> None:
        self.balancer = balancer
        self.enough = False
        self.games: list[list[Steady]] = []
        self.tables = tables
        self.bots = bots
        self.playing: list[list[Steady]] = [[] for _ in range(tables)]

    async def run(self) -> None:
        await asyncio.gather(*[self._table(number) for number in range(self.tables)])

    async def _table(self, number: int) -> None:
        played = 0
        while played == 0 or not self.enough:
            game, seats = KINDS[(number + played) % len(KINDS)]
            bots = self.bots if seats < 4 else 0
            seated = await self.balancer.sit(game, seats, bots)
            people = [
                Steady(self.balancer.dial, one, random.Random(f"{number} {played} {i}"), SILENCE)
                for i, one in enumerate(seated)
            ]
            self.playing[number] = people
            await asyncio.gather(*[one.play() for one in people])
            await self.check(people)
            self.games.append(people)
            played += 1

    async def check(self, people: list[Steady]) -> None:
        """Every acknowledged choice is in the record once, and no other of these people."""
        code = people[0].seated["table"]
        while True:
            try:
                status, text = await self.balancer.guest().get(f"/api/tables/{code}/record")
                if status == 200:
                    break
            except (aiohttp.ClientError, OSError, TimeoutError):
                pass
            await asyncio.sleep(0.1)
        record = json.loads(text)
        for one in people:
            [seat] = one.seated["seats"]
            assert one.problems == []
            made = [move for who, move in record["choices"] if who == seat]
            assert made == one.acked, (code, seat, made[-3:], one.acked[-3:])

    async def goes_on(self, since: float, within: float) -> float:
        """Wait until every table has gone on since then; how long that took."""
        loop = asyncio.get_running_loop()
        while True:
            tables = [people for people in self.playing if people]
            late = [
                [str(one) for one in people]
                for people in tables
                if max(one.moved_at for one in people) <= since
                and not all(one.table.get("phase") == "over" for one in people)
            ]
            if not late:
                return loop.time() - since
            assert loop.time() < since + within, f"{late} did not go on"
            await asyncio.sleep(0.02)

    def back_after(self, since: float) -> float:
        """How long whoever was cut off since then had to wait at most."""
        games = [*self.games, *self.playing]
        cuts = [cut for people in games for one in people for cut in one.cuts]
        return max([took for at, took in cuts if at >= since], default=0.0)

    def __str__(self) -> str:
        clients = [one for people in self.games for one in people]
        return (
            f"{len(self.games)} games went on to their end; "
            f"{sum(len(one.acked) for one in clients):,} acknowledged choices, none lost, none "
            f"doubled; {sum(one.connections - 1 for one in clients):,} times somebody came back"
        )


async def _leave_cold(house: House) -> None:
    """Nobody comes for the pictures."""


def _serve(dsn: str, folder: str, port: str) -> int:
    """`gelanggang serve` for people who are faster than people; bots think at once, and little."""
    found: Any = (house_module, thinker_module, http_module)
    for module, name, quick in zip(
        found,
        ("House", "ProcessThinker", "warm_up"),
        (
            partial(House, limits=GENEROUS, bot_pause=BOTS),
            lambda packs, processes=0: InlineThinker(packs),
            _leave_cold,
        ),
        strict=True,
    ):
        setattr(module, name, quick)
    words = ["serve", "--host", HERE, "--port", port, "--data", folder, "--store", dsn]
    return cli.main([*words, "--no-compile", "--log", "-"])


def main(dsn: str, folder: str, port: str) -> None:
    # Nobody asks how a child ended, so it is gone for good when it is dead.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    said = os.dup(1)
    for _ in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.write(said, f"{os.getpid()}\n".encode())
            # What it tells people is not for whoever counts processes.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os._exit(_serve(dsn, folder, port))


if __name__ == "__main__":
    main(*sys.argv[1:])
