"""People play whole games together over sockets."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

import gelanggang
from tests.server.table import full_table, run, served

TABLES = [
    ("jawara-beksi", 2),
    ("jawara-beksi", 3),
    ("jawara-beksi", 4),
    ("spell-from-the-future", 2),
    ("spell-from-the-future", 3),
    ("spell-from-the-future", 5),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_people_play_a_whole_game_and_its_record_is_true(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, game, seats, "en")
            code = players[0].table["code"]
            promised = players[0].table["commitment"]
            watcher = await guest.connect(code, lang="id")
            status, _ = await guest.get(f"/api/tables/{code}/record")
            assert status == 409, "the seed would be told before the end"
            await asyncio.gather(
                *[player.play(random.Random(seat)) for seat, player in enumerate(players)],
                watcher.until(lambda: watcher.phase == "over"),
            )
            for seat, player in enumerate(players):
                again = await guest.connect(code, player.token)
                assert again.view == player.view, seat
                assert again.version == player.version
            status, text = await guest.get(f"/api/tables/{code}/record")
            assert status == 200
            kept = tmp_path / "record.json"
            kept.write_bytes(text)
            match = gelanggang.verify(kept)
            record = json.loads(text)
            assert record["commitment"] == promised
            assert record["seed"] == watcher.table["seed"]
            assert match.outcome is not None
            assert watcher.table["outcome"] == match.outcome.plain()
            assert watcher.view == json.loads(match.view(None).text())
            assert all(event["text"] for event in watcher.events)

    run(play)
