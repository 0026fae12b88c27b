"""Many at one address get in; one who asks without end holds up nobody but themselves."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path

import aiohttp
import msgspec
import pytest

from gelanggang.server.limits import Limits
from gelanggang.server.pages import STATIC
from gelanggang.server.room import Room
from gelanggang.server.socket import TOO_OFTEN
from tests.server.table import (
    GENEROUS,
    Guest,
    Player,
    full_table,
    make_house,
    raw_frame,
    run,
    running,
    served,
)
from tests.server.test_theft import cut

CLASS = 30


async def come_in(base: str, code: str, name: str) -> Player:
    """What a page does from its link to its seat, a fresh device each time."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as device:
        guest = Guest(base, device)
        paths = ["/", *[f"/assets/{one.name}" for one in sorted(STATIC.glob("assets/*.js"))[:12]]]
        statuses = [(await guest.get(path))[0] for path in [*paths, "/api/house"]]
        assert set(statuses) == {200}
        digest = msgspec.json.decode((await guest.get(f"/api/tables/{code}"))[1])["digest"]
        for path in (f"cards/jawara-beksi/{digest}/id", f"art/jawara-beksi/{digest}"):
            assert (await guest.get(f"/api/{path}"))[0] == 200
        seated = await guest.join(code, name)
        player = await guest.sit(seated, "id")
        assert player.you["seats"] == seated["seats"]
        await player.close()
        return player


