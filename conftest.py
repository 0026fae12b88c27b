"""The README's example keeps a game in a file: not in the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _examples_run_elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if isinstance(request.node, pytest.DoctestItem):
        request.getfixturevalue("monkeypatch").chdir(tmp_path)
