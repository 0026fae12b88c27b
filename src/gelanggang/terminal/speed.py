"""How long the table waits, so that people can follow what others do."""

from __future__ import annotations

from typing import Final

SLOW: Final = "slow"
NORMAL: Final = "normal"
FAST: Final = "fast"
OFF: Final = "off"
SPEEDS: Final = (SLOW, NORMAL, FAST, OFF)
PAUSES: Final = {SLOW: 1.4, NORMAL: 0.6, FAST: 0.2, OFF: 0.0}
"""Seconds after each thing that happened."""


def next_speed(speed: str) -> str:
    """The one that follows, round and round."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)]