def test_a_class_of_thirty_behind_one_address_gets_in(tmp_path: Path) -> None:
    """With the limits of a real house; ten tables are opened from that address too."""

    async def play() -> list[Player]:
        async with served(tmp_path, limits=Limits()) as guest:
            hosts = [await guest.open("jawara-beksi", 4) for _ in range(CLASS // 3)]
            children = [
                come_in(guest.base, hosts[number // 3]["table"], f"Anak {number % 3 + 1}")
                for number in range(CLASS)
            ]
            return await asyncio.wait_for(asyncio.gather(*children), 20)

    assert len(run(play)) == CLASS


def test_what_is_cached_is_not_limited_like_what_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(address_burst=20, address_rate=0.001, refused_seconds=0.0)
        async with served(tmp_path, limits=limits) as guest:
            pages = [(await guest.get("/"))[0] for _ in range(100)]
            assert set(pages) == {200}
            opened = [
                (await guest.post("/api/tables", {"game": "jawara-beksi", "seats": 2}))[0]
                for _ in range(4)
            ]
            assert opened == [201, 201, 429, 429]

    run(play)


def test_one_device_cannot_use_up_what_the_others_at_its_address_need(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(request_burst=5, request_rate=0.001, refused_seconds=0.0)
        async with served(tmp_path, limits=limits) as guest:
            one = {"Cookie": "gelanggang-device=the-device-of-one-child"}
            found = [(await guest.get("/api/house", **one))[0] for _ in range(8)]
            assert found == [200] * 5 + [429] * 3
            other = {"Cookie": "gelanggang-device=the-device-of-another"}
            assert (await guest.get("/api/house", **other))[0] == 200

    run(play)


def test_a_refusal_says_when_to_come_again(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(address_burst=1, address_rate=0.5, refused_seconds=0.0)
        async with served(tmp_path, limits=limits) as guest:
            await guest.get("/api/house")
            async with guest.session.get(f"{guest.base}/api/house") as answer:
                assert answer.status == 429
                assert 1 <= int(answer.headers["Retry-After"]) <= 2
            seen = {"Accept": "text/html", "Accept-Language": "en"}
            async with guest.session.get(f"{guest.base}/api/house", headers=seen) as answer:
                page = await answer.text()
                assert answer.status == 429, page
                assert '<html lang="en">' in page
                assert 'http-equiv="refresh"' in page, "a page tries again by itself"

    run(play)


def test_too_fast_names_the_message_that_it_refuses(tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, message_rate=0.001, message_burst=2)
        async with served(tmp_path, limits=limits) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            player = await guest.sit(seated)
            for _ in range(2):
                await player.settle()
            answer = await player.do("choose", decision=0, move="draw")
            assert (answer["type"], answer["code"]) == ("problem", "too-fast")

    run(play)


async def pour(player: Player, frames: bytes) -> None:
    """Send many frames in one piece."""
    connection = player.socket._conn
    assert connection is not None
    assert connection.transport is not None
    connection.transport.write(frames)
    await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.parametrize("opcode", [9, 10], ids=["ping", "pong"])
def test_ping_frames_are_limited_like_everything_else(opcode: int, tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, message_rate=1, message_burst=10)
        async with served(tmp_path, limits=limits) as guest:
            watcher = await guest.connect((await guest.open("jawara-beksi", 2))["table"])
            await pour(watcher, raw_frame(opcode, b"") * 200)
            while (heard := await watcher.next())["type"] != "end":
                assert heard["type"] in ("problem", "closed")
            warned = [one for one in watcher.heard if one.get("code") == "too-fast"]
            assert len(warned) == TOO_OFTEN + 1

    run(play)


def test_between_two_messages_that_came_together_everybody_has_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A packet of sixty wishes to see everything again is not worked off in one go."""
    turns = 0
    welcomes: list[int] = []

    def counted(self: Room, *args: object) -> None:
        welcomes.append(turns)
        welcome(self, *args)  # type: ignore[arg-type]  # passed on as they came

    welcome = Room.welcome

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 2, "en")
            watchers = [await guest.connect(players[0].table["code"]) for _ in range(4)]
            monkeypatch.setattr(Room, "welcome", counted)
            counting = asyncio.ensure_future(count())
            for watcher in watchers:
                await pour(watcher, raw_frame(1, b'{"type":"sync","have":0}') * 15)
            for watcher in watchers:
                await watcher.settle()
            counting.cancel()

    run(play)
    assert len(welcomes) == 60
    assert all(later > earlier for earlier, later in pairwise(welcomes))


def test_what_somebody_has_left_behind_is_not_worked_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    welcomes = 0

    def counted(self: Room, *args: object) -> None:
        nonlocal welcomes
        welcomes += 1
        welcome(self, *args)  # type: ignore[arg-type]  # passed on as they came

    welcome = Room.welcome

    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2, "en")
            watcher = await guest.connect(players[0].table["code"])
            monkeypatch.setattr(Room, "welcome", counted)
            await pour(watcher, raw_frame(1, b'{"type":"sync","have":0}') * 2000)
            cut(watcher)
            while house.gauges()["connections"] > len(players):
                await asyncio.sleep(0)
            for player in players:
                await player.settle()

    run(play)
    assert welcomes < 1000


def test_a_sentence_is_made_once_however_often_it_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gelanggang.text.jawara_beksi import JawaraNarrator

    told = 0

    def counted(self: JawaraNarrator, *args: object) -> str:
        nonlocal told
        told += 1
        return event(self, *args)  # type: ignore[arg-type]  # passed on as they came

    event = JawaraNarrator.event

    async def play() -> None:
        nonlocal told
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, bots=["random"], start=True)
            player = await guest.sit(seated)
            await player.play(random.Random(3))
            watcher = await guest.connect(seated["table"], lang="en", have=0)
            monkeypatch.setattr(JawaraNarrator, "event", counted)
            before = len(watcher.events)
            for _ in range(5):
                await watcher.say(type="sync", have=0)
                await watcher.settle()
            assert len(watcher.events) == 6 * before > 100
            # Only a name that has changed has to be told anew.
            assert told == 0
            await player.do("rename", name="Lain")
            await watcher.say(type="sync", have=0)
            await watcher.settle()
            assert told > before // 2
            assert any("Lain" in one["text"] for one in watcher.events[-before:])

    run(play)
