"""Rings are looked for among what is new, and among all only when the house is quiet."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from gelanggang.server.garbage import COMERS, FAR_TOO_MUCH, FEW, MORE, MUCH_MORE, NEW, Garbage


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
