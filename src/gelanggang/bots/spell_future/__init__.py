"""Those who play Spell from the Future, the weakest first: each thinks a step further of others.

Not validated with people.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.spell_future.pemimpi import Pemimpi
from gelanggang.bots.spell_future.penebak import Penebak
from gelanggang.bots.spell_future.pengamat import Pengamat
from gelanggang.bots.spell_future.peramal import Peramal
from gelanggang.bots.thought import Bot
from gelanggang.games.spell_future.rules import Rules

BOTS: Final[dict[str, Callable[[Rules], Bot]]] = {
    "pemimpi": Pemimpi,
    "penebak": Penebak,
    "pengamat": Pengamat,
    "peramal": Peramal,
}
LEVELS: Final[dict[str, str]] = {"0": "pemimpi", "1": "penebak", "2": "pengamat", "3": "peramal"}
"""The names of the levels by their numbers."""
