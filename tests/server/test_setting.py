"""The table is set over the wire: what everybody is told, sees and is shown then."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from gelanggang.games import GAMES
from gelanggang.server.house import House
from gelanggang.tables.table import LiveTable
from tests.server.table import Guest, Json, Player, make_house, run, running, served

JAWARA = "jawara-beksi"
SPELL = "spell-from-the-future"


async def lobby(guest: Guest, game: str, seats: int, people: int, lang: str = "en") -> list[Player]:
    """People at a table that was not dealt yet."""
    first = await guest.open(game, seats, names=["Sari"])
    others = [await guest.join(first["table"], f"Tamu {i}") for i in range(1, people)]
    return [await guest.sit(one, lang) for one in [first, *others]]


def table_of(house: House, player: Player) -> LiveTable:
    return house.hall.places[player.table["code"]].table


async def acked(player: Player, verb: str, **facts: Any) -> None:
    answer = await player.do(verb, **facts)
    assert answer["type"] == "ack", answer


async def settled(*players: Player) -> None:
    for player in players:
        await player.settle()


def sentences(player: Player) -> list[str]:
    return [one["text"] for one in player.events if one.get("table")]


def looked(view: Any) -> Json:
    """A view as it travels."""
    found: Json = json.loads(json.dumps(view.plain()))
    return found


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“Rounds” is “5” now, not “3”."),
        ("id", "“Ronde” sekarang “5”, tadinya “3”."),
    ],
)
def test_every_change_is_told_to_everybody_in_their_language(
    lang: str, said: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            host, other = await lobby(guest, JAWARA, 3, 2, lang)
            await acked(host, "set-options", options={"rounds": 5})
            await settled(host, other)
            for player in (host, other):
                assert player.table["options"]["rounds"] == 5
                assert sentences(player)[-1] == said
            refused = await host.do("set-options", options={"without_down": True})
            assert refused["code"] == "two-players-only"
            refused = await other.do("set-seats", seats=2)
            assert refused["code"] == "host-only"

    run(play)


def test_a_bot_is_told_with_its_character(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            [host] = await lobby(guest, JAWARA, 2, 1)
            await acked(host, "add-bot", seat=1, level="3:hoarder")
            await settled(host)
            assert host.table["seats"][1]["level"] == "3:hoarder"
            assert "a bot of level 3, Engkong Timbun," in sentences(host)[-1]

    run(play)


def test_who_loses_a_seat_looks_on_as_strangers_do_until_one_is_free(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            host, second, last = await lobby(guest, JAWARA, 3, 3)
            await acked(host, "set-seats", seats=2)
            await settled(last, second)
            assert last.you["seats"] == []
            assert last.you.get("eyes") is None
            waiting = [{"member": last.you["member"], "name": "Tamu 2", "claim": True}]
            assert second.table["waiting"] == waiting
            assert any("no seat left for Tamu 2" in one for one in sentences(second))
            await acked(host, "start")
            await settled(last, second, host)
            match = table_of(house, host).match
            assert match is not None
            assert last.view == looked(match.view(None))
            assert second.view == looked(match.view(1))
            assert (await last.ask(type="look", seat=1))["code"] == "no-seat"
            assert (await last.ask(type="hint"))["code"] == "no-seat"
            assert last.offer is None

    run(play)


def test_who_waits_gets_the_eyes_of_the_seat_that_becomes_free(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            host, second, last = await lobby(guest, JAWARA, 3, 3)
            await acked(host, "set-seats", seats=2)
            await acked(host, "kick", seat=second.you["seats"][0])
            await settled(host, last)
            assert (last.you["seats"], last.you["eyes"]) == ([1], 1)
            assert last.table.get("waiting", []) == []

    run(play)


def test_who_changed_places_sees_the_hand_of_the_new_one(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            host, other = await lobby(guest, JAWARA, 2, 2)
            await host.do("swap", seat=0, **{"with": 1})
            await settled(host, other)
            assert (host.you["eyes"], other.you["eyes"]) == (1, 0)
            await acked(host, "start")
            await settled(host, other)
            match = table_of(house, host).match
            assert match is not None
            assert host.view == looked(match.view(1))
            assert other.view == looked(match.view(0))

    run(play)


def test_a_new_host_is_told_so_and_the_old_one_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            host, other = await lobby(guest, JAWARA, 2, 2)
            await acked(host, "pass-host", seat=1)
            await settled(host, other)
            assert not host.you.get("host", False)
            assert other.you["host"]
            await acked(other, "set-options", options={"rounds": 4})

    run(play)


def test_a_latecomer_gets_the_hand_of_a_bot_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path, bot_pause=9e9)
        async with running(house) as guest:
            [host] = await lobby(guest, JAWARA, 3, 1)
            await acked(host, "start")
            code = host.table["code"]
            status, body = await guest.post(f"/api/tables/{code}/seats", {"name": "Nina"})
            assert (status, body["code"]) == (409, "phase")
            await acked(host, "latecomers")
            bot = host.table["seats"][2]["name"]
            late = await guest.sit(await guest.join(code, "Nina", seat=2), "en")
            match = table_of(house, host).match
            assert match is not None
            assert late.you["eyes"] == 2
            assert late.view == looked(match.view(2))
            await settled(host)
            assert sentences(host)[-1] == f"Nina takes the place of {bot}, a bot."
            refused = await late.ask(type="look", seat=0)
            assert refused["code"] == "not-your-seat"

    run(play)


def test_a_spectator_asks_for_a_seat_and_the_host_gives_one(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path, bot_pause=9e9)
        async with running(house) as guest:
            [host] = await lobby(guest, SPELL, 3, 1)
            await acked(host, "start")
            seated = await guest.join(host.table["code"], "Nina", wait=True)
            assert (seated["seats"], seated["names"]) == ([], [])
            watcher = await guest.sit(seated, "en")
            match = table_of(house, host).match
            assert match is not None
            assert watcher.view == looked(match.view(None))
            await settled(host)
            [waiting] = host.table["waiting"]
            assert (waiting["name"], waiting.get("claim", False)) == ("Nina", False)
            assert sentences(host)[-1] == "Nina is watching and would like a seat."
            await acked(host, "give-seat", member=waiting["member"], seat=1)
            await settled(watcher)
            assert (watcher.you["seats"], watcher.you["eyes"]) == ([1], 1)
            assert watcher.view == looked(match.view(1))
            if watcher.pending():
                await watcher.choose(random.Random(1))

    run(play)


def test_a_table_that_is_set_anew_shows_no_old_cards_and_keeps_the_game_that_was(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            host, other = await lobby(guest, SPELL, 3, 2)
            stranger = await guest.connect(host.table["code"], lang="id")
            await acked(host, "start")
            chance = random.Random(3)
            while host.phase != "over":
                for player in (host, other):
                    await player.settle()
                    if player.pending():
                        await player.choose(chance)
            bot = host.table["seats"][2]["name"]
            promised = host.table["next_commitment"]
            await acked(host, "set-seats", seats=2)
            await settled(host, other, stranger)
            for player in (host, other, stranger):
                assert (player.phase, player.view, player.offer) == ("lobby", None, None)
                assert player.table["commitment"] == promised
                assert "seed" not in player.table
            code = host.table["code"]
            for seat in (2, 0):
                status, body = await guest.get(
                    f"/api/tables/{code}/replay?number=1&seat={seat}&lang=en"
                )
                assert status == 200
            assert bot.encode() in body, "who played is still called by name"
            status, body = await guest.get(f"/api/tables/{code}/replay?number=1&seat=3")
            assert status == 409
            await acked(host, "rematch")
            await settled(host, other, stranger)
            match = table_of(house, host).match
            assert match is not None
            for player, eyes in ((host, 0), (other, 1), (stranger, None)):
                assert player.view == looked(match.view(eyes))
                assert player.table["commitment"] == promised

    run(play)


def test_other_cards_travel_with_the_table_also_through_a_restart(tmp_path: Path) -> None:
    first = GAMES[JAWARA].earlier_packs()[0]
    shutil.copytree(first, tmp_path / "packs" / JAWARA / "lama")
    found: Json = {}

    async def begin() -> None:
        async with served(tmp_path) as guest:
            status, body = await guest.get("/api/house")
            assert status == 200
            [game] = [one for one in json.loads(body)["games"] if one["game"] == JAWARA]
            assert [one["pack"] for one in game["packs"]] == ["", "lama"]
            assert game["packs"][0]["digest"] == game["digest"]
            [host] = await lobby(guest, JAWARA, 2, 1)
            await acked(host, "set-pack", pack="lama")
            await settled(host)
            assert host.table["digest"] == game["packs"][1]["digest"]
            assert host.table["version"] == game["packs"][1]["version"]
            await acked(host, "start")
            found.update(code=host.table["code"], token=host.token, view=host.view)
            status, _ = await guest.get(f"/api/cards/{JAWARA}/{host.table['digest']}/id")
            assert status == 200

    async def go_on() -> None:
        async with served(tmp_path) as guest:
            host = await guest.connect(found["code"], found["token"], "id")
            assert host.table["pack"] == "lama"
            await host.play(random.Random(5))
            status, _ = await guest.get(f"/api/tables/{found['code']}/replay?seat=0")
            assert status == 200

    run(begin)
    # Whoever changes the pack changes no table that plays with it.
    shutil.rmtree(tmp_path / "packs" / JAWARA / "lama")
    run(go_on)
