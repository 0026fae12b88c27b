"""What a house of some size would need: the model of docs/scale.md, as a program.

Sizes are measured here, in a few seconds: whole games of both kinds over a real server, and what
each choice leaves in the store and sends to each screen.  Speeds are those that `bench/cluster.py`
and `bench/bots.py` printed, the worst of several runs; they are written down below, to be changed
for another machine.  All else is assumed, and says so.

    make bench
    PYTHONPATH=build/compiled .venv/bin/python bench/scale.py
"""

from __future__ import annotations

import asyncio
import math
import random
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from gelanggang.server.app import run
from tests.server.table import Guest, served

GAMES: Final = ("jawara-beksi", "spell-from-the-future")
ROUNDS: Final = 3
PLAYERS: Final = (100, 1000, 10_000, 100_000, 1_000_000)
DAY: Final = 86_400
MONTH: Final = 30


@dataclass(frozen=True)
class Number:
    """A number of the model, and where it is from."""

    value: float
    what: str
    source: str


# Measured, by programs of this folder.
CARRIES = Number(5300.0, "moves per CPU second of a process, over PostgreSQL", "bench/cluster.py")
RELAYED = Number(
    1.4, "times the cost of a move when all its screens are relayed", "bench/cluster.py"
)
ROWS = Number(15_600.0, "durable rows a second of one PostgreSQL, in groups", "bench/cluster.py")
SOCKET = Number(
    28_500.0, "bytes of memory a connection, its share of a table included", "bench/cluster.py"
)
THINKS = Number(
    0.033, "seconds of a core for a choice of level 3, the dearest bot", "bench/bots.py"
)
DISK = Number(1.64, "bytes on the disk for each byte of a row, with its index", "bench/cluster.py")
# Assumed, until there are people.
EVERY = Number(
    8.0, "seconds between two choices, for each person, those of their bots included", "assumed"
)
DEAR = Number(0.05, "of all choices are those of a bot of level 3", "assumed")
EVENING = Number(
    0.3, "of the evening's choices a second are made on the average of a day", "assumed"
)
BUSY = Number(0.5, "of its time a core may be busy, so that nobody waits", "assumed")
KEPT = Number(30.0, "days that a table is kept", "as shipped")
CORE = Number(15.0, "dollars a month for a core with 4 GB of memory", "assumed")
GIGABYTE = Number(0.1, "dollars a month for a gigabyte of fast disk", "assumed")
TRAFFIC = Number(0.02, "dollars for a gigabyte that is sent", "assumed")
SCREENS = Number(3.0, "screens are told of a choice", "assumed")
NUMBERS: Final = (
    *(CARRIES, RELAYED, ROWS, SOCKET, THINKS, DISK, KEPT),
    *(EVERY, DEAR, EVENING, BUSY, SCREENS, CORE, GIGABYTE, TRAFFIC),
)


@dataclass
class Sizes:
    """What a choice leaves and sends."""

    choices: int = 0
    rows: int = 0
    stored: int = 0
    sent: int = 0
    """Bytes to all screens of people."""
    screens: int = 0
    """Choices, each as often as there were screens to tell."""


async def play(game: str, sizes: Sizes, folder: Path) -> None:
    """A game of two people and bots, to its end."""
    async with served(folder) as guest:
        seats = [await guest.open(game, 3, bots=["1"])]
        seats.append(await guest.join(seats[0]["table"]))
        players = [await guest.sit(one, "id") for one in seats]
        welcomes = sum(player.bytes for player in players)
        await players[0].do("start")
        for player in players:
            await player.until(lambda it=player: it.phase != "lobby")  # type: ignore[misc]  # mypy does not see the type of a bound default
        await asyncio.gather(*[one.play(random.Random(n)) for n, one in enumerate(players)])
        choices = await made(guest, seats[0]["table"])
        sizes.choices += choices
        sizes.screens += choices * len(players)
        sizes.sent += sum(player.bytes for player in players) - welcomes
        for player in players:
            await player.close()


