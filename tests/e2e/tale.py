"""Stories that end as a test wants: a day a chapter, with a Beast that falls at once, or never."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from playwright.sync_api import Page, TimeoutError, expect

from gelanggang.games import GAMES, find_tale
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.tale import Tale
from tests.e2e import taps
from tests.e2e.conftest import Desk

GAME = "spell-from-the-future"
STORY = "tujuh-hari"
ANY_END = {"damage": 99}
"""A goal that is always met."""
HELD: dict[str, object] = {"line_up": [0, 0, 0, 1], "health": [5] * 4, "rule": [{"do": "mirror"}]}
"""White tokens defend, and nobody attacks."""
ENDS: dict[str, dict[str, object]] = {
    "attack": {"line_up": [1, 0, 0, 0], "health": [-5] * 4, "goal": ANY_END},
    "defence": {**HELD, "goal": ANY_END},
    "fallen": {**HELD, "goal": {"defeat": 1}},
}
"""How a day ends on which all have agreed."""
BEGIN = ".story .foot .main"
OVER = ".story.over h1"
NOTICED = 10_000
"""Milliseconds after which somebody notices that nothing has happened."""


@contextmanager
def ending(by: dict[str, str], usual: str) -> Iterator[None]:
    """Chapters end so by their ids, and all others as usual."""

    def tell(rules: Any) -> Tale:
        campaign = load_campaign(default_campaign(), rules.pack)
        for key, leaf in campaign.leaves.items():
            leaf.played.update(days=1, **ENDS[by.get(key, usual)])
            leaf.played.pop("beasts", None)
        return Tale(campaign, rules.pack)

    with mock.patch.dict(GAMES[GAME].tales, {STORY: tell}):
        # What is kept of a story is kept for all tables of a house.
        find_tale.cache_clear()
        yield
    find_tale.cache_clear()


# Bots that only know what is allowed: they are fast, and meet nobody's mind.
BOTS = f"""localStorage['gelanggang.wishes'] ??= JSON.stringify(
  {{'{GAME}/bots': {{level: '0'}}, '{GAME}/friends': {{level: '0', seats: 2}},
    '{GAME}/tv': {{level: '0', seats: 3}}}})"""


def sheet(page: Page) -> None:
    """The fifth verb of the tile."""
    page.evaluate(BOTS)
    page.locator(".tile .story").tap()
    page.locator("#story-name").wait_for()


def open_story(page: Page, way: int, name: str = "") -> str:
    """A new story, by the number of the way to play; its code."""
    sheet(page)
    page.locator("dialog .ways .plain").nth(way).tap()
    page.locator("#story-name").fill(name)
    page.locator("dialog form .main").tap()
    page.locator(".story h1").wait_for()
    return page.url.rsplit("/", 1)[1]


def come(desk: Desk, code: str, name: str, **options: Any) -> Page:
    """Somebody opens the link and sits down."""
    page = desk.window(f"/t/{code}", **options)
    page.locator(".party form input").fill(name)
    page.locator(".party form .main").tap()
    page.locator(".story .foot").wait_for()
    return page


def begin(*pages: Page) -> None:
    """Everybody wants the next chapter."""
    for page in pages:
        page.locator(BEGIN).tap()
        if len(pages) > 1 and page.locator(".story.over").count() == 0:
            break
    for page in pages:
        try:
            page.locator(".table").wait_for(timeout=NOTICED)
        except TimeoutError:
            # A tap right after another one counts for nothing.
            page.locator(BEGIN).tap()
            page.locator(".table").wait_for()


def play(*pages: Page) -> None:
    """All have agreed, and play to the end of the chapter."""
    for page in pages:
        page.evaluate("() => { finger.agree() }")
    taps.together(*pages, what=OVER)


def vote(*pages: Page, choice: int = 0) -> None:
    """All want the same, if anything is asked."""
    for page in pages:
        if page.locator(".story .choice").count():
            page.locator(".story .choice").nth(choice).tap()
    for page in pages:
        expect(page.locator(".story .choice")).to_have_count(0)


def walk(*pages: Page) -> None:
    """To the end of the story, chapter by chapter."""
    for _ in range(20):
        begin(*pages)
        play(*pages)
        if pages[0].locator(".story .end").count():
            return
        vote(*pages)
    raise AssertionError(pages[0].locator("body").inner_text())
