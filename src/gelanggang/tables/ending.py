"""What becomes of a game that is over: its record, its cards, and the next one."""

from __future__ import annotations

from typing import Final

from gelanggang.start import new_seed
from gelanggang.tables import happening as happened
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LOBBY, OVER, LiveTable

ABSENT: Final = 5.0
"""Seconds after which somebody who is not there holds up no other game: who only loads the page
again is back by then."""


def recorded(table: LiveTable) -> list[AnyHappening]:
    """The record of a game that is over, if it is not kept yet."""
    match = table.unrecorded
    if match is None:
        return []
    journey = "" if table.party is None else table.party.journey.text()
    return [happened.Recorded(table.number, match.record().text(), journey)]


def started(table: LiveTable) -> happened.Started:
    """The deal: of the next chapter, where a story is told; BadInput when that has to wait."""
    if table.party is not None:
        return happened.Started(new_seed(), table.party.start())
    return happened.Started(new_seed(), table.opened.scenario if table.opened.chapter else None)


def again(table: LiveTable) -> list[AnyHappening]:
    """The next game at a table whose last one is over; nothing while it goes on."""
    return [*recorded(table), started(table)] if table.phase == OVER else []


def awaited(table: LiveTable, now: float) -> list[Member]:
    """Those for whom the next game waits: they are here, and may still be reading."""
    return [
        one
        for one in table.people()
        if one.number not in table.eager and one.presence.missing(now) < ABSENT
    ]


def want_again(table: LiveTable, member: Member, now: float) -> list[AnyHappening]:
    """Somebody wants another game: it begins with the last who is awaited."""
    if all(one is member for one in awaited(table, now)):
        return again(table)
    return [] if member.number in table.eager else [happened.WantsAgain(member.number)]


def agreed(table: LiveTable, now: float) -> list[AnyHappening]:
    """The next game, when nobody is awaited any more by those who want it; else nothing."""
    if not any(table.members[one].presence.here for one in table.eager):
        return []
    return [] if awaited(table, now) else again(table)


def cleared(table: LiveTable) -> list[AnyHappening]:
    """Put the cards of the last game away, if any are there; Denied while a game goes on."""
    if table.phase == LOBBY:
        return []
    if table.phase != OVER:
        raise Denied("phase", {"phase": table.phase})
    return [*recorded(table), happened.Cleared()]
