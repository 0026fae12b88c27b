"""Each law of a store is one of every store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.store import Store
from tests.hall.bridge import Bridge
from tests.hall.stores import ADDRESS, KINDS, Kind
from tests.postgres import server


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


@pytest.fixture
def dsn() -> str:
    """The address of a database of its own."""
    return server().fresh()


@pytest.fixture
def shared(dsn: str) -> Iterator[PostgresStore]:
    """A store on that database, which others may use too."""
    with closing(PostgresStore(dsn, ADDRESS)) as one:
        yield one


@pytest.fixture
def bridge() -> Iterator[Bridge]:
    """A way to the database that can break."""
    with closing(Bridge(server().port)) as one:
        yield one
