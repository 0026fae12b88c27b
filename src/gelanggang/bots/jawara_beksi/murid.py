"""Level 2: a tuned heuristic that weighs the best Combo now against waiting."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.policy import Policy
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.jawara_beksi.why import why
from gelanggang.bots.thought import ONLY, Bot, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.refusals import free_characters
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View


class Murid(Bot[View]):
    """Counts cards and points, and never looks further than its own turn."""

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules: Final = rules
        self.policy: Final = Policy(rules.pack, weights or Weights(), thorough=True)

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        if len(offers) == 1:
            return Thought(offers[0], ONLY)
        # The policy only asks what the seat knows, so any sample will do.
        table = self.rules.sample(view, rng)
        if decision.kind == "character":
            alike = self.policy.characters(free_characters(table))
            move = Move(moves.TAKE_CHARACTER, (alike[rng.below(len(alike))],))
            return Thought(move, why(self.policy, table, decision.seat, move))
        move = self.policy.choose(table, decision.seat)
        return Thought(move, why(self.policy, table, decision.seat, move))
