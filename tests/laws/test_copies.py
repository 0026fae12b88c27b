"""An old copy never changes, and what is played on a copy stays there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, play_out
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.core.zone import Zone
from tests.laws.begun import BEGUN
from tests.laws.tables import (
    EVERY_CHAPTER,
    Table,
    at_every_table,
    few_of,
    for_every_game,
    rules_of,
    spell,
    start_at,
    tables_of,
    walk,
)

SEEDS = range(8)


@at_every_table
def test_an_old_copy_never_changes(table: Table) -> None:
    for seed in SEEDS:
        kept: list[tuple[Any, str, str]] = []
        for at in walk(table, seed):
            if at.aside.below(8) == 0:
                before = spell(at.state)
                copy = at.rules.copy(at.state)
                assert copy == at.state, at.wrong("a copy differs")
                kept.append((copy, before, at.where()))
                # Two ways to disturb what a copy shares: play on with another copy of it ...
                play_out(at.rules, at.rules.copy(copy), at.aside)
                assert spell(at.state) == before, at.wrong("playing on with a copy changed it")
        # ... and with the original, which the walk has done.
        for copy, before, where in kept:
            assert spell(copy) == before, f"an old copy has changed: {where}"


@at_every_table
def test_a_copy_goes_on_like_the_original(table: Table) -> None:
    """Nothing that matters is left behind when a state is copied."""
    for seed in SEEDS:
        moves: list[tuple[Seat, Move]] = []
        copy: Any = None
        for at in walk(table, seed):
            # Somewhere in the first ten steps: the shortest games have not many more.
            if copy is None or (at.step <= 10 and at.aside.below(2)):
                copy, moves = at.rules.copy(at.state), []
                chance = at.chance.copy()
            moves.append((at.seat, at.move))
        for seat, move in moves:
            at.rules.apply(copy, seat, move, chance, None)
        assert spell(copy) == spell(at.state), at.wrong("a copy went another way")


CHANGES: dict[str, Callable[[Zone], object]] = {
    "clear": lambda zone: zone.clear(),
    "hide_from_all_but": lambda zone: zone.hide_from_all_but(1),
    "pop": lambda zone: zone.pop(),
    "pop_at": lambda zone: zone.pop_at(1),
    "put": lambda zone: zone.put(9, 1),
    "put_under": lambda zone: zone.put_under(9, 1),
    "remove": lambda zone: zone.remove(4),
    "show_to": lambda zone: zone.show_to(4),
    "show_top": lambda zone: zone.show_top(4),
    "shuffle": lambda zone: zone.shuffle(make_rng(FAST, "mixed")),
    "shuffle_in": lambda zone: zone.shuffle_in(Zone([7], [1]), make_rng(FAST, "in")),
    "shuffled_in": lambda zone: Zone([], []).shuffle_in(zone, make_rng(FAST, "out")),
}
"""All that can be done to a zone."""


@pytest.mark.parametrize("seen", [[0, 2, 0, 3], [2, 2, 2, 2]])
@pytest.mark.parametrize("name", CHANGES)
def test_a_zone_and_its_copy_change_alone(name: str, seen: list[int]) -> None:
    """They share their lists until then."""
    for change_the_copy in (False, True):
        zone = Zone([3, 4, 5, 6], seen[:])
        copy = zone.copy()
        changed, kept = (copy, zone) if change_the_copy else (zone, copy)
        CHANGES[name](changed)
        assert kept == Zone([3, 4, 5, 6], seen)
        assert changed != kept
        again = changed.copy()
        before = repr(again)
        if len(changed) > 1:
            CHANGES[name](kept)
        assert repr(again) == before


def states(rules: AnyRules, table: Table, seed: int) -> Iterator[Any]:
    """All states of a random game, also the last; every other one begins with a position."""
    rng = make_rng(FAST, f"fields {seed}")
    place = BEGUN.get(table.game) if seed % 2 and not table.chapter else None
    if place is None:
        state = start_at(table, rules, rng, None)
    else:
        state = rules.place(place(table.seats, rng), table.seats, table.options, rng, None)
    yield state
    while seats := rules.to_act(state):
        offers = rules.legal(state, seats[0])
        rules.apply(state, seats[0], offers[rng.below(len(offers))], rng, None)
        yield state


@pytest.mark.slow
@for_every_game
def test_no_field_is_forgotten_when_a_state_is_copied(game: str) -> None:
    """Copies are written by hand.  Of two values of a field, one is not what a new state has."""
    rules = rules_of(game)
    seen: dict[str, set[str]] = {}
    chapters = [table for table in EVERY_CHAPTER if table.game == game]
    for table in few_of(tables_of(game)) + few_of(chapters):
        for seed in SEEDS:
            for state in states(rules, table, seed):
                copy = rules.copy(state).plain()
                for name, value in state.plain().items():
                    assert copy[name] == value, f"{name} is not copied: {table}"
                    seen.setdefault(name, set()).add(json.dumps(value))
    unmoved = [name for name, values in seen.items() if len(values) < 2]
    assert unmoved == []
