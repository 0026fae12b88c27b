"""What the tests of the client with screens share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.guest import moved_in


@pytest.fixture
def suit(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that no room has a table for."""
    yield from moved_in(monkeypatch)
