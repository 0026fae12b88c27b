"""The measuring rod: somebody who plays the best Combo at once, every time."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.appraisal import Appraisal, Plan
from gelanggang.bots.jawara_beksi.keeping import Prices, worst_card
from gelanggang.bots.jawara_beksi.weights import WEIGHTS, Weights
from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import BEFORE_COMBO
from gelanggang.games.jawara_beksi.operations import DUEL
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import State
from gelanggang.games.jawara_beksi.view import View

FEW: Final = 6
"""Among how many Combos a hasty eye chooses."""


class Greedy(Bot[View]):
    """Takes what it can get.

    `patience` is what a Combo must earn before it is played, `haste` by how many points each one
    may be misjudged.
    """

    def __init__(self, rules: Rules, patience: int = 0, haste: int = 0) -> None:
        self.rules: Final = rules
        self.patience: Final = patience
        self.haste: Final = haste
        # Nothing counts but points.
        self.weights: Final = Weights(dict.fromkeys(WEIGHTS, 0.0) | {"reach_spread": 1.0})
        self.prices: Final = Prices(rules.pack, self.weights, 2)

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        kind = decision.kind
        if kind == "act":
            # Only what the seat knows is asked of it, so any sample will do.
            return self._act(self.rules.sample(view, rng), decision.seat, offers, rng)
        if kind == "discard":
            card = worst_card(
                self.rules.pack, self.weights, self.prices, view.actions, view.supports
            )
            return Thought(Move(moves.DISCARD, (card,)), Reason("discard-worst", {"card": card}))
        if kind == "opponent":
            return self._choose(view, offers)
        if kind == "challenge" and offers[len(offers) - 1].verb == moves.NO_CHALLENGE:
            return Thought(moves.NO_CHALLENGE_MOVE, Reason("no-duel"))
        return Thought(offers[rng.below(len(offers))], Reason("by-chance"))

    def _choose(self, view: View, offers: Offers) -> Thought:
        best = offers[0]
        for move in offers:
            if view.points[move.things[0]] > view.points[best.things[0]]:
                best = move
        return Thought(best, Reason("most-points", {"opponent": best.things[0]}))

    def _act(self, s: State, seat: Seat, offers: Offers, rng: Rng) -> Thought:
        plan = self._glance(s, seat, rng)
        ready = plan is not None and plan.points >= min(self.patience, s.pool)
        for move in offers:
            if move.verb == moves.PLAY_SUPPORT and self._is_useful(move.things[0], ready):
                return Thought(move, Reason("support-now", {"card": move.things[0]}))
            if move.verb == moves.END_TURN:
                return Thought(move, Reason("done"))
            if move.verb == moves.DRAW_CARDS:
                break
        if plan is not None and ready:
            return Thought(
                Move(moves.PLAY_COMBO, tuple(plan.cards)),
                Reason("combo", {"n": round(plan.points), "count": len(plan.cards)}),
            )
        if plan is None:
            return Thought(moves.DRAW_MOVE, Reason("no-combo"))
        return Thought(moves.DRAW_MOVE, Reason("gather", {"n": round(plan.points)}))

    def _glance(self, s: State, seat: Seat, rng: Rng) -> Plan | None:
        """The Combo that looks best."""
        if s.actions_left == 0:
            return None
        plans = Appraisal(s, seat, self.weights, self.prices).best(FEW if self.haste else 1)
        best: Plan | None = None
        most = 0.0
        for plan in plans:
            seen = plan.points
            if self.haste:
                seen += self.haste * (rng.below(201) - 100) / 100
            if best is None or seen > most:
                best = plan
                most = seen
        return best

    def _is_useful(self, card: int, ready: bool) -> bool:
        """Helpers of a Combo wait for one; a DUEL is left alone; all others are played at once."""
        pack = self.rules.pack
        duels = False
        for op in pack.ops[card]:
            if op.do == DUEL:
                duels = True
        return not duels and (ready or pack.moments[card] != BEFORE_COMBO)
