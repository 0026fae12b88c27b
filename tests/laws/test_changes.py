"""What is different between two views of a chair is told, and nothing else."""

from __future__ import annotations

import pytest

from gelanggang.core.ids import Seat
from gelanggang.core.view import Shown
from tests.laws.tables import Table, at_every_count, walk


@at_every_count
def test_a_view_is_what_is_common_and_what_is_ones_own(table: Table) -> None:
    """What is common is looked for once, and sent to all."""
    for at in walk(table, 1):
        common = at.rules.common(at.state).plain()
        for watcher in table.watchers:
            own = at.rules.own(at.state, watcher).plain()
            assert not common.keys() & own.keys()
            assert {**common, **own} == at.rules.view(at.state, watcher).plain()


@pytest.mark.parametrize("again", [False, True])
@at_every_count
def test_the_changes_turn_a_view_into_the_next(table: Table, again: bool) -> None:
    """Also for who had the view before, and takes from it what is as it was."""
    shown: dict[Seat | None, tuple[Shown, Shown, dict[str, object]]] = {}
    for at in walk(table, 2):
        for watcher in table.watchers:
            now = at.rules.view(at.state, watcher).plain()
            if watcher not in shown:
                common, own = at.rules.common(at.state), at.rules.own(at.state, watcher)
                shown[watcher] = (Shown(common), Shown(own), now)
                continue
            common_before, own_before, before = shown[watcher]
            if again:
                common = at.rules.common_again(at.state, common_before.part)
                own = at.rules.own_again(at.state, watcher, own_before.part)
                assert {**common.plain(), **own.plain()} == now
            else:
                common, own = at.rules.common(at.state), at.rules.own(at.state, watcher)
            changes = {**common_before.changes(common), **own_before.changes(own)}
            assert changes == {name: now[name] for name in now if now[name] != before[name]}
            shown[watcher] = (common_before, own_before, now)
