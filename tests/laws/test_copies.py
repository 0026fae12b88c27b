"""An old copy never changes, and what is played on a copy stays there."""

from __future__ import annotations

from typing import Any

from gelanggang.core.ids import Seat
from gelanggang.core.match import play_out
from gelanggang.core.move import Move
from tests.laws.tables import Table, at_every_table, spell, walk

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
