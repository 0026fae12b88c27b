"""Where bots of one game come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gelanggang.bots.random import RandomBot
from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.core.move import Offers
from gelanggang.core.rng import Rng
from gelanggang.games.game import Game

RANDOM: Final = "random"

Make = Callable[[Any], Bot[Any]]
"""From a game's rules to a bot; each takes the rules of its own game."""
MakeWith = Callable[[Any, str, str], Bot[Any] | None]
"""The same with a name and a persona; None: that bot has none."""


class Strength:
    """How much a bot thinks where it plays now, and how much it would at most."""

    def __init__(self, now: int, most: int) -> None:
        self.now: Final = now
        self.most: Final = most


class School:
    """The bots of a game by name, the weakest first, and which of them are levels."""

    def __init__(
        self,
        bots: dict[str, Make],
        levels: dict[str, str],
        personas: list[str] | None = None,
        with_persona: MakeWith | None = None,
        strengths: dict[str, Strength] | None = None,
    ) -> None:
        self.bots: Final = bots
        self.levels: Final = levels
        self.personas: Final[list[str]] = [] if personas is None else personas
        self._with_persona: Final = with_persona
        self.strengths: Final[dict[str, Strength]] = {} if strengths is None else strengths
        """Of bots that think less where nothing is compiled."""

    def bot(self, rules: AnyRules, name: str, persona: str) -> Bot[Any] | None:
        """A bot by its name; None when nobody is called so."""
        if persona:
            if self._with_persona is None or persona not in self.personas:
                return None
            return self._with_persona(rules, name, persona)
        if name == RANDOM:
            return RandomBot()
        return self.bots[name](rules) if name in self.bots else None


class Untold(Bot[Any]):
    """Plays as a game's own bot does, and gives no reasons."""

    def __init__(self, chooser: Chooser[Any]) -> None:
        self._chooser: Final = chooser

    def think(self, view: Any, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        return Thought(self._chooser(view, decision, offers, rng), Reason("untold"))


def school_of(game: Game) -> School:
    """The bots that a game brings along; without any there is one that chooses by chance."""
    names = list(game.bots) or [RANDOM]
    levels = {str(number): name for number, name in enumerate(names, 1)}
    return School({name: _make(game, name) for name in game.bots}, levels)


def _make(game: Game, name: str) -> Make:
    return lambda rules: Untold(game.bots[name](rules))
