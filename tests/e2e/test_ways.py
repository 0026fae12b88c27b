"""The four ways to play, each to the recap through the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk

JAWARA, SPELL = 0, 1
GAMES = pytest.mark.parametrize(
    "game", [JAWARA, SPELL], ids=["jawara-beksi", "spell-from-the-future"]
)


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile("/t/"))
    return page.url.rsplit("/", 1)[1]


@GAMES
def test_against_bots_two_taps_to_the_first_move_and_on_to_the_recap(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)  # the first tap
    expect(page.locator(".table")).to_be_visible()
    assert taps.play(page) > 10
    expect(page.locator(".recap h1")).not_to_be_empty()
    page.get_by_role("button", name="Main lagi").tap()
    expect(page.locator(".table")).to_be_visible()


@GAMES
def test_nothing_scrolls_in_play(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)
    for size in ((360, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        scrolls = "() => { const e = document.scrollingElement;"
        scrolls += " return e.scrollHeight > innerHeight || e.scrollWidth > innerWidth }"
        assert page.evaluate(scrolls) is False, size


def test_friends_are_seated_with_one_tap_and_play_to_the_end(desk: Desk) -> None:
    host = desk.window()
    host.locator(".tile").nth(JAWARA).get_by_role("button", name="Bareng teman").tap()
    expect(host.locator(".lobby img")).to_be_visible()
    guest = desk.window(f"/t/{code_of(host)}")
    guest.get_by_role("button", name="Duduk").tap()
    expect(guest.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()
    expect(host.locator(".who li.person")).to_have_count(2)
    host.get_by_role("button", name="Bagi kartu").tap()
    expect(guest.locator(".table")).to_be_visible()
    watcher = desk.window(f"/tv/{code_of(host)}", viewport={"width": 1280, "height": 800})
    expect(watcher.locator(".table.tv")).to_be_visible()
    assert watcher.locator(".hand, .mindrow").count() == 0
    taps.play(host, guest)
    expect(watcher.locator(".recap")).to_be_visible()


def one_phone(desk: Desk, game: int) -> Page:
    page = desk.window()
    page.locator(".tile").nth(game).get_by_role("button", name="Satu HP").tap()
    for number, name in enumerate(("Sari", "Dodi"), 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.get_by_role("button", name="Mulai").tap()
    page.locator(".cover").wait_for()
    return page


@GAMES
def test_one_phone_holds_the_holders_secrets_only(desk: Desk, game: int) -> None:
    page = one_phone(desk, game)
    cover = page.locator(".cover")
    # Looked for and tapped at one moment of the page: a tap must not lift the next cover.
    step = f"() => document.querySelector('.cover') ? 'cover' : ({taps.STEP})()"
    covers = 0
    for _ in range(1500):
        if page.evaluate(step) != "cover":
            page.wait_for_timeout(15)
            continue
        covers += 1
        # Under the cover is only what everybody may know.
        assert page.locator(".hand, .mindrow, .prompt.mine").count() == 0
        if covers == 5:
            return
        name = cover.locator(".over").inner_text()
        cover.get_by_role("button").tap()
        expect(cover).to_be_hidden()
        expect(page.locator(".hand, .mindrow")).to_have_count(1)
        other = "Dodi" if "Sari" in name else "Sari"
        assert other in page.locator(".others, .mages").inner_text()
    raise AssertionError(page.locator("body").inner_text())


def test_one_phone_goes_round_until_the_recap(desk: Desk) -> None:
    taps.play(one_phone(desk, SPELL))


def test_a_tv_shows_the_board_and_phones_are_the_hands(desk: Desk) -> None:
    tv = desk.window(viewport={"width": 1280, "height": 800})
    tv.locator(".tile").nth(SPELL).get_by_role("button", name="Layar TV").tap()
    code = code_of(tv)
    phones = [desk.window(f"/t/{code}") for _ in range(2)]
    for phone in phones:
        phone.get_by_role("button", name="Duduk").tap()
        phone.get_by_text("Menunggu tuan rumah").wait_for()
    tv.get_by_role("button", name="Bagi kartu").tap()
    expect(tv.locator(".table.tv")).to_be_visible()
    taps.play(*phones)
    assert tv.locator(".hand, .mindrow").count() == 0
    expect(tv.locator(".recap")).to_be_visible()
