"""Several processes over one PostgreSQL: whatever befalls one of them, everybody goes on.

GELANGGANG_CLUSTER_KILLS=200 kills two hundred times; GELANGGANG_CLUSTER_LONG=1 lets a process sleep
for thirty seconds, and takes the database away for sixty.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import psycopg
import pytest

from gelanggang.hall.postgres.lease import LEASE
from gelanggang.tables.happening import Chosen
from gelanggang.tables.keeping import read_row
from tests import postgres
from tests.server.members import Balancer, Evening, Process, processes
from tests.server.table import run

pytestmark = [pytest.mark.slow, postgres.needs_postgres]

KILLS = int(os.environ.get("GELANGGANG_CLUSTER_KILLS", "3"))
LONG = bool(os.environ.get("GELANGGANG_CLUSTER_LONG"))
TABLES = 6
GOES_ON = 20.0
"""Seconds within which every table goes on at another process."""


@asynccontextmanager
async def evening(folder: Path, dsn: str) -> AsyncIterator[tuple[list[Process], Evening]]:
    """A house of two processes, and people who play there until the test is over."""
    async with processes(folder, dsn) as house, aiohttp.ClientSession() as session:
        people = Evening(Balancer(house, session, random.Random(5)), TABLES)
        playing = asyncio.ensure_future(people.run())
        try:
            while not all(people.playing):
                await asyncio.sleep(0.05)
                assert not playing.done() or playing.result() is None
            yield house, people
            people.enough = True
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for one in house:
            assert one.troubles() == []


Story = Callable[[list[Process], Evening], Awaitable[str]]


def tell(folder: Path, dsn: str, story: Story, seconds: float) -> None:
    async def play() -> None:
        async with evening(folder, dsn) as (house, people):
            told = await story(house, people)
        print(f"- {told}: {people}; {bots_in(dsn):,} choices of bots, none doubled")

    run(play, seconds)


def bots_in(dsn: str) -> int:
    """How many choices bots have made; each log is whole, and no answer is there twice."""
    found = 0
    with psycopg.connect(dsn) as base:
        tables = [id for (id,) in base.execute("SELECT id FROM tables").fetchall()]
        for id in tables:
            rows = base.execute(
                "SELECT seq, body FROM rows WHERE table_id = %s ORDER BY seq", (id,)
            ).fetchall()
            assert [seq for seq, _ in rows] == list(range(len(rows)))
            happened = [read_row(bytes(body)).did for _, body in rows]
            chosen = [did for did in happened if isinstance(did, Chosen)]
            assert len({(did.seat, did.decision) for did in chosen}) == len(chosen)
            found += sum(did.bot for did in chosen)
    return found


def now() -> float:
    return asyncio.get_running_loop().time()


def test_tables_of_a_killed_process_go_on_at_another(tmp_path: Path) -> None:
    async def story(house: list[Process], people: Evening) -> str:
        chance = random.Random(9)
        longest = 0.0
        for _ in range(KILLS):
            await asyncio.sleep(chance.random() ** 2 * 2)
            victim = chance.choice(house)
            since = now()
            await victim.kill()
            starting = asyncio.ensure_future(again(victim, chance.random() * 4))
            longest = max(longest, await people.goes_on(since, GOES_ON))
            await starting
        return f"kill -9 of a process: {KILLS} times, every table went on within {longest:.1f} s"

    async def again(victim: Process, after: float) -> None:
        await asyncio.sleep(after)
        await victim.start()

    tell(tmp_path, postgres.server().fresh(), story, 120 + 30 * KILLS)


def test_who_slept_is_refused_and_tables_go_on_meanwhile(tmp_path: Path) -> None:
    async def story(house: list[Process], people: Evening) -> str:
        asleep = 30.0 if LONG else 9.0
        for sleeper in house:
            since = now()
            sleeper.send(signal.SIGSTOP)
            sleeper.up = False
            await people.goes_on(since, GOES_ON)
            await asyncio.sleep(max(0.0, since + asleep - now()))
            sleeper.send(signal.SIGCONT)
            sleeper.up = True
            await people.goes_on(now(), GOES_ON)
        lost = sum([await figure(one, people, "tables_lost_total") for one in house])
        assert lost > 0
        return f"SIGSTOP for {asleep:.0f} s, twice: {lost} tables were lost to the other"

    tell(tmp_path, postgres.server().fresh(), story, 300)


def test_tables_wait_while_the_database_is_away(tmp_path: Path) -> None:
    base = postgres.Server()

    async def story(house: list[Process], people: Evening) -> str:
        away = 60.0 if LONG else 9.0
        playing = [one for table in people.playing for one in table]
        await asyncio.to_thread(base.stop)
        await asyncio.sleep(away)
        await asyncio.to_thread(base.start)
        await people.goes_on(now(), GOES_ON)
        told = [one for one in playing if one.standstills]
        assert len(told) > len(playing) / 2
        for one in told:
            assert one.standstills[0]["code"] == "store-away"
            assert one.standstills[0]["text"]
        return f"PostgreSQL away for {away:.0f} s: {len(told)} players were told why they wait"

    try:
        tell(tmp_path, base.fresh(), story, 300)
    finally:
        base.remove()


def test_a_database_that_crashes_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    base = postgres.Server(postgres.SAFE)
    times = 20 if LONG else 4

    async def story(house: list[Process], people: Evening) -> str:
        chance = random.Random(3)
        for _ in range(times):
            await asyncio.sleep(chance.random())
            how = chance.choice([signal.SIGQUIT, signal.SIGINT, signal.SIGKILL])
            await asyncio.to_thread(base.stop, how)
            await asyncio.to_thread(base.start)
            await people.goes_on(now(), GOES_ON)
        return f"PostgreSQL crashed and started again {times} times"

    try:
        tell(tmp_path, base.fresh(), story, 400)
    finally:
        base.remove()


def test_a_rolling_restart_loses_nothing(tmp_path: Path) -> None:
    async def story(house: list[Process], people: Evening) -> str:
        begun = now()
        for one in house * (3 if LONG else 1):
            since = now()
            one.send(signal.SIGTERM)
            one.up = False
            await people.goes_on(since + 0.2, GOES_ON)
            await one.gone()
            await one.start()
        # Who had to wait until the time of the other process is over would wait longer.
        longest = people.back_after(begun)
        assert longest < LEASE - 1, longest
        return f"a rolling restart: everybody was back within {longest:.1f} s"

    tell(tmp_path, postgres.server().fresh(), story, 300)


async def figure(one: Process, people: Evening, name: str) -> int:
    """What a process has counted."""
    async with people.balancer.session.get(f"{one.base}/metrics") as answer:
        lines = (await answer.text()).splitlines()
    [found] = [line for line in lines if line.startswith(f"gelanggang_{name} ")]
    return int(found.split()[1])
