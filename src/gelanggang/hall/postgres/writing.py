"""How entries come into the database: a whole group as one statement, or as one transaction.

An entry is written only where its table is ours and of its epoch.  The row that says so is locked
until the commit, shared: nobody can take the table in between, and nobody waits for anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import psycopg

from gelanggang.hall.postgres.line import Base
from gelanggang.hall.postgres.wrong import passes, wrong
from gelanggang.hall.store import FIRST_EPOCH, Conflict, Entry, Failure, NotOurs

Key = tuple[str, int]
"""A table and its epoch; or a table and the number of a row."""

HELD: Final = """
held AS MATERIALIZED (
    SELECT asked.table_id, asked.epoch
    FROM unnest(%(tables)b::text[], %(epochs)b::bigint[]) AS asked(table_id, epoch)
    CROSS JOIN LATERAL (
        SELECT FROM ownership o
        WHERE o.table_id = asked.table_id AND o.epoch = asked.epoch AND o.owner = %(me)s
        FOR SHARE
    ) AS ours
)"""
"""Which tables are ours, one after another in their order, so that nobody waits in a ring.

Each is looked for by itself: whoever plans the whole at once would rather read all there are.
"""

ROWS: Final = """
unnest(
    %(ids)b::text[], %(of)b::bigint[], %(seqs)b::integer[], %(ats)b::bigint[], %(bodies)b::bytea[]
) AS one(table_id, epoch, seq, at, body)"""

ADD: Final = f"""
WITH {HELD}, added AS (
    INSERT INTO rows SELECT table_id, seq, at, body FROM {ROWS} JOIN held USING (table_id, epoch)
)
SELECT table_id, epoch FROM held
"""

OPEN: Final = f"""
WITH opened AS (
    INSERT INTO tables SELECT * FROM unnest(
        %(new)b::text[], %(codes)b::text[], %(opened)b::bigint[], %(rests)b::bigint[]
    )
    RETURNING id
), first AS (
    INSERT INTO ownership SELECT id, %(me)s, {FIRST_EPOCH} FROM opened RETURNING table_id, epoch
), {HELD}, ours AS (
    SELECT table_id, epoch FROM held UNION ALL SELECT table_id, epoch FROM first
), added AS (
    INSERT INTO rows SELECT table_id, seq, at, body FROM {ROWS} JOIN ours USING (table_id, epoch)
)
SELECT table_id, epoch FROM ours
"""

AMEND: Final = f"""
WITH line AS (
    SELECT id FROM processes WHERE id = %(me)s AND line = %(line)s FOR SHARE
), {HELD}, changed AS (
    UPDATE rows SET at = one.at, body = one.body
    FROM {ROWS} JOIN held USING (table_id, epoch)
    WHERE rows.table_id = one.table_id AND rows.seq = one.seq AND EXISTS (SELECT FROM line)
    RETURNING rows.at
), latest AS (
    UPDATE house SET amended = last.at
    FROM (SELECT max(at) AS at FROM changed) AS last
    WHERE house.amended < last.at
)
SELECT table_id, epoch, (SELECT count(*) FROM changed) FROM held
"""

LOOK: Final = """
SELECT one.table_id, one.seq, kept.at, kept.body
FROM unnest(%(ids)b::text[], %(seqs)b::integer[]) AS one(table_id, seq)
CROSS JOIN LATERAL (
    SELECT at, body FROM rows WHERE table_id = one.table_id AND seq = one.seq OFFSET 0
) AS kept
"""


class Pen:
    """Writes for one process, over one line after another."""

    def __init__(self, me: str) -> None:
        self._me: Final = me
        self.commits = 0

    def write(self, base: Base, line: int, entries: Sequence[Entry]) -> list[Failure]:
        """Write entries, each wholly or not at all; what came of each.

        One that goes wrong takes the whole group with it, so then the halves are written by
        themselves, and so on: none suffers for another.
        """
        try:
            held = self._commit(base, line, entries)
        except (psycopg.Error, Conflict) as error:
            if isinstance(error, psycopg.Error) and passes(error):
                raise
            if len(entries) > 1:
                half = len(entries) // 2
                return [
                    *self.write(base, line, entries[:half]),
                    *self.write(base, line, entries[half:]),
                ]
            return [error if isinstance(error, Conflict) else wrong(error, base.info.dbname)]
        self.commits += 1
        return [None if _key(one) in held else NotOurs(one.table) for one in entries]

    def write_again(self, base: Base, line: int, entries: Sequence[Entry]) -> list[Failure]:
        """Write entries of which nobody knows whether they are written already.

        Those that are there stay as they are.  To amend twice is harmless.
        """
        there = self._there(base, entries)
        missing = [one for one in entries if one not in there]
        answers = dict(zip(missing, self.write(base, line, missing), strict=True))
        conflicts = [one for one, answer in answers.items() if isinstance(answer, Conflict)]
        # The first attempt may have come to its end meanwhile.
        for one in self._there(base, conflicts):
            answers[one] = None
        return [answers.get(one) for one in entries]

    def _commit(self, base: Base, line: int, entries: Sequence[Entry]) -> set[Key]:
        """Write entries, all or none, but for those that are not ours; which tables are."""
        stages = _stages(entries)
        if not stages:
            return set()
        if len(stages) == 1 and not entries[0].amends:
            # One statement is a transaction by itself: there and back once.
            return self._add(base, entries)
        held: set[Key] = set()
        with base.transaction():
            # Who falls asleep here must not keep others from what is locked.
            base.execute("SET LOCAL idle_in_transaction_session_timeout = 2000")
            for stage in stages:
                amends = stage[0].amends
                held |= self._amend(base, line, stage) if amends else self._add(base, stage)
        return held

    def _add(self, base: Base, entries: Sequence[Entry]) -> set[Key]:
        about = self._about(entries)
        new = [entry.new for entry in entries if entry.new is not None]
        if new:
            about["new"] = [one.id for one in new]
            about["codes"] = [one.code for one in new]
            about["opened"] = [one.opened for one in new]
            about["rests"] = [one.rests for one in new]
        return set(base.execute(OPEN if new else ADD, about).fetchall())

    def _amend(self, base: Base, line: int, entries: Sequence[Entry]) -> set[Key]:
        found = base.execute(AMEND, {**self._about(entries), "line": line}).fetchall()
        held = {(table, epoch) for table, epoch, _ in found}
        wanted = sum(len({seq for seq, _, _ in one.rows}) for one in entries if _key(one) in held)
        if found and found[0][2] != wanted:
            raise Conflict("there is no such row to amend")
        return held

    def _about(self, entries: Sequence[Entry]) -> dict[str, Any]:
        keys = sorted({_key(entry) for entry in entries})
        rows = [
            (entry.table, _epoch(entry), *row)
            for entry in entries
            for row in (_last(entry) if entry.amends else entry.rows)
        ]
        return {
            "me": self._me,
            "tables": [table for table, _ in keys],
            "epochs": [epoch for _, epoch in keys],
            "ids": [row[0] for row in rows],
            "of": [row[1] for row in rows],
            "seqs": [row[2] for row in rows],
            "ats": [row[3] for row in rows],
            "bodies": [row[4] for row in rows],
        }

    def _there(self, base: Base, entries: Sequence[Entry]) -> set[Entry]:
        """Those that are written already; never one that amends."""
        versions: dict[Key, set[tuple[int, bytes]]] = {}
        for entry in entries:
            for seq, at, body in entry.rows:
                versions.setdefault((entry.table, seq), set()).add((at, body))
        about = {"ids": [table for table, _ in versions], "seqs": [seq for _, seq in versions]}
        kept = {
            (table, seq)
            for table, seq, at, body in base.execute(LOOK, about, binary=True)
            # What came first may have been amended by what came later in the same group.
            if (at, body) in versions[table, seq]
        }
        return {
            entry
            for entry in entries
            if entry.rows
            and not entry.amends
            and all((entry.table, seq) in kept for seq, _, _ in entry.rows)
        }


def _epoch(entry: Entry) -> int:
    return entry.epoch if entry.new is None else FIRST_EPOCH


def _key(entry: Entry) -> Key:
    return entry.table, _epoch(entry)


def _last(entry: Entry) -> list[tuple[int, int, bytes]]:
    """The rows of an entry that amends: where one is there twice, the later one counts."""
    return list({row[0]: row for row in entry.rows}.values())


def _stages(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Entries that can be one statement, in the order in which they must come.

    What is added and what is amended take turns, and at no table anything overtakes.
    """
    at: dict[str, int] = {}
    stages: dict[int, list[Entry]] = {}
    for entry in entries:
        stage = at.get(entry.table, 0)
        if entry.amends:
            stage += 2 if stage % 2 else 1
        else:
            stage += stage % 2
        at[entry.table] = stage
        stages.setdefault(stage, []).append(entry)
    return [stages[stage] for stage in sorted(stages)]
