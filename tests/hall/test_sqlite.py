"""What is SQLite's alone: one file, its log, its lock, its pages, and whoever else uses it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from gelanggang.hall.sqlite.base import MIGRATIONS
from gelanggang.hall.sqlite.store import LOG_ROWS, SqliteStore
from gelanggang.hall.store import Conflict, Entry, Failure, NewTable, StoreError
from tests.hall.stores import Appended, append, rows, told

LONG = 10.0
"""Seconds that no test takes."""

at_once_or_durable = pytest.mark.parametrize("durable", [False, True], ids=["at once", "durable"])


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program uses the file."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    # Whoever waits for it in this thread gets it in the end, and fails.
    release = threading.Timer(LONG, other.execute, ["ROLLBACK"])
    release.start()
    yield
    release.cancel()
    other.execute("ROLLBACK")
    other.close()


MANY_PAGES = 1000


def limit_pages(store: SqliteStore, pages: int) -> None:
    """A disk that is full after so many pages; on one with few, nothing can be jotted down."""
    store._base.execute(f"PRAGMA max_page_count={pages}").fetchone()
    if store._slate is not None:
        store._slate._smudged = pages < MANY_PAGES


def failed(store: SqliteStore) -> StoreError:
    """Why something that needs room cannot be appended."""
    [failure] = store.append([Entry("failed", rows(0, 20, size=8000))]).result()
    assert isinstance(failure, StoreError)
    return failure


def failed_pulse(store: SqliteStore) -> StoreError:
    with pytest.raises(StoreError) as caught:
        store.pulse().result()
    return caught.value


# What is appended.


@at_once_or_durable
def test_a_group_is_one_transaction_and_nobody_here_makes_groups(
    tmp_path: Path, durable: bool
) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    group = [Entry(f"t{i}", rows(0, 1), NewTable(f"t{i}", f"C{i}", 1)) for i in range(500)]
    assert store.append(group).result() == [None] * 500
    assert (store.written, store.commits) == (500, 1)
    with held(tmp_path / "t.db"):
        waiting = [append(store, f"t{i}", rows(1, 1)) for i in range(20)]
    for one in waiting:
        one.result()
    assert (store.written, store.commits) == (520, 21)
    store.close()


def test_rows_that_are_only_added_are_one_statement(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    done: list[str] = []
    store._base.set_trace_callback(done.append)
    assert store.append([Entry(f"t{i}", rows(0, 2)) for i in range(9)]).result() == [None] * 9
    store._base.set_trace_callback(None)
    assert len([one for one in done if one.startswith("INSERT")]) == 1
    assert not [one for one in done if one.startswith("BEGIN")]
    store.close()


def test_the_log_comes_into_the_file_while_others_write(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    before = (tmp_path / "t.db").stat().st_size
    for i in range(LOG_ROWS):
        append(store, "a", rows(i, 1, size=100)).result()
    # What was jotted down comes before.
    store.pulse().result()
    assert (tmp_path / "t.db").stat().st_size > before + 100 * LOG_ROWS
    store.close()


# The file.


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    with pytest.raises(StoreError, match="store-busy"):
        SqliteStore(tmp_path / "t.db")
    code = (
        "import sys; from pathlib import Path\n"
        "from gelanggang.hall.sqlite.store import SqliteStore\n"
        "from gelanggang.hall.store import StoreError\n"
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


def test_a_file_that_is_no_base_is_refused_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"something else entirely " * 100)
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(tmp_path / "file" / "t.db")


@at_once_or_durable
def test_a_pulse_tells_whether_anything_can_be_written(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable, patience=0.05)
    append(store, "a", rows(0, 1)).result()
    log = Path(f"{tmp_path / 't.db'}-wal")
    before = log.stat().st_size
    limit_pages(store, 1)
    assert failed_pulse(store).code == "store-full"
    limit_pages(store, 100_000)
    store.pulse().result()
    assert log.stat().st_size > before
    with held(tmp_path / "t.db"):
        assert failed_pulse(store).code == "store-held"
    store._base.execute("PRAGMA query_only=1")
    assert failed_pulse(store).code == "store-broken"
    store._base.execute("PRAGMA query_only=0")
    store.pulse().result()
    assert len(store.load("a").result()) == 1
    store.close()


def test_pulses_take_no_more_room_than_the_first(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path)

    def sizes(pulses: int) -> tuple[int, int]:
        for _ in range(pulses):
            store.pulse().result()
        store.count().result()
        return path.stat().st_size, Path(f"{path}-wal").stat().st_size

    assert sizes(LOG_ROWS) == sizes(2 * LOG_ROWS)
    store.close()


# Another program uses the file.


@at_once_or_durable
def test_nobody_waits_for_another_program_but_the_future(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable, patience=10 * LONG)
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    with held(tmp_path / "t.db"):
        waiting = [
            append(store, "a", rows(1, 1)),
            append(store, "b", rows(0, 1), NewTable("b", "EFGH", 1)),
            append(store, "a", rows(2, 1)),
        ]
        # They came back while the other still has the file: what goes on at a table is written.
        assert [one.done.done() for one in waiting] == [not durable, False, not durable]
        assert len(store_bodies(tmp_path / "t.db", "a")) == 1
    for one in waiting:
        one.result()
    assert (len(store.load("a").result()), len(store.load("b").result())) == (3, 1)
    store.close()


def store_bodies(path: Path, table: str) -> list[bytes]:
    """What somebody else reads in the file."""
    base = sqlite3.connect(path)
    found = base.execute("SELECT body FROM rows WHERE table_id = ? ORDER BY seq", (table,))
    bodies = [row[0] for row in found]
    base.close()
    return bodies


def test_when_the_thread_has_caught_up_appends_are_at_once_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    at_once: list[bool] = []

    def then(table: str, seq: int, _: Future[list[Failure]]) -> None:
        # In the very moment of the answer.
        at_once.append(append(store, table, rows(seq, 1)).done.done())

    for turn in range(20):
        with held(tmp_path / "t.db"):
            first = append(store, f"t{turn}", rows(0, 1))
            second = append(store, f"t{turn}", rows(1, 1))
            assert [first.done.done(), second.done.done()] == [False, False]
            second.done.add_done_callback(partial(then, f"t{turn}", 2))
        second.result()
        # When the thread does something else, it has told everybody.
        store.count().result()
    assert at_once == [True] * 20
    with held(tmp_path / "t.db"):
        first = append(store, "b", rows(0, 1))
        # Nobody waits any more for one that is no longer wanted.
        append(store, "b", rows(1, 1)).done.cancel()
    first.result()
    store.count().result()
    assert append(store, "b", rows(1, 1)).done.result() == [None]
    assert len(store.load("b").result()) == 2
    store.close()


@at_once_or_durable
def test_none_overtakes_another_while_the_thread_catches_up(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    early: list[Appended] = []
    late: list[Appended] = []
    for turn in range(30):
        with held(tmp_path / "t.db"):
            early.append(append(store, "a", [(turn, 1, b"first")]))
        # The file is free again, but the first need not be written yet.
        late.append(append(store, "a", [(turn, 1, b"second")]))
    for one in early:
        one.result()
    for one in late:
        with pytest.raises(Conflict):
            one.result()
    assert store.load("a").result() == [b"first"] * 30
    store.close()


@at_once_or_durable
def test_a_file_that_is_not_given_back_is_told_and_nothing_is_written(
    tmp_path: Path, durable: bool
) -> None:
    store = SqliteStore(tmp_path / "t.db", durable, patience=0.05)
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    with held(tmp_path / "t.db"):
        tried: list[str] = []
        store._base.set_trace_callback(tried.append)
        answers = store.append([Entry(f"t{i}", rows(0, 1)) for i in range(3)]).result()
        store._base.set_trace_callback(None)
        assert [told(answer) for answer in answers] == [("store-held", {"file": "t.db"})] * 3
        # It is the same for all of them, so that it is not tried with each.
        assert len([one for one in tried if one.startswith("INSERT")]) == 1
        with pytest.raises(StoreError, match="store-held"):
            store.expire(200, []).result()
    assert [store.load(f"t{i}").result() for i in range(3)] == [[], [], []]
    append(store, "t0", rows(0, 1)).result()
    store.close()


@at_once_or_durable
def test_a_file_that_is_busy_in_the_middle_of_a_group_is_told_to_the_rest(
    tmp_path: Path, durable: bool
) -> None:
    store = SqliteStore(tmp_path / "t.db", durable, patience=0.05)
    append(store, "a", rows(0, 1)).result()
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None, check_same_thread=False)
    tried: list[str] = []

    def trace(statement: str) -> None:
        # All as one, then the first, then the second, which is wrong; then the file is busy.
        if statement.startswith("INSERT"):
            tried.append(statement)
        if len(tried) == 4 and not other.in_transaction:
            other.execute("BEGIN IMMEDIATE")

    store._base.set_trace_callback(trace)
    good, bad, *late = store.append([Entry(table, rows(0, 1)) for table in "bacd"]).result()
    store._base.set_trace_callback(None)
    assert good is None
    assert isinstance(bad, Conflict)
    assert [told(one)[0] for one in late] == ["store-held"] * 2
    assert len(tried) == 4
    other.execute("ROLLBACK")
    other.close()
    assert [len(store.load(table).result()) for table in "abcd"] == [1, 1, 0, 0]
    store.close()


def test_a_file_that_another_program_holds_at_the_start_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "t.db").close()
    with held(tmp_path / "t.db"), pytest.raises(StoreError, match="store-held"):
        SqliteStore(tmp_path / "t.db", patience=0.05)
    SqliteStore(tmp_path / "t.db").close()


def test_a_table_to_which_somebody_comes_just_then_is_not_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    for id in ("a", "b"):
        append(store, id, rows(0, 1, at=10), NewTable(id, f"CODE{id}", 10)).result()
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None, check_same_thread=False)

    def come(statement: str) -> None:
        if statement == "BEGIN IMMEDIATE":
            other.execute("INSERT INTO rows VALUES ('a', 1, 99, x'')")

    store._base.set_trace_callback(come)
    assert store.expire(50, []).result() == 1
    store._base.set_trace_callback(None)
    other.close()
    assert (len(store.load("a").result()), len(store.load("b").result())) == (2, 0)
    assert store.find("CODEa").result() == "a"
    store.close()


# What is told.


def test_no_failure_says_where_the_file_lies(tmp_path: Path) -> None:
    def opened(path: Path) -> StoreError:
        with pytest.raises(StoreError) as caught:
            SqliteStore(path, patience=0.05)
        return caught.value

    (tmp_path / "file").write_text("")
    (tmp_path / "none.db").write_bytes(b"something else entirely " * 100)
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "locked.db.lock").mkdir()
    errors = {
        "broken": [
            opened(tmp_path / "file" / "t.db"),
            opened(tmp_path / "file" / "deeper" / "t.db"),
            opened(tmp_path / "none.db"),
            opened(tmp_path / "folder.db"),
            opened(tmp_path / "locked.db"),
        ]
    }
    store = SqliteStore(tmp_path / "t.db", patience=0.05)
    errors["busy"] = [opened(tmp_path / "t.db")]
    with held(tmp_path / "t.db"):
        errors["held"] = [failed(store), failed_pulse(store)]
    limit_pages(store, 1)
    errors["full"] = [failed(store), failed_pulse(store)]
    limit_pages(store, 100_000)
    (tmp_path / "t.db").unlink()
    errors["gone"] = [failed(store), failed_pulse(store)]
    store.close()
    make_newer(tmp_path / "newer.db", 99)
    errors["newer"] = [opened(tmp_path / "newer.db")]
    for code, some in errors.items():
        for error in some:
            assert error.code == f"store-{code}"
            assert str(error.facts["file"]).endswith(".db")
            for fact in error.facts.values():
                assert "/" not in str(fact), error
                assert tmp_path.name not in str(fact), error


# Files of another time.


def make_newer(path: Path, number: int) -> None:
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE tables (something, of, another, time)")
    base.execute(f"PRAGMA user_version={number}")
    base.commit()
    base.close()


def test_a_file_of_a_newer_gelanggang_is_refused_and_left_alone(tmp_path: Path) -> None:
    make_newer(tmp_path / "t.db", 99)
    before = (tmp_path / "t.db").read_bytes()
    with pytest.raises(StoreError) as caught:
        SqliteStore(tmp_path / "t.db")
    known = newest_migration()
    assert told(caught.value) == ("store-newer", {"file": "t.db", "found": 99, "known": known})
    assert (tmp_path / "t.db").read_bytes() == before
    # Nobody holds its lock now.
    (tmp_path / "t.db").unlink()
    SqliteStore(tmp_path / "t.db").close()


def newest_migration() -> int:
    return max(int(file.name[:3]) for file in MIGRATIONS.glob("*.sql"))


def test_a_file_of_the_first_gelanggang_is_taken_over(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / "t.db")
    base.executescript((MIGRATIONS / "001_rows.sql").read_text(encoding="utf-8"))
    base.execute("INSERT INTO tables VALUES ('a', 'ABCD', 1)")
    base.execute("INSERT INTO rows VALUES ('a', 0, 7, x'00')")
    base.execute("PRAGMA user_version=1")
    base.commit()
    base.close()
    store = SqliteStore(tmp_path / "t.db")
    store.pulse().result()
    assert store.append([Entry("a", [(0, 9, b"1")], amends=True)]).result() == [None]
    assert (store.count().result(), store.newest().result()) == (1, 9)
    store.close()
