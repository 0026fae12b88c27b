"""Rows are kept whole, in order and for good; a store that cannot keep them says so."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path

import pytest

from gelanggang.tables.sqlite import LOG_ROWS, SqliteStore
from gelanggang.tables.store import Conflict, Entry, Failure, NewTable, Rows, StoreError


def rows(first: int, count: int, size: int = 10, at: int = 100) -> Rows:
    return [(first + i, at, bytes([i % 256]) * size) for i in range(count)]


class Appended:
    """Somebody who waits for what was appended."""

    def __init__(self, done: Future[list[Failure]]) -> None:
        self.done = done

    def result(self) -> None:
        [failure] = self.done.result()
        if failure is not None:
            raise failure


def append(store: SqliteStore, table: str, kept: Rows, new: NewTable | None = None) -> Appended:
    return Appended(store.append([Entry(table, kept, new)]))


at_once_or_durable = pytest.mark.parametrize("durable", [False, True], ids=["at once", "durable"])


@at_once_or_durable
def test_what_was_appended_is_read_back_in_order(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 3), NewTable("a", "ABCD", 1)).result()
    append(store, "a", rows(3, 2)).result()
    assert store.load("a").result() == [body for _, _, body in rows(0, 3) + rows(3, 2)]
    assert store.find("ABCD").result() == "a"
    assert store.find("EFGH").result() is None
    store.close()
    again = SqliteStore(tmp_path / "t.db")
    assert len(again.load("a").result()) == 5
    again.close()


@at_once_or_durable
def test_a_row_is_written_once_and_a_group_wholly_or_not_at_all(
    tmp_path: Path, durable: bool
) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 3)).result()
    # In one group: the one that is wrong harms none of the others.
    good, bad, also = (
        append(store, "b", rows(0, 2)),
        append(store, "a", [*rows(3, 1), *rows(1, 1)]),
        append(store, "c", rows(0, 1)),
    )
    good.result()
    also.result()
    with pytest.raises(Conflict):
        bad.result()
    assert len(store.load("a").result()) == 3
    store.close()


@at_once_or_durable
def test_who_stops_waiting_does_not_stop_the_store(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    for i in range(200):
        append(store, f"t{i}", rows(0, 1)).done.cancel()
        store.load("a").cancel()
    append(store, "a", rows(0, 1)).result()
    assert len(store.load("a").result()) == 1
    store.close()


@at_once_or_durable
def test_two_tables_cannot_have_the_same_code(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    with pytest.raises(Conflict):
        append(store, "b", rows(0, 1), NewTable("b", "ABCD", 1)).result()
    assert store.load("b").result() == []
    store.close()


def test_appends_that_come_together_are_committed_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    assert store.append([Entry(f"t{i}", rows(0, 1)) for i in range(500)]).result() == [None] * 500
    assert (store.written, store.commits) == (500, 1)
    store.close()


def test_appends_that_come_while_the_disk_is_busy_are_committed_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db", durable=True)
    waiting = [append(store, f"t{i}", rows(0, 1)) for i in range(500)]
    for one in waiting:
        one.result()
    assert store.written == 500
    assert store.commits < 250
    store.close()


def test_nothing_that_is_written_is_lost_while_old_tables_are_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    for i in range(300):
        append(store, f"t{i}", rows(0, 1, at=10), NewTable(f"t{i}", f"C{i}", 10)).result()
    forgotten = [store.expire(50) for _ in range(4)]
    for i in range(300):
        append(store, "new", rows(i, 1, at=99)).result()
    assert sum(one.result() for one in forgotten) == 300
    assert len(store.load("new").result()) == 300
    store.close()


def test_the_log_comes_into_the_file_while_others_write(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    before = (tmp_path / "t.db").stat().st_size
    for i in range(LOG_ROWS):
        append(store, "a", rows(i, 1, size=100)).result()
    store.find("ABCD").result()
    assert (tmp_path / "t.db").stat().st_size > before + 100 * LOG_ROWS
    store.close()


def test_old_tables_are_forgotten_and_their_code_is_free(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    append(store, "old", rows(0, 2, at=10), NewTable("old", "ABCD", 10)).result()
    append(store, "new", rows(0, 1, at=10), NewTable("new", "EFGH", 10)).result()
    append(store, "new", rows(1, 1, at=99)).result()
    assert store.expire(50).result() == 1
    assert store.find("ABCD").result() is None
    assert store.load("old").result() == []
    assert len(store.load("new").result()) == 2
    store.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    with pytest.raises(StoreError, match="store-busy"):
        SqliteStore(tmp_path / "t.db")
    code = (
        "import sys; from pathlib import Path; from gelanggang.tables.sqlite import SqliteStore\n"
        "from gelanggang.tables.store import StoreError\n"
        "try: SqliteStore(Path(sys.argv[1]))\n"
        "except StoreError as error: print(error.code)\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "t.db")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == "store-busy\n"
    append(store, "a", rows(0, 1)).result()
    store.close()
    SqliteStore(tmp_path / "t.db").close()


@at_once_or_durable
def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 1)).result()
    limit_pages(store, 16)
    with pytest.raises(StoreError, match="store-full"):
        append(store, "a", rows(1, 20, size=8000)).result()
    assert len(store.load("a").result()) == 1
    limit_pages(store, 100_000)
    append(store, "a", rows(1, 20, size=8000)).result()
    store.close()


def limit_pages(store: SqliteStore, pages: int) -> None:
    """A disk that is full after so many pages."""
    store._base.execute(f"PRAGMA max_page_count={pages}").fetchone()


def test_a_file_that_is_no_base_is_refused_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"something else entirely " * 100)
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(tmp_path / "file" / "t.db")
