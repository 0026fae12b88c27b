"""After a game each says when they want another: nobody who still reads is torn away."""

from __future__ import annotations

import pytest

from gelanggang.server.render import table_info
from gelanggang.tables import verb as ask
from gelanggang.tables import waiting
from gelanggang.tables.ending import ABSENT
from gelanggang.tables.seat import Member
from gelanggang.tables.table import OVER, PLAYING
from tests.tables.sitting import Sitting, spelled
from tests.tables.test_setting import told
from tests.tables.test_table import denied


def over(people: int, seats: int = 4) -> tuple[Sitting, list[Member]]:
    """A table after its first game, with so many people; the first is the host."""
    sitting = Sitting("spell-from-the-future", seats)
    members = [sitting.join() for _ in range(people)]
    sitting.do(members[0], ask.Start())
    sitting.play_out()
    assert sitting.table.phase == OVER
    return sitting, members


def wanting(sitting: Sitting) -> list[int]:
    """The seats whose people want another game, as everybody is told."""
    return table_info(sitting.table, 0, None).again


@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_begins_with_the_last_who_wants_it_and_bots_always_do(people: int) -> None:
    sitting, members = over(people)
    for n, member in enumerate(members):
        assert sitting.table.phase == OVER
        assert wanting(sitting) == [one.seats[0] for one in members[:n]]
        sitting.do(member, ask.Rematch())
    assert (sitting.table.phase, sitting.table.number) == (PLAYING, 2)
    assert wanting(sitting) == []
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


def test_a_wish_is_told_once() -> None:
    sitting, (_, guest, _) = over(3)
    [event] = told(sitting, guest, ask.Rematch())
    assert (event.kind, event.facts["seat"]) == ("wants-again", 1)
    assert told(sitting, guest, ask.Rematch()) == []


def test_a_wish_is_kept_when_the_house_is_killed() -> None:
    sitting, (host, guest, last) = over(3)
    sitting.do(guest, ask.Rematch())
    sitting.do(last, ask.Rematch())
    twin = sitting.rebuilt()
    assert spelled(twin) == spelled(sitting.table)
    sitting.table = twin
    for member in twin.members.values():
        sitting.come(member)
    assert wanting(sitting) == [1, 2]
    sitting.do(twin.members[host.number], ask.Rematch())
    assert twin.phase == PLAYING


def test_the_host_begins_without_waiting_and_nobody_else_does() -> None:
    sitting, (host, guest, _) = over(3)
    assert denied(sitting, guest, ask.Rematch(now=True)) == "host-only"
    sitting.do(host, ask.Rematch(now=True))
    assert sitting.table.phase == PLAYING


def test_who_is_not_there_holds_nothing_up() -> None:
    sitting, (host, guest, last) = over(3)
    sitting.go(last, left=True)
    sitting.wait(ABSENT)
    sitting.do(host, ask.Rematch())
    assert sitting.table.phase == OVER
    sitting.do(guest, ask.Rematch())
    assert sitting.table.phase == PLAYING


def test_who_loads_the_page_again_is_waited_for_and_who_goes_is_not() -> None:
    sitting, (host, guest) = over(2)
    sitting.do(host, ask.Rematch())
    for left in (True, False):
        sitting.go(guest, left)
        sitting.wait(ABSENT / 2)
        sitting.come(guest)
        sitting.wait(ABSENT)
        assert sitting.table.phase == OVER
    sitting.go(guest)
    # The table looks at itself again in time, and has no other reason to.
    assert waiting.next_time(sitting.table, sitting.now) == sitting.now + ABSENT
    sitting.wait(ABSENT)
    assert sitting.table.phase == PLAYING


def test_whoever_leaves_for_good_is_not_waited_for() -> None:
    sitting, (host, guest, last) = over(3)
    sitting.do(host, ask.Rematch())
    sitting.do(guest, ask.Rematch())
    sitting.do(last, ask.Leave())
    sitting.wait(0.0)
    assert sitting.table.phase == PLAYING


def test_whoever_wanted_it_and_left_wants_nothing_any_more() -> None:
    sitting, (host, guest) = over(2)
    sitting.do(guest, ask.Rematch())
    sitting.do(guest, ask.Leave())
    assert wanting(sitting) == []
    sitting.wait(100 * ABSENT)
    assert sitting.table.phase == OVER, "the host has not asked for anything"
    sitting.do(host, ask.Rematch())
    assert sitting.table.phase == PLAYING


def test_nothing_begins_where_nobody_is() -> None:
    sitting, (host, guest) = over(2)
    sitting.do(host, ask.Rematch())
    sitting.go(host)
    sitting.go(guest)
    sitting.wait(100 * ABSENT)
    assert sitting.table.phase == OVER
    sitting.come(host)
    sitting.wait(0.0)
    assert sitting.table.phase == PLAYING


def test_one_phone_passed_round_wants_it_for_all_its_seats() -> None:
    sitting = Sitting("jawara-beksi", 3)
    phone, guest = sitting.join_several(["Sari", "Dodi"]), sitting.join()
    sitting.do(phone, ask.Start())
    sitting.play_out()
    sitting.do(phone, ask.Rematch())
    assert wanting(sitting) == [0, 1]
    sitting.do(guest, ask.Rematch())
    assert sitting.table.phase == PLAYING


def test_a_screen_for_everybody_begins_at_once() -> None:
    sitting = Sitting("jawara-beksi", 2)
    tv, guest = sitting.join_several([]), sitting.join()
    sitting.do(tv, ask.Start())
    sitting.play_out()
    assert sitting.table.chairs[guest.seats[0]].name
    sitting.do(tv, ask.Rematch())
    assert sitting.table.phase == PLAYING


def test_what_was_wished_is_over_when_the_cards_are_put_away() -> None:
    sitting, (host, guest) = over(2)
    sitting.do(guest, ask.Rematch())
    sitting.do(host, ask.SetSeats(3))
    assert wanting(sitting) == []
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)
