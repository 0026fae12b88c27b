"""Our server as it is shipped, for people who are faster than people: _serve.py PORT FOLDER."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from gelanggang.hall.library import Library
from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.hall.thinker import InlineThinker
from gelanggang.server.app import Server, run
from gelanggang.server.house import House
from gelanggang.server.limits import Limits

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


async def main(port: int, folder: Path) -> None:
    """Serve until somebody says it is enough."""
    library = Library(folder / "packs")
    house = House(SqliteStore(folder / "tables.db"), library, InlineThinker(library), LIMITS)
    server = Server(house, "127.0.0.1", port)
    await server.start()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    print("ready", flush=True)
    await enough.wait()
    await server.stop()


if __name__ == "__main__":
    run(main(int(sys.argv[1]), Path(sys.argv[2])))
