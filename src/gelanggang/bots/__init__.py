"""Those who play when no person does, by name."""

from __future__ import annotations

from gelanggang.bots.patient import PatientBot
from gelanggang.bots.random import RandomBot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules

RANDOM = "random"
PATIENT = "patient"


def bot_names(rules: AnyRules) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, PATIENT] if isinstance(rules, JawaraRules) else [RANDOM]


def bot(rules: AnyRules, name: str) -> Chooser:
    """A bot by its name."""
    if name == RANDOM:
        return RandomBot()
    if name == PATIENT and isinstance(rules, JawaraRules):
        return PatientBot(rules)
    raise BadInput("unknown-bot", {"bot": name, "known": bot_names(rules)})
