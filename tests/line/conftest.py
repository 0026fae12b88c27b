"""What the tests of the client that asks line by line share."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The command line, through which this client is met."""
    return Shell(capsys, monkeypatch)
