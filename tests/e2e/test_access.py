"""Played by keys, heard instead of seen, read in large letters, sent over a bad network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk
from tests.e2e.test_promises import two_friends, whose_turn
from tests.e2e.test_ways import GAMES, JAWARA

LOST = "() => document.activeElement === document.body"
PRESSES = 25
LEAST = 44


def against_bots(page: Page, game: int) -> None:
    page.locator(".tile").nth(game).get_by_role("button", name="Lawan bot").click()
    expect(page.locator(".table")).to_be_visible()


@GAMES
def test_whoever_plays_by_keys_never_falls_out_of_the_table(desk: Desk, game: int) -> None:
    page = desk.window(has_touch=False, viewport=DESK)
    against_bots(page, game)
    page.locator(".prompt.mine").wait_for()
    for _ in range(PRESSES):
        page.wait_for_function("() => finger.next()")
        if page.locator(".recap").count():
            break
        page.evaluate("() => finger.next()?.focus?.()")
        page.keyboard.press("Enter")
        # Whatever was pressed may be gone now, and what comes after a game may have to be fetched.
        page.wait_for_timeout(60)
        page.wait_for_function(f"() => !({LOST})()")


def test_the_log_is_one_step_and_arrows_go_through_it(desk: Desk) -> None:
    page = desk.window(has_touch=False, viewport=DESK)
    against_bots(page, JAWARA)
    taps.until(page, ".hand .playable")
    lines = page.locator(".tale .line")
    assert lines.count() > 3
    stops = "all => all.filter(one => one.tabIndex >= 0).length"
    assert lines.evaluate_all(stops) == 1
    lines.last.focus()
    here = "() => [...document.querySelectorAll('.tale .line')].indexOf(document.activeElement)"
    last = page.evaluate(here)
    for key, to in (("ArrowUp", last - 1), ("Home", 0), ("ArrowDown", 1), ("End", last)):
        page.keyboard.press(key)
        assert page.evaluate(here) == to, key
        assert lines.evaluate_all(stops) == 1
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".tale .now").first).to_be_visible()
    # One more step of Tab, and the log is left behind.
    page.keyboard.press("Tab")
    assert page.evaluate(here) == -1


@GAMES
def test_what_the_others_do_is_said_and_what_i_do_is_not(desk: Desk, game: int) -> None:
    pages = two_friends(desk, game)
    asked, waits = whose_turn(*pages)
    for page in pages:
        regions = page.locator(".table [aria-live], .table [role=status]")
        expect(page.locator(".spoken")).to_have_attribute("aria-live", "polite")
        assert regions.count() == 1
    before = len(asked.locator(".log .line").all_inner_texts())
    waits_before = len(waits.locator(".log .line").all_text_contents())
    taps.until(asked, ".prompt:not(.mine)")
    waits.wait_for_function(
        "n => document.querySelectorAll('.log .line').length > n", arg=waits_before
    )
    told = waits.locator(".log .line").all_text_contents()[waits_before:]
    # Of much, the last is said.
    expect(waits.locator(".spoken")).to_contain_text(told[-1])
    mine = asked.locator(".log .line").all_text_contents()[before:]
    own = [line for line in mine if line.startswith("Kamu")]
    said = asked.locator(".spoken").inner_text()
    assert [line for line in own if line in said] == []


@GAMES
def test_the_signs_in_the_corner_have_the_size_of_a_finger(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)
    for name in ("Tanya: ini apa?", "Menu"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST


# What of the prompt and of the buttons under the thumb is out of sight, or lies over another.
CUT = """() => {
  const cut = [];
  const [prompt, thumb] = ['.prompt', '.thumb'].map((what) => document.querySelector(what));
  const inside = (one, box) => {
    const screen = {left: 0, right: innerWidth, top: 0, bottom: innerHeight};
    const [a, b] = [one.getBoundingClientRect(), box?.getBoundingClientRect() ?? screen];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1
      && a.bottom <= b.bottom + 1;
  };
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range;
  };
  const text = document.querySelector('.prompt .text');
  if (!inside(words(text), prompt) || !inside(prompt, document.querySelector('.asks')))
    cut.push(`prompt: ${text.textContent}`);
  for (const one of thumb.querySelectorAll('.plain:not(.tool)'))
    if (!inside(words(one), one)) cut.push(`button: ${one.textContent}`);
  for (const one of [thumb, ...document.querySelectorAll('.table .top .menu')])
    if (!inside(one, null)) cut.push(one.className);
  const rows = ['.table .top .board', '.asks', '.thumbs'].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  if (rows.some((row, i) => i && row.top < rows[i - 1].bottom - 1)) cut.push('rows');
  return cut;
}"""
# The longest that is ever said there.
SAY = """([asked, first, second]) => {
  document.querySelector('.prompt .text').textContent = asked;
  const all = document.querySelectorAll('.thumb .plain:not(.tool)');
  [first, second].forEach((text, i) => { if (all[i]) all[i].textContent = text });
}"""
LONGEST = {
    "id-ID": [
        "Sebelum Ronde ditutup kamu boleh memulai TANDING: "
        "pilih lawan dan taruhan, atau tidak usah.",
        "Tidak usah TANDING",
        "Tantang Bagaskara, taruhan 5 Poin",
    ],
    "en-GB": [
        "Before the Round closes you may start a DUEL: "
        "choose an opponent and a wager, or leave it be.",
        "No DUEL, thank you",
        "Challenge Bagaskara for 5 Points",
    ],
}


@pytest.mark.parametrize("locale", LONGEST)
@GAMES
def test_with_large_letters_neither_the_prompt_nor_a_button_is_cut(
    desk: Desk, game: int, locale: str
) -> None:
    page = desk.window(locale=locale)
    page.locator(".tile").nth(game).get_by_role("button").first.tap()
    taps.until(page, ".hand .chosen, .has .white")
    for percent in (100, 125, 150, 200):
        page.evaluate("n => document.documentElement.style.setProperty('--text', n / 100)", percent)
        assert page.evaluate(CUT) == [], percent
    kept = page.locator(".thumb").evaluate("one => one.innerHTML")
    page.evaluate(SAY, LONGEST[locale])
    for percent in (100, 125, 150, 200):
        page.evaluate("n => document.documentElement.style.setProperty('--text', n / 100)", percent)
        assert page.evaluate(CUT) == [], percent
    assert kept != page.locator(".thumb").evaluate("one => one.innerHTML")


class Network:
    """What goes between a page and the house, until it is held."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/ws$"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        self.house = socket.connect_to_server()
        socket.on_message(self._send)

    def _send(self, message: str | bytes) -> None:
        if self.held is None:
            self.house.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def go_on(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.house.send(message)


def test_a_choice_shows_at_once_that_it_is_on_its_way_and_that_the_network_is_slow(
    desk: Desk,
) -> None:
    page = desk.window()
    network = Network(page)
    page.reload()
    taps.against_bots(page, JAWARA)
    page.locator(".prompt.mine").wait_for()
    asked = page.locator(".prompt .text").inner_text()
    network.hold()
    # Within the frame of the tap.
    sent = page.evaluate("""() => {
      const button = document.querySelector('.thumb .main');
      button.click();
      return new Promise((done) => requestAnimationFrame(() => done(button.ariaBusy)));
    }""")
    assert sent == "true"
    expect(page.locator(".prompt .text")).to_contain_text("Jaringannya lambat")
    expect(page.locator(".spoken")).to_contain_text("Jaringannya lambat")
    # A second tap is none: it is on its way.
    page.locator(".thumb .main").tap()
    network.go_on()
    expect(page.locator(".thumb [aria-busy]")).to_have_count(0)
    expect(page.locator(".prompt .text")).not_to_have_text(asked)
    expect(page.locator(".prompt .text")).not_to_contain_text("Jaringannya lambat")
    expect(page.get_by_role("alert")).to_be_empty()
