"""`kill -9` at random moments: what was acknowledged is there, and everybody goes on.

GELANGGANG_KILLS=200 kills two hundred times.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from tests.ports import free_port
from tests.server.steady import Line, Steady
from tests.server.table import Guest, run
from tests.server.test_chaos import KINDS, check, sit_all

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("GELANGGANG_KILLS", "5"))
TABLES = 4
ROOT = Path(__file__).parent.parent.parent


class Victim:
    """A server process that is started, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "tests.server.victim", str(folder), str(self.port)]
        self.killed = 0
        self._pid = 0
        self._maker: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._maker is None:
            self._maker = await asyncio.create_subprocess_exec(
                *self.command, cwd=ROOT, stdin=PIPE, stdout=PIPE
            )
        assert self._maker.stdin is not None
        assert self._maker.stdout is not None
        self._maker.stdin.write(b"\n")
        self._pid = int(await self._maker.stdout.readline())

    async def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._pid, 0)
                await asyncio.sleep(0.001)
        self.killed += 1

    async def end(self) -> None:
        await self.kill()
        assert self._maker is not None
        self._maker.kill()
        await self._maker.wait()


def test_acknowledged_choices_survive_and_clients_go_on(tmp_path: Path) -> None:
    games: list[list[Steady]] = []

    async def play() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        try:
            async with aiohttp.ClientSession() as session:
                guest = Guest(f"http://127.0.0.1:{victim.port}", session)
                await asyncio.gather(
                    kill_often(victim), *[tables(guest, victim, i, games) for i in range(TABLES)]
                )
        finally:
            await victim.end()

    run(play, 120 + 10 * KILLS)
    clients = [one for people in games for one in people]
    print(
        f"- kill -9: {KILLS} times, {len(games)} games went on to their end; "
        f"{sum(len(one.acked) for one in clients):,} acknowledged choices, none lost; "
        f"{sum(one.connections - 1 for one in clients):,} times somebody came back"
    )


async def kill_often(victim: Victim) -> None:
    chance = random.Random(9)
    while victim.killed < KILLS:
        # Also soon after the start, while everybody comes back.
        await asyncio.sleep(chance.random() ** 2 * 1.2)
        await victim.kill()
        await victim.start()


async def tables(guest: Guest, victim: Victim, number: int, games: list[list[Steady]]) -> None:
    """One game after another, as long as there are kills to come."""
    played = 0
    while played == 0 or victim.killed < KILLS:
        game, seats = KINDS[(number + played) % len(KINDS)]
        try:
            seated = await sit_all(guest, game, seats)
            host = await guest.connect(seated[0]["table"], seated[0]["token"])
            assert (await host.do("start"))["type"] == "ack"
            await host.close()
        except (aiohttp.ClientError, ConnectionError, AssertionError):
            # Killed while people were sitting down.
            await asyncio.sleep(0.1)
            continue

        async def dial() -> Line:
            return Line(await guest.session.ws_connect(f"{guest.base}/ws", max_msg_size=0))

        people = [Steady(dial, one, random.Random(f"{played} {i}")) for i, one in enumerate(seated)]
        await asyncio.gather(*[one.play() for one in people])
        while True:
            try:
                await check(guest, people)
                break
            except (aiohttp.ClientError, ConnectionError, KeyError):
                await asyncio.sleep(0.2)
        games.append(people)
        played += 1
