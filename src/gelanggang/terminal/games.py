"""Which games can be drawn on screens: the one registry of this room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.screen import Screen

from gelanggang.core.match import AnyRules, Match
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.terminal.course import Course
from gelanggang.terminal.driver import AnyDriver
from gelanggang.terminal.jawara_beksi import sources as jawara_sources
from gelanggang.terminal.jawara_beksi.driver import JawaraDriver
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.plain import PlainDriver, parts
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.spell_future import sources as spell_sources
from gelanggang.terminal.spell_future.driver import SpellDriver
from gelanggang.terminal.spell_future.shelf import Shelf
from gelanggang.text.narrator import Narrator

Story = Callable[[Settings, Keeping], Screen[None]]


@dataclass(frozen=True)
class Known:
    """How one game is drawn."""

    driver: Callable[[Course], AnyDriver]
    """At the table."""
    sources: Callable[[Narrator, Match, int], list[Text]]
    """In the recap: where everybody's points came from, in so many cells."""
    story: Story | None = None
    """A campaign around its games, from the list of those that were begun."""


KNOWN: Final = {
    JAWARA_BEKSI: Known(JawaraDriver, jawara_sources.table),
    SPELL_FUTURE: Known(SpellDriver, spell_sources.table, Shelf),
}
PLAIN: Final = Known(PlainDriver, parts)
"""Any other game."""


def known(rules: AnyRules) -> Known:
    """How a game is drawn."""
    return KNOWN.get(rules.key, PLAIN)


def stories() -> dict[str, Story]:
    """The games that can be played as a campaign."""
    return {game: one.story for game, one in KNOWN.items() if one.story is not None}
