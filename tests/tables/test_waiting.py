"""Who has no seat waits for one; who comes late takes over from a bot; who is gone is no host."""

from __future__ import annotations

import pytest

from gelanggang.tables import verb as ask
from gelanggang.tables.absence import GRACE, LOST, SUCCESSION
from gelanggang.tables.denied import Denied
from gelanggang.tables.seat import BOT, Member
from gelanggang.tables.seating import MOST_ASKING
from gelanggang.tables.table import OVER, PLAYING
from tests.tables.sitting import Sitting, spelled
from tests.tables.test_setting import over, told
from tests.tables.test_table import denied


def running(seats: int = 3) -> tuple[Sitting, Member]:
    """A game of one person against bots."""
    sitting = Sitting(seats=seats)
    host = sitting.join("Sari")
    sitting.do(host, ask.Start())
    return sitting, host


def test_where_all_seats_are_taken_one_can_come_to_wait() -> None:
    sitting = Sitting(seats=2)
    sitting.join("Sari")
    sitting.join("Nina")
    with pytest.raises(Denied, match="full"):
        sitting.join("Omar")
    guest = sitting.join("Omar", wait=True)
    assert (guest.seats, guest.name) == ([], "Omar")
    assert [(one.name, one.right) for one in sitting.table.claims] == [("Omar", False)]
    with pytest.raises(Denied, match="name-taken"):
        sitting.join("omar", wait=True)


def test_who_comes_to_wait_sits_down_where_a_seat_is_free() -> None:
    sitting = Sitting(seats=2)
    sitting.join("Sari")
    assert sitting.join("Nina", wait=True).seats == [1]


def test_no_more_wait_than_a_host_can_look_through() -> None:
    sitting = Sitting(seats=2)
    sitting.join_several(["Sari", "Nina"])
    for _ in range(MOST_ASKING):
        sitting.join(wait=True)
    with pytest.raises(Denied, match="many-waiting"):
        sitting.join(wait=True)


def test_a_closed_door_is_closed_for_those_who_would_wait() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join_several(["Sari", "Nina"])
    sitting.do(host, ask.Lock())
    with pytest.raises(Denied, match="locked"):
        sitting.join(wait=True)


def test_behind_a_closed_door_a_free_seat_is_for_who_lost_one() -> None:
    sitting = Sitting(seats=3)
    host = sitting.join("Sari")
    sitting.do(host, ask.AddBot(1))
    sitting.join("Nina")
    asking = sitting.join("Omar", wait=True)
    sitting.do(host, ask.Lock())
    sitting.do(host, ask.RemoveBot(1))
    assert asking.seats == []
    sitting.do(host, ask.Lock(False))
    assert asking.seats == [1], "the door is open again"


def test_the_host_gives_a_seat_to_whom_they_like() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join("Sari")
    sitting.do(host, ask.AddBot(1))
    bot = sitting.table.chairs[1].name
    first, second = sitting.join("Nina", wait=True), sitting.join("Omar", wait=True)
    assert denied(sitting, host, ask.GiveSeat(second.number, 0)) == "seat-taken"
    assert denied(sitting, host, ask.GiveSeat(second.number, 5)) == "no-such-seat"
    assert denied(sitting, host, ask.GiveSeat(host.number, 1)) == "not-waiting"
    [event] = told(sitting, host, ask.GiveSeat(second.number, 1))
    assert event.facts == {"seat": 1, "name": "Omar", "before": bot}
    assert (first.seats, second.seats) == ([], [1])


def test_who_waits_can_stop_and_the_host_can_say_no() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join_several(["Sari", "Nina"])
    first, second = sitting.join("Omar", wait=True), sitting.join("Putri", wait=True)
    [event] = told(sitting, first, ask.WithdrawAsk())
    assert (event.kind, event.facts) == ("unclaimed", {"name": "Omar"})
    assert denied(sitting, first, ask.WithdrawAsk(second.number)) == "host-only"
    [event] = told(sitting, host, ask.WithdrawAsk(second.number))
    assert (event.kind, event.facts) == ("refused", {"name": "Putri"})
    sitting.do(second, ask.AskSeat())
    assert [one.name for one in sitting.table.claims] == ["Putri"], "the name is still theirs"
    assert told(sitting, second, ask.AskSeat()) == []
    assert denied(sitting, host, ask.AskSeat()) == "has-seat"


