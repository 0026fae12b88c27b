"""Nothing is lost or doubled when the database, or the way to it, breaks."""

from __future__ import annotations

import signal
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing

import pytest

from gelanggang.hall.postgres.line import connect
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.postgres.writing import Pen
from gelanggang.hall.store import Entry, NewTable, StoreError
from tests.hall.bridge import Bridge
from tests.hall.sharing import LONG, SHORT_LEASE, Ear, ask, over, until
from tests.hall.stores import ADDRESS, CONFLICT, NOT_OURS, entry, kinds, opened, rows
from tests.postgres import server

GROUP = [
    Entry("a", rows(3, 2), epoch=1),
    Entry("b", [(0, 1, b"b0")], NewTable("b", "B", 1)),
    Entry("a", [(3, 1, b"amended")], amends=True, epoch=1),
    Entry("b", [(1, 1, b"b1")], epoch=1),
    Entry("a", [(3, 1, b"amended again"), (4, 1, b"")], amends=True, epoch=1),
    Entry("a", [(0, 1, b"another")], epoch=1),
    Entry("a", rows(5, 1), epoch=2),
]
"""All that a group can hold: what is added, opened, amended, there already, and not ours."""


@pytest.mark.parametrize("size", [1, 2, len(GROUP)])
@pytest.mark.parametrize("lost", [b"INSERT INTO rows", b"COMMIT", b"UPDATE rows"])
def test_what_was_written_though_nobody_heard_of_it_is_not_written_twice(
    dsn: str, bridge: Bridge, size: int, lost: bytes
) -> None:
    with closing(PostgresStore(over(bridge, dsn), ADDRESS)) as store:
        ear = Ear()
        store.listen(ear)
        opened(store, "a")
        assert store.append([entry("a", rows(0, 3))]).result() == [None]
        bridge.swallows = lost
        answers = kinds(store.append(GROUP[:size]).result(LONG))
        assert answers == ["", "", "", "", "", CONFLICT, NOT_OURS][:size]
        assert bridge.swallowed.is_set() == (size > 2 or lost.startswith(b"INSERT"))
        bodies = store.load("a").result()
        assert len(bodies) == 5
        if size > 2:
            assert bodies[3:] == [b"amended again", b""]
            assert store.load("b").result() == [b"b0", b"b1"]
        # A line that is made anew at once is nothing to speak of.
        assert ear.heard.empty()


def test_another_who_wrote_the_same_number_is_not_mistaken_for_us(
    dsn: str, bridge: Bridge, shared: PostgresStore
) -> None:
    with closing(PostgresStore(over(bridge, dsn), ADDRESS)) as one:
        opened(one, "a")
        # Nothing of it gets there, and when the line is cut another has the table.
        bridge.freeze()
        writing = one.append([entry("a", [(0, 1, b"ours")])])
        with connect(dsn) as base:
            base.execute("DELETE FROM processes WHERE id = %s", (one.id,))
        held = shared.take("code of a").result()
        assert held is not None
        assert held.epoch == 2
        assert shared.append([Entry("a", [(0, 1, b"theirs")], epoch=2)]).result() == [None]
        bridge.thaw()
        assert kinds(writing.result(LONG)) == [NOT_OURS]
        assert shared.load("a").result() == [b"theirs"]


