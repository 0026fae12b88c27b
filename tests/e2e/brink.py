"""A table of four at the brink: with one more choice its show begins on every device."""

from __future__ import annotations

import json
import random
from typing import Any

import aiohttp
from playwright.sync_api import Page

from tests.server.table import Guest, Json, Player, full_table

SHOWS = {"jawara-beksi": ".duel", "spell-from-the-future": ".reveal"}
"""What is looked at of each game."""
SETTLE = 400
"""Milliseconds after a change in which a tap may still mean what lay there before."""
LAST = ("answer", "place")
"""What is asked last."""
MOST = 3000


async def four_at(base: str, game: str, chance: int = 4) -> list[Json]:
    """People who have played until one choice is left; their seats, as a browser keeps them."""
    async with aiohttp.ClientSession() as session:
        players = await full_table(Guest(base, session), game, 4)
        luck = random.Random(chance)
        for _ in range(MOST):
            for player in players:
                await player.settle()
            if _almost(players[0]):
                break
            await next(one for one in players if one.pending()).choose(luck)
        else:
            raise AssertionError(f"it has not come to it: {players[0].view}")
        code = players[0].table["code"]
        seats = [{"table": code, "token": one.token, "game": game, "at": 0} for one in players]
        for player in players:
            await player.close()
        return seats


def _almost(player: Player) -> bool:
    view: Any = player.view
    asked = [one for one in view["pending"] if not one.get("answered")]
    return len(asked) == 1 and asked[0]["kind"] in LAST


def sit(page: Page, seat: Json) -> None:
    """From now on this browser has the seat."""
    page.evaluate("kept => { localStorage['gelanggang.seats'] = kept }", json.dumps([seat]))
