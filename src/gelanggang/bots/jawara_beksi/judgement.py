"""How likely a player is to win, as level 3 judges the table at which it stops imagining.

Points, and what goes with them: cards in hand, how many of them go the same way, what they score,
and how long the next turn is off.  The numbers were fitted to who won games that level 2 played
against itself (`training/judgement.py`).
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.keeping import Company
from gelanggang.bots.jawara_beksi.standing import share
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.games.jawara_beksi.cards import ALL, Pack
from gelanggang.games.jawara_beksi.phases import round_points
from gelanggang.games.jawara_beksi.state import State

FULL: Final = 10.0
"""About so many points make a pool that is worth playing for."""


class Fit:
    """What things are worth in points while there is a full pool to play for."""

    def __init__(
        self,
        calm: float,
        spread: float,
        action: float,
        support: float,
        way: float,
        score: float,
        wait: float,
        wait_later: float,
    ) -> None:
        self.calm: Final = calm
        """How many points make a lead when nothing is left to earn."""
        self.spread: Final = spread
        """How many more, times the root of the points to come."""
        self.action: Final = action
        self.support: Final = support
        self.way: Final = way
        self.score: Final = score
        self.wait: Final = wait
        self.wait_later: Final = wait_later
        """What the place in the turn order is worth besides, when there are rounds to come."""


FITS: Final = [
    Fit(4.14, 0.77, 0.99, 0.70, 0.63, 0.14, -0.64, -0.42),
    Fit(0.71, 0.95, 0.78, 0.80, 0.64, 0.26, -0.76, -0.13),
    Fit(0.38, 1.10, 0.67, 1.11, 0.72, 0.22, -0.70, 0.00),
]
"""With two, three and four players."""


@mypyc_attr(acyclic=True)
class Judgement:
    """One table: what each player has, in points."""

    def __init__(self, s: State) -> None:
        fit = FITS[s.seats - 2]
        pools = s.pack.pools[s.seats]
        # Until its Judge has come, a round has not begun, and its pool is still to be filled.
        pool = pools[s.round - 1] if s.judge == NOBODY else s.pool
        now = tanh(pool / FULL)
        later = 1.0 if s.round < s.rounds else 0.0
        # Cards come along into later rounds only where hands are kept (JB-21).
        hands = now if s.fresh_hands else max(now, later)
        wait = fit.wait * now + fit.wait_later * later
        left = pool
        for points in pools[s.round : s.rounds]:
            left += points
        self.scale: Final = fit.calm + fit.spread * sqrt(float(left))
        self.have: Final[list[float]] = []
        for seat in range(s.seats):
            hand = s.actions[seat].things
            in_hand = (
                fit.action * float(len(hand))
                + fit.support * float(len(s.supports[seat].things))
                + fit.way * float(longest_way(s.pack, hand))
                + fit.score * float(total_score(s.pack, hand))
            )
            self.have.append(
                float(s.scores[seat] + round_points(s, seat))
                + hands * in_hand
                + wait * float((seat - s.turn) % s.seats)
            )

    def chance(self, seat: Seat) -> float:
        """The share of the win that a seat can expect."""
        return share(self.have, self.scale, seat)

    def margin(self, seat: Seat) -> float:
        """By how much a seat is ahead of the best other, or behind."""
        best = -1000.0
        for other in range(len(self.have)):
            if other != seat and self.have[other] > best:
                best = self.have[other]
        return self.have[seat] - best


def longest_way(pack: Pack, hand: list[int]) -> int:
    """How many names of a hand go the same way, at most."""
    return Company(pack, hand).most(ALL)


def total_score(pack: Pack, hand: list[int]) -> int:
    """What the cards of a hand score together."""
    total = 0
    for card in hand:
        total += pack.scores[card]
    return total
