"""Whether a house can be left alone: a long evening of everything, and what memory it takes.

Tables of both games with two to five seats, people and bots: opened, played to the end, played
again, left, and looked up when they are long forgotten; people who lose their connection, go away
and come back, change their names and look on; replays.  Everybody comes from an address of their
own, so that what one address may do is not the question.  At the end of each game all that a client
has is compared with what the server has, and every acknowledged choice has to be in the record.

The house is the compiled one.  It forgets sooner than usual (`_serve.py`), so that ten minutes show
what is the same after ten hours.  Memory is that of its process and its thinkers, every five
seconds; the last minute of each half of the evening is compared.  `make bench` does not run this:

    PYTHONPATH=build/compiled .venv/bin/python bench/soak/measure.py
    PYTHONPATH=build/compiled .venv/bin/python bench/soak/measure.py --minutes 2 --samples

With `--processes 2` the house is that of several processes over one PostgreSQL.  Everybody comes in
at any of them, each time anew, so that about half of all seats are relayed:

    PYTHONPATH=build/compiled .venv/bin/python bench/soak/measure.py --minutes 30 --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiohttp

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent.parent))

from bench._children import BUILDS, HERE, Child, end_in_order, free_port
from gelanggang.core import match as core_match
from gelanggang.server.app import run
from tests.postgres import SAFE, WHY
from tests.postgres import Server as Postgres
from tests.server.table import Guest, Player, random_move

Json = dict[str, Any]

GAMES: Final = {"jawara-beksi": (2, 3, 4), "spell-from-the-future": (2, 3, 4, 5)}
LEVELS: Final = ("1", "1", "1", "1", "1", "2")
"""Of the bots: quick ones, so that many games are played."""
AT_ONCE: Final = 24
"""So many tables at the same time."""
PAUSE: Final = 0.15
"""Seconds at most before a choice; who builds a Combo asks for a few previews, too."""
EVERY: Final = 5.0
"""Seconds between two looks at the memory."""
MINUTE: Final = 60.0
GROWTH: Final = 5.0
"""So many percent at most the second half of the evening may add."""
AFTERWARDS: Final = 90.0
"""So many seconds the last games have to come to their end."""
LONG_AGO: Final = 60
"""So many tables later somebody looks one up again."""
FEW: Final = 10
"""So many different failures are shown."""
COUNTED: Final = {
    "gelanggang_bot_choices_total": "choices of bots",
    "gelanggang_relayed_sockets_total": "relayed sockets",
    "gelanggang_tables_taken_total": "tables taken",
}
"""What the house has counted."""
MISTAKE: Final = '"level": "error"'
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def addresses() -> Iterator[str]:
    """One after another, 127.0.1.1 and so on; after some thousand the first one again."""
    for block, last in itertools.cycle(itertools.product(range(1, 17), range(1, 255))):
        yield f"127.0.{block}.{last}"


def memory(session: int) -> list[int]:
    """Bytes that the processes of a session have in memory, the oldest process first."""
    found: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        # A process may end while it is looked at.
        with suppress(OSError):
            if folder.name.isdecimal():
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == session:
                    pages = (folder / "statm").read_text().split()[1]
                    found[int(folder.name)] = int(pages) * PAGE
    return [found[pid] for pid in sorted(found)]


class Evening:
    """What all of them did."""

    def __init__(self, ports: list[int], seconds: float) -> None:
        self.doors: Final = [f"http://{HERE}:{port}" for port in ports]
        self.until: Final = time.monotonic() + seconds
        self.chance: Final = random.Random(ports[0])
        self.did: Final[Counter[str]] = Counter()
        self.failures: Final[Counter[str]] = Counter()
        self.finished: Final[deque[str]] = deque(maxlen=LONG_AGO)
        """The codes of the last tables that were left."""
        self._addresses: Final = addresses()

    def over(self) -> bool:
        """Whether no new game begins."""
        return time.monotonic() >= self.until

    def guest(self) -> Guest:
        """Somebody new, at an address of their own."""
        plug = aiohttp.TCPConnector(local_addr=(next(self._addresses), 0))
        return Guest(self.door(), aiohttp.ClientSession(connector=plug))

    def door(self) -> str:
        """One of the processes."""
        return self.chance.choice(self.doors)

    async def tables(self) -> None:
        """One table after another; what goes wrong at one is noted, and the next one opened."""
        while not self.over():
            table = Table(self)
            try:
                await table.live()
                self.did["tables"] += 1
            except (AssertionError, KeyError, TimeoutError, OSError, aiohttp.ClientError) as error:
                self.failures[f"{type(error).__name__}: {str(error)[:300]}"] += 1
            finally:
                await table.leave()


class Person:
    """Somebody at a table, with the socket they have just now."""

    def __init__(self, evening: Evening, guest: Guest, seated: Json) -> None:
        self.evening: Final = evening
        self.guest: Final = guest
        self.code: Final[str] = seated["table"]
        self.seat: Final[int] = seated["seats"][0]
        self.chance: Final = random.Random(f"{seated['table']} {self.seat}")
        self.lang: Final = self.chance.choice([None, "id", "en"])
        self.acked: list[str] = []
        """The moves of this game that were acknowledged."""
        self.away = False
        """Whether a bot may have played for them in this game."""
        self._token: Final[str] = seated["token"]
        self.player: Player

    async def come(self, before: Player | None = None) -> None:
        """Connect for the first time, or after another connection."""
        have = None if before is None else before.version
        self.guest.base = self.evening.door()
        self.player = await self.guest.connect(self.code, self._token, self.lang, have)
        heard = self.player.heard[0]
        assert heard["type"] == "welcome", heard
        if before is not None:
            # A number that was used already would be taken for the same request once more.
            self.player._ids = before._ids
            self.evening.did["reconnections"] += 1

    async def come_back(self) -> None:
        """Lose the connection, in one way or another, and come back for what was missed."""
        before, how = self.player, self.chance.random()
        if how < 0.4:
            await before.close()
        elif how < 0.7:
            line = before.socket._conn
            if line is not None and line.transport is not None:
                line.transport.abort()
        await self.come(before)
        assert self.player.version >= before.version
        await before.close()

    async def play(self) -> None:
        """Play a game to its end, with all that people do meanwhile."""
        self.acked, self.away = [], False
        while self.player.phase != "over":
            if self.player.pending():
                await asyncio.sleep(self.chance.random() * PAUSE)
                await self.choose()
            else:
                heard = await self.player.next()
                assert heard["type"] != "end", heard
            await self.maybe()

    async def choose(self) -> None:
        """Answer what is asked."""
        offer = self.player.offer
        if offer is None:
            await self.player.next()
            return
        move = await random_move(self.player, self.chance)
        answer = await self.player.do("choose", decision=offer["decision"], move=move)
        assert answer["type"] == "ack", answer
        self.acked.append(move)
        self.evening.did["choices"] += 1

    async def maybe(self) -> None:
        """What happens to people beside their choices."""
        luck = self.chance.random()
        if luck < 0.02:
            await self.come_back()
        elif luck < 0.03:
            await self.player.do("emote", emote="halo")
        elif luck < 0.04:
            name = "".join(self.chance.choices("aeiou", k=6)).title()
            answer = await self.player.do("rename", name=name)
            assert answer["type"] == "ack" or answer["code"] == "name-taken", answer
            self.evening.did["names"] += 1
        elif luck < 0.05 and self.player.pending():
            # A bot plays until one is back; without an answer of theirs the game is not over.
            self.away = True
            await self.player.do("leave")
            await asyncio.sleep(self.chance.random())
            await self.come_back()

    async def leave_for_good(self) -> None:
        """After the end: the server parts with whoever has no seat any more."""
        await self.player.say(type="do", id="leave", verb={"verb": "leave"})
        while (await self.player.next())["type"] != "end":
            pass

    async def check(self, record: Json) -> None:
        """What this client has is what the server has; every acknowledged choice counts."""
        await self.player.settle()
        mine = self.player
        await self.come(mine)
        true = self.player
        assert mine.view == true.view, f"seat {self.seat} of {self.code} has another view"
        assert mine.version == true.version, f"seat {self.seat} of {self.code} is not up to date"
        assert mine.table["outcome"] == true.table["outcome"]
        made = [move for who, move in record["choices"] if who == self.seat]
        lost = Counter(self.acked) - Counter(made)
        assert not lost, f"seat {self.seat} of {self.code} lost {lost}"
        assert self.away or made == self.acked, f"seat {self.seat} of {self.code} has more"
        await mine.close()


class Table:
    """One table, from its opening until everybody has left."""

    def __init__(self, evening: Evening) -> None:
        self.evening: Final = evening
        self.chance: Final = random.Random(evening.chance.random())
        self.people: Final[list[Person]] = []
        self._guests: Final[list[Guest]] = []

    def guest(self) -> Guest:
        """Somebody new."""
        self._guests.append(self.evening.guest())
        return self._guests[-1]

    async def live(self) -> None:
        """Sit down, play once or several times, look back, and leave."""
        await self.sit_down()
        await self.people[0].player.do("start")
        for number in itertools.count(1):
            await self.game()
            if self.evening.over() or number == 3 or self.chance.random() < 0.5:
                break
            for one in self.people:
                answer = await one.player.do("rematch")
                assert answer["type"] == "ack", answer
            for one in self.people:
                await one.player.until(lambda it=one: it.player.phase != "over")  # type: ignore[misc]  # mypy does not see the type of a bound default
            self.evening.did["rematches"] += 1
        if self.chance.random() < 0.5:
            await self.people[-1].leave_for_good()
        self.evening.finished.append(self.people[0].code)
        await self.look_back()

    async def sit_down(self) -> None:
        """Open the table, and let the others come; bots get the rest."""
        game = self.chance.choice(list(GAMES))
        seats = self.chance.choice(GAMES[game])
        people = self.chance.randint(1, seats)
        level = self.chance.choice(LEVELS)
        host = self.guest()
        first = await host.open(game, seats, level=level, bots=[""] * (seats - people))
        self.people.append(Person(self.evening, host, first))
        for _ in range(people - 1):
            guest = self.guest()
            seated = await guest.join(first["table"])
            self.people.append(Person(self.evening, guest, seated))
        for one in self.people:
            await one.come()

    async def game(self) -> None:
        """One game, with people who look on, and the comparison at its end."""
        code = self.people[0].code
        watcher = await self.guest().connect(code, lang="id")
        looking = asyncio.ensure_future(self.look_on(code))
        watching = asyncio.ensure_future(watcher.until(lambda: watcher.phase == "over"))
        try:
            for one in self.people:
                await one.player.until(lambda it=one: it.player.phase != "lobby")  # type: ignore[misc]  # mypy does not see the type of a bound default
            await together([one.play() for one in self.people])
            await asyncio.gather(watching, looking)
        finally:
            await end(watching, looking)
        status, text = await self.people[0].guest.get(f"/api/tables/{code}/record")
        assert status == 200, text
        for one in self.people:
            await one.check(json.loads(text))
        # What was said about coming and going at the end of the game is heard as well.
        await watcher.settle()
        true = await self.guest().connect(code, lang="id")
        assert watcher.view == true.view, f"who looks on at {code} has another view"
        await true.close()
        await watcher.close()
        self.evening.did["games"] += 1

    async def look_on(self, code: str) -> None:
        """Spectators come and go, until the game is over."""
        phase = ""
        while phase != "over":
            guest = self.evening.guest()
            try:
                player = await guest.connect(code, lang=self.chance.choice([None, "id", "en"]))
                for _ in range(self.chance.randint(1, 40)):
                    if player.phase != "over":
                        await player.next()
                phase = player.phase
                await player.close()
                self.evening.did["spectators"] += 1
            finally:
                await guest.session.close()

    async def look_back(self) -> None:
        """The game once more, and a table of long ago."""
        guest, code = self.guest(), self.people[0].code
        seat, lang = self.chance.randrange(2), self.chance.choice(["id", "en"])
        status, text = await guest.get(f"/api/tables/{code}/replay?seat={seat}&lang={lang}")
        assert status == 200, text[:300]
        self.evening.did["replays"] += 1
        if len(self.evening.finished) == LONG_AGO:
            status, text = await guest.get(f"/api/tables/{self.evening.finished[0]}")
            assert status == 200, text[:300]
            self.evening.did["tables of long ago"] += 1

    async def leave(self) -> None:
        """Everybody goes."""
        for one in self.people:
            if hasattr(one, "player"):
                await one.player.close()
        for guest in self._guests:
            await guest.session.close()


async def together(work: list[Coroutine[Any, Any, None]]) -> None:
    """Do several things at once; when one of them fails, none goes on."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        await end(*tasks)


