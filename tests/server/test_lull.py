"""Who is waited for is told first, the others as soon as nobody asks for anything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

from aiohttp import web

from gelanggang.server.connection import Connection, Post
from gelanggang.server.house import House
from gelanggang.server.lull import AT_A_STRETCH, MOST, Lull
from tests.server.table import Player, full_table, make_house, random_move, run, running


class Wire(asyncio.Transport):
    """Keeps what is written to it, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.pieces.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False


class Crowd:
    """A lull, and people for whom it keeps something."""

    def __init__(self, people: int) -> None:
        self.time = 0.0
        self.lull = Lull(lambda: self.time)
        post = Post()
        self.wires = [Wire() for _ in range(people)]
        self.people = [
            Connection(cast(web.WebSocketResponse, None), wire, post) for wire in self.wires
        ]

    def keep(self, message: bytes) -> None:
        for connection in self.people:
            self.lull.keep(connection, message)

    @property
    def told(self) -> list[list[bytes]]:
        return [wire.pieces for wire in self.wires]

    async def turns(self, number: int, asked: bool) -> None:
        """So many turns of the loop, in each of which somebody asks for something, or nobody."""
        for _ in range(number):
            if asked:
                self.lull.asked()
            await asyncio.sleep(0)


def test_in_a_quiet_house_all_are_told_in_the_same_moment() -> None:
    async def play() -> None:
        crowd = Crowd(AT_A_STRETCH)
        crowd.keep(b"a")
        await crowd.turns(2, asked=False)
        assert crowd.told == [[b"a"]] * AT_A_STRETCH

    run(play)


def test_while_somebody_asks_the_others_wait_and_hear_of_several_things_together() -> None:
    async def play() -> None:
        crowd = Crowd(3)
        for message in (b"a", b"b", b"c"):
            crowd.keep(message)
            await crowd.turns(5, asked=True)
        assert crowd.told == [[], [], []]
        await crowd.turns(2, asked=False)
        assert crowd.told == [[b"abc"]] * 3

    run(play)


def test_nobody_waits_for_long_however_much_is_asked() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        crowd.keep(b"a")
        await crowd.turns(5, asked=True)
        crowd.time = MOST * 0.9
        await crowd.turns(5, asked=True)
        assert crowd.told == [[]]
        crowd.time = MOST * 1.1
        await crowd.turns(2, asked=True)
        assert crowd.told == [[b"a"]]

    run(play)


def test_nobody_waits_behind_somebody_who_is_told_urgent_things_again_and_again() -> None:
    async def play() -> None:
        crowd = Crowd(2)
        crowd.keep(b"a")
        for step in range(1, 8):
            crowd.time = MOST * step / 5
            crowd.people[0].send_frame(b"!")
            await crowd.turns(3, asked=True)
            crowd.lull.keep(crowd.people[0], b"b")
            await crowd.turns(3, asked=True)
        assert crowd.told[1] == [b"a"]

    run(play)


def test_it_is_looked_again_whether_somebody_asks_before_many_are_told() -> None:
    async def play() -> None:
        crowd = Crowd(3 * AT_A_STRETCH)
        crowd.keep(b"a")
        await crowd.turns(1, asked=False)
        assert crowd.told.count([b"a"]) == AT_A_STRETCH
        await crowd.turns(5, asked=True)
        assert crowd.told.count([b"a"]) == AT_A_STRETCH
        await crowd.turns(4, asked=False)
        assert crowd.told.count([b"a"]) == 3 * AT_A_STRETCH

    run(play)


def test_what_is_urgent_overtakes_nothing_that_waits() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        crowd.keep(b"a")
        crowd.people[0].send_frame(b"b")
        await crowd.turns(3, asked=True)
        assert crowd.told == [[b"ab"]]
        crowd.keep(b"c")
        await crowd.turns(3, asked=False)
        assert crowd.told == [[b"ab", b"c"]]

    run(play)


async def ask_for_ever(house: House) -> None:
    """In every turn of the loop."""
    while True:
        house.lull.asked()
        await asyncio.sleep(0)


async def until_asked(player: Player, decision: int) -> None:
    """Wait until it is this player's turn to answer."""
    while player.offer is None or player.offer["decision"] != decision:
        await player.next()


def test_who_is_asked_waits_for_no_lull(tmp_path: Path) -> None:
    async def play() -> None:
        # In this house no time passes: who is kept waiting waits for ever.
        house, chance = make_house(tmp_path, clock=lambda: 0.0), random.Random(1)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 3)
            code = players[0].table["code"]
            watcher = await guest.connect(code)
            await asyncio.gather(*[player.settle() for player in (*players, watcher)])
            before, chosen = watcher.version, list[tuple[Player, str]]()
            asking = asyncio.ensure_future(ask_for_ever(house))
            match = house.hall.places[code].table.match
            assert match is not None
            for _ in range(30):
                [(seat, decision)] = match.pending().items()
                asked = players[seat]
                await until_asked(asked, decision.id)
                verb = {"verb": "choose", "decision": decision.id, "move": ""}
                verb["move"] = await random_move(asked, chance)
                await asked.say(type="do", id=f"c{decision.id}", verb=verb)
                chosen.append((asked, f"c{decision.id}"))
                while match.pending().get(seat) == decision:
                    await asyncio.sleep(0)
            asking.cancel()
            await watcher.until(lambda: watcher.version == before + 30)
            for asked, id in chosen:
                await asked.until(lambda: id in asked.answers)  # noqa: B023 (waited for at once)
                assert asked.answers[id]["type"] == "ack"

    run(play)


def test_in_a_busy_house_everybody_sees_the_whole_game(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 3, "en")
            watcher = await guest.connect(players[0].table["code"], lang="id")
            asking = asyncio.ensure_future(ask_for_ever(house))
            await asyncio.gather(
                *[player.play(random.Random(seat)) for seat, player in enumerate(players)],
                watcher.until(lambda: watcher.phase == "over"),
            )
            asking.cancel()
            for seat, player in enumerate([*players, watcher]):
                again = await guest.connect(player.table["code"], player.token)
                assert again.view == player.view, seat
                assert again.version == player.version

    run(play)
