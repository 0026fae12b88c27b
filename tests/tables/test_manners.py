"""Who was sent away stays away; who fell asleep finds their chair again."""

from __future__ import annotations

import pytest

from gelanggang.tables import joining
from gelanggang.tables import verb as ask
from gelanggang.tables.absence import SUCCESSION
from gelanggang.tables.denied import Denied
from gelanggang.tables.seat import Member
from gelanggang.tables.token import hash_of
from tests.tables.sitting import Sitting, spelled


def join(table: Sitting, device: str) -> Member:
    token = hash_of(f"token {table.table.seq}")
    table.happen(joining.join(table.table, token, [""], None, device))
    member = table.table.member_of(token)
    assert member is not None
    table.come(member)
    return member


def test_who_was_kicked_does_not_come_back_at_once() -> None:
    table = Sitting()
    host = join(table, "host")
    guest = join(table, "guest")
    table.do(host, ask.Kick(guest.seats[0]))
    with pytest.raises(Denied, match="barred"):
        join(table, "guest")
    assert table.rebuilt().barred == {"guest"}
    join(table, "another")


def test_the_host_can_let_everybody_in_again() -> None:
    table = Sitting()
    host, guest = join(table, "host"), join(table, "guest")
    table.do(host, ask.Kick(guest.seats[0]))
    table.do(host, ask.Lock(False))
    join(table, "guest")


def test_where_a_device_cannot_be_told_from_others_the_door_is_closed() -> None:
    table = Sitting()
    host, guest = join(table, ""), join(table, "")
    table.do(host, ask.Kick(guest.seats[0]))
    assert table.table.locked
    with pytest.raises(Denied, match="locked"):
        join(table, "")


def test_the_host_who_falls_asleep_in_the_lobby_gets_the_chair_back() -> None:
    table = Sitting()
    host, guest = table.join(), table.join()
    table.go(host, left=True)
    table.wait(SUCCESSION + 1)
    assert table.table.host == guest.number
    assert spelled(table.rebuilt()) == spelled(table.table)
    table.come(host)
    assert table.table.host == host.number
    table.go(host, left=True)
    table.wait(SUCCESSION + 1)
    assert table.table.host == guest.number, "it is lent as often as it is needed"


def test_the_chair_does_not_come_back_when_the_game_began() -> None:
    table = Sitting()
    host, guest = table.join(), table.join()
    table.go(host, left=True)
    table.wait(SUCCESSION + 1)
    table.do(guest, ask.Start())
    table.come(host)
    assert table.table.host == guest.number


def test_a_chair_that_was_given_away_is_not_lent() -> None:
    table = Sitting()
    host, guest = table.join(), table.join()
    table.do(host, ask.PassHost(guest.seats[0]))
    table.go(host, left=True)
    table.wait(SUCCESSION + 1)
    table.come(host)
    assert table.table.host == guest.number


def test_a_chair_that_is_lent_on_goes_back_to_its_first_owner() -> None:
    table = Sitting()
    host, second, third = table.join(), table.join(), table.join()
    table.go(host, left=True)
    table.wait(SUCCESSION + 1)
    table.go(second, left=True)
    table.wait(SUCCESSION + 1)
    assert table.table.host == third.number
    table.come(second)
    assert table.table.host == third.number
    table.come(host)
    assert table.table.host == host.number
