"""SF-34 on the wire: whether a sealed choice was changed can be seen nowhere."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.proxy import Proxies
from tests.server.table import full_table, make_house, random_move, run, running, served
from tests.tables.sitting import LIBRARY
from tests.tables.test_sealed import GAME, laid, place, placing


def test_sf_34_nothing_is_sent_for_a_changed_choice_even_while_a_grace_runs(
    tmp_path: Path,
) -> None:
    now = [1000.0]

    async def play() -> None:
        house = make_house(tmp_path, clock=lambda: now[0])
        async with running(house) as guest:
            players = await full_table(guest, GAME, 4)
            decision = await placing(players)
            first, second, *_, last = players
            await first.choose(random.Random(6))
            await last.close()
            await second.until(lambda: second.table["seats"][3]["presence"] == "left")
            await second.settle()
            heard = len(second.heard)
            chance = random.Random(7)
            for _ in range(3):
                now[0] += 1.0
                move = await random_move(first, chance)
                assert (await first.do("choose", decision=decision, move=move))["type"] == "ack"
            await second.settle()
            assert [one["type"] for one in second.heard[heard:]] == ["pong"]

    run(play)


def test_sf_34_a_hint_is_the_same_however_often_others_changed_their_minds() -> None:
    def hints(changes: int) -> list[Any]:
        table = laid()
        thinker = InlineThinker(LIBRARY)
        for answer in range(changes + 1):
            place(table, 1, answer)
        return [asyncio.run(thinker.think(table.table, 0, level)) for level in ("1", "2", "3")]

    assert hints(0) == hints(3)


def test_a_hint_asked_for_after_a_change_knows_the_last_answer_alone() -> None:
    """The twin that thinks is not left behind with an answer that is no longer there."""
    table = laid()
    thinker = InlineThinker(LIBRARY)
    place(table, 1, 0)
    asyncio.run(thinker.think(table.table, 0, "1"))
    place(table, 1, 5)
    asyncio.run(thinker.think(table.table, 0, "1"))
    [twin] = thinker._desk._twins.values()
    assert twin.choices == table.match.choices


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "203.0.113.7"}, 403),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer open sesame"}, 200),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer guess"}, 403),
    ],
)
def test_figures_are_for_this_machine_or_for_whoever_has_the_token(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def play() -> None:
        settings: dict[str, Any] = {"figures_token": "open sesame"}
        async with served(tmp_path, proxies=Proxies(["loopback"]), **settings) as guest:
            found, body = await guest.get("/metrics", **headers)
            assert found == status
            assert (b"choices_total" in body) == (status == 200)

    run(play)


def test_without_a_token_nobody_elsewhere_sees_the_figures(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, proxies=Proxies(["loopback"])) as guest:
            headers = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer "}
            assert (await guest.get("/metrics", **headers))[0] == 403

    run(play)
