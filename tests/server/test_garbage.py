"""Rings are looked for among what is new, and among all only when the house is quiet."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from gelanggang.server.garbage import FAR_TOO_MANY, FEW, NEW, Garbage


class Ring:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    found = Garbage()
    found.begin()
    yield found
    found.end()


def fill(objects: int) -> list[list[None]]:
    """So many new objects, which stay."""
    return [[] for _ in range(objects)]


def doubled() -> list[list[None]]:
    """As many new objects as there are."""
    return fill(max(FEW, gc.get_freeze_count()) + NEW)


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


def test_old_rings_are_gone_when_much_is_new_and_the_house_is_quiet(garbage: Garbage) -> None:
    left = old_ring(garbage)
    assert not garbage.look_through(quiet=True)
    assert left() is not None
    kept = doubled()
    garbage.look()
    assert not garbage.look_through(quiet=False)
    assert garbage.look_through(quiet=True)
    assert left() is None, len(kept)
    assert not garbage.look_through(quiet=True), "all of it was looked through just now"


def test_what_came_and_went_is_no_reason_to_look_through_all(garbage: Garbage) -> None:
    kept = doubled()
    garbage.look()
    kept.clear()
    assert not garbage.look_through(quiet=True)


def test_nobody_waits_for_a_quiet_moment_that_never_comes(garbage: Garbage) -> None:
    left = old_ring(garbage)
    kept = [doubled() for _ in range(FAR_TOO_MANY)]
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
