"""Until the deal the host sets the table, and again after a game."""

from __future__ import annotations

import pytest

from gelanggang.core.event import Event
from gelanggang.core.rng import commitment
from gelanggang.games.lesson import load_lesson
from gelanggang.tables import joining
from gelanggang.tables import verb as ask
from gelanggang.tables.happening import Chosen, Opened
from gelanggang.tables.keeping import read_row, write_row
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LOBBY, OVER, PLAYING, LiveTable
from gelanggang.tables.verb import AnyVerb
from tests.tables.sitting import LIBRARY, Sitting, both_editions, spelled
from tests.tables.test_table import denied

SPELL = "spell-from-the-future"


def told(sitting: Sitting, member: Member, verb: AnyVerb) -> list[Event]:
    """What everybody hears when somebody asks for something."""
    known = len(sitting.told)
    sitting.do(member, verb)
    heard = [step.event for step in sitting.told[known:]]
    return [event for event in heard if event is not None]


def over(game: str = SPELL, seats: int = 3) -> tuple[Sitting, Member, Member]:
    """A table after its first game, with two people."""
    sitting = Sitting(game, seats, find=both_editions(game))
    host, guest = sitting.join("Sari"), sitting.join("Dodi")
    sitting.do(host, ask.Start())
    sitting.play_out()
    assert sitting.table.phase == OVER
    return sitting, host, guest


SETTINGS: list[AnyVerb] = [
    ask.SetOptions({"rounds": 4}),
    ask.SetSeats(2),
    ask.SetPack("first"),
    ask.SetLevel("1"),
    ask.Swap(0, 1),
    ask.Latecomers(),
    ask.GiveSeat(0, 0),
]


@pytest.mark.parametrize("verb", SETTINGS)
def test_only_the_host_sets_the_table(verb: AnyVerb) -> None:
    sitting = Sitting(find=both_editions("jawara-beksi"))
    sitting.join()
    assert denied(sitting, sitting.join(), verb) == "host-only"


@pytest.mark.parametrize(
    "verb", [ask.SetOptions({}), ask.SetSeats(2), ask.SetPack("first"), ask.Swap(0, 1)]
)
def test_a_running_game_stays_as_it_began(verb: AnyVerb) -> None:
    sitting = Sitting(find=both_editions("jawara-beksi"))
    host = sitting.join()
    sitting.do(host, ask.Start())
    assert denied(sitting, host, verb) == "phase"
    sitting.do(host, ask.Pause())
    assert denied(sitting, host, verb) == "phase"


def test_options_are_the_whole_set_that_is_wanted() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join()
    sitting.do(host, ask.SetOptions({"rounds": 5, "without_down": True}))
    assert sitting.table.options == {"rounds": 5, "without_down": True, "hands": "fresh"}
    [event] = told(sitting, host, ask.SetOptions({"rounds": 5}))
    assert event.facts == {"option": "without_down", "value": False, "before": True, "why": ""}
    assert told(sitting, host, ask.SetOptions({"rounds": 5})) == []
    sitting.do(host, ask.Start())
    assert sitting.match.options == sitting.table.options


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rounds": 9}, "option-value"),
        ({"rounds": True}, "option-value"),
        ({"colour": 1}, "unknown-option"),
        ({"rounds": 5, "without_down": True}, "two-players-only"),
    ],
)
def test_impossible_options_change_nothing(options: dict[str, int | str | bool], code: str) -> None:
    sitting = Sitting(seats=3)
    assert denied(sitting, sitting.join(), ask.SetOptions(options)) == code


def test_an_option_that_so_many_cannot_have_goes_back_to_its_standard() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join()
    sitting.do(host, ask.SetOptions({"rounds": 5, "without_down": True}))
    resized, back = told(sitting, host, ask.SetSeats(3))
    assert resized.facts == {"n": 3, "before": 2}
    assert back.facts == {
        "option": "without_down",
        "value": False,
        "before": True,
        "why": "seats",
    }
    assert sitting.table.options["rounds"] == 5


@pytest.mark.parametrize("seats", [1, 5, 8])
def test_no_table_is_larger_or_smaller_than_the_game(seats: int) -> None:
    sitting = Sitting()
    assert denied(sitting, sitting.join(), ask.SetSeats(seats)) == "seats"


