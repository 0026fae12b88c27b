"""A real server and a real browser; where there is none, one clear line says so."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gelanggang.server.app import Server
from gelanggang.server.pages import STATIC
from tests.server.table import make_house

PATIENCE = 20_000
"""Milliseconds: the machine may be busy."""
expect.set_options(timeout=PATIENCE)

BROWSER = os.environ.get("GELANGGANG_BROWSER") or shutil.which("chromium")
INSIST = os.environ.get("GELANGGANG_EXPECT_BROWSER") == "1"
PHONE = {"width": 360, "height": 640}
# One of the flags that Chromium wants where it runs as root in a container, and its silence.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing() -> str | None:
    """Why pages cannot be tested here."""
    if not BROWSER:
        return "no Chromium was found; install it or say where it is in GELANGGANG_BROWSER"
    return None if (STATIC / "index.html").is_file() else "the web client is not built"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser nothing here can be tested."""
    why = missing()
    if why and INSIST:
        raise pytest.UsageError(f"the pages have to be tested here, but {why}")
    for item in items if why else []:
        item.add_marker(pytest.mark.skip(reason=str(why)))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium instead of one that would have to be downloaded."""
    return {**browser_type_launch_args, "executable_path": BROWSER, "args": FLAGS}


class Host:
    """A server in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.call(self._start(folder))
        self.base = f"http://127.0.0.1:{self.server.port}"

    async def _start(self, folder: Path) -> Server:
        server = Server(make_house(folder), "127.0.0.1", 0)
        await server.start()
        return server

    def call(self, work: Any) -> Any:
        """Do something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def cut(self) -> None:
        """Break every socket without a word, as a dead network does."""

        async def cut() -> None:
            for room in self.server.house.rooms.values():
                for connection in room.connections[:]:
                    transport = connection.socket._req.transport
                    if transport is not None:
                        transport.abort()

        self.call(cut())

    def close(self) -> None:
        """Stop."""
        self.call(self.server.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests; each has its own tables."""
    made = Host(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


class Desk:
    """Makes browsers' windows, and remembers everything that went wrong in them."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.troubles: list[str] = []
        self.contexts: list[BrowserContext] = []

    def window(self, path: str = "/", **options: Any) -> Page:
        """A window of its own person."""
        usual = {
            "viewport": PHONE,
            "locale": "id-ID",
            "has_touch": True,
            # Nothing waits for motion, so nothing is missed without it, and tests are quicker.
            "reduced_motion": "reduce",
        }
        options = {**usual, **options}
        context = self.browser.new_context(base_url=self.base, **options)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        self.watch(page)
        page.goto(path)
        return page

    def watch(self, page: Page) -> None:
        """Write down errors of the console, of scripts and of requests."""
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on(
            "requestfailed",
            # A page that is left stops asking: that is no failure.
            lambda one: (
                None
                if one.failure == "net::ERR_ABORTED"
                else self.troubles.append(f"request: {one.url} {one.failure}")
            ),
        )
        page.on(
            "console",
            lambda one: (
                self.troubles.append(f"console: {one.text}") if one.type == "error" else None
            ),
        )
        page.on(
            "response",
            lambda one: (
                self.troubles.append(f"{one.status}: {one.url}") if one.status >= 400 else None
            ),
        )


@pytest.fixture
def desk(browser: Browser, host: Host) -> Iterator[Desk]:
    """Windows of one test; afterwards nothing may have gone wrong in any of them."""
    made = Desk(browser, host.base)
    yield made
    for context in made.contexts:
        context.close()
    assert made.troubles == []
