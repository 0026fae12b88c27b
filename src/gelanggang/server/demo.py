"""A table of bots for people who just want to watch."""

from __future__ import annotations

from typing import Final

from gelanggang.games import GAMES
from gelanggang.hall.hall import Hall
from gelanggang.server.signboard import seats_near
from gelanggang.tables.joining import Wish
from gelanggang.tables.table import LiveTable

SEATS: Final = 4


async def open_demo(hall: Hall) -> LiveTable:
    """Bots sit down to the house's first game and play, as long as somebody looks on."""
    game = next(iter(GAMES))
    seats = seats_near(hall.library.rules(game), SEATS)
    table, _ = await hall.open(Wish(game, seats, start=True, demo=True))
    return table
