"""What happened at a table, told to each listener in their own language."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import GelanggangError, MoveRefused
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import Match
from gelanggang.tables.table import LiveTable
from gelanggang.text.catalogue import voice
from gelanggang.text.errors import sentence
from gelanggang.text.games import narrator, storyteller
from gelanggang.text.live import table_event
from gelanggang.text.narrator import Narrator
from gelanggang.text.story import Storyteller

MOST_TOLD: Final = 2000
"""Sentences kept of a table in one language, so that nothing is narrated twice: four for every step
that the table remembers, because a step is several events, and some sound different to whom they
concern."""
FORGOTTEN: Final = 200
"""How many of the oldest are forgotten together: one by one the list would be copied for every
sentence."""


class Narration:
    """Tells one table in one language.  A sentence is made once, however often it is heard."""

    def __init__(self, table: LiveTable, lang: str) -> None:
        self.table: Final = table
        self.voice: Final = voice(lang)
        self._names: list[str] = []
        self._rules = table.rules
        self._narrator: Narrator | None = None
        self._told: dict[tuple[int, Seat | None], tuple[Event, str]] = {}
        """By the event's identity, so the event is kept too: no other can have it meanwhile."""
        self._prompts: dict[Seat | None, str] = {}
        self._storyteller: Storyteller | None = None

    def storyteller(self) -> Storyteller | None:
        """Who tells the story of this table, if there is one."""
        story = self.table.opened.story
        if self._storyteller is None and story:
            self._storyteller = storyteller(self.table.rules, story, self.voice)
        return self._storyteller

    def narrator(self) -> Narrator:
        """Who tells the game, with the names that people had when it was looked last."""
        if self._narrator is None:
            self._names, self._rules = self.table.names(), self.table.rules
            self._narrator = narrator(self._rules, self.voice, self._names)
        return self._narrator

    def looking(self, match: Match) -> Narrator:
        """The narrator, after a look at the table: moves and refusals need it."""
        found = self.narrator()
        found.look(match)
        return found

    def go_on(self) -> None:
        """Something may have happened: other things are asked, and people have other names."""
        self._prompts = {}
        table = self.table
        if table.names() != self._names or table.rules is not self._rules:
            self._names, self._rules = table.names(), table.rules
            self._told.clear()
            self._narrator = None
            self._storyteller = None

    def event(self, event: Event, of_table: bool, me: Seat | None) -> str:
        """A sentence about an event."""
        key = (id(event), me if _concerns(event, me) else None)
        known = self._told.get(key)
        if known is not None:
            return known[1]
        text = self._table_event(event, me) if of_table else self.narrator().event(event, me)
        if len(self._told) >= MOST_TOLD:
            for old in list(self._told)[:FORGOTTEN]:
                del self._told[old]
        self._told[key] = (event, text)
        return text

    def _table_event(self, event: Event, me: Seat | None) -> str:
        named = event.facts.get("name")
        if me is not None and named is not None and named != self.table.chairs[me].name:
            # It happened to somebody else who had this seat then.
            me = None
        return table_event(self.voice, event, me, self.table.rules, self.storyteller())

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
