"""Somebody who looks over a person's shoulder: the strongest bot, asked before every question."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import bot, bot_names
from gelanggang.core.decision import Decision
from gelanggang.core.match import Match
from gelanggang.core.move import Offers
from gelanggang.core.rng import make_rng
from gelanggang.core.view import View
from gelanggang.line.screen import Screen
from gelanggang.text.narrator import Narrator


class Adviser:
    """Says in one line what it would do, and why."""

    def __init__(self, match: Match, narrator: Narrator, screen: Screen) -> None:
        self.bot: Final = bot(match.rules, bot_names(match.rules)[-1])
        # Chance of its own: neither the game nor a bot ever notices that advice was given.
        self.chance: Final = make_rng(match.chance, match.seed)
        self.narrator: Final = narrator
        self.screen: Final = screen

    def advise(self, view: View, decision: Decision, offers: Offers) -> None:
        """Print the advice."""
        thought = self.bot.think(view, decision, offers, self.chance.fork(f"hint {decision.seat}"))
        move = self.narrator.move(thought.move)
        why = self.narrator.reason(thought.reason)
        self.screen.say("line-hint", "dim", move=move, why=why)
