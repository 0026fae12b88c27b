"""Which games can be drawn on screens: the one registry of this room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.terminal.course import Course
from gelanggang.terminal.driver import Driver
from gelanggang.terminal.jawara_beksi import largest
from gelanggang.terminal.jawara_beksi.driver import JawaraDriver
from gelanggang.terminal.spell_future import days
from gelanggang.terminal.spell_future.driver import SpellDriver
from gelanggang.text.narrator import Narrator


@dataclass(frozen=True)
class Known:
    """How one game is drawn."""

    driver: Callable[[Course], Driver]
    """At the table."""
    recap: Callable[[Narrator, Match, list[Event], int], list[Text]]
    """Where everybody's points came from, and what else is worth a line, in so many cells."""


KNOWN: Final = {
    JAWARA_BEKSI: Known(JawaraDriver, largest.recap),
    SPELL_FUTURE: Known(SpellDriver, days.recap),
}
