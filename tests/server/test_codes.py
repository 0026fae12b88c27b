"""A code is an invitation: it can be mistyped, but not guessed."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import msgspec
import pytest

from gelanggang.hall import hall
from gelanggang.tables.code import LETTERS, LONG, SHORT
from tests.server.table import GENEROUS, Player, full_table, run, served

FEW = msgspec.structs.replace(GENEROUS, miss_rate=0.001, miss_burst=3)


def guesses() -> itertools.chain[str]:
    return itertools.chain("".join(word) for word in itertools.product(LETTERS, repeat=SHORT))


def test_who_guesses_too_often_is_no_longer_told_what_is_right(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, limits=FEW) as guest:
            code = (await guest.open("jawara-beksi", 2))["table"]
            assert (await guest.get(f"/api/tables/{code}"))[0] == 200
            wrong = [one for one in itertools.islice(guesses(), 6) if one != code]
            found = [(await guest.get(f"/api/tables/{one}"))[0] for one in wrong[:5]]
            assert found == [404, 404, 404, 429, 429]
            for path in (code, f"{code}/record", f"{code}/replay", f"{code}/qr"):
                status, body = await guest.get(f"/api/tables/{path}")
                assert (status, json.loads(body)["code"]) == (429, "too-many-guesses")
            status, answer = await guest.post(f"/api/tables/{code}/seats", {})
            assert (status, answer["code"]) == (429, "too-many-guesses")

    run(play)


def test_who_guesses_over_the_socket_is_no_longer_told_either(tmp_path: Path) -> None:
    async def hello(player: Player, code: str, token: str | None) -> str:
        await player.say(type="hello", table=code, token=token)
        return str(player.hear(await player.receive())["code"])

    async def play() -> None:
        async with served(tmp_path, limits=FEW) as guest:
            seated = await guest.open("jawara-beksi", 2)
            code = seated["table"]
            said = []
            for guess, token in [("AAAA", None), ("AAAB", None), (code, "x"), (code, None)]:
                player = Player(await guest.session.ws_connect(f"{guest.base}/ws"), None)
                said.append(await hello(player, guess, token))
            assert said == [
                "unknown-table",
                "unknown-table",
                "token-unknown",
                "too-many-guesses",
            ]
            for guess in (code, "AAAC"):
                # With a token that is wrong nobody learns whether the table is there.
                player = Player(await guest.session.ws_connect(f"{guest.base}/ws"), None)
                assert await hello(player, guess, "guessed") == "too-many-guesses"
            assert (await guest.sit(seated)).you["seats"] == [0], "who has a seat comes in"

    run(play)


def test_a_house_with_many_tables_has_longer_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MANY", 3)

    async def play() -> None:
        async with served(tmp_path) as guest:
            codes = [(await guest.open("jawara-beksi", 2))["table"] for _ in range(5)]
            assert [len(code) for code in codes] == [SHORT] * 3 + [LONG] * 2

    run(play)


def test_a_table_can_close_its_door_at_the_deal(tmp_path: Path) -> None:
    """Then nobody who is not of the table looks on; its own people's TV does."""

    async def play() -> None:
        async with served(tmp_path) as guest:
            early = await guest.open("jawara-beksi", 2, lock=True)
            assert (await guest.connect(early["table"])).heard[0]["type"] == "welcome"
            players = await full_table(guest, "jawara-beksi", 2, lock=True)
            host = players[0]
            assert host.table["locked"] is True
            code = host.table["code"]
            stranger = Player(await guest.session.ws_connect(f"{guest.base}/ws"), None)
            await stranger.say(type="hello", table=code)
            assert stranger.hear(await stranger.receive())["code"] == "locked"
            screen = Player(await guest.session.ws_connect(f"{guest.base}/ws"), None)
            await screen.say(type="hello", table=code, token=host.token, watch=True)
            assert screen.hear(await screen.receive())["you"] == {"seats": []}
            assert screen.view is not None
            assert screen.view["seat"] is None
            # The TV takes nobody's seat away.
            assert (await host.do("rename", name="Masih"))["type"] == "ack"

    run(play)
