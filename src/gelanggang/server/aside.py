"""What takes minutes is done aside: in a process of its own, which can be told to stop.

Not by the thinkers, for whom bots wait.  Whoever is at a table comes first: such a process is the
least important one of the machine, and has so much time and no more.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from gelanggang.hall.thinker import sit_down

LAST: Final = 19
"""How much everything else goes first."""

Tell = Callable[[object], None]
"""Says something to whoever waits."""
Work = Callable[..., None]
"""A function of a module, whose first argument is a `Tell`."""


class Aside:
    """One piece of work."""

    def __init__(self, work: Work, *args: object) -> None:
        self._work: Final = work
        self._args: Final = args
        self._stopped = False
        self._process: Any = None

    async def run(self, hear: Tell, seconds: float) -> bool:
        """Do it; `hear` is called here with all that it says.  Whether it came to its end."""
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[bool] = loop.create_future()
        mine, theirs = get_context("spawn").Pipe(duplex=False)
        process = get_context("spawn").Process(
            target=_do, args=(theirs, self._work, self._args), daemon=True
        )
        await asyncio.to_thread(process.start)
        theirs.close()
        self._process = process
        if self._stopped:
            self.stop()

        def listen() -> None:
            well = False
            # The loop may be gone by then, and the process may be at any time.
            with suppress(EOFError, OSError, RuntimeError):
                while (said := mine.recv()) is not None:
                    loop.call_soon_threadsafe(hear, said)
                well = True
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, ended, well)

        threading.Thread(target=listen, daemon=True).start()
        try:
            return await asyncio.wait_for(asyncio.shield(ended), seconds)
        except TimeoutError:
            return False
        finally:
            self.stop()
            await asyncio.to_thread(process.join)
            mine.close()

    def stop(self) -> None:
        """End it now, wherever it is."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()


def _settle(ended: asyncio.Future[bool], well: bool) -> None:
    if not ended.done():
        ended.set_result(well)


def _do(back: Connection, work: Work, args: tuple[object, ...]) -> None:
    sit_down()
    # Windows has no such rank.
    with suppress(OSError, AttributeError):
        os.nice(LAST)
    work(back.send, *args)
    back.send(None)
