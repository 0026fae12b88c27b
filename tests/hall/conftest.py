"""Each law of a store is one of every store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gelanggang.hall.store import Store
from tests.hall.stores import KINDS, Kind


@pytest.fixture(params=KINDS, ids=[one.name for one in KINDS])
def kind(request: pytest.FixtureRequest) -> Kind:
    """One kind after another."""
    found = request.param
    assert isinstance(found, Kind)
    return found


@pytest.fixture
def store(kind: Kind, tmp_path: Path) -> Iterator[Store]:
    """A new store of each kind."""
    opened = kind.open(tmp_path)
    yield opened
    opened.close()
