"""Moves that nobody offered: most are mistakes, some are other spellings of an offered one."""

from __future__ import annotations

from functools import cache

from gelanggang.core.ids import SPECTATOR_BIT, bit_of
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from tests.laws.tables import Position, usual_table, walk

NO_VERB = "dance"
MOST_THINGS = 6


@cache
def _verbs(game: str, seats: int) -> list[str]:
    """The verbs of a game, in a fixed order, and one that no game knows."""
    table = usual_table(game, seats)
    found = {move.verb for seed in range(5) for at in walk(table, seed) for move in at.offers}
    return [*sorted(found), NO_VERB]


def _in_hand(at: Position) -> list[int]:
    """Things that the seat sees, but not everybody."""
    own = bit_of(at.seat)
    return [
        thing
        for group in at.state.zones()
        for zone in group
        for thing, seen in zip(zone.things, zone.seen)
        if seen & own and not seen & SPECTATOR_BIT
    ]


def _one_of(things: list[int], rng: Rng) -> int:
    return things[rng.below(len(things))]


def other_moves(at: Position, tries: int, rng: Rng) -> list[Move]:
    """Some random moves near the offered ones: the same cards in another order, another verb,
    cards of others, a thing too few, too many or twice."""
    verbs = _verbs(at.table.game, at.table.seats)
    everything = [thing for group in at.state.zones() for zone in group for thing in zone.things]
    everything += [-1, *range(at.table.seats + 1), len(everything) + 1]
    hand = _in_hand(at) or everything
    found: list[Move] = []
    for _ in range(tries):
        near = at.offers[rng.below(len(at.offers))]
        things = list(near.things)
        verb = near.verb
        way = rng.below(7)
        if way == 0:
            rng.shuffle(things)
        elif way == 1 and things:
            things[rng.below(len(things))] = _one_of(everything, rng)
        elif way == 2 and things:
            things[rng.below(len(things))] = _one_of(hand, rng)
        elif way == 3:
            things.insert(rng.below(len(things) + 1), _one_of(hand, rng))
        elif way == 4 and things:
            things.pop(rng.below(len(things)))
        elif way == 5:
            verb = verbs[rng.below(len(verbs))]
        else:
            mixed = hand[:]
            rng.shuffle(mixed)
            things = mixed[: 1 + rng.below(min(len(mixed), MOST_THINGS))]
        found.append(Move(verb, tuple(things)))
    return found
