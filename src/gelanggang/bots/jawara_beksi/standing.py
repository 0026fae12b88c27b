"""How likely a player is to win, by points and cards alone."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.games.jawara_beksi.phases import round_points
from gelanggang.games.jawara_beksi.state import State

CALM: Final = 0.5
"""Leads count for something even when nothing is left to earn."""


@mypyc_attr(acyclic=True)
class Standing:
    """The points of all, cards in hand counted as far as they can still be played (JB-21)."""

    def __init__(self, s: State, weights: Weights) -> None:
        self.have: Final = [
            float(s.scores[seat] + round_points(s, seat)) for seat in range(s.seats)
        ]
        # Until its Judge has come, a round has not begun, and its pool is still to be filled.
        to_come = s.round - 1 if s.judge == NOBODY else s.round
        left = s.pool
        for points in s.pack.pools[s.seats][to_come : s.rounds]:
            left += points
        self.scale: Final = CALM + weights.spread * sqrt(float(left))
        if left > 0 and not (s.fresh_hands and s.ended):
            for seat in range(s.seats):
                actions = weights.hand_action * float(len(s.actions[seat].things))
                supports = weights.hand_support * float(len(s.supports[seat].things))
                self.have[seat] = self.have[seat] + actions + supports

    def chance(self, seat: Seat) -> float:
        """The share of the win that a seat can expect: leads count less the more is to come."""
        return share(self.have, self.scale, seat)

    def duel_chance(self, seat: Seat, one: Seat, other: Seat, wager: int) -> float:
        """The same after a DUEL of these two, which is a fair coin."""
        return (self._paid(seat, one, other, wager) + self._paid(seat, other, one, wager)) / 2

    def _paid(self, seat: Seat, winner: Seat, loser: Seat, wager: int) -> float:
        have = self.have
        won = have[winner]
        lost = have[loser]
        have[winner] = won + float(wager)
        have[loser] = lost - float(wager)
        chance = share(have, self.scale, seat)
        have[winner] = won
        have[loser] = lost
        return chance


def share(have: list[float], scale: float, seat: Seat) -> float:
    """The share of the win by what all have, where so many points make a lead."""
    best = have[0]
    for points in have:
        best = max(best, points)
    weight = 0.0
    own = 0.0
    for one, points in enumerate(have):
        part = exp((points - best) / scale)
        weight += part
        if one == seat:
            own = part
    return own / weight
