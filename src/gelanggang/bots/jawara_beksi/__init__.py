"""Those who play Jawara Beksi, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.jawara_beksi.anak_baru import AnakBaru
from gelanggang.bots.jawara_beksi.greedy import Greedy
from gelanggang.bots.jawara_beksi.murid import Murid
from gelanggang.bots.jawara_beksi.pendekar import Pendekar
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.thought import Bot
from gelanggang.games.jawara_beksi.rules import Rules

BOTS: Final[dict[str, Callable[[Rules], Bot]]] = {
    "greedy": Greedy,
    "anak-baru": AnakBaru,
    "murid": Murid,
    "pendekar": Pendekar,
}
LEVELS: Final[dict[str, str]] = {"1": "anak-baru", "2": "murid", "3": "pendekar"}
"""The names of the levels by their numbers."""


def with_persona(rules: Rules, name: str, persona: str) -> Bot | None:
    """A bot with a character of its own, where it has weights to bend."""
    weights = Weights(PERSONAS[persona])
    if name == "murid":
        return Murid(rules, weights)
    return Pendekar(rules, weights) if name == "pendekar" else None
