"""What is jotted down on a slate outlives its house, and comes into the file whole and in order."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.moving import NoHouse
from gelanggang.hall.sqlite.moving import SqliteStock
from gelanggang.hall.sqlite.slate import Slate, left_behind, places
from gelanggang.hall.sqlite.store import LATER, MANY, TOO_MANY, SqliteStore
from gelanggang.hall.sqlite.strip import WIDTH, rows_of
from gelanggang.hall.store import Entry, NewTable, StoreError
from tests.hall.stores import append, bodies, entry, jot, rows, told, write
from tests.hall.test_sqlite import held, store_bodies

LONG = 20.0
"""Seconds after which something that comes soon would have come."""


def house(path: Path) -> SqliteStore:
    """A store with a table that goes on."""
    store = SqliteStore(path)
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    return store


def sizes(path: Path) -> list[int]:
    return [one.stat().st_size for one in places(path)]


def as_it_is(path: Path, to: Path) -> Path:
    """All that lies there, as whoever comes after a sudden end finds it."""
    shutil.copytree(path.parent, to, ignore=shutil.ignore_patterns("*.lock"))
    return to / path.name


# In time.


def test_what_is_jotted_down_comes_into_the_file_soon(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(house(path)) as store:
        for turn in range(3):
            assert jot(store, entry("a", rows(2 * turn + 1, 1)))
            assert jot(store, entry("a", rows(2 * turn + 2, 1)))
            assert sum(sizes(path)) > 0
            until = time.monotonic() + LONG
            while sum(sizes(path)) and time.monotonic() < until:
                time.sleep(LATER / 10)
            assert len(store_bodies(path, "a")) == 2 * turn + 3


def test_much_of_it_does_not_wait_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    with closing(house(path)) as store:
        for seq in range(1, 3 * MANY):
            assert jot(store, entry("a", rows(seq, 1)))
        until = time.monotonic() + LONG
        while len(store_bodies(path, "a")) < MANY and time.monotonic() < until:
            time.sleep(0.01)
        assert len(store_bodies(path, "a")) >= MANY
        assert len(store.load("a").result()) == 3 * MANY


def test_nothing_is_left_on_a_slate_when_a_house_closes(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(house(path)) as store:
        assert jot(store, entry("a", rows(1, 9)))
    assert not [one for one in places(path) if one.exists()]
    assert len(store_bodies(path, "a")) == 10


def test_a_table_of_which_something_is_on_a_slate_is_not_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(house(path)) as store:
        assert jot(store, entry("a", rows(1, 1, at=500)))
        assert store.expire(400, []).result() == 0
        assert len(store.load("a").result()) == 2
        assert store.expire(600, []).result() == 1
        assert not jot(store, entry("a", rows(2, 1)))


def test_of_several_entries_those_are_jotted_down_that_cannot_be_wrong(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        for table, code in (("a", "ABCD"), ("b", "EFGH")):
            append(store, table, rows(0, 1), NewTable(table, code, 1)).result()
        wished = [
            entry("a", rows(1, 2)),
            entry("b", rows(5, 1)),
            entry("c", rows(0, 1)),
            entry("a", rows(3, 1)),
            entry("b", rows(1, 1)),
        ]
        # Of a table the first decides, so that none overtakes another.
        assert store.jot(wished) == [True, False, False, False, False]
        assert store.jot([wished[3], wished[4]]) == [True, True]
        assert store.written == 5
        assert [len(store.load(table).result()) for table in "abc"] == [4, 2, 0]


def test_whoever_lets_go_of_a_table_jots_nothing_down_for_it(tmp_path: Path) -> None:
    with closing(house(tmp_path / "t.db")) as store:
        assert jot(store, entry("a", rows(1, 1)))
        store.release(["a"]).result()
        assert not jot(store, entry("a", rows(2, 1)))
        # Who writes to it again has looked.
        append(store, "a", rows(2, 1)).result()
        assert jot(store, entry("a", rows(3, 1)))


def test_a_table_with_gaps_is_never_jotted_down(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "t.db")) as store:
        append(store, "a", [*rows(0, 2), *rows(5, 1)]).result()
        for seq in (2, 5, 6):
            assert not jot(store, entry("a", rows(seq, 1)))


# Another program uses the file, or there is no room.


def test_what_is_on_the_slates_is_read_while_another_program_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(house(path)) as store, held(path):
        for seq in range(1, 4):
            assert jot(store, entry("a", rows(seq, 1, at=700)))
            # Also when the first try to copy it was in vain.
            time.sleep(1.5 * LATER if seq == 1 else 0)
        assert jot(store, entry("a", [(2, 800, b"amended")], amends=True))
        assert store.load("a").result() == [rows(0, 1)[0][2], b"\0" * 10, b"amended", b"\0" * 10]
        assert store.newest().result() == 800
        assert len(store_bodies(path, "a")) == 1


def test_what_does_not_come_into_the_file_does_not_become_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path, patience=0.05)
    append(store, "a", rows(0, 1)).result()
    with held(path):
        first = next(
            seq for seq in range(1, 2 * TOO_MANY) if not jot(store, entry("a", [(seq, 1, b"x")]))
        )
        assert TOO_MANY <= first <= 2 * TOO_MANY
        with pytest.raises(StoreError, match="store-held"):
            append(store, "a", [(first, 1, b"x")]).result()
    append(store, "a", [(first, 1, b"x")]).result()
    assert len(store.load("a").result()) == first + 1
    store.close()


FULL = """
import resource, signal, sys
from pathlib import Path
from gelanggang.hall.sqlite.slate import Slate
from gelanggang.hall.store import Entry
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
slate = Slate(Path(sys.argv[1]))
written = [slate.write([Entry("a", [(i, 1, b"x" * 60)])]) for i in range(50)]
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, resource.RLIM_INFINITY))
written += [slate.write([Entry("a", [(50 + i, 1, b"x" * 60)])]) for i in range(50)]
print(*[i for i, one in enumerate(written) if one])
"""


def test_of_an_entry_for_which_there_is_no_room_nothing_stays(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    command = [sys.executable, "-c", FULL, str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    written = [int(one) for one in said.split()]
    assert 0 < len([one for one in written if one < 50]) < 20
    assert [one for one in written if one >= 50], "there was room again"
    assert [seq for _, seq, _, _, _ in rows_of(left_behind(path))] == written


# A sudden end.


KILLED = """
import os, signal, sys
from pathlib import Path
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.store import Entry, NewTable
store = SqliteStore(Path(sys.argv[1]))
assert store.append([Entry("a", [(0, 1, b"0")], NewTable("a", "ABCD", 1))]).result() == [None]
for seq in range(1, int(sys.argv[2])):
    assert store.jot([Entry("a", [(seq, 1, b"%d" % seq)])]) == [True]
