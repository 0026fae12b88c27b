"""Rows are kept whole, in order and for good; a store that cannot keep them says so."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from gelanggang.hall.sqlite.store import LOG_ROWS, MIGRATIONS, MOST_FORGOTTEN, SqliteStore
from gelanggang.hall.store import Conflict, Entry, Failure, NewTable, Rows, StoreError


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


LONG = 10.0
"""Seconds that no test takes."""


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
    forgotten = [store.expire(50, []) for _ in range(4)]
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
    assert store.expire(50, []).result() == 1
    assert store.find("ABCD").result() is None
    assert store.load("old").result() == []
    assert len(store.load("new").result()) == 2
    store.close()


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


def limit_pages(store: SqliteStore, pages: int) -> None:
    """A disk that is full after so many pages."""
    for base in (store._base, store._aside):
        base.execute(f"PRAGMA max_page_count={pages}").fetchone()


def test_a_file_that_is_no_base_is_refused_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"something else entirely " * 100)
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="store-broken"):
        SqliteStore(tmp_path / "file" / "t.db")


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
        # They came back while the other still has the file.
        assert not any(one.done.done() for one in waiting)
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

    def then(seq: int, _: Future[list[Failure]]) -> None:
        # In the very moment of the answer.
        at_once.append(append(store, "a", rows(seq, 1)).done.done())

    for turn in range(20):
        with held(tmp_path / "t.db"):
            first = append(store, "a", rows(2 * turn, 1))
            first.done.add_done_callback(partial(then, 2 * turn + 1))
        # When the thread does something else, it has told everybody.
        store.count().result()
    assert at_once == [True] * 20
    with held(tmp_path / "t.db"):
        first = append(store, "b", rows(0, 1))
        # Nobody waits any more for one that is no longer wanted.
        append(store, "b", rows(1, 1)).done.cancel()
    first.result()
    store.count().result()
    assert append(store, "b", rows(2, 1)).done.done()
    assert (len(store.load("a").result()), len(store.load("b").result())) == (40, 2)
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
        store._aside.set_trace_callback(tried.append)
        answers = store.append([Entry(f"t{i}", rows(0, 1)) for i in range(3)]).result()
        store._aside.set_trace_callback(None)
        assert [told(answer) for answer in answers] == [("store-held", {"file": "t.db"})] * 3
        # It is the same for all of them, so that it is not tried with each.
        assert len([one for one in tried if one.startswith("INSERT")]) == 1
        with pytest.raises(StoreError, match="store-held"):
            store.expire(200, []).result()
    assert [store.load(f"t{i}").result() for i in range(3)] == [[], [], []]
    append(store, "t0", rows(0, 1)).result()
    store.close()


def told(failure: Failure) -> tuple[str, dict[str, object]]:
    assert isinstance(failure, StoreError)
    return failure.code, dict(failure.facts)


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
        tried.append(statement)
        if len(tried) == 4:
            other.execute("BEGIN IMMEDIATE")

    store._aside.set_trace_callback(trace)
    good, bad, *late = store.append([Entry(table, rows(0, 1)) for table in "bacd"]).result()
    store._aside.set_trace_callback(None)
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


def failed(store: SqliteStore) -> StoreError:
    """Why something that needs room cannot be appended."""
    [failure] = store.append([Entry("failed", rows(0, 20, size=8000))]).result()
    assert isinstance(failure, StoreError)
    return failure


def failed_pulse(store: SqliteStore) -> StoreError:
    with pytest.raises(StoreError) as caught:
        store.pulse().result()
    return caught.value


# A file that is not there any more.


def deleted(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def replaced(path: Path) -> None:
    shutil.copyfile(path, path.with_name("copy.db"))
    path.with_name("copy.db").replace(path)


def log_deleted(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def all_deleted(path: Path) -> None:
    for one in path.parent.glob(f"{path.name}*"):
        one.unlink()


ways = pytest.mark.parametrize("lose", [deleted, moved, replaced, log_deleted, all_deleted])


@at_once_or_durable
@ways
def test_a_file_that_is_lost_is_noticed_and_all_of_it_is_rescued(
    tmp_path: Path, durable: bool, lose: Callable[[Path], None]
) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 3), NewTable("a", "ABCD", 1)).result()
    assert (store.gone, store.rescued) == (False, "")
    lose(tmp_path / "t.db")
    # These are written before it is noticed, so they are not acknowledged, and yet not lost.
    [first, second] = store.append([Entry("a", rows(3, 1)), Entry("b", rows(0, 1))]).result()
    assert told(first) == told(second) == ("store-gone", {"file": "t.db"})
    # Whoever hears of it knows where to look.
    assert (store.gone, store.rescued) == (True, "t-rescued.db")
    for later in (append(store, "a", rows(4, 1)), append(store, "c", rows(0, 1))):
        with pytest.raises(StoreError, match="store-gone"):
            later.result()
    for asked in (store.pulse(), store.expire(200, [])):
        with pytest.raises(StoreError, match="store-gone"):
            asked.result()
    store.close()
    assert [one.name for one in tmp_path.glob("*rescued*")] == ["t-rescued.db"]
    again = SqliteStore(tmp_path / "t-rescued.db")
    assert again.find("ABCD").result() == "a"
    assert len(again.load("a").result()) == 4
    assert (len(again.load("b").result()), again.load("c").result()) == (1, [])
    again.close()


@at_once_or_durable
def test_a_file_that_is_lost_is_noticed_by_the_pulse(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    (tmp_path / "t-rescued.db").write_text("of another day")
    (tmp_path / "t-rescued-2.db").write_text("of yet another")
    append(store, "a", rows(0, 3)).result()
    (tmp_path / "t.db").unlink()
    assert failed_pulse(store).code == "store-gone"
    assert (store.gone, store.rescued) == (True, "t-rescued-3.db")
    with pytest.raises(StoreError, match="store-gone"):
        append(store, "a", rows(3, 1)).result()
    store.close()
    assert (tmp_path / "t-rescued.db").read_text() == "of another day"
    again = SqliteStore(tmp_path / "t-rescued-3.db")
    assert len(again.load("a").result()) == 3
    again.close()


@at_once_or_durable
def test_where_nothing_can_be_rescued_that_is_said_too(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "house" / "t.db", durable)
    append(store, "a", rows(0, 1)).result()
    shutil.rmtree(tmp_path / "house")
    with pytest.raises(StoreError, match="store-gone"):
        append(store, "a", rows(1, 1)).result()
    assert (store.gone, store.rescued) == (True, "")
    store.close()
    assert os.listdir(tmp_path) == []


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


# Amending.


@at_once_or_durable
def test_a_row_can_take_the_place_of_another(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 3)).result()
    changed: Rows = [(2, 150, b"two"), (1, 150, b"one")]
    assert store.append([Entry("a", changed, amends=True)]).result() == [None]
    assert store.load("a").result() == [rows(0, 1)[0][2], b"one", b"two"]
    # They are as old as they say.
    append(store, "b", rows(0, 1), NewTable("b", "ABCD", 1)).result()
    assert store.append([Entry("b", [(0, 300, b"new")], amends=True)]).result() == [None]
    assert store.expire(200, []).result() == 0
    store.close()


@at_once_or_durable
def test_only_a_row_that_exists_can_be_amended(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    append(store, "a", rows(0, 2)).result()
    good, half, none, also = store.append(
        [
            Entry("a", [(0, 1, b"good")], amends=True),
            Entry("a", [(1, 1, b"half"), (2, 1, b"half")], amends=True),
            Entry("b", [(0, 1, b"none")], amends=True),
            Entry("c", rows(0, 1)),
        ]
    ).result()
    assert (good, also) == (None, None)
    assert isinstance(half, Conflict)
    assert isinstance(none, Conflict)
    assert store.load("a").result() == [b"good", rows(0, 2)[1][2]]
    assert store.load("b").result() == []
    store.close()


@at_once_or_durable
def test_what_is_amended_and_what_is_added_keep_their_order(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    before = store.commits
    answers = store.append(
        [
            Entry("a", [(0, 1, b"a0")], NewTable("a", "ABCD", 1)),
            Entry("b", [(0, 1, b"b0")]),
            Entry("a", [(0, 1, b"a0 again")], amends=True),
            Entry("a", [(1, 1, b"a1")]),
            Entry("a", [(0, 1, b"a0 at last"), (1, 1, b"a1 at last")], amends=True),
            Entry("b", [(1, 1, b"b1")]),
        ]
    ).result()
    assert answers == [None] * 6
    assert store.commits == before + 1
    assert store.load("a").result() == [b"a0 at last", b"a1 at last"]
    assert store.load("b").result() == [b"b0", b"b1"]
    store.close()


def test_rows_that_are_only_added_are_one_statement(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    done: list[str] = []
    store._base.set_trace_callback(done.append)
    assert store.append([Entry(f"t{i}", rows(0, 2)) for i in range(9)]).result() == [None] * 9
    store._base.set_trace_callback(None)
    assert len(done) == 1
    store.close()


# Looking at the whole.


@at_once_or_durable
def test_tables_are_counted_and_the_newest_row_is_known(tmp_path: Path, durable: bool) -> None:
    store = SqliteStore(tmp_path / "t.db", durable)
    assert (store.count().result(), store.newest().result()) == (0, 0)
    for i in range(5):
        new = NewTable(f"t{i}", f"C{i}", 1)
        append(store, f"t{i}", rows(0, 3, at=10 * (1 + i % 3)), new).result()
    assert (store.count().result(), store.newest().result()) == (5, 30)
    append(store, "t1", rows(3, 1, at=77)).result()
    assert store.newest().result() == 77
    # Not the last of its table, and yet the newest.
    assert store.append([Entry("t1", [(2, 99, b"")], amends=True)]).result() == [None]
    assert store.newest().result() == 99
    assert store.expire(1000, []).result() == 5
    assert (store.count().result(), store.newest().result()) == (0, 0)
    store.close()


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
    store._aside.execute("PRAGMA query_only=1")
    assert failed_pulse(store).code == "store-broken"
    store._aside.execute("PRAGMA query_only=0")
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


# Forgetting.


def test_tables_that_are_to_be_kept_are_not_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    count = 3 * MOST_FORGOTTEN
    for i in range(count):
        append(store, f"t{i}", rows(0, 1, at=10), NewTable(f"t{i}", f"C{i}", 10)).result()
    # More than one statement can be told.
    keep = {f"t{i}" for i in range(0, count, 2)} | {f"another-{i}" for i in range(300_000)}
    forgotten = 0
    while some := store.expire(50, keep).result():
        forgotten += some
    assert forgotten == count // 2
    assert store.count().result() == count // 2
    assert [len(store.load(f"t{i}").result()) for i in range(4)] == [1, 0, 1, 0]
    store.close()


def test_a_table_to_which_somebody_comes_just_then_is_not_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.db")
    for id in ("a", "b"):
        append(store, id, rows(0, 1, at=10), NewTable(id, f"CODE{id}", 10)).result()
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None, check_same_thread=False)

    def come(statement: str) -> None:
        if statement == "BEGIN IMMEDIATE":
            other.execute("INSERT INTO rows VALUES ('a', 1, 99, x'')")

    store._aside.set_trace_callback(come)
    assert store.expire(50, []).result() == 1
    store._aside.set_trace_callback(None)
    other.close()
    assert (len(store.load("a").result()), len(store.load("b").result())) == (2, 0)
    assert store.find("CODEa").result() == "a"
    store.close()