async def made(guest: Guest, code: str) -> int:
    """How many choices a record has."""
    async with guest.session.get(f"{guest.base}/api/tables/{code}/record") as answer:
        return len((await answer.json(content_type=None))["choices"])


def measure() -> Sizes:
    """Some games of each kind."""
    sizes = Sizes()
    for game in GAMES:
        for _ in range(ROUNDS):
            with TemporaryDirectory(prefix="gelanggang-bench-") as name:
                folder = Path(name)
                run(play(game, sizes, folder))
                with closing(sqlite3.connect(folder / "tables.db")) as base:
                    rows, stored = base.execute(
                        "SELECT count(*), sum(length(body) + length(table_id) + 16) FROM rows"
                    ).fetchone()
                sizes.rows += rows
                sizes.stored += stored
    return sizes


@dataclass(frozen=True)
class Step:
    """What so many people at once need."""

    players: int
    choices: float
    processes: int
    cores: float
    """Of houses, bots and PostgreSQL together."""
    memory: float
    rows: float
    """A day."""
    disk: float
    bases: int
    dollars: float


def step(players: int, sizes: Sizes) -> Step:
    """The model."""
    choices = players / EVERY.value
    alone = choices / CARRIES.value / BUSY.value
    processes = max(1, math.ceil(alone))
    # Who does not sit where the table is: all but one of so many processes.
    relays = (processes - 1) / processes * (RELAYED.value - 1)
    processes = max(processes, math.ceil(alone * (1 + relays)))
    bots = choices * DEAR.value * THINKS.value / BUSY.value
    rows = choices * sizes.rows / sizes.choices
    bases = max(1, math.ceil(rows / (ROWS.value * BUSY.value)))
    cores = processes + bots + (2 * bases if processes > 1 else 0)
    memory = players * SOCKET.value + processes * 150e6
    a_day = rows * EVENING.value * DAY
    disk = a_day * KEPT.value * sizes.stored / sizes.rows * DISK.value
    sent = choices * EVENING.value * DAY * MONTH * sizes.sent / sizes.screens * SCREENS.value
    dollars = max(cores, 1) * CORE.value + disk / 1e9 * GIGABYTE.value + sent / 1e9 * TRAFFIC.value
    return Step(players, choices, processes, cores, memory, a_day, disk, bases, dollars)


def size(count: float) -> str:
    """Bytes, in words."""
    units = ["kB", "MB", "GB", "TB"]
    count /= 1000
    while count >= 1000 and len(units) > 1:
        count /= 1000
        units.pop(0)
    return f"{count:,.1f} {units[0]}" if count < 10 else f"{count:,.0f} {units[0]}"


def found(sizes: Sizes) -> list[Number]:
    """What was measured here."""
    here = "bench/scale.py"
    return [
        Number(round(sizes.rows / sizes.choices, 2), "rows a choice, all else included", here),
        Number(round(sizes.stored / sizes.rows), "bytes of a row", here),
        Number(round(sizes.sent / sizes.screens), "bytes to each screen, with sentences", here),
    ]


def main() -> int:
    """Print the numbers, and what follows from them."""
    sizes = measure()
    print("| number | what | |\n|---|---|---|")
    for number in (*found(sizes), *NUMBERS):
        print(f"| {number.value:,g} | {number.what} | {number.source} |")
    print(
        "\n| people at once | choices a second | processes | cores in all | memory | rows a day "
        "| disk | PostgreSQL | dollars a month |\n|---|---|---|---|---|---|---|---|---|"
    )
    for players in PLAYERS:
        one = step(players, sizes)
        base = "a file will do" if one.processes == 1 else f"{one.bases}"
        print(
            f"| {one.players:,} | {one.choices:,.0f} | {one.processes:,} | {one.cores:,.1f} "
            f"| {size(one.memory)} | {one.rows / 1e6:,.1f} million | {size(one.disk)} | {base} "
            f"| {one.dollars:,.0f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
