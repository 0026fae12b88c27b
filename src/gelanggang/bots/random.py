"""Somebody who plays anything that is allowed."""

from __future__ import annotations

from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.move import Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View


class RandomBot(Bot):
    """Chooses evenly among the moves that differ."""

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        return Thought(offers[rng.below(len(offers))], Reason("by-chance"))
