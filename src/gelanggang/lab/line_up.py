"""Who sits where, when every bot gets every chair of the same deal."""

from __future__ import annotations

Bots = tuple[str, ...]
"""The entries of a contest in order, by name."""


def line_up(bots: Bots, turn: int) -> Bots:
    """Who sits on each seat when the table was turned so often."""
    return tuple(bots[(seat - turn) % len(bots)] for seat in range(len(bots)))


def turns(bots: Bots) -> int:
    """After how many turns the same names sit on the same seats again.

    The same bots on the same seats with the same seed play the same game, so it is played once and
    counts for every turn that leads to it.
    """
    return next(turn for turn in range(1, len(bots) + 1) if line_up(bots, turn) == bots)