assert store.jot([Entry("a", [(1, 1, b"amended")], amends=True)]) == [True]
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("count", [2, 50, MANY + 50, 3 * MANY])
def test_what_was_jotted_down_outlives_a_kill(tmp_path: Path, count: int) -> None:
    path = tmp_path / "t.db"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path), str(count)], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert sum(sizes(path)) > 0
    with closing(SqliteStore(path)) as store:
        whole = [b"%d" % seq for seq in range(count)]
        whole[1] = b"amended"
        assert store.load("a").result() == whole
        # It is in the file, and goes on.
        assert store_bodies(path, "a") == whole
        assert append(store, "a", rows(count, 1)).done.result() == [None]
        assert jot(store, entry("a", rows(count + 1, 1)))


def test_who_moves_a_house_after_a_sudden_end_moves_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    subprocess.run([sys.executable, "-c", KILLED, str(path), "30"], check=False)
    with closing(SqliteStock(path, source=True)) as stock:
        assert len(list(stock.rows())) == 30
    with pytest.raises(NoHouse):
        SqliteStock(tmp_path / "none.db", source=True)


def test_half_an_entry_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    slate = Slate(path)
    for seq in range(3):
        assert slate.write([Entry("a", rows(seq, 1))])
    whole = places(path)[0].read_bytes()
    first = len(whole) // 3
    for size in range(len(whole) + 1):
        places(path)[0].write_bytes(whole[:size])
        assert len(left_behind(path)) == size // first * WIDTH
    # Nor one in which a single bit is another, nor what comes behind it.
    for at in range(first, 2 * first):
        places(path)[0].write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert len(left_behind(path)) == WIDTH
    slate.close()