def test_an_older_line_cannot_amend_after_a_newer_one(dsn: str, shared: PostgresStore) -> None:
    opened(shared, "a")
    assert shared.append([entry("a", rows(0, 1))]).result() == [None]
    with connect(dsn) as base:
        line = ask(dsn, "SELECT line FROM processes")
        late = [entry("a", [(0, 1, b"late")], amends=True)]
        assert kinds(Pen(shared.id).write(base, line - 1, late)) == [CONFLICT]
        assert kinds(Pen(shared.id).write(base, line, late)) == [""]
    assert shared.load("a").result()[-1] == b"late"


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
def test_nothing_is_lost_or_doubled_when_the_database_falls_in_the_middle_of_commits(
    dsn: str, how: signal.Signals
) -> None:
    falls, tables = 3, [f"t{i}" for i in range(20)]
    with closing(PostgresStore(dsn, ADDRESS)) as store:
        ear = Ear()
        store.listen(ear)
        opened(store, *tables)
        stop = threading.Event()
        written = 0
        amended = b""

        def play() -> None:
            nonlocal written, amended
            while not stop.is_set():
                group = [entry(one, [(written, 1, b"%d" % written)]) for one in tables]
                amends = b"amended %d" % written
                group.append(entry(tables[0], [(0, 1, amends)], amends=True))
                assert store.append(group).result() == [None] * len(group)
                written, amended = written + 1, amends

        with ThreadPoolExecutor(1) as pool:
            playing = pool.submit(play)
            for _ in range(falls):
                before = written
                until(lambda before=before: written > before + 20)  # type: ignore[misc]  # mypy does not see the type of a bound default
                server().stop(how)
                assert ear.next() == ("away", "store-away")
                server().start()
                assert ear.next() == ("back",)
            stop.set()
            playing.result()
        assert ear.heard.empty()
        for one in tables:
            wanted = [b"%d" % seq for seq in range(written)]
            if one == tables[0]:
                wanted[0] = amended
            assert store.load(one).result() == wanted


def test_while_the_database_is_away_what_is_appended_waits_and_who_asks_is_told(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS, patience=0.2)) as store:
        opened(store, "a")
        server().stop()
        try:
            writing = store.append([entry("a", rows(0, 1))])
            for asking in (store.load("a"), store.find("A"), store.take("A"), store.pulse()):
                with pytest.raises(StoreError, match="store-away"):
                    asking.result(LONG)
            # Many who ask at once do not wait for each other.
            many = [store.load("a") for _ in range(int(5 * LONG))]
            assert not wait(many, timeout=LONG / 2).not_done
            assert all(isinstance(one.exception(), StoreError) for one in many)
            assert not writing.done()
            # Also who comes late hears of it.
            ear = Ear()
            store.listen(ear)
            assert ear.next() == ("away", "store-away")
        finally:
            server().start()
        assert writing.result(LONG) == [None]
        assert ear.next() == ("back",)
        assert len(store.load("a").result()) == 1


def test_a_store_that_is_closed_while_the_database_is_away_does_not_wait_for_ever(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gelanggang.hall.postgres.store.CLOSING", 0.3)
    store = PostgresStore(dsn, ADDRESS)
    opened(store, "a")
    server().stop()
    try:
        writing = store.append([entry("a", rows(0, 1))])
        store.close()
        [failure] = writing.result(LONG)
        assert isinstance(failure, StoreError)
        assert failure.code == "store-away"
    finally:
        server().start()


@pytest.mark.slow
def test_a_line_over_which_nothing_comes_any_more_is_cut_and_made_anew(
    dsn: str, bridge: Bridge
) -> None:
    with closing(PostgresStore(over(bridge, dsn), ADDRESS, limit=0.5)) as store:
        opened(store, "a")
        for seq in range(3):
            bridge.freeze()
            assert store.append([entry("a", rows(seq, 1))]).result(LONG) == [None]
        bridge.freeze()
        assert len(store.load("a").result(LONG)) == 3


@pytest.mark.slow
def test_a_database_that_says_nothing_any_more_is_away(dsn: str, bridge: Bridge) -> None:
    with closing(PostgresStore(over(bridge, dsn), ADDRESS, lease=SHORT_LEASE)) as store:
        ear = Ear()
        store.listen(ear)
        opened(store, "a")
        bridge.freeze(newcomers=True)
        writing = store.append([entry("a", rows(0, 1))])
        assert ear.next() == ("away", "store-away")
        bridge.thaw()
        assert ear.next() == ("back",)
        assert writing.result(LONG) == [None]
        assert len(store.load("a").result()) == 1
