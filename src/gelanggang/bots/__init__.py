"""Those who play when no person does, by name or by level."""

from __future__ import annotations

from typing import Any

from gelanggang.bots.games import school
from gelanggang.bots.school import RANDOM, Strength
from gelanggang.bots.thought import Bot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Rules, V


def levels(rules: AnyRules) -> dict[str, str]:
    """The names of a game's levels by their numbers, the weakest first."""
    return school(rules.key).levels


def bot_names(rules: AnyRules) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, *school(rules.key).bots]


def personas(rules: AnyRules) -> list[str]:
    """The characters that a game's bots can have; they are named behind a colon: `2:hoarder`."""
    return school(rules.key).personas


def levels_of(rules: AnyRules, persona: str) -> list[str]:
    """The levels whose bots can have a character."""
    taught = school(rules.key)
    return [one for one, name in taught.levels.items() if taught.bot(rules, name, persona)]


def strength(rules: AnyRules, name: str) -> Strength | None:
    """How much a bot thinks here; None where that is the same everywhere."""
    return school(rules.key).strengths.get(name)


def bot(rules: Rules[Any, V], wish: str) -> Bot[V]:
    """A bot by its name or by the number of its level, with a persona if one is named."""
    level, _, persona = wish.partition(":")
    found = school(rules.key).bot(rules, levels(rules).get(level, level), persona)
    if found is None:
        raise BadInput("unknown-bot", {"bot": wish, "known": [*bot_names(rules), *levels(rules)]})
    return found