def test_more_seats_are_open_ones() -> None:
    sitting = Sitting(seats=2)
    host = sitting.join(seat=1)
    sitting.do(host, ask.SetSeats(4))
    assert [sitting.table.kind(seat) for seat in range(4)] == ["open", "person", "open", "open"]
    assert host.seats == [1]


def test_of_fewer_seats_open_ones_go_first_then_bots_then_who_came_last() -> None:
    sitting = Sitting(SPELL, 5)
    first, host = sitting.join("Sari", 4), sitting.join("Dodi", 2)
    last = sitting.join("Wati", 0)
    sitting.do(first, ask.PassHost(2))
    sitting.do(host, ask.AddBot(1))
    bot = sitting.table.chairs[1].name
    sitting.do(host, ask.SetSeats(4))
    assert sitting.table.names() == ["Wati", bot, "Dodi", "Sari"]
    sitting.do(host, ask.SetSeats(3))
    assert sitting.table.names() == ["Wati", "Dodi", "Sari"]
    assert (first.seats, host.seats, last.seats) == ([2], [1], [0])
    claimed, resized = told(sitting, host, ask.SetSeats(2))
    assert (claimed.kind, claimed.facts) == ("claimed", {"name": "Wati"})
    assert resized.kind == "resized"
    assert sitting.table.names() == ["Dodi", "Sari"]
    assert last.seats == []
    assert [(one.member, one.right) for one in sitting.table.claims] == [(last.number, True)]
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


def test_the_host_stays_even_as_the_last_who_came() -> None:
    sitting = Sitting(seats=4)
    first, second, third = sitting.join("Sari"), sitting.join("Dodi"), sitting.join("Wati")
    sitting.do(first, ask.PassHost(2))
    sitting.do(third, ask.SetSeats(2))
    assert sitting.table.names() == ["Sari", "Wati"]
    assert second.seats == []


def test_who_lost_a_seat_gets_the_next_one_in_turn() -> None:
    sitting = Sitting(seats=4)
    host = sitting.join("Sari")
    second, third, fourth = sitting.join("Dodi"), sitting.join("Wati"), sitting.join("Budi")
    sitting.do(host, ask.SetSeats(3))
    sitting.do(host, ask.SetSeats(2))
    assert [one.name for one in sitting.table.claims] == ["Budi", "Wati"]
    sitting.do(second, ask.Leave())
    assert sitting.table.names() == ["Sari", "Budi"]
    sitting.do(host, ask.SetSeats(3))
    assert sitting.table.names() == ["Sari", "Budi", "Wati"]
    assert (third.seats, fourth.seats) == ([2], [1])
    assert sitting.table.claims == []


def test_a_seat_that_becomes_free_in_any_way_is_theirs() -> None:
    sitting = Sitting(seats=3)
    host, guest = sitting.join("Sari"), sitting.join("Dodi")
    sitting.do(host, ask.SetSeats(2))
    watcher = sitting.join("Wati", wait=True)
    sitting.do(host, ask.Kick(guest.seats[0]))
    # Nobody could tell that device from others, so the door was closed; the claim was made before.
    assert sitting.table.names() == ["Sari", "Wati"]
    sitting.do(watcher, ask.Leave())
    sitting.do(host, ask.AddBot(1))
    sitting.do(host, ask.Lock(False))
    again = sitting.join("Budi", wait=True)
    sitting.do(host, ask.RemoveBot(1))
    assert again.seats == [1]


def test_a_shared_device_loses_one_of_its_seats_and_has_a_claim_for_it() -> None:
    sitting = Sitting(seats=3)
    device = sitting.join_several(["Sari", "Dodi", "Wati"])
    sitting.do(device, ask.SetSeats(2))
    assert sitting.table.names() == ["Sari", "Dodi"]
    assert [one.name for one in sitting.table.claims] == ["Wati"]
    sitting.do(device, ask.SetSeats(3))
    assert sitting.table.names() == ["Sari", "Dodi", "Wati"]
    assert device.seats == [0, 1, 2]


# Who sits where.


