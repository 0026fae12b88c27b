"""What a page needs beside the cards: pictures, and games that are over."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from gelanggang.games import GAMES
from tests.server.table import full_table, make_house, run, running


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_a_card_asks_for_is_in_the_sprite(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with running(make_house(tmp_path)) as guest:
            _, body = await guest.get("/api/house")
            [info] = [one for one in json.loads(body)["games"] if one["game"] == game]
            status, art = await guest.get(f"/api/art/{game}/{info['digest']}")
            assert status == 200
            _, body = await guest.get(f"/api/cards/{game}/{info['digest']}/id")
            for cards in json.loads(body)["kinds"].values():
                for card in cards:
                    for sign in card.get("facts", {}).get("signs", []):
                        assert f'id="{sign}"' in art.decode()
            assert (await guest.get(f"/api/art/{game}/none"))[0] == 404

    run(look)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_seen_again_after_its_end_and_not_before(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with running(make_house(tmp_path)) as guest:
            players = await full_table(guest, game, 2, "en")
            path = f"/api/tables/{players[0].table['code']}/replay"
            assert (await guest.get(path))[0] == 409, "it would show what is still secret"
            await asyncio.gather(
                *[player.play(random.Random(seat)) for seat, player in enumerate(players)]
            )
            for seat, player in enumerate(players):
                status, body = await guest.get(f"{path}?seat={seat}")
                assert status == 200
                view: dict[str, object] = {}
                for frame in json.loads(body)["frames"]:
                    view.update(frame["patch"])
                    assert all(event["text"] for event in frame["events"])
                assert view == player.view
            assert (await guest.get(f"{path}?seat=7"))[0] == 409

    run(look)
