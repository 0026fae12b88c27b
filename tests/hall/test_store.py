"""What every store does: rows are kept whole and in order, and none suffers for another.

A store that is new in the house has a line in `stores.KINDS`, and obeys all of this.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.store import Conflict, Entry, Failure, NewTable, Rows, Store
from tests.hall.stores import (
    CONFLICT,
    KINDS,
    Kind,
    append,
    bodies,
    entry,
    jot,
    kinds,
    opened,
    rows,
    write,
)

# Adding.


def test_what_was_appended_is_read_back_in_order(store: Store) -> None:
    opened(store, "b")
    append(store, "a", rows(0, 3), NewTable("a", "ABCD", 1)).result()
    append(store, "b", rows(0, 1)).result()
    append(store, "a", rows(3, 2)).result()
    assert store.load("a").result() == bodies(rows(0, 3)) + bodies(rows(3, 2))
    assert store.load("b").result() == bodies(rows(0, 1))
    assert store.load("c").result() == []


def test_the_order_is_that_of_the_numbers(store: Store) -> None:
    opened(store, "a")
    for seq in (7, 2, 10, 0):
        append(store, "a", [(seq, 1, str(seq).encode())]).result()
    assert store.load("a").result() == [b"0", b"2", b"7", b"10"]


def test_what_is_written_is_any_bytes(store: Store) -> None:
    opened(store, "a")
    odd = [
        b"",
        b"\0",
        bytes(range(256)),
        "ꦧꦿꦺꦴꦃ".encode(),
        b"'; DROP TABLE rows; --",
        b"x" * 100_000,
    ]
    append(store, "a", [(seq, 1, body) for seq, body in enumerate(odd)]).result()
    assert store.load("a").result() == odd


def test_a_table_is_found_by_its_code_alone(store: Store) -> None:
    opened(store, "b")
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    append(store, "b", rows(0, 1)).result()
    assert store.find("ABCD").result() == "a"
    for other in ("EFGH", "abcd", "a", "b", ""):
        assert store.find(other).result() is None


def test_a_row_is_written_once_and_an_entry_wholly_or_not_at_all(store: Store) -> None:
    opened(store, "a")
    append(store, "a", rows(0, 3)).result()
    for wrong in ([*rows(3, 1), *rows(1, 1)], [*rows(3, 1), *rows(3, 1)]):
        with pytest.raises(Conflict):
            append(store, "a", wrong).result()
    assert store.load("a").result() == bodies(rows(0, 3))


def test_none_of_a_group_suffers_for_another(store: Store) -> None:
    opened(store, "b")
    append(store, "a", rows(0, 2), NewTable("a", "ABCD", 1)).result()
    answers = store.append(
        [
            entry("b", rows(0, 2)),
            entry("a", [*rows(2, 1), *rows(1, 1)]),
            entry("c", rows(0, 1), NewTable("c", "EFGH", 1)),
            entry("d", rows(0, 1), NewTable("d", "EFGH", 1)),
            entry("a", [(9, 1, b"none")], amends=True),
            entry("a", rows(2, 1)),
        ]
    ).result()
    assert kinds(answers) == ["", CONFLICT, "", CONFLICT, CONFLICT, ""]
    assert [len(store.load(table).result()) for table in "abcd"] == [3, 2, 1, 0]
    assert store.find("EFGH").result() == "c"
    assert store.append([]).result() == []


def test_none_overtakes_another_that_nobody_has_waited_for(store: Store) -> None:
    opened(store, "a")
    early = [append(store, "a", [(seq, 1, b"first")]) for seq in range(30)]
    late = [append(store, "a", [(seq, 1, b"second")]) for seq in range(30)]
    for one in early:
        one.result()
    for one in late:
        with pytest.raises(Conflict):
            one.result()
    assert store.load("a").result() == [b"first"] * 30


def test_who_asks_hears_of_all_that_was_appended_before(store: Store) -> None:
    opened(store, "a")
    waiting = [append(store, "a", rows(seq, 1)) for seq in range(20)]
    assert len(store.load("a").result()) == 20
    for one in waiting:
        one.result()


def test_who_stops_waiting_does_not_stop_the_store(store: Store) -> None:
    opened(store, "a", *(f"t{i}" for i in range(200)))
    for i in range(200):
        append(store, f"t{i}", rows(0, 1)).done.cancel()
        store.load("a").cancel()
    append(store, "a", rows(0, 1)).result()
    assert len(store.load("a").result()) == 1


def test_two_tables_cannot_have_the_same_code_nor_the_same_id(store: Store) -> None:
    append(store, "a", rows(0, 1), NewTable("a", "ABCD", 1)).result()
    with pytest.raises(Conflict):
        append(store, "b", rows(0, 1), NewTable("b", "ABCD", 1)).result()
    with pytest.raises(Conflict):
        append(store, "a", rows(1, 1), NewTable("a", "EFGH", 1)).result()
    assert store.load("b").result() == []
    assert len(store.load("a").result()) == 1
    assert (store.find("ABCD").result(), store.find("EFGH").result()) == ("a", None)


def test_a_store_that_lasts_has_everything_when_it_is_opened_again(
    kind: Kind, tmp_path: Path
) -> None:
    store = kind.open(tmp_path)
    append(store, "a", rows(0, 3), NewTable("a", "ABCD", 1)).result()
    assert store.append([entry("a", [(1, 1, b"amended")], amends=True)]).result() == [None]
    # Closing waits for what nobody has waited for.
    store.append([entry("a", rows(3, 2))])
    store.close()
    again = kind.open(tmp_path)
    assert len(again.load("a").result()) == (5 if kind.lasts else 0)
    assert again.find("ABCD").result() == ("a" if kind.lasts else None)
    again.close()
    again.close()


# At once.


def test_what_is_written_at_once_is_nothing_that_could_be_wrong(store: Store) -> None:
    append(store, "a", rows(0, 2), NewTable("a", "ABCD", 1)).result()
    append(store, "b", rows(0, 1), NewTable("b", "EFGH", 1)).result()
    wrong = [
        entry("a", rows(1, 1)),
        entry("a", [*rows(2, 1), *rows(2, 1)]),
        entry("a", [(5, 1, b"")], amends=True),
        entry("c", rows(0, 1), NewTable("c", "ABCD", 1)),
    ]
    assert [jot(store, one) for one in wrong] == [False] * len(wrong)
    assert kinds(store.append(wrong).result()) == [CONFLICT] * len(wrong)
    assert [len(store.load(table).result()) for table in "abc"] == [2, 1, 0]


def test_what_is_written_at_once_is_there_like_all_else(store: Store) -> None:
    append(store, "a", rows(0, 2), NewTable("a", "ABCD", 1)).result()
    for one in (
        entry("a", rows(2, 3, at=200)),
        entry("a", [(3, 300, b"amended")], amends=True),
        entry("a", rows(5, 1, at=250)),
    ):
        assert jot(store, one) or store.append([one]).result() == [None]
    whole = [*bodies(rows(0, 2)), *bodies(rows(2, 3)), *bodies(rows(5, 1))]
    whole[3] = b"amended"
    assert store.load("a").result() == whole
    assert store.newest().result() == 300
    assert store.expire(260, []).result() == 0
    assert kinds(store.append([entry("a", rows(5, 1))]).result()) == [CONFLICT]


# Amending.


def test_a_row_can_take_the_place_of_another(store: Store) -> None:
    opened(store, "a")
    append(store, "a", rows(0, 3)).result()
    changed: Rows = [(2, 150, b"two"), (1, 150, b"one")]
    assert store.append([entry("a", changed, amends=True)]).result() == [None]
    assert store.load("a").result() == [rows(0, 1)[0][2], b"one", b"two"]
    # They are as old as they say.
    append(store, "b", rows(0, 1), NewTable("b", "ABCD", 1)).result()
    assert store.append([entry("b", [(0, 300, b"new")], amends=True)]).result() == [None]
    assert store.expire(200, ["a"]).result() == 0


def test_only_a_row_that_exists_can_be_amended(store: Store) -> None:
    opened(store, "a", "b", "c")
    append(store, "a", rows(0, 2)).result()
    answers = store.append(
        [
            entry("a", [(0, 1, b"good")], amends=True),
            entry("a", [(1, 1, b"half"), (2, 1, b"half")], amends=True),
            entry("b", [(0, 1, b"none")], amends=True),
            entry("c", rows(0, 1)),
        ]
    ).result()
    assert kinds(answers) == ["", CONFLICT, CONFLICT, ""]
    assert store.load("a").result() == [b"good", rows(0, 2)[1][2]]
    assert store.load("b").result() == []


def test_what_is_amended_and_what_is_added_keep_their_order(store: Store) -> None:
    opened(store, "b")
    answers = store.append(
        [
            entry("a", [(0, 1, b"a0")], NewTable("a", "ABCD", 1)),
            entry("b", [(0, 1, b"b0")]),
            entry("a", [(0, 1, b"a0 again")], amends=True),
            entry("a", [(1, 1, b"a1")]),
            entry("a", [(0, 1, b"a0 at last"), (1, 1, b"a1 at last")], amends=True),
            entry("b", [(1, 1, b"b1")]),
        ]
    ).result()
    assert answers == [None] * 6
    assert store.load("a").result() == [b"a0 at last", b"a1 at last"]
    assert store.load("b").result() == [b"b0", b"b1"]


# Having.


def test_what_is_taken_can_be_written_to_and_what_is_not_there_cannot_be_taken(
    store: Store,
) -> None:
    append(store, "a", rows(0, 2), NewTable("a", "ABCD", 1)).result()
    for seq in range(2, 5):
        held = store.take("ABCD").result()
        assert held is not None
        assert (held.table, held.elsewhere) == ("a", "")
        assert store.append([Entry("a", rows(seq, 1), epoch=held.epoch)]).result() == [None]
        if seq == 3:
            store.release(["a", "another"]).result()
    assert len(store.load("a").result()) == 5
    for other in ("EFGH", "abcd", "a", ""):
        assert store.take(other).result() is None


def test_who_uses_a_store_alone_is_the_only_one_there(store: Store) -> None:
    assert store.peers == 1


# Looking at the whole.


def test_tables_are_counted_and_the_newest_row_is_known(store: Store) -> None:
    assert (store.count().result(), store.newest().result()) == (0, 0)
    for i in range(5):
        new = NewTable(f"t{i}", f"C{i}", 1)
        append(store, f"t{i}", rows(0, 3, at=10 * (1 + i % 3)), new).result()
    assert (store.count().result(), store.newest().result()) == (5, 30)
    append(store, "t1", rows(3, 1, at=77)).result()
    assert store.newest().result() == 77
    # Not the last of its table, and yet the newest.
    assert store.append([entry("t1", [(2, 99, b"")], amends=True)]).result() == [None]
    assert store.newest().result() == 99
    assert store.expire(1000, []).result() == 5
    assert (store.count().result(), store.newest().result()) == (0, 0)


def test_a_pulse_changes_nothing(store: Store) -> None:
    append(store, "a", rows(0, 2), NewTable("a", "ABCD", 1)).result()
    for _ in range(3):
        store.pulse().result()
    assert store.load("a").result() == bodies(rows(0, 2))
    assert (store.count().result(), store.newest().result()) == (1, 100)


def test_a_store_that_is_there_is_not_gone(store: Store) -> None:
    opened(store, "a")
    append(store, "a", rows(0, 1)).result()
    store.pulse().result()
    assert (store.gone, store.rescued) == (False, "")


# Forgetting.


def forget(store: Store, before: int, keep: set[str]) -> int:
    """Some at a time, until there are none; how many in all."""
    forgotten = 0
    while some := store.expire(before, keep).result():
        forgotten += some
    return forgotten


def test_old_tables_are_forgotten_and_their_code_is_free(store: Store) -> None:
    append(store, "old", rows(0, 2, at=10), NewTable("old", "ABCD", 10)).result()
    append(store, "new", rows(0, 1, at=10), NewTable("new", "EFGH", 10)).result()
    append(store, "new", rows(1, 1, at=50)).result()
    assert store.expire(50, []).result() == 1
    assert store.expire(50, []).result() == 0
    assert store.find("ABCD").result() is None
    assert store.load("old").result() == []
    assert len(store.load("new").result()) == 2
    append(store, "next", rows(0, 1, at=60), NewTable("next", "ABCD", 60)).result()
    assert store.find("ABCD").result() == "next"


def test_a_table_rests_as_much_longer_as_it_was_made_to(store: Store) -> None:
    append(store, "story", rows(0, 1, at=10), NewTable("story", "ABCD", 10, rests=100)).result()
    append(store, "other", rows(0, 1, at=10), NewTable("other", "EFGH", 10)).result()
    for before, gone in ((11, 1), (110, 0), (111, 1)):
        assert store.expire(before, []).result() == gone
    assert store.count().result() == 0


def test_tables_that_are_to_be_kept_are_not_forgotten(store: Store) -> None:
    count = 300
    tables = [
        entry(f"t{i}", rows(0, 1, at=10), NewTable(f"t{i}", f"C{i}", 10)) for i in range(count)
    ]
    assert store.append(tables).result() == [None] * count
    # More than one statement can be told.
    keep = {f"t{i}" for i in range(0, count, 2)} | {f"another-{i}" for i in range(300_000)}
    assert forget(store, 50, keep) == count // 2
    assert store.count().result() == count // 2
    assert [len(store.load(f"t{i}").result()) for i in range(4)] == [1, 0, 1, 0]


def test_nothing_that_is_written_is_lost_while_old_tables_are_forgotten(store: Store) -> None:
    append(store, "new", rows(0, 1, at=99), NewTable("new", "ABCD", 99)).result()
    for i in range(60):
        append(store, f"t{i}", rows(0, 1, at=10), NewTable(f"t{i}", f"C{i}", 10)).result()
    forgotten = [store.expire(50, []) for _ in range(4)]
    for i in range(1, 60):
        append(store, "new", rows(i, 1, at=99)).result()
    assert sum(one.result() for one in forgotten) == 60
    assert len(store.load("new").result()) == 60


# All of it at once.

TABLES = "abc"
OTHERS = [one for one in KINDS if one.name != "memory"]
entries = st.builds(
    lambda table, seqs, new, amends: (table, seqs, new and not amends, amends),
    st.sampled_from(TABLES),
    st.lists(st.integers(0, 4), min_size=1, max_size=3),
    st.booleans(),
    st.booleans(),
)
steps = st.lists(
    st.lists(entries, min_size=1, max_size=4)
    | st.tuples(st.integers(0, 12), st.sets(st.sampled_from(TABLES))),
    max_size=12,
)


@pytest.mark.slow
@pytest.mark.parametrize("kind", OTHERS, ids=[one.name for one in OTHERS])
@given(steps=steps)
@settings(max_examples=40, deadline=None)
def test_every_store_does_what_the_one_in_memory_does(
    kind: Kind, steps: list[list[tuple[str, list[int], bool, bool]] | tuple[int, set[str]]]
) -> None:
    with TemporaryDirectory() as folder:
        store, model = kind.open(Path(folder)), MemoryStore()
        for now, step in enumerate(steps):
            if isinstance(step, tuple):
                before, keep = step
                assert forget(store, before, keep) == forget(model, before, keep)
            else:
                group: list[Entry] = []
                wanted: list[Failure] = []
                for i, (table, seqs, new, amends) in enumerate(step):
                    code = table.upper()
                    kept = [(seq, now, f"{now} {i} {seq}".encode()) for seq in seqs]
                    # Nobody writes to a table that is not there.
                    if new or model.find(code).result() is not None:
                        made = NewTable(table, code, now) if new else None
                        group.append(entry(table, kept, made, amends))
                        wanted += model.append(group[-1:]).result()
                # As a group, or as those do who do not know of each other.
                found = store.append(group).result() if now % 2 else write(store, group)
                assert kinds(found) == kinds(wanted)
            for table in TABLES:
                assert store.load(table).result() == model.load(table).result()
                code = table.upper()
                assert store.find(code).result() == model.find(code).result()
            assert store.count().result() == model.count().result()
        store.close()