def test_two_change_places_whoever_they_are() -> None:
    sitting = Sitting(seats=3)
    host, guest = sitting.join("Sari"), sitting.join("Dodi")
    sitting.do(host, ask.Mute(1))
    [event] = told(sitting, host, ask.Swap(0, 1))
    assert event.facts == {"seat": 1, "name": "Sari", "other": "Dodi"}
    assert (host.seats, guest.seats) == ([1], [0])
    assert host.mutes == {0}, "it is a person who is muted, not a chair"
    [event] = told(sitting, host, ask.Swap(2, 1))
    assert (event.kind, event.facts) == ("shifted", {"seat": 2, "name": "Sari", "number": 3})
    sitting.do(host, ask.AddBot(1))
    bot = sitting.table.chairs[1].name
    sitting.do(host, ask.Swap(1, 0))
    assert sitting.table.names() == [bot, "Dodi", "Sari"]
    assert told(sitting, host, ask.Swap(1, 1)) == []
    assert denied(sitting, host, ask.Swap(0, 3)) == "no-such-seat"


def test_who_swapped_plays_the_seat_they_have_now() -> None:
    sitting = Sitting(seats=2)
    host, guest = sitting.join("Sari"), sitting.join("Dodi")
    sitting.do(host, ask.Swap(0, 1))
    sitting.do(host, ask.Start())
    [(seat, asked)] = sitting.match.pending().items()
    mover, other = (guest, host) if seat == 0 else (host, guest)
    move = sitting.match.rules.write(sitting.match.legal(seat)[0])
    assert denied(sitting, other, ask.Choose(asked.id, move)) == "not-your-turn"
    sitting.do(mover, ask.Choose(asked.id, move))
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


# Bots and cards.


def test_bots_have_a_level_and_some_a_character() -> None:
    sitting = Sitting(seats=3)
    host = sitting.join()
    [event] = told(sitting, host, ask.SetLevel("3:hoarder"))
    assert event.facts == {"level": "3:hoarder", "before": "2"}
    sitting.do(host, ask.AddBot(1))
    sitting.do(host, ask.AddBot(2, "2:duelist"))
    assert [chair.level for chair in sitting.table.chairs] == ["", "3:hoarder", "2:duelist"]
    sitting.do(host, ask.AddBot(2, "1"))
    assert sitting.table.chairs[2].level == "1"
    for level in ("1:hoarder", "2:nobody", "9", ":", ""):
        assert denied(sitting, host, ask.SetLevel(level)) == "unknown-bot"


@pytest.mark.parametrize("game", ["jawara-beksi", SPELL])
def test_other_cards_are_found_again_by_their_digest(game: str) -> None:
    sitting = Sitting(game, 2, find=both_editions(game))
    host = sitting.join()
    ours = sitting.table.rules
    [packed, *_] = told(sitting, host, ask.SetPack("first"))
    first = sitting.table.rules
    assert first.label.digest != ours.label.digest
    assert packed.facts["version"] == first.label.version
    sitting.do(host, ask.Start())
    assert sitting.match.rules is first
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)
    assert denied(sitting, host, ask.SetPack("")) == "phase"


def test_cards_that_are_not_here_are_refused() -> None:
    sitting = Sitting()
    host = sitting.join()
    assert denied(sitting, host, ask.SetPack("nobody's")) == "unknown-pack"
    assert denied(sitting, host, ask.SetPack("0" * 64)) == "own-pack-unknown"


def test_what_other_cards_do_not_have_goes_back_to_its_standard() -> None:
    sitting = Sitting(SPELL, 3, find=both_editions(SPELL))
    host = sitting.join()
    first = both_editions(SPELL)("first", "")
    [ours] = sitting.table.rules.options
    [theirs] = first.options
    missing = [one for one in ours.choices if one not in theirs.choices]
    assert missing, "the first edition had fewer difficulties"
    sitting.do(host, ask.SetOptions({"difficulty": missing[0]}))
    _, back = told(sitting, host, ask.SetPack("first"))
    assert back.facts["why"] == "pack"
    assert back.facts["before"] == missing[0]
    assert sitting.table.options == {"difficulty": theirs.default}


# After a game.


def test_a_rematch_can_be_of_another_difficulty() -> None:
    sitting, host, guest = over()
    ended = sitting.match
    sitting.do(host, ask.SetOptions({"difficulty": "hard"}))
    sitting.do(host, ask.SetLevel("1"))
    assert sitting.table.phase == OVER, "the end of the game can still be looked at"
    assert sitting.match is ended
    assert ended.options["difficulty"] == "normal"
    sitting.do(guest, ask.Rematch())
    sitting.do(host, ask.Rematch())
    assert sitting.match.options["difficulty"] == "hard"
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


