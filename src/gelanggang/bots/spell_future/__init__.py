"""Those who play Spell from the Future, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.spell_future.mind import MindBot
from gelanggang.bots.thought import Bot
from gelanggang.games.spell_future.rules import Rules

BOTS: Final[dict[str, Callable[[Rules], Bot]]] = {"mind": MindBot}
LEVELS: Final = {"0": "mind"}
"""The names of the levels by their numbers."""
