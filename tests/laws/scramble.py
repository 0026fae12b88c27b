"""The scramble: mix up all that a watcher cannot see, and see whether the watcher notices.

What a watcher (a seat, or None for the spectators) gets to know may depend on what it can see and
on nothing else.  So we permute the rest, group by group of `State.zones()`, and compare:

*now*   on a copy with **everything** permuted that the watcher cannot see: the view, the questions,
        the moves on offer and the refusals are equal to the byte.

*next*  the same for what happens when a move is made: the events the watcher hears, and its view
        afterwards.  Here not everything may be permuted, for a move may rightly show things: the
        cards of a Combo, the card one draws, both hands of a DUEL.  A thing that the watcher sees
        afterwards was shown, so it stays where it is; permuted are the things that the watcher sees
        **neither before nor after** the move.  Whether something was shown is decided by the
        zones alone and never by the events, otherwise an event that tells a card would excuse
        itself.  The chance is the same on both copies.

        A move may name things that stay hidden (two players exchange cards; an answer is sealed).
        Where the scramble has moved those, the move that looks the same to the watcher is the one
        that names what now lies in their place.

        Left out are moves after which something is hidden that the watcher saw before (a discard
        pile was shuffled): there a card can have been shown and hidden again in between.  They are
        counted, so that a test can see that they are few.

For this to see everything, all that is secret must lie in zones.  Sealed answers that a game keeps
elsewhere have a law of their own, in sealed.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from gelanggang.core.event import heard
from gelanggang.core.ids import Seat, bit_of
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from tests.laws.others import other_moves
from tests.laws.tables import Position, spoken, written

MOST_CHANGED = 3
"""A move that stays secret names at most so many secret things."""


def hidden_things(state: Any, watcher: Seat | None) -> list[list[int]]:
    """What the watcher cannot see, group by group."""
    bit = bit_of(watcher)
    return [
        [thing for zone in group for thing, seen in zip(zone.things, zone.seen) if not seen & bit]
        for group in state.zones()
    ]


def scramble(
    state: Any, watcher: Seat | None, rng: Rng, only: list[set[int]] | None = None
) -> dict[int, int]:
    """Permute, in place, what the watcher cannot see; from each thing to what lies there now."""
    bit = bit_of(watcher)
    now: dict[int, int] = {}
    for i, group in enumerate(state.zones()):
        slots = [
            (zone, slot)
            for zone in group
            for slot, thing in enumerate(zone.things)
            if not zone.seen[slot] & bit and (only is None or thing in only[i])
        ]
        things = [zone.things[slot] for zone, slot in slots]
        mixed = things[:]
        rng.shuffle(mixed)
        for (zone, slot), thing in zip(slots, mixed):
            zone.own()
            zone.things[slot] = thing
        now.update(zip(things, mixed))
    return now


def notices_now(at: Position, watcher: Seat | None, refusals: bool = True) -> list[str]:
    """What the watcher notices when all that it cannot see is permuted."""
    rules = at.rules
    twin = rules.copy(at.state)
    scramble(twin, watcher, at.aside)
    who = "the spectator" if watcher is None else f"seat {watcher}"
    wrong: list[str] = []
    if rules.view(twin, watcher).text() != rules.view(at.state, watcher).text():
        wrong.append(at.wrong(f"the view of {who} shows what is hidden"))
    asked, asked_twin = rules.pending(at.state), rules.pending(twin)
    if [one.plain() for one in asked.values()] != [one.plain() for one in asked_twin.values()]:
        wrong.append(at.wrong(f"a question tells {who} what is hidden"))
    if watcher is None:
        return wrong
    if watcher in asked and written(rules, rules.legal(at.state, watcher)) != written(
        rules, rules.legal(twin, watcher)
    ):
        wrong.append(at.wrong(f"the offers of {who} depend on what is hidden"))
    for move in [at.move, *other_moves(at, 2, at.aside)] if refusals else []:
        if rules.refusal(at.state, watcher, move) != rules.refusal(twin, watcher, move):
            wrong.append(at.wrong(f"a refusal of {move} tells {who} what is hidden"))
    return wrong


def other_world(at: Position, watcher: Seat | None, after: Any) -> tuple[Any, Move] | None:
    """A state in which what stays hidden lies elsewhere, and the same move there; None: no way."""
    stays = _stays_hidden(at.state, after, watcher)
    if stays is None:
        return None
    twin, move = _scrambled(at, watcher, stays)
    if move is None:
        # Keep what the move names where it is: then it is the same move.
        stays = [group - set(at.move.things) for group in stays]
        twin, move = _scrambled(at, watcher, stays)
    return None if move is None else (twin, move)


class Next:
    """Compares what a watcher gets to know of a move; counts how often that could be done."""

    def __init__(self) -> None:
        self.compared = 0
        self.left_out = 0
        self.mixed = 0
        """Comparisons in which something really lay elsewhere."""

    def notices(self, at: Position, watcher: Seat | None) -> list[str]:
        """What the watcher notices of things that it sees neither before nor after the move."""
        after, told = at.after()
        other = other_world(at, watcher, after)
        if other is None:
            self.left_out += 1
            return []
        twin, move = other
        self.compared += 1
        self.mixed += twin != at.state
        twin, told_twin = at.after(twin, move)
        who = "the spectator" if watcher is None else f"seat {watcher}"
        wrong: list[str] = []
        if spoken(heard(told, watcher)) != spoken(heard(told_twin, watcher)):
            wrong.append(at.wrong(f"an event tells {who} what stays hidden"))
        if at.rules.view(after, watcher).text() != at.rules.view(twin, watcher).text():
            wrong.append(at.wrong(f"after the move {who} knows what stays hidden"))
        return wrong


def _stays_hidden(before: Any, after: Any, watcher: Seat | None) -> list[set[int]] | None:
    """Things hidden before and after; None when something seen was hidden meanwhile."""
    stays: list[set[int]] = []
    for old, new, group in zip(
        hidden_things(before, watcher), hidden_things(after, watcher), before.zones()
    ):
        if set(new) - set(old):
            return None
        everything = [thing for zone in group for thing in zone.things]
        # Equal things (fixed dice) cannot be told apart, so none of them is moved.
        stays.append({thing for thing in new if everything.count(thing) == 1})
    return stays


def _scrambled(
    at: Position, watcher: Seat | None, stays: list[set[int]]
) -> tuple[Any, Move | None]:
    """A scrambled copy, and the move that looks the same there (None: there is none)."""
    twin = at.rules.copy(at.state)
    now = scramble(twin, watcher, at.aside, stays)
    for move in _same_to_see(at.move, now):
        if at.rules.refusal(twin, at.seat, move) is None:
            return twin, move
    return twin, None


def _same_to_see(move: Move, now: dict[int, int]) -> Iterator[Move]:
    """The move with as few of its things as possible replaced by what lies in their place.

    The core does not say whether a 3 is a card, a seat or a number of points; the fewest
    replacements that make the move legal are those of the cards that were moved.
    """
    changed = [i for i, thing in enumerate(move.things) if now.get(thing, thing) != thing]
    for n in range(min(len(changed), MOST_CHANGED) + 1):
        for places in combinations(changed, n):
            things = [now[thing] if i in places else thing for i, thing in enumerate(move.things)]
            yield Move(move.verb, tuple(things))
