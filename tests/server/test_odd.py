"""Odd addresses, broken packs, a sick store, people who just go: none of it harms a house."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from pathlib import Path

import pytest

from gelanggang.games.jawara_beksi.reading import default_folder
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.sqlite.watch import GLANCE
from gelanggang.server import house as house_module
from tests.hall.test_sqlite import limit_pages
from tests.server.table import full_table, make_house, run, running, served
from tests.server.test_door import BODYLESS, HALF, call

PATHS = [
    "/%00",
    "/assets/%00",
    "/" + "x" * 300,
    "/assets/" + "x" * 300,
    "/" + "y/" * 400,
    "/..%2f..%2fetc%2fpasswd",
    "/%ff%fe",
    "/api/tables/%00",
    "/api/tables/" + "x" * 300,
    "/api/cards/jawara-beksi/%00/id",
    "/api/cards/jawara-beksi/*/id",
    "/api/art/jawara-beksi/" + "a" * 300,
    "/api/art/%00/x",
    "/api/lessons/%00",
    "/api/lessons/" + "x" * 300,
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_is_our_mistake(
    path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def play() -> int:
        async with served(tmp_path) as guest:
            reader, writer = await call(
                guest, f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode()
            )
            status = int((await reader.readline()).split()[1])
            writer.close()
            return status

    assert run(play) in (200, 400, 404)
    assert not [record for record in caplog.records if record.exc_info]


def test_a_broken_pack_harms_no_other_cards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    packs = tmp_path / "packs" / "jawara-beksi"
    # In the order of the alphabet the broken one comes first.
    shutil.copytree(default_folder(), packs / "rusak")
    (packs / "rusak" / "action.toml").write_text("this is = no [pack")
    mine = packs / "sehat" / "pack.toml"
    shutil.copytree(default_folder(), packs / "sehat")
    mine.write_text(mine.read_text(encoding="utf-8").replace("First edition", "Mine"), "utf-8")

    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, pack="sehat")
            digest = (await guest.sit(seated)).table["digest"]
            assert (await guest.get(f"/api/cards/jawara-beksi/{digest}/id"))[0] == 200
            assert (await guest.get(f"/api/art/jawara-beksi/{digest}"))[0] == 200
            body = {"game": "jawara-beksi", "seats": 2, "pack": "rusak"}
            status, answer = await guest.post("/api/tables", body)
            assert status == 400
            assert str(tmp_path) not in json.dumps(answer)

    run(play)
    assert [record.getMessage() for record in caplog.records] == ["pack"]


def test_health_says_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "PULSE", 0.0)

    async def play() -> None:
        house = make_house(tmp_path)
        store = house.hall.store
        assert isinstance(store, SqliteStore)
        async with running(house) as guest:
            assert json.loads((await guest.get("/health"))[1])["status"] == "ok"
            await guest.open("jawara-beksi", 2)
            limit_pages(store, 1)
            status, body = await guest.get("/health")
            assert (status, json.loads(body)["status"]) == (503, "store-full")
            limit_pages(store, 1_000_000)
            assert (await guest.get("/health"))[0] == 200

    run(play)


def test_a_store_that_is_lost_stops_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            assert not house.broken.is_set()
            (tmp_path / "tables.db").unlink()
            await asyncio.sleep(GLANCE)
            answer = await players[0].do("rename", name="Terlambat")
            assert (answer["type"], answer["code"]) == ("problem", "store-gone")
            assert str(tmp_path) not in json.dumps(answer)
            await asyncio.wait_for(house.broken.wait(), 5)

    run(play)


@pytest.mark.parametrize("says", [HALF, BODYLESS, b"GET /ws HTTP/1.1\r\n", b"\x16\x03\x01 no http"])
def test_somebody_who_just_goes_is_not_unexpected(
    says: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def play() -> None:
        async with served(tmp_path) as guest:
            for _ in range(5):
                _, writer = await call(guest, says)
                await writer.drain()
                await asyncio.sleep(0.02)
                writer.transport.abort()
            for _ in range(5):
                watcher = await guest.connect((await guest.open("jawara-beksi", 2))["table"])
                await watcher.say(type="sync")
                connection = watcher.socket._conn
                assert connection is not None
                assert connection.transport is not None
                connection.transport.abort()
            await asyncio.sleep(0.05)
            assert (await guest.get("/health"))[0] == 200

    run(play)
    assert [record.getMessage() for record in caplog.records] == []
