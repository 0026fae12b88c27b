"""What the host sets until the deal: options, seats, cards, bots.

After a game it can be set again.  Options and levels wait for the next deal; for other seats or
other cards those of the last game are put away first.
"""

from __future__ import annotations

from gelanggang.core.errors import BadInput
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Options
from gelanggang.games import find_tale
from gelanggang.tables import happening as happened
from gelanggang.tables.denied import Denied
from gelanggang.tables.ending import cleared
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.joining import check_level
from gelanggang.tables.seat import BOT, OPEN, PERSON
from gelanggang.tables.seating import next_in
from gelanggang.tables.table import LOBBY, OVER, LiveTable, standing


def check_setting(table: LiveTable) -> None:
    """Denied while a game goes on, and where the first game of a beginner is prepared."""
    if table.phase not in (LOBBY, OVER):
        raise Denied("phase", {"phase": table.phase})
    if table.lesson and table.phase == LOBBY:
        raise Denied("lesson-set")


def set_options(table: LiveTable, wish: Options) -> list[AnyHappening]:
    """What the table agrees on; what is not named is as the rules have it."""
    check_setting(table)
    return _changes(table.options, table.rules.settle(len(table.chairs), wish), "")


def _changes(before: Options, after: dict[str, Choice], why: str) -> list[AnyHappening]:
    return [
        happened.Optioned(name, value, why)
        for name, value in after.items()
        if name not in before or before[name] != value
    ]


def set_level(table: LiveTable, level: str) -> list[AnyHappening]:
    """The bot that fills up the table, or plays for somebody."""
    check_level(table.rules, level)
    return [happened.Levelled(level)] if level != table.level else []


def set_pack(table: LiveTable, pack: str) -> list[AnyHappening]:
    """Other cards; what they do not have of the options goes back to its standard."""
    check_setting(table)
    rules = table.find(pack, "")
    digest = rules.label.digest
    if digest == table.digest and pack == table.pack:
        return []
    seats = len(table.chairs)
    rules.settle(seats, {})
    if table.opened.story:
        find_tale(rules, table.opened.story)
    packed = happened.Packed(pack, digest, rules.version)
    kept = standing(rules, table.options)
    return [*cleared(table), packed, *_changes(kept, fitting(rules, seats, kept), "pack")]


def fitting(rules: AnyRules, seats: int, options: Options) -> dict[str, Choice]:
    """Options for so many seats: what they cannot be goes back to its standard."""
    found: dict[str, Choice] = {}
    for name, value in options.items():
        try:
            found = rules.settle(seats, {**found, name: value})
        except BadInput:
            continue
    return rules.settle(seats, found)


def set_seats(table: LiveTable, seats: int) -> list[AnyHappening]:
    """More seats or fewer: nobody loses one who need not, and who does has a claim on the next."""
    check_setting(table)
    table.rules.settle(seats, {})
    now = len(table.chairs)
    if seats == now:
        return []
    gone = _leaving(table, now - seats)
    kept = [seat for seat in range(now) if seat not in gone]
    found = cleared(table)
    for seat in gone:
        chair = table.chairs[seat]
        if chair.kind == BOT:
            found.append(happened.Stood(seat))
        elif chair.kind == PERSON:
            found.append(happened.Claimed(chair.member, chair.name, seat, True))
    found.append(happened.Resized(seats, kept))
    if seats > now:
        found += next_in(table, [*table.open_seats(), *range(now, seats)])
    fits = fitting(table.rules, seats, table.options)
    return [*found, *_changes(table.options, fits, "seats")]


def _leaving(table: LiveTable, count: int) -> list[Seat]:
    """The seats that go first: open ones, then bots', then of those who came last; the host's last.

    Of several alike the last one goes first.
    """

    def rank(seat: Seat) -> tuple[int, int, int]:
        chair = table.chairs[seat]
        if chair.kind == OPEN:
            return 0, 0, -seat
        if chair.kind == BOT:
            return 1, 0, -seat
        return (3 if chair.member == table.host else 2), -chair.member, -seat

    return sorted(range(len(table.chairs)), key=rank)[: max(count, 0)]
