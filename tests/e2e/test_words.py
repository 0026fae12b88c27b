"""A teacher's words: from a list that was pasted to a dealt table and to a PDF."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk, Host
from tests.e2e.test_axe import LANGUAGES, Inspector
from tests.e2e.test_workshop import PHONE, code_of

THINGS = ["Awan", "Batu", "Cermin", "Dapur", "Ember", "Garam", "Hutan", "Intan"]
KINDS = ["besar", "kecil", "tua"]
WORDS = [f"{thing} {kind}" for thing in THINGS for kind in KINDS]
PASTED = "\r\n".join(f"{word}\tThe {word}" for word in WORDS)


def paste(page: Page, text: str) -> None:
    """As a browser pastes: at once, and the page hears of it."""
    field = page.get_by_role("textbox", name=re.compile("^(Tempel|Paste)"))
    field.fill(text)
    field.dispatch_event("paste")


def word(page: Page, number: int) -> Locator:
    return page.locator(".words li").nth(number - 1)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_words_are_pasted_mended_and_dealt(desk: Desk, host: Host, size: dict[str, int]) -> None:
    page = desk.window("/words", viewport=size)
    paste(page, f"{PASTED}\r\n{WORDS[0]}\tThe same again")
    expect(page.locator(".words li")).to_have_count(len(WORDS) + 1)
    twice = word(page, len(WORDS) + 1)
    expect(twice.locator("p")).not_to_be_empty()
    expect(page.get_by_role("button", name="Buka meja")).to_have_attribute("aria-disabled", "true")
    twice.get_by_role("textbox").first.fill("Jendela baru")
    expect(twice.locator("p.wrong")).to_have_count(0)
    twice.get_by_role("button").click()
    expect(page.locator(".sum")).to_contain_text(f"{len(WORDS)} kata, {len(WORDS) // 2} kartu")
    # Whoever loads the page again still has them.
    page.reload()
    expect(word(page, 2).get_by_role("textbox").first).to_have_value(WORDS[1])
    expect(page.locator(".sum")).to_contain_text(f"{len(WORDS)} kata")
    page.get_by_role("button", name="Buka meja").click()
    page.wait_for_url(re.compile(r"/new\?.*words=[0-9a-f]{64}"))
    page.get_by_role("button", name="Lawan bot").click()
    page.get_by_role("button", name="Mulai").click()
    code_of(page)
    expect(page.locator(".table")).to_contain_text(re.compile("|".join(WORDS)))


def test_somebody_else_plays_them_by_a_link(desk: Desk) -> None:
    page = desk.window("/words")
    paste(page, PASTED)
    page.get_by_role("button", name="Bagikan").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img")).to_be_visible()
    link = sheet.locator("output").inner_text()
    guest = desk.window(link[link.index("/new?") :])
    guest.get_by_role("button", name="Mulai").click()
    expect(guest.locator(".table")).to_contain_text(re.compile("|".join(WORDS)))
    taps.step(guest)


def test_they_are_printed(desk: Desk, tmp_path: Path) -> None:
    page = desk.window("/words")
    paste(page, PASTED)
    page.get_by_role("button", name="Cetak").click()
    with page.expect_download(timeout=180_000) as download:
        page.get_by_role("button", name="Unduh PDF").click()
    download.value.save_as(tmp_path / "words.pdf")
    assert (tmp_path / "words.pdf").read_bytes().startswith(b"%PDF-")


@LANGUAGES
def test_axe_finds_nothing_in_them(desk: Desk, locale: str) -> None:
    axe = Inspector()
    page = desk.window("/words", locale=locale, viewport=PHONE, bypass_csp=True)
    page.locator("textarea").wait_for()
    axe.look(page, "nothing yet")
    paste(page, f"{PASTED}\r\n{WORDS[0]}\tThe same again\r\nAwan besat\r\n=1+1\tx")
    page.locator(".words li p").first.wait_for()
    axe.look(page, "strange words")
    paste(page, PASTED)
    expect(page.locator(".foot [aria-disabled]")).to_have_count(0)
    page.set_viewport_size(DESK)
    axe.look(page, "words")
    for number in range(2):
        page.locator(".foot .plain").nth(number).click()
        page.get_by_role("dialog").wait_for()
        axe.look(page, f"sheet {number}", "dialog")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    axe.end()
