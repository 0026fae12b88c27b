"""What a house of several processes carries, over a real PostgreSQL.

Four questions, each answered beside what it is to be compared with, in the same run:

- **Two processes beside one.**  Tables of four at each, as fast as they play.  Players and
  PostgreSQL need processors too, and with two cores the clock on the wall would measure them.  So
  what a process carries is counted in moves per second of its own CPU time: one that has a core for
  itself carries so many.  Two together have to carry 1.7 times what one does alone.  The wall clock
  is printed beside it.
- **A relayed seat beside a direct one.**  Tables of the first process at 500 moves a second, once
  with all screens at that process, once with all of them at the other, in turns.  Here PostgreSQL
  does not wait for its disk: that takes longer than a relay, and each time another time.
- **Group commit beside one commit a move.**  Rows as long as those of a game, straight into the
  store; and the whole house with 250 tables, which cannot be faster than its players are.
- **Idle sockets.**  The memory of one process with 20,000 who look on where nothing happens; beside
  it, with four people at each of 5,000 tables in the middle of a game, which is more than sockets.
  Where the system allows a process fewer files, what is missing is added at the rate of those that
  are there, and that is said.

A round in which other programs had more than a tenth of the processors does not count; when too few
are left, the answer is "not measured", and that breaks no promise.

    make bench
    PYTHONPATH=build/compiled .venv/bin/python bench/cluster.py --quick
    PYTHONPATH=build/compiled .venv/bin/python bench/cluster.py --only relay --rounds
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import psycopg

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._children import ROOT, end_in_order, free_port
from bench._machine import Others, cpu_seconds, family_seconds, memory
from bench._program import Program, is_compiled, percentiles, running
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.store import FIRST_EPOCH, Entry, NewTable
from gelanggang.server.door import SPARE
from tests.postgres import QUICK as HASTY
from tests.postgres import SAFE, WHY, Server

SEATS: Final = 4
TABLES: Final = 25
MANY: Final = 250
RATE: Final = 500
SOCKETS: Final = 20_000
ROW: Final = 90
"""Bytes of a row with a choice of Jawara Beksi."""

OFTEN: Final = 0.1
"""Whoever else has so much of all processors keeps us waiting."""
ENOUGH: Final = 3
"""So many undisturbed rounds have to be left."""
KEPT_UP: Final = 0.95
"""Who carries less than this part of the steady rate has not kept up with it."""

REST: Final = 25.0
"""Seconds after which the house has asked everybody once whether they are still there."""

TIMES: Final = 1.7
MEDIAN_MORE: Final = 2.0
P99_MORE: Final = 10.0
DURABLE: Final = 3000
MEGABYTES: Final = 600


@dataclass(frozen=True)
class Length:
    """How long things are measured."""

    rounds: int
    seconds: float
    sockets: int


USUAL: Final = Length(rounds=12, seconds=3.0, sockets=SOCKETS)
QUICK: Final = Length(rounds=4, seconds=2.0, sockets=2000)


@dataclass(frozen=True)
class Answer:
    """One promise, and what came of it."""

    title: str
    found: str
    promised: str
    held: bool | None
    """None: others used the machine, so that nothing can be said."""

    def row(self) -> str:
        """A line of the table."""
        word = {True: "held", False: "**broken**", None: "not measured"}[self.held]
        return f"| {self.title} | {self.found} | {self.promised} | {word} |"


class House:
    """Processes over one database, and the players at them."""

    def __init__(self, stack: ExitStack, settings: dict[str, str] = SAFE) -> None:
        self._stack: Final = stack
        self.base: Final = Server(settings)
        stack.callback(self.base.remove)
        self.dsn: Final = self.base.fresh()

    def process(self) -> tuple[int, Program]:
        """One more; its port."""
        port = free_port()
        folder = self._stack.enter_context(TemporaryDirectory(prefix="gelanggang-bench-"))
        words = [sys.executable, "-m", "bench._serve", str(port), folder, self.dsn]
        program = self._stack.enter_context(running(words))
        program.expect("ready")
        return port, program

    def players(self, port: int, tables: int, door: int | None = None) -> Program:
        """Four people at each of so many tables of a process; they come in there, or elsewhere."""
        words = [sys.executable, "-m", "bench._players", str(port), str(tables)]
        program = self._stack.enter_context(running([*words, str(door or port)]))
        program.expect("ready")
        return program


def calm(rounds: int, one: Callable[[], None], undo: Callable[[], None]) -> int:
    """Do something so many times; what was done while others kept us waiting is undone.

    How many are left.  Each is tried twice at most: a busy machine is not waited for.
    """
    left = 0
    for _ in range(2 * rounds):
        others, began = Others(), time.monotonic()
        one()
        share = others.share(time.monotonic() - began)
        if "--rounds" in sys.argv:
            print(f"  others had {share:.0%} of the processors", flush=True)
        if share > OFTEN:
            undo()
        else:
            left += 1
        if left == rounds:
            break
    return left


def two_beside_one(length: Length) -> list[Answer]:
    """Moves per CPU second of two processes beside one."""
    ones: list[tuple[float, float]] = []
    twos: list[tuple[float, float]] = []
    with ExitStack() as stack, ThreadPoolExecutor(2) as pool:
        house = House(stack)
        processes = [house.process() for _ in range(2)]
        players = [house.players(port, TABLES) for port, _ in processes]

        def play(which: int) -> tuple[float, float]:
            """Moves per CPU second, and per second."""
            cpu = cpu_seconds(processes[which][1].pid)
            played = players[which].order(seconds=length.seconds)
            cpu = cpu_seconds(processes[which][1].pid) - cpu
            return played.moves / cpu, played.rate

        def one() -> None:
            ones.append(play(0))
            both = list(pool.map(play, range(2)))
            twos.append((sum(cpu for cpu, _ in both), sum(wall for _, wall in both)))

        def undo() -> None:
            ones.pop()
            twos.pop()

        for which in range(2):
            players[which].order(seconds=1.0)
        left = calm(length.rounds, one, undo)
    title = "two processes beside one, moves per CPU second"
    promised = f"at least {TIMES} times"
    if left < ENOUGH:
        return [Answer(title, "", promised, None)]
    alone, together = median(cpu for cpu, _ in ones), median(cpu for cpu, _ in twos)
    walls = median(wall for _, wall in ones), median(wall for _, wall in twos)
    found = (
        f"{together / alone:.2f} times: {alone:,.0f} and {together:,.0f} (on the wall, with the "
        f"players and PostgreSQL on the same cores: {walls[0]:,.0f} and {walls[1]:,.0f} a second)"
    )
    return [Answer(title, found, promised, together / alone >= TIMES)]


def relayed_beside_direct(length: Length) -> list[Answer]:
    """What it adds to a move when every screen comes in at another process."""
    waits: dict[str, list[list[float]]] = {"direct": [], "relayed": []}
    rates: list[float] = []
    costs: dict[str, list[float]] = {"direct": [], "relayed": []}
    with ExitStack() as stack:
        house = House(stack, HASTY)
        (owner, first), (door, second) = house.process(), house.process()

        def cpu() -> float:
            return cpu_seconds(first.pid) + cpu_seconds(second.pid)

        players = {
            "direct": house.players(owner, TABLES),
            "relayed": house.players(owner, TABLES, door),
        }

        def one() -> None:
            for way, screens in players.items():
                screens.order(seconds=0.3, rate=RATE)
                used = cpu()
                played = screens.order(seconds=length.seconds, rate=RATE)
                costs[way].append((cpu() - used) / played.moves)
                waits[way].append(played.latencies)
                rates.append(played.rate)

        def undo() -> None:
            for way in players:
                waits[way].pop()
                costs[way].pop()
            del rates[-2:]

        left = calm(length.rounds, one, undo)
    titles = [
        f"a relayed seat beside a direct one at {RATE} moves a second, {n}"
        for n in ("median", "p99")
    ]
    promised = [f"at most {MEDIAN_MORE:g} ms more", f"at most {P99_MORE:g} ms more"]
    if left < ENOUGH:
        return [Answer(title, "", text, None) for title, text in zip(titles, promised, strict=True)]
    ways = {
        way: percentiles(sorted(one for latencies in found for one in latencies))
        for way, found in waits.items()
    }
    kept_up = median(rates) >= KEPT_UP * RATE
    answers = []
    for title, text, n, most in zip(
        titles, promised, (50, 99), (MEDIAN_MORE, P99_MORE), strict=True
    ):
        direct, relayed = ways["direct"][n], ways["relayed"][n]
        found = f"{relayed - direct:+.1f} ms: {direct:.1f} and {relayed:.1f}"
        if not kept_up:
            found += f", at {median(rates):.0f} a second"
        if n == 50:
            times = median(costs["relayed"]) / median(costs["direct"])
            found += f"; such a move costs both processes {times:.1f} times the CPU time"
        answers.append(Answer(title, found, text, kept_up and relayed - direct <= most))
    return answers


class Writers:
    """Many tables at which one choice after another is written, straight into the store."""

    def __init__(self, dsn: str) -> None:
        self._dsn: Final = dsn
        self.store: Final = PostgresStore(dsn, "127.0.0.1:1")
        self._rows: Final = [0] * MANY
        ids = [self._id(number) for number in range(MANY)]
        new = [Entry(id, [(0, 0, b"")], NewTable(id, id, 0)) for id in ids]
        assert self.store.append(new).result() == [None] * MANY

    @staticmethod
    def _id(number: int) -> str:
        return f"table{number}"

    def write(self, group: int, seconds: float) -> float:
        """So many at a time, one group after another: rows a second."""
        done, until, began = 0, time.perf_counter() + seconds, time.perf_counter()
        while time.perf_counter() < until:
            entries = []
            for number in (at % MANY for at in range(done, done + group)):
                self._rows[number] += 1
                row = (self._rows[number], 0, os.urandom(ROW))
                entries.append(Entry(self._id(number), [row], epoch=FIRST_EPOCH))
            assert self.store.append(entries).result() == [None] * group
            done += group
        return done / (time.perf_counter() - began)

    def on_disk(self) -> float:
        """Bytes that a row takes, with its part of the index."""
        with psycopg.connect(self._dsn) as base:
            row = base.execute(
                "SELECT pg_total_relation_size('rows')::float8 / count(*) FROM rows"
            ).fetchone()
        assert row is not None
        return float(row[0])


def group_beside_single(length: Length) -> list[Answer]:
    """Durable rows a second in groups and one by one, and durable moves of a whole house."""
    found: dict[int, list[float]] = {1: [], TABLES: [], MANY: []}
    moves: list[tuple[float, float, float]] = []
    with ExitStack() as stack:
        house = House(stack)
        writers = Writers(house.base.fresh())
        stack.callback(writers.store.close)
        port, process = house.process()
        players = house.players(port, MANY)

        def one() -> None:
            for group, speeds in found.items():
                speeds.append(writers.write(group, length.seconds / 3))
            cpu, base = cpu_seconds(process.pid), family_seconds(house.base.pid)
            played = players.order(seconds=length.seconds)
            cpu, base = cpu_seconds(process.pid) - cpu, family_seconds(house.base.pid) - base
            moves.append((played.rate, played.moves / cpu, played.moves / base))

        def undo() -> None:
            for speeds in found.values():
                speeds.pop()
            moves.pop()

        players.order(seconds=1.0)
        left = calm(length.rounds, one, undo)
        on_disk = writers.on_disk()
    title, promised = (
        f"durable rows a second through PostgreSQL in groups of {MANY}",
        f"at least {DURABLE:,}",
    )
    if left < ENOUGH:
        return [Answer(title, "", promised, None)]
    speeds = {group: median(all_of_it) for group, all_of_it in found.items()}
    wall, per_cpu, per_base = (median(one[which] for one in moves) for which in range(3))
    text = (
        f"{speeds[MANY]:,.0f} in groups of {MANY}, {speeds[TABLES]:,.0f} in groups of {TABLES}, "
        f"{speeds[1]:,.0f} with one commit a move; a whole house with {MANY} tables, its "
        f"players on the same cores: {wall:,.0f} ({per_cpu:,.0f} per CPU second of the house, "
        f"{per_base:,.0f} of PostgreSQL); a row of {ROW} bytes takes {on_disk:,.0f} on the disk"
    )
    return [Answer(title, text, promised, speeds[MANY] >= DURABLE)]


@dataclass(frozen=True)
class Held:
    """What a process needs for sockets on which nothing happens."""

    sockets: int
    full: float
    each: float
    """Bytes: of the process, and what each of the later sockets added."""

    def of(self, sockets: int) -> float:
        """Bytes for so many."""
        return self.full + self.each * (sockets - self.sockets)


def hold(program: str, counts: list[int], sockets_each: int) -> Held:
    """Let programs connect, one after another, and look at the memory of the house."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="gelanggang-bench-"))
        port = free_port()
        words = [sys.executable, "-m", "bench._serve", str(port), folder]
        house = stack.enter_context(running(words))
        house.expect("ready")
        first = 0
        for count in counts:
            words = [sys.executable, "-m", f"bench.{program}", str(port), str(count)]
            stack.enter_context(running(words)).expect("ready")
            # What a house has once for all is there with the first of them.
            first = first or memory(house.pid)
        # Every socket has been asked whether it is still there.
        time.sleep(REST)
        full = memory(house.pid)
    sockets = sum(counts) * sockets_each
    return Held(sockets, full, (full - first) / (sockets - counts[0] * sockets_each))