async def end(*tasks: asyncio.Future[None]) -> None:
    """Cancel tasks until they are: who waits with a limit of its own can miss it once."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.1)
    await asyncio.gather(*tasks, return_exceptions=True)


class Samples:
    """What memory the house takes, and when."""

    def __init__(self, sessions: list[int]) -> None:
        self.sessions: Final = sessions
        self.began: Final = time.monotonic()
        self.found: Final[list[tuple[float, list[int]]]] = []

    async def take(self) -> None:
        """Look every few seconds."""
        while True:
            await asyncio.sleep(EVERY)
            sizes = [size for session in self.sessions for size in memory(session)]
            self.found.append((time.monotonic() - self.began, sizes))

    def around(self, since: float, until: float) -> float:
        """The mean between two moments, in MB."""
        return mean(sum(sizes) for at, sizes in self.found if since < at <= until + EVERY) / 1e6


async def measure(ports: list[int], houses: list[Child], seconds: float) -> tuple[Evening, Samples]:
    """A whole evening."""
    for port, house in zip(ports, houses, strict=True):
        await asyncio.to_thread(house.listens, port)
    evening = Evening(ports, seconds)
    samples = Samples([house.process.pid for house in houses])
    looking = asyncio.ensure_future(samples.take())
    tables = [asyncio.ensure_future(evening.tables()) for _ in range(AT_ONCE)]
    try:
        await asyncio.wait(tables, timeout=seconds)
        looking.cancel()
        _, late = await asyncio.wait(tables, timeout=AFTERWARDS)
        if late:
            evening.failures["games that did not end"] += len(late)
        for table in tables:
            if table.done():
                table.result()
    finally:
        await end(looking, *tables)
    for port, house in zip(ports, houses, strict=True):
        if not house.alive:
            evening.failures["a process has ended"] += 1
            continue
        async with aiohttp.ClientSession() as session:
            text = (await Guest(f"http://{HERE}:{port}", session).get("/metrics"))[1]
        for line in text.decode().splitlines():
            name, _, value = line.partition(" ")
            if name in COUNTED:
                evening.did[COUNTED[name]] += int(value)
    return evening, samples


def report(evening: Evening, samples: Samples, seconds: float) -> int:
    """Print how it went; the exit code says whether that is good."""
    half = seconds / 2
    window = min(MINUTE, half / 2)
    first = samples.around(min(MINUTE, half) - 2 * EVERY, min(MINUTE, half))
    middle, last = samples.around(half - window, half), samples.around(seconds - window, seconds)
    growth = (last / middle - 1) * 100
    did = evening.did
    relays = f", {did['relayed sockets']:,} relayed sockets" if len(evening.doors) > 1 else ""
    good = not evening.failures and growth <= GROWTH and did["games"] > 0
    print(
        f"- {seconds / 60:g} minutes: {did['choices']:,} choices of people and "
        f"{did['choices of bots']:,} of bots, {did['tables']:,} tables, {did['games']:,} games, "
        f"{did['reconnections']:,} reconnections, {did['spectators']:,} spectators, "
        f"{did['names']:,} names, {did['replays']:,} replays, {did['tables of long ago']:,} tables "
        f"of long ago{relays}; every view "
        f"{'equal to' if not evening.failures else 'compared with'} the server's; "
        f"{first:.1f} MB after a minute, {middle:.1f} MB at half time, {last:.1f} MB at "
        f"the end: {growth:+.1f} % in the second half (promised: at most {GROWTH:g} %)"
    )
    for text, count in evening.failures.most_common(FEW):
        print(f"- {count} times {text}")
    if len(evening.failures) > FEW:
        print(f"- and {len(evening.failures) - FEW} more")
    print(f"All of it {'held' if good else 'did NOT hold'}.")
    return 0 if good else 1


def main() -> int:
    """Let people play, look at the memory, and fail when it grows or anything is lost."""
    parser = argparse.ArgumentParser(description="Whether a house can be left alone.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1, help="more than one: over PostgreSQL")
    parser.add_argument("--samples", action="store_true", help="print every look at the memory")
    told = parser.parse_args()
    if str(core_match.__file__).endswith(".py"):
        print("This measures the compiled build: see how to run it.", file=sys.stderr)
        return 2
    if told.processes > 1 and WHY is not None:
        print(f"not measured: {WHY}")
        return 0
    end_in_order()
    ports, seconds = [free_port() for _ in range(told.processes)], told.minutes * 60
    found: list[tuple[Evening, Samples]] = []
    houses: list[Child] = []

    async def all_of_it() -> None:
        found.append(await measure(ports, houses, seconds))

    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="gelanggang-soak-")))
        dsn = [Postgres(SAFE).fresh()] if told.processes > 1 else []
        logs = [folder / f"log{port}" for port in ports]
        with ExitStack() as open_houses:
            for port, log in zip(ports, logs, strict=True):
                words = [str(port), str(folder / str(port)), *dsn]
                out = open_houses.enter_context(log.open("wb"))
                child = Child("bench.soak._serve", *words, build=BUILDS["compiled"], log=out)
                houses.append(open_houses.enter_context(child))
            run(all_of_it())
        evening, samples = found[0]
        for log in logs:
            for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
                if MISTAKE in line:
                    evening.failures[line[-300:]] += 1
    if told.samples:
        for at, sizes in samples.found:
            each = " + ".join(f"{size / 1e6:.1f}" for size in sizes)
            print(f"{at:6.0f} s {sum(sizes) / 1e6:8.1f} MB = {each}")
    return report(evening, samples, seconds)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
