"""Rings are looked for among what is new, and among all only when the house is quiet."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from gelanggang.server.connection import Connection
from gelanggang.server.door import Caller
from gelanggang.server.garbage import COMERS, FAR_TOO_MUCH, FEW, MORE, MUCH_MORE, NEW, Garbage
from gelanggang.server.hinting import Hinting
from gelanggang.server.shortcut import Shortcut
from gelanggang.server.socket import Session
from tests.server.table import LONG, run, served


class Ring:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


class House:
    """Counts who has come."""

    def __init__(self) -> None:
        self.came = 0

    def comers(self) -> int:
        return self.came


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def garbage(house: House) -> Iterator[Garbage]:
    found = Garbage(house.comers)
    found.begin()
    yield found
    found.end()


def fill(objects: int) -> list[list[None]]:
    """So many new objects, which stay."""
    return [[] for _ in range(objects)]


def grown(part: float) -> list[list[None]]:
    """New objects, so that what there is grows by this part and somewhat more."""
    return fill(int(part * max(FEW, sys.getallocatedblocks()) * 1.2))


def old_ring(garbage: Garbage) -> weakref.ref[Ring]:
    """One that was in use when it was new."""
    ring = Ring()
    kept = fill(NEW)
    garbage.look()
    del kept
    return weakref.ref(ring)


def test_new_rings_that_nobody_uses_are_gone_with_the_next_look(garbage: Garbage) -> None:
    left = weakref.ref(Ring())
    # Others come to their end meanwhile, and are counted off.
    kept = fill(2 * NEW)
    assert left() is not None, "nobody looks in the middle of something"
    garbage.look()
    assert left() is None, len(kept)


def test_what_is_in_use_is_not_looked_at_again(garbage: Garbage) -> None:
    ring = Ring()
    garbage.look()
    assert not any(one is ring for one in gc.get_objects())


def test_old_rings_are_gone_when_many_have_come_and_the_house_is_quiet(
    garbage: Garbage, house: House
) -> None:
    left = old_ring(garbage)
    house.came = COMERS
    assert not garbage.look_through(quiet=True), "hardly anything is new"
    kept = grown(MORE)
    garbage.look()
    assert not garbage.look_through(quiet=False)
    assert left() is not None
    assert garbage.look_through(quiet=True)
    assert left() is None, len(kept)
    assert not garbage.look_through(quiet=True), "all of it was looked through just now"


def test_as_long_as_nobody_comes_new_objects_are_no_reason_to_look_through_all(
    garbage: Garbage, house: House
) -> None:
    house.came = COMERS - 1
    kept = grown(MUCH_MORE)
    garbage.look()
    assert not garbage.look_through(quiet=True), len(kept)


def test_what_came_and_went_is_no_reason_to_look_through_all(
    garbage: Garbage, house: House
) -> None:
    house.came = COMERS
    kept = grown(MORE)
    garbage.look()
    kept.clear()
    assert not garbage.look_through(quiet=True)


def test_nobody_waits_for_a_quiet_moment_that_never_comes(garbage: Garbage, house: House) -> None:
    left = old_ring(garbage)
    house.came = COMERS
    kept = grown(MUCH_MORE)
    garbage.look()
    assert garbage.look_through(quiet=False)
    assert left() is None, len(kept)


def test_nobody_waits_for_ever_for_somebody_to_come(garbage: Garbage) -> None:
    left = old_ring(garbage)
    kept = grown(FAR_TOO_MUCH)
    garbage.look()
    assert garbage.look_through(quiet=False)
    assert left() is None, len(kept)


def test_afterwards_python_looks_as_before() -> None:
    garbage = Garbage()
    garbage.begin()
    assert not gc.isenabled()
    garbage.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


OF_A_CLIENT = (Caller, Connection, Hinting, Session, Shortcut, web.Request, web.WebSocketResponse)


def left_of_clients() -> list[object]:
    return [one for one in gc.get_objects() if isinstance(one, OF_A_CLIENT)]


@pytest.mark.parametrize("way", ["says goodbye", "breaks off"])
def test_who_is_gone_leaves_nothing_that_has_to_be_looked_for(way: str, tmp_path: Path) -> None:
    async def game() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2)
            gc.disable()
            gc.collect()
            # Of other tests.
            kept = {id(one) for one in left_of_clients()}
            player = await guest.sit(seated)
            await player.settle()
            assert (await player.do("choose", decision=7, move="pass"))["type"] == "problem"
            line = player.socket._conn
            assert line is not None
            assert line.transport is not None
            if way == "says goodbye":
                await player.close()
            else:
                line.transport.abort()
            until = time.monotonic() + LONG
            while any(id(one) not in kept for one in left_of_clients()):
                assert time.monotonic() < until
                await asyncio.sleep(0.1)

    try:
        run(game)
    finally:
        gc.enable()
