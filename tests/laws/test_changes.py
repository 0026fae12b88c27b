"""What is different between two views of a chair is told, and nothing else."""

from __future__ import annotations

from random import Random

from gelanggang.core.ids import Seat
from gelanggang.core.watch import Watch
from tests.laws.tables import Position, Table, at_every_count, walk


def watched(at: Position) -> Watch:
    """Those around this table, from now on."""
    return at.rules.watch(at.state, lambda: at.rules.pending(at.state))


@at_every_count
def test_a_view_is_what_is_common_and_what_is_ones_own(table: Table) -> None:
    """What is common is looked for once, and sent to all."""
    for at in walk(table, 1):
        common = at.rules.common(at.state).plain()
        for watcher in table.watchers:
            own = at.rules.own(at.state, watcher).plain()
            assert not common.keys() & own.keys()
            assert {**common, **own} == at.rules.view(at.state, watcher).plain()


@at_every_count
def test_the_changes_turn_a_view_into_the_next(table: Table) -> None:
    """From every chair, whenever somebody begins to look from there."""
    rng, watch, seen = Random(2), None, dict[Seat | None, dict[str, object]]()
    for at in walk(table, 2):
        if watch is None:
            watch = watched(at)
        changes = watch.look()
        for watcher in table.watchers:
            now = at.rules.view(at.state, watcher).plain()
            if not watch.watches(watcher):
                if rng.random() < 0.3:
                    watch.join(watcher)
                    seen[watcher] = now
                continue
            before = seen[watcher]
            told = {**changes.common, **changes.own.get(watcher, {})}
            assert told == {name: now[name] for name in now if now[name] != before[name]}
            seen[watcher] = now


@at_every_count
def test_who_looks_seldom_is_told_all_that_is_different(table: Table) -> None:
    """Several moves at once, and tables that bots have tried things on in between."""
    watch, seen = None, dict[Seat | None, dict[str, object]]()
    for i, at in enumerate(walk(table, 3)):
        at.rules.copy(at.state)
        if watch is None:
            watch = watched(at)
            for watcher in table.watchers:
                watch.join(watcher)
                seen[watcher] = at.rules.view(at.state, watcher).plain()
        if i % 7:
            continue
        changes = watch.look()
        for watcher in table.watchers:
            now, before = at.rules.view(at.state, watcher).plain(), seen[watcher]
            told = {**changes.common, **changes.own.get(watcher, {})}
            assert told == {name: now[name] for name in now if now[name] != before[name]}
            seen[watcher] = now
