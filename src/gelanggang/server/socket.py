"""Playing over a WebSocket: a hello, then requests and answers, and what happens meanwhile."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType

from gelanggang.core.errors import BadInput, GelanggangError, MoveRefused
from gelanggang.core.match import Match
from gelanggang.hall.elsewhere import Elsewhere
from gelanggang.hall.request import Request
from gelanggang.hall.store import NotOurs, StoreError
from gelanggang.server.bucket import Bucket
from gelanggang.server.connection import GOING_AWAY, TOO_FAST, Connection, frame
from gelanggang.server.hinting import Hinting
from gelanggang.server.house import House
from gelanggang.server.inner import Passed
from gelanggang.server.logs import failed
from gelanggang.server.price import CHEAP, price
from gelanggang.server.relay import NOT_HERE, parted
from gelanggang.server.room import Room
from gelanggang.server.shortcut import Shortcut
from gelanggang.server.wire import (
    Ack,
    ClientMessage,
    Closed,
    Do,
    Hello,
    Hint,
    Hold,
    Look,
    Ping,
    Pong,
    Preview,
    Previewed,
    Problem,
    Sync,
)
from gelanggang.tables.asking import playing
from gelanggang.tables.checking import seat_of
from gelanggang.tables.denied import Denied
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LOBBY, LiveTable
from gelanggang.tables.token import hash_of
from gelanggang.tables.verb import Choose, SetPack, Undo
from gelanggang.text.catalogue import known_language, voice
from gelanggang.text.errors import sentence

TOO_OFTEN: Final = 20
"""Warnings after which a client that still asks too fast is cut off: a page waits after each, so
this is none."""
MOVING: Final = 10.0
"""Seconds that somebody waits for a table whose process is gone: so long it may seem to have it."""
GLANCE: Final = 0.25
"""Seconds until it is looked again who has it."""
PASSING: Final = ("store-away", "house-closes", "table-moves")
"""What passes by itself: whoever is told so comes back by themselves."""
CONTROL: Final = (WSMsgType.PING, WSMsgType.PONG)
END: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)

decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Session:
    """One client from its hello to its end."""

    def __init__(
        self,
        house: House,
        connection: Connection,
        passed: Passed | None = None,
        inner: bool = False,
    ) -> None:
        self.house: Final = house
        self.connection: Final = connection
        self._passed: Final = passed or Passed(connection.address, "", "")
        """Who this is, for another process,"""
        self._inner: Final = inner
        """and whether another one has led them here."""
        limits = house.limits
        self._bucket: Final = Bucket(limits.message_rate, limits.message_burst, house.clock())
        self._warned = 0
        self._shortcut: Final = Shortcut(limits.message_bytes)
        self._received = 0
        """Messages that came the long way."""
        self._began = 0.0
        """Since when a request of this client is under way;"""
        self._asking = False
        """if there is one."""
        self._waiting: asyncio.Future[None] | None = None
        """Waits for its end."""
        self._over = False
        self._hinting: Final = Hinting(house, connection)

    async def run(self) -> None:
        """Listen until the socket closes."""
        connection = self.connection
        try:
            first = await asyncio.wait_for(self._next(), self.house.limits.hello_seconds)
            if first is None or not await self._hello(first):
                return
            while (message := await self._next()) is not None:
                await self._hear(message)
        except TimeoutError:
            self._close(WSCloseCode.POLICY_VIOLATION, "no-hello")
        finally:
            await self._gone()
            await connection.finish()

    async def _next(self) -> WSMessage | None:
        """What the client sends next; None: nothing more.

        Messages that came together wait for each other, not everybody for all of them; and when the
        client is gone, nobody works off what it has left behind.
        """
        connection = self.connection
        while True:
            # What came before is answered.
            self._shortcut.heard = self._received
            message = await connection.socket.receive()
            self._received += 1
            connection.silent = 0
            if message.type in END or connection.closing or connection.dropped:
                return None
            self.house.metrics.count("messages_received_total")
            self.house.lull.asked()
            if message.type not in CONTROL:
                return message
            if self._pays(CHEAP, "") and message.type is WSMsgType.PING:
                await connection.socket.pong(message.data)
            await asyncio.sleep(0)

    def _pays(self, price: float, id: str) -> bool:
        """Whether the client may ask for something; else it is told, and in the end cut off."""
        now, crowd = self.house.clock(), self.house.crowds
        if self._bucket.take(now, price) and crowd.take(self.connection.address, now, price):
            return True
        self._warned += 1
        if self._warned > TOO_OFTEN:
            self._close(TOO_FAST, "too-fast")
        else:
            self._problem(Denied("too-fast"), id)
        return False

    async def _gone(self) -> None:
        self._over = True
        self._hinting.stop()
        connection = self.connection
        if connection.table is not None:
            room = self.house.room(connection.table)
            self.house.hall.hold(connection.table, connection, 0.0)
            if room.leave(connection):
                self.house.hall.go(connection.table, connection.member, self._left())

    # Messages.

    def _read(self, message: WSMessage) -> ClientMessage | None:
        """A message that can be understood; else the client is told what is wrong with it."""
        if message.type is not WSMsgType.TEXT:
            self._problem(BadInput("message-unreadable", {"problem": "binary"}), "")
            return None
        try:
            return decoder.decode(message.data)
        except msgspec.ValidationError as error:
            self._problem(BadInput("message-wrong", {"problem": str(error)[:200]}), "")
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            self._problem(BadInput("message-unreadable", {"problem": str(error)[:200]}), "")
        return None

    async def _hello(self, message: WSMessage) -> bool:
        hello = self._read(message)
        if not isinstance(hello, Hello):
            self._close(WSCloseCode.POLICY_VIOLATION, "no-hello")
            return False
        connection = self.connection
        try:
            connection.lang = None if hello.lang is None else known_language(hello.lang)
            table = await self._find(hello, message.data)
        # Not `error`, too: compiled, one name has one type in a function that waits.
        except Denied as denied:
            self._problem(self.house.missed(connection.address, denied), "")
            self._close(WSCloseCode.POLICY_VIOLATION, "not-let-in")
            return False
        except GelanggangError as error:
            self._problem(error, "")
            if error.code in PASSING:
                self._close(WSCloseCode.TRY_AGAIN_LATER, "later")
            else:
                self._close(WSCloseCode.POLICY_VIOLATION, "not-let-in")
            return False
        if table is None:
            return False
        room = self.house.room(table)
        room.enter(connection)
        connection.table = table
        try:
            await self.house.hall.come(table, connection.member)
        except NotOurs:
            # Whoever was here is on the way to another process.
            return False
        except GelanggangError as error:
            # A full disk keeps nobody from looking.
            self._problem(error, "")
        await self._welcome(room, hello.have)
        return True

    # Tables that other processes have.

    async def _find(self, hello: Hello, text: str) -> LiveTable | None:
        """The table, when it is here; None: the client was led to where it is, to the end."""
        until = self.house.clock() + MOVING
        while True:
            try:
                return await self._come_in(hello)
            except Elsewhere as elsewhere:
                address = elsewhere.address
            if self._inner:
                # Whoever led them here looks again.
                self.connection.end(NOT_HERE)
                return None
            if await self._lead(address, text) or self.connection.dropped:
                return None
            if self.house.clock() > until:
                raise StoreError("table-moves")
            await asyncio.sleep(GLANCE)

    async def _lead(self, address: str, hello: str) -> bool:
        """Pass on what is said, both ways, until one side ends; whether the table was there."""
        house, connection = self.house, self.connection
        assert house.relay is not None
        line = await house.relay.lead(
            self._passed, address, hello, connection.send_frame, self._line_ended
        )
        if line is None:
            return False
        house.metrics.count("relayed_sockets_total")
        house.led.add(connection)
        try:
            while (message := await self._next()) is not None:
                asked = self._read(message)
                id = "" if asked is None else getattr(asked, "id", "")
                if self._pays(CHEAP if asked is None else price(asked), id) and asked is not None:
                    line.send(message.data)
                await asyncio.sleep(0)
        finally:
            house.led.discard(connection)
            line.close(parted(self._left() and not connection.closing))
        return True

    def _line_ended(self, code: int) -> None:
        """The process that has the table ends it, or is gone."""
        if code:
            self.connection.end(code)
        else:
            self._close(GOING_AWAY, "moved")

    def _left(self) -> bool:
        """Whether the client has said that it leaves."""
        # A browser that closes a page says so; a connection that breaks says nothing.
        return self.connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)

    async def _welcome(self, room: Room, have: int | None) -> None:
        """Send the whole table; of all that is sent this costs most, so it is done in turns."""
        connection = self.connection
        await self.house.turns.take(connection.address)
        if not connection.closing and not connection.dropped:
            room.welcome(connection, have, self.house.hall.clock())
            if self.house.hall.stands:
                connection.send(self.house.standstill(connection, room.table))

    async def _come_in(self, hello: Hello) -> LiveTable:
        house, connection = self.house, self.connection
        if hello.token is None:
            house.check_guesses(connection.address)
        table = await house.hall.find(hello.table)
        member = None
        if hello.token is not None:
            connection.token = hash_of(hello.token)
            member = table.member_of(connection.token)
            if member is None:
                raise Denied("token-unknown")
        elif table.locked and table.phase != LOBBY:
            raise Denied("locked")
        if member is None or hello.watch:
            if table.watchers >= house.limits.watchers:
                raise Denied("too-many-watchers")
            return table
        connection.member = member
        connection.sits_elsewhere(table)
        return table

    def take(self, data: bytes) -> bool:
        """Take what the network brings, if it is a choice that is heard at once."""
        self.connection.silent = 0
        text = self._shortcut.alone(data)
        if text is not None and self._hear_at_once(text):
            return True
        self._shortcut.passes(data)
        return False

    def _hear_at_once(self, text: bytes) -> bool:
        """Hear a choice that came the short way; whether it was one, and its turn."""
        connection = self.connection
        table, member = connection.table, connection.member
        if table is None or member is None or self._asking or connection.closing or self._over:
            return False
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            # Said by whoever reads it the long way.
            return False
        if not isinstance(message, Do) or not isinstance(message.verb, Choose):
            return False
        self.house.metrics.count("messages_received_total")
        self.house.lull.asked()
        if self._pays(CHEAP, message.id):
            self._ask(table, member, message)
        return True

    async def _hear(self, raw: WSMessage) -> None:
        if self._asking:
            await self._answered()
        message = self._read(raw)
        id = "" if message is None else getattr(message, "id", "")
        if not self._pays(CHEAP if message is None else price(message), id) or message is None:
            await asyncio.sleep(0)
            return
        began = self.house.clock()
        try:
            await self._answer(message)
        except Exception as error:  # a mistake of ours must not end the client's game
            self._went_wrong(error, id)
        if not isinstance(message, Do):
            self.house.metrics.took(self.house.clock() - began)
            # What was asked of the table has waited for the store already.
            await asyncio.sleep(0)

    def _went_wrong(self, error: Exception, id: str) -> None:
        if isinstance(error, GelanggangError):
            self._problem(error, id)
        elif not isinstance(error, NotOurs):
            failed("unexpected", error)
            self.house.metrics.count("troubles_total")
            self._problem(Denied("our-mistake"), id)
        # Else the table is elsewhere: what was not acknowledged is sent again there.

    async def _answer(self, message: ClientMessage) -> None:
        connection = self.connection
        table = connection.table
        assert table is not None
        room = self.house.room(table)
        match message:
            case Do():
                await self._do(table, message)
            case Preview():
                self._preview(table, message)
            case Hint():
                match, seat = self._asked(table, message.seat)
                self._hinting.start(table, match, seat, message.id, self._problem)
            case Look():
                member = connection.member
                if message.seat is not None:
                    if member is None:
                        raise Denied("no-seat")
                    seat_of(member, message.seat)
                connection.eyes = message.seat
                await self._welcome(room, None)
                connection.send(Ack(message.id))
            case Sync():
                await self._welcome(room, message.have)
            case Ping():
                connection.send(Pong(table.version(connection.eyes), room.serial))
            case Hold():
                if connection.token:
                    self.house.hall.hold(table, connection, message.ms / 1000)
            case Hello():
                raise Denied("hello-twice")

    async def _do(self, table: LiveTable, message: Do) -> None:
        member = self.connection.member
        if member is None:
            raise Denied("no-seat")
        if isinstance(message.verb, Undo):
            # The game will be played again, at once, to see whether that is fair.
            await self.house.turns.take(self.connection.address)
        elif isinstance(message.verb, SetPack):
            # It may lie at another process.
            await self.house.hall.packs.bring(table.rules.key, message.verb.pack)
        self._ask(table, member, message)
        await self._answered()

    def _ask(self, table: LiveTable, member: Member, message: Do) -> None:
        """Ask the table for something: what comes of it is told in the moment it happens."""
        self._began = self.house.clock()
        self._asking = True
        try:
            self.house.hall.ask(table, member, message.id, message.verb, self._acknowledge)
        except Exception as error:  # a mistake of ours must not end the client's game
            self._went_wrong(error, message.id)
            self._settle()

    async def _answered(self) -> None:
        """Wait until what was asked for is answered."""
        if self._asking:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def _acknowledge(self, request: Request, error: Exception | None) -> None:
        if not self._over:
            if error is not None:
                self._went_wrong(error, request.message)
            else:
                outcome = request.outcome
                if outcome.emote is not None:
                    self.house.room(request.place.table).emote(*outcome.emote)
                ack = Ack(request.message, outcome.ticket)
                self.house.lull.keep(self.connection, frame(ack))
        self._settle()

    def _settle(self) -> None:
        self._asking = False
        self.house.metrics.took(self.house.clock() - self._began)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _asked(self, table: LiveTable, wish: int | None) -> tuple[Match, int]:
        if self.connection.member is None:
            raise Denied("no-seat")
        return playing(table), seat_of(self.connection.member, wish)

    def _preview(self, table: LiveTable, message: Preview) -> None:
        match, seat = self._asked(table, message.seat)
        move = table.rules.draft(message.move)
        refusal = match.refusal(seat, move)
        asked = match.pending().get(seat)
        if asked is None:
            assert refusal is not None
            raise MoveRefused(refusal)
        narration = self.house.room(table).narration(self.connection.lang or self.house.lang)
        assert narration is not None
        why = "" if refusal is None else narration.problem(MoveRefused(refusal))
        self.connection.send(Previewed(message.id, match.preview(seat, move), why))

    # Answers.

    def _problem(self, error: GelanggangError, id: str) -> None:
        self.house.metrics.count("problems_total")
        connection = self.connection
        lang = connection.lang or self.house.lang
        if connection.table is None:
            text = sentence(voice(lang), error)
        else:
            room = self.house.room(connection.table)
            # It may be wrong because of what they were not told yet.
            narration = room.narration(lang)
            assert narration is not None
            text = narration.problem(error)
        connection.send(Problem(error.code, text, id, error.facts))

    def _close(self, code: int, why: str) -> None:
        text = voice(self.connection.lang or self.house.lang).say(f"server-closed-{why}")
        closed = Closed(why, text)
        if code == TOO_FAST:
            self.connection.cut_off(code, closed)
        else:
            self.connection.close(code, closed)
