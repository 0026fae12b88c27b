"""What leaves the server about a table: made here from views and heard events alone."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gelanggang.core.decision import Decision
from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import commitment
from gelanggang.server.narration import Narration
from gelanggang.server.wire import (
    Happened,
    Offer,
    Offered,
    OutcomeInfo,
    SeatInfo,
    TableInfo,
    WaitingInfo,
    WishInfo,
    You,
)
from gelanggang.tables.seat import PERSON, Member
from gelanggang.tables.step import Step
from gelanggang.tables.table import OVER, LiveTable
from gelanggang.text.games import storyteller
from gelanggang.text.story import StoryInfo, StoryVote

MOST_MISSED: Final = 400
"""Steps that are told one by one to somebody who was away; who missed more gets the last ones,
because nobody reads so far back, and it takes long to send. A table remembers a few more."""
LAST_EVENTS: Final = 40
"""Steps that a newcomer is told: enough to see how the table came to be as it is."""


def _looks(table: LiveTable) -> str:
    """Where to find the pictures of its cards, where they have some of their own."""
    label = table.rules.label
    return "" if label.looks == label.digest else label.looks


def table_info(table: LiveTable, serial: int, now: float | None) -> TableInfo:
    """What everybody knows about a table; without a time, all but the seconds of grace."""
    opened = table.opened
    over = table.phase == OVER and table.match is not None
    outcome = table.match.outcome if table.match is not None else None
    wish = table.wish
    return TableInfo(
        code=opened.code,
        game=opened.game,
        pack=table.pack,
        pack_name=table.rules.label.name,
        digest=table.digest,
        phase=table.phase,
        options=table.options,
        level=table.level,
        pace=table.clock.pace,
        seats=[_seat_info(table, seat, now) for seat in range(len(table.chairs))],
        commitment=table.commitment,
        number=table.number,
        paused_by=table.paused_by,
        locked=table.locked,
        wish=None if wish is None else WishInfo(wish.seat, sorted(wish.agreed)),
        seed=table.seed if over else "",
        next_commitment=commitment(table.next_seed) if over else "",
        outcome=None if outcome is None else _outcome_info(outcome),
        lesson=table.lesson,
        version=table.rules.label.version,
        lock=opened.lock,
        waiting=[WaitingInfo(one.member, one.name, one.right) for one in table.claims],
        latecomers=table.latecomers,
        again=sorted(seat for one in table.eager for seat in table.members[one].seats),
        story=opened.story,
        chapter=opened.chapter,
        serial=serial,
        looks=_looks(table),
    )


def story_info(table: LiveTable, narration: Narration | None) -> StoryInfo | None:
    """Where the party stands, as everybody may know it; None: no story is told here."""
    story = table.opened.story
    if not story:
        return None
    teller = None if narration is None else narration.storyteller()
    if teller is None:
        teller = storyteller(table.rules, story, None)
    if table.party is None:
        assert table.opened.scenario is not None
        return teller.alone(table.opened.scenario)
    votes = [StoryVote(seat, choice) for seat, choice in sorted(table.party.votes.items())]
    return msgspec.structs.replace(teller.told(table.party.journey), votes=votes)


def _outcome_info(outcome: Outcome) -> OutcomeInfo:
    return OutcomeInfo(outcome.winners, outcome.scores, outcome.facts)


def _seat_info(table: LiveTable, seat: Seat, now: float | None) -> SeatInfo:
    chair = table.chairs[seat]
    if chair.kind != PERSON:
        return SeatInfo(table.kind(seat), chair.name, chair.level)
    presence = table.members[chair.member].presence
    grace = None if now is None else presence.grace(now)
    return SeatInfo(
        kind=table.kind(seat),
        name=chair.name,
        replaced=chair.replaced,
        presence=presence.state,
        grace=0 if grace is None or chair.replaced else int(grace) + 1,
        host=chair.member == table.host,
    )


def you(table: LiveTable, member: Member | None, eyes: Seat | None) -> You:
    """Who the listener is."""
    if member is None:
        return You([], eyes)
    host = member.number == table.host
    return You(list(member.seats), eyes, host, sorted(member.mutes), member.number)


def view_of(match: Match | None, eyes: Seat | None) -> dict[str, Any] | None:
    """What a seat may know, as it travels."""
    return None if match is None else match.view(eyes).plain()


def happened(
    event: Event, version: int, of_table: bool, narration: Narration | None, me: Seat | None
) -> Happened:
    """An event as a seat hears it."""
    text = "" if narration is None else narration.event(event, of_table, me)
    return Happened(version, event.kind, event.facts, text, of_table)


def heard(
    steps: list[Step], version: int, narration: Narration | None, me: Seat | None
) -> list[Happened]:
    """What a seat hears of steps that reach it; `version` is the seat's before them."""
    found: list[Happened] = []
    for step in steps:
        version += 1
        if step.event is not None:
            found.append(happened(step.event, version, True, narration, me))
        for one in step.told:
            event = one.to(me)
            if event is not None:
                found.append(happened(event, version, False, narration, me))
    return found


def missed(
    table: LiveTable, have: int | None, narration: Narration | None, me: Seat | None
) -> tuple[list[Happened], bool]:
    """The events after a version, or the last ones; and whether nothing is missing between."""
    version = table.version(me)
    whole = have is not None and version - MOST_MISSED <= have <= version
    wanted = version - have if whole and have is not None else LAST_EVENTS
    steps: list[Step] = []
    for step in reversed(table.steps):
        if len(steps) == wanted:
            break
        if step.reaches(me):
            steps.append(step)
    steps.reverse()
    # Who was away for very long finds that some of it is forgotten.
    whole = whole and len(steps) == wanted
    return heard(steps, version - len(steps), narration, me), whole


def offer(match: Match, asked: Decision, narration: Narration | None) -> Offer:
    """What a seat can answer to a decision."""
    seat = asked.seat
    offers = match.legal(seat)
    listed = offers.listed()
    teller = None if narration is None or not listed else narration.looking(match)
    moves = [
        Offered(match.rules.write(move), "" if teller is None else teller.move(move))
        for move in listed
    ]
    verb = offers.built()
    if not verb:
        return Offer(asked.id, seat, moves)
    build: dict[str, Any] = dict(match.preview(seat, Move(verb)))
    example = offers.example()
    written = "" if example is None else match.rules.write(example)
    return Offer(asked.id, seat, moves, verb, written, build)
