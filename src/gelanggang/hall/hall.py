"""All tables of a house: made, found, left alone, brought back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.hall.calendar import DAY, Calendar
from gelanggang.hall.caretaker import Caretaker, Clock
from gelanggang.hall.library import Library
from gelanggang.hall.place import Change, Happen, Place
from gelanggang.hall.scribe import Scribe
from gelanggang.hall.store import Conflict, Entry, Failure, NewTable, Rows, Store
from gelanggang.hall.thinker import Thinker
from gelanggang.tables import joining
from gelanggang.tables.asking import Done, add_bot, ask, start
from gelanggang.tables.code import LONG, MANY, SHORT, new_code, read_code
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening, Opened, Recorded, Row, read_row, write_row
from gelanggang.tables.joining import Wish
from gelanggang.tables.seat import Member
from gelanggang.tables.table import PLAYING, LiveTable, Step
from gelanggang.tables.token import hash_of, new_token
from gelanggang.tables.verb import AnyVerb

KEPT_DAYS: Final = 30
"""A table that nothing has happened at for so long is forgotten."""
IDLE: Final = 600.0
"""After so many seconds without anybody a table leaves the memory."""
AT_A_STRETCH: Final = 50
"""So many rows of a table that is brought back happen before others have their turn."""
SHORT_CODES: Final = 20
"""So many short codes are tried before a longer one is taken."""
BOT_PAUSE: Final = 0.9
"""A bot waits, so that people can follow; and so that a choice can be taken back."""

Listener = Callable[[LiveTable, list[Step]], None]


class Hall:
    """Every change of every table goes through here: asked, written, applied, told."""

    def __init__(
        self,
        store: Store,
        library: Library,
        thinker: Thinker,
        listener: Listener,
        trouble: Callable[[Exception], None],
        clock: Clock,
        wall: Clock,
        bot_pause: float = BOT_PAUSE,
    ) -> None:
        self.store: Final = store
        self.library: Final = library
        self.thinker: Final = thinker
        self.clock: Final = clock
        self.wall: Final = wall
        self.places: Final[dict[str, Place]] = {}
        self._scribe: Final = Scribe(store)
        self._listener: Final = listener
        self._trouble: Final = trouble
        self._caretaker: Final = Caretaker(self._change, thinker, trouble, clock, bot_pause)
        self._coming: Final[dict[str, asyncio.Future[LiveTable | None]]] = {}
        self._calendar: Calendar | None = None

    # Finding.

    async def find(self, text: str) -> LiveTable:
        """The table with a code, from memory or from the store; Denied when there is none."""
        code = read_code(text)
        table = None if code is None else await self._found(code)
        if table is None:
            raise Denied("unknown-table", {"code": text[:8]})
        self.places[table.code].used = self.clock()
        return table

    async def _found(self, code: str) -> LiveTable | None:
        if code in self.places:
            return self.places[code].table
        if code not in self._coming:
            # Two who look at once must get the same table.
            self._coming[code] = asyncio.ensure_future(self._bring_back(code))
        try:
            return await asyncio.shield(self._coming[code])
        finally:
            self._coming.pop(code, None)

    async def _bring_back(self, code: str) -> LiveTable | None:
        id = await asyncio.wrap_future(self.store.find(code))
        if id is None:
            return None
        table = await self._rebuilt(id, await asyncio.wrap_future(self.store.load(id)))
        self._keep(table)
        return table

    async def _rebuilt(self, id: str, bodies: list[bytes]) -> LiveTable:
        opened = read_row(bodies[0]).did
        assert isinstance(opened, Opened)
        rules = self.library.rules(opened.game, opened.pack, opened.digest)
        if rules.version != opened.rules:
            raise Denied("rules-changed", {"began": opened.rules, "now": rules.version})
        now = self.clock()
        table = LiveTable(id, opened, rules, now)
        for number, body in enumerate(bodies, 1):
            table.apply(read_row(body), now)
            if number % AT_A_STRETCH == 0:
                # A long game must not hold up the others.
                await asyncio.sleep(0)
        return table

    async def record(self, text: str, number: int | None) -> tuple[int, str]:
        """The number and the record of a game that is over: of this one, or the latest.

        It is there even when the table itself cannot go on.  Denied when there is none.
        """
        try:
            table = await self.find(text)
            if joining.recorded(table):
                await self.change(table, lambda: joining.recorded(table))
            records = table.records
        except Denied as denied:
            if denied.code not in ("pack-changed", "rules-changed"):
                raise
            records = await self._left_behind(text)
        wanted = max(records, default=0) if number is None else number
        if wanted not in records:
            raise Denied("not-over")
        return wanted, records[wanted]

    async def _left_behind(self, text: str) -> dict[int, str]:
        """The records of a table that nobody can play on."""
        code = read_code(text)
        id = None if code is None else await asyncio.wrap_future(self.store.find(code))
        bodies = [] if id is None else await asyncio.wrap_future(self.store.load(id))
        rows = [read_row(body).did for body in bodies if b'"recorded"' in body]
        return {did.number: did.record for did in rows if isinstance(did, Recorded)}

    def _keep(self, table: LiveTable) -> None:
        place = self.places[table.code] = Place(table, self.clock())
        self._caretaker.look_after(place)

    def evict(self, busy: Callable[[LiveTable], bool]) -> int:
        """Let tables leave the memory that nobody has used for a while; how many."""
        limit = self.clock() - IDLE
        gone = [
            code
            for code, place in self.places.items()
            if place.used < limit
            and not place.writing
            and not busy(place.table)
            and place.table.phase != PLAYING
        ]
        for code in gone:
            self._forget(code)
        return len(gone)

    def _forget(self, code: str) -> None:
        self.places.pop(code).leave()

    async def expire(self) -> int:
        """Forget tables that have rested too long; how many.

        Never one that is in memory: there is somebody, or was a moment ago.  And none as long as it
        is doubtful what day it is.
        """
        wall, now = int(self.wall()), self.clock()
        if self._calendar is None:
            newest = await asyncio.wrap_future(self.store.newest())
            self._calendar = Calendar(newest or wall, now)
        if not self._calendar.believes(wall, now):
            return 0
        before = wall - KEPT_DAYS * DAY
        forgotten = 0
        while True:
            keep = [place.table.id for place in self.places.values()]
            some = await asyncio.wrap_future(self.store.expire(before, keep))
            if not some:
                return forgotten
            forgotten += some

    # Making and joining.

    async def open(self, wish: Wish) -> tuple[LiveTable, str]:
        """A new table with a code of its own, and the token of the device that made it.

        Nobody knows the table before it is written, so it is laid out first and written whole.
        """
        rules = self.library.rules(wish.game, wish.pack)
        token = new_token()
        many = await asyncio.wrap_future(self.store.count()) >= MANY
        for attempt in range(4 * SHORT_CODES):
            code = new_code(LONG if many or attempt >= SHORT_CODES else SHORT)
            if code in self.places:
                continue
            opened = joining.open_table(code, rules, wish)
            table = LiveTable(secrets.token_hex(8), opened, rules, self.clock())
            rows = self._laid_out(table, wish, hash_of(token))
            new = NewTable(table.id, code, int(self.wall()))
            [failure] = await asyncio.wrap_future(
                self.store.append([Entry(table.id, _kept(rows), new)])
            )
            if isinstance(failure, Conflict):
                continue
            if failure is not None:
                self._notice(failure)
                raise failure
            self._keep(table)
            return table, token
        raise Denied("house-full")

    def _laid_out(self, table: LiveTable, wish: Wish, token: str) -> list[Row]:
        """Let everything happen with which a table begins."""
        rows: list[Row] = []

        def happen(happenings: list[AnyHappening]) -> None:
            for one in happenings:
                rows.append(Row(table.seq, int(self.wall()), -1, "", one))
                table.apply(rows[-1], self.clock())

        happen([table.opened])
        first = wish.seats - len(wish.bots)
        for i, level in enumerate(wish.bots):
            happen(add_bot(table, first + i, level))
        if wish.names is not None:
            happen(joining.join(table, token, wish.names, None, wish.device))
        if wish.start:
            happen(start(table))
        return rows

    async def join(
        self, table: LiveTable, names: list[str], seat: Seat | None, device: str = ""
    ) -> tuple[str, Member]:
        """Seat somebody; the token that only they will ever have."""
        token = new_token()

        def happen() -> list[AnyHappening]:
            return joining.join(table, hash_of(token), names, seat, device)

        await self.change(table, happen)
        member = table.member_of(hash_of(token))
        assert member is not None
        return token, member

    async def use_ticket(self, table: LiveTable, ticket: str) -> tuple[str, Member]:
        """Let another device take over; its token."""
        token = new_token()

        def happen() -> list[AnyHappening]:
            return joining.use_ticket(table, hash_of(ticket), hash_of(token), int(self.wall()))

        await self.change(table, happen)
        member = table.member_of(hash_of(token))
        assert member is not None
        return token, member

    # Asking.

    async def ask(
        self,
        table: LiveTable,
        member: Member,
        message: str,
        verb: AnyVerb,
        answer: Callable[[Done], None],
    ) -> None:
        """Carry out what a member asks for, once; Denied, MoveRefused or BadInput else."""
        done = Done([])

        def happen() -> list[AnyHappening]:
            nonlocal done
            if table.members.get(member.number) is not member:
                raise Denied("token-unknown")
            if message and member.did(message):
                return []
            done = ask(table, member, verb, self.clock(), int(self.wall()))
            return done.happenings

        await self.change(table, happen, member.number, message, lambda: answer(done))

    def change(
        self,
        table: LiveTable,
        happen: Happen,
        by: int = -1,
        message: str = "",
        answer: Callable[[], None] | None = None,
    ) -> asyncio.Future[None]:
        """Let something happen, one thing after another at each table.

        It happens, whether somebody waits for the answer or not: what is written is applied, even
        when whoever asked is gone by then.
        """
        return self._change(self.places[table.code], happen, by, message, answer)

    def _change(
        self,
        place: Place,
        happen: Happen,
        by: int = -1,
        message: str = "",
        answer: Callable[[], None] | None = None,
    ) -> asyncio.Future[None]:
        change = Change(happen, by, message, answer)
        place.waiting.append(change)
        self._go_on(place)
        return change.done

    def _go_on(self, place: Place) -> None:
        """Let what waits happen, until something has to be written."""
        while place.waiting and not place.writing:
            change = place.waiting.popleft()
            try:
                happenings = change.happen()
                if happenings:
                    self._write(place, change, happenings)
                    continue
                self._caretaker.look_after(place)
            except Exception as error:  # whatever it is, it belongs to whoever asked
                change.end(error)
            else:
                change.end()

    def _write(self, place: Place, change: Change, happenings: list[AnyHappening]) -> None:
        """First it is written; then it is applied, then told."""
        amended, at = place.table.amended(happenings), int(self.wall())
        seq = place.table.seq if amended is None else amended
        rows = [
            Row(seq + i, at, change.by, change.message, happening)
            for i, happening in enumerate(happenings)
        ]

        def written(failure: Failure) -> None:
            place.writing = False
            try:
                if failure is not None:
                    self._notice(failure)
                    raise failure
                self._apply(place, rows)
            except Exception as problem:  # whatever it is, it belongs to whoever asked
                change.end(problem)
            else:
                change.end()
            self._go_on(place)

        place.writing = True
        entry = Entry(place.table.id, _kept(rows), amends=amended is not None)
        self._scribe.write(entry, written)

    def _notice(self, failure: Exception) -> None:
        """Whoever asked is told; that the store is lost concerns everybody."""
        if self.store.gone:
            self._trouble(failure)

    def _apply(self, place: Place, rows: list[Row]) -> None:
        now = self.clock()
        steps = [place.table.apply(row, now) for row in rows]
        place.used = now
        self._listener(place.table, steps)
        self._caretaker.look_after(place)

    # Time.

    async def come(self, table: LiveTable, member: Member | None) -> None:
        """Somebody is connected: a member, or somebody who looks on."""
        if member is None:
            table.watchers += 1
            await self.change(table, lambda: joining.wake(table))
            return
        member.presence.come()
        self.shown_anew(table)
        await self.change(table, lambda: joining.come(table, member))

    def go(self, table: LiveTable, member: Member | None, left: bool) -> None:
        """Somebody is no longer connected."""
        if member is None:
            table.watchers -= 1
        elif table.members.get(member.number) is member:
            member.presence.go(left, self.clock())
            self.shown_anew(table)
        place = self.places.get(table.code)
        if place is not None and place.table is table:
            self._caretaker.look_after(place)

    def shown_anew(self, table: LiveTable) -> None:
        """Something changed that is not kept: who is there."""
        self._listener(table, [])

    async def close(self) -> None:
        """Let what is under way come to its end."""
        for place in self.places.values():
            place.leave()
        await self._caretaker.close()
        for place in self.places.values():
            while place.writing:
                await asyncio.sleep(0.001)
        self.thinker.close()
        self.store.close()


def _kept(rows: list[Row]) -> Rows:
    return [(row.seq, row.at, write_row(row)) for row in rows]
