"""Level 3: tries the likeliest moves in imagined games and takes the one that goes best."""

from __future__ import annotations

from math import tanh
from typing import Final

from gelanggang.bots.jawara_beksi.candidates import Candidates
from gelanggang.bots.jawara_beksi.judgement import Judgement
from gelanggang.bots.jawara_beksi.policy import Policy
from gelanggang.bots.jawara_beksi.trial import Trial
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.jawara_beksi.why import why
from gelanggang.bots.thought import ONLY, Bot, Reason, Thought
from gelanggang.core import match as engine
from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import FastRng, Rng
from gelanggang.games.jawara_beksi.phases import winners_of
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.sample import Dealer
from gelanggang.games.jawara_beksi.state import State
from gelanggang.games.jawara_beksi.view import View

GAMES: Final = 800
"""Imagined games a decision."""
GAMES_INTERPRETED: Final = 400
"""The same where nothing is compiled: enough to beat level 2, and an answer well within 1.5 seconds
(`bench/interpreted.py`)."""
HORIZON: Final = [0, 0, 4, 3, 4]
"""By players, the turns that are played on before the standing is judged: a lap of the table, with
two players two.  Less is weaker (docs/bots.md), and more takes too long."""
MARGIN: Final = 15.0
"""Points of a lead that count as a clear one; beyond that more of them hardly matter."""
MARGIN_SHARE: Final = 0.1
"""A tenth of the reward is the margin, so that there is always something to play for."""


class Pendekar(Bot[View]):
    """Imagines tables that its view allows, and plays a few turns of each."""

    def __init__(
        self,
        rules: Rules,
        weights: Weights | None = None,
        games: int = 0,
    ) -> None:
        self.rules: Final = rules
        own = weights or Weights()
        self.policy: Final = Policy(rules.pack, own, thorough=True)
        self.light: Final = Policy(rules.pack, own)
        self.candidates: Final = Candidates(self.policy)
        self.games: Final = games or usual_games()

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        if len(offers) == 1:
            return Thought(offers[0], ONLY)
        # Chance of its own: thinking is as fast beside a sealed generator as beside another.
        chance = FastRng(rng.fork(f"think {decision.id}").key)
        seat = decision.seat
        dealer = Dealer(self.rules.pack, view)
        table = dealer.deal(chance)
        found = self.candidates.of(table, seat)
        trial = Trial(len(found))
        while trial.left_over(self.games):
            self._try(dealer, seat, found, trial, chance)
        best = trial.best()
        if best == 0:
            return Thought(found[0], why(self.policy, table, seat, found[0]))
        chances = round(100 * trial.mean(best))
        return Thought(found[best], Reason("imagined", {"count": trial.games, "n": chances}))

    def _try(
        self, dealer: Dealer, seat: Seat, found: list[Move], trial: Trial, chance: Rng
    ) -> None:
        """One imagined table: every candidate meets the same cards and the same luck."""
        world = dealer.deal(chance)
        luck = chance.fork(f"luck {trial.games}")
        for i in trial.left:
            s = world.copy()
            own = luck.copy()
            self.rules.apply(s, seat, found[i], own, None)
            trial.add(i, self.imagine(s, seat, own))

    def imagine(self, s: State, seat: Seat, luck: Rng) -> float:
        """Play on for a few turns, at most to the end of the round; what it is worth then."""
        rules = self.rules
        policy = self.light
        start = s.round
        last = s.turns + HORIZON[s.seats]
        while s.stack and s.round == start and s.turns < last:
            asked = rules.to_act(s)[0]
            rules.apply(s, asked, policy.choose(s, asked), luck, None)
        return reward(s, seat)


def usual_games() -> int:
    """How many games are imagined when nobody says otherwise."""
    return GAMES_INTERPRETED if str(engine.__file__).endswith(".py") else GAMES


def reward(s: State, seat: Seat) -> float:
    """The share of the win, with a tenth of squashed margin."""
    judgement = Judgement(s)
    if s.stack:
        share = judgement.chance(seat)
    else:
        winners = winners_of(s)
        share = 1.0 / len(winners) if seat in winners else 0.0
    margin = tanh(judgement.margin(seat) / MARGIN)
    return (1.0 - MARGIN_SHARE) * share + MARGIN_SHARE * (margin + 1.0) / 2
