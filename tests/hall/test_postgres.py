"""What several processes can rely on when they share a database, whatever befalls them or it."""

from __future__ import annotations

import os
import queue
import random
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest

import gelanggang.hall.postgres
from gelanggang.hall.postgres.base import migrations
from gelanggang.hall.postgres.line import Base, connect
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.postgres.writing import Pen
from gelanggang.hall.store import Entry, Failure, NewTable, StoreError
from tests.hall.bridge import Bridge
from tests.hall.peer import peer
from tests.hall.stores import ADDRESS, CONFLICT, NOT_OURS, entry, kinds, opened, rows, told
from tests.postgres import INSIST, WHY, server

if WHY is not None and not INSIST:
    pytest.skip(WHY, allow_module_level=True)

LONG = 60.0
"""Seconds after which what should happen never will."""
ROUNDS = int(os.environ.get("GELANGGANG_RACES", "300"))
RACERS = 8
SHORT_LEASE = 1.0


@pytest.fixture
def dsn() -> str:
    """A database of its own."""
    return server().fresh()


@pytest.fixture
def store(dsn: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(dsn, ADDRESS)) as one:
        yield one


class Ear:
    """Hears what befalls a store."""

    def __init__(self) -> None:
        self.heard: queue.SimpleQueue[tuple[str, ...]] = queue.SimpleQueue()

    def away(self, code: str) -> None:
        self.heard.put(("away", code))

    def back(self) -> None:
        self.heard.put(("back",))

    def lost(self, tables: list[str]) -> None:
        self.heard.put(("lost", *tables))

    def next(self) -> tuple[str, ...]:
        return self.heard.get(timeout=LONG)


def until(true: Callable[[], bool]) -> None:
    """Wait for something that has to come."""
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def ask(dsn: str, query: str) -> int:
    with psycopg.connect(dsn, autocommit=True) as base:
        row = base.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])


def last(store: PostgresStore, table: str) -> bytes:
    return store.load(table).result()[-1]


# Whose a table is.


def test_a_table_has_one_owner_and_others_are_told_where(dsn: str) -> None:
    with (
        closing(PostgresStore(dsn, "10.0.0.1:1")) as one,
        closing(PostgresStore(dsn, "10.0.0.2:2")) as other,
    ):
        assert one.append([Entry("a", rows(0, 1), NewTable("a", "ABCD", 1))]).result() == [None]
        held = other.take("ABCD").result()
        assert held is not None
        assert (held.table, held.elsewhere, held.owner) == ("a", "10.0.0.1:1", one.id)
        # With the epoch alone nobody can write.
        assert kinds(other.append([Entry("a", rows(1, 1), epoch=1)]).result()) == [NOT_OURS]
        assert one.append([Entry("a", rows(1, 1), epoch=1)]).result() == [None]


@pytest.mark.parametrize("leaves", [False, True])
def test_what_is_let_go_can_be_taken_at_once_and_the_epoch_grows(dsn: str, leaves: bool) -> None:
    with ExitStack() as stack:
        one = stack.enter_context(closing(PostgresStore(dsn, ADDRESS)))
        other = stack.enter_context(closing(PostgresStore(dsn, "10.0.0.2:2")))
        opened(one, "a", "b")
        if leaves:
            one.close()
        else:
            one.release(["a"]).result()
        held = other.take("code of a").result()
        assert held is not None
        assert (held.elsewhere, held.epoch, held.owner) == ("", 2, other.id)
        if not leaves:
            assert kinds(one.append([entry("a", rows(0, 1)), entry("b", rows(0, 1))]).result()) == [
                NOT_OURS,
                "",
            ]
        group = [Entry("a", rows(0, 1), epoch=epoch) for epoch in (1, 3, 2)]
        assert kinds(other.append(group).result()) == [NOT_OURS, NOT_OURS, ""]
        assert len(other.load("a").result()) == 1


def test_what_is_ours_can_be_taken_again_with_a_new_epoch(store: PostgresStore) -> None:
    opened(store, "a")
    epochs = [held.epoch for held in (store.take("code of a").result() for _ in range(3)) if held]
    assert epochs == [2, 3, 4]
    answers = store.append([Entry("a", rows(e, 1), epoch=e) for e in range(1, 5)]).result()
    assert kinds(answers) == [NOT_OURS, NOT_OURS, NOT_OURS, ""]


