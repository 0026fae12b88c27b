"""Where the score of Spell from the Future comes from: both markers, less the higher one."""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.source import Source
from gelanggang.games.spell_future.view import View

SOURCES: Final = ("white", "black", "partner", "higher")


def sources(start: View, events: list[Event]) -> list[Source]:
    """VP by colour, and off again what the higher marker has: only the lower one counts (SF-61).

    Two players are a team (SF-80): for each the other's VP count as well, and it is the higher of
    their summed tracks that does not.
    """
    seats = range(start.seats)
    white = [0 for _ in seats]
    black = [0 for _ in seats]
    for event in events:
        if event.kind == "gained":
            white[event.number("seat")] += event.number("white")
            black[event.number("seat")] += event.number("black")
    if start.seats == 2:
        partner = [white[1 - seat] + black[1 - seat] for seat in seats]
        tracks = _higher(sum(start.white), sum(start.black), sum(white), sum(black))
        higher = [-tracks for _ in seats]
    else:
        partner = [0 for _ in seats]
        higher = [
            -_higher(start.white[seat], start.black[seat], white[seat], black[seat])
            for seat in seats
        ]
    return [Source(name, points) for name, points in zip(SOURCES, (white, black, partner, higher))]


def _higher(white: int, black: int, more_white: int, more_black: int) -> int:
    """By how much the higher of two markers has risen."""
    return max(white + more_white, black + more_black) - max(white, black)
