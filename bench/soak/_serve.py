"""A house that forgets soon, for a long evening: python -m bench.soak._serve PORT FOLDER [DSN].

A table that nobody uses leaves the memory after half a minute instead of ten, a thinker has two
dozen games in mind instead of hundreds, and bots hardly wait.  So after a few minutes as much goes
as comes, and what still grows grows for ever.  All else is as shipped, limits included.  With the
address of a database it is one of several processes.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path
from typing import Final

from bench._children import HERE, end_with_parent
from gelanggang.cli.advertise import inner_door
from gelanggang.hall import thinker
from gelanggang.hall.hall import IDLE
from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.server.app import Server, run
from gelanggang.server.house import House
from gelanggang.server.logs import write_to_stderr
from gelanggang.server.relay import InnerRelay

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


def alone(port: int, folder: Path) -> Server:
    """The only process of a house, with a file."""
    library = Library(folder / "packs")
    store = SqliteStore(folder / "tables.db")
    house = House(store, library, thinker.ProcessThinker(library), bot_pause=BOT_PAUSE)
    return Server(house, HERE, port)


def among_others(port: int, folder: Path, dsn: str) -> Server:
    """One of several, with a database."""
    from gelanggang.hall.postgres.store import PostgresStore

    library = Library(folder / "packs")
    door, address = inner_door(HERE, port, None)
    store = PostgresStore(dsn, address)
    house = House(
        store,
        library,
        # They share the processors.
        thinker.ProcessThinker(library, 1),
        bot_pause=BOT_PAUSE,
        relay=InnerRelay(store.secret, time.time),
        cupboard=store,
    )
    return Server(house, HERE, port, inner=door)


async def main(server: Server) -> None:
    """Serve until somebody says it is enough."""
    await server.start()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    forgetting = asyncio.ensure_future(forget_soon(server.house))
    await enough.wait()
    forgetting.cancel()
    await server.stop()


if __name__ == "__main__":
    end_with_parent()
    write_to_stderr()
    port, folder, dsn = int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:])
    server = among_others(port, folder, dsn) if dsn else alone(port, folder)
    run(main(server), server.house.comers)
