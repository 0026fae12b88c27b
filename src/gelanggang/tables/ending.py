"""What becomes of a game that is over: its record, its cards, and the next one."""

from __future__ import annotations

from gelanggang.start import new_seed
from gelanggang.tables import happening as happened
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.table import LOBBY, OVER, LiveTable


def recorded(table: LiveTable) -> list[AnyHappening]:
    """The record of a game that is over, if it is not kept yet."""
    match = table.unrecorded
    return [] if match is None else [happened.Recorded(table.number, match.record().text())]


def again(table: LiveTable) -> list[AnyHappening]:
    """The next game at a table whose last one is over; nothing while it goes on."""
    return [*recorded(table), happened.Started(new_seed())] if table.phase == OVER else []


def cleared(table: LiveTable) -> list[AnyHappening]:
    """Put the cards of the last game away, if any are there; Denied while a game goes on."""
    if table.phase == LOBBY:
        return []
    if table.phase != OVER:
        raise Denied("phase", {"phase": table.phase})
    return [*recorded(table), happened.Cleared()]
