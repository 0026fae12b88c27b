"""A house that forgets soon, for a long evening in short: python -m bench.soak._serve PORT FOLDER.

A table that nobody uses leaves the memory after half a minute instead of ten, a thinker has two
dozen games in mind instead of hundreds, and bots hardly wait.  So after a few minutes as much goes
as comes, and what still grows grows for ever.  All else is as shipped, limits included.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Final

from bench._children import HERE, end_with_parent
from gelanggang.hall import thinker
from gelanggang.hall.hall import IDLE
from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.server.app import Server, run
from gelanggang.server.house import House
from gelanggang.server.logs import write_to_stderr

UNUSED: Final = 30.0
"""After so many seconds without anybody a table is to leave the memory."""
SWEEP: Final = 5.0
TWINS: Final = 24
BOT_PAUSE: Final = 0.02

# Thinkers load this file as well, so it holds for them, too.
vars(thinker)["MOST_TWINS"] = TWINS


async def forget_soon(house: House) -> None:
    """Let tables grow old before their time: a constant of compiled code cannot be changed."""
    while True:
        await asyncio.sleep(SWEEP)
        now = house.clock()
        for place in house.hall.places.values():
            if now - place.used > UNUSED:
                place.used = min(place.used, now - IDLE - 1.0)
        house.sweep()


async def main(port: int, folder: Path) -> None:
    """Serve until somebody says it is enough."""
    library = Library(folder / "packs")
    store = SqliteStore(folder / "tables.db")
    house = House(store, library, thinker.ProcessThinker(library), bot_pause=BOT_PAUSE)
    server = Server(house, HERE, port)
    await server.start()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    forgetting = asyncio.ensure_future(forget_soon(house))
    await enough.wait()
    forgetting.cancel()
    await server.stop()


if __name__ == "__main__":
    end_with_parent()
    write_to_stderr()
    run(main(int(sys.argv[1]), Path(sys.argv[2])))
