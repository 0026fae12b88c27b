"""The server's own state: the hall, the rooms, and what is counted."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from gelanggang.core.errors import BadInput, GelanggangError
from gelanggang.hall.calendar import DAY
from gelanggang.hall.caretaker import Clock
from gelanggang.hall.cupboard import Cupboard
from gelanggang.hall.hall import BOT_PAUSE, Hall
from gelanggang.hall.library import Found, Library
from gelanggang.hall.store import Store, StoreError
from gelanggang.hall.surroundings import Surroundings
from gelanggang.hall.thinker import Thinker
from gelanggang.server.address import Address, nowhere
from gelanggang.server.bucket import Buckets
from gelanggang.server.connection import GOING_AWAY, Connection, Post
from gelanggang.server.heartbeat import Heartbeat
from gelanggang.server.laboratory import Laboratory
from gelanggang.server.labour import Labour
from gelanggang.server.limits import Limits
from gelanggang.server.logs import failed, log, warn
from gelanggang.server.lull import Lull
from gelanggang.server.metrics import Metrics
from gelanggang.server.printer import Printer
from gelanggang.server.proxy import Proxies
from gelanggang.server.relay import Relay
from gelanggang.server.room import Room
from gelanggang.server.turns import Turns
from gelanggang.server.wire import Standstill
from gelanggang.tables.denied import Denied
from gelanggang.tables.step import Step
from gelanggang.tables.table import LiveTable
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence

SWEEP: Final = 60.0
"""Seconds until the house looks again whether its store is well, and what it can let go of."""
PULSE: Final = 2.0
"""Seconds for which an answer of the store about its health counts: whoever asks more often, as
monitors do, does not keep the store busy with it."""
PATIENCE: Final = 0.05
"""Seconds that somebody who asks whether the store is well waits for a new answer; after that the
last one has to do. A store that hangs must not hang its watchers."""
GUESSES: Final = ("unknown-table", "token-unknown")
"""What somebody is told who guesses at codes or tokens."""
GONE: Final = "store-gone"
"""What the store says when its file is no longer there."""
AWAY: Final = "store-away"
"""What it says when it cannot be reached: that passes by itself."""
SHARE: Final = 2.0
"""Seconds until it is looked again how many processes the budgets of an address are shared by."""


class House(Surroundings):
    """Everything that the handlers of requests share."""

    def __init__(
        self,
        store: Store,
        library: Library,
        thinker: Thinker,
        limits: Limits | None = None,
        proxies: Proxies | None = None,
        figures_token: str = "",
        lang: str = LANGUAGES[0],
        clock: Clock = time.monotonic,
        wall: Clock = time.time,
        bot_pause: float = BOT_PAUSE,
        uploads: bool = True,
        public_url: str = "",
        near: Address = nowhere,
        lab: bool = True,
        bench: Thinker | None = None,
        relay: Relay | None = None,
        cupboard: Cupboard | None = None,
    ) -> None:
        self.limits: Final = limits or Limits()
        self.proxies: Final = proxies or Proxies()
        self.figures_token: Final = figures_token
        """Opens the figures to machines elsewhere; empty: nobody elsewhere sees them."""
        self.lang: Final = lang
        self.public_url: Final = public_url
        """Where everybody finds this house, if its host has named that."""
        self.near: Final = near
        """Where those in the same network find it."""
        self.metrics: Final = Metrics()
        self.clock: Final = clock
        self.hall: Final = Hall(
            store,
            library,
            thinker,
            self._tell,
            self._trouble,
            clock,
            wall,
            bot_pause,
            cupboard,
            self,
        )
        self.relay: Final = relay
        """Leads to tables that other processes have; None: there are no others."""
        self.led: Final[set[Connection]] = set()
        """Those who were led to another process,"""
        self.rooms: Final[dict[str, Room]] = {}
        self.post: Final = Post()
        self.lull: Final = Lull(clock)
        self.heartbeat: Final = Heartbeat()
        self.turns: Final = Turns()
        """For what is heavy and has to be done here."""
        self.labour: Final = Labour(thinker)
        """For what is heavy and can be done elsewhere."""
        self._bench: Final = bench
        self.bench: Final = Labour(bench or thinker)
        """For what somebody who makes cards waits for: not by those for whom tables wait."""
        most = self.limits
        self.addresses: Final = Buckets(most.address_rate, most.address_burst)
        self.devices: Final = Buckets(most.request_rate, most.request_burst)
        self.crowds: Final = Buckets(most.crowd_rate, most.crowd_burst)
        self.openings: Final = Buckets(most.open_rate, most.open_burst)
        self.replays: Final = Buckets(most.replay_rate, most.replay_burst)
        self.ideas: Final = Buckets(most.idea_rate, most.idea_burst)
        self.uploads: Final = uploads and library.own is not None
        """Whether people may bring words and cards of their own."""
        self.uploadings: Final = Buckets(most.upload_rate, most.upload_burst)
        tag = str if relay is None else relay.tag
        self.laboratory: Final = Laboratory(self.limits, clock, tag) if lab else None
        """Measures packs of people's own; None: not here."""
        self.printer: Final = Printer(self.limits)
        self.misses: Final = Buckets(most.miss_rate, most.miss_burst)
        self._shared_by = 1
        self.sockets: Final[Counter[str]] = Counter()
        self.demo = ""
        """The code of the table where bots play for those who want to watch."""
        self.broken: Final = asyncio.Event()
        """The store is lost: the house has to stop."""
        self._pulse = ""
        self._pulse_at = -PULSE
        self._feeling: asyncio.Task[None] | None = None
        library.trouble = self._broken_pack

    async def close(self) -> None:
        """Stop whatever runs aside, write what is waiting, end."""
        if self.laboratory is not None:
            await self.laboratory.close()
        if self._bench is not None:
            self._bench.close()
        if self.relay is not None:
            await self.relay.close()
        await self.hall.close()

    def comers(self) -> int:
        """How many have come so far, whatever they wanted: each asks at the door once at least."""
        return self.metrics.counters["requests_total"]

    def room(self, table: LiveTable) -> Room:
        """The room of a table; a table that was brought back gets a new one."""
        room = self.rooms.get(table.code)
        if room is None or room.table is not table:
            room, place = Room(table, self.lull), self.hall.places.get(table.code)
            if place is not None and place.table is table:
                # The room of a table that has moved is nobody's any more.
                self.rooms[table.code] = room
        return room

    async def holding(self, game: str, digest: str) -> Found:
        """A pack, whatever it is called, wherever in the house it lies; Denied: nowhere."""
        try:
            return self.hall.library.holding(game, digest)
        except Denied:
            await self.hall.packs.fetch(game, digest)
        return self.hall.library.holding(game, digest)

    # What befalls the tables.

    def moved(self, table: LiveTable) -> None:
        """Another process has a table: those who are here come back, and are led there."""
        room = self.rooms.get(table.code)
        if room is None or room.table is not table:
            return
        del self.rooms[table.code]
        for connection in room.connections[:]:
            room.part(connection, GOING_AWAY, "moved")

    def told(self) -> None:
        """Nobody waits for the next turn of the loop."""
        self.post.deliver()

    def stood(self) -> None:
        """Tell everybody why nothing goes on, or that it does."""
        if self.hall.stands:
            warn("store", code=self.hall.stands)
        else:
            log("store-back")
        for room in self.rooms.values():
            for connection in room.connections:
                connection.send(self.standstill(connection, room.table))

    def standstill(self, connection: Connection, table: LiveTable) -> Standstill:
        """Why nothing goes on, in somebody's language, and how much time is left."""
        why = self.hall.stands
        text = sentence(voice(connection.lang or self.lang), StoreError(why)) if why else ""
        return Standstill(why, text, table.clock.left(self.hall.clock()))

    @property
    def unready(self) -> str:
        """Why nobody should be sent here now, as a code; empty: they can come."""
        return "house-closes" if self.hall.tenure.ended else self.hall.stands

    def _tell(self, table: LiveTable, steps: list[Step]) -> None:
        for step in steps:
            if step.actor is not None:
                by_bot = table.chairs[step.actor].by_bot
                self.metrics.count("bot_choices_total" if by_bot else "choices_total")
        room = self.rooms.get(table.code)
        if room is not None and room.table is table:
            room.tell(steps, self.hall.clock())

    def _trouble(self, error: Exception) -> None:
        self.metrics.count("troubles_total")
        if isinstance(error, StoreError):
            warn("store", code=error.code)
            self._look_at_store(error)
        elif isinstance(error, GelanggangError):
            warn("table", code=error.code)
        else:
            failed("unexpected", error)

    def _broken_pack(self, pack: str, error: BadInput) -> None:
        warn("pack", pack=pack, code=error.code)

    def _look_at_store(self, error: GelanggangError) -> None:
        if error.code == GONE:
            self.broken.set()

    async def pulse(self) -> str:
        """The code of what is wrong with the store; empty: it can be written to.

        A store that takes its time is not waited for: then this is what was known last.
        """
        now = self.clock()
        if self._feeling is None and now >= self._pulse_at + PULSE:
            self._pulse_at = now
            self._feeling = asyncio.get_running_loop().create_task(self._feel())
        if self._feeling is not None:
            await asyncio.wait([self._feeling], timeout=PATIENCE)
        return self._pulse

    async def _feel(self) -> None:
        try:
            await asyncio.wrap_future(self.hall.store.pulse())
            self._pulse = ""
        except StoreError as error:
            self._pulse = error.code
            if error.code != AWAY:
                self._trouble(error)
        finally:
            self._feeling = None

    # Guessing.

    def check_guesses(self, address: str) -> None:
        """Denied when an address has guessed too often: then not even what is right is told."""
        now = self.clock()
        wait = self.misses.of(address, now).wait(now)
        if wait > 0:
            raise Denied("too-many-guesses", {"seconds": int(wait) + 1})

    def missed(self, address: str, error: Denied) -> Denied:
        """What somebody is told who found nothing: after many misses no longer what was missed."""
        if error.code not in GUESSES or self.misses.take(address, self.clock()):
            return error
        return Denied("too-many-guesses", {"seconds": 1})

    def gauges(self) -> dict[str, int]:
        """What there is just now."""
        return {
            "tables": len(self.hall.places),
            "connections": sum(len(room.connections) for room in self.rooms.values()),
            "relayed_sockets": len(self.led),
            "processes": self.hall.store.peers,
        }

    def counted(self) -> dict[str, int]:
        """What others have counted."""
        tenure, store = self.hall.tenure, self.hall.store
        return {
            "tables_taken_total": tenure.taken,
            "tables_lost_total": tenure.lost,
            "commits_total": store.commits,
            "entries_total": store.written,
        }

    def sweep(self) -> int:
        """Let tables leave the memory that nobody uses; how many."""

        def busy(table: LiveTable) -> bool:
            room = self.rooms.get(table.code)
            return room is not None and room.table is table and bool(room.connections)

        gone = self.hall.evict(busy)
        for code in [code for code in self.rooms if code not in self.hall.places]:
            del self.rooms[code]
        self.metrics.count("tables_evicted_total", gone)
        return gone

    async def keep_sharing(self) -> None:
        """Share the budgets of an address with the other processes, as they come and go."""
        while True:
            processes = max(1, self.hall.store.peers)
            if processes != self._shared_by:
                self._shared_by = processes
                for budgets in (
                    self.addresses,
                    self.devices,
                    self.crowds,
                    self.openings,
                    self.replays,
                    self.ideas,
                    self.uploadings,
                    self.misses,
                ):
                    budgets.share(processes, self.clock())
            await asyncio.sleep(SHARE)

    async def keep_tidy(self) -> None:
        """For as long as the server runs."""
        expired = 0.0
        while True:
            if self.clock() >= expired:
                expired = self.clock() + DAY
                try:
                    log("expired", tables=await self.hall.expire())
                except StoreError as error:
                    self._trouble(error)
            await asyncio.sleep(SWEEP)
            self.sweep()
            await self.pulse()
