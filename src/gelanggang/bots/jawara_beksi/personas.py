"""Characters of bots: the same thought with other tastes.  Their names are in the catalogue."""

from __future__ import annotations

from typing import Final

PERSONAS: Final[dict[str, dict[str, float]]] = {
    "hoarder": {"card": 0.85},
    "sprinter": {"card": 0.5},
    "duelist": {"duel": -0.03},
    "saboteur": {"discard": 1.8, "take": 2.6, "give_back": 1.6, "skip": 1.5},
}
"""What each changes in the weights."""