def test_an_older_copy_of_the_file_does_not_go_on_with_slates_that_are_not_its_own(
    tmp_path: Path,
) -> None:
    path = tmp_path / "house" / "t.db"
    with closing(house(path)) as store:
        append(store, "a", rows(1, 5)).result()
    old = path.read_bytes()
    with closing(SqliteStore(path)) as store:
        append(store, "a", rows(6, 5)).result()
        with held(path):
            assert jot(store, entry("a", rows(11, 1)))
            end = as_it_is(path, tmp_path / "end")
    # The slates go on where the file of that moment ends.
    whole = as_it_is(end, tmp_path / "whole")
    with closing(SqliteStore(whole)) as store:
        assert len(store.load("a").result()) == 12
    # The older copy has no eleventh row.
    end.write_bytes(old)
    for log in end.parent.glob("*-wal"):
        log.unlink()
    before = {one.name: one.read_bytes() for one in places(end)}
    with pytest.raises(StoreError) as caught:
        SqliteStore(end)
    slates = "t.db-slate-1, t.db-slate-2"
    assert told(caught.value) == ("store-strange", {"file": "t.db", "slates": slates})
    assert {one.name: one.read_bytes() for one in places(end)} == before
    for one in places(end):
        one.unlink()
    with closing(SqliteStore(end)) as store:
        assert len(store.load("a").result()) == 6


TABLES = "ab"
steps = st.lists(
    st.tuples(st.sampled_from(TABLES), st.booleans(), st.integers(1, 3)), min_size=1, max_size=12
)


@pytest.mark.slow
@given(parts=st.lists(steps, min_size=1, max_size=4))
@settings(max_examples=25, deadline=None)
def test_whenever_a_house_ends_all_is_there_that_was_written(
    parts: list[list[tuple[str, bool, int]]],
) -> None:
    with TemporaryDirectory() as folder:
        path, model = Path(folder) / "0" / "t.db", MemoryStore()
        for number, part in enumerate(parts):
            with closing(SqliteStore(path)) as store:
                for table, amends, count in part:
                    there = len(model.load(table).result())
                    amended = amends and count <= there
                    first = there - count if amended else there
                    kept = [(first + i, 1, f"{number} {first} {i}".encode()) for i in range(count)]
                    new = None if there else NewTable(table, table.upper(), 1)
                    one = [entry(table, kept, new, amended)]
                    assert write(store, one) == model.append(one).result() == [None]
                with held(path):
                    path = as_it_is(path, Path(folder) / str(number + 1))
            with closing(SqliteStore(path)) as store:
                for table in TABLES:
                    assert store.load(table).result() == model.load(table).result()
                    assert store_bodies(path, table) == model.load(table).result()


def test_bodies_are_as_they_were(tmp_path: Path) -> None:
    odd = [b"", b"\0", bytes(range(256)), b"x" * 100_000]
    path = tmp_path / "t.db"
    with closing(house(path)) as store:
        assert jot(store, entry("a", [(1 + i, 1, body) for i, body in enumerate(odd)]))
        with held(path):
            end = as_it_is(path, tmp_path / "end")
        assert store.load("a").result() == [*bodies(rows(0, 1)), *odd]
    with closing(SqliteStore(end)) as store:
        assert store.load("a").result() == [*bodies(rows(0, 1)), *odd]
