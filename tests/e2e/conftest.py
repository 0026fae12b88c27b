"""A real server and a real browser; where there is none, one clear line says so."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, ViewportSize, expect

from gelanggang.server.app import Server
from gelanggang.server.pages import STATIC
from gelanggang.tables.table import LiveTable
from tests.e2e import chromium
from tests.outside import served_with_suit
from tests.server.table import make_house

PATIENCE = 45_000
"""Milliseconds: the machine may be busy."""
expect.set_options(timeout=PATIENCE)
MEASURED = "measured"
Keep = Callable[[str, object], None]

PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
FINGER = Path(__file__).with_name("finger.js")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser nothing here can be tested."""
    why = chromium.missing()
    if not why and not (STATIC / "index.html").is_file():
        why = "the web client is not built"
    if why and chromium.INSIST:
        raise pytest.UsageError(f"the pages have to be tested here, but {why}")
    for item in items if why else []:
        item.add_marker(pytest.mark.skip(reason=str(why)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured."""
    for report in terminalreporter.getreports("passed"):
        for name, figures in report.user_properties:
            if name == MEASURED:
                terminalreporter.write_line(f"- {figures}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium instead of one that would have to be downloaded."""
    return {**browser_type_launch_args, "executable_path": chromium.PATH, "args": chromium.FLAGS}


class Host:
    """A server in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server: Server = self.call(self._start(folder))
        self.base = f"http://127.0.0.1:{self.server.port}"

    async def _start(self, folder: Path) -> Server:
        server = Server(make_house(folder), "127.0.0.1", 0)
        await server.start()
        return server

    def call(self, work: Any) -> Any:
        """Do something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def table(self, code: str) -> LiveTable:
        """A table as the server has it."""
        return self.server.house.hall.places[code].table

    def hand(self, code: str, seat: int) -> set[str]:
        """The cards of Jawara Beksi that only one seat may see, as the page would mark them."""

        async def find() -> set[str]:
            match = self.table(code).match
            assert match is not None
            view: Any = match.view(seat)
            return {f"card:{card}" for card in [*view.actions, *view.supports]}

        found: set[str] = self.call(find())
        return found

    def cut(self) -> None:
        """Break every socket without a word, as a dead network does."""

        async def cut() -> None:
            for room in self.server.house.rooms.values():
                for connection in room.connections[:]:
                    request = connection.socket._req
                    if request is not None and request.transport is not None:
                        request.transport.abort()

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

    def __init__(self, browser: Browser, base: str, keep: Keep) -> None:
        self.browser = browser
        self.base = base
        self.keep = keep
        self.troubles: list[str] = []
        self.contexts: list[BrowserContext] = []

    def window(self, path: str = "/", speed: str = "off", **options: Any) -> Page:
        """A window of its own person; usually nothing moves in it, so nothing is waited for."""
        usual = {
            "viewport": PHONE,
            "locale": "id-ID",
            "has_touch": True,
            "base_url": self.base,
            # It may keep a window from ever being closed; `test_app.py` asks for one.
            "service_workers": "block",
        }
        context = self.browser.new_context(**{**usual, **options})
        context.add_init_script(path=FINGER)
        if speed != "normal":
            kept = json.dumps(json.dumps({"speed": speed}))
            key = "localStorage['gelanggang.settings']"
            context.add_init_script(f"{key} ??= {kept}")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        return self.another(context, path)

    def another(self, context: BrowserContext, path: str) -> Page:
        """One more window of the same person."""
        page = context.new_page()
        self.watch(page)
        page.goto(path)
        return page

    def measured(self, figures: str) -> None:
        """Something to print when all tests are over."""
        self.keep(MEASURED, figures)

    @contextmanager
    def forgiven(self) -> Iterator[None]:
        """What goes wrong in here is meant to."""
        before = len(self.troubles)
        yield
        # Let the browser say what it has to say about it.
        for context in self.contexts:
            for page in context.pages:
                page.evaluate("0")
        del self.troubles[before:]

    def _asked(self, dialog: Dialog) -> None:
        """Nobody is asked "are you sure"."""
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def watch(self, page: Page) -> None:
        """Write down errors of the console, of scripts and of requests."""
        page.on("dialog", self._asked)
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


@contextmanager
def _desk(browser: Browser, base: str, keep: Keep) -> Iterator[Desk]:
    """Windows of one test; afterwards nothing may have gone wrong in any of them."""
    made = Desk(browser, base, keep)
    yield made
    for context in made.contexts:
        context.close()
    assert made.troubles == []


@pytest.fixture
def desk(browser: Browser, host: Host, record_property: Keep) -> Iterator[Desk]:
    """Windows at our own house."""
    with _desk(browser, host.base, record_property) as made:
        yield made


@pytest.fixture(scope="session")
def house_with_suit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house beside which a game from outside is installed."""
    with served_with_suit(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def strange_desk(browser: Browser, house_with_suit: str, record_property: Keep) -> Iterator[Desk]:
    """Windows at that house."""
    with _desk(browser, house_with_suit, record_property) as made:
        yield made
