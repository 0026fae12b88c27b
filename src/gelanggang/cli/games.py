"""Commands that study one game alone: the one registry of this room."""

from __future__ import annotations

from typing import Final

from gelanggang.cli.spell_future import balance

BALANCE: Final = balance
"""How the numbers of a pack are judged."""
