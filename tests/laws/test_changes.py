"""What is different between two views of a chair is told, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from gelanggang.core.ids import Seat
from tests.laws.tables import EVERY_COUNT, Table, walk


@pytest.mark.parametrize("table", EVERY_COUNT, ids=str)
def test_the_changes_turn_a_view_into_the_next(table: Table) -> None:
    shown: dict[Seat | None, tuple[Any, Any, dict[str, object]]] = {}
    for at in walk(table, 1):
        for watcher in table.watchers:
            view = at.rules.view(at.state, watcher)
            before, own_before, old = shown.get(watcher, (None, None, {}))
            own = at.rules.own(at.state, watcher, own_before)
            plain = view.plain()
            if before is not None:
                changes = {**view.changes(before), **own.changes(own_before)}
                assert changes == {name: plain[name] for name in plain if plain[name] != old[name]}
            shown[watcher] = (view, own, plain)


@pytest.mark.parametrize("table", EVERY_COUNT, ids=str)
def test_what_is_common_is_the_same_from_every_chair(table: Table) -> None:
    """It is looked for from the spectators' chair alone, and sent to all."""
    for at in walk(table, 2):
        spectators = at.rules.view(at.state, None)
        for watcher in table.watchers:
            assert at.rules.view(at.state, watcher).changes(spectators) == {}
