"""What follows when somebody asks for something: happenings, or a denial."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.errors import MoveRefused
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.tables import happening as happened
from gelanggang.tables import seating, setting
from gelanggang.tables import verb as asked
from gelanggang.tables.checking import check_chair, during, seat_of
from gelanggang.tables.clock import MOST_ASKS, PACES
from gelanggang.tables.denied import Denied
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.ending import again, started, want_again
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.joining import check_level
from gelanggang.tables.leaving import kick, leave
from gelanggang.tables.name import check_name, suggest_name
from gelanggang.tables.seat import BOT, OPEN, PERSON, Member
from gelanggang.tables.table import LOBBY, OVER, PAUSED, PLAYING, LiveTable
from gelanggang.tables.token import hash_of, new_token
from gelanggang.tables.undo import find_undo
from gelanggang.tables.voting import vote

TICKET_SECONDS: Final = 600
"""Seconds in which a link to another device has to be used: time enough to fetch that device, and
too little for somebody who finds the link in a chat the next day."""


@mypyc_attr(acyclic=True)
class Done:
    """What a request leads to: rows to be written, and what only the one who asked is told."""

    def __init__(
        self,
        happenings: list[AnyHappening],
        ticket: str = "",
        emote: tuple[Seat, str] | None = None,
    ) -> None:
        self.happenings: Final = happenings
        self.ticket: Final = ticket
        self.emote: Final = emote


def ask(table: LiveTable, member: Member, verb: asked.AnyVerb, now: float, wall: int) -> Done:
    """What follows from a request; Denied or MoveRefused when it is not allowed."""
    match verb:
        case asked.Choose():
            return Done(_choose(table, seat_of(member, verb.seat), verb))
        case asked.Ticket():
            return _ticket(member, wall)
        case asked.Emote():
            return _emote(member, verb, now)
        case asked.Undo():
            return Done(_undo(table, seat_of(member, verb.seat)))
        case asked.Consent():
            return Done(_consent(table, seat_of(member, verb.seat), verb.yes))
        case asked.MoreTime():
            return Done(_more_time(table, member))
        case asked.TakeBack():
            seat = seat_of(member, verb.seat)
            back = bool(table.chairs[seat].replaced)
            return Done([happened.TakenBack(seat)] if back else [])
        case asked.Leave():
            return Done(leave(table, member))
        case asked.Rename():
            return Done(_rename(table, member, verb))
        case asked.Mute():
            check_chair(table, verb.seat)
            known = verb.on == (verb.seat in member.mutes)
            return Done([] if known else [happened.Muted(member.number, verb.seat, verb.on)])
        case asked.Rematch():
            return Done(_rematch(table, member, verb.now, now))
        case asked.Vote():
            return Done(vote(table, member, verb, now))
        case asked.Start() if table.number and _walks(table, member):
            # Nobody owns a story that has begun.
            return Done(start(table))
        case asked.GoOn():
            return Done(_go_on(table, member))
        case asked.AskSeat():
            return Done(seating.ask_seat(table, member))
        case asked.WithdrawAsk():
            return Done(seating.withdraw(table, member, verb.member))
        case _:
            if member.number != table.host:
                raise Denied("host-only")
            return Done(_host(table, member, verb))


def _host(table: LiveTable, member: Member, verb: asked.AnyVerb) -> list[AnyHappening]:
    match verb:
        case asked.Start():
            return start(table)
        case asked.Pause():
            during(table, PLAYING)
            return [happened.Paused("host")]
        case asked.Lock():
            # To open the door also lets those in again who were sent away.
            known = verb.on == table.locked and (verb.on or not table.barred)
            return [] if known else _lock(table, verb.on)
        case asked.Kick():
            return kick(table, member, verb.seat)
        case asked.AddBot():
            return add_bot(table, verb.seat, verb.level)
        case asked.RemoveBot():
            during(table, LOBBY)
            check_chair(table, verb.seat)
            if table.chairs[verb.seat].kind != BOT:
                raise Denied("no-bot", {"number": verb.seat + 1})
            return [happened.Stood(verb.seat), *seating.next_in(table, [verb.seat])]
        case asked.PassHost():
            check_chair(table, verb.seat)
            if table.chairs[verb.seat].kind != PERSON:
                raise Denied("no-person", {"number": verb.seat + 1})
            heir = table.chairs[verb.seat].member
            return [happened.Hosted(heir)] if heir != table.host else []
        case asked.SetPace():
            if verb.pace not in PACES:
                raise Denied("pace", {"pace": verb.pace, "known": list(PACES)})
            return [happened.Paced(verb.pace)] if verb.pace != table.clock.pace else []
        case asked.SetOptions():
            return setting.set_options(table, verb.options)
        case asked.SetSeats():
            return setting.set_seats(table, verb.seats)
        case asked.SetPack():
            return setting.set_pack(table, verb.pack)
        case asked.SetLevel():
            return setting.set_level(table, verb.level)
        case asked.Swap():
            setting.check_setting(table)
            return seating.swap(table, verb.seat, verb.with_)
        case asked.Latecomers():
            return seating.latecomers(table, verb.on)
        case asked.GiveSeat():
            return seating.give_seat(table, verb.member, verb.seat)
        case _:
            raise AssertionError(verb)


# Playing.


def playing(table: LiveTable) -> Match:
    """The match that goes on just now."""
    during(table, PLAYING)
    assert table.match is not None
    return table.match


def _choose(table: LiveTable, seat: Seat, verb: asked.Choose) -> list[AnyHappening]:
    match = playing(table)
    move = table.rules.read(verb.move)
    refusal = match.refusal(seat, move, verb.decision)
    if refusal is not None:
        raise MoveRefused(refusal)
    chosen = happened.Chosen(seat, verb.decision, table.write(move))
    return [happened.TakenBack(seat), chosen] if table.chairs[seat].replaced else [chosen]


def bot_choice(
    table: LiveTable, seat: Seat, decision: int, move: str, late: bool
) -> list[AnyHappening]:
    """What a bot chose for a seat; nothing when meanwhile that is no longer wanted."""
    if table.phase != PLAYING or table.match is None:
        return []
    open_question = table.match.pending().get(seat)
    if open_question is None or open_question.id != decision or open_question.answered:
        return []
    chair = table.chairs[seat]
    if not (chair.by_bot or late):
        return []
    if table.match.refusal(seat, table.rules.read(move), decision) is not None:
        # Thought out before something was taken back.
        return []
    return [happened.Chosen(seat, decision, move, True, late and not chair.by_bot)]


def _undo(table: LiveTable, seat: Seat) -> list[AnyHappening]:
    undo = find_undo(playing(table), seat)
    others = consenting(table, seat)
    if undo.free or not others:
        return [happened.Undone(seat, undo.keep)]
    if table.wish is not None:
        raise Denied("undo-waiting", {"name": table.chairs[table.wish.seat].name})
    return [happened.UndoAsked(seat, undo.keep)]


def consenting(table: LiveTable, seat: Seat) -> list[Seat]:
    """The other people who play themselves just now: they are asked."""
    holder = table.chairs[seat].member
    return [
        other
        for other, chair in enumerate(table.chairs)
        if chair.kind == PERSON and not chair.replaced and chair.member != holder
    ]


def _consent(table: LiveTable, seat: Seat, yes: bool) -> list[AnyHappening]:
    playing(table)
    wish = table.wish
    if wish is None or seat not in consenting(table, wish.seat):
        raise Denied("undo-not-asked")
    if not yes:
        return [happened.UndoRefused(seat)]
    agreed = happened.UndoAgreed(seat)
    if set(consenting(table, wish.seat)) <= wish.agreed | {seat}:
        return [agreed, happened.Undone(wish.seat, wish.keep)]
    return [] if seat in wish.agreed else [agreed]


def _more_time(table: LiveTable, member: Member) -> list[AnyHappening]:
    playing(table)
    if not member.seats:
        raise Denied("no-seat")
    if table.clock.asked >= MOST_ASKS:
        raise Denied("time-enough", {"most": MOST_ASKS})
    return [happened.MoreTime(member.seats[0])]


# Coming, going, starting.


def start(table: LiveTable) -> list[AnyHappening]:
    """Deal; bots of the table's level take the open seats."""
    during(table, LOBBY)
    names = table.taken_names()
    found: list[AnyHappening] = []
    for seat in table.open_seats():
        names.append(suggest_name(names, seat))
        found.append(happened.BotSat(seat, table.level, names[-1]))
    if table.opened.lock and not table.locked:
        found.append(happened.Locked(True))
    return [*found, started(table)]


