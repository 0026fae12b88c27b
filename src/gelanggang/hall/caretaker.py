"""Sees to what happens at a table by itself: bots choose, and time passes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from gelanggang.core.ids import Seat
from gelanggang.hall.errand import Awaited, Chore
from gelanggang.hall.place import Place
from gelanggang.hall.store import NotOurs
from gelanggang.hall.thinker import Thinker, quick
from gelanggang.tables import ending, waiting
from gelanggang.tables.asking import bot_choice
from gelanggang.tables.table import OVER, PLAYING

RETRY: Final = 2.0
"""Seconds until what has to happen, and could not, is tried again: by then the disk may have room,
and a table where a bot is to choose does not stand still for long."""

LONGEST_HOLD: Final = 13.0
"""Seconds that a bot waits for those who watch: the longest show, told slowly."""
GLANCE: Final = 0.2
"""Seconds after which it is looked again whether they still watch."""

Work = Callable[[], Coroutine[Any, Any, None]]
"""Something to be done later; where the house closes first, it is never begun."""
Clock = Callable[[], float]


class Caretaker:
    """Looks after every table: after each change, and when an alarm rings."""

    def __init__(
        self,
        carry: Callable[[Awaited], asyncio.Future[None]],
        thinker: Thinker,
        trouble: Callable[[Exception], None],
        clock: Clock,
        bot_pause: float,
    ) -> None:
        self._carry: Final = carry
        self._thinker: Final = thinker
        self._trouble: Final = trouble
        """Is told what went wrong where nobody waits for an answer."""
        self._clock: Final = clock
        self._bot_pause: Final = bot_pause
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def look_after(self, place: Place, chosen: bool = False) -> None:
        """See to what has to happen now, and set an alarm for what comes later.

        Where nothing but choices were made meanwhile (`chosen`), all are there who were: nobody
        walks from one to the other with every move.
        """
        if place.gone:
            return
        table, now = place.table, self._clock()
        if not (chosen and place.swings and table.phase == PLAYING):
            place.swings = waiting.in_full_swing(table)
        if not place.swings and waiting.is_due(table, now):
            self._later(place, partial(self._tick, place))
        for seat, decision, late in waiting.to_choose(table, now):
            if (seat, decision) not in place.thinking:
                place.thinking.add((seat, decision))
                self._later(place, partial(self._think, place, seat, decision, late))
        when = table.clock.until if place.swings else waiting.next_time(table, now)
        if table.phase == OVER and table.watchers and table.opened.demo:
            when = max(table.ended + waiting.REST, now + 0.1)
        self._set_alarm(place, when, now)

    def _set_alarm(self, place: Place, when: float | None, now: float) -> None:
        if place.alarm is not None:
            if when is None or place.alarm_at <= when:
                # It will ring in time, and then the table is looked at again.
                return
            place.alarm.cancel()
            place.alarm = None
        if when is not None and when > now:
            loop = asyncio.get_running_loop()
            place.alarm_at = when
            place.alarm = loop.call_later(when - now + 0.01, self._ring, place)

    def _ring(self, place: Place) -> None:
        place.alarm = None
        table = place.table
        rested = self._clock() >= table.ended + waiting.REST
        if table.opened.demo and table.phase == OVER and table.watchers and rested:
            self._later(place, partial(self._again, place))
        self.look_after(place)

    async def _again(self, place: Place) -> None:
        table = place.table
        await self._carry(Chore(place, lambda: ending.again(table)))

    async def _tick(self, place: Place) -> None:
        await self._carry(Chore(place, lambda: waiting.tick(place.table, self._clock())))

    async def _think(self, place: Place, seat: Seat, decision: int, late: bool) -> None:
        table = place.table
        try:
            if not late and self._bot_pause:
                await asyncio.sleep(self._bot_pause)
                await self._until_seen(place)
            # What is on its way to the disk may change what is wanted.
            await self._carry(Awaited(place))
            wanted = [
                one
                for one in waiting.to_choose(table, self._clock())
                if one[:2] == (seat, decision)
            ]
            if not wanted:
                return
            level = table.chairs[seat].level or table.level
            if self._thinker.crowded(table):
                level = quick(table)
            idea = await self._thinker.think(table, seat, level)
        finally:
            place.thinking.discard((seat, decision))
        chosen = Chore(place, lambda: bot_choice(table, seat, idea.decision, idea.move, late))
        await self._carry(chosen)

    async def _until_seen(self, place: Place) -> None:
        """Let those at the table see what has happened, each at their own speed, within limits."""
        end = self._clock() + LONGEST_HOLD
        while (until := min(max(place.holds.values(), default=0.0), end)) > (now := self._clock()):
            # Somebody may be in a hurry meanwhile.
            await asyncio.sleep(min(until - now, GLANCE))

    def _later(self, place: Place, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(place, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, place: Place, work: Work) -> None:
        try:
            await work()
        except NotOurs:
            # Another process looks after it.
            return
        except Exception as error:  # whatever it is, the other tables go on
            self._trouble(error)
            # The disk may have room again, the thinkers may be back.
            asyncio.get_running_loop().call_later(RETRY, self.look_after, place)

    async def close(self) -> None:
        """Nothing more happens by itself."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
