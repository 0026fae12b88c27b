"""Who is silent is asked whether they are still there, and who does not answer is not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import aiohttp
from aiohttp import web

from gelanggang.server.connection import Connection, Post
from gelanggang.server.heartbeat import ASKED, GONE, PING, SILENCE, TICKS, Heartbeat
from gelanggang.server.house import House
from tests.server.table import LONG, Guest, make_house, run, running

PROXY = 60.0
"""Seconds after which a proxy closes a line on which nothing is said."""


def rounds(house: House, number: int) -> None:
    for _ in range(number * TICKS):
        house.heartbeat.look()


async def listener(house: House, guest: Guest) -> aiohttp.ClientWebSocketResponse:
    """Somebody who looks on, and answers pings only when told to."""
    code = (await guest.open("jawara-beksi", 2))["table"]
    socket = await guest.session.ws_connect(f"{guest.base}/ws", autoping=False)
    await socket.send_json({"type": "hello", "table": code})
    assert (await socket.receive_json())["type"] == "welcome"
    # A round that had begun before may be without them.
    rounds(house, 1)
    await talk(socket)
    return socket


async def talk(socket: aiohttp.ClientWebSocketResponse) -> None:
    await socket.send_json({"type": "ping"})
    while (await heard(socket)).type is not aiohttp.WSMsgType.TEXT:
        pass


async def heard(socket: aiohttp.ClientWebSocketResponse) -> aiohttp.WSMessage:
    return await asyncio.wait_for(socket.receive(), LONG)


def test_who_answers_stays(tmp_path: Path) -> None:
    async def game() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            socket = await listener(house, guest)
            for _ in range(5):
                rounds(house, ASKED)
                assert (await heard(socket)).type is aiohttp.WSMsgType.PING
                await socket.pong()
                await talk(socket)
            await socket.close()

    run(game)


def test_who_does_not_answer_is_gone(tmp_path: Path) -> None:
    async def game() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            socket = await listener(house, guest)
            table = next(iter(house.hall.places.values())).table
            assert table.watchers == 1
            rounds(house, ASKED)
            assert (await heard(socket)).type is aiohttp.WSMsgType.PING
            rounds(house, GONE - ASKED)
            while table.watchers:
                await asyncio.sleep(0.01)
            assert (await heard(socket)).type in (
                aiohttp.WSMsgType.CLOSED,
                aiohttp.WSMsgType.ERROR,
            )
            assert house.gauges()["connections"] == 0

    run(game)


def test_who_talks_is_not_asked(tmp_path: Path) -> None:
    async def game() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            socket = await listener(house, guest)
            for _ in range(3):
                rounds(house, ASKED - 1)
                await socket.send_json({"type": "ping"})
                assert (await heard(socket)).type is aiohttp.WSMsgType.TEXT
            await socket.close()

    run(game)


class Line(asyncio.Transport):
    """Counts what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.pieces.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False


def test_those_who_came_together_are_not_asked_together() -> None:
    async def game() -> None:
        heartbeat, post, lines = Heartbeat(), Post(), [Line() for _ in range(10 * TICKS + 3)]
        for line in lines:
            heartbeat.add(Connection(cast(web.WebSocketResponse, None), line, post))
        asked = 0
        for tick in range(ASKED * TICKS):
            heartbeat.look()
            post.deliver()
            before, asked = asked, sum(line.pieces == [PING] for line in lines)
            assert asked - before <= 11, tick
        assert asked == len(lines)

    run(game)


def test_no_proxy_finds_a_line_silent() -> None:
    assert SILENCE < PROXY / 2
