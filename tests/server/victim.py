"""Servers in processes of their own, to be killed: python -m tests.server.victim FOLDER PORT.

This process has loaded everything and serves nothing: for each line that it reads it makes a child
that does, and says its number.  So a server that was killed is back at once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from gelanggang.server.app import Server
from tests.server.table import make_house


async def serve(folder: Path, port: int) -> None:
    server = Server(make_house(folder), "127.0.0.1", port)
    await server.start()
    print(os.getpid(), flush=True)
    await asyncio.Event().wait()


def main(folder: Path, port: int) -> None:
    # Nobody asks how a child ended, so it is gone for good when it is dead.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        if os.fork() == 0:
            asyncio.run(serve(folder, port))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
