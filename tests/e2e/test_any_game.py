"""A game from outside is played at a plain table: the page has not a line about it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, PHONE, Desk
from tests.e2e.test_axe import Inspector

NAME = "Suit"
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
SPOKEN: dict[str, dict[str, str]] = {
    "id-ID": {
        "bots": "Lawan bot",
        "log": "Catatan",
        "replay": "Putar ulang",
        "advise": "Minta saran",
        "advice": "Saran: Tunjukkan",
        "talk": "Bilang sesuatu",
        "emote": "Mantap bener!",
        "aim": "Ini permainan apa?",
        "round": "Ronde",
        "signs": "gajah|orang|semut",
        "chosen": "sudah memilih",
    },
    "en-GB": {
        "bots": "Play bots",
        "log": "Log",
        "replay": "Replay",
        "advise": "Ask for advice",
        "advice": "Advice: Show",
        "talk": "Say something",
        "emote": "Well played!",
        "aim": "What is this game about?",
        "round": "Round",
        "signs": "elephant|person|ant",
        "chosen": "has chosen",
    },
}
LOCALES = pytest.mark.parametrize("locale", SPOKEN)


def tile(page: Page) -> Locator:
    """Where the game is chosen at home."""
    heading = page.get_by_role("heading", name=NAME, exact=True)
    return page.locator(".tile").filter(has=heading)


def begin(page: Page, verb: str) -> None:
    tile(page).get_by_role("button", name=verb).tap()


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and nothing is cut."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert (
        page.evaluate(
            "() => [...document.querySelectorAll('.pick, .thing, th, dt')]"
            ".filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        == []
    )


@SIZES
@LOCALES
def test_it_is_played_to_the_recap_told_and_shown_again(
    strange_desk: Desk, size: ViewportSize, locale: str
) -> None:
    words = SPOKEN[locale]
    page = strange_desk.window(viewport=size, locale=locale)
    begin(page, words["bots"])
    expect(page.locator(".pick")).to_have_count(3)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("term")).to_have_text(words["round"])
    fits(page)
    page.locator(".pick").first.tap()
    # All have shown: what lay face down is open, and another round has begun.
    expect(page.locator(".middle b")).to_have_text("2")
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("td:last-child .thing:not(.down)")).to_have_count(3)
    fits(page)
    taps.until(page)
    expect(page.locator(".scores li")).to_have_count(3)
    ending = page.locator(".recap h1").inner_text()
    page.get_by_role("button", name=words["replay"]).tap()
    expect(page.locator(".replay .house.table")).to_be_visible()
    page.locator("input[type=range]").press("End")
    if size is PHONE:
        page.get_by_role("button", name="Menu", exact=True).tap()
    lines = page.get_by_role("region", name=words["log"]).get_by_role("button")
    expect(lines.last).to_have_text(ending)
    lines.filter(has_text=re.compile(words["signs"])).first.tap()
    # The moment of the first signs: the round after it begins.
    expect(page.locator(".replay .middle b")).to_have_text("2")
    fits(page)


@LOCALES
def test_what_others_chose_is_in_and_stays_hidden(strange_desk: Desk, locale: str) -> None:
    words = SPOKEN[locale]
    page = strange_desk.window(locale=locale)
    begin(page, words["bots"])
    page.locator(".pick").first.wait_for()
    for row in page.locator("tbody tr").all()[1:]:
        expect(row.get_by_role("rowheader")).to_contain_text(words["chosen"])
        expect(row.locator(".thing")).to_have_class(re.compile(r"\bdown\b"))


def test_it_is_played_with_keys_alone(strange_desk: Desk) -> None:
    page = strange_desk.window(has_touch=False, viewport=DESK)
    tile(page).get_by_role("button", name="Lawan bot").press("Enter")
    assert taps.by_keys(page) >= 3


@LOCALES
def test_all_that_is_no_move_is_there_too(strange_desk: Desk, locale: str) -> None:
    words = SPOKEN[locale]
    page = strange_desk.window(locale=locale)
    begin(page, words["bots"])
    page.locator(".pick").first.wait_for()
    page.get_by_role("button", name=words["advise"]).tap()
    expect(page.get_by_role("alert")).to_contain_text(words["advice"])
    page.get_by_role("alert").get_by_role("button").tap()
    page.get_by_role("button", name=words["talk"]).tap()
    page.get_by_role("button", name=words["emote"]).tap()
    expect(page.locator(".shout")).to_have_text(words["emote"])
    page.get_by_role("button", name=words["aim"]).tap()
    expect(page.get_by_role("dialog")).to_contain_text(NAME)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name=words["log"], exact=True).tap()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


@LOCALES
def test_axe_finds_nothing_at_a_plain_table(strange_desk: Desk, locale: str) -> None:
    words, axe = SPOKEN[locale], Inspector()
    page = strange_desk.window(locale=locale, bypass_csp=True)
    tile(page).wait_for()
    axe.look(page, "home")
    begin(page, words["bots"])
    page.locator(".pick").first.tap()
    expect(page.locator(".middle b")).to_have_text("2")
    axe.look(page, "the table")
    page.get_by_role("button", name=words["aim"]).tap()
    axe.look(page, "the aim")
    page.keyboard.press("Escape")
    tv = strange_desk.another(page.context, page.url.replace("/t/", "/tv/"))
    expect(tv.locator(".house.table.tv tbody tr")).to_have_count(3)
    tv.set_viewport_size(DESK)
    axe.look(tv, "the TV")
    axe.end()
