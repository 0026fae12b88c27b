"""A table has one owner among several processes, whatever befalls them."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import psycopg
import pytest

from gelanggang.hall.postgres.line import connect
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.postgres.writing import Pen
from gelanggang.hall.store import Entry, NewTable
from tests.hall.bridge import Bridge
from tests.hall.peer import peer
from tests.hall.sharing import SHORT_LEASE, ask, over, until
from tests.hall.stores import ADDRESS, NOT_OURS, entry, kinds, opened, rows, told
from tests.postgres import server


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


def test_what_is_ours_can_be_taken_again_with_a_new_epoch(shared: PostgresStore) -> None:
    opened(shared, "a")
    epochs = [held.epoch for held in (shared.take("code of a").result() for _ in range(3)) if held]
    assert epochs == [2, 3, 4]
    answers = shared.append([Entry("a", rows(e, 1), epoch=e) for e in range(1, 5)]).result()
    assert kinds(answers) == [NOT_OURS, NOT_OURS, NOT_OURS, ""]


def test_whoever_is_not_ours_spoils_nothing_for_the_rest_of_a_group(shared: PostgresStore) -> None:
    opened(shared, "a", "b")
    shared.release(["b"]).result()
    answers = shared.append(
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
    assert shared.load("b").result() == []
    assert shared.load("a").result()[0] == b"amended"


def test_what_a_database_cannot_keep_spoils_nothing_for_the_rest(shared: PostgresStore) -> None:
    opened(shared, "a", "b")
    answers = shared.append(
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
        assert (code, facts["file"]) == ("store-broken", shared.name)
    assert [len(shared.load(table).result()) for table in "ab"] == [1, 1]


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
    dsn: str, shared: PostgresStore
) -> None:
    opened(shared, "a")
    shared.release(["a"]).result()
    with peer(dsn, SHORT_LEASE) as other:
        epoch = other.take("code of a")
        assert other.append("a", 0, epoch) == "NoneType"
        other.send(signal.SIGKILL)
        taken = []

        def ours() -> bool:
            held = shared.take("code of a").result()
            assert held is not None
            taken.append(held)
            return not held.elsewhere

        until(ours)
        assert taken[-1].epoch == epoch + 1
        assert shared.append([Entry("a", rows(1, 1), epoch=epoch + 1)]).result() == [None]
        assert shared.load("a").result() == [b"peer", *(row[2] for row in rows(1, 1))]


@pytest.mark.slow
def test_a_process_that_slept_is_refused_and_hears_what_it_has_lost(
    dsn: str, shared: PostgresStore
) -> None:
    opened(shared, "a", "b")
    shared.release(["a", "b"]).result()
    with peer(dsn, SHORT_LEASE) as other:
        epochs = {table: other.take(f"code of {table}") for table in "ab"}
        other.ask("listen")
        other.send(signal.SIGSTOP)

        def ours() -> bool:
            held = shared.take("code of a").result()
            return held is not None and not held.elsewhere

        until(ours)
        other.send(signal.SIGCONT)
        # On a busy machine it may have been late before.
        until(lambda: other.hears() == ["lost", "a"])
        assert other.append("a", 0, epochs["a"]) == NOT_OURS
        # Nobody wanted the other one, and it is as it was.
        assert other.append("b", 0, epochs["b"]) == "NoneType"
    assert shared.load("a").result() == []


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


@pytest.mark.slow
def test_who_falls_asleep_in_the_middle_of_a_transaction_keeps_nobody_from_a_table(
    dsn: str, bridge: Bridge
) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as one:
        opened(one, "a")
        name = one.id
    with closing(PostgresStore(dsn, ADDRESS)) as other, connect(over(bridge, dsn)) as base:
        bridge.holds = b"UPDATE rows"
        group = [entry("a", rows(0, 1)), entry("a", rows(0, 1), amends=True)]
        with ThreadPoolExecutor(1) as pool:
            writing = pool.submit(Pen(name).write, base, 0, group)
            idle = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"
            until(lambda: ask(dsn, idle) == 1)
            held = other.take("code of a").result()
            assert held is not None
            assert held.epoch == 2
            bridge.thaw()
            with pytest.raises(psycopg.OperationalError):
                writing.result()
        assert other.load("a").result() == []


def test_nothing_is_written_where_a_table_is_being_taken(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as one, connect(dsn) as base:
        opened(one, "a")
        with base.transaction():
            base.execute("UPDATE ownership SET owner = 'another', epoch = epoch + 1")
            writing = one.append([entry("a", rows(0, 1))])
            until(lambda: waits_for_a_lock(dsn))
        assert kinds(writing.result()) == [NOT_OURS]
        assert one.load("a").result() == []
