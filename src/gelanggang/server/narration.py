"""What happened at a table, told to each listener in their own language."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import GelanggangError, MoveRefused
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import Match
from gelanggang.games.spell_future.view import View as SpellView
from gelanggang.tables.table import LiveTable
from gelanggang.text.catalogue import voice
from gelanggang.text.errors import sentence
from gelanggang.text.live import table_event
from gelanggang.text.narrator import Narrator, narrator
from gelanggang.text.spell_future import SpellNarrator


class Narration:
    """Tells one table in one language.  A sentence that several hear is made once."""

    def __init__(self, table: LiveTable, lang: str) -> None:
        self.table: Final = table
        self.voice: Final = voice(lang)
        self._names: list[str] = []
        self._narrator: Narrator | None = None
        self._told: dict[tuple[int, Seat | None], str] = {}
        self._prompts: dict[Seat | None, str] = {}

    def narrator(self) -> Narrator:
        """Who tells the game, with the names that people have now."""
        names = self.table.names()
        if self._narrator is None or names != self._names:
            self._names = names
            self._narrator = narrator(self.table.rules, self.voice, names)
        return self._narrator

    def looking(self, match: Match) -> Narrator:
        """The narrator, after a look at the table: moves and refusals need it."""
        found = self.narrator()
        if isinstance(found, SpellNarrator):
            view = match.view(None)
            assert isinstance(view, SpellView)
            found.look(view)
        return found

    def forget(self) -> None:
        """The next step will be told."""
        self._told = {}
        self._prompts = {}

    def event(self, event: Event, of_table: bool, me: Seat | None) -> str:
        """A sentence about an event."""
        key = (id(event), me if _concerns(event, me) else None)
        text = self._told.get(key)
        if text is None:
            if of_table:
                text = table_event(self.voice, event, me)
            else:
                text = self.narrator().event(event, me)
            self._told[key] = text
        return text

    def prompt(self, match: Match, me: Seat | None) -> str:
        """What to do, or who is waited for; empty at the end."""
        asked = list(match.pending().values())
        if not asked:
            return ""
        meant = any(me in (one.seat, one.facts.get("opponent")) for one in asked)
        # All who only wait are told the same; those at the table other than those who look on.
        key = me if meant or me is None else NOBODY
        if key not in self._prompts:
            self._prompts[key] = self.looking(match).asked(asked, me)
        return self._prompts[key]

    def problem(self, error: GelanggangError) -> str:
        """What went wrong."""
        if isinstance(error, MoveRefused) and self.table.match is not None:
            return self.looking(self.table.match).refusal(error.refusal)
        return sentence(self.voice, error)


def _concerns(event: Event, me: Seat | None) -> bool:
    """Whether an event may have to be told to this seat in words of its own."""
    facts = event.facts
    if "seat" in facts or "opponent" in facts or "seats" in facts:
        seats = facts.get("seats", [])
        return me in (facts.get("seat"), facts.get("opponent")) or (
            isinstance(seats, list) and me in seats
        )
    return True
