"""Who tells which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gelanggang.core.match import AnyRules
from gelanggang.games import find_tale
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.narrator import Narrator
from gelanggang.text.plain import PlainNarrator
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_journey import JourneyTeller
from gelanggang.text.story import Storyteller

TELLERS: Final[dict[str, Callable[[Any, Voice, list[str]], Narrator]]] = {
    JAWARA_BEKSI: lambda rules, voice, names: JawaraNarrator(rules.pack, voice, names),
    SPELL_FUTURE: lambda rules, voice, names: SpellNarrator(rules.pack, voice, names),
}
"""Those who know more about a game than its words; each takes the rules of its own."""


def narrator(rules: AnyRules, voice: Voice, names: list[str]) -> Narrator:
    """Who tells a game to players of these names."""
    return TELLERS.get(rules.key, PlainNarrator)(rules, voice, names)


STORYTELLERS: Final[dict[str, Callable[[Any, Voice | None], Storyteller]]] = {
    SPELL_FUTURE: JourneyTeller,
}
"""Those who tell a game's stories; each takes one of its tales."""


def storyteller(rules: AnyRules, story: str, voice: Voice | None) -> Storyteller:
    """Who tells a story with these cards; without a voice, in ids alone."""
    return STORYTELLERS[rules.key](find_tale(rules, story), voice)
