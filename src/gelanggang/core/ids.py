"""Who sits where, and who may see what."""

from __future__ import annotations

from typing import Final

Seat = int
"""A chair at the table, counted from 0 clockwise."""

NOBODY: Final = -1

MOST_SEATS: Final = 8
"""A mask has one bit a seat and one for the spectators: more than any game here seats."""

SEES_NOBODY: Final = 0
"""The mask of a slot that lies face down for everybody."""

SEES_EVERYBODY: Final = (1 << (MOST_SEATS + 1)) - 1
"""The mask of an open slot: all seats and, in the highest bit, the spectators."""

# A table of powers, because mypyc would compile a variable shift as a 32-bit one.
SEES_ONLY: Final = [1 << seat for seat in range(MOST_SEATS)]
"""The mask of a slot that one seat alone may see."""

SPECTATOR_BIT: Final = 1 << MOST_SEATS


def bit_of(seat: Seat | None) -> int:
    """The bit that stands for a seat, or for the spectators, in a mask."""
    return SPECTATOR_BIT if seat is None else SEES_ONLY[seat]
