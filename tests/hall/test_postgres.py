"""A database of a house is opened, kept tidy, and asked for nothing that a pooler breaks."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

import gelanggang.hall.postgres
from gelanggang.hall.postgres.base import migrations
from gelanggang.hall.postgres.line import connect
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.store import Entry, NewTable, StoreError
from tests.hall.sharing import RACERS, SHORT_LEASE, ask, until
from tests.hall.stores import ADDRESS, CONFLICT, entry, kinds, opened, rows
from tests.postgres import server

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


def test_what_another_living_process_has_is_not_forgotten(dsn: str, shared: PostgresStore) -> None:
    with closing(PostgresStore(dsn, ADDRESS)) as other:
        for one, code in ((shared, "mine"), (other, "other's"), (other, "let go")):
            new = NewTable(code, code, 1)
            assert one.append([Entry(code, rows(0, 1, at=10), new)]).result() == [None]
        other.release(["let go"]).result()
        assert shared.expire(100, []).result() == 2
        assert shared.expire(100, []).result() == 0
        assert shared.find("other's").result() == "other's"
        many = [
            Entry(f"m{i}", rows(0, 1, at=10), NewTable(f"m{i}", f"m{i}", 1)) for i in range(250)
        ]
        assert other.append(many).result() == [None] * len(many)
        assert shared.expire(100, []).result() == 0
        other.release(["m42", "m249"]).result()
        assert shared.expire(100, []).result() + shared.expire(100, []).result() == 2
    # That one has left.
    assert sum(shared.expire(100, []).result() for _ in range(4)) == 249
    for query in ("tables", "rows", "ownership"):
        assert ask(dsn, f"SELECT count(*) FROM {query}") == 0


def test_all_tables_are_looked_at_though_some_at_a_time(
    shared: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gelanggang.hall.postgres import looking

    monkeypatch.setattr(looking, "OLD", looking.OLD.replace(str(looking.MOST_LOOKED_AT), "7"))
    names = [f"t{i:03}" for i in range(260)]
    group = [
        Entry(name, rows(0, 1, at=10 if i % 2 else 99), NewTable(name, name, 1))
        for i, name in enumerate(names)
    ]
    assert shared.append(group).result() == [None] * len(group)
    keep = set(names[:20])
    forgotten = 0
    while some := shared.expire(50, keep).result():
        forgotten += some
    assert forgotten == 120
    assert shared.count().result() == 140


# What it asks of a database.


def busy(shared: PostgresStore) -> None:
    """Do all that can be done with a shared."""
    opened(shared, "a", "b")
    for seq in range(20):
        group = [entry("a", rows(seq, 1)), entry("b", rows(seq, 1))]
        assert shared.append(group).result() == [None, None]
        assert shared.append([entry("a", rows(seq, 1), amends=True)]).result() == [None]
        assert kinds(shared.append([entry("a", rows(0, 1))]).result()) == [CONFLICT]
    held = shared.take("code of a").result()
    assert held is not None
    shared.load("a").result()
    shared.find("code of a").result()
    shared.count().result()
    shared.newest().result()
    shared.pulse().result()
    shared.release(["a"]).result()
    assert shared.expire(10_000, []).result() == 2


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
