"""Writings are put together in one place: what comes while the store is busy is its next group."""

from __future__ import annotations

import asyncio

from gelanggang.hall.errand import Errand
from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.place import Place
from gelanggang.hall.scribe import MOST_IN_GROUP, Scribe
from gelanggang.hall.store import Entry, Failure, Store
from tests.hall.slow import Slow
from tests.hall.stores import CONFLICT, kinds, rows
from tests.server.table import run
from tests.tables.sitting import Sitting

PLACE = Place(Sitting().table, 0.0)


class Desk:
    """A scribe, and whoever hears from it."""

    def __init__(self, store: Store) -> None:
        self.scribe = Scribe(store, self.hear, self.hear_all)
        self.heard: list[tuple[str, Failure]] = []
        self.told = 0

    def hear(self, errand: Errand, failure: Failure) -> None:
        self.heard.append((errand.message, failure))

    def hear_all(self) -> None:
        self.told += 1

    def write(self, *tables: str) -> None:
        for table in tables:
            self.scribe.write(Errand(PLACE, message=table), Entry(table, rows(0, 1)))


class Half(Slow):
    """Jots down what comes from some tables; the rest takes a while."""

    def __init__(self, quick: str) -> None:
        super().__init__()
        self.quick = quick

    def jot(self, entries: list[Entry]) -> list[bool]:
        return [entry.table in self.quick for entry in entries]


async def breathe() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def tables(group: list[Entry]) -> str:
    return "".join(entry.table for entry in group)


def test_what_comes_in_one_moment_is_one_group_and_what_comes_meanwhile_the_next() -> None:
    async def play() -> None:
        store = Slow()
        desk = Desk(store)
        desk.write("a", "b")
        assert store.groups == [], "others may have something to write in this same turn"
        await breathe()
        for table in "cde":
            desk.write(table)
            await breathe()
        assert [tables(group) for group in store.groups] == ["ab"]
        store.write()
        await breathe()
        assert [tables(group) for group in store.groups] == ["ab", "cde"]
        assert [message for message, _ in desk.heard] == ["a", "b"]
        store.write()
        await breathe()
        desk.write("f")
        await breathe()
        assert [tables(group) for group in store.groups] == ["ab", "cde", "f"]

    run(play)


def test_nobody_waits_for_too_many() -> None:
    async def play() -> None:
        store = Slow()
        desk = Desk(store)
        names = [f"t{i}" for i in range(2 * MOST_IN_GROUP + 1)]
        desk.write(*names)
        for _ in range(3):
            await breathe()
            assert store.under_way == 1
            store.write()
        await breathe()
        assert [len(group) for group in store.groups] == [MOST_IN_GROUP, MOST_IN_GROUP, 1]
        assert [message for message, _ in desk.heard] == names

    run(play)


def test_each_hears_its_own_answer() -> None:
    async def play() -> None:
        desk = Desk(MemoryStore())
        names = [f"t{i % MOST_IN_GROUP}" for i in range(MOST_IN_GROUP + 9)]
        desk.write(*names)
        await breathe()
        assert sorted(message for message, _ in desk.heard) == sorted(names)
        taken = [(message, one) for message, one in desk.heard if one is not None]
        assert sorted(message for message, _ in taken) == sorted(names[MOST_IN_GROUP:])
        assert set(kinds([one for _, one in taken])) == {CONFLICT}

    run(play)


def test_what_is_jotted_down_waits_for_nothing_that_is_appended() -> None:
    async def play() -> None:
        store = Half("ac")
        desk = Desk(store)
        desk.write("a", "b")
        assert desk.heard == [], "others may have something to write in this same turn"
        await breathe()
        assert desk.heard == [("a", None)]
        assert desk.told == 1, "it travels in this very moment"
        assert [tables(group) for group in store.groups] == ["b"]
        desk.write("c", "d")
        await breathe()
        assert [message for message, _ in desk.heard] == ["a", "c"]
        assert [tables(group) for group in store.groups] == ["b"]
        store.write()
        await breathe()
        assert [tables(group) for group in store.groups] == ["b", "d"]
        assert [message for message, _ in desk.heard] == ["a", "c", "b"]

    run(play)
