"""The address that is handed to others: one that they can open."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno

from gelanggang.server.forms import HouseInfo
from gelanggang.server.proxy import Proxies
from tests.server.table import Guest, run, served

NEAR = "http://10.0.0.7:8765"
PUBLIC = "https://table.example.org"
MINE = [
    "localhost:8765",
    "127.0.0.1:8765",
    "[::1]:8765",
    "0.0.0.0:8765",
    "mine.localhost",
    "LocalHost",
]


def picture(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


def check(folder: Path, host: str, address: str, **settings: Any) -> None:
    """A page that was opened under a host is told this address, and its QR code leads there."""

    async def play() -> None:
        async with served(folder, **settings) as guest:
            table = (await guest.open("jawara-beksi", 2))["table"]
            assert await told(guest, host) == address
            status, drawn = await guest.get(f"/api/tables/{table}/qr", Host=host)
            assert (status, drawn) == (200, picture(f"{address}/t/{table}"))

    run(play)


async def told(guest: Guest, host: str) -> str:
    status, body = await guest.get("/api/house", Host=host)
    assert status == 200
    return msgspec.json.decode(body, type=HouseInfo).address


@pytest.mark.parametrize("host", MINE)
def test_who_opens_the_page_on_the_machine_itself_hands_out_its_address_in_the_network(
    host: str, tmp_path: Path
) -> None:
    check(tmp_path, host, NEAR, near=lambda: NEAR)


def test_whoever_came_by_an_address_hands_out_the_same(tmp_path: Path) -> None:
    check(tmp_path, "10.1.0.7:8765", "http://10.1.0.7:8765", near=lambda: NEAR)


def test_a_house_that_nobody_else_can_reach_says_what_it_knows(tmp_path: Path) -> None:
    check(tmp_path, "localhost:8765", "http://localhost:8765")


@pytest.mark.parametrize("host", ["localhost:8765", "10.1.0.7:8765"])
def test_the_address_that_the_host_of_the_house_has_named_counts_most(
    host: str, tmp_path: Path
) -> None:
    check(tmp_path, host, PUBLIC, near=lambda: NEAR, public_url=PUBLIC)


def test_a_network_that_changes_while_the_house_runs_is_noticed(tmp_path: Path) -> None:
    now = [NEAR]

    async def play() -> None:
        async with served(tmp_path, near=lambda: now[0]) as guest:
            assert await told(guest, "localhost") == NEAR
            now[0] = "http://10.2.0.7:8765"
            assert await told(guest, "localhost") == "http://10.2.0.7:8765"

    run(play)


def test_a_proxy_is_believed_about_the_name_of_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, near=lambda: NEAR, proxies=Proxies(["loopback"])) as guest:
            forwarded = {"X-Forwarded-Host": "table.example.org", "X-Forwarded-Proto": "https"}
            _, body = await guest.get("/api/house", Host="localhost:8765", **forwarded)
            assert msgspec.json.decode(body, type=HouseInfo).address == PUBLIC

    run(play)


def test_a_name_that_is_none_is_never_repeated(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            assert await told(guest, 'x"><script>') == ""

    run(play)
