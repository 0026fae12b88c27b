"""What the tests of the client that asks line by line share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.shell import Shell
from tests.guest import moved_in


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The command line, through which this client is met."""
    return Shell(capsys, monkeypatch)


@pytest.fixture
def suit(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that no room has a table for."""
    yield from moved_in(monkeypatch)
