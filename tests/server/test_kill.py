"""`kill -9` at random moments: what was acknowledged is there, and everybody goes on.

GELANGGANG_KILLS=200 kills two hundred times.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sys
from pathlib import Path

import aiohttp

from tests.server.steady import Line, Steady
from tests.server.table import Guest, run
from tests.server.test_chaos import KINDS, check, sit_all

KILLS = int(os.environ.get("GELANGGANG_KILLS", "5"))
TABLES = 4
ROOT = Path(__file__).parent.parent.parent


class Victim:
    """A server process that is started, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: asyncio.subprocess.Process | None = None
        self.killed = 0

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.victim", str(self.folder), str(self.port)]
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert await self.process.stdout.readline() == b"ready\n"

    async def kill(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        self.killed += 1


def test_acknowledged_choices_survive_and_clients_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        try:
            async with aiohttp.ClientSession() as session:
                guest = Guest(f"http://127.0.0.1:{victim.port}", session)
                await asyncio.gather(
                    kill_often(victim), *[tables(guest, victim, i) for i in range(TABLES)]
                )
        finally:
            await victim.kill()

    run(play, 120 + 10 * KILLS)


async def kill_often(victim: Victim) -> None:
    chance = random.Random(9)
    while victim.killed < KILLS:
        # Also soon after the start, while everybody comes back.
        await asyncio.sleep(chance.random() ** 2 * 1.2)
        await victim.kill()
        await victim.start()


async def tables(guest: Guest, victim: Victim, number: int) -> None:
    """One game after another, as long as there are kills to come."""
    games = 0
    while games == 0 or victim.killed < KILLS:
        game, seats = KINDS[(number + games) % len(KINDS)]
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

        people = [Steady(dial, one, random.Random(f"{games} {i}")) for i, one in enumerate(seated)]
        await asyncio.gather(*[one.play() for one in people])
        while True:
            try:
                await check(guest, people)
                break
            except (aiohttp.ClientError, ConnectionError, KeyError):
                await asyncio.sleep(0.2)
        games += 1