def test_whoever_is_not_ours_spoils_nothing_for_the_rest_of_a_group(store: PostgresStore) -> None:
    opened(store, "a", "b")
    store.release(["b"]).result()
    answers = store.append(
        [
            entry("b", rows(0, 1)),
            entry("a", rows(0, 2)),
            entry("c", rows(0, 1), NewTable("c", "C", 1)),
            entry("c", rows(1, 1)),
            entry("b", [(0, 1, b"")], amends=True),
            entry("a", [(0, 1, b"amended")], amends=True),
            entry("nobody's", rows(0, 1)),
        ]
    ).result()
    assert kinds(answers) == [NOT_OURS, "", "", "", NOT_OURS, "", NOT_OURS]
    assert store.load("b").result() == []
    assert store.load("a").result()[0] == b"amended"


def test_what_a_database_cannot_keep_spoils_nothing_for_the_rest(store: PostgresStore) -> None:
    opened(store, "a", "b")
    answers = store.append(
        [
            entry("a", rows(0, 1)),
            entry("a", rows(1 << 40, 1)),
            entry("b\0", rows(0, 1)),
            entry("b", rows(0, 1)),
        ]
    ).result()
    assert kinds(answers) == ["", "StoreError", "StoreError", ""]
    for bad in answers[1:3]:
        code, facts = told(bad)
        assert (code, facts["file"]) == ("store-broken", store.name)
    assert [len(store.load(table).result()) for table in "ab"] == [1, 1]


@pytest.mark.slow
def test_processes_know_how_many_they_are_and_share_a_secret(dsn: str) -> None:
    with ExitStack() as stack:
        house = [
            stack.enter_context(closing(PostgresStore(dsn, ADDRESS, lease=SHORT_LEASE * 4)))
            for _ in range(3)
        ]
        until(lambda: {one.peers for one in house} == {3})
        [secret] = {one.secret for one in house}
        assert len(secret) == 32
        house[0].close()
        until(lambda: {one.peers for one in house[1:]} == {2})
    with closing(PostgresStore(server().fresh(), ADDRESS)) as another:
        assert another.secret != secret


@pytest.mark.slow
def test_the_tables_of_a_process_that_was_killed_are_taken_when_its_lease_is_over(
    dsn: str, store: PostgresStore
) -> None:
    opened(store, "a")
    store.release(["a"]).result()
    with peer(dsn, SHORT_LEASE) as other:
        epoch = other.take("code of a")
        assert other.append("a", 0, epoch) == "NoneType"
        other.send(signal.SIGKILL)
        taken = []

        def ours() -> bool:
            held = store.take("code of a").result()
            assert held is not None
            taken.append(held)
            return not held.elsewhere

        until(ours)
        assert taken[-1].epoch == epoch + 1
        assert store.append([Entry("a", rows(1, 1), epoch=epoch + 1)]).result() == [None]
        assert store.load("a").result() == [b"peer", *(row[2] for row in rows(1, 1))]


@pytest.mark.slow
def test_a_process_that_slept_is_refused_and_hears_what_it_has_lost(
    dsn: str, store: PostgresStore
) -> None:
    opened(store, "a", "b")
    store.release(["a", "b"]).result()
    with peer(dsn, SHORT_LEASE) as other:
        epochs = {table: other.take(f"code of {table}") for table in "ab"}
        other.ask("listen")
        other.send(signal.SIGSTOP)

        def ours() -> bool:
            held = store.take("code of a").result()
            return held is not None and not held.elsewhere

        until(ours)
        other.send(signal.SIGCONT)
        # On a busy machine it may have been late before.
        until(lambda: other.hears() == ["lost", "a"])
        assert other.append("a", 0, epochs["a"]) == NOT_OURS
        # Nobody wanted the other one, and it is as it was.
        assert other.append("b", 0, epochs["b"]) == "NoneType"
    assert store.load("a").result() == []


