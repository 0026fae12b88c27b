"""The page of a report, as a file on somebody's disk: nothing is asked of any network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gelanggang.lab.page.page import write
from tests.e2e.conftest import DESK, PHONE, Desk, Keep
from tests.e2e.test_axe import SCHEMES, Inspector
from tests.lab.sample_report import jawara, spell

REPORTS = {
    "cards": lambda: jawara(first_card="<script>alert(1)</script>"),
    "beasts": lambda: spell(against=True),
}
EVERY = pytest.mark.parametrize("name", list(REPORTS))
PAPER = {"width": 688, "height": 1017}
"""A4 without its margins, in pixels of CSS."""

# Tables scroll inside their own boxes, so do the ways to the sections on a phone; what is only
# heard takes no room.
OUTSIDE = """() => [...document.querySelectorAll('body *')]
  .filter(one => !one.closest('.box, nav, .hidden'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.outerHTML.slice(0, 120)).slice(0, 5)"""


class Shelf:
    """Files of reports, and windows that show them."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self.desk = desk
        self.folder = folder
        self.asked: list[str] = []

    def window(self, name: str, **options: object) -> Page:
        """A report in a window of its own, with no network."""
        path = self.folder / f"{name}.html"
        path.write_text(write(REPORTS[name](), "id"), encoding="utf-8")
        page = self.desk.window(
            "about:blank", "normal", **{"offline": True, "has_touch": False, **options}
        )
        page.on("request", lambda one: self.asked.append(one.url))
        page.goto(path.as_uri())
        return page


@pytest.fixture
def shelf(browser: Browser, tmp_path: Path, record_property: Keep) -> Iterator[Shelf]:
    desk = Desk(browser, "http://nowhere.invalid", record_property)
    made = Shelf(desk, tmp_path)
    yield made
    for context in desk.contexts:
        context.close()
    assert desk.troubles == []
    assert all(url.startswith(tmp_path.as_uri()) for url in made.asked), made.asked


def opened(page: Page) -> None:
    """With every table open."""
    page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true })")


@EVERY
def test_nothing_is_wider_than_a_phone_or_a_desk(shelf: Shelf, name: str) -> None:
    page = shelf.window(name)
    opened(page)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        for lang in ("id", "en"):
            page.locator(f"[data-lang={lang}]").click()
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            assert page.evaluate(OUTSIDE) == []


@EVERY
def test_axe_finds_nothing(shelf: Shelf, name: str) -> None:
    axe = Inspector()
    for locale, size in (("id-ID", PHONE), ("en-GB", DESK)):
        page = shelf.window(name, locale=locale, viewport=size)
        opened(page)
        axe.look(page, str(size["width"]))
    axe.end()


def test_one_tap_tells_it_in_another_language(shelf: Shelf) -> None:
    page = shelf.window("cards", locale="en-GB")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_title("Jawara Beksi: a report of the laboratory")
    told = page.locator(".value").first
    english = told.inner_text()
    assert "." in english
    page.get_by_role("button", name="Indonesia").click()
    expect(page).to_have_title("Jawara Beksi: laporan laboratorium")
    expect(told).to_have_text(english.replace(".", ","))
    expect(page.get_by_text("2.000 permainan untuk tiap jumlah pemain")).to_be_visible()
    expect(page.get_by_text("2,000 games for each number of players")).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "id")
    page.get_by_role("button", name="English").click()
    expect(told).to_have_text(english)


def test_the_light_follows_the_system_until_somebody_chooses(shelf: Shelf) -> None:
    page = shelf.window("cards", locale="en-GB")
    paper = "getComputedStyle(document.body).backgroundColor"
    seen = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        seen[scheme] = page.evaluate(paper)
    assert seen["light"] != seen["dark"]
    for scheme, name in (("light", "Light"), ("dark", "Dark")):
        page.get_by_role("button", name=name).click()
        assert page.evaluate(paper) == seen[scheme]
    page.get_by_role("button", name="Auto").click()
    page.emulate_media(color_scheme="light")
    assert page.evaluate(paper) == seen["light"]


def test_a_table_can_be_put_in_another_order(shelf: Shelf) -> None:
    page = shelf.window("cards", locale="en-GB")
    plot = page.locator("[id='4-cards'] figure")
    plot.locator("summary").click()
    values = "(one) => [...one.tBodies[0].rows].map(row => Number(row.cells[1].dataset.v))"
    head = plot.get_by_role("columnheader").filter(has=page.get_by_role("button", name="value"))
    head.first.get_by_role("button").click()
    found = plot.locator("table").evaluate(values)
    assert found == sorted(found, reverse=True)
    expect(head.first).to_have_attribute("aria-sort", "descending")
    head.first.get_by_role("button").click()
    assert plot.locator("table").evaluate(values) == found[::-1]


@EVERY
def test_it_can_be_printed(shelf: Shelf, name: str) -> None:
    page = shelf.window(name, viewport=PAPER, color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("document.documentElement.scrollWidth") <= PAPER["width"]
    # Whatever fits on a sheet is not cut in half.
    heights = "() => [...document.querySelectorAll('.plot')].map(one => one.offsetHeight)"
    assert max(page.evaluate(heights)) < PAPER["height"]
    assert len(page.pdf(prefer_css_page_size=True)) > 50_000


def test_it_can_be_read_without_a_script(shelf: Shelf) -> None:
    page = shelf.window("cards", java_script_enabled=False)
    expect(page.get_by_text("Bot dan pikiran buatan bukan orang.")).to_be_visible()
    expect(page.get_by_text("Bots and minds are not people.")).to_be_hidden()
