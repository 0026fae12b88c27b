"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The command line."""
    return Shell(capsys, monkeypatch)


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """The record of a short game between bots."""
    folder = tmp_path / "records"
    said = shell("sim", "jawara-beksi", "--games", "1", "--seed", "r", "--records", folder)
    assert said.code == 0, said
    return folder / "0.json"
