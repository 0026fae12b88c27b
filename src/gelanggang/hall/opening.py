"""How a table is made."""

from __future__ import annotations

from typing import Final

from gelanggang.hall.archive import STORY_RESTS
from gelanggang.hall.errand import Awaited, kept
from gelanggang.hall.place import Place
from gelanggang.hall.store import Entry, NewTable
from gelanggang.tables import joining
from gelanggang.tables.asking import add_bot, start
from gelanggang.tables.happening import AnyHappening, Row
from gelanggang.tables.joining import Wish
from gelanggang.tables.step import Step
from gelanggang.tables.table import LiveTable


class Opening(Awaited):
    """A new table, with all that it begins with.

    Nobody knows the table before it is written, so it is laid out first and written whole.
    """

    __slots__ = ("_places", "_token", "_wish")

    def __init__(
        self, places: dict[str, Place], table: LiveTable, now: float, wish: Wish, token: str
    ) -> None:
        super().__init__(Place(table, now))
        self._places: Final = places
        """Where it can be found by its code when it is written."""
        self._wish: Final = wish
        self._token: Final = token
        """The hash of the token of the device that makes it."""

    def ask(self, now: float, wall: int) -> Entry:
        """Let one thing after another happen: each hangs on those before it."""
        table, wish = self.place.table, self._wish
        self._lay(now, wall, [table.opened])
        first = wish.seats - len(wish.bots)
        for i, level in enumerate(wish.bots):
            self._lay(now, wall, add_bot(table, first + i, level))
        if wish.names is not None:
            self._lay(now, wall, joining.join(table, self._token, wish.names, None, wish.device))
        if wish.start:
            self._lay(now, wall, start(table))
        rests = STORY_RESTS if table.party is not None else 0
        return Entry(table.id, kept(self.rows), NewTable(table.id, table.code, wall, rests))

    def _lay(self, now: float, wall: int, happenings: list[AnyHappening]) -> None:
        table = self.place.table
        for one in happenings:
            row = Row(table.seq, wall, self.by, self.message, one)
            self.rows.append(row)
            table.apply(row, now)

    def happen(self, now: float) -> list[Step]:
        """It has, while it was laid out, and nobody was there; now it can be found."""
        self._places[self.place.table.code] = self.place
        return []
