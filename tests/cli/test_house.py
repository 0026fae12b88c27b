"""`gelanggang house`: a house that moves."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiohttp
import pytest

from gelanggang.hall.library import Library
from gelanggang.hall.moving import Differs, InUse, Stock, move
from gelanggang.hall.own import Files, OwnPacks
from gelanggang.hall.postgres.moving import PostgresStock
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.sqlite.moving import SqliteStock
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.store import Entry, NewTable, Store
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.app import Server
from gelanggang.server.house import House
from tests.cli.shell import Shell
from tests.postgres import needs_postgres, server
from tests.server.table import GENEROUS, Guest, Json, run

Content = tuple[list[tuple[str, str, int, int]], list[tuple[str, int, int, bytes]], int]


def fill(folder: Path, tables: int = 30) -> Path:
    """A house with tables of all sizes, and a row that took the place of another."""
    file = folder / "tables.db"
    store, luck = SqliteStore(file), random.Random(7)
    for number in range(tables):
        rows = [
            (seq, 1000 + seq, luck.randbytes(luck.randrange(200))) for seq in range(4 + number * 7)
        ]
        id = f"{luck.getrandbits(64):x}"
        entry = Entry(id, rows, NewTable(id, f"K{number}", 900 + number, luck.choice([0, 99])))
        assert store.append([entry]).result() == [None]
    assert store.append([Entry(id, [(3, 5000, b"\0\xff")], amends=True)]).result() == [None]
    store.close()
    return file


def content(place: Path | str) -> Content:
    """All that a store keeps."""
    stock: Stock
    if isinstance(place, Path):
        stock = SqliteStock(place, source=True)
    else:
        stock = PostgresStock(place, source=True)
    with closing(stock):
        kept = [(one.id, one.code, one.opened, one.rests) for one in stock.tables()]
        return kept, list(stock.rows()), stock.amended()


@pytest.mark.slow
def test_every_table_and_row_is_copied_and_the_original_stays(tmp_path: Path, shell: Shell) -> None:
    before = content(fill(tmp_path / "old"))
    said = shell("house", "copy", tmp_path / "old", tmp_path / "new" / "tables.db", "--lang", "en")
    assert said.code == 0, said
    assert "30 tables with 3,165 rows and" in said.out
    assert content(tmp_path / "new" / "tables.db") == before
    assert content(tmp_path / "old" / "tables.db") == before
    assert before[2] == 5000


def test_an_empty_house_can_move(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old", 1)
    with closing(sqlite3.connect(tmp_path / "old" / "tables.db")) as base, base:
        base.execute("DELETE FROM tables")
        base.execute("DELETE FROM rows")
    assert shell("house", "copy", tmp_path / "old", tmp_path / "new").code == 0


def test_where_tables_are_already_nothing_is_changed(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old")
    there = content(fill(tmp_path / "new", 2))
    said = shell("house", "copy", tmp_path / "old", tmp_path / "new", "--lang", "en")
    said.complains_about("There are tables", "new")
    assert content(tmp_path / "new" / "tables.db") == there


def test_a_place_without_a_house_is_named_and_none_is_made(tmp_path: Path, shell: Shell) -> None:
    said = shell("house", "copy", tmp_path / "nowhere", tmp_path / "new", "--lang", "en")
    said.complains_about("There is no house", "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_a_house_cannot_move_to_itself(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path)
    said = shell("house", "copy", tmp_path, tmp_path / "tables.db", "--lang", "en")
    said.complains_about("the same place")


@pytest.mark.parametrize("open_one", ["old", "new"])
def test_an_open_house_does_not_move(open_one: str, tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old")
    store = SqliteStore(tmp_path / open_one / "tables.db")
    try:
        said = shell("house", "copy", tmp_path / "old", tmp_path / "new", "--lang", "en")
    finally:
        store.close()
    said.complains_about("A house is open", open_one)


def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old")
    (tmp_path / "old" / "tables.db").write_bytes(b"no database at all" * 100)
    said = shell("house", "copy", tmp_path / "old", tmp_path / "new", "--lang", "en")
    said.complains_about(str(tmp_path / "old" / "tables.db"))


def test_a_copy_that_differs_is_not_kept(tmp_path: Path) -> None:
    fill(tmp_path / "old")

    class Forgetful(SqliteStock):
        """Loses a byte on the way."""

        def commit(self) -> None:
            raise AssertionError("it was kept")

        def put(self, tables, rows, amended):  # type: ignore[no-untyped-def]  # as in SqliteStock
            super().put(tables, rows, amended)
            self._base.execute("UPDATE rows SET body = x'00' WHERE seq = 5")

    with closing(SqliteStock(tmp_path / "old" / "tables.db", source=True)) as old:
        new = Forgetful(tmp_path / "new" / "tables.db", source=False)
        with closing(new), pytest.raises(Differs):
            move(old, new)
    assert content(tmp_path / "new" / "tables.db") == ([], [], 0)


@needs_postgres
@pytest.mark.slow
def test_to_postgresql_and_back_gives_the_same_rows(tmp_path: Path, shell: Shell) -> None:
    before, dsn = content(fill(tmp_path / "old")), server().fresh()
    said = shell("house", "copy", tmp_path / "old", dsn, "--lang", "en")
    assert said.code == 0, said
    assert "30 tables with 3,165 rows and" in said.out
    assert content(dsn) == before
    assert shell("house", "copy", dsn, tmp_path / "new").code == 0
    assert content(tmp_path / "new" / "tables.db") == before
    assert content(dsn) == before


@needs_postgres
def test_from_one_database_to_another(tmp_path: Path, shell: Shell) -> None:
    before, one, other = content(fill(tmp_path)), server().fresh(), server().fresh()
    assert shell("house", "copy", tmp_path, one).code == 0
    assert shell("house", "copy", one, other).code == 0
    assert content(other) == before


@needs_postgres
def test_a_database_with_tables_is_left_as_it_is(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old")
    there, dsn = content(fill(tmp_path / "new", 2)), server().fresh()
    assert shell("house", "copy", tmp_path / "new", dsn).code == 0
    said = shell("house", "copy", tmp_path / "old", dsn, "--lang", "en")
    said.complains_about("There are tables", dsn.rpartition("@")[2])
    assert content(dsn) == there


@needs_postgres
def test_a_house_in_postgresql_that_is_open_does_not_move(tmp_path: Path, shell: Shell) -> None:
    fill(tmp_path / "old")
    dsn = server().fresh()
    with closing(PostgresStore(dsn, "127.0.0.1:1")):
        away = shell("house", "copy", dsn, tmp_path / "new", "--lang", "en")
        there = shell("house", "copy", tmp_path / "old", dsn, "--lang", "en")
    for said in (away, there):
        said.complains_about("A house is open")
    assert not (tmp_path / "new").exists()


@needs_postgres
@pytest.mark.parametrize("opened", ["source", "target"])
def test_a_house_that_is_opened_meanwhile_ends_the_move(opened: str, tmp_path: Path) -> None:
    dsn, file = server().fresh(), fill(tmp_path / "old")
    if opened == "source":
        with closing(SqliteStock(file, True)) as old, closing(PostgresStock(dsn, False)) as new:
            move(old, new)
    ours: Stock = PostgresStock(dsn, True) if opened == "source" else SqliteStock(file, True)
    theirs: Stock = (
        SqliteStock(tmp_path / "n", False) if opened == "source" else PostgresStock(dsn, False)
    )
    with (
        closing(ours),
        closing(theirs),
        closing(PostgresStore(dsn, "127.0.0.1:1")),
        pytest.raises(InUse),
    ):
        move(ours, theirs)
    if opened == "target":
        assert content(dsn) == ([], [], 0)
    else:
        assert content(tmp_path / "n") == ([], [], 0)


@needs_postgres
def test_what_is_wrong_with_a_database_is_said_without_its_password(
    tmp_path: Path, shell: Shell
) -> None:
    fill(tmp_path)
    dsn = server().fresh()
    none = shell("house", "copy", dsn, tmp_path / "new", "--lang", "en")
    none.complains_about("There is no house", dsn.rpartition("@")[2])
    wrong = dsn.replace("house@", "house:geheim@") + "x"
    said = shell("house", "copy", tmp_path, wrong, "--lang", "en")
    said.complains_about("does not exist")
    assert "geheim" not in said.err
    said = shell("house", "copy", tmp_path, "postgresql://127.0.0.1:1/none", "--lang", "en")
    said.complains_about("127.0.0.1:1/none")


@needs_postgres
def test_tables_that_moved_can_be_taken(tmp_path: Path, shell: Shell) -> None:
    dsn = server().fresh()
    fill(tmp_path)
    assert shell("house", "copy", tmp_path, dsn).code == 0
    with closing(PostgresStore(dsn, "127.0.0.1:1")) as store:
        held = store.take("K7").result()
        assert held is not None
        assert not held.elsewhere
        entry = Entry(held.table, [(900, 2000, b"more")], epoch=held.epoch)
        assert store.append([entry]).result() == [None]


@asynccontextmanager
async def opened(folder: Path, store: Store) -> AsyncIterator[Guest]:
    """A house over a store."""
    library = Library(folder)
    house = House(store, library, InlineThinker(library), limits=GENEROUS, bot_pause=0.0)
    server = Server(house, "127.0.0.1", 0)
    await server.start()
    async with aiohttp.ClientSession() as session:
        yield Guest(f"http://127.0.0.1:{server.port}", session)
    await server.stop()


def packs(place: Path | str) -> list[tuple[str, str, Files, int, int]]:
    """The cards that people brought along."""
    stock: Stock
    if isinstance(place, Path):
        stock = SqliteStock(place, source=True)
    else:
        stock = PostgresStock(place, source=True)
    with closing(stock):
        return [(one.game, one.looks, one.files, one.brought, one.used) for one in stock.packs()]


@needs_postgres
def test_packs_that_players_brought_along_move_too(tmp_path: Path, shell: Shell) -> None:
    file, dsn = fill(tmp_path / "old", 3), server().fresh()
    own = OwnPacks(tmp_path / "old" / "packs" / "own")
    cards = {"pack.toml": b"x = 1\n", "picture/kebut.png": b"\x89PNG\0", ".says": b"c" * 64}
    own.copy("jawara-beksi", "a" * 64, cards)
    own.copy("spell-from-the-future", "b" * 64, {"words.csv": b"1,2\r\n"})
    own.use("spell-from-the-future", "b" * 64, 0.0)
    before = packs(file)
    assert [one[4] > 0 for one in before] == [False, True]
    said = shell("house", "copy", tmp_path / "old", dsn, "--lang", "en")
    assert "2 packs that players brought along" in said.out, said
    assert packs(dsn) == before
    # What lies there already is neither lost nor in the way.
    other = OwnPacks(tmp_path / "new" / "packs" / "own")
    other.copy("jawara-beksi", "0" * 64, {"pack.toml": b"y = 1\n"})
    other.copy("jawara-beksi", "a" * 64, before[0][2])
    assert shell("house", "copy", dsn, tmp_path / "new").code == 0
    found = packs(tmp_path / "new" / "tables.db")
    assert found[1:] == before
    assert found[0][1] == "0" * 64


@needs_postgres
@pytest.mark.slow
def test_a_running_table_goes_on_at_each_new_place(tmp_path: Path, shell: Shell) -> None:
    dsn = server().fresh()
    seats: list[Json] = []
    luck = random.Random(1)

    async def play(guest: Guest, choices: int) -> None:
        if not seats:
            seats.append(await guest.open("jawara-beksi", 2, bots=["1"]))
        player = await guest.sit(seats[0])
        # Who comes back has used the first numbers of messages.
        player.skip(luck.randrange(10**6))
        if player.phase == "lobby":
            await player.do("start")
        while choices and player.phase != "over":
            if player.pending():
                await player.choose(luck)
                choices -= 1
            else:
                await player.next()
        assert (player.phase == "over") == bool(choices)
        await player.close()

    def at(store: Store, choices: int) -> None:
        async def visit() -> None:
            async with opened(tmp_path / "packs", store) as guest:
                await play(guest, choices)

        run(visit)

    at(SqliteStore(tmp_path / "old" / "tables.db"), 5)
    assert shell("house", "copy", tmp_path / "old", dsn).code == 0
    at(PostgresStore(dsn, "127.0.0.1:1"), 5)
    assert shell("house", "copy", dsn, tmp_path / "new").code == 0
    at(SqliteStore(tmp_path / "new" / "tables.db"), 10_000)