def test_who_asked_and_went_away_is_not_waited_for() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join_several(["Sari", "Nina"])
    guest = sitting.join("Omar", wait=True)
    sitting.go(guest)
    sitting.wait(GRACE[LOST] + 1)
    assert list(sitting.table.members) == [host.number]
    assert sitting.table.claims == []


def test_who_lost_a_seat_may_be_away_for_longer() -> None:
    sitting = Sitting(seats=3)
    host = sitting.join_several(["Sari", "Nina"])
    guest = sitting.join("Omar")
    sitting.do(host, ask.SetSeats(2))
    sitting.go(guest)
    sitting.wait(GRACE[LOST] + 1)
    sitting.do(host, ask.SetSeats(3))
    assert guest.seats == [2]


# Latecomers.


def test_a_latecomer_takes_over_the_hand_of_a_bot_if_the_host_allows_it() -> None:
    sitting, host = running()
    with pytest.raises(Denied, match="phase"):
        sitting.join("Nina")
    sitting.do(host, ask.Latecomers())
    bot = sitting.table.chairs[2].name
    hand = sitting.match.view(2).text()
    late = sitting.join("Nina", 2)
    assert late.seats == [2]
    assert sitting.match.view(2).text() == hand, "the cards are those of the bot"
    event = next(reversed(sitting.table.steps)).event
    assert event is not None
    assert event.facts == {"seat": 2, "name": "Nina", "before": bot}
    with pytest.raises(Denied, match="seat-taken"):
        sitting.join("Omar", 0)
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)
    sitting.do(host, ask.Latecomers(False))
    with pytest.raises(Denied, match="phase"):
        sitting.join("Omar")


def test_a_bot_no_longer_chooses_for_a_latecomer() -> None:
    sitting, host = running(2)
    sitting.do(host, ask.Latecomers())
    late = sitting.join("Nina")
    while True:
        [(seat, asked)] = sitting.match.pending().items()
        if seat == 1:
            break
        move = sitting.match.rules.write(sitting.match.legal(seat)[0])
        sitting.do(host, ask.Choose(asked.id, move))
    assert sitting.bots() == 0
    move = sitting.match.rules.write(sitting.match.legal(1)[0])
    sitting.do(late, ask.Choose(asked.id, move))
    assert sitting.match.choices[-1] == (1, move)


def test_who_waits_during_a_game_is_seated_by_the_host_or_by_the_rule() -> None:
    sitting, host = running()
    first, second = sitting.join("Nina", wait=True), sitting.join("Omar", wait=True)
    assert (first.seats, second.seats) == ([], [])
    sitting.do(host, ask.GiveSeat(second.number, 1))
    assert second.seats == [1]
    sitting.do(host, ask.Latecomers())
    assert first.seats == [2], "who waits already comes first"
    with pytest.raises(Denied, match="full"):
        sitting.join("Putri")


def test_a_seat_that_is_taken_away_in_a_game_goes_to_who_waits_only_if_latecomers_may() -> None:
    for may in (False, True):
        sitting = Sitting(seats=2)
        host, guest = sitting.join("Sari"), sitting.join("Nina")
        sitting.do(host, ask.Start())
        sitting.do(host, ask.Latecomers(may))
        waiting = sitting.join("Omar", wait=True)
        sitting.do(host, ask.Kick(guest.seats[0]))
        assert sitting.table.chairs[1].by_bot is not may
        assert waiting.seats == ([1] if may else [])


