"""That this process lives: said to all others again and again, and who of them lives."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from typing import Final

import psycopg

from gelanggang.hall.postgres.line import Base, Line
from gelanggang.hall.postgres.reach import Reach
from gelanggang.hall.postgres.wrong import Away

LEASE: Final = 6.0
"""Seconds that a process counts as living after it last said so."""
SHARE: Final = 4
"""It says so as many times in that span: one that is lost on the way does no harm."""
SOON: Final = 0.2
"""Seconds until it is tried again when it could not be said."""
LONG_DEAD: Final = "1 hour"
"""After which the name of a process that lives no more is forgotten."""

RENEW: Final = """
WITH before AS (
    SELECT until > now() AS alive FROM processes WHERE id = %(id)s
), renewed AS (
    INSERT INTO processes (id, address, line, until)
    VALUES (%(id)s, %(address)s, %(line)s, now() + %(length)s * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
)
SELECT
    coalesce((SELECT alive FROM before), false),
    (SELECT count(*) FROM processes WHERE until > now() AND id <> %(id)s)
"""


class Lease:
    """This process among the others; a thread of its own, and a line of its own, keep it alive.

    The span is counted from before it was asked for, so that it is over here a little earlier than
    for the others.  When it is over, nothing is written until it is renewed, and until it is known
    what others took meanwhile.
    """

    def __init__(self, line: Line, id: str, address: str, length: float, reach: Reach) -> None:
        self.id: Final = id
        self.peers = 1
        self.writer = 0
        """The number of the line that this process writes with."""
        self._line: Final = line
        self._address: Final = address
        self._length: Final = length
        self._reach: Final = reach
        self._tables: Final[set[str]] = set()
        """What we have, as far as we know."""
        self._until = 0.0
        self._ended = False
        self._changed: Final = threading.Condition()
        self._thread: Final = threading.Thread(target=self._live, name="lease", daemon=True)

    def begin(self) -> None:
        """Say so for the first time; Away when that is not possible."""
        self._line.ask(_forget_dead)
        self._renew()
        self._thread.start()

    def begin_writing(self, base: Base) -> None:
        """Write with another line from now on: what an earlier one still wants counts no more."""
        self.writer += 1
        base.execute("UPDATE processes SET line = %s WHERE id = %s", (self.writer, self.id))

    def hold(self, table: str) -> None:
        """A table is ours."""
        with self._changed:
            self._tables.add(table)

    def drop(self, table: str) -> None:
        """A table is not ours any more."""
        with self._changed:
            self._tables.discard(table)

    def wait(self, seconds: float) -> bool:
        """Wait until we live, or for so long; whether we do."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._lives(), seconds)
            return self._lives()

    def watch(self) -> None:
        """Say that the database is away when the lease is over."""
        with self._changed:
            if not self._lives() and not self._ended:
                self._reach.missed("lease")

    def end(self) -> None:
        """Leave: whatever was ours may be taken at once."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._thread.join()
        # If it cannot be said, the others find out.
        with suppress(Away, psycopg.Error):
            self._line.ask(self._leave)

    def _lives(self) -> bool:
        return time.monotonic() < self._until

    def _live(self) -> None:
        pause = self._length / SHARE
        while not self._rest(pause):
            try:
                self._renew()
                pause = self._length / SHARE
            except (Away, psycopg.Error):
                self.watch()
                pause = SOON

    def _rest(self, seconds: float) -> bool:
        """Wait, but not when the lease is over already; whether we leave."""
        with self._changed:
            if self._lives() or seconds == SOON:
                self._changed.wait_for(lambda: self._ended, seconds)
            return self._ended

    def _renew(self) -> None:
        lapsed, asked = not self._lives(), time.monotonic()
        alive, others = self._line.ask(self._say)
        if lapsed or not alive:
            self._look_what_is_left()
        with self._changed:
            self.peers = 1 + others
            self._until = asked + self._length
            if self._lives():
                self._reach.reached("lease")
            self._changed.notify_all()

    def _say(self, base: Base) -> tuple[bool, int]:
        about = {
            "id": self.id,
            "address": self._address,
            "length": self._length,
            "line": self.writer,
        }
        row = base.execute(RENEW, about).fetchone()
        assert row is not None
        return bool(row[0]), int(row[1])

    def _leave(self, base: Base) -> None:
        base.execute("DELETE FROM processes WHERE id = %s", (self.id,))

    def _look_what_is_left(self) -> None:
        """Others may have taken tables while we did not live."""
        with self._changed:
            had = set(self._tables)
        lost = sorted(had - self._line.ask(self._ours)) if had else []
        if lost:
            with self._changed:
                self._tables.difference_update(lost)
            self._reach.lost(lost)

    def _ours(self, base: Base) -> set[str]:
        found = base.execute("SELECT table_id FROM ownership WHERE owner = %s", (self.id,))
        return {row[0] for row in found}


def _forget_dead(base: Base) -> None:
    base.execute(f"DELETE FROM processes WHERE until < now() - interval '{LONG_DEAD}'")
