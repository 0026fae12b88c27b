"""What the house does besides playing: it forgets and remembers, counts, logs, shows and stops."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from gelanggang.hall.archive import AT_A_STRETCH, KEPT_DAYS
from gelanggang.hall.hall import IDLE
from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.thinker import InlineThinker, ProcessThinker
from gelanggang.server.app import Server
from gelanggang.server.forms import Cards
from gelanggang.server.house import House
from gelanggang.server.logs import JsonLines
from gelanggang.server.wire import TableInfo
from gelanggang.tables import waiting
from gelanggang.tables.happening import Locked
from tests.server.table import (
    GENEROUS,
    Guest,
    Player,
    full_table,
    make_house,
    run,
    running,
    served,
)

GAMES = ["jawara-beksi", "spell-from-the-future"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_leaves_the_memory_and_comes_back_as_it_was(game: str, tmp_path: Path) -> None:
    now = [5000.0]

    async def play() -> None:
        house = make_house(tmp_path, clock=lambda: now[0])
        async with running(house) as guest:
            players = await full_table(guest, game, 2, "en")
            chance = random.Random(4)
            for _ in range(4):
                for player in players:
                    if player.pending():
                        await player.choose(chance)
                for player in players:
                    await player.settle()
            code = players[0].table["code"]
            before = house.hall.places[code].table
            for player in players:
                await player.close()
            while house.gauges()["connections"]:
                await asyncio.sleep(0.01)
            now[0] += IDLE + 1
            await house.hall.change(before, lambda: [])
            while before.phase == "playing":
                await asyncio.sleep(0.01)
            now[0] += IDLE + 1
            assert house.sweep() == 1
            assert code not in house.hall.places
            for player in players:
                back = await guest.connect(code, player.token, "en", player.version)
                assert back.heard[0]["missed"] is True
                assert back.view == player.view
                assert [event["kind"] for event in back.events][:1] == ["paused"]
            assert house.hall.places[code].table is not before

    run(play)


def test_a_long_story_is_brought_back_in_stretches(tmp_path: Path) -> None:
    """Everybody else has a turn again and again meanwhile."""
    wishes = 6 * AT_A_STRETCH
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def play() -> tuple[int, int]:
        house = make_house(tmp_path)
        async with running(house) as guest:
            seated = await guest.open("jawara-beksi", 2)
            table = await house.hall.find(seated["table"])
            for number in range(wishes):
                locked = Locked(number % 2 == 0)
                await house.hall.change(table, lambda locked=locked: [locked])  # type: ignore[misc]  # mypy does not see the type of a bound default
            del house.hall.places[table.code]
            counting = asyncio.ensure_future(count())
            again = await house.hall.find(seated["table"])
            counting.cancel()
            return again.seq, table.seq

    again, before = run(play)
    assert again == before > wishes
    assert turns >= wishes // AT_A_STRETCH


def test_a_table_is_kept_for_thirty_days(tmp_path: Path) -> None:
    wall = [1_000_000.0]

    now = [5000.0]

    def days(count: int) -> None:
        for clock in (wall, now):
            clock[0] += count * 86_400

    async def play() -> None:
        house = make_house(tmp_path, wall=lambda: wall[0], clock=lambda: now[0])
        async with running(house) as guest:
            seated = await guest.open("jawara-beksi", 2)
            await house.hall.expire()
            days(KEPT_DAYS - 1)
            house.sweep()
            assert await house.hall.expire() == 0
            assert (await guest.get(f"/api/tables/{seated['table']}"))[0] == 200
            days(2)
            house.sweep()
            assert await house.hall.expire() == 1
            status, body = await guest.get(f"/api/tables/{seated['table']}")
            assert (status, json.loads(body)["code"]) == (404, "unknown-table")

    run(play)


def test_a_code_is_found_however_it_is_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            code = (await guest.open("jawara-beksi", 2))["table"]
            assert not set(code) & set("IOSZ0125")
            for typed in (code, code.lower(), f" {code[:2]} {code[2:].lower()} "):
                status, body = await guest.get(f"/api/tables/{typed}")
                assert status == 200
                assert msgspec.json.decode(body, type=TableInfo).code == code

    run(play)


def test_the_promise_is_known_before_the_deal_and_the_seed_only_after_the_end(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            seated = await guest.open("spell-from-the-future", 3)
            code = seated["table"]
            _, lobby = await guest.get(f"/api/tables/{code}")
            seed = house.hall.places[code].table.seed
            player = await guest.sit(seated, "en")
            await player.do("start")
            assert player.table["commitment"] == json.loads(lobby)["commitment"]
            heard = json.dumps(player.heard)
            assert seed not in heard
            await player.play(random.Random(2))
            assert player.table["seed"] == seed
            _, over = await guest.get(f"/api/tables/{code}")
            promised = json.loads(over)["next_commitment"]
            await player.do("rematch")
            assert player.table["commitment"] == promised
            assert "seed" not in player.table

    run(play)


@pytest.mark.parametrize("lang", ["id", "en"])
def test_cards_can_be_kept_for_ever(lang: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            _, body = await guest.get("/api/house")
            for game in json.loads(body)["games"]:
                path = f"/api/cards/{game['game']}/{game['digest']}/{lang}"
                async with guest.session.get(guest.base + path) as answer:
                    assert "immutable" in answer.headers["Cache-Control"]
                    cards = msgspec.json.decode(await answer.read(), type=Cards)
                assert all(kind for kind in cards.kinds.values())
                assert "weight" not in json.dumps(msgspec.to_builtins(cards))
            assert (await guest.get(f"/api/cards/jawara-beksi/{'0' * 64}/{lang}"))[0] == 404

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_move_that_can_be_made(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, game, 2, "en")
            for _ in range(12):
                player = next((one for one in players if one.pending()), None)
                if player is None:
                    # A Village can fall early.
                    assert players[0].phase == "over"
                    return
                hint = await player.ask(type="hint")
                assert hint["text"]
                assert hint["reason"].endswith((".", "!"))
                decision = player.pending()[0]["id"]
                answer = await player.do("choose", decision=decision, move=hint["move"])
                assert answer["type"] == "ack"
                for one in players:
                    await one.settle()
            waiting = next((one for one in players if not one.pending()), None)
            if waiting is not None:
                assert (await waiting.ask(type="hint"))["type"] in ("problem", "hinted")

    run(play)


def test_thinkers_in_other_processes_think_the_same(tmp_path: Path) -> None:
    async def ideas(thinker: Any) -> list[tuple[str, str]]:
        house = House(
            SqliteStore(tmp_path / "t.db"), Library(), thinker, limits=GENEROUS, bot_pause=9e9
        )
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            table = house.hall.places[players[0].table["code"]].table
            assert table.match is not None
            table.match.seed = "the same"
            found = []
            for _ in range(4):
                [seat] = table.match.pending()
                idea = await thinker.think(table, seat, "1")
                again = await thinker.think(table, seat, "1")
                assert idea == again
                player = players[seat]
                answer = await player.do("choose", decision=idea.decision, move=idea.move)
                found.append((answer["type"], idea.move.split()[0]))
            return found

    def both() -> list[list[tuple[str, str]]]:
        inline = run(lambda: ideas(InlineThinker(Library())))
        return [inline, run(lambda: ideas(ProcessThinker(Library(), 1)))]

    first, second = both()
    assert [kind for kind, _ in first] == ["ack"] * 4
    assert [kind for kind, _ in second] == ["ack"] * 4
    assert first[0][1] == second[0][1] == "character"


def test_emotes_reach_everybody_who_did_not_mute(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 3)
            assert (await players[1].do("mute", seat=0))["type"] == "ack"
            await players[0].do("emote", emote="halo")
            await players[2].until(lambda: players[2].heard[-1]["type"] == "emoted")
            assert players[2].heard[-1] == {"type": "emoted", "seat": 0, "emote": "halo"}
            await players[2].do("emote", emote="wah")
            await players[1].until(lambda: players[1].heard[-1]["type"] == "emoted")
            emotes = [one for one in players[1].heard if one["type"] == "emoted"]
            assert emotes == [{"type": "emoted", "seat": 2, "emote": "wah"}]

    run(play)


def test_sending_twice_is_harmless_even_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        message: dict[str, Any] = {}
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            player = await guest.sit(seated)
            await player.until(lambda: bool(player.pending()))
            assert player.offer is not None
            verb = {"verb": "choose", "decision": player.offer["decision"]}
            verb["move"] = player.offer["moves"][0]["move"]
            message = {"type": "do", "id": "once", "verb": verb}
            for _ in range(3):
                await player.say(**message)
            await player.say(type="ping")
            await player.until(lambda: player.heard[-1]["type"] == "pong")
            kinds = [one["type"] for one in player.heard if one.get("id") == "once"]
            assert kinds == ["ack"] * 3
        async with served(tmp_path) as guest:
            player = await guest.sit(seated)
            await player.say(**message)
            await player.until(lambda: "once" in player.answers)
            assert player.answers["once"]["type"] == "ack"

    run(play)


def test_a_demo_plays_again_and_again_while_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "REST", 0.0)

    async def play() -> None:
        house = make_house(tmp_path, bot_pause=0.0)
        async with running(house, demo=True) as guest:
            [place] = house.hall.places.values()
            watcher = await guest.connect(place.table.code, lang="en")
            await watcher.until(lambda: watcher.phase == "over")
            late = await guest.connect(place.table.code)
            await late.until(lambda: late.table["number"] == 2)
            assert all(seat["kind"] == "bot" for seat in watcher.table["seats"])

    run(play)


def test_health_and_figures(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            await next(one for one in players if one.pending()).choose(random.Random(1))
            status, health = await guest.get("/health")
            assert status == 200
            assert json.loads(health)["connections"] == 2
            _, figures = await guest.get("/metrics")
            lines = figures.decode().splitlines()
            assert "gelanggang_choices_total 1" in lines
            assert "gelanggang_tables 1" in lines
            assert all(line.startswith(("# TYPE", "gelanggang_")) for line in lines)

    run(play)


def test_the_log_is_json_and_holds_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, names=["Sari"], start=True)
            secrets.append(seated["token"])
            player = await guest.sit(seated)
            secrets.append((await player.do("ticket"))["ticket"])
            await guest.connect(seated["table"], "wrong-token-123")
            secrets.append("wrong-token-123")

    run(play)
    ours = [one for one in caplog.records if one.name.startswith("gelanggang")]
    assert ours
    for record in ours:
        line = JsonLines().format(record)
        assert {"at", "level", "event"} <= set(json.loads(line))
    everything = caplog.text + "".join(JsonLines().format(record) for record in ours)
    assert not [secret for secret in secrets if secret in everything]


def test_when_the_server_stops_everybody_is_told_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with aiohttp.ClientSession() as session:
            server = Server(make_house(tmp_path), "127.0.0.1", 0)
            await server.start()
            guest = Guest(f"http://127.0.0.1:{server.port}", session)
            players = await full_table(guest, "jawara-beksi", 2, "en")
            await asyncio.gather(server.stop(), *[hear_the_end(player) for player in players])
            for player in players:
                assert player.heard[-2]["code"] == "server-stops"
        async with served(tmp_path) as guest:
            for player in players:
                back = await guest.connect(player.table["code"], player.token)
                assert back.view == player.view

    async def hear_the_end(player: Player) -> None:
        while (await player.next())["type"] != "end":
            pass

    run(play)


def test_a_qr_code_leads_to_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            code = (await guest.open("jawara-beksi", 2))["table"]
            status, body = await guest.get(f"/api/tables/{code}/qr")
            assert status == 200
            assert body.startswith(b"<svg")

    run(play)


def test_packs_of_ones_own_can_be_played(tmp_path: Path) -> None:
    import shutil

    from gelanggang.games.jawara_beksi.reading import default_folder

    async def play() -> None:
        mine = tmp_path / "packs" / "jawara-beksi" / "kampung"
        shutil.copytree(default_folder(), mine)
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, pack="kampung", start=True)
            assert (await guest.sit(seated)).table["pack"] == "kampung"
            body = {"game": "jawara-beksi", "seats": 2, "pack": "../../etc"}
            status, answer = await guest.post("/api/tables", body)
            assert (status, answer["code"]) == (404, "unknown-pack")

    run(play)
