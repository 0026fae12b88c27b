"""Every table that is kept, also those that nobody has thought of for weeks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.hall.calendar import DAY, Calendar
from gelanggang.hall.caretaker import Clock
from gelanggang.hall.cupboard import Packs
from gelanggang.hall.elsewhere import Elsewhere
from gelanggang.hall.library import Library
from gelanggang.hall.store import Store
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import Decided, Opened, Packed, Recorded
from gelanggang.tables.keeping import read_row
from gelanggang.tables.table import LiveTable

KEPT_DAYS: Final = 30
"""A table that nothing has happened at for so many days is forgotten, and its code is free again:
people who meet once a month find theirs, and the store does not grow for ever."""
STORY_DAYS: Final = 365
"""A table where a story is told rests for so many: a party that meets in the holidays goes on."""
STORY_RESTS: Final = (STORY_DAYS - KEPT_DAYS) * DAY
AT_A_STRETCH: Final = 50
"""Rows of a table that is brought back which happen before others have their turn: that takes a
millisecond, and all rows of a long evening a tenth of a second, in which everybody would wait."""


class Back:
    """A table that was brought back."""

    def __init__(self, table: LiveTable, epoch: int) -> None:
        self.table: Final = table
        self.epoch: Final = epoch
        """How often it has changed hands by now."""


class Archive:
    """Looks things up in the store, makes tables of their rows again, and forgets."""

    def __init__(
        self, store: Store, library: Library, packs: Packs, clock: Clock, wall: Clock
    ) -> None:
        self._store: Final = store
        self._library: Final = library
        self._packs: Final = packs
        self._clock: Final = clock
        self._wall: Final = wall
        self._calendar: Calendar | None = None

    async def count(self) -> int:
        """How many tables there are."""
        return await asyncio.wrap_future(self._store.count())

    async def bring_back(self, code: str) -> Back | None:
        """The table with a code, made of its rows; it is ours then.

        Elsewhere when another process has it, Denied when it cannot be played any more.
        """
        held = await asyncio.wrap_future(self._store.take(code))
        if held is None:
            return None
        if held.elsewhere:
            raise Elsewhere(held.elsewhere)
        try:
            table = await self._lay_out(held.table)
        except BaseException:
            # Another process may have the cards that are missing here.
            self._store.release([held.table])
            raise
        return Back(table, held.epoch)

    async def _lay_out(self, id: str) -> LiveTable:
        bodies = await asyncio.wrap_future(self._store.load(id))
        opened = read_row(bodies[0]).did
        assert isinstance(opened, Opened)
        for pack in packs_in(bodies):
            await self._packs.bring(opened.game, pack)
        newest = self._library.rules(opened.game, opened.pack, opened.digest)
        rules = newest.of_version(opened.rules)
        if rules is None:
            raise Denied("rules-changed", {"began": opened.rules, "now": newest.version})
        try:
            return await self._replay(id, opened, rules, bodies)
        except BadInput:
            if not opened.story:
                raise
            # The house tells it with other cards now, or not at all.
            raise Denied("story-changed") from None

    async def _replay(
        self, id: str, opened: Opened, rules: AnyRules, bodies: list[bytes]
    ) -> LiveTable:
        now = self._clock()
        table = LiveTable(id, opened, rules, now, self._library.finder(opened.game))
        for number, body in enumerate(bodies, 1):
            table.apply(read_row(body), now)
            if number % AT_A_STRETCH == 0:
                # A long game must not hold up the others.
                await asyncio.sleep(0)
        return table

    async def records(self, code: str) -> dict[int, str]:
        """The records of a table, also of one that nobody can play on."""
        id = await asyncio.wrap_future(self._store.find(code))
        bodies = [] if id is None else await asyncio.wrap_future(self._store.load(id))
        rows = [read_row(body).did for body in bodies if b'"recorded"' in body]
        return {did.number: did.record for did in rows if isinstance(did, Recorded)}

    async def journey(self, code: str) -> str:
        """The file of the party at a table, also where its story cannot go on; empty: none."""
        id = await asyncio.wrap_future(self._store.find(code))
        bodies = [] if id is None else await asyncio.wrap_future(self._store.load(id))
        rows = [read_row(body).did for body in bodies if b'"journey"' in body]
        kept = [did.journey for did in rows if isinstance(did, (Opened, Recorded, Decided))]
        return next((one for one in reversed(kept) if one), "")

    async def forget(self, keep: Callable[[], Collection[str]]) -> int:
        """Forget tables that have rested too long; how many.

        None of those whose ids are to be kept; they are asked for anew as time passes.  And none
        as long as it is doubtful what day it is.
        """
        wall, now = int(self._wall()), self._clock()
        if self._calendar is None:
            newest = await asyncio.wrap_future(self._store.newest())
            self._calendar = Calendar(newest or wall, now)
        if not self._calendar.believes(wall, now):
            return 0
        before = wall - KEPT_DAYS * DAY
        forgotten = 0
        while True:
            some = await asyncio.wrap_future(self._store.expire(before, keep()))
            if not some:
                return forgotten
            forgotten += some


def packs_in(bodies: list[bytes]) -> list[str]:
    """The packs with which a table was ever laid, by their names or digests."""
    rows = [read_row(body).did for body in bodies if b'"pack"' in body]
    return sorted({did.pack for did in rows if isinstance(did, (Opened, Packed))})
