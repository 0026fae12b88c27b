"""Bots think elsewhere, so that nobody at any table waits for them; so is done whatever takes long.

A process for each thinker, not a thread: a bot that thinks a quarter of a second in a thread holds
up every table while it has the interpreter.  Views do not travel: each process keeps a twin of the
matches it thinks about and is sent the choices it has not seen, so a thought costs the same late in
a game as at its beginning.  The bot in there is given a view, as everywhere.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Final, ParamSpec, Protocol, TypeVar

import msgspec

from gelanggang.bots import bot, levels
from gelanggang.bots.school import RANDOM
from gelanggang.core.errors import Facts
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import SEALED, make_rng
from gelanggang.core.rules import Choice, Scenario
from gelanggang.games import load_rules
from gelanggang.tables.table import LiveTable

MOST_TWINS: Final = 256
"""Games that a process has in mind, so that it does not grow with every game of the day.  Those it
was not asked about for longest go first; asked again, it plays them from their beginning."""
MOST_RULES: Final = 64
"""Packs that a process has in mind: anybody can bring one along."""
CROWDED: Final = 6
"""When so many thoughts wait in a process, bots are content with quick ones: a table that waits for
a strong bot for many seconds would rather have a weak one."""
TRIES: Final = 3
"""Processes that are asked for the same thing when they die of it: one may have been killed for
something else, but three have not."""

P = ParamSpec("P")
T = TypeVar("T")
Choices = list[tuple[Seat, str]]


class Idea(msgspec.Struct, frozen=True):
    """What a bot would do, and why."""

    decision: int
    move: str
    code: str
    facts: Facts


class Start(msgspec.Struct, frozen=True):
    """What a twin of a match is made from."""

    key: str
    game: str
    pack: Path | None
    digest: str
    rules: int
    """The version of the game's rules."""
    seats: int
    options: dict[str, Choice]
    seed: str
    scenario: Scenario | None


