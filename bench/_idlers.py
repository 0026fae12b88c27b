"""Many who look on where nothing happens, until nobody needs them: _idlers.py PORT SOCKETS."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import aiohttp

from bench._players import SEATS, Game, Screen
from gelanggang.server.app import run

AT_A_TABLE: Final = 100


async def main(port: int, sockets: int) -> None:
    """Open tables, look on, and wait."""
    loop = asyncio.get_running_loop()
    idlers: list[Game] = []
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        for number in range(sockets):
            if number % AT_A_TABLE == 0:
                new = {"game": "jawara-beksi", "seats": SEATS}
                opened = await (await session.post("/api/tables", json=new)).json()
            game = Game({}, number)
            game.fail = sys.exit
            screen = Screen(game, {"type": "hello", "table": opened["table"]})
            await loop.create_connection(lambda it=screen: it, "127.0.0.1", port)  # type: ignore[misc]  # mypy does not see the type of a bound default
            await game.welcomed.get()
            idlers.append(game)
    await asyncio.sleep(0.5)
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    run(main(int(sys.argv[1]), int(sys.argv[2])))
