"""Bots think elsewhere, so that nobody at any table waits for them.

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
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Final, Protocol

import msgspec

from gelanggang.bots import bot
from gelanggang.core.errors import Facts
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import SEALED, make_rng
from gelanggang.core.rules import Choice, Scenario
from gelanggang.games import load_rules
from gelanggang.tables.table import LiveTable

MOST_TWINS: Final = 256


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
    seats: int
    options: dict[str, Choice]
    seed: str
    scenario: Scenario | None


class Thinker(Protocol):
    """Somebody who lets bots think."""

    async def think(
        self, table: LiveTable, seat: Seat, level: str, after: int | None = None
    ) -> Idea:
        """What a bot of a level would do on a seat that is asked: now, or after so many choices."""

    def close(self) -> None:
        """Stop."""


class Packs(Protocol):
    """Knows where packs lie."""

    def path(self, game: str, pack: str) -> Path | None:
        """Where a pack lies."""


class Desk:
    """The twins of one process."""

    def __init__(self) -> None:
        self._twins: Final[OrderedDict[str, Match]] = OrderedDict()
        self._rules: Final[dict[tuple[str, Path | None], AnyRules]] = {}

    def think(
        self, start: Start, known: int, news: list[tuple[Seat, str]], seat: Seat, level: str
    ) -> Idea | None:
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
        asked = twin.pending()[seat]
        chance = make_rng(SEALED, start.seed).fork(f"bot {seat} {len(twin.choices)}")
        thought = bot(twin.rules, level).think(twin.view(seat), asked, twin.legal(seat), chance)
        reason = thought.reason
        return Idea(asked.id, twin.rules.write(thought.move), reason.code, reason.facts)

    def _lay_out(self, start: Start) -> Match:
        book = (start.game, start.pack)
        if book not in self._rules:
            self._rules[book] = load_rules(start.game, start.pack)
        rules = self._rules[book]
        return Match(rules, start.seats, start.options, start.seed, SEALED, start.scenario)


class Sent:
    """What a desk has been told of each game."""

    def __init__(self) -> None:
        self._known: Final[OrderedDict[str, int]] = OrderedDict()

    def known(self, key: str) -> int:
        """How many choices of a game the desk has."""
        return self._known.get(key, 0)

    def now(self, key: str, count: int) -> None:
        """The desk has so many."""
        self._known[key] = count
        self._known.move_to_end(key)
        if len(self._known) > MOST_TWINS:
            self._known.popitem(last=False)


def start_of(table: LiveTable, pack: Path | None, past: bool = False) -> Start:
    """What a twin of a table's match is made from; one that looks back is another twin."""
    opened = table.opened
    assert table.match is not None
    key = f"{table.id}/{table.number}/{table.undone}{'/past' if past else ''}"
    scenario = table.match.scenario
    return Start(key, opened.game, pack, opened.seats, opened.options, table.seed, scenario)


def _asked(
    packs: Packs, table: LiveTable, after: int | None
) -> tuple[Start, list[tuple[Seat, str]]]:
    """From where a twin starts, and the choices that bring it to the question."""
    assert table.match is not None
    pack = packs.path(table.opened.game, table.opened.pack)
    return start_of(table, pack, after is not None), table.match.choices[:after]


class InlineThinker:
    """Thinks at once, in this process: for quick bots and for tests."""

    def __init__(self, packs: Packs) -> None:
        self._packs: Final = packs
        self._desk: Final = Desk()
        self._sent: Final = Sent()

    async def think(
        self, table: LiveTable, seat: Seat, level: str, after: int | None = None
    ) -> Idea:
        """What a bot would do."""
        start, choices = _asked(self._packs, table, after)
        # Time runs forward at a table; who looks back begins anew.
        first = self._sent.known(start.key) if after is None else 0
        for known in (first, 0):
            idea = self._desk.think(start, known, choices[known:], seat, level)
            if idea is not None:
                self._sent.now(start.key, len(choices))
                return idea
        raise AssertionError("a desk that is told everything knows everything")

    def close(self) -> None:
        """Nothing to stop."""


class ProcessThinker:
    """Thinks in processes of its own; a table always goes to the same one."""

    def __init__(self, packs: Packs, processes: int | None = None) -> None:
        self._packs: Final = packs
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools: Final = [_new_pool() for _ in range(count)]
        self._sent: Final = [Sent() for _ in range(count)]

    async def think(
        self, table: LiveTable, seat: Seat, level: str, after: int | None = None
    ) -> Idea:
        """What a bot would do."""
        start, choices = _asked(self._packs, table, after)
        which = hash(table.id) % len(self._pools)
        sent = self._sent[which]
        first = sent.known(start.key) if after is None else 0
        for known in (first, 0, 0):
            # Said before it is done: the next request may be on its way before this one is back.
            sent.now(start.key, len(choices))
            try:
                idea = await asyncio.get_running_loop().run_in_executor(
                    self._pools[which], _think, start, known, choices[known:], seat, level
                )
            except BrokenExecutor:
                self._pools[which] = _new_pool()
                continue
            if idea is not None:
                return idea
        raise RuntimeError(f"no thinker could think about {start.key}")

    def close(self) -> None:
        """Stop the processes."""
        for pool in self._pools:
            pool.shutdown(wait=True, cancel_futures=True)


_desk: Final = Desk()


def _think(
    start: Start, known: int, news: list[tuple[Seat, str]], seat: Seat, level: str
) -> Idea | None:
    return _desk.think(start, known, news, seat, level)


def _new_pool() -> ProcessPoolExecutor:
    # Not forked: the parent has threads and open sockets.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_sit_down)


def _sit_down() -> None:
    """A thinker leaves interruptions to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
