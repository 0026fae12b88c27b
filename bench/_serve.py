"""Our server as it is shipped, for people who are faster than people: _serve.py PORT FOLDER [DSN].

With the address of a database it is one of several processes of a house.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path
from typing import Final

from gelanggang.cli.advertise import inner_door
from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.app import Server, run
from gelanggang.server.house import House
from gelanggang.server.limits import Limits
from gelanggang.server.relay import InnerRelay

HERE: Final = "127.0.0.1"
# All of them come from one address, and nobody thinks before a move.
LIMITS = Limits(
    message_rate=1e9,
    message_burst=1e9,
    crowd_rate=1e9,
    crowd_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    open_rate=1e9,
    open_burst=1e9,
    sockets=100_000,
    lines=100_000,
    line_rate=1e9,
    line_burst=1e9,
    school_bytes_rate=1e9,
    school_bytes_burst=1e9,
)


def alone(port: int, folder: Path) -> Server:
    """The only process of a house, with a file."""
    library = Library(folder / "packs")
    house = House(SqliteStore(folder / "tables.db"), library, InlineThinker(library), LIMITS)
    return Server(house, HERE, port)


def among_others(port: int, folder: Path, dsn: str) -> Server:
    """One of several, with a database."""
    from gelanggang.hall.postgres.store import PostgresStore

    library = Library(folder / "packs")
    door, address = inner_door(HERE, port, None)
    store = PostgresStore(dsn, address)
    relay = InnerRelay(store.secret, time.time)
    thinker = InlineThinker(library)
    house = House(store, library, thinker, LIMITS, relay=relay, cupboard=store)
    return Server(house, HERE, port, inner=door)


async def main(server: Server) -> None:
    """Serve until somebody says it is enough."""
    await server.start()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    print("ready", flush=True)
    await enough.wait()
    await server.stop()


if __name__ == "__main__":
    port, folder, dsn = int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:])
    server = among_others(port, folder, dsn) if dsn else alone(port, folder)
    run(main(server), server.house.comers)
