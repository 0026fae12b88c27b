"""What happens by itself, because time has passed."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.tables import happening as happened
from gelanggang.tables.asking import heir
from gelanggang.tables.clock import MISSED
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.joining import recorded
from gelanggang.tables.table import LOBBY, OVER, PLAYING, LiveTable

REST: float = 8.0
"""Seconds that a table which shows bots rests between two games, so that whoever looks on can read
how the first one ended."""


def tick(table: LiveTable, now: float) -> list[AnyHappening]:
    """What has to happen now; nothing most of the time."""
    if table.unrecorded is not None:
        return recorded(table)
    if is_empty(table, now):
        return [happened.Paused("empty")]
    found: list[AnyHappening] = []
    for member in table.members.values():
        if member.presence.here or not member.presence.expired(now):
            continue
        if table.phase == PLAYING:
            why = member.presence.state
            for seat in member.seats:
                if not table.chairs[seat].replaced:
                    found.append(happened.Replaced(seat, why))
    host = table.members.get(table.host)
    if host is not None and host.presence.expired(now):
        # Only to somebody who is there: else the power would wander through empty seats.
        found += [
            happened.Hosted(one.member, lent=table.phase == LOBBY)
            for one in heir(table, host)
            if table.members[one.member].presence.here
        ]
    if table.phase == PLAYING:
        for seat, chair in enumerate(table.chairs):
            if chair.missed >= MISSED and not chair.by_bot:
                found.append(happened.Replaced(seat, "late"))
    return found


def is_due(table: LiveTable, now: float) -> bool:
    """Whether something has to happen now.  No record is written only to find that out."""
    return table.unrecorded is not None or bool(tick(table, now))


def is_empty(table: LiveTable, now: float) -> bool:
    """Whether nobody is left for whom the game should go on."""
    if table.phase != PLAYING:
        return False
    people = table.people()
    if not people:
        return table.watchers == 0 and not any(m.presence.here for m in table.members.values())
    return all(not one.presence.here and one.presence.expired(now) for one in people)


def to_choose(table: LiveTable, now: float) -> list[tuple[Seat, int, bool]]:
    """The seats for which a bot has to choose: seat, decision, and whether the time was up."""
    if table.phase != PLAYING or table.match is None:
        return []
    late = table.clock.until is not None and now >= table.clock.until
    return [
        (seat, decision.id, not table.chairs[seat].by_bot)
        for seat, decision in table.match.pending().items()
        if not decision.answered and (table.chairs[seat].by_bot or late)
    ]


def next_time(table: LiveTable, now: float) -> float | None:
    """When to look at the table again, if nothing else happens before."""
    soonest = table.clock.until if table.phase == PLAYING else None
    if table.phase != OVER:
        for member in table.members.values():
            until = member.presence.until()
            if until is not None and until > now and (soonest is None or until < soonest):
                soonest = until
    return soonest
