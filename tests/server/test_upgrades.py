"""A new version of Gelanggang ends no game: tables go on with what they began with."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.match import replay
from gelanggang.core.record import read_record
from gelanggang.games import GAMES, load_rules
from gelanggang.games.game import Game
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.reading import default_folder, load_pack
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.hall.library import Library
from tests.server.table import GENEROUS, Guest, Player, make_house, run, running, served
from tests.server.test_replay import played
from tests.spell_editions import ship_next_spell

GAME = "jawara-beksi"
SPELL = "spell-from-the-future"
SHIPPED = Path(__file__).parent.parent / "packs" / "shipped.json"


def edition(folder: Path, name: str) -> Path:
    """A pack like ours under another name, so with another digest."""
    shutil.copytree(default_folder(), folder)
    head = folder / "pack.toml"
    text = re.sub(r'^name = ".*"$', f'name = "{name}"', head.read_text("utf-8"), flags=re.M)
    head.write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_every_pack_that_was_ever_shipped_is_still_here(game: str) -> None:
    """Who changes a shipped pack moves the old one into `earlier/` and adds the new digest here."""
    shipped = json.loads(SHIPPED.read_text("utf-8"))[game]
    here = [load_rules(game).label.digest]
    here += [load_rules(game, path).label.digest for path in GAMES[game].earlier_packs()]
    assert set(here) == set(shipped)


def read_pack(folder: Path | None) -> Pack:
    return load_pack(folder or default_folder())


async def begin(guest: Guest, game: str = GAME, **more: object) -> Player:
    seated = await guest.open(game, 2, start=True, bots=["random"], **more)
    player = await guest.sit(seated)
    await player.until(lambda: bool(player.pending()))
    return player


def test_a_game_goes_on_with_the_pack_that_was_shipped_when_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = edition(tmp_path / "earlier" / "old", "Old"), edition(tmp_path / "new", "New")

    def ship(pack: Path) -> None:
        load = GAMES[GAME].load
        monkeypatch.setitem(GAMES, GAME, Game(GAME, lambda folder: load(folder or pack), tmp_path))

    async def start() -> Player:
        async with served(tmp_path / "house") as guest:
            return await begin(guest)

    async def go_on(player: Player) -> None:
        async with served(tmp_path / "house") as guest:
            back = await guest.connect(player.table["code"], player.token)
            assert back.view == player.view
            assert back.table["pack_name"].startswith("Old")
            digest = back.table["digest"]
            assert (await guest.get(f"/api/cards/{GAME}/{digest}/id"))[0] == 200
            assert back.offer is not None
            move = back.offer["moves"][0]["move"]
            answer = await back.do("choose", decision=back.offer["decision"], move=move)
            assert answer["type"] == "ack"
            await back.until(lambda: bool(back.pending()))
            fresh = await begin(guest)
            assert fresh.table["pack_name"].startswith("New")

    ship(old)
    player = run(start)
    ship(new)
    run(lambda: go_on(player))


def test_a_game_goes_on_with_a_pack_that_its_owner_has_changed(tmp_path: Path) -> None:
    mine = edition(tmp_path / "packs" / GAME / "kampung", "Kampung")

    async def start() -> Player:
        async with served(tmp_path) as guest:
            return await begin(guest, pack="kampung")

    async def go_on(player: Player) -> None:
        async with served(tmp_path) as guest:
            back = await guest.connect(player.table["code"], player.token)
            assert back.view == player.view
            assert (
                (await guest.sit(await guest.open(GAME, 2, pack="kampung")))
                .table["pack_name"]
                .startswith("Kota")
            )

    player = run(start)
    head = mine / "pack.toml"
    head.write_text(head.read_text("utf-8").replace("Kampung", "Kota"), "utf-8")
    run(lambda: go_on(player))


def test_a_game_with_a_word_list_goes_on_with_the_other_cards_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists = tmp_path / "house" / "packs" / SPELL
    lists.mkdir(parents=True)
    rows = [f"kata-{i},Kata {i},Word {i}" for i in "abcdefghijkl"]
    (lists / "kelas.csv").write_text("\n".join(rows), "utf-8")
    began: dict[str, Any] = {}

    async def start() -> Player:
        async with served(tmp_path / "house") as guest:
            return await begin(guest, SPELL, pack="kelas")

    async def go_on(player: Player) -> None:
        async with served(tmp_path / "house") as guest:
            back = await guest.connect(player.table["code"], player.token)
            assert back.view == player.view
            digest = back.table["digest"]
            assert digest == began["digest"]
            status, body = await guest.get(f"/api/cards/{SPELL}/{digest}/id")
            assert (status, json.loads(body)["digest"]) == (200, digest)
            fresh = await begin(guest, SPELL, pack="kelas")
            assert fresh.table["digest"] != digest
            # The bot on the other chair knows the old cards as well.
            assert back.offer is not None
            for move in [one["move"] for one in back.offer["moves"]][:1]:
                answer = await back.do("choose", decision=back.offer["decision"], move=move)
                assert answer["type"] == "ack"
            await back.until(lambda: bool(back.pending()))

    player = run(start)
    began.update(player.table)
    ship_next_spell(tmp_path, monkeypatch)
    run(lambda: go_on(player))


def test_a_table_goes_on_by_the_rules_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jawara Beksi of version 1: hands are kept, and nobody can say otherwise (JB-21)."""
    ours = GAMES[GAME]
    first = Game(GAME, lambda folder: Rules(read_pack(folder), 1), ours.folder)

    async def start() -> Player:
        async with served(tmp_path) as guest:
            return await begin(guest)

    async def go_on(player: Player) -> None:
        async with served(tmp_path, limits=GENEROUS) as guest:
            code = player.table["code"]
            back = await guest.connect(code, player.token)
            assert back.view == player.view
            assert back.view is not None
            assert back.view["fresh_hands"] is False
            assert back.table["options"] == {"rounds": 3, "without_down": False}
            # Whoever is asked for an idea thinks by the same rules.
            await back.play(random.Random("first version"))
            status, body = await guest.get(f"/api/tables/{code}/record")
            assert status == 200
            record = read_record(body.decode(), "record")
            assert (record.version, record.outcome is not None) == (1, True)
            assert replay(load_rules(GAME), record).record().text() == body.decode()
            assert (await guest.get(f"/api/tables/{code}/replay"))[0] == 200
            fresh = await begin(guest)
            assert fresh.view is not None
            assert fresh.view["fresh_hands"] is True

    monkeypatch.setitem(GAMES, GAME, first)
    player = run(start)
    monkeypatch.setitem(GAMES, GAME, ours)
    run(lambda: go_on(player))


