"""Who sits where: seats for those who wait, for latecomers, and two who change places."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.tables import happening as happened
from gelanggang.tables.checking import check_chair
from gelanggang.tables.claim import Claim
from gelanggang.tables.denied import Denied
from gelanggang.tables.ending import cleared
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.name import check_name, suggest_name
from gelanggang.tables.seat import BOT, PERSON, Member
from gelanggang.tables.table import LOBBY, OVER, LiveTable

MOST_ASKING: Final = 8
"""Who can ask for a seat at once: as many as the largest table has, and a stranger with a thousand
devices does not fill the host's screen."""


def free_seats(table: LiveTable) -> list[Seat]:
    """Where somebody can sit down just now without being given the seat.

    In a running game these are bots', if the host lets latecomers in; between two chapters of a
    story likewise.
    """
    if table.phase == LOBBY:
        open_seats = table.open_seats()
        return open_seats if open_seats or not _between(table) else bots_seats(table)
    between = table.phase != OVER or _between(table)
    return bots_seats(table) if table.latecomers and between else []


def _between(table: LiveTable) -> bool:
    """Whether a story is told here that has begun, and nobody has waited for longer."""
    begun = table.party is not None and table.number > 0
    return begun and table.latecomers and not table.claims


def bots_seats(table: LiveTable) -> list[Seat]:
    """Where a bot sits for good."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == BOT]


def next_in(
    table: LiveTable, free: list[Seat], gone: int = -1, opening: bool = False
) -> list[happened.Sat]:
    """Those who wait get seats that become free: first who lost one, then who asked for one.

    Who only asked is let in by an open door, or one that is just opening; nobody gets anything who
    is just going.
    """
    waiting = [one for one in table.claims if one.member != gone]
    rights = [one for one in waiting if one.right]
    asks = [one for one in waiting if not one.right and (opening or not table.locked)]
    return [
        happened.Sat(seat, one.member, one.name)
        for seat, one in zip(sorted(free), [*rights, *asks], strict=False)
    ]


def ask_seat(table: LiveTable, member: Member) -> list[AnyHappening]:
    """Somebody of the table who has no seat would like one."""
    if member.seats:
        raise Denied("has-seat")
    if table.claims_of(member):
        return []
    name = called(table, member.name)
    free = free_seats(table)
    if free and not (table.phase == LOBBY and table.locked):
        return [happened.Sat(free[0], member.number, name)]
    check_asking(table)
    return [happened.Claimed(member.number, name)]


def check_asking(table: LiveTable) -> None:
    """Denied when so many ask for a seat already that another one would wait in vain."""
    if sum(not one.right for one in table.claims) >= MOST_ASKING:
        raise Denied("many-waiting", {"most": MOST_ASKING})


def called(table: LiveTable, wish: str) -> str:
    """What somebody will be called: as they were before, if nobody else is called so by now."""
    taken = table.taken_names()
    try:
        return check_name(wish, taken)
    except Denied:
        return suggest_name(taken, table.seq)


def withdraw(table: LiveTable, member: Member, whose: int | None) -> list[AnyHappening]:
    """Somebody waits no longer; the host may say so of others."""
    if whose is None or whose == member.number:
        own = table.claims_of(member)
        return [happened.Unclaimed(one.member, one.name) for one in own]
    if member.number != table.host:
        raise Denied("host-only")
    return [happened.Unclaimed(one.member, one.name, True) for one in _claims(table, whose)]


def give_seat(table: LiveTable, member: int, seat: Seat) -> list[AnyHappening]:
    """The host gives somebody who waits an open seat, or that of a bot."""
    check_chair(table, seat)
    claim = _claims(table, member)[0]
    if table.chairs[seat].kind == PERSON:
        raise Denied("seat-taken", {"number": seat + 1})
    sat = happened.Sat(seat, claim.member, claim.name)
    # Who sits down after a game is no part of it: the next one is prepared.
    return [*cleared(table), sat] if table.phase == OVER else [sat]


def _claims(table: LiveTable, member: int) -> list[Claim]:
    found = [one for one in table.claims if one.member == member]
    if not found:
        raise Denied("not-waiting")
    return found


def latecomers(table: LiveTable, on: bool) -> list[AnyHappening]:
    """The host lets people take over bots' hands, or no longer; who waits already comes first."""
    if on == table.latecomers:
        return []
    turned = happened.Latecoming(on)
    if not on or table.phase in (LOBBY, OVER):
        return [turned]
    return [turned, *next_in(table, bots_seats(table))]


def swap(table: LiveTable, seat: Seat, other: Seat) -> list[AnyHappening]:
    """Two change places, whoever they are."""
    check_chair(table, seat)
    check_chair(table, other)
    nobody = not table.chairs[seat].name and not table.chairs[other].name
    if seat == other or nobody:
        return []
    return [*cleared(table), happened.Swapped(seat, other)]