class Thinker(Protocol):
    """Somebody who lets bots think."""

    async def think(self, table: LiveTable, seat: Seat, level: str) -> Idea:
        """What a bot of a level would do on a seat that is asked."""

    async def elsewhere(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what takes long where nobody waits for it; `work` is a function of a module."""

    def crowded(self, table: LiveTable) -> bool:
        """Whether a thought about this table would have to wait for many others."""

    def close(self) -> None:
        """Stop."""


class Packs(Protocol):
    """Knows where packs lie."""

    def path(self, game: str, pack: str, digest: str) -> Path | None:
        """Where a pack lies."""


class Desk:
    """The twins of one process."""

    def __init__(self) -> None:
        self._twins: Final[OrderedDict[str, Match]] = OrderedDict()
        self._rules: Final[OrderedDict[tuple[str, str, int], AnyRules]] = OrderedDict()

    def think(self, start: Start, known: int, news: Choices, seat: Seat, level: str) -> Idea | None:
        """An idea; None when this desk does not know the game as far as it is taken to."""
        twin = self._twins.get(start.key)
        if known == 0:
            twin = self._lay_out(start)
        if twin is None or len(twin.choices) != known:
            return None
        self._twins[start.key] = twin
        self._twins.move_to_end(start.key)
        if len(self._twins) > MOST_TWINS:
            self._twins.popitem(last=False)
        for who, text in news:
            twin.play(who, twin.rules.read(text))
        return idea_of(twin, seat, level)

    def _lay_out(self, start: Start) -> Match:
        book = (start.game, start.digest, start.rules)
        if book not in self._rules:
            rules = load_rules(start.game, start.pack, start.digest).of_version(start.rules)
            # A table that nobody can play on was not brought back.
            assert rules is not None
            self._rules[book] = rules
            if len(self._rules) > MOST_RULES:
                self._rules.popitem(last=False)
        rules = self._rules[book]
        return Match(
            rules, start.seats, start.options, start.seed, SEALED, start.scenario, remembers=False
        )


def idea_of(match: Match, seat: Seat, level: str) -> Idea:
    """What a bot of a level would do on a seat that is asked.

    Its chance hangs on the question alone: a hint that is asked for twice is the same, whatever
    others have sealed or changed meanwhile (SF-34).
    """
    asked = match.pending()[seat]
    chance = make_rng(SEALED, match.seed).fork(f"bot {seat} {asked.id}")
    thought = bot(match.rules, level).think(match.view(seat), asked, match.legal(seat), chance)
    reason = thought.reason
    return Idea(asked.id, match.rules.write(thought.move), reason.code, reason.facts)


class Sent:
    """What a desk has been told of each game."""

    def __init__(self) -> None:
        self._known: Final[OrderedDict[str, tuple[int, int]]] = OrderedDict()
        """How many choices, and what they hash to."""

    def known(self, key: str, choices: Choices) -> int:
        """How many choices of a game the desk has; none when some were taken back or changed."""
        count, mark = self._known.get(key, (0, 0))
        same = count <= len(choices) and mark == hash(tuple(choices[:count]))
        return count if same else 0

    def now(self, key: str, choices: Choices) -> None:
        """The desk has these."""
        self._known[key] = (len(choices), hash(tuple(choices)))
        self._known.move_to_end(key)
        if len(self._known) > MOST_TWINS:
            self._known.popitem(last=False)


def _asked(packs: Packs, table: LiveTable) -> tuple[Start, Choices]:
    """From where a twin of a table's match starts, and the choices that it has to make."""
    match = table.match
    assert match is not None
    rules = match.rules
    pack = packs.path(rules.key, table.pack, rules.label.digest)
    key = f"{table.id}/{table.number}"
    start = Start(
        key,
        rules.key,
        pack,
        rules.label.digest,
        rules.version,
        match.seats,
        match.options,
        table.seed,
        match.scenario,
    )
    return start, match.choices[:]


def quick(table: LiveTable) -> str:
    """The level of a bot that must not think for long."""
    return next(iter(levels(table.rules)), RANDOM)


class InlineThinker:
    """Thinks at once, in this process: for quick bots and for tests."""

    def __init__(self, packs: Packs) -> None:
        self._packs: Final = packs
        self._desk: Final = Desk()
        self._sent: Final = Sent()

    async def think(self, table: LiveTable, seat: Seat, level: str) -> Idea:
        """What a bot would do."""
        start, choices = _asked(self._packs, table)
        for known in (self._sent.known(start.key, choices), 0):
            idea = self._desk.think(start, known, choices[known:], seat, level)
            if idea is not None:
                self._sent.now(start.key, choices)
                return idea
        raise AssertionError("a desk that is told everything knows everything")

    async def elsewhere(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Here and now: there is nowhere else."""
        return work(*args, **more)

    def crowded(self, table: LiveTable) -> bool:
        """Nobody ever waits."""
        return False

    def close(self) -> None:
        """Nothing to stop."""


class ProcessThinker:
    """Thinks in processes of its own; a table always goes to the same one."""

    def __init__(self, packs: Packs, processes: int | None = None) -> None:
        self._packs: Final = packs
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools: Final = [_new_pool() for _ in range(count)]
        self._sent: Final = [Sent() for _ in range(count)]
        self._waiting: Final = [0] * count
        """How much each process has to do."""

    async def think(self, table: LiveTable, seat: Seat, level: str) -> Idea:
        """What a bot would do."""
        start, choices = _asked(self._packs, table)
        which = self._whose(table)
        sent = self._sent[which]
        for known in (sent.known(start.key, choices), 0):
            # Said before it is done: the next request may be on its way before this one is back.
            sent.now(start.key, choices)
            idea = await self._run(which, _think, start, known, choices[known:], seat, level)
            if idea is not None:
                return idea
        raise RuntimeError(f"no thinker could think about {start.key}")

    async def elsewhere(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """In the process that has least to do."""
        which = min(range(len(self._pools)), key=lambda one: self._waiting[one])
        return await self._run(which, work, *args, **more)

    def crowded(self, table: LiveTable) -> bool:
        """Whether a thought about this table would have to wait for many others."""
        return self._waiting[self._whose(table)] >= CROWDED

    def _whose(self, table: LiveTable) -> int:
        return hash(table.id) % len(self._pools)

    async def _run(self, which: int, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        self._waiting[which] += 1
        try:
            for _ in range(TRIES):
                pool = self._pools[which]
                try:
                    return await asyncio.wrap_future(pool.submit(work, *args, **more))
                except BrokenExecutor:
                    if self._pools[which] is pool:
                        self._pools[which] = _new_pool()
        finally:
            self._waiting[which] -= 1
        raise RuntimeError("the thinkers die as soon as they are asked")

    def close(self) -> None:
        """Stop the processes."""
        for pool in self._pools:
            pool.shutdown(wait=True, cancel_futures=True)


_desk: Final = Desk()


def _think(start: Start, known: int, news: Choices, seat: Seat, level: str) -> Idea | None:
    return _desk.think(start, known, news, seat, level)


def _new_pool() -> ProcessPoolExecutor:
    # Not forked: the parent has threads and open sockets.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=sit_down)


def sit_down() -> None:
    """A thinker leaves interruptions to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
