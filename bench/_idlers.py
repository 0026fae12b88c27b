"""Many who look on where nothing happens, until nobody needs them: _idlers.py PORT SOCKETS."""

from __future__ import annotations

import sys
import time
from typing import Final

from bench._players import SEATS, Contest, Game, House, Seat

AT_A_TABLE: Final = 100


def main(port: int, sockets: int) -> None:
    """Open tables, look on, and wait."""
    house, idlers = House(port), Contest()
    for number in range(sockets):
        if number % AT_A_TABLE == 0:
            opened = house.post("/api/tables", {"game": "jawara-beksi", "seats": SEATS})
        hello = {"type": "hello", "table": opened["table"]}
        idlers.seat(Seat(Game({}, number), hello), port)
    time.sleep(0.5)
    print("ready", flush=True)
    # Whoever is asked whether they are still there answers.
    idlers.screens.order()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
