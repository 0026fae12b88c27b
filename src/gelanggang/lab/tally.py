"""What is counted of games: whole numbers by name.

Only whole numbers, so that a sum does not depend on the order in which it was added up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gelanggang.core.outcome import Outcome

Tally = dict[str, int]
"""A number by its name, such as `turns` or `card.gedig.played`; what is not there is 0."""
WIN: Final = 60
"""A whole win: two, three, four or five who share it have a whole number of parts each."""
GAMES: Final = "games"
STUCK: Final = "stuck"
"""Games that took more decisions than the rules promise; nothing else is counted of them."""


def add_up(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    total: Tally = {}
    for tally in tallies:
        for name, number in tally.items():
            total[name] = total.get(name, 0) + number
    return total


def win_parts(outcome: Outcome, seats: int) -> list[int]:
    """What each seat has of the win, in parts of WIN."""
    return [WIN // len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
