"""Choosing together what the party takes along."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.tables import happening as happened
from gelanggang.tables import verb as asked
from gelanggang.tables.checking import seat_of
from gelanggang.tables.denied import Denied
from gelanggang.tables.ending import ABSENT
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.party import HOST, Party
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable


def vote(table: LiveTable, member: Member, verb: asked.Vote, now: float) -> list[AnyHappening]:
    """Somebody says what they would like; with the last who is here it is decided."""
    party = table.party
    if party is None:
        raise Denied("no-story")
    if not party.choosing:
        raise Denied("nothing-to-choose")
    choices = party.journey.choices()
    if verb.choice not in choices:
        raise Denied("story-choice", {"choice": verb.choice, "known": choices})
    host = member.number == table.host
    if verb.now and not host:
        raise Denied("host-only")
    seat = HOST if host and not member.seats else seat_of(member, verb.seat)
    votes = {**party.votes, seat: verb.choice}
    voted: list[AnyHappening] = []
    if party.votes.get(seat) != verb.choice:
        voted.append(happened.Voted(seat, verb.choice))
    if not verb.now and not all(one in votes for one in _awaited(table, now)):
        return voted
    # Who ends it has said with that how a tie is broken.
    winner = party.winner([seat] if verb.now else _host(table), votes)
    if verb.now and not winner:
        raise Denied("story-tie")
    return [*voted, *_decided(party, winner)]


def agreed(table: LiveTable, now: float) -> list[AnyHappening]:
    """What is decided because nobody is awaited any more; else nothing."""
    party = table.party
    if party is None or not party.choosing or not party.votes:
        return []
    if any(one not in party.votes for one in _awaited(table, now)):
        return []
    voters = [seat for seat in party.votes if seat != HOST]
    if voters and not any(_member(table, seat).presence.here for seat in voters):
        # Who comes back finds it open still.
        return []
    return _decided(party, party.winner(_host(table), party.votes))


def _decided(party: Party, winner: str) -> list[AnyHappening]:
    return [happened.Decided(winner, party.after(winner))] if winner else []


def _awaited(table: LiveTable, now: float) -> list[Seat]:
    """The seats of people who are here, and may still be thinking about it."""
    here = [one for one in table.people() if one.presence.missing(now) < ABSENT]
    return [seat for one in here for seat in one.seats]


def _host(table: LiveTable) -> list[Seat]:
    host = table.members.get(table.host)
    return [] if host is None else host.seats


def _member(table: LiveTable, seat: Seat) -> Member:
    return table.members[table.chairs[seat].member]
