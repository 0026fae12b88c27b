"""What holds for all tests, and for the README's example, which is one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest import mock

import pytest
from hypothesis import settings

# Tests do not time things.
settings.register_profile("gelanggang", deadline=None)
settings.load_profile("gelanggang")


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each test has its own luck, and always the same: what fails, fails again."""
    with mock.patch("os.urandom", Random(request.node.nodeid).randbytes):
        yield


@pytest.fixture(autouse=True)
def _examples_run_elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """The example keeps a game in a file: not in the checkout."""
    if isinstance(request.node, pytest.DoctestItem):
        request.getfixturevalue("monkeypatch").chdir(tmp_path)


def pytest_sessionfinish() -> None:
    """Stop the database, if any test had one: there is time for it now, and later maybe not."""
    postgres = sys.modules.get("tests.postgres")
    if postgres is not None:
        postgres.stop()
