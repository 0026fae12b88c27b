"""deploy/nginx.conf before several processes, with a real nginx."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from gelanggang.server.app import Server
from gelanggang.server.heartbeat import SILENCE
from gelanggang.server.proxy import Proxies
from tests.ports import free_port
from tests.server.nginx import ALONE, FILES, Front, make_certificate, needs_nginx, nginx
from tests.server.table import make_house, run

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "deploy" / "nginx.conf"
PAGE = ROOT / "docs" / "run-a-house.md"
MANY = [f"127.0.0.{last}" for last in range(10, 30)]
"""Clients at different addresses."""


@contextmanager
def before(folder: Path, ports: list[int]) -> Iterator[Front]:
    """Nginx with the file as it is but for names, ports and folders."""
    folder.mkdir()
    certificate, key = make_certificate(folder)
    front = Front(free_port(), free_port(), certificate)
    text = FILE.read_text(encoding="utf-8")
    for old, new in (
        ("worker_processes auto;", ALONE.format(folder=folder)),
        ("http {", "http {" + FILES.format(folder=folder)),
        ("/etc/nginx/tls/fullchain.pem", str(certificate)),
        ("/etc/nginx/tls/privkey.pem", str(key)),
        ("10.2.0.11:8765", f"127.0.0.1:{ports[0]}"),
        ("10.2.0.12:8765", f"127.0.0.1:{ports[1]}"),
        ("listen 80;", f"listen 127.0.0.1:{front.plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{front.tls} ssl;"),
        # A test may have fewer files than a house, and one that is missing is noted as an error.
        ("worker_rlimit_nofile 65536;", ""),
        ("worker_connections 20000;", "worker_connections 500;"),
        ("access_log off;", "access_log off; error_log /dev/null;"),
    ):
        assert text.count(old) == 1, f"the file no longer says {old}"
        text = text.replace(old, new)
    with nginx(folder, text, front.tls):
        yield front


@needs_nginx
def test_people_are_shared_out_and_pass_over_a_process_that_is_gone(tmp_path: Path) -> None:
    async def visit() -> None:
        async with AsyncExitStack() as stack:
            servers = []
            for number in range(2):
                house = make_house(tmp_path / str(number), proxies=Proxies(["loopback"]))
                servers.append(Server(house, "127.0.0.1", 0))
                await servers[-1].start()
            front = stack.enter_context(
                before(tmp_path / "nginx", [server.port for server in servers])
            )
            guests = [await stack.enter_async_context(front.visited(one)) for one in MANY]
            try:
                for guest in guests:
                    # The same process again, by the same address.
                    code = (await guest.open("jawara-beksi", 2))["table"]
                    assert (await guest.get(f"/api/tables/{code}"))[0] == 200
                shares = [len(server.house.hall.places) for server in servers]
                assert sum(shares) == len(MANY)
                assert min(shares) > 0, shares
                await servers[0].stop()
                for guest in guests:
                    assert (await guest.get("/health"))[0] == 200
                    assert (await guest.open("jawara-beksi", 2))["table"]
            finally:
                for server in servers:
                    await server.stop()

    run(visit)


@needs_nginx
def test_a_game_is_played_through_it_over_tls(tmp_path: Path) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            house = make_house(tmp_path / "house", proxies=Proxies(["loopback"]))
            server = Server(house, "127.0.0.1", 0)
            await server.start()
            front = stack.enter_context(before(tmp_path / "nginx", [server.port, server.port]))
            guest = await stack.enter_async_context(front.visited(MANY[0]))
            try:
                seated = await guest.open("jawara-beksi", 2, bots=["1"])
                player = await guest.sit(seated)
                await player.do("start")
                while player.phase != "playing":
                    await player.next()
                await asyncio.wait_for(player.play(random.Random(1)), 60)
                await player.close()
                assert (await guest.get("/metrics"))[0] == 404
            finally:
                await server.stop()

    run(play)


def test_it_is_more_patient_than_the_house() -> None:
    [seconds] = re.findall(r"proxy_read_timeout (\d+)s;", FILE.read_text(encoding="utf-8"))
    assert int(seconds) > 3 * SILENCE
