"""What happens to a table is told as it is declared; every sitting of the tests looks at it."""

from __future__ import annotations

from tests.tables.sitting import EVENTS
from tests.text import source


def test_every_declared_kind_is_told_and_no_other() -> None:
    assert source.made_events("tables") == set(EVENTS)


def test_every_event_has_a_sentence() -> None:
    for shape in EVENTS.values():
        assert (shape.__doc__ or "").endswith("."), shape
