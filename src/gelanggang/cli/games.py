"""Commands that study one game alone: the one registry of this room."""

from __future__ import annotations

from typing import Final

from gelanggang.cli.spell_future import balance, story, telling

BALANCE: Final = balance
"""How the numbers of a pack are judged."""
TELLING: Final = telling
"""How a campaign is played."""
STORY: Final = story
"""How a campaign is checked, alone or with the pack that brings it."""
