"""Bots wait for those at the table who still watch what happened, and for nobody else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from gelanggang.hall.caretaker import LONGEST_HOLD
from tests.server.table import Guest, Player, make_house, run, running


class Stopped:
    """A clock that goes only when it is told to: so nobody waits by accident."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def beside_bots(guest: Guest, **more: Any) -> Player:
    """Somebody at a table of bots, as soon as somebody is asked."""
    seated = await guest.open("jawara-beksi", 4, bots=["random"] * 3, start=True, **more)
    return await guest.sit(seated)


async def ask_a_bot(player: Player) -> None:
    """Choose until a bot is asked."""
    while player.pending():
        await player.choose(random.Random(1))


async def quiet(player: Player) -> bool:
    """Whether nothing happens for a while, though others may do as they like."""
    before = player.version
    for _ in range(30):
        await asyncio.sleep(0.02)
    await player.ask(type="preview", move="end")
    return player.version == before


def test_bots_wait_while_somebody_at_the_table_watches_and_go_on_when_they_have_seen_it(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        clock = Stopped()
        async with running(make_house(tmp_path, bot_pause=0.3, clock=clock)) as guest:
            player = await beside_bots(guest)
            await player.say(type="hold", ms=5000)
            await ask_a_bot(player)
            assert await quiet(player)
            await player.say(type="hold", ms=0)
            before = player.version
            await player.until(lambda: player.version > before)

    run(play)


def test_nobody_holds_a_table_for_long(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Stopped()
        async with running(make_house(tmp_path, bot_pause=0.3, clock=clock)) as guest:
            player = await beside_bots(guest)
            await player.say(type="hold", ms=60_000)
            await ask_a_bot(player)
            assert await quiet(player)
            clock.now += LONGEST_HOLD + 0.1
            before = player.version
            await player.until(lambda: player.version > before)

    run(play)


def test_who_looks_on_without_a_token_holds_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Stopped()
        async with running(make_house(tmp_path, bot_pause=0.3, clock=clock)) as guest:
            player = await beside_bots(guest)
            stranger = await guest.connect(player.table["code"])
            await stranger.say(type="hold", ms=5000)
            await ask_a_bot(player)
            before = player.version
            await player.until(lambda: player.version > before)

    run(play)


def test_who_is_gone_holds_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Stopped()
        async with running(make_house(tmp_path, bot_pause=0.3, clock=clock)) as guest:
            player = await beside_bots(guest)
            await player.say(type="hold", ms=5000)
            await ask_a_bot(player)
            again = await guest.connect(player.table["code"], player.token)
            before = again.version
            await again.until(lambda: again.version > before)

    run(play)


def test_a_hold_is_a_number_of_milliseconds(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(make_house(tmp_path)) as guest:
            player = await beside_bots(guest)
            await player.say(type="hold", ms=-1)
            await player.until(lambda: any(one["type"] == "problem" for one in player.heard))

    run(play)