def test_a_table_that_cannot_go_on_says_so_and_its_record_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start() -> tuple[str, Player]:
        async with served(tmp_path) as guest:
            over = await played(guest, GAME)
            # A look at it, so that nothing of it is still on its way to the disk.
            assert (await guest.get(f"/api/tables/{over}/record"))[0] == 200
            return over, await begin(guest)

    class NewRules(Rules):
        def __init__(self, *args: object) -> None:
            super().__init__(*args)  # type: ignore[arg-type]  # passed on as they came
            self.version = 99  # type: ignore[misc]  # the next edition

        def of_version(self, version: int) -> Rules | None:
            return self if version == self.version else None

    async def look(over: str, player: Player) -> None:
        async with served(tmp_path) as guest:
            code = player.table["code"]
            for path in (f"/api/tables/{code}", f"/api/tables/{over}"):
                status, body = await guest.get(path)
                assert (status, json.loads(body)["code"]) == (409, "rules-changed")
                assert "99" in json.loads(body)["text"]
            # The game that was not over keeps its secrets.
            status, body = await guest.get(f"/api/tables/{code}/record")
            assert (status, json.loads(body)["code"]) == (409, "not-over")
            status, body = await guest.get(f"/api/tables/{over}/record")
            assert status == 200
            record = read_record(body.decode(), "record")
            assert record.outcome is not None

    async def back_again(player: Player) -> None:
        async with served(tmp_path) as guest:
            back = await guest.connect(player.table["code"], player.token)
            assert back.view == player.view

    over, player = run(start)
    ours = GAMES[GAME]
    monkeypatch.setitem(
        GAMES, GAME, Game(GAME, lambda folder: NewRules(read_pack(folder)), tmp_path)
    )
    run(lambda: look(over, player))
    monkeypatch.setitem(GAMES, GAME, ours)
    run(lambda: back_again(player))


def test_a_rematch_leaves_the_finished_record_within_reach(tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            code = await played(guest, GAME)
            _, first = await guest.get(f"/api/tables/{code}/record")
            table = house.hall.places[code].table
            from gelanggang.tables import ending

            await house.hall.change(table, lambda: ending.again(table))
            assert (table.number, table.phase) == (2, "playing")
            for query in ("", "?number=1"):
                status, again = await guest.get(f"/api/tables/{code}/record{query}")
                assert (status, again) == (200, first)
            record = read_record(first.decode(), "record")
            assert replay(load_rules(GAME), record).outcome is not None
            status, body = await guest.get(f"/api/tables/{code}/replay?number=1&seat=0")
            assert status == 200
            assert len(json.loads(body)["frames"]) == len(record.choices) + 1
            for number in ("2", "3", "x", "99999999"):
                status, body = await guest.get(f"/api/tables/{code}/record?number={number}")
                assert (status, json.loads(body)["code"]) == (409, "not-over")
        # Also when the table has left the memory, or the server has died.
        async with served(tmp_path) as guest:
            assert (await guest.get(f"/api/tables/{code}/record?number=1"))[1] == first

    run(play)


def test_a_pack_is_read_once_and_its_copy_is_what_bots_play_with(tmp_path: Path) -> None:
    edition(tmp_path / "packs" / GAME / "kampung", "Kampung")
    library = Library(tmp_path / "packs")
    digest = library.rules(GAME, "kampung").label.digest
    copy = library.path(GAME, "kampung", digest)
    assert copy == tmp_path / "packs" / "kept" / GAME / digest
    assert load_rules(GAME, copy).label.digest == digest
    assert library.packs(GAME) == ["kampung"]
