"""What happens by itself, because time has passed."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.tables import happening as happened
from gelanggang.tables import voting
from gelanggang.tables.absence import SUCCESSION
from gelanggang.tables.clock import MISSED
from gelanggang.tables.ending import ABSENT, agreed, recorded
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.leaving import drop, heir
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LOBBY, OVER, PLAYING, LiveTable

REST: float = 8.0
"""Seconds that a table which shows bots rests between two games, so that whoever looks on can read
how the first one ended."""


def tick(table: LiveTable, now: float) -> list[AnyHappening]:
    """What has to happen now; nothing most of the time."""
    if table.unrecorded is not None:
        return recorded(table)
    begun = agreed(table, now) or voting.agreed(table, now)
    if begun:
        return begun
    if is_empty(table, now):
        return [happened.Paused("empty")]
    found: list[AnyHappening] = []
    for member in table.members.values():
        if member.presence.here or not member.presence.expired(now):
            continue
        if _waits_in_vain(table, member):
            found += drop(table, member)
        if table.phase == PLAYING:
            why = member.presence.state
            for seat in member.seats:
                if not table.chairs[seat].replaced:
                    found.append(happened.Replaced(seat, why))
    host = table.members.get(table.host)
    if host is not None and _is_without(table, host, now):
        # Only to somebody who is there: else the power would wander through empty seats.
        here = [one for one in _heirs(table) if one.presence.here]
        found += [
            happened.Hosted(one.member, lent=_before_deal(table)) for one in heir(table, host, here)
        ]
    if table.phase == PLAYING:
        for seat, chair in enumerate(table.chairs):
            if chair.missed >= MISSED and not chair.by_bot:
                found.append(happened.Replaced(seat, "late"))
    return found


def _heirs(table: LiveTable) -> list[Member]:
    """Who can be host: whoever has a seat.  A story nobody owns, so who waits for one there too."""
    free = table.party is not None and _before_deal(table)
    return list(table.members.values()) if free else table.people()


def _waits_in_vain(table: LiveTable, member: Member) -> bool:
    """Whether somebody who only asked for a seat did not stay to get one."""
    claims = table.claims_of(member)
    asked = bool(claims) and not any(one.right for one in claims)
    return asked and not member.seats and member.number != table.host


def _before_deal(table: LiveTable) -> bool:
    return table.phase in (LOBBY, OVER)


def _is_without(table: LiveTable, host: Member, now: float) -> bool:
    """Whether the host has been gone for so long that somebody else has to be one."""
    if _before_deal(table):
        return host.presence.missing(now) >= SUCCESSION
    return host.presence.expired(now)


def is_due(table: LiveTable, now: float) -> bool:
    """Whether something has to happen now.  No record is written only to find that out."""
    if table.unrecorded is not None:
        return True
    return not in_full_swing(table) and bool(tick(table, now))


def in_full_swing(table: LiveTable) -> bool:
    """Whether all play who belong here: then nobody is awaited, and nobody is to be replaced."""
    if table.phase != PLAYING or table.eager or table.party is not None or not table.members:
        return False
    for member in table.members.values():
        if not member.presence.here:
            return False
    return not any(chair.missed >= MISSED for chair in table.chairs)


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
    for member in table.members.values():
        for until in _moments(table, member):
            if until > now and (soonest is None or until < soonest):
                soonest = until
    return soonest


def _moments(table: LiveTable, member: Member) -> list[float]:
    """When something may follow from it that somebody is not there."""
    presence = member.presence
    until = presence.until()
    if until is None:
        return []
    host = member.number == table.host
    found: list[float] = []
    if table.phase != OVER or host or table.claims_of(member):
        found.append(until)
    if host and _before_deal(table):
        found.append(presence.since + SUCCESSION)
    if table.eager or (table.party is not None and table.party.votes):
        # The others would like another game, or have voted.
        found.append(presence.since + ABSENT)
    return found
