"""Those who play when no person does, by name or by level."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import jawara_beksi, spell_future
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.bots.school import RANDOM, School, school_of
from gelanggang.bots.thought import Bot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import find_game
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE

SCHOOLS: Final = {
    JAWARA_BEKSI: School(
        jawara_beksi.BOTS, jawara_beksi.LEVELS, list(PERSONAS), jawara_beksi.with_persona
    ),
    SPELL_FUTURE: School(spell_future.BOTS, spell_future.LEVELS),
}
"""The games whose bots live here."""


def _school(rules: AnyRules) -> School:
    found = SCHOOLS.get(rules.key)
    return school_of(find_game(rules.key)) if found is None else found


def levels(rules: AnyRules) -> dict[str, str]:
    """The names of a game's levels by their numbers, the weakest first."""
    return _school(rules).levels


def bot_names(rules: AnyRules) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, *_school(rules).bots]


def personas(rules: AnyRules) -> list[str]:
    """The characters that a game's bots can have; they are named behind a colon: `2:hoarder`."""
    return _school(rules).personas


def bot(rules: AnyRules, wish: str) -> Bot:
    """A bot by its name or by the number of its level, with a persona if one is named."""
    level, _, persona = wish.partition(":")
    found = _school(rules).bot(rules, levels(rules).get(level, level), persona)
    if found is None:
        raise BadInput("unknown-bot", {"bot": wish, "known": [*bot_names(rules), *levels(rules)]})
    return found