def waits_for_a_lock(dsn: str) -> bool:
    return bool(ask(dsn, "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))


def test_nobody_takes_a_table_while_something_is_being_written_there(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as one:
        opened(one, "a")
        name = one.id
    with closing(PostgresStore(dsn, ADDRESS)) as other, connect(dsn) as base:
        with base.transaction():
            assert Pen(name).write(base, 0, [entry("a", rows(0, 1))]) == [None]
            taking = other.take("code of a")
            until(lambda: waits_for_a_lock(dsn))
            assert not taking.done()
        held = taking.result()
        assert held is not None
        assert held.epoch == 2
        assert len(other.load("a").result()) == 1
        assert kinds(Pen(name).write(base, 0, [entry("a", rows(1, 1))])) == [NOT_OURS]


def test_nothing_is_written_where_a_table_is_being_taken(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as one, connect(dsn) as base:
        opened(one, "a")
        with base.transaction():
            base.execute("UPDATE ownership SET owner = 'another', epoch = epoch + 1")
            writing = one.append([entry("a", rows(0, 1))])
            until(lambda: waits_for_a_lock(dsn))
        assert kinds(writing.result()) == [NOT_OURS]
        assert one.load("a").result() == []


# Races.


class Race:
    """Eight who all do the same in the same moment, round after round."""

    def __init__(self, dsn: str, rounds: int) -> None:
        self._dsn = dsn
        self._rounds = rounds
        self._names = [f"racer {i}" for i in range(RACERS)]
        self._seq = [0, 0]
        """The next row of each of the two tables."""
        self._epoch = 1
        self._owner = 0
        self._kind = 0
        self._answers: list[str] = [""] * RACERS
        self.won = [0] * RACERS
        self._start = threading.Barrier(RACERS, self._prepare)
        self._finish = threading.Barrier(RACERS, self._judge)
        self._luck = random.Random(1)
        self._referee: Base = connect(dsn)
        Pen("all").write(self._referee, 0, [Entry("same", [], NewTable("same", "SAME", 1))])
        Pen(self._names[0]).write(
            self._referee, 0, [Entry("hands", [], NewTable("hands", "HANDS", 1))]
        )

    def run(self) -> None:
        with ThreadPoolExecutor(RACERS) as pool, self._referee:
            for done in [pool.submit(self._racer, number) for number in range(RACERS)]:
                done.result()

    def _racer(self, number: int) -> None:
        try:
            with connect(self._dsn) as base:
                for _ in range(self._rounds):
                    self._start.wait()
                    [self._answers[number]] = kinds([self._try(base, number)])
                    self._finish.wait()
        except BaseException:
            self._start.abort()
            self._finish.abort()
            raise

    def _prepare(self) -> None:
        """Odd rounds are about who has the table, the others about who is first."""
        self._kind = 1 - self._kind
        if self._kind:
            self._owner = self._luck.randrange(RACERS)
            self._epoch += 1
            self._referee.execute(
                "UPDATE ownership SET owner = %s, epoch = epoch + 1 WHERE table_id = 'hands'",
                (self._names[self._owner],),
            )

    def _try(self, base: Base, number: int) -> Failure:
        row = [(self._seq[self._kind], 1, b"%d" % number)]
        if self._kind:
            name, tried = self._names[number], Entry("hands", row, epoch=self._epoch)
        else:
            name, tried = "all", Entry("same", row, epoch=1)
        [answer] = Pen(name).write(base, 0, [tried])
        return answer

    def _judge(self) -> None:
        winners = [number for number, answer in enumerate(self._answers) if not answer]
        assert len(winners) == 1
        assert not self._kind or winners == [self._owner]
        losers = {answer for answer in self._answers if answer}
        assert losers == {NOT_OURS if self._kind else CONFLICT}
        self.won[winners[0]] += 1
        self._seq[self._kind] += 1


@pytest.mark.slow
def test_of_eight_who_append_the_same_row_exactly_one_wins(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS)):
        race = Race(dsn, ROUNDS)
        race.run()
    assert sum(race.won) == ROUNDS
    assert ask(dsn, "SELECT count(*) FROM rows") == ROUNDS


@pytest.mark.slow
def test_of_eight_who_take_the_same_table_exactly_one_gets_it(dsn: str) -> None:
    rounds = 25
    with ExitStack() as stack:
        house = [
            stack.enter_context(closing(PostgresStore(dsn, f"10.0.0.{i}:1"))) for i in range(RACERS)
        ]
        opened(house[0], "a")
        owner = house[0]
        for seq in range(rounds):
            owner.release(["a"]).result()
            helds = [one.result() for one in [one.take("code of a") for one in house]]
            assert {held.epoch for held in helds if held} <= {seq + 1, seq + 2}
            [number] = [i for i, held in enumerate(helds) if held and not held.elsewhere]
            owner = house[number]
            group = [Entry("a", rows(seq, 1), epoch=seq + 2)]
            answers = [one.append(group) for one in house]
            assert [i for i, one in enumerate(answers) if one.result() == [None]] == [number]
        assert len(owner.load("a").result()) == rounds


# When the database, or the way to it, breaks.


@pytest.fixture
def bridge(dsn: str) -> Iterator[Bridge]:
    with closing(Bridge(server().port)) as one:
        yield one


def over(bridge: Bridge, dsn: str) -> str:
    return dsn.replace(f":{server().port}/", f":{bridge.port}/")


GROUP = [
    Entry("a", rows(3, 2), epoch=1),
    Entry("b", [(0, 1, b"b0")], NewTable("b", "B", 1)),
    Entry("a", [(3, 1, b"amended")], amends=True, epoch=1),
    Entry("b", [(1, 1, b"b1")], epoch=1),
    Entry("a", [(3, 1, b"amended again"), (4, 1, b"")], amends=True, epoch=1),
    Entry("a", [(0, 1, b"another")], epoch=1),
    Entry("a", rows(5, 1), epoch=2),
]


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
    dsn: str, bridge: Bridge, store: PostgresStore
) -> None:
    with closing(PostgresStore(over(bridge, dsn), ADDRESS)) as one:
        opened(one, "a")
        # Nothing of it gets there, and when the line is cut another has the table.
        bridge.freeze()
        writing = one.append([entry("a", [(0, 1, b"ours")])])
        with connect(dsn) as base:
            base.execute("DELETE FROM processes WHERE id = %s", (one.id,))
        held = store.take("code of a").result()
        assert held is not None
        assert held.epoch == 2
        assert store.append([Entry("a", [(0, 1, b"theirs")], epoch=2)]).result() == [None]
        bridge.thaw()
        assert kinds(writing.result(LONG)) == [NOT_OURS]
        assert store.load("a").result() == [b"theirs"]


def test_an_older_line_cannot_amend_after_a_newer_one(dsn: str, store: PostgresStore) -> None:
    opened(store, "a")
    assert store.append([entry("a", rows(0, 1))]).result() == [None]
    with connect(dsn) as base:
        line = ask(dsn, "SELECT line FROM processes")
        late = [entry("a", [(0, 1, b"late")], amends=True)]
        assert kinds(Pen(store.id).write(base, line - 1, late)) == [CONFLICT]
        assert kinds(Pen(store.id).write(base, line, late)) == [""]
    assert last(store, "a") == b"late"


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
                until(lambda before=before: written > before + 20)  # type: ignore[misc]
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


# Opening, and forgetting.


def test_processes_that_start_at_once_make_one_house(dsn: str) -> None:
    with ThreadPoolExecutor(RACERS) as pool:
        house = list(pool.map(lambda i: PostgresStore(dsn, ADDRESS), range(RACERS)))
    assert len({one.secret for one in house}) == 1
    for one in house:
        one.close()
    assert ask(dsn, "SELECT number FROM version") == migrations()[-1][0]
    assert ask(dsn, "SELECT count(*) FROM house") == 1
    assert ask(dsn, "SELECT count(*) FROM processes") == 0


def refused(dsn: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        PostgresStore(dsn, ADDRESS)
    return caught.value


def test_a_database_of_a_newer_version_is_refused_and_left_alone(dsn: str) -> None:
    PostgresStore(dsn, ADDRESS).close()
    known = migrations()[-1][0]
    with connect(dsn) as base:
        base.execute("UPDATE version SET number = %s", (known + 1,))
    error = refused(dsn)
    assert error.code == "store-base-newer"
    assert dict(error.facts) == {"found": known + 1, "known": known}
    assert ask(dsn, "SELECT count(*) FROM processes") == 0


def test_where_there_is_no_database_it_is_said_without_the_password() -> None:
    here = server().port
    for wrong in (
        f"postgresql://house:very-secret@127.0.0.1:{here}/nowhere",
        "postgresql://house:very-secret@127.0.0.1:1/house",
        "postgresql://house:very-secret@127.0.0.1:x/house",
        "host=127.0.0.1 pasword=very-secret",
    ):
        error = refused(wrong)
        assert error.code == "store-unreachable"
        assert "very-secret" not in str(error.facts["problem"])
        assert "\n" not in str(error.facts["problem"])


def test_what_another_living_process_has_is_not_forgotten(dsn: str, store: PostgresStore) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as other:
        for one, code in ((store, "mine"), (other, "other's"), (other, "let go")):
            new = NewTable(code, code, 1)
            assert one.append([Entry(code, rows(0, 1, at=10), new)]).result() == [None]
        other.release(["let go"]).result()
        assert store.expire(100, []).result() == 2
        assert store.expire(100, []).result() == 0
        assert store.find("other's").result() == "other's"
        many = [
            Entry(f"m{i}", rows(0, 1, at=10), NewTable(f"m{i}", f"m{i}", 1)) for i in range(250)
        ]
        assert other.append(many).result() == [None] * len(many)
        assert store.expire(100, []).result() == 0
        other.release(["m42", "m249"]).result()
        assert store.expire(100, []).result() + store.expire(100, []).result() == 2
    # That one has left.
    assert sum(store.expire(100, []).result() for _ in range(4)) == 249
    for query in ("tables", "rows", "ownership"):
        assert ask(dsn, f"SELECT count(*) FROM {query}") == 0


def test_all_tables_are_looked_at_though_some_at_a_time(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gelanggang.hall.postgres import looking

    monkeypatch.setattr(looking, "OLD", looking.OLD.replace(str(looking.MOST_LOOKED_AT), "7"))
    names = [f"t{i:03}" for i in range(260)]
    group = [
        Entry(name, rows(0, 1, at=10 if i % 2 else 99), NewTable(name, name, 1))
        for i, name in enumerate(names)
    ]
    assert store.append(group).result() == [None] * len(group)
    keep = set(names[:20])
    forgotten = 0
    while some := store.expire(50, keep).result():
        forgotten += some
    assert forgotten == 120
    assert store.count().result() == 140


# What it asks of a database.


def busy(store: PostgresStore) -> None:
    """Do all that can be done with a store."""
    opened(store, "a", "b")
    for seq in range(20):
        group = [entry("a", rows(seq, 1)), entry("b", rows(seq, 1))]
        assert store.append(group).result() == [None, None]
        assert store.append([entry("a", rows(seq, 1), amends=True)]).result() == [None]
        assert kinds(store.append([entry("a", rows(0, 1))]).result()) == [CONFLICT]
    held = store.take("code of a").result()
    assert held is not None
    store.load("a").result()
    store.find("code of a").result()
    store.count().result()
    store.newest().result()
    store.pulse().result()
    store.release(["a"]).result()
    assert store.expire(10_000, []).result() == 2


def test_a_process_has_at_most_four_connections(dsn: str) -> None:
    mine = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with closing(PostgresStore(dsn, ADDRESS)) as store:
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(store.count) for _ in range(20)]
            busy(store)
            for one in asked:
                one.result().result()
        assert 1 <= ask(dsn, f"SELECT count(*) {mine}") <= 3
    until(lambda: ask(dsn, f"SELECT count(*) {mine}") == 0)


BREAKS_POOLERS = re.compile(
    r"\b(LISTEN|UNLISTEN|NOTIFY|pg_notify|\w*advisory_\w*|PREPARE|DEALLOCATE|DECLARE|DISCARD)\b"
    r"|\bLOCK\s+TABLE\b|\bTEMP(ORARY)?\b|\bSET\s+(?!LOCAL\b)(SESSION\b|\w+\s*(=|TO)\s*'?\w+'?$)",
)
"""What tells, locks or keeps something for a whole session, or for the whole database."""


def test_nothing_is_told_locked_or_kept_beyond_a_transaction(dsn: str) -> None:
    name = dsn.rpartition("/")[2]
    with connect(dsn) as base:
        base.execute(f"ALTER DATABASE {name} SET log_statement = 'all'".encode())
    with closing(PostgresStore(dsn, ADDRESS, lease=SHORT_LEASE)) as store:
        busy(store)
    said = server().log.read_text("utf-8")
    mine = re.findall(rf"^\d+ gelanggang {name} (.*(?:\n\t.*)*)", said, re.MULTILINE)
    assert sum("INSERT INTO rows" in one for one in mine) > 20
    assert any("INSERT INTO processes" in one for one in mine)
    statements = [one for one in mine if one.startswith("LOG:")]
    for one in statements:
        text = one.removeprefix("LOG:").strip()
        assert not BREAKS_POOLERS.search(text), text
        # A statement with a name would be known to one connection behind a pooler only.
        assert text.startswith(("statement: ", "execute <unnamed>: ")), text


def test_no_source_speaks_of_what_breaks_poolers() -> None:
    folder = Path(gelanggang.hall.postgres.__file__).parent
    for file in [*folder.rglob("*.sql"), *folder.rglob("*.py")]:
        found = BREAKS_POOLERS.search(file.read_text("utf-8"))
        assert found is None, (file.name, found)
