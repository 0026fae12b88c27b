"""The page's own commands for backups: carried out while a house is open, and brought back."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.sqlite.moving import SqliteStock
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.store import FIRST_EPOCH, Entry, NewTable, Store
from tests.postgres import needs_postgres, programs, server

PAGE = Path(__file__).parent.parent.parent / "docs" / "run-a-house.md"
SQLITE = shutil.which("sqlite3")


def commands() -> list[list[str]]:
    """The lines of each block under that heading: for SQLite away and back, then PostgreSQL."""
    text = PAGE.read_text(encoding="utf-8")
    [part] = re.findall(r"^## Backup and restore\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    return [
        block.splitlines()
        for block in re.findall(r"^```sh\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    ]


def carry_out(lines: list[str], folder: Path, **places: str) -> None:
    """Run lines of the page in a folder, with places of ours in them."""
    where = str(programs() or "")
    for line in lines:
        for name, place in places.items():
            line = re.sub(rf"\b{name}\b", place, line)
        path = f"{where}:{os.environ['PATH']}"
        subprocess.run(line, shell=True, check=True, cwd=folder, env={**os.environ, "PATH": path})


def write(store: Store, numbers: range) -> None:
    """Some tables with a row each."""
    for number in numbers:
        id, row = f"t{number}", (1, 1000 + number, b"\0row %d" % number)
        entry = Entry(id, [row], NewTable(id, f"K{number}", 900))
        assert store.append([entry]).result() == [None]


@pytest.mark.skipif(SQLITE is None, reason="there is no sqlite3")
def test_a_file_is_copied_while_its_house_is_open_and_brought_back(tmp_path: Path) -> None:
    away, back, *_ = commands()
    file = tmp_path / "house" / "tables.db"
    with closing(SqliteStore(file)) as store:
        write(store, range(20))
        carry_out(away, tmp_path, DIR="house")
        write(store, range(20, 30))
    carry_out(back, tmp_path, DIR="house")
    with closing(SqliteStock(file, source=True)) as stock:
        assert len(list(stock.rows())) == len(list(stock.tables())) == 20
    with closing(SqliteStore(file)) as store:
        write(store, range(20, 30))


@needs_postgres
@pytest.mark.slow
@pytest.mark.parametrize("lost", [False, True], ids=["older tables", "a new database"])
def test_a_database_is_copied_while_its_house_is_open_and_brought_back(
    lost: bool, tmp_path: Path
) -> None:
    *_, away, back = commands()
    dsn = server().fresh()
    with closing(PostgresStore(dsn, "127.0.0.1:1")) as store:
        write(store, range(20))
        secret = store.secret
        carry_out(away, tmp_path, STORE=dsn)
        write(store, range(20, 30))
    again = server().fresh() if lost else dsn
    carry_out(back, tmp_path, STORE=again)
    with closing(PostgresStore(again, "127.0.0.1:1", lease=0.1)) as store:
        assert store.count().result() == 20
        assert store.secret == secret
        held = store.take("K7").result()
        assert held is not None
        # The process of the backup may still seem to live; then it soon does not.
        assert held.elsewhere or held.epoch > FIRST_EPOCH
        write(store, range(20, 30))
