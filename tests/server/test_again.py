"""Another game over the wire: it begins when all who are here want it, also after a restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gelanggang.tables.ending import ABSENT
from tests.server.table import Guest, Player, make_house, run, running
from tests.server.test_setting import acked, lobby, sentences, settled

SPELL = "spell-from-the-future"


async def over(guest: Guest, people: int) -> list[Player]:
    """People at a table after its first game; the first is the host."""
    players = await lobby(guest, SPELL, people + 1, people)
    await acked(players[0], "start")
    chance = random.Random(people)
    while players[0].phase != "over":
        for player in players:
            await player.settle()
            if player.pending():
                await player.choose(chance)
    await settled(*players)
    return players


async def back(guest: Guest, player: Player) -> Player:
    found = await guest.connect(player.table["code"], player.token, "en")
    # Numbers go on: what has one of before was done already.
    found._ids = player._ids
    return found


def test_everybody_hears_who_wants_it_and_the_last_wish_begins_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(make_house(tmp_path)) as guest:
            host, other = await over(guest, 2)
            await acked(other, "rematch")
            await settled(host)
            assert (host.phase, host.table["again"]) == ("over", [1])
            assert sentences(host)[-1] == "Tamu 1 wants to play again."
            assert sentences(other)[-1] == "You want to play again."
            await acked(host, "rematch")
            await settled(other)
            for player in (host, other):
                assert (player.phase, player.table["number"]) == ("playing", 2)
                assert "again" not in player.table

    run(play)


def test_a_wish_outlives_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(make_house(tmp_path)) as guest:
            host, other = await over(guest, 2)
            await acked(other, "rematch")
        async with running(make_house(tmp_path)) as guest:
            other, host = await back(guest, other), await back(guest, host)
            assert (host.phase, host.table["again"]) == ("over", [1])
            await acked(host, "rematch")
            await settled(other)
            assert (other.phase, other.table["number"]) == ("playing", 2)

    run(play)


@pytest.mark.slow
def test_who_goes_away_holds_nobody_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(make_house(tmp_path)) as guest:
            host, other = await over(guest, 2)
            await acked(other, "rematch")
            await host.close()
            # Nothing else happens at the table: it has to look by itself.
            await other.until(lambda: other.phase == "playing")

    assert ABSENT < 10
    run(play)
