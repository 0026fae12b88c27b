"""A file that is lost is noticed, and nothing that was in it is."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gelanggang.hall.sqlite.slate import places
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.sqlite.watch import GLANCE
from gelanggang.hall.store import Entry, NewTable, StoreError
from tests.hall.stores import append, rows, told
from tests.hall.test_sqlite import at_once_or_durable, failed_pulse, held


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


def test_a_slate_that_is_lost_is_noticed_and_what_was_on_it_is_rescued(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path)
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    with held(path):
        # It stays on the slate.
        append(store, "a", rows(1, 5)).result()
        for slate in places(path):
            slate.unlink()
        # This is acknowledged, since nobody has looked yet.
        append(store, "a", rows(6, 1)).result()
        time.sleep(GLANCE)
    with pytest.raises(StoreError, match="store-gone"):
        append(store, "a", rows(7, 1)).result()
    assert (store.gone, store.rescued) == (True, "t-rescued.db")
    store.close()
    again = SqliteStore(tmp_path / "t-rescued.db")
    assert len(again.load("a").result()) == 7
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
    time.sleep(GLANCE)
    with pytest.raises(StoreError, match="store-gone"):
        append(store, "a", rows(1, 1)).result()
    assert (store.gone, store.rescued) == (True, "")
    store.close()
    assert os.listdir(tmp_path) == []
