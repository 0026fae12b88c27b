"""A seat is its holder's: no guess, no old token, no name and no second window takes it away."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from gelanggang.server.connection import NO_LONGER_HERE, TAKEN_OVER
from tests.server.table import Guest, Player, full_table, make_house, run, running, served


async def refused(guest: Guest, code: str, token: str | None) -> str:
    """The code with which a hello is refused."""
    player = await guest.connect(code, token)
    problem, closed, end = player.heard[0], await player.next(), await player.next()
    assert [problem["type"], closed["type"], end["type"]] == ["problem", "closed", "end"]
    return str(problem["code"])


def test_guessed_and_foreign_tokens_open_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            mine = await guest.open("jawara-beksi", 2)
            other = await guest.open("jawara-beksi", 2)
            code = mine["table"]
            for token in (
                "",
                "x",
                "0" * 32,
                other["token"],
                mine["token"][:-1],
                mine["token"].swapcase(),
            ):
                assert await refused(guest, code, token) == "token-unknown"
            assert await refused(guest, other["table"], mine["token"]) == "token-unknown"
            assert (await guest.sit(mine)).you["seats"] == [0]

    run(play)


def test_the_store_does_not_know_a_token(tmp_path: Path) -> None:
    """Who steals the file has no seat."""
    seated: dict[str, Any] = {}

    async def play() -> None:
        async with served(tmp_path) as guest:
            seated.update(await guest.open("jawara-beksi", 2, start=True))
            player = await guest.sit(seated)
            seated["ticket"] = (await player.do("ticket"))["ticket"]

    run(play)
    with sqlite3.connect(tmp_path / "tables.db") as base:
        kept = b"".join(row[0] for row in base.execute("SELECT body FROM rows"))
    base.close()
    assert seated["token"].encode() not in kept
    assert seated["ticket"].encode() not in kept
    assert b"Opened".lower() in kept.lower()


def test_of_two_windows_the_last_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            first = await guest.sit(seated, "en")
            second = await guest.sit(seated)
            await first.until(lambda: first.heard[-1]["type"] == "closed")
            assert first.heard[-1]["code"] == "taken-over"
            assert (await first.next())["code"] == TAKEN_OVER
            assert second.table["seats"][0]["presence"] == "here"
            assert (await second.do("rename", name="Baru"))["type"] == "ack"

    run(play)


def test_a_resume_link_works_once_and_ends_the_first_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            code = seated["table"]
            first = await guest.sit(seated)
            watcher = await guest.connect(code)
            ticket = (await first.do("ticket"))["ticket"]
            status, moved = await guest.post(f"/api/tables/{code}/resume", {"ticket": ticket})
            assert status == 201
            assert moved["seats"] == [0]
            await first.until(lambda: first.heard[-1]["type"] == "closed")
            await watcher.until(lambda: watcher.table["seats"][0]["presence"] == "lost")
            assert await refused(guest, code, seated["token"]) == "token-unknown", "the old token"
            status, again = await guest.post(f"/api/tables/{code}/resume", {"ticket": ticket})
            assert (status, again["code"]) == (403, "ticket-unknown")
            assert (await guest.sit(moved)).view is not None

    run(play)


def test_a_resume_link_expires(tmp_path: Path) -> None:
    wall = [1000.0]

    async def play() -> None:
        async with served(tmp_path, wall=lambda: wall[0]) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            player = await guest.sit(seated)
            ticket = (await player.do("ticket"))["ticket"]
            wall[0] += 601
            path = f"/api/tables/{seated['table']}/resume"
            status, answer = await guest.post(path, {"ticket": ticket})
            assert (status, answer["code"]) == (403, "ticket-expired")

    run(play)


def test_who_was_kicked_does_not_come_back_by_token_or_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            host, other = await full_table(guest, "jawara-beksi", 2)
            code, name = host.table["code"], host.table["seats"][1]["name"]
            assert (await host.do("kick", seat=1))["type"] == "ack"
            await other.until(lambda: other.heard[-1]["type"] == "closed")
            assert (await other.next())["code"] == NO_LONGER_HERE
            assert await refused(guest, code, other.token) == "token-unknown"
            status, answer = await guest.post(f"/api/tables/{code}/seats", {"name": name})
            assert (status, answer["code"]) == (409, "phase")

    run(play)


def test_a_name_opens_no_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 3, names=["Sari"])
            path = f"/api/tables/{seated['table']}/seats"
            for name in ("Sari", "sari", " Sari ", "SARI"):
                status, answer = await guest.post(path, {"name": name})
                assert (status, answer["code"]) == (409, "name-taken")
            status, answer = await guest.post(path, {"seat": 0})
            assert (status, answer["code"]) == (409, "seat-taken")

    run(play)


def test_who_looks_on_cannot_touch_anything(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            watcher = await guest.connect(players[0].table["code"], lang="id")
            for verb in ("start", "pause", "undo", "leave", "rematch", "ticket", "more-time"):
                assert (await watcher.do(verb))["code"] == "no-seat"
            answer = await watcher.ask(type="look", seat=0)
            assert answer["code"] == "no-seat"
            assert watcher.view is not None
            assert watcher.view["seat"] is None

    run(play)


def test_a_seat_sees_only_what_is_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            for player in players:
                other = 1 - player.you["seats"][0]
                assert (await player.ask(type="look", seat=other))["code"] == "not-your-seat"
                answer = await player.ask(type="preview", move="draw", seat=other)
                assert answer["code"] == "not-your-seat"
                answer = await player.ask(type="hint", seat=other)
                assert answer["code"] == "not-your-seat"

    run(play)


def test_one_phone_passed_round_shows_each_holder_their_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, names=["Sari", "Dodi"], start=True)
            phone = await guest.sit(seated)
            assert phone.view is not None
            assert phone.view["seat"] is None, "while it is handed over nobody's hand is there"
            for seat in (1, 0):
                assert (await phone.ask(type="look", seat=seat))["type"] == "ack"
                assert phone.view["seat"] == seat
            chance = random.Random(1)
            while phone.phase != "over":
                asked = phone.view["pending"][0]["seat"]
                await phone.ask(type="look", seat=asked)
                assert phone.offer is not None
                move = chance.choice(phone.offer["moves"])["move"]
                answer = await phone.do(
                    "choose", decision=phone.offer["decision"], move=move, seat=asked
                )
                assert answer["type"] == "ack"
                if len(phone.heard) > 150:
                    break

    run(play)


@pytest.mark.parametrize("close", [True, False])
def test_a_seat_is_taken_up_again_after_the_connection_is_gone(close: bool, tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            first, second = players
            if close:
                await first.close()
            else:
                cut(first)
            await second.until(lambda: second.table["seats"][0]["presence"] != "here")
            wanted = "left" if close else "lost"
            assert second.table["seats"][0]["presence"] == wanted
            assert second.table["seats"][0]["grace"] > 0
            back = await guest.connect(first.table["code"], first.token, have=first.version)
            assert back.heard[0]["missed"] is True
            assert back.view is not None
            await second.until(lambda: second.table["seats"][0]["presence"] == "here")

    run(play)


def cut(player: Player) -> None:
    """The network is gone: no goodbye."""
    connection = player.socket._conn
    assert connection is not None
    assert connection.transport is not None
    connection.transport.abort()
