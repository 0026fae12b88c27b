"""What is true of a table whatever was asked of it, and of two moments of it."""

from __future__ import annotations

from gelanggang.games.tale import PLAY
from gelanggang.tables.claim import Claim
from gelanggang.tables.party import HOST
from gelanggang.tables.seat import OPEN, PERSON
from gelanggang.tables.table import LOBBY, OVER, PAUSED, PLAYING, LiveTable


class Watch:
    """Looks at a table after each step, and remembers the last look."""

    def __init__(self, table: LiveTable) -> None:
        self._versions = table.versions[:]
        self._claims: list[Claim] = []

    def look(self, table: LiveTable) -> None:
        """AssertionError when something does not fit together."""
        _seats_fit(table)
        _phase_fits(table)
        _claims_fit(table)
        _party_fits(table)
        if table.members:
            assert table.host in table.members
        assert table.rules.settle(len(table.chairs), table.options) == table.options
        kept = [one for one in self._claims if one in table.claims]
        assert kept == table.claims[: len(kept)], "somebody was put before others who wait"
        assert all(new >= old for new, old in zip(table.versions, self._versions, strict=False))
        assert table.versions[-1] >= self._versions[-1]
        self._claims, self._versions = table.claims[:], table.versions[:]


def _seats_fit(table: LiveTable) -> None:
    for seat, chair in enumerate(table.chairs):
        holders = [one for one in table.members.values() if seat in one.seats]
        assert bool(holders) == (chair.kind == PERSON)
        assert all(one.number == chair.member for one in holders)
        assert bool(chair.name) == (chair.kind != OPEN)
    for member in table.members.values():
        assert all(seat < len(table.chairs) for seat in [*member.seats, *member.mutes])
        assert len(set(member.seats)) == len(member.seats)
        assert bool(member.seats) == (member.sat >= 0)
    named = [name.casefold() for name in table.taken_names()]
    assert len(named) == len(set(named))
    assert len(table.versions) == len(table.chairs) + 1


def _phase_fits(table: LiveTable) -> None:
    match = table.match
    if match is not None:
        assert match.rules is table.rules
        assert match.seats == len(table.chairs)
    if table.phase in (PLAYING, PAUSED):
        assert match is not None
        assert not match.over
        assert not table.open_seats()
    if table.phase == OVER:
        assert match is not None
        assert match.over
    else:
        assert not table.eager
    assert all(table.members[one].seats for one in table.eager)
    if table.phase == LOBBY:
        assert match is None
        assert len(set(table.versions)) == 1, "before the deal there are no secrets"
    assert (table.clock.until is not None) == (table.phase == PLAYING)


def _claims_fit(table: LiveTable) -> None:
    assert all(one.member in table.members for one in table.claims)
    if table.open_seats():
        assert table.locked or not table.claims
        assert not any(one.right for one in table.claims), "a seat is free, and theirs"


def _party_fits(table: LiveTable) -> None:
    party = table.party
    if party is None:
        return
    assert party.choosing or not party.votes
    assert set(party.votes.values()) <= set(party.journey.choices())
    for seat in party.votes:
        if seat == HOST:
            assert not table.members[table.host].seats
        else:
            assert table.chairs[seat].kind == PERSON
    if table.phase in (PLAYING, PAUSED):
        assert party.asked == PLAY


def check_order(table: LiveTable, waited: list[Claim]) -> None:
    """Who lost a seat gets the next one in turn, and before those who only asked for one."""
    names = table.names()
    served = [one.name in names and one not in table.claims for one in waited]
    for i, one in enumerate(waited):
        if one.right and one in table.claims:
            assert not any(served[i + 1 :]), "somebody who came later was seated first"
            assert not any(
                sits and not each.right for each, sits in zip(waited, served, strict=True)
            ), "an ask came before a right"
