"""Those who play when no person does, by name."""

from __future__ import annotations

from gelanggang.bots.mind import MindBot
from gelanggang.bots.patient import PatientBot
from gelanggang.bots.random import RandomBot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.rules import Rules as SpellRules

RANDOM = "random"
PATIENT = "patient"
MIND = "mind"


def bot_names(rules: AnyRules) -> list[str]:
    """The bots that can play a game, the weakest first."""
    if isinstance(rules, JawaraRules):
        return [RANDOM, PATIENT]
    return [RANDOM, MIND] if isinstance(rules, SpellRules) else [RANDOM]


def bot(rules: AnyRules, name: str) -> Chooser:
    """A bot by its name."""
    if name == RANDOM:
        return RandomBot()
    if name == PATIENT and isinstance(rules, JawaraRules):
        return PatientBot(rules)
    if name == MIND and isinstance(rules, SpellRules):
        return MindBot(rules)
    raise BadInput("unknown-bot", {"bot": name, "known": bot_names(rules)})
