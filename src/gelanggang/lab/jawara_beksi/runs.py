"""How Jawara Beksi is played for a report."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import bot
from gelanggang.core.decision import Decision
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import CHARACTER, QUESTIONS
from gelanggang.games.jawara_beksi.view import View
from gelanggang.lab.run import Run

DRAFTED: Final = "drafted"
LOT: Final = "lot"
"""Characters are dealt by lot, so that what they bring is no matter of who may choose."""
STRONG: Final = "strong"
OVER_WEAKER: Final = "2-over-1"
STRONGEST: Final = "3-over-2"


def runs(rules: AnyRules, players: int) -> list[Run]:
    """Level 2 plays most; level 3 thinks long, so it plays less."""
    others = players - 1
    return [
        Run(DRAFTED, ("2",) * players),
        Run(LOT, ("2",) * players, seating=by_lot),
        Run(STRONG, ("3",) * players, one_in=20),
        Run(OVER_WEAKER, ("2", *["1"] * others), one_in=4, turned=True),
        Run(STRONGEST, ("3", *["2"] * others), one_in=10, turned=True),
    ]


def by_lot(rules: Rules, wish: str) -> Chooser[View]:
    """A bot that takes any Character, and thinks about everything else."""
    thinks = bot(rules, wish)

    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if decision.kind == QUESTIONS[CHARACTER]:
            return offers[rng.below(len(offers))]
        return thinks(view, decision, offers, rng)

    return choose