def idle_sockets(length: Length) -> list[Answer]:
    """The memory of one process with many people who do nothing."""
    _, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = length.sockets
    if allowed != resource.RLIM_INFINITY:
        most = min(most, allowed - SPARE - 2 * SEATS)
    # Who connects has as few files as the house.
    idle = hold("_idlers", [most // 10, most * 4 // 10, most // 2], 1)
    tables = most // SEATS
    playing = hold("_players", [tables // 10, tables * 4 // 10, tables // 2], SEATS)
    whole = idle.of(SOCKETS) / 1e6
    found = (
        f"{whole:,.0f} MB, {idle.each / 1000:.1f} kB each; in the middle of games of four: "
        f"{playing.of(SOCKETS) / 1e6:,.0f} MB, {playing.each / 1000:.1f} kB each"
    )
    if idle.sockets < SOCKETS:
        found += f"; measured with {idle.sockets:,} ({idle.full / 1e6:,.0f} MB)"
    title, promised = f"{SOCKETS:,} idle sockets on one process", f"at most {MEGABYTES} MB"
    return [Answer(title, found, promised, whole <= MEGABYTES)]


QUESTIONS: Final[dict[str, Callable[[Length], list[Answer]]]] = {
    "processes": two_beside_one,
    "relay": relayed_beside_direct,
    "commits": group_beside_single,
    "sockets": idle_sockets,
}


def main() -> int:
    """Measure, print the table, and fail when a promise is broken."""
    parser = argparse.ArgumentParser(description="What a house of several processes carries.")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=list(QUESTIONS))
    parser.add_argument("--rounds", action="store_true", help="how busy others were in each round")
    told = parser.parse_args()
    if not is_compiled():
        print("This measures the compiled build: run it with `make bench`.", file=sys.stderr)
        return 2
    if WHY is not None:
        print(f"not measured: {WHY}")
        return 0
    end_in_order()
    os.chdir(ROOT)
    length = QUICK if told.quick else USUAL
    print(
        f"Python {platform.python_version()}, psycopg {version('psycopg')}, "
        f"{os.cpu_count()} cores, {platform.machine()}, medians of {length.rounds} "
        f"rounds of {length.seconds:g} seconds\n"
    )
    print("| what | found | promised | |\n|---|---|---|---|", flush=True)
    answers: list[Answer] = []
    for name, question in QUESTIONS.items():
        if told.only in (None, name):
            for answer in question(length):
                print(answer.row(), flush=True)
                answers.append(answer)
    if any(answer.held is None for answer in answers):
        print("\nOther programs kept this machine busy: try again when it has nothing else to do.")
    broken = any(answer.held is False for answer in answers)
    print(f"\n{'NOT all of it held' if broken else 'Nothing was broken'}.")
    return 1 if broken else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
