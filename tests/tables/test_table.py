"""How people sit down, start, pause, leave and come back."""

from __future__ import annotations

import pytest

from gelanggang.core.errors import BadInput, MoveRefused
from gelanggang.tables import verb as ask
from gelanggang.tables.absence import GRACE, LEFT, LOST
from gelanggang.tables.clock import FAST, MORE, SECONDS
from gelanggang.tables.denied import Denied
from gelanggang.tables.emote import EMOTES, MOST, WITHIN
from gelanggang.tables.name import LONGEST
from gelanggang.tables.table import LOBBY, OVER, PAUSED, PLAYING
from gelanggang.tables.verb import AnyVerb
from tests.tables.sitting import Sitting, spelled


def denied(sitting: Sitting, member: object, verb: AnyVerb) -> str:
    """The code with which a request is denied; nothing has changed by it."""
    before = spelled(sitting.table)
    with pytest.raises((Denied, BadInput, MoveRefused)) as caught:
        sitting.do(member, verb)  # type: ignore[arg-type]  # members of any table
    assert spelled(sitting.table) == before
    return caught.value.code


def test_who_makes_the_table_is_host_and_deals() -> None:
    sitting = Sitting()
    host, other = sitting.join("Sari"), sitting.join("Dodi")
    assert denied(sitting, other, ask.Start()) == "host-only"
    sitting.do(host, ask.Start())
    assert sitting.table.phase == PLAYING
    assert [sitting.table.kind(seat) for seat in range(3)] == ["person", "person", "bot"]


def test_a_guest_gets_a_name_that_nobody_has() -> None:
    sitting = Sitting(seats=4)
    for _ in range(4):
        sitting.join()
    assert len({name.casefold() for name in sitting.table.names()}) == 4
    with pytest.raises(Denied, match="full"):
        sitting.join()


@pytest.mark.parametrize(
    "name", ["x" * (LONGEST + 1), "x" * 10_000, "<b>Sari</b>", "a&b", "\u202eiraS", "...", "a\x00b"]
)
def test_a_name_is_short_and_never_markup(name: str) -> None:
    sitting = Sitting()
    with pytest.raises(Denied, match="name"):
        sitting.join(name)
    member = sitting.join("Sari")
    assert denied(sitting, member, ask.Rename(name)) == "name"


@pytest.mark.parametrize("name", ["Sari", "sari", "  SARI "])
def test_nobody_can_come_back_as_somebody_else_by_name(name: str) -> None:
    sitting = Sitting()
    sitting.join("Sari")
    with pytest.raises(Denied, match="name-taken"):
        sitting.join(name)


def test_a_closed_table_lets_nobody_in() -> None:
    sitting = Sitting()
    host = sitting.join()
    sitting.do(host, ask.Lock())
    with pytest.raises(Denied, match="locked"):
        sitting.join()
    sitting.do(host, ask.Lock(on=False))
    sitting.join()


def test_only_who_is_asked_chooses_and_only_what_is_asked() -> None:
    sitting = Sitting(seats=2)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    [(seat, asked)] = sitting.match.pending().items()
    move = sitting.match.rules.write(sitting.match.legal(seat)[0])
    other = members[1 - seat]
    assert denied(sitting, other, ask.Choose(asked.id, move)) == "not-your-turn"
    assert denied(sitting, other, ask.Choose(asked.id, move, seat)) == "not-your-seat"
    assert denied(sitting, members[seat], ask.Choose(asked.id + 1, move)) == "stale-decision"
    assert denied(sitting, members[seat], ask.Choose(asked.id, "dance")) == "move-verb"
    sitting.do(members[seat], ask.Choose(asked.id, move))
    assert sitting.match.choices == [(seat, move)]
    assert denied(sitting, members[seat], ask.Choose(asked.id, move)) in {
        "stale-decision",
        "not-your-turn",
    }


def test_a_device_that_is_passed_round_says_for_whom() -> None:
    sitting = Sitting(seats=2)
    device = sitting.join_several(["Sari", "Dodi"])
    assert [sitting.table.kind(seat) for seat in range(2)] == ["shared", "shared"]
    sitting.do(device, ask.Start())
    [(seat, asked)] = sitting.match.pending().items()
    move = sitting.match.rules.write(sitting.match.legal(seat)[0])
    assert denied(sitting, device, ask.Choose(asked.id, move)) == "which-seat"
    sitting.do(device, ask.Choose(asked.id, move, seat))
    assert sitting.match.choices == [(seat, move)]