def _walks(table: LiveTable, member: Member) -> bool:
    """Whether somebody is of a party that walks through a story."""
    return table.party is not None and bool(member.seats)


def _lock(table: LiveTable, on: bool) -> list[AnyHappening]:
    """An open door is one for those, too, who wait behind it for an open seat."""
    locked = happened.Locked(on)
    if on or table.phase != LOBBY:
        return [locked]
    return [locked, *seating.next_in(table, table.open_seats(), opening=True)]


def _rematch(table: LiveTable, member: Member, at_once: bool, now: float) -> list[AnyHappening]:
    host = member.number == table.host
    if at_once and not host:
        raise Denied("host-only")
    if table.phase == LOBBY and table.number and (host or _walks(table, member)):
        # The table was set anew meanwhile.
        return start(table)
    during(table, OVER)
    if table.party is not None:
        # First it is said what has to be chosen, then others are waited for.
        table.party.start()
    if not member.seats and not host:
        raise Denied("no-seat")
    # A screen for everybody reads nothing.
    return again(table) if at_once or not member.seats else want_again(table, member, now)


def _go_on(table: LiveTable, member: Member) -> list[AnyHappening]:
    during(table, PAUSED)
    if table.paused_by == "host" and member.number != table.host:
        raise Denied("host-only")
    return [happened.WentOn()]


