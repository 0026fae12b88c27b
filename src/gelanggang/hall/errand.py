"""An errand: something that shall happen at a table, from the asking to the telling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.hall.place import Place
from gelanggang.hall.store import Entry, Rows
from gelanggang.tables.happening import AnyHappening, Row
from gelanggang.tables.keeping import write_row
from gelanggang.tables.step import Step


@mypyc_attr(acyclic=True)
class Errand:
    """Carries all that is known of it: where, who asks, what follows, its rows, and who waits.

    When its turn comes at the table, `ask` finds out what follows and lays out its rows.  They are
    written, and when they are on disk, `happen` lets them happen.  With `end` it is over, whatever
    came of it.
    """

    __slots__ = ("by", "message", "place", "rows")

    def __init__(self, place: Place, by: int = -1, message: str = "") -> None:
        self.place: Final = place
        self.by: Final = by
        """The member who asks; -1: the house itself."""
        self.message: Final = message
        """The number the member gave it, so that sending twice is harmless."""
        self.rows: list[Row] = []

    def follows(self, now: float, wall: int) -> list[AnyHappening]:
        """What happens as the table is now; Denied, MoveRefused or BadInput when it may not."""
        return []

    def ask(self, now: float, wall: int) -> Entry | None:
        """Find out what follows, and lay out its rows; what is to be written of them, if any."""
        happenings = self.follows(now, wall)
        if not happenings:
            return None
        table = self.place.table
        amended = table.amended(happenings)
        seq = table.seq if amended is None else amended
        self.rows = [
            Row(seq + i, wall, self.by, self.message, happening)
            for i, happening in enumerate(happenings)
        ]
        epoch = self.place.epoch
        return Entry(table.id, kept(self.rows), amends=amended is not None, epoch=epoch)

    def happen(self, now: float) -> list[Step]:
        """Its rows are on disk: they happen."""
        table = self.place.table
        return [table.apply(row, now) for row in self.rows]

    def end(self, error: Exception | None = None) -> None:
        """It has happened, or could not; said in the moment of the telling."""


class Awaited(Errand):
    """Somebody waits for its end.

    This one is for nothing: whoever sends it waits until all that came before it has happened.
    """

    __slots__ = ("done",)

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def end(self, error: Exception | None = None) -> None:
        """Whoever waits goes on."""
        if self.done.done():
            # Nobody waits any more.
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Happen = Callable[[], list[AnyHappening]]


class Chore(Awaited):
    """Something that the house itself wants."""

    __slots__ = ("_happen",)

    def __init__(self, place: Place, happen: Happen) -> None:
        super().__init__(place)
        self._happen: Final = happen

    def follows(self, now: float, wall: int) -> list[AnyHappening]:
        """What the house finds when its turn has come."""
        return self._happen()


def kept(rows: list[Row]) -> Rows:
    """Rows as a store keeps them."""
    return [(row.seq, row.at, write_row(row)) for row in rows]
