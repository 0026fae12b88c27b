"""Who may connect: so many of one address, and nobody who says nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gelanggang.server.door import Caller, Door
from gelanggang.server.limits import Limits
from gelanggang.server.proxy import Proxies
from tests.server.table import GENEROUS, Guest, raw_frame, run, served

HALF = b"GET /health HTTP/1.1\r\nHost: here\r\n"
BODYLESS = (
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b"Content-Length: 40\r\n\r\n{"
)


async def call(guest: Guest, says: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = guest.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(says)
    return reader, writer


@pytest.mark.parametrize("says", [b"", HALF], ids=["nothing", "half a request"])
def test_who_says_nothing_is_sent_away(says: bytes, tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, silent_seconds=0.2)
        async with served(tmp_path, limits=limits) as guest:
            reader, writer = await call(guest, says)
            assert await reader.read() == b""
            writer.close()

    run(play)


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, body_seconds=0.2)
        async with served(tmp_path, limits=limits) as guest:
            reader, writer = await call(guest, BODYLESS)
            assert b"408" in await reader.readline()
            writer.close()

    run(play)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, lines=5)
        async with served(tmp_path, limits=limits) as guest:
            lines = [await call(guest, HALF) for _ in range(5)]
            await asyncio.sleep(0.05)
            reader, refused = await call(guest, HALF)
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            refused.close()
            lines[0][1].close()
            await asyncio.sleep(0.05)
            _, writer = lines[1]
            writer.write(b"Connection: close\r\n\r\n")
            assert b"200" in await lines[1][0].readline()
            for _, writer in lines[1:]:
                writer.close()
            await asyncio.sleep(0.05)
            assert (await guest.get("/health"))[0] == 200

    run(play)


class Stranger:
    """A connection that notes whether it was sent away."""

    def __init__(self, peer: str) -> None:
        self.address = peer
        self.away = False

    def send_away(self) -> None:
        self.away = True


def come(door: Door, peer: str, now: float = 0.0) -> Stranger | None:
    if not door.admits(peer, now):
        return None
    stranger = Stranger(peer)
    door.enter(_caller(stranger))
    return stranger


def _caller(stranger: Stranger) -> Caller:
    return stranger  # type: ignore[return-value]  # all that a door needs of a caller


def test_in_a_full_house_whoever_is_silent_makes_room() -> None:
    door = Door(Limits(lines=2), 4, Proxies())
    inside = [come(door, f"10.0.0.{i}") for i in range(4)]
    first, second = inside[:2]
    assert first is not None
    assert second is not None
    door.speak(_caller(first))
    assert come(door, "10.0.0.9") is not None
    assert (first.away, second.away) == (False, True)
    door.leave(_caller(second))
    assert door.inside == 4


def test_in_a_full_house_where_everybody_plays_nobody_is_sent_away() -> None:
    door = Door(Limits(lines=9), 2, Proxies())
    for _ in range(2):
        stranger = come(door, "10.0.0.1")
        assert stranger is not None
        door.speak(_caller(stranger))
    assert come(door, "10.0.0.2") is None


def test_a_proxy_speaks_for_many() -> None:
    door = Door(Limits(lines=1), 9, Proxies(["10.0.0.1"]))
    assert all(come(door, "10.0.0.1") for _ in range(4))
    assert come(door, "10.0.0.2") is not None
    assert come(door, "10.0.0.2") is None


def test_who_sends_without_end_is_listened_to_slowly(tmp_path: Path) -> None:
    """Parts of a message that never ends are no message that could be counted."""

    async def play() -> None:
        limits = msgspec.structs.replace(GENEROUS, bytes_rate=1000.0, bytes_burst=4000.0)
        async with served(tmp_path, limits=limits) as guest:
            watcher = await guest.connect((await guest.open("jawara-beksi", 2))["table"])
            connection = watcher.socket._conn
            assert connection is not None
            transport = connection.transport
            assert transport is not None
            transport.write(raw_frame(0x01, b"x", last=False))
            for _ in range(400):
                transport.write(raw_frame(0x00, b"", last=False) * 4000)
            await asyncio.sleep(0.2)
            # Nobody takes it: it stays where it came from.
            assert transport.get_write_buffer_size() > 1_000_000
            assert (await guest.get("/health"))[0] == 200
            transport.abort()

    run(play)


def test_who_comes_and_goes_without_end_is_let_in_slowly() -> None:
    door = Door(Limits(line_rate=1, line_burst=3), 99, Proxies())
    assert [come(door, "10.0.0.1") is not None for _ in range(5)] == [True] * 3 + [False] * 2
    assert come(door, "10.0.0.2") is not None
    assert come(door, "10.0.0.1", now=1.5) is not None


def test_the_process_raises_its_own_limit_of_files() -> None:
    code = (
        "import resource\n"
        "_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "from gelanggang.server.door import raise_file_limit\n"
        "print(raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256)\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert said == "True\n"


def test_eleven_hundred_silent_ones_keep_nobody_out(tmp_path: Path) -> None:
    """They are at an address of their own; the limits are those of a real house."""

    async def play() -> None:
        async with served(tmp_path, limits=Limits()) as guest:
            host, port = guest.base.removeprefix("http://").split(":")
            silent = await asyncio.gather(
                *[
                    asyncio.open_connection(host, int(port), local_addr=("127.0.0.2", 0))
                    for _ in range(1100)
                ]
            )
            assert (await guest.get("/health"))[0] == 200
            await guest.sit(await guest.open("jawara-beksi", 2))
            for _, writer in silent:
                writer.close()

    run(play)