def add_bot(table: LiveTable, seat: Seat, wish: str | None) -> list[AnyHappening]:
    """Put a bot on an open seat, or change the level of one that sits there."""
    check_chair(table, seat)
    level = wish or table.level
    check_level(table.rules, level)
    chair = table.chairs[seat]
    if chair.kind == PERSON:
        raise Denied("seat-taken", {"number": seat + 1})
    if chair.kind == OPEN:
        during(table, LOBBY)
    if chair.kind == BOT and chair.level == level:
        return []
    name = chair.name or suggest_name(table.taken_names(), seat)
    return [happened.BotSat(seat, level, name)]


def _rename(table: LiveTable, member: Member, verb: asked.Rename) -> list[AnyHappening]:
    if verb.seat is not None and verb.seat not in member.seats and member.number == table.host:
        check_chair(table, verb.seat)
        seat = verb.seat
        if table.chairs[seat].kind == OPEN:
            raise Denied("no-person", {"number": seat + 1})
    else:
        seat = seat_of(member, verb.seat)
    own = table.chairs[seat].name
    name = check_name(verb.name, [one for one in table.taken_names() if one != own])
    return [happened.Renamed(seat, name)] if name != own else []


def _ticket(member: Member, wall: int) -> Done:
    if not member.seats:
        raise Denied("no-seat")
    ticket = new_token()
    made = happened.TicketMade(member.number, hash_of(ticket), wall + TICKET_SECONDS)
    return Done([made], ticket)


def _emote(member: Member, verb: asked.Emote, now: float) -> Done:
    seat = seat_of(member, verb.seat)
    if verb.emote not in EMOTES:
        raise Denied("emote", {"emote": verb.emote, "known": list(EMOTES)})
    wait = member.voicebox.wait(now)
    if wait > 0:
        raise Denied("emote-wait", {"seconds": int(wait) + 1})
    member.voicebox.speak(now)
    return Done([], emote=(seat, verb.emote))
