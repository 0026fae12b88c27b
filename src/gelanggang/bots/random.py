"""Chooses among the moves on offer, all equally likely.  It plays every game."""

from __future__ import annotations

from gelanggang.core.decision import Decision
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View


class RandomBot:
    """Somebody who knows what is allowed and nothing else."""

    def __call__(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        return offers[rng.below(len(offers))]