@pytest.mark.parametrize("left", [True, False])
def test_a_bot_plays_for_the_absent_until_they_are_back(left: bool) -> None:
    sitting = Sitting(seats=2)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    sitting.go(members[1], left)
    grace = GRACE[LEFT if left else LOST]
    sitting.wait(grace - 1)
    assert not sitting.table.chairs[1].by_bot
    shown = members[1].presence.grace(sitting.now)
    assert shown is not None
    assert 0 < shown <= 1
    sitting.wait(2)
    assert sitting.table.chairs[1].replaced == (LEFT if left else LOST)
    sitting.come(members[1])
    assert not sitting.table.chairs[1].by_bot


def test_closing_the_window_is_not_losing_the_connection() -> None:
    assert GRACE[LEFT] < GRACE[LOST]


def test_a_table_with_nobody_left_pauses_and_wakes_up() -> None:
    sitting = Sitting(seats=3)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    for member in members:
        sitting.go(member)
    sitting.wait(GRACE[LOST] + 1)
    assert (sitting.table.phase, sitting.table.paused_by) == (PAUSED, "empty")
    assert sitting.bots() == 0
    sitting.come(members[1])
    assert sitting.table.phase == PLAYING
    sitting.wait(GRACE[LOST] - 1)
    assert not sitting.table.chairs[0].by_bot, "who comes a little later finds the seat free"
    sitting.wait(2)
    assert sitting.table.chairs[0].by_bot


def test_the_hosts_power_goes_to_somebody_who_is_there() -> None:
    sitting = Sitting(seats=4)
    members = [sitting.join() for _ in range(3)]
    sitting.go(members[1])
    sitting.go(members[0])
    sitting.wait(GRACE[LOST] + 1)
    assert sitting.table.host == members[2].number


def test_a_screen_without_a_seat_can_be_host_and_passes_it_on() -> None:
    sitting = Sitting(seats=2)
    screen = sitting.join_several([])
    member = sitting.join()
    assert sitting.table.host == screen.number
    sitting.do(screen, ask.Start())
    sitting.go(screen)
    sitting.wait(GRACE[LOST] + 1)
    assert sitting.table.host == member.number


def test_who_comes_after_all_have_left_is_host() -> None:
    sitting = Sitting("jawara-beksi", 3)
    first, second = sitting.join(), sitting.join()
    for member in (first, second):
        sitting.do(member, ask.Leave())
    third = sitting.join()
    assert sitting.table.host == third.number


def test_who_leaves_before_the_start_is_gone_and_the_host_is_another() -> None:
    sitting = Sitting(seats=3)
    members = [sitting.join("Sari"), sitting.join("Dodi")]
    sitting.do(members[0], ask.Leave())
    assert sitting.table.open_seats() == [0, 2]
    assert sitting.table.host == members[1].number
    assert members[0].number not in sitting.table.members


def test_who_is_kicked_has_no_seat_and_a_bot_plays_on() -> None:
    sitting = Sitting(seats=2)
    members = [sitting.join("Sari"), sitting.join("Dodi")]
    sitting.do(members[0], ask.Start())
    sitting.do(members[0], ask.Kick(1))
    assert sitting.table.chairs[1].kind == "bot"
    assert members[1].number not in sitting.table.members
    assert denied(sitting, members[0], ask.Kick(0)) == "kick-self"


def test_time_that_is_up_lets_a_bot_choose_and_twice_is_absent() -> None:
    sitting = Sitting(seats=2, pace=FAST)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    sitting.wait(SECONDS[FAST] - 1)
    assert sitting.bots() == 0
    sitting.do(members[1], ask.MoreTime())
    sitting.wait(2)
    assert sitting.bots() == 0
    sitting.wait(MORE)
    [(seat, _)] = sitting.match.pending().items()
    assert sitting.bots() == 1
    assert next(event.kind for event in next(reversed(sitting.table.steps)).heard(None)) == "late"
    for _ in range(9):
        sitting.wait(SECONDS[FAST] + 1)
        sitting.bots(1)
    assert sitting.table.chairs[seat].replaced == "late"
    sitting.do(members[seat], ask.TakeBack())
    assert not sitting.table.chairs[seat].by_bot


