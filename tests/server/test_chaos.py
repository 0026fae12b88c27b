"""A network that drops, doubles, delays, reorders and cuts: every game converges.

GELANGGANG_CHAOS=500 plays five hundred whole games.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.server.steady import Chaos, Line, Steady
from tests.server.table import Guest, Json, run, served

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("GELANGGANG_CHAOS", "7"))
AT_ONCE = 14
KINDS = [
    ("jawara-beksi", 2),
    ("spell-from-the-future", 5),
    ("jawara-beksi", 4),
    ("spell-from-the-future", 3),
    ("jawara-beksi", 3),
    ("spell-from-the-future", 2),
    ("spell-from-the-future", 4),
]


def test_every_game_converges_to_the_servers_view(tmp_path: Path) -> None:
    async def play() -> list[Steady]:
        clients: list[Steady] = []
        numbers = iter(range(GAMES))

        async def one_after_another() -> None:
            for number in numbers:
                clients.extend(await one_game(guest, number))

        async with served(tmp_path) as guest:
            await asyncio.gather(*[one_after_another() for _ in range(AT_ONCE)])
        return clients

    clients = run(play, 60 + 20 * GAMES)
    assert sum(one.table["number"] for one in clients if one.seated["seats"] == [0]) == GAMES
    print(
        f"- awful network: {GAMES} games with 2 to 5 clients, all equal to the server's view; "
        f"{sum(len(one.acked) for one in clients):,} choices, {mistreated(clients)}"
    )


def mistreated(clients: list[Steady]) -> str:
    """What the network did to them."""
    done = sum((one.suffered for one in clients), Counter[str]())
    return ", ".join(f"{count:,} messages {what}" for what, count in sorted(done.items()))


async def one_game(guest: Guest, number: int) -> list[Steady]:
    game, seats = KINDS[number % len(KINDS)]
    chance = random.Random(number)
    suffered: Counter[str] = Counter()
    seated = await sit_all(guest, game, seats)

    async def dial() -> Line:
        socket = await guest.session.ws_connect(f"{guest.base}/ws", max_msg_size=0)
        return Chaos(socket, chance, suffered)

    host = await guest.connect(seated[0]["table"], seated[0]["token"])
    assert (await host.do("start"))["type"] == "ack"
    await host.close()
    people = [Steady(dial, one, random.Random(f"{number} {i}")) for i, one in enumerate(seated)]
    await asyncio.gather(*[one.play() for one in people])
    await check(guest, people)
    people[0].suffered = suffered
    return people


async def sit_all(guest: Guest, game: str, seats: int) -> list[Json]:
    first = await guest.open(game, seats)
    return [first, *[await guest.join(first["table"]) for _ in range(seats - 1)]]


async def check(guest: Guest, people: list[Steady]) -> None:
    """What everybody has is what the server has; every acknowledged choice counts, and no other."""
    code = people[0].seated["table"]
    status, text = await guest.get(f"/api/tables/{code}/record")
    assert status == 200
    record = json.loads(text)
    for one in people:
        [seat] = one.seated["seats"]
        true = await guest.connect(code, one.seated["token"])
        if true.heard[0]["type"] == "end":
            raise ConnectionError("the server was killed just now")
        assert one.problems == []
        assert (one.version, one.view) == (true.version, true.view)
        assert one.table["outcome"] == true.table["outcome"]
        assert [move for who, move in record["choices"] if who == seat] == one.acked
        await true.close()
