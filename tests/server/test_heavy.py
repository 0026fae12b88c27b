"""What takes long is made once, elsewhere, and in turns."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelanggang.hall import thinker
from gelanggang.hall.library import Library
from gelanggang.hall.thinker import CROWDED, InlineThinker, ProcessThinker
from gelanggang.server.shelf import Packed, Shelf, pack
from gelanggang.server.turns import Turns
from tests.server.table import GENEROUS, make_house, run, running, served
from tests.server.test_replay import played
from tests.tables.sitting import Sitting


class Elsewhere(InlineThinker):
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        super().__init__(Library())
        self.works: list[str] = []

    async def elsewhere(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        self.works.append(work.__name__)
        return work(*args, **more)


def test_a_replay_and_a_packs_pictures_are_made_once_and_elsewhere(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        worker = Elsewhere()
        house.labour._thinker = worker  # type: ignore[misc]  # what is final is swapped for a test
        async with running(house) as guest:
            code = await played(guest, "jawara-beksi")
            digest = json.loads((await guest.get(f"/api/tables/{code}"))[1])["digest"]
            paths = [f"/api/tables/{code}/replay?seat=0&lang=en"]
            paths += [f"/api/art/jawara-beksi/{digest}", f"/api/cards/jawara-beksi/{digest}/en"]
            for path in paths:
                found = await asyncio.gather(*[guest.get(path) for _ in range(10)])
                assert {status for status, _ in found} == {200}
                assert len({body for _, body in found}) == 1
            assert worker.works == ["replay", "pictures", "cards"]

    run(play)


def test_replays_have_a_budget_of_their_own(tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, replay_rate=0.001, replay_burst=2)
        async with served(tmp_path, limits=limits) as guest:
            code = await played(guest, "spell-from-the-future")
            path = f"/api/tables/{code}/replay?lang="
            found = [(await guest.get(f"{path}en&seat={seat}"))[0] for seat in (0, 1, 0, 2, 1)]
            assert found == [200, 200, 200, 429, 200]

    run(play)


def test_what_is_packed_is_the_same_for_whoever_cannot_read_that(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            code = await played(guest, "jawara-beksi")
            path = f"/api/tables/{code}/replay"
            _, packed = await guest.get(path)
            async with guest.session.get(
                guest.base + path, headers={"Accept-Encoding": "identity"}
            ) as answer:
                assert "Content-Encoding" not in answer.headers
                assert await answer.read() == packed

    run(play)


def test_turns_go_round_the_addresses() -> None:
    """Who wants much waits for it alone."""
    done: list[str] = []

    async def work(turns: Turns, address: str) -> None:
        async with turns.of(address):
            await asyncio.sleep(0)
            done.append(address)

    async def play() -> None:
        turns = Turns()
        greedy = [work(turns, "greedy") for _ in range(50)]
        others = [work(turns, f"other {i}") for i in range(3)]
        await asyncio.gather(*greedy, *others)

    run(play)
    assert len(done) == 53
    assert {*done[:8]} >= {"other 0", "other 1", "other 2"}


def test_who_stops_waiting_for_a_turn_takes_none_from_others() -> None:
    async def play() -> None:
        turns = Turns()
        done = 0

        async def work() -> None:
            nonlocal done
            async with turns.of("here"):
                await asyncio.sleep(0)
                done += 1

        chance = random.Random(1)
        tasks = [asyncio.ensure_future(work()) for _ in range(100)]
        gone = 0
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            if chance.random() < 0.3:
                gone += chance.choice(tasks).cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert gone > 5
        assert done == sum(not task.cancelled() for task in tasks)
        async with turns.of("here"):
            pass

    run(play)


def test_a_shelf_keeps_what_was_asked_for_last() -> None:
    made: list[str] = []

    async def play() -> None:
        shelf = Shelf(5000)

        async def get(key: str) -> Packed:
            async def make() -> Packed:
                made.append(key)
                await asyncio.sleep(0)
                return Packed(key.encode() * 1000, b"")

            return await shelf.get(key, make)

        for key in "abcdeafa":
            await get(key)
        assert made == list("abcdef")
        await get("b")
        assert made[-1] == "b"

    run(play)
    assert pack(b"x" * 100) == pack(b"x" * 100)


def test_what_could_not_be_made_is_tried_again_by_the_next_who_asks() -> None:
    async def play() -> None:
        shelf, tries = Shelf(1000), 0

        async def make() -> Packed:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0)
            if tries == 1:
                raise ValueError("not this time")
            return pack(b"done")

        with pytest.raises(ValueError, match="not this time"):
            await shelf.get("key", make)
        assert (await shelf.get("key", make)).plain == b"done"

    run(play)


def test_bots_are_content_with_quick_thoughts_when_many_wait() -> None:
    table = Sitting().table
    bots = ProcessThinker(Library(), 1)
    assert not bots.crowded(table)
    bots._waiting[0] = CROWDED
    assert bots.crowded(table)
    assert thinker.quick(table) == "1"
    bots.close()


@pytest.mark.slow
def test_work_is_done_again_when_its_process_dies(tmp_path: Path) -> None:
    """Whatever a process was asked to do: a new one does it."""
    flag = tmp_path / "died"

    async def play() -> int:
        bots = ProcessThinker(Library(), 1)
        try:
            return await bots.elsewhere(die_once, flag)
        finally:
            bots.close()

    assert run(play) == 42


def die_once(flag: Path) -> int:
    import os

    if not flag.exists():
        flag.touch()
        os._exit(1)
    return 42
