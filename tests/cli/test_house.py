"""`gelanggang house`: a house that moves."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gelanggang.hall.moving import Differs, move
from gelanggang.hall.sqlite.moving import SqliteStock
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.store import Entry, NewTable
from tests.cli.shell import Shell
from tests.server.table import Json, run, served

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


def content(file: Path) -> Content:
    """All that a store keeps."""
    with closing(SqliteStock(file)) as stock:
        kept = [(one.id, one.code, one.opened, one.rests) for one in stock.tables()]
        return kept, list(stock.rows()), stock.amended()


def test_every_table_and_row_is_copied_and_the_original_stays(tmp_path: Path, shell: Shell) -> None:
    before = content(fill(tmp_path / "old"))
    said = shell("house", "copy", tmp_path / "old", tmp_path / "new" / "tables.db", "--lang", "en")
    assert said.code == 0, said
    assert "30 tables with 3,165 rows were copied" in said.out
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

    with closing(SqliteStock(tmp_path / "old" / "tables.db")) as old:
        new = Forgetful(tmp_path / "new" / "tables.db")
        with closing(new), pytest.raises(Differs):
            move(old, new)
    assert content(tmp_path / "new" / "tables.db") == ([], [], 0)


def test_a_running_table_goes_on_at_the_new_place(tmp_path: Path, shell: Shell) -> None:
    seats: list[Json] = []

    async def begin() -> None:
        async with served(tmp_path / "old") as guest:
            seats.append(await guest.open("jawara-beksi", 2, bots=["1"]))
            player = await guest.sit(seats[0])
            await player.do("start")
            luck, made = random.Random(1), 0
            while made < 5:
                if player.pending():
                    await player.choose(luck)
                    made += 1
                else:
                    await player.next()
            await player.close()

    run(begin)
    assert shell("house", "copy", tmp_path / "old", tmp_path / "new").code == 0

    async def go_on() -> None:
        async with served(tmp_path / "new") as guest:
            player = await guest.sit(seats[0])
            # The numbers of its messages go on as well: who comes back has used the first.
            player.skip(1000)
            assert player.phase == "playing"
            await player.play(random.Random(3))
            assert player.phase == "over"
            await player.close()

    run(go_on)
