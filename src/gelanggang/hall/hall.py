"""All tables of a house: made, found, left alone, brought back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.hall.archive import Archive
from gelanggang.hall.caretaker import Caretaker, Clock
from gelanggang.hall.cupboard import Cupboard, Packs
from gelanggang.hall.errand import Awaited, Chore, Errand, Happen
from gelanggang.hall.library import Library
from gelanggang.hall.opening import Opening
from gelanggang.hall.place import Place
from gelanggang.hall.request import Answer, Request
from gelanggang.hall.scribe import Scribe
from gelanggang.hall.standing import StandingClock
from gelanggang.hall.store import Conflict, Failure, NotOurs, Store, StoreError
from gelanggang.hall.surroundings import Surroundings
from gelanggang.hall.tenure import PATIENCE, Tenure, unheard
from gelanggang.hall.thinker import Thinker
from gelanggang.hall.tidings import Tidings
from gelanggang.tables import ending, joining
from gelanggang.tables.code import LONG, MANY, SHORT, new_code, read_code
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.joining import Wish
from gelanggang.tables.seat import Member
from gelanggang.tables.step import Step, only_choices
from gelanggang.tables.table import PLAYING, LiveTable
from gelanggang.tables.token import hash_of, new_token
from gelanggang.tables.verb import AnyVerb

IDLE: Final = 600.0
"""Seconds without anybody after which a table leaves the memory.  Whoever comes back sooner finds
it at once, later it is read from the store; a house does not grow with every table of the day."""
SHORT_CODES: Final = 20
"""Short codes that are tried before a longer one is taken: when so many are in use, nearly all are.
With four times as many tries in vain the house is full."""
CHANGED: Final = ("pack-changed", "rules-changed", "story-changed")
"""Why a table cannot go on whose records and files can still be had."""
BOT_PAUSE: Final = 0.9
"""Seconds that a bot waits, so that people can follow; and so that a choice can be taken back."""

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
        cupboard: Cupboard | None = None,
        around: Surroundings | None = None,
    ) -> None:
        self.store: Final = store
        self.library: Final = library
        self.packs: Final = Packs(library, cupboard)
        self.thinker: Final = thinker
        self.clock: Final = StandingClock(clock)
        self.wall: Final = wall
        self.places: Final[dict[str, Place]] = {}
        self.stands = ""
        """Why nothing goes on just now, as the code of a sentence; empty: it does."""
        self._around: Final = around or Surroundings()
        self._archive: Final = Archive(store, library, self.packs, self.clock, wall)
        self.tenure: Final = Tenure(store, self._archive)
        self._scribe: Final = Scribe(store, self._written, self._around.told)
        self._listener: Final = listener
        self._trouble: Final = trouble
        self._caretaker: Final = Caretaker(self._carry, thinker, trouble, self.clock, bot_pause)
        self._coming: Final[dict[str, asyncio.Future[LiveTable | None]]] = {}

    def begin(self) -> None:
        """Hear from now on what befalls the store."""
        loop = asyncio.get_running_loop()
        self.store.listen(Tidings(loop, self._stand, self._go_on_again, self._lose_all))

    # Finding.

    async def find(self, text: str) -> LiveTable:
        """The table with a code, from memory or from the store; Denied when there is none.

        Elsewhere when another process has it.
        """
        code = read_code(text)
        table = None if code is None else await self._found(code)
        if table is None:
            raise Denied("unknown-table", {"code": text[:8]})
        place = self.places.get(table.code)
        if place is not None:
            place.used = self.clock()
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
        if self.stands:
            raise StoreError(self.stands)
        back = await self.tenure.take(code)
        if back is None:
            return None
        if code in self.places:
            # It was made meanwhile, and whoever looked for it had guessed.
            self.places[code].epoch = back.epoch
            return self.places[code].table
        place = self.places[code] = Place(back.table, self.clock(), back.epoch)
        self._caretaker.look_after(place)
        return back.table

    async def record(self, text: str, number: int | None) -> tuple[int, str]:
        """The number and the record of a game that is over: of this one, or the latest.

        It is there even when the table itself cannot go on.  Denied when there is none.
        """
        try:
            table = await self.find(text)
            if table.unrecorded is not None:
                await self.change(table, lambda: ending.recorded(table))
            records = table.records
        except Denied as denied:
            if denied.code not in CHANGED:
                raise
            code = read_code(text)
            assert code is not None
            records = await self._archive.records(code)
        wanted = max(records, default=0) if number is None else number
        if wanted not in records:
            raise Denied("not-over")
        return wanted, records[wanted]

    async def journey(self, text: str) -> str:
        """The file of the party at a table, even when that cannot go on; Denied: there is none."""
        try:
            party = (await self.find(text)).party
            journey = "" if party is None else party.journey.text()
        except Denied as denied:
            if denied.code not in CHANGED:
                raise
            code = read_code(text)
            assert code is not None
            journey = await self._archive.journey(code)
        if not journey:
            raise Denied("no-story")
        return journey

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
            self.places[code].leave()
        self.tenure.release([self.places.pop(code).table.id for code in gone])
        return len(gone)

    async def expire(self) -> int:
        """Forget tables that have rested too long; how many.

        Never one that is in memory: there is somebody, or was a moment ago.
        """
        return await self._archive.forget(
            lambda: [place.table.id for place in self.places.values()]
        )

    # Making and joining.

    async def open(self, wish: Wish) -> tuple[LiveTable, str]:
        """A new table with a code of its own, and the token of the device that made it."""
        self._check_going()
        await self.packs.bring(wish.game, wish.pack)
        rules = self.library.rules(wish.game, wish.pack)
        token = new_token()
        many = await self._archive.count() >= MANY
        for attempt in range(4 * SHORT_CODES):
            code = new_code(LONG if many or attempt >= SHORT_CODES else SHORT)
            if code in self.places:
                continue
            opened, now = joining.open_table(code, rules, wish), self.clock()
            find = self.library.finder(wish.game)
            table = LiveTable(secrets.token_hex(8), opened, rules, now, find)
            try:
                await self._carry(Opening(self.places, table, now, wish, hash_of(token)))
            except Conflict:
                # A table that is not in memory has this code.
                continue
            return table, token
        raise Denied("house-full")

    async def join(
        self,
        table: LiveTable,
        names: list[str],
        seat: Seat | None,
        device: str = "",
        wait: bool = False,
    ) -> tuple[str, Member]:
        """Seat somebody, or let them wait; the token that only they will ever have."""
        token = new_token()

        def happen() -> list[AnyHappening]:
            return joining.join(table, hash_of(token), names, seat, device, wait)

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

    def ask(
        self,
        table: LiveTable,
        member: Member,
        message: str,
        verb: AnyVerb,
        answer: Answer,
    ) -> None:
        """Carry out what a member asks for, once; else the answer is why not.

        StoreError while nothing goes on, NotOurs when the table is no longer here.
        """
        if self.stands:
            raise StoreError(self.stands)
        self._take_up(Request(self._place(table), member, message, verb, answer))

    def change(self, table: LiveTable, happen: Happen) -> asyncio.Future[None]:
        """Let something happen that the house itself wants."""
        self._check_going()
        return self._carry(Chore(self._place(table), happen))

    def _place(self, table: LiveTable) -> Place:
        """Where a table is; NotOurs when it has gone, or was brought back since."""
        place = self.places.get(table.code)
        if place is None or place.table is not table:
            raise NotOurs(table.code)
        return place

    def _check_going(self) -> None:
        """StoreError when nothing new can happen."""
        if self.stands:
            raise StoreError(self.stands)
        self.tenure.check()

    # Carrying: every change of every table goes through here.

    def _carry(self, errand: Awaited) -> asyncio.Future[None]:
        """Carry an errand to its end, for which somebody may wait."""
        self._take_up(errand)
        return errand.done

    def _take_up(self, errand: Errand) -> None:
        """Begin an errand, one after another at each table.

        It happens, whether somebody waits for the answer or not: what is written is applied, even
        when whoever asked is gone by then.
        """
        errand.place.waiting.append(errand)
        self._go_on(errand.place)

    def _go_on(self, place: Place) -> None:
        """Let what waits happen, until the store has to be waited for."""
        while place.waiting and not place.writing:
            errand = place.waiting.popleft()
            try:
                entry = errand.ask(self.clock(), int(self.wall()))
                if entry is None:
                    self._caretaker.look_after(place)
            except Exception as error:  # whatever it is, it belongs to whoever asked
                errand.end(error)
                continue
            # First it is written; then it is applied, then told.
            if entry is None:
                errand.end()
            else:
                place.writing = True
                self._scribe.write(errand, entry)

    def _written(self, errand: Errand, failure: Failure) -> None:
        """The scribe is back."""
        errand.place.writing = False
        self._over(errand, failure)
        self._go_on(errand.place)

    def _over(self, errand: Errand, failure: Failure) -> None:
        """What is on disk happens and is told; else whoever asked is told why it is not."""
        problem: Exception | None = failure
        if failure is None:
            try:
                self._happen(errand)
            except Exception as error:  # whatever it is, it belongs to whoever asked
                problem = error
        elif isinstance(failure, NotOurs):
            self._lose(errand.place)
        elif self.store.gone:
            # That the store is lost concerns everybody.
            self._trouble(failure)
        try:
            errand.end(problem)
        except Exception as error:  # whatever it is, the others of its group go on
            self._trouble(error)

    def _happen(self, errand: Errand) -> None:
        place, now = errand.place, self.clock()
        steps = errand.happen(now)
        place.used = now
        self._listener(place.table, steps)
        self._caretaker.look_after(place, only_choices(steps))

    # What befalls the store that others use too.

    def _stand(self, why: str) -> None:
        """Nothing can be written: what is asked for is refused, and no time passes at any table."""
        self.stands = why
        self.clock.stand()
        self._around.stood()

    def _go_on_again(self) -> None:
        self.stands = ""
        self.clock.go_on()
        self._around.stood()
        for place in self.places.values():
            self._caretaker.look_after(place)

    def _lose_all(self, tables: list[str]) -> None:
        for place in [one for one in self.places.values() if one.table.id in tables]:
            self._lose(place)

    def _lose(self, place: Place) -> None:
        """Another process has a table: nothing more happens at it here."""
        if place.gone:
            return
        self.tenure.lost += 1
        self._clear(place)
        if self.places.get(place.table.code) is place:
            del self.places[place.table.code]
        self._around.moved(place.table)

    def _clear(self, place: Place) -> None:
        """A table leaves the memory, and whoever waits for something there is told so."""
        place.leave()
        while place.waiting:
            place.waiting.popleft().end(NotOurs(place.table.code))

    # Time.

    async def come(self, table: LiveTable, member: Member | None) -> None:
        """Somebody is connected: a member, or somebody who looks on."""
        place = self._place(table)
        if member is None:
            table.watchers += 1
            coming = self._carry(Chore(place, lambda: joining.wake(table)))
        else:
            member.presence.come()
            self.shown_anew(table)
            coming = self._carry(Chore(place, lambda: joining.come(table, member)))
        if self.stands:
            # Who comes to see what is the matter must not wait for its end.
            coming.add_done_callback(unheard)
        else:
            await coming

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

    def hold(self, table: LiveTable, device: object, seconds: float) -> None:
        """A device of the table's own people needs time to show what happened; 0: no longer."""
        place = self.places.get(table.code)
        if place is None or place.table is not table:
            return
        if seconds:
            place.holds[device] = self.clock() + seconds
        else:
            place.holds.pop(device, None)

    def shown_anew(self, table: LiveTable) -> None:
        """Something changed that is not kept: who is there."""
        self._listener(table, [])

    async def hand_over(self) -> None:
        """Take no more tables, let what is under way come to its end, and let go of all."""
        self.tenure.close()
        places = list(self.places.values())
        self.places.clear()
        for place in places:
            self._clear(place)
        await self._caretaker.close()
        until = self._now() + PATIENCE
        for place in places:
            while place.writing and self._now() < until:
                await asyncio.sleep(0.001)
        await self.tenure.end([place.table.id for place in places])

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def close(self) -> None:
        """Let go of everything, and end."""
        await self.hand_over()
        # The others need not wait for thoughts that nobody needs any more.
        self.store.close()
        self.thinker.close()
