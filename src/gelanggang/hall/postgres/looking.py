"""What is asked about tables, and how they change hands."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from gelanggang.hall.postgres.line import Base
from gelanggang.hall.postgres.wrong import Away
from gelanggang.hall.store import Held

MOST_FORGOTTEN: Final = 100
"""Tables that are forgotten in one transaction: whoever wants to take one of them waits for it."""
MOST_LOOKED_AT: Final = 5000
"""Tables that are looked at in one go: others want to know something too."""

TAKE: Final = """
WITH me AS (
    SELECT id FROM processes WHERE id = %(me)s AND until > now()
), found AS (
    SELECT tables.id, o.owner, o.epoch, other.address
    FROM tables JOIN ownership o ON o.table_id = tables.id
    LEFT JOIN processes other ON other.id = o.owner AND other.until > now()
    WHERE tables.code = %(code)s
), taken AS (
    UPDATE ownership o SET owner = me.id, epoch = o.epoch + 1
    FROM found, me
    WHERE o.table_id = found.id AND (
        o.owner = me.id
        OR NOT EXISTS (SELECT FROM processes p WHERE p.id = o.owner AND p.until > now())
    )
    RETURNING o.epoch
)
SELECT id, owner, epoch, address, (SELECT epoch FROM taken) FROM found
"""

RELEASE: Final = "UPDATE ownership SET owner = '' WHERE owner = %s AND table_id = ANY(%s)"

NEWEST: Final = """
SELECT max(
    (SELECT at FROM rows WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)
), (SELECT amended FROM house) FROM tables
"""

RESTED: Final = """
CASE WHEN (
    SELECT at FROM rows WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1
) >= %(before)s - rests
THEN false
ELSE NOT EXISTS (
    SELECT FROM rows WHERE table_id = tables.id AND at >= %(before)s - rests
)
END"""
"""A table has no row since then, or since as long before as it rests longer than others.

Mostly its last row says so, and that is found at once.
"""

OLD: Final = f"""
SELECT id, {RESTED} FROM (
    SELECT * FROM tables WHERE id > %(after)s ORDER BY id LIMIT {MOST_LOOKED_AT}
) AS tables ORDER BY id
"""

LOCK: Final = """
SELECT FROM ownership WHERE table_id = ANY(%(ids)s) ORDER BY table_id FOR UPDATE
"""

FORGET: Final = f"""
WITH gone AS (
    DELETE FROM tables
    WHERE id = ANY(%(ids)s) AND {RESTED} AND NOT EXISTS (
        SELECT FROM ownership o JOIN processes p ON p.id = o.owner
        WHERE o.table_id = tables.id AND p.until > now() AND p.id <> %(me)s
    )
    RETURNING id
), unowned AS (
    DELETE FROM ownership USING gone WHERE table_id = gone.id
), emptied AS (
    DELETE FROM rows USING gone WHERE table_id = gone.id
)
SELECT id FROM gone
"""


def load(base: Base, table: str) -> list[bytes]:
    """All rows of a table in their order."""
    query = "SELECT body FROM rows WHERE table_id = %s ORDER BY seq"
    return [row[0] for row in base.execute(query, (table,), binary=True)]


def find(base: Base, code: str) -> str | None:
    """The table with this code."""
    row = base.execute("SELECT id FROM tables WHERE code = %s", (code,)).fetchone()
    return None if row is None else str(row[0])


def take(base: Base, me: str, code: str) -> Held | None:
    """The table with this code: ours from now on, or somebody else's."""
    row = base.execute(TAKE, {"me": me, "code": code}).fetchone()
    if row is None:
        return None
    id, owner, epoch, address, taken = row
    if taken is not None:
        return Held(id, taken, owner=me)
    if address is None or owner == me:
        # Another was quicker, or we are not known to live just now: see again.
        raise Away("the table is changing hands")
    return Held(id, epoch, address, owner)


def release(base: Base, me: str, tables: Collection[str]) -> None:
    """Let others take these tables."""
    base.execute(RELEASE, (me, list(tables)))


def count(base: Base) -> int:
    """How many tables there are."""
    row = base.execute("SELECT count(*) FROM tables").fetchone()
    assert row is not None
    return int(row[0])


def newest(base: Base) -> int:
    """The latest second of the last row of any table, and of all that were amended."""
    row = base.execute(NEWEST).fetchone()
    assert row is not None
    last, amended = row
    return 0 if last is None else max(int(last), int(amended))


def pulse(base: Base, me: str) -> None:
    """Write something of our own that changes nothing."""
    base.execute("UPDATE processes SET until = until WHERE id = %s", (me,))


class Sweep:
    """Goes through all tables, some at a time, until some of them are forgotten."""

    def __init__(self, me: str, before: int, keep: Collection[str]) -> None:
        self._me: Final = me
        self._before: Final = before
        # A copy: a thread reads it later.
        self._keep: Final = frozenset(keep)
        self._after = ""

    def go_on(self, base: Base) -> list[str] | None:
        """Which tables are forgotten now; None: go on."""
        about = {"before": self._before, "after": self._after}
        found = base.execute(OLD, about).fetchall()
        if not found:
            return []
        old = [id for id, rested in found if rested and id not in self._keep][:MOST_FORGOTTEN]
        gone = self._forget(base, old) if old else []
        self._after = old[-1] if len(old) == MOST_FORGOTTEN else found[-1][0]
        return gone or None

    def _forget(self, base: Base, old: list[str]) -> list[str]:
        about = {"ids": old, "before": self._before, "me": self._me}
        with base.transaction():
            base.execute("SET LOCAL idle_in_transaction_session_timeout = 2000")
            # From here on nobody writes to one of them; somebody may have come since it was looked.
            base.execute(LOCK, about)
            return [row[0] for row in base.execute(FORGET, about)]