def test_more_time_has_an_end() -> None:
    sitting = Sitting(seats=2, pace=FAST)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    for _ in range(3):
        sitting.do(members[1], ask.MoreTime())
    assert denied(sitting, members[0], ask.MoreTime()) == "time-enough"


def test_even_without_a_clock_no_table_waits_for_ever() -> None:
    sitting = Sitting(seats=2)
    sitting.join()
    host = sitting.table.members[0]
    sitting.do(host, ask.Start())
    sitting.bots()
    sitting.wait(25 * 3600)
    assert sitting.bots(1) == 1


def test_the_host_pauses_and_others_do_not_go_on() -> None:
    sitting = Sitting(seats=2)
    members = [sitting.join(), sitting.join()]
    assert denied(sitting, members[0], ask.Pause()) == "phase"
    sitting.do(members[0], ask.Start())
    sitting.do(members[0], ask.Pause())
    assert sitting.bots() == 0
    assert denied(sitting, members[1], ask.GoOn()) == "host-only"
    sitting.do(members[0], ask.GoOn())
    assert sitting.table.phase == PLAYING


def test_emotes_are_eight_and_not_too_many() -> None:
    sitting = Sitting(seats=2)
    member = sitting.join()
    assert len(EMOTES) == 8
    for i in range(MOST):
        assert sitting.do(member, ask.Emote(EMOTES[i])).emote == (0, EMOTES[i])
    assert denied(sitting, member, ask.Emote(EMOTES[0])) == "emote-wait"
    assert denied(sitting, member, ask.Emote("hello there")) == "emote"
    sitting.now += WITHIN + 1
    sitting.do(member, ask.Emote(EMOTES[0]))


def test_a_rematch_keeps_the_seats_and_its_shuffle_was_promised() -> None:
    sitting = Sitting("spell-from-the-future", seats=3)
    member = sitting.join()
    sitting.do(member, ask.Start())
    assert denied(sitting, member, ask.Rematch()) == "phase"
    names = sitting.table.names()
    sitting.do(member, ask.Leave())
    sitting.bots()
    assert sitting.table.phase == OVER
    promised = sitting.table.next_seed
    sitting.do(member, ask.Rematch())
    assert sitting.table.phase == PLAYING
    assert (sitting.table.names(), sitting.match.seed) == (names, promised)


def test_a_resume_link_works_once_and_not_for_ever() -> None:
    from gelanggang.tables import joining
    from gelanggang.tables.token import hash_of
    from tests.tables.sitting import WALL

    sitting = Sitting(seats=2)
    member = sitting.join()
    before = member.token
    ticket = sitting.do(member, ask.Ticket()).ticket
    with pytest.raises(Denied, match="ticket-expired"):
        joining.use_ticket(sitting.table, hash_of(ticket), "new", WALL + 601)
    sitting.happen(joining.use_ticket(sitting.table, hash_of(ticket), "new", WALL + 599))
    assert sitting.table.member_of("new") is member
    assert sitting.table.member_of(before) is None
    with pytest.raises(Denied, match="ticket-unknown"):
        joining.use_ticket(sitting.table, hash_of(ticket), "third", WALL)


def test_a_clock_that_jumps_back_harms_nobody() -> None:
    sitting = Sitting(seats=2, pace=FAST)
    members = [sitting.join(), sitting.join()]
    sitting.do(members[0], ask.Start())
    sitting.wait(-5000)
    assert sitting.bots() == 0
    assert sitting.table.phase == PLAYING
    sitting.wait(5000 + SECONDS[FAST] + 1)
    assert sitting.bots(1) == 1


def test_the_lobby_has_bots_of_its_own() -> None:
    sitting = Sitting(seats=3)
    host = sitting.join()
    sitting.do(host, ask.AddBot(2, "random"))
    assert sitting.table.chairs[2].level == "random"
    assert denied(sitting, host, ask.AddBot(0)) == "seat-taken"
    assert denied(sitting, host, ask.AddBot(2, "nobody")) == "unknown-bot"
    assert denied(sitting, host, ask.AddBot(7)) == "no-such-seat"
    sitting.do(host, ask.RemoveBot(2))
    assert sitting.table.phase == LOBBY
    assert sitting.table.open_seats() == [1, 2]
