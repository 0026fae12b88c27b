"""Words of one's own: from a spreadsheet to a dealt table, by taps on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk, Host
from tests.e2e.test_axe import Inspector
from tests.e2e.test_ways import code_of, sit

SPELL = 1
"""The second game on the home page."""
FORTY = [f"Kata {chr(97 + i)}{chr(97 + j)}" for i in range(8) for j in range(5)]
SHEET = "Kata\tWord\r\n" + "\r\n".join(f"{word}\t{word.replace('Kata', 'Word')}" for word in FORTY)


REFUSAL = re.compile("^40[04]: |the server responded with a status of 40[04]")


def own_part(page: Page, game: int, way: str) -> Locator:
    """Open the sheet of a game, and in it the part for one's own words."""
    page.locator(".tile").nth(game).locator("button.line").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=way).tap()
    sheet.get_by_text("Kata atau kartu sendiri", exact=True).tap()
    own = sheet.get_by_role("region", name="Kata atau kartu sendiri")
    expect(own).to_be_visible()
    return own


def paste(own: Locator, text: str) -> None:
    """As a phone pastes: at once, and the page hears of it."""
    field = own.get_by_role("textbox")
    field.fill(text)
    field.dispatch_event("paste")


@contextmanager
def refused(desk: Desk) -> Iterator[None]:
    """The house says no in here, and the browser writes that down: nothing else may happen."""
    before = desk.troubles[:]
    with desk.forgiven():
        yield
        other = [one for one in desk.troubles if not REFUSAL.search(one)]
    assert other == before


def test_forty_words_from_a_spreadsheet_are_dealt_and_played_by_two(desk: Desk, host: Host) -> None:
    page = desk.window()
    own = own_part(page, SPELL, "Bareng teman")
    paste(own, SHEET)
    expect(own.locator(".found")).to_contain_text("40 kata sendiri")
    expect(own.locator(".found")).to_contain_text("Kata aa, Kata ab")
    own.get_by_role("button", name="Mainkan dengan ini").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".line").first).to_contain_text("40 kata sendiri")
    sheet.get_by_role("radio", name=re.compile("^2 pemain")).tap()
    sheet.get_by_role("button", name="Buka meja").tap()
    code = code_of(page)
    guest = sit(desk, code)
    page.get_by_role("button", name=taps.DEAL).tap()
    for one in (page, guest):
        expect(one.locator(".table")).to_be_visible()
        expect(one.locator(".table")).to_contain_text(re.compile("Kata [a-h][a-e]"))
    assert host.table(code).opened.pack == host.table(code).rules.label.digest
    taps.together(page, guest)
    for one in (page, guest):
        expect(one.locator(".recap h1")).not_to_be_empty()


def test_mistakes_are_told_row_by_row_and_nothing_in_them_is_more_than_text(desk: Desk) -> None:
    page = desk.window()
    own = own_part(page, SPELL, "Lawan bot")
    with refused(desk):
        paste(own, "\n".join([*FORTY, "<img src=x onerror=alert(1)>", "=1+1", "Kata aa"]))
        mistakes = own.locator(".mistakes li")
        expect(mistakes).to_have_count(3)
        expect(mistakes.nth(0)).to_contain_text("<img src=x onerror=alert(1)>")
        expect(mistakes.nth(0)).to_contain_text("baris 41")
        expect(mistakes.nth(2)).to_contain_text("sudah ada di baris 1")
        expect(own.locator("img")).to_have_count(0)
        expect(own.get_by_role("button", name="Mainkan dengan ini")).to_have_count(0)


def test_axe_finds_nothing_in_it(desk: Desk) -> None:
    page = desk.window(bypass_csp=True)
    own, axe = own_part(page, SPELL, "Lawan bot"), Inspector()
    axe.look(page, "empty", "dialog")
    with refused(desk):
        paste(own, "\n".join([*FORTY, "=1+1"]))
        expect(own.locator(".mistakes li")).to_have_count(1)
        axe.look(page, "mistakes", "dialog")
    paste(own, SHEET)
    expect(own.locator(".found")).to_be_visible()
    axe.look(page, "what is in it", "dialog")
    own.get_by_role("button", name="Mainkan dengan ini").tap()
    axe.look(page, "taken", "dialog")
    axe.end()


def test_a_house_that_has_forgotten_them_gets_them_from_the_device_again(
    desk: Desk, host: Host
) -> None:
    page = desk.window()
    own = own_part(page, SPELL, "Lawan bot")
    paste(own, "\n".join(FORTY))
    own.get_by_role("button", name="Mainkan dengan ini").tap()
    library = host.server.house.hall.library
    assert library.own is not None
    digest = [*library._own_read][-1][1]
    path = library.own.path("spell-from-the-future", digest)
    assert path is not None
    path.unlink()
    library._own_read.clear()
    with refused(desk):
        page.get_by_role("dialog").get_by_role("button", name="Mulai").tap()
        expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".table")).to_contain_text(re.compile("Kata [a-h][a-e]"))


@pytest.mark.parametrize("game", [0, 1])
def test_a_file_of_anything_is_answered_with_a_sentence(desk: Desk, game: int) -> None:
    page = desk.window()
    own = own_part(page, game, "Lawan bot")
    with refused(desk):
        for body, told in (
            (b"PK\x03\x04 broken", "rusak"),
            (b"\x00\x01\x02", ("daftar kata", "teks")[game]),
        ):
            own.locator("input[type=file]").set_input_files(
                {"name": "x.zip", "mimeType": "application/zip", "buffer": body}
            )
            expect(own.locator(".wrong, .mistakes")).to_contain_text(
                [re.compile("beres"), re.compile(told)]
            )
