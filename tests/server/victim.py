"""A server in a process of its own, to be killed: python -m tests.server.victim FOLDER PORT."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from gelanggang.server.app import Server
from tests.server.table import make_house


async def main(folder: Path, port: int) -> None:
    server = Server(make_house(folder), "127.0.0.1", port)
    await server.start()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
