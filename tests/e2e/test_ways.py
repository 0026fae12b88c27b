"""The four ways to play, each to the recap through the page: by taps alone, and by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk, Host

JAWARA, SPELL = 0, 1
GAMES = pytest.mark.parametrize(
    "game", [JAWARA, SPELL], ids=["jawara-beksi", "spell-from-the-future"]
)
DEALT = ".hand .holder, .pads .on .white"
MARKS = """() => [...document.querySelectorAll('[data-flip]')]
  .filter(one => !one.closest('.ring .floor:not(.quoting) .row')).map(one => one.dataset.flip)"""
"""What lies on the page, card by card.

All have seen the last Combo, which lies in the ring: after the deck was shuffled anew, its cards
may be in anybody's hand.
"""


# Keeps every moment in which the table has no line that says what goes on.
SILENT = """() => {
  window.silent = [];
  new MutationObserver(() => {
    const table = document.querySelector('.table');
    const said = [...(table?.querySelectorAll('.prompt .text') ?? [])];
    if (table && (said.length !== 1 || !said[0].textContent.trim())) silent.push(table.innerText);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def begin(page: Page, game: int, verb: str) -> None:
    page.locator(".tile").nth(game).get_by_role("button", name=verb).tap()


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile("/t/"))
    return page.url.rsplit("/", 1)[1]


def sit(desk: Desk, code: str) -> Page:
    """A friend opens the link and is seated with one tap."""
    page = desk.window(f"/t/{code}")
    page.get_by_role("button", name="Duduk").tap()
    expect(page.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()
    return page


@GAMES
def test_against_bots_a_whole_game_by_touch(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)
    assert taps.by_touch(page) > 10


@GAMES
def test_against_bots_a_whole_game_by_keyboard_alone(desk: Desk, game: int) -> None:
    page = desk.window(has_touch=False)
    way = "() => document.activeElement.textContent"
    found = 0
    while found <= game:
        page.keyboard.press("Tab")
        found += page.evaluate(way).strip() == "Lawan bot"
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible()
    assert taps.by_keys(page) > 10


@GAMES
def test_with_friends_a_whole_game_one_line_always_says_who_acts_and_a_rematch_is_one_tap(
    desk: Desk, game: int
) -> None:
    host = desk.window()
    begin(host, game, "Bareng teman")
    guest = sit(desk, code_of(host))
    pages = (host, guest)
    expect(host.locator(".who li.person")).to_have_count(2)
    host.get_by_role("button", name=taps.DEAL).tap()
    for page in pages:
        expect(page.locator(".table")).to_be_visible()
        page.evaluate(SILENT)
    names = page_names(host)
    taps.together(*pages)
    for page in pages:
        assert page.evaluate("() => silent") == []
        # The result, why, and three moments.
        expect(page.locator(".recap h1")).not_to_be_empty()
        expect(page.locator(".scores li")).to_have_count(len(names))
        expect(page.locator(".moments li")).to_have_count(3)
    for page in pages:
        page.get_by_role("button", name="Main lagi").tap()
    for page in pages:
        expect(page.locator(".table")).to_be_visible()
    assert page_names(host) == names


def page_names(page: Page) -> list[str]:
    """Who sits at the table, as the page says it."""
    expect(page.locator(".chip .name, .mages .name").first).to_be_attached()
    return page.locator(".chip .name, .mages .name").all_text_contents()


@GAMES
def test_on_one_phone_a_whole_game_by_taps_and_nobody_sees_anothers_secrets(
    desk: Desk, host: Host, game: int
) -> None:
    page = desk.window()
    begin(page, game, "Satu HP")
    names = ["Sari", "Dodi"]
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.get_by_role("button", name="Mulai").tap()
    code = code_of(page)
    cover = page.locator(".cover")
    covers = 0
    while True:
        taps.until(page, ".cover .main")
        if page.locator(".recap").count():
            break
        covers += 1
        told = cover.locator(".over").inner_text()
        holder = next(seat for seat, name in enumerate(names) if name in told)
        # Under the cover lies only what everybody may know.
        assert page.locator(".hand, .mindrow, .prompt.mine, .pick, .has").count() == 0
        cover.get_by_role("button").tap()
        page.locator(".prompt.mine").wait_for()
        expect(cover).to_be_hidden()
        assert page.locator(".has, .minds .chosen").count() == 0
        if game == JAWARA:
            marks = set(page.evaluate(MARKS))
            assert host.hand(code, holder) <= marks
            assert not host.hand(code, 1 - holder) & marks
    assert covers > 4


@GAMES
def test_on_a_tv_a_whole_game_by_taps_on_phones(desk: Desk, host: Host, game: int) -> None:
    tv = desk.window(viewport=DESK)
    begin(tv, game, "Layar TV")
    code = code_of(tv)
    phones = [sit(desk, code), sit(desk, code)]
    tv.get_by_role("button", name=taps.DEAL).tap()
    for phone in phones:
        expect(phone.locator(".table")).to_be_visible()
    # The TV may be closed and opened again at will, and any phone can show the board too.
    tv.close()
    tv = desk.another(tv.context, f"/t/{code}")
    board = desk.another(phones[0].context, f"/tv/{code}")
    taps.together(*phones, what=DEALT)
    for screen in (tv, board):
        expect(screen.locator(".table.tv")).to_be_visible()
        assert screen.locator(".hand, .mindrow, .pick").count() == 0
        if game == JAWARA:
            marks = set(screen.evaluate(MARKS))
            assert not marks & (host.hand(code, 0) | host.hand(code, 1))
    board.close()
    taps.together(*phones)
    expect(tv.locator(".recap h1")).to_be_visible()
