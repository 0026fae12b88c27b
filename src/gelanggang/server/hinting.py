"""Hints: a bot thinks for a while, and meanwhile the client can do something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from gelanggang.bots.thought import Reason
from gelanggang.core.errors import GelanggangError, MoveRefused
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.server.connection import Connection
from gelanggang.server.house import House
from gelanggang.server.logs import failed
from gelanggang.server.wire import Hinted
from gelanggang.tables.asking import playing
from gelanggang.tables.denied import Denied
from gelanggang.tables.table import LiveTable

Problem = Callable[[GelanggangError, str], None]
"""Tells the client what is wrong with the message of this id."""


class Hinting:
    """The hints that one client has asked for."""

    def __init__(self, house: House, connection: Connection) -> None:
        self._house: Final = house
        self._connection: Final = connection
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, table: LiveTable, match: Match, seat: int, id: str, problem: Problem) -> None:
        """Let a bot think about what a seat is asked."""
        _check_asked(match, seat)
        if self._connection.hinting:
            raise Denied("too-fast")
        self._connection.hinting = True
        task = asyncio.get_running_loop().create_task(self._hint(table, seat, id, problem))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        for task in self._tasks:
            task.cancel()

    async def _hint(self, table: LiveTable, seat: int, id: str, problem: Problem) -> None:
        house, connection = self._house, self._connection
        try:
            async with house.labour.turns.of(connection.address):
                # Meanwhile somebody may have answered, or taken back.
                _check_asked(playing(table), seat)
                idea = await house.hall.thinker.think(table, seat, table.level)
        except GelanggangError as error:
            problem(error, id)
            return
        except Exception as error:
            failed("thinker", error)
            problem(Denied("our-mistake"), id)
            return
        finally:
            connection.hinting = False
        narration = house.room(table).narration(connection.lang)
        match = table.match
        text, why = "", ""
        if narration is not None and match is not None:
            teller = narration.looking(match)
            text = teller.move(table.rules.read(idea.move))
            why = teller.reason(Reason(idea.code, idea.facts))
        connection.send(Hinted(id, idea.move, text, why))


def _check_asked(match: Match, seat: int) -> None:
    """MoveRefused when nothing is asked of a seat."""
    if seat not in match.pending():
        refusal = match.refusal(seat, Move(""))
        assert refusal is not None
        raise MoveRefused(refusal)