def test_after_a_game_a_seat_that_is_left_goes_to_who_waits() -> None:
    sitting, host, guest = over()
    waiting = sitting.join("Omar", wait=True)
    assert sitting.table.phase == OVER
    sitting.do(guest, ask.Leave())
    assert waiting.seats == [1]
    sitting.do(waiting, ask.Rematch())
    sitting.do(host, ask.Rematch())
    assert sitting.table.phase == PLAYING


def test_who_gets_a_seat_after_a_game_is_no_part_of_it() -> None:
    sitting, host, _ = over()
    names = sitting.table.names()
    waiting = sitting.join("Omar", wait=True)
    sitting.do(host, ask.GiveSeat(waiting.number, 2))
    assert sitting.table.named(1) == names
    assert sitting.table.names()[2] == "Omar"


def test_a_latecomer_can_be_taken_for_by_a_bot_and_come_back() -> None:
    sitting, host = running()
    sitting.do(host, ask.Latecomers())
    late = sitting.join("Nina")
    sitting.do(late, ask.Leave())
    assert sitting.table.chairs[late.seats[0]].replaced == "left"
    with pytest.raises(Denied, match="seat-taken"):
        sitting.join("Omar", late.seats[0])
    sitting.come(late)
    assert not sitting.table.chairs[late.seats[0]].replaced


def test_nobody_but_a_bot_can_be_taken_over() -> None:
    sitting = Sitting(seats=2)
    host, guest = sitting.join("Sari"), sitting.join("Nina")
    sitting.do(host, ask.Start())
    sitting.do(host, ask.Latecomers())
    sitting.go(guest)
    sitting.wait(GRACE[LOST] + 1)
    assert sitting.table.chairs[1].by_bot
    with pytest.raises(Denied, match="full"):
        sitting.join("Omar")
    assert all(chair.kind != BOT for chair in sitting.table.chairs)


# The host.


@pytest.mark.parametrize("left", [True, False])
def test_without_a_host_for_thirty_seconds_who_sat_longest_is_host(left: bool) -> None:
    sitting = Sitting(seats=4)
    host, second, third = sitting.join("Sari"), sitting.join("Nina"), sitting.join("Omar")
    # Nina lost the seat for a moment, so Omar has sat longer.
    sitting.do(host, ask.Swap(1, 2))
    sitting.do(host, ask.SetSeats(2))
    sitting.do(host, ask.SetSeats(4))
    sitting.do(host, ask.Kick(second.seats[0]))
    fourth = sitting.table.members.get(second.number)
    assert fourth is None
    sitting.go(host, left)
    sitting.wait(SUCCESSION - 1)
    assert sitting.table.host == host.number
    sitting.wait(2)
    assert sitting.table.host == third.number


def test_sitting_again_is_sitting_anew() -> None:
    sitting = Sitting(seats=4)
    host = sitting.join("Sari")
    second, third = sitting.join("Nina"), sitting.join("Omar")
    sitting.do(second, ask.Leave())
    again = sitting.join("Nina")
    sitting.go(host)
    sitting.wait(SUCCESSION)
    assert sitting.table.host == third.number
    assert again.sat > third.sat


def test_nobody_is_made_host_who_is_not_there_or_only_looks_on() -> None:
    sitting = Sitting(seats=2)
    host, guest = sitting.join("Sari"), sitting.join("Nina")
    sitting.join("Omar", wait=True)
    sitting.go(host)
    sitting.go(guest)
    sitting.wait(SUCCESSION + 1)
    assert sitting.table.host == host.number
    sitting.come(guest)
    sitting.wait(0.0)
    assert sitting.table.host == guest.number


def test_when_the_last_who_sits_leaves_who_waits_is_host() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join_several(["Sari", "Nina"])
    waiting = sitting.join("Omar", wait=True)
    sitting.do(host, ask.Leave())
    assert sitting.table.host == waiting.number
    assert waiting.seats == [0]


def test_between_two_games_the_table_is_not_without_a_host_either() -> None:
    sitting, host, guest = over()
    sitting.go(host)
    sitting.wait(SUCCESSION + 1)
    assert sitting.table.host == guest.number
    sitting.come(host)
    assert sitting.table.host == host.number
