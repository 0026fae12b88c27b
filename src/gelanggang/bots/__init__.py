"""Those who play when no person does, by name or by level."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import jawara_beksi, spell_future
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.bots.random import RandomBot
from gelanggang.bots.thought import Bot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.rules import Rules as SpellRules

RANDOM: Final = "random"


def levels(rules: AnyRules) -> dict[str, str]:
    """The names of a game's levels by their numbers, the weakest first."""
    if isinstance(rules, JawaraRules):
        return jawara_beksi.LEVELS
    return spell_future.LEVELS if isinstance(rules, SpellRules) else {}


def bot_names(rules: AnyRules) -> list[str]:
    """The bots that can play a game, the weakest first."""
    if isinstance(rules, JawaraRules):
        return [RANDOM, *jawara_beksi.BOTS]
    return [RANDOM, *spell_future.BOTS] if isinstance(rules, SpellRules) else [RANDOM]


def personas(rules: AnyRules) -> list[str]:
    """The characters that a game's bots can have; they are named behind a colon: `2:hoarder`."""
    return list(PERSONAS) if isinstance(rules, JawaraRules) else []


def bot(rules: AnyRules, wish: str) -> Bot:
    """A bot by its name or by the number of its level, with a persona if one is named."""
    level, _, persona = wish.partition(":")
    name = levels(rules).get(level, level)
    found: Bot | None = None
    if persona:
        if isinstance(rules, JawaraRules) and persona in PERSONAS:
            found = jawara_beksi.with_persona(rules, name, persona)
    elif name == RANDOM:
        found = RandomBot()
    elif isinstance(rules, JawaraRules) and name in jawara_beksi.BOTS:
        found = jawara_beksi.BOTS[name](rules)
    elif isinstance(rules, SpellRules) and name in spell_future.BOTS:
        found = spell_future.BOTS[name](rules)
    if found is None:
        raise BadInput("unknown-bot", {"bot": wish, "known": [*bot_names(rules), *levels(rules)]})
    return found
