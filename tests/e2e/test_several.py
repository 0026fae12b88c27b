"""One house, two processes, one database: what people see of that is a sentence, when they wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests import postgres
from tests.e2e import taps
from tests.e2e.conftest import Keep, _desk
from tests.e2e.test_promises import ACTION
from tests.e2e.test_ways import JAWARA
from tests.server.members import Member, members

BANNER = ".banner[role=status]"


class Pair:
    """Two processes of a house, as far as a browser can tell, over a PostgreSQL of their own."""

    def __init__(self, folder: Path) -> None:
        self.base = postgres.Server()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.stack = AsyncExitStack()
        opening = self.stack.enter_async_context(members(folder, self.base.fresh()))
        self.first, self.second = self.call(opening)

    def call(self, work: Any) -> Any:
        """Do something where the processes live."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def close(self) -> None:
        """Stop all of it."""
        self.call(self.stack.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.base.remove()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    made = Pair(tmp_path)
    yield made
    made.close()


def held(member: Member, code: str) -> bool:
    """Whether this process has the table."""
    return code in member.house.hall.places


@postgres.needs_postgres
def test_who_waits_for_the_database_reads_why_and_goes_on_and_so_does_who_was_led_there(
    browser: Browser, pair: Pair, record_property: Keep
) -> None:
    here, there = pair.first.guest.base, pair.second.guest.base
    with _desk(browser, here, record_property) as desk, desk.forgiven():
        player = desk.window()
        taps.against_bots(player, JAWARA)
        taps.until(player, ACTION)
        code = player.url.rsplit("/", 1)[1]
        # Whoever comes to the other process is led to the table, and does not notice.
        watcher = desk.window(f"{there}/t/{code}", locale="en-GB")
        expect(watcher.locator(".table")).to_be_visible()
        assert held(pair.first, code)
        assert not held(pair.second, code)
        pair.base.stop()
        expect(player.locator(BANNER)).to_contain_text("basis data")
        expect(watcher.locator(BANNER)).to_contain_text("database")
        pair.base.start()
        for page in (player, watcher):
            expect(page.locator(BANNER)).to_have_count(0)
        taps.until(player, ACTION)
        # The process that has the table stops: whoever looks on from the other stays at it.
        pair.call(pair.first.server.stop())
        expect(watcher.locator(BANNER)).to_have_count(0)
        watcher.reload()
        expect(watcher.locator(".table")).to_be_visible()
        assert held(pair.second, code)
