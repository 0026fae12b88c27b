"""Two worlds that differ only in what a watcher cannot see: what does the wire tell the watcher?

A world is a live table with its room, put into a position of a random game.  Everything goes
through the server's own code up to the bytes that would be sent; only the socket is missing.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

from aiohttp import WSMessage, WSMsgType

from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.place import Place
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.connection import Connection, frame
from gelanggang.server.house import House
from gelanggang.server.socket import Session
from gelanggang.server.wire import ServerMessage
from gelanggang.tables import verb as ask
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable
from tests.laws.tables import Position
from tests.server.table import GENEROUS
from tests.tables.sitting import LIBRARY, Sitting


class Ear:
    """A connection that keeps what it is sent."""

    def __init__(self, eyes: Seat | None, lang: str | None, member: Member | None) -> None:
        self.eyes = eyes
        self.lang = lang
        self.member = member
        self.token = "" if member is None else member.token
        self.table: object = None
        self.address = ""
        self.dropped = False
        self.ready = False
        self.closing = False
        self.hinting = False
        self.sent: list[bytes] = []

    def sits_elsewhere(self, table: LiveTable) -> bool:
        """Nobody changes places in a game."""
        return False

    def send(self, message: ServerMessage) -> None:
        self.send_frame(frame(message))

    def send_frame(self, made: bytes) -> None:
        self.sent.append(made)

    def send_later(self, made: bytes) -> bool:
        # It travels too, a little later.
        self.send_frame(made)
        return False

    def take(self) -> list[bytes]:
        sent, self.sent = self.sent, []
        return sent


class World:
    """A table in a position, and one who watches it: a seat, or None for spectators and the TV."""

    def __init__(self, at: Position, state: Any, watcher: Seat | None) -> None:
        table = at.table
        self.at = at
        self.sitting = Sitting(table.game, table.seats, seed="worlds")
        members = [self.sitting.join() for _ in range(table.seats)]
        self.sitting.do(members[0], ask.Start())
        self.table = self.sitting.table
        self.table.next_seed = "the next world"
        match: Any = self.sitting.match
        match._state = state
        match._game = at.chance.copy()
        match.rules = at.rules
        thinker = InlineThinker(LIBRARY)
        self.house = House(
            MemoryStore(), LIBRARY, thinker, limits=GENEROUS, clock=self._now, wall=self._now
        )
        self.house.hall.places[self.table.code] = Place(self.table, 0.0)
        self.room = self.house.room(self.table)
        member = None if watcher is None else members[watcher]
        # Two listeners: sentences in one language, bare facts for the other.
        self.ears = [Ear(watcher, "en", member), Ear(watcher, None, None)]
        # The others are told first: what is made once for several must not tell too much to one.
        seats = [seat for seat in (*range(table.seats), None) if seat != watcher]
        self.others = [Ear(seats[0], "en", None), *[Ear(seat, None, None) for seat in seats]]
        for ear in [*self.others, *self.ears]:
            ear.table = self.table
            self.room.connections.append(cast(Connection, ear))

    def _now(self) -> float:
        return self.sitting.now

    def welcome(self, have: int | None) -> list[bytes]:
        """What somebody gets who comes, or comes back."""
        for ear in [*self.others, *self.ears]:
            self.room.welcome(cast(Connection, ear), have, self.sitting.now)
        return self.take()

    def take(self) -> list[bytes]:
        return [body for ear in self.ears for body in ear.take()]

    def move(self, seat: Seat, move: Move) -> list[bytes]:
        """Somebody moves: what the watcher is sent."""
        member = self.table.members[self.table.chairs[seat].member]
        match = self.sitting.match
        asked = match.pending()[seat]
        chosen = ask.Choose(asked.id, self.at.rules.write(move))
        before = len(self.table.steps)
        self.sitting.do(member, chosen)
        self.room.tell(list(self.table.steps)[before:], self.sitting.now)
        return self.take()

    def requests(self, messages: list[dict[str, Any]]) -> list[bytes]:
        """What the watcher is answered to requests that change nothing."""

        async def ask_all() -> None:
            session = Session(self.house, cast(Connection, self.ears[0]))
            for message in messages:
                await session._hear(WSMessage(WSMsgType.TEXT, json.dumps(message), None))

        asyncio.run(ask_all())
        return self.take()
