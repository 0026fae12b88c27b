"""Those who play Jawara Beksi, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.jawara_beksi.anak_baru import AnakBaru
from gelanggang.bots.jawara_beksi.greedy import Greedy
from gelanggang.bots.jawara_beksi.murid import Murid
from gelanggang.bots.jawara_beksi.pendekar import GAMES, Pendekar, usual_games
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.school import Strength
from gelanggang.bots.thought import Bot
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View

BOTS: Final[dict[str, Callable[[Rules], Bot[View]]]] = {
    "greedy": Greedy,
    "anak-baru": AnakBaru,
    "murid": Murid,
    "pendekar": Pendekar,
}
LEVELS: Final[dict[str, str]] = {"1": "anak-baru", "2": "murid", "3": "pendekar"}
"""The names of the levels by their numbers."""


def with_persona(rules: Rules, name: str, persona: str) -> Bot[View] | None:
    """A bot with a character of its own, where it has weights to bend."""
    weights = Weights(PERSONAS[persona])
    if name == "murid":
        return Murid(rules, weights)
    return Pendekar(rules, weights) if name == "pendekar" else None


def strengths() -> dict[str, Strength]:
    """The bots that think as much as there is time for: how many games they imagine."""
    return {"pendekar": Strength(usual_games(), GAMES)}
