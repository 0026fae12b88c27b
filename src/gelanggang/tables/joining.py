"""How a table begins, and how people come to it."""

from __future__ import annotations

import msgspec

from gelanggang.bots import bot, levels
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Scenario
from gelanggang.games import find_game, find_tale
from gelanggang.games.lesson import Lesson, load_lesson
from gelanggang.start import new_seed
from gelanggang.tables import happening as happened
from gelanggang.tables.checking import check_chair
from gelanggang.tables.clock import OFF, PACES
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.name import check_name, check_title, suggest_name
from gelanggang.tables.party import FILE
from gelanggang.tables.seat import Member
from gelanggang.tables.seating import check_asking, free_seats
from gelanggang.tables.table import LOBBY, OVER, PAUSED, LiveTable


def default_level(rules: AnyRules) -> str:
    """The middle one of a game's levels."""
    known = list(levels(rules))
    return known[len(known) // 2] if known else "random"


class Wish(msgspec.Struct, frozen=True):
    """A table that somebody would like to have."""

    game: str
    seats: int
    names: list[str] | None = None
    """Who sits down on the device that makes it; an empty name is filled in.  None: nobody."""
    bots: list[str] = []
    """The levels of bots on the last seats; an empty one is the table's."""
    options: dict[str, Choice] = {}
    pack: str = ""
    level: str | None = None
    pace: str = OFF
    start: bool = False
    demo: bool = False
    lesson: bool = False
    """Whether it begins with the first game of a beginner."""
    lock: bool = False
    """Whether the door is closed at the deal."""
    device: str = ""
    """What the device that makes it is known by, hashed."""
    story: str = ""
    """That is told, game by game,"""
    story_name: str = ""
    """what the party calls it,"""
    journey: str = ""
    """and the file with which it goes on,"""
    journey_file: str = ""
    """which is called so."""
    chapter: str = ""
    """Instead: a chapter of it that is played without consequences,"""
    scenario: Scenario | None = None
    """and where it begins."""


def open_table(code: str, rules: AnyRules, wish: Wish) -> happened.Opened:
    """The first row of a table; BadInput or Denied when it cannot be played like that."""
    if wish.pace not in PACES:
        raise Denied("pace", {"pace": wish.pace, "known": list(PACES)})
    lesson = _lesson(rules, wish) if wish.lesson else None
    options = rules.settle(wish.seats, wish.options if lesson is None else lesson.options)
    if len(wish.names or []) + len(wish.bots) > wish.seats:
        raise Denied("full")
    usual = default_level(rules) if lesson is None else lesson.level
    level = usual if wish.level is None else wish.level
    check_level(rules, level)
    return happened.Opened(
        code=code,
        game=rules.key,
        pack=wish.pack,
        digest=rules.label.digest,
        seats=wish.seats,
        options=options,
        level=level,
        pace=wish.pace,
        seed=new_seed(),
        demo=wish.demo,
        scenario=wish.scenario if lesson is None else lesson.scenario,
        rules=rules.version,
        lock=wish.lock,
        story=_story(rules, wish),
        journey=_journey(rules, wish),
        chapter=wish.chapter,
    )


def _story(rules: AnyRules, wish: Wish) -> str:
    """The story that is wished for; a file that names none is asked whether it is of our first."""
    first = next(iter(find_game(rules.key).tales), "") if wish.journey else ""
    story = wish.story or first
    if story and wish.lesson:
        raise Denied("story-lesson")
    if wish.journey and not story:
        raise Denied("no-story")
    return story


def _journey(rules: AnyRules, wish: Wish) -> str:
    """The file of the party as it begins here; BadInput when it is cut short, foreign or edited."""
    story = _story(rules, wish)
    if not story or wish.chapter:
        return ""
    tale = find_tale(rules, story)
    if wish.journey:
        return tale.read(wish.journey, wish.journey_file or FILE).text()
    return tale.begin(check_title(wish.story_name)).text()


def _lesson(rules: AnyRules, wish: Wish) -> Lesson:
    """The first game of a beginner; Denied when something else was wished for it."""
    lesson = load_lesson(rules.key)
    if wish.pack:
        raise Denied("lesson-pack", {"pack": wish.pack})
    if wish.options:
        raise Denied("lesson-options", {"options": sorted(wish.options)})
    if wish.seats != lesson.players:
        raise Denied("lesson-seats", {"seats": wish.seats, "players": lesson.players})
    return lesson


def check_level(rules: AnyRules, level: str) -> None:
    """BadInput when no bot of the game is called so."""
    if level not in levels(rules):
        bot(rules, level)


def join(
    table: LiveTable,
    token: str,
    names: list[str],
    seat: int | None,
    device: str = "",
    wait: bool = False,
) -> list[AnyHappening]:
    """A device comes and takes a seat for each name; an empty name is filled in.

    No name at all: it takes no seat, as a screen for everybody does that makes a table.  Where no
    seat is free it may come to wait for one.
    """
    if table.locked:
        raise Denied("locked")
    if device in table.barred:
        raise Denied("barred")
    if table.phase != LOBBY and not table.latecomers and not wait:
        raise Denied("phase", {"phase": table.phase})
    free = free_seats(table)
    if seat is not None and not (wait and not free):
        check_chair(table, seat)
        if seat not in free:
            raise Denied("seat-taken", {"number": seat + 1})
        free.remove(seat)
        free.insert(0, seat)
    if len(free) < len(names):
        if not wait:
            raise Denied("full")
        check_asking(table)
    # Higher than all that are there, so it tells who came first.
    number = max(table.members, default=-1) + 1
    # Who takes over from a bot may also be called like it.
    going = [table.chairs[one].name for one in free[: len(names)]]
    taken = [name for name in table.taken_names() if name not in going]
    found: list[AnyHappening] = [happened.Joined(number, token, device)]
    for i, wish in enumerate(names):
        name = _called(wish, taken, table.seq + i)
        taken.append(name)
        if i < len(free):
            found.append(happened.Sat(free[i], number, name))
        else:
            found.append(happened.Claimed(number, name))
    return found


def _called(wish: str, taken: list[str], start: int) -> str:
    return check_name(wish, taken) if wish else suggest_name(taken, start)


def use_ticket(table: LiveTable, ticket: str, token: str, wall: int) -> list[AnyHappening]:
    """Another device takes over the seats of a member, once."""
    for member in table.members.values():
        if member.ticket and member.ticket == ticket:
            if wall > member.ticket_until:
                raise Denied("ticket-expired")
            return [happened.TicketUsed(member.number, token)]
    raise Denied("ticket-unknown")


def come(table: LiveTable, member: Member) -> list[AnyHappening]:
    """A member is connected: takes back what a bot has played, and wakes a table that slept."""
    back: list[AnyHappening] = [
        happened.TakenBack(seat) for seat in member.seats if table.chairs[seat].replaced
    ]
    if member.number == table.lender and table.phase in (LOBBY, OVER):
        back.append(happened.Hosted(member.number))
    return back + wake(table) if member.seats else back


def wake(table: LiveTable) -> list[AnyHappening]:
    """A table that rests because nobody was there goes on."""
    asleep = table.phase == PAUSED and table.paused_by == "empty"
    return [happened.WentOn()] if asleep else []
