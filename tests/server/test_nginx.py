"""The house behind a real nginx, set up as docs/run-a-house.md says."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno

import gelanggang
from gelanggang.server.heartbeat import SILENCE
from gelanggang.server.proxy import Proxies
from tests.ports import free_port
from tests.server.nginx import ALONE, FILES, Front, make_certificate, needs_nginx, nginx
from tests.server.table import GENEROUS, Guest, run, served

PAGE = Path(__file__).parent.parent.parent / "docs" / "run-a-house.md"

AROUND = f"""{ALONE}
events {{{{}}}}
http {{{{
    access_log off;
    {FILES}
    {{block}}
}}}}
"""

FIRST, SECOND = "127.0.0.5", "127.0.0.6"
"""Two clients, as far as addresses go."""


def block() -> str:
    """What the page says about nginx."""
    [found] = re.findall(
        r"^```nginx\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return str(found)


@contextmanager
def fronted(folder: Path, house: str) -> Iterator[Front]:
    """Nginx in front of a house, with nothing of the page changed but names, ports and folders."""
    folder.mkdir()
    certificate, key = make_certificate(folder)
    front = Front(free_port(), free_port(), certificate)
    text = block()
    for old, new in (
        ("/etc/letsencrypt/live/table.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/table.example.org/privkey.pem", str(key)),
        ("table.example.org", "127.0.0.1"),
        ("listen 80;", f"listen 127.0.0.1:{front.plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{front.tls} ssl;"),
        # Not every machine has IPv6: another address of its own stands for it.
        ("listen [::]:80;", f"listen 127.0.0.2:{front.plain};"),
        ("listen [::]:443 ssl;", f"listen 127.0.0.2:{front.tls} ssl;"),
        ("http://127.0.0.1:8765", house),
    ):
        assert old in text, f"the page no longer says {old}"
        text = text.replace(old, new)
    with nginx(folder, AROUND.format(folder=folder, block=text), front.tls):
        yield front


@asynccontextmanager
async def visitors(folder: Path, **settings: Any) -> AsyncIterator[tuple[Front, Guest, Guest]]:
    """Two people at different addresses, nginx, and a house that trusts `--proxy` as it stands."""
    async with AsyncExitStack() as stack:
        proxies = Proxies(["loopback"])
        guest = await stack.enter_async_context(served(folder, proxies=proxies, **settings))
        front = stack.enter_context(fronted(folder / "nginx", guest.base))
        first = await stack.enter_async_context(front.visited(FIRST))
        second = await stack.enter_async_context(front.visited(SECOND))
        yield front, first, second


@needs_nginx
@pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
def test_a_whole_game_is_played_through_nginx(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with visitors(tmp_path) as (_, first, second):
            seats = [await first.open(game, 2)]
            code = seats[0]["table"]
            seats.append(await second.join(code))
            players = [await first.sit(seats[0]), await second.sit(seats[1])]
            assert (await players[0].do("start"))["type"] == "ack"
            for player in players:
                while player.phase != "playing":
                    await player.next()
            await asyncio.gather(
                *[player.play(random.Random(seat)) for seat, player in enumerate(players)]
            )
            for player in players:
                await player.close()
            status, record = await first.get(f"/api/tables/{code}/record")
            assert status == 200
            kept = tmp_path / "record.json"
            kept.write_bytes(record)
            assert gelanggang.verify(kept).outcome is not None

    run(play)


@needs_nginx
def test_a_qr_code_leads_where_the_browser_came_from(tmp_path: Path) -> None:
    async def look() -> None:
        async with visitors(tmp_path) as (front, first, _):
            code = (await first.open("jawara-beksi", 2))["table"]
            link, wanted = f"https://127.0.0.1:{front.tls}/t/{code}", BytesIO()
            segno.make(link, error="m").save(wanted, kind="svg", scale=4, border=2, xmldecl=False)
            lies = {"X-Forwarded-Proto": "http", "X-Forwarded-Host": "other.example"}
            for headers in ({}, lies):
                status, drawn = await first.get(f"/api/tables/{code}/qr", **headers)
                assert status == 200
                assert drawn == wanted.getvalue()

    run(look)


@needs_nginx
def test_each_client_has_the_limits_of_its_own_address(tmp_path: Path) -> None:
    async def ask() -> None:
        few = msgspec.structs.replace(GENEROUS, address_rate=0.001, address_burst=5)
        async with visitors(tmp_path, limits=few) as (_, first, second):
            found = [(await first.get("/health"))[0] for _ in range(7)]
            assert found == [200] * 5 + [429] * 2
            # Who lies about its address is no better off, and harms nobody else.
            for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
                for lie in ("192.0.2.7", SECOND, "127.0.0.1", "", "192.0.2.7, 127.0.0.1"):
                    assert (await first.get("/health", **{name: lie}))[0] == 429
            found = [(await second.get("/health"))[0] for _ in range(7)]
            assert found == [200] * 5 + [429] * 2

    run(ask)


@needs_nginx
def test_pages_of_this_house_may_ask_and_those_of_others_not(tmp_path: Path) -> None:
    async def ask() -> None:
        async with visitors(tmp_path) as (front, first, _):
            for origin, allowed in (
                (f"https://127.0.0.1:{front.tls}", True),
                ("https://other.example", False),
            ):
                body = {"game": "jawara-beksi", "seats": 2}
                lie = {"X-Forwarded-Host": "other.example"}
                status, _ = await first.post("/api/tables", body, Origin=origin, **lie)
                assert status == (201 if allowed else 403)
            async with first.session.get(f"{first.base}/") as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert f" wss://127.0.0.1:{front.tls};" in policy

    run(ask)


@needs_nginx
def test_who_comes_without_tls_is_sent_to_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with visitors(tmp_path) as (front, first, _):
            url = f"http://127.0.0.1:{front.plain}/t/ABCD?lang=en"
            async with first.session.get(url, allow_redirects=False) as answer:
                assert answer.status == 301
                assert answer.headers["Location"] == "https://127.0.0.1/t/ABCD?lang=en"

    run(ask)


def test_nginx_is_more_patient_than_the_house() -> None:
    [seconds] = re.findall(r"proxy_read_timeout (\d+)s;", block())
    assert int(seconds) > 3 * SILENCE
