"""How likely a player is to win, as level 3 judges the table at which it stops imagining.

Points, and what goes with them: cards in hand, how many of them go the same way, what they score,
and how long the next turn is off.  The numbers were fitted to who won games that level 2 played
against itself (`training/judgement.py`).
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Final

from gelanggang.bots.jawara_beksi.standing import share
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.orders import EACH_DIRECTION
from gelanggang.games.jawara_beksi.phases import round_points
from gelanggang.games.jawara_beksi.state import State

FULL: Final = 10.0
"""About so many points make a pool that is worth playing for."""


class Fit:
    """What things are worth in points: for a full pool, and for rounds to come."""

    def __init__(
        self,
        calm: float,
        spread: float,
        action: tuple[float, float],
        support: tuple[float, float],
        way: tuple[float, float],
        score: tuple[float, float],
        wait: tuple[float, float],
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


FITS: Final = [
    Fit(5.55, 0.78, (0.44, 0.10), (1.25, -0.58), (0.73, -0.10), (0.43, 0.26), (-1.22, -0.43)),
    Fit(1.61, 1.00, (0.64, 0.76), (0.95, 0.02), (0.88, -0.54), (0.20, 0.10), (-1.86, 0.64)),
    Fit(0.41, 1.08, (0.43, 0.59), (0.88, 0.46), (0.70, -0.25), (0.34, 0.12), (-1.91, 0.95)),
]
"""With two, three and four players."""


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
        kept = 0.0 if s.fresh_hands else later
        left = pool
        for points in pools[s.round : s.rounds]:
            left += points
        self.scale: Final = fit.calm + fit.spread * sqrt(float(left))
        self.have: Final[list[float]] = []
        for seat in range(s.seats):
            hand = s.actions[seat].things
            self.have.append(
                s.scores[seat]
                + round_points(s, seat)
                + weighed(fit.action, now, kept) * len(hand)
                + weighed(fit.support, now, kept) * len(s.supports[seat].things)
                + weighed(fit.way, now, kept) * longest_way(s.pack, hand)
                + weighed(fit.score, now, kept) * total_score(s.pack, hand)
                + weighed(fit.wait, now, later) * ((seat - s.turn) % s.seats)
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


def weighed(worth: tuple[float, float], now: float, later: float) -> float:
    """What one thing is worth at a table with so much to win."""
    return worth[0] * now + worth[1] * later


def longest_way(pack: Pack, hand: list[int]) -> int:
    """How many names of a hand go the same way, at most."""
    most = 0
    for direction in EACH_DIRECTION:
        names = 0
        for card in hand:
            if pack.directions[card] & direction:
                names |= pack.name_bits[card]
        most = max(most, names.bit_count())
    return most


def total_score(pack: Pack, hand: list[int]) -> int:
    """What the cards of a hand score together."""
    total = 0
    for card in hand:
        total += pack.scores[card]
    return total
