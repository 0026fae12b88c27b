"""What tests of a database that several processes share need."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable

import psycopg
import pytest

from tests.hall.bridge import Bridge
from tests.postgres import INSIST, WHY, server

if WHY is not None and not INSIST:
    pytest.skip(WHY, allow_module_level=True)

LONG = 60.0
"""Seconds after which what should happen never will."""
SHORT_LEASE = 1.0
"""Seconds of a lease for which a test can wait."""
RACERS = 8


def over(bridge: Bridge, dsn: str) -> str:
    """The address of a database, over a bridge."""
    return dsn.replace(f":{server().port}/", f":{bridge.port}/")


class Ear:
    """Hears what befalls a store."""

    def __init__(self) -> None:
        self.heard: queue.SimpleQueue[tuple[str, ...]] = queue.SimpleQueue()

    def away(self, code: str) -> None:
        self.heard.put(("away", code))

    def back(self) -> None:
        self.heard.put(("back",))

    def lost(self, tables: list[str]) -> None:
        self.heard.put(("lost", *tables))

    def next(self) -> tuple[str, ...]:
        return self.heard.get(timeout=LONG)


def until(true: Callable[[], bool]) -> None:
    """Wait for something that has to come."""
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def ask(dsn: str, query: str) -> int:
    with psycopg.connect(dsn, autocommit=True) as base:
        row = base.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])
