"""A table of bots for people who just want to watch."""

from __future__ import annotations

from typing import Final

from gelanggang.hall.hall import Hall
from gelanggang.tables.joining import Wish
from gelanggang.tables.table import LiveTable

GAME: Final = "jawara-beksi"
SEATS: Final = 4


async def open_demo(hall: Hall) -> LiveTable:
    """Bots sit down and play, again and again, as long as somebody looks on."""
    table, _ = await hall.open(Wish(GAME, SEATS, start=True, demo=True))
    return table
