"""Who goes, who is sent away, and who is host then."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.tables import happening as happened
from gelanggang.tables.checking import check_chair
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.seat import PERSON, Member
from gelanggang.tables.seating import next_in
from gelanggang.tables.table import LOBBY, OVER, PAUSED, PLAYING, LiveTable


def leave(table: LiveTable, member: Member) -> list[AnyHappening]:
    """Before the start and after the end one is gone; in between a bot plays until one is back.

    Who waits for a seat can go at any time.
    """
    if table.phase in (PLAYING, PAUSED) and (member.seats or not table.claims_of(member)):
        left: list[AnyHappening] = [
            happened.Replaced(seat, "left")
            for seat in member.seats
            if not table.chairs[seat].replaced
        ]
        return [*left, *heir(table, member, table.people())]
    everybody = list(table.members.values())
    return [
        *heir(table, member, everybody),
        *_freed(table, member.seats, member.number),
        *drop(table, member),
    ]


def _freed(
    table: LiveTable, seats: list[Seat], gone: int, kicked: bool = False
) -> list[AnyHappening]:
    """Seats that somebody loses for good: who waits gets them; else they are open, or a bot's."""
    found: list[AnyHappening] = []
    if table.phase == LOBBY:
        found = [happened.Stood(seat, kicked) for seat in seats]
    next_ones: list[happened.Sat] = []
    if table.phase in (LOBBY, OVER) or table.latecomers:
        next_ones = next_in(table, seats, gone)
    if table.phase != LOBBY:
        # First the bot: so there is a sentence about whoever loses the seat.
        found += [bot_for(table, seat) for seat in seats]
    return [*found, *next_ones]


def heir(table: LiveTable, gone: Member, others: list[Member]) -> list[happened.Hosted]:
    """Who of the others is host when somebody goes: who has sat longest, best one who is there."""
    if table.host != gone.number:
        return []
    heirs = [one for one in others if one is not gone]
    heirs.sort(key=lambda one: (not one.seats, not one.presence.here, one.sat, one.number))
    return [happened.Hosted(heirs[0].number)] if heirs else []


def drop(table: LiveTable, member: Member) -> list[AnyHappening]:
    """A device has no place here any more, and waits for none."""
    waited: list[AnyHappening] = [
        happened.Unclaimed(one.member, one.name) for one in table.claims_of(member)
    ]
    return [*waited, happened.Dropped(member.number)]


def kick(table: LiveTable, member: Member, seat: Seat) -> list[AnyHappening]:
    """The host takes a seat away from a person."""
    check_chair(table, seat)
    chair = table.chairs[seat]
    if chair.kind != PERSON:
        raise Denied("no-person", {"number": seat + 1})
    if chair.member == member.number:
        raise Denied("kick-self")
    gone = table.members[chair.member]
    if len(gone.seats) > 1:
        return _freed(table, [seat], -1, True)
    freed = _freed(table, [seat], gone.number, True)
    return [*freed, *drop(table, gone), *_keep_out(table, gone)]


def _keep_out(table: LiveTable, gone: Member) -> list[AnyHappening]:
    """Whoever was sent away does not come back at once."""
    if gone.device:
        return [happened.Barred(gone.device)]
    # Nobody can tell this device from others, so nobody is let in.
    return [happened.Locked(True)] if table.phase == LOBBY and not table.locked else []


def bot_for(table: LiveTable, seat: Seat) -> AnyHappening:
    """A bot that gets a person's seat for good keeps its name, which stands in the log."""
    return happened.BotSat(seat, table.level, table.chairs[seat].name)