@pytest.mark.parametrize(
    "verb", [ask.SetSeats(2), ask.SetSeats(4), ask.SetPack("first"), ask.Swap(0, 2)]
)
def test_for_other_seats_or_cards_those_of_the_last_game_are_put_away(verb: AnyVerb) -> None:
    sitting, host, guest = over()
    table = sitting.table
    names, promised = table.names(), commitment(table.next_seed)
    events = told(sitting, host, verb)
    assert events[0].kind == "cleared"
    assert table.phase == LOBBY
    assert set(table.records) == {1}
    assert table.named(1) == names, "of the game that is over it is known who played it"
    assert table.commitment == promised
    assert denied(sitting, guest, ask.Rematch()) == "phase"
    sitting.do(host, ask.Rematch())
    assert (table.phase, table.number) == (PLAYING, 2)
    assert commitment(sitting.match.seed) == promised, "what was promised is what is dealt"
    assert len(sitting.match.scores()) == len(table.chairs)
    sitting.play_out()
    assert spelled(sitting.rebuilt()) == spelled(table)


def test_what_was_told_of_a_game_is_not_told_again_at_other_seats() -> None:
    sitting, host, _ = over()
    sitting.do(host, ask.SetSeats(2))
    kinds = {event.kind for step in sitting.table.steps for event in step.heard(None)}
    assert kinds <= {"cleared", "stood", "resized"}


def test_the_first_game_of_a_beginner_is_set_already() -> None:
    game = "jawara-beksi"
    rules, seats = LIBRARY.rules(game), load_lesson(game).players
    opened = joining.open_table("ABCD", rules, joining.Wish(game, seats, lesson=True))
    sitting = Sitting(game, seats)
    sitting.table = LiveTable("t", opened, rules, sitting.now, LIBRARY.finder(game))
    sitting.rows.clear()
    sitting.happen([opened])
    host = sitting.join()
    for verb in (ask.SetSeats(4), ask.SetOptions({}), ask.SetPack(""), ask.Swap(0, 1)):
        assert denied(sitting, host, verb) == "lesson-set"
    sitting.do(host, ask.Start())
    began = sitting.table.lesson
    sitting.play_out()
    sitting.do(host, ask.SetSeats(2 if seats > 2 else 3))
    assert (began, sitting.table.lesson) == (True, False)
    sitting.do(host, ask.Start())
    assert sitting.match.scenario is None


# Rows that were written before.

OLD = """
{"seq":0,"at":1,"by":-1,"message":"","did":{"what":"opened","code":"ABCD","game":"jawara-beksi",\
"pack":"","digest":"DIGEST","seats":2,"options":{"rounds":3,"without_down":false,"hands":"fresh"},\
"level":"2","pace":"off","seed":"old","rules":RULES}}
{"seq":1,"at":1,"by":-1,"message":"","did":{"what":"joined","member":0,"token":"t"}}
{"seq":2,"at":1,"by":-1,"message":"","did":{"what":"sat","seat":0,"member":0,"name":"Sari"}}
{"seq":3,"at":1,"by":0,"message":"m1","did":{"what":"hosted","member":0}}
{"seq":4,"at":1,"by":0,"message":"m2","did":{"what":"botsat","seat":1,"level":"2","name":"Dodi"}}
{"seq":5,"at":1,"by":0,"message":"m3","did":{"what":"paced","pace":"fast"}}
{"seq":6,"at":1,"by":0,"message":"m4","did":{"what":"started","next_seed":"next"}}
"""


def test_rows_of_a_table_that_knew_no_settings_are_read_for_ever() -> None:
    rules = LIBRARY.rules("jawara-beksi")
    lines = OLD.replace("DIGEST", rules.label.digest).replace("RULES", str(rules.version))
    rows = [read_row(line.encode()) for line in lines.strip().splitlines()]
    opened = rows[0].did
    assert isinstance(opened, Opened)
    table = LiveTable("t", opened, rules, 0.0, LIBRARY.finder(rules.key))
    for row in rows:
        table.apply(row, 0.0)
        assert read_row(write_row(row)) == row
    assert (table.phase, table.names(), table.clock.pace) == (PLAYING, ["Sari", "Dodi"], "fast")
    assert (table.level, table.pack, table.latecomers, table.claims) == ("2", "", False, [])
    assert table.match is not None
    [(seat, asked)] = table.match.pending().items()
    move = rules.write(table.match.legal(seat)[0])
    assert Chosen(seat, asked.id, move).seat == seat
