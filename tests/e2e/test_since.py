"""What happened since one's own last choice: at one tap, on the cover, and in sight."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk
from tests.e2e.test_ways import GAMES, JAWARA, begin, code_of

SINCE = ".since >> visible=true"
LINES = "all => all.map(one => one.textContent)"
GAMES_ENOUGH = 3
"""In so many games somebody has something done to them."""


def log(page: Page) -> list[str]:
    """Everything that was told, whether there is room for it or not."""
    found: list[str] = page.locator(".log .line").evaluate_all(LINES)
    return found


def sheet(page: Page) -> list[str]:
    """Open what happened since, and read it."""
    page.locator(SINCE).first.click()
    found: list[str] = page.locator("dialog .deeds li").evaluate_all(LINES)
    return found


def new_lines(page: Page) -> int:
    badge = page.locator(SINCE).first.locator("b")
    return int(badge.inner_text()) if badge.count() else 0


# How much had been told when a choice went out.
NOTE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  if (message.includes('"choose"')) window.told = document.querySelectorAll('.log .line').length;
  return send.call(this, message);
};
"""


def since_choice(page: Page) -> list[str]:
    """What was told since the last choice."""
    return log(page)[page.evaluate("() => window.told ?? 1e9") :]


def after_a_choice(page: Page, *names: str) -> None:
    """Play until others have answered a choice and the next one is mine."""
    for _ in range(2000):
        asked = page.locator(".prompt.mine").count()
        if asked and any(line.startswith(names) for line in since_choice(page)):
            return
        taps.step(page)
        page.wait_for_timeout(20)
    raise AssertionError(page.locator("body").inner_text())


@GAMES
def test_one_tap_tells_what_the_others_did_since_i_chose(desk: Desk, game: int) -> None:
    page = desk.window()
    page.context.add_init_script(NOTE)
    page.reload()
    taps.against_bots(page, game)
    after_a_choice(page, "Dodi", "Wati")
    new = new_lines(page)
    assert new > 0
    sheet(page)
    # Others may still do something: both are read at once.
    read, told = page.evaluate("""() => ['dialog .deeds li', '.tale .line'].map(
      (what, i) => [...document.querySelectorAll(what)].map(one => one.textContent)
        .slice(i && window.told))""")
    # Nothing that is older, and of what others did since then nothing is missing.
    assert set(read) <= set(told)
    for name in ("Dodi", "Wati"):
        deeds = {line for line in told if line.startswith(name)}
        assert deeds <= set(read)
        expect(page.locator("dialog h3", has_text=name)).to_have_count(int(bool(deeds)))
    page.keyboard.press("Escape")
    # Whoever has read it is not called again.
    assert new_lines(page) < new


def test_a_game_from_outside_tells_it_too(strange_desk: Desk) -> None:
    page = strange_desk.window()
    page.locator(".tile").last.get_by_role("button", name="Lawan bot").tap()
    page.locator(".pick").first.tap()
    expect(page.locator(SINCE).first.locator("b")).to_be_visible()
    assert set(sheet(page)) <= set(log(page))


def touched(page: Page) -> None:
    """Play until something was done to whoever sits here."""
    for _ in range(GAMES_ENOUGH):
        taps.against_bots(page, JAWARA)
        taps.until(page, ".table > .banner")
        if page.locator(".table > .banner").count():
            return
        page.goto("/")
    raise AssertionError("nobody did anything")


def test_what_was_done_to_me_stays_in_sight_until_i_tap_it_away(desk: Desk) -> None:
    page = desk.window()
    touched(page)
    # Until it is my turn, more may be done.
    page.locator(".prompt.mine").wait_for()
    banner = page.locator(".table > .banner")
    lines = banner.locator(".line").all_inner_texts()
    assert set(lines) <= set(log(page))
    # It lies over no card of mine and over no button, wherever there is a hand.
    over = """one => [...document.querySelectorAll('.hand .holder, .thumb button, .since')]
      .filter(other => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return b.width && a.left < b.right && b.left < a.right && a.top < b.bottom - 1
          && b.top < a.bottom - 1;
      }).map(other => other.className)"""
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert banner.evaluate(over) == [], width
    # It is the first thing to read about it.
    page.set_viewport_size({"width": 360, "height": 640})
    read = sheet(page)
    assert read[: len(lines)] == lines
    page.keyboard.press("Escape")
    banner.tap()
    expect(banner).to_have_count(0)


def test_what_was_done_to_me_is_gone_when_i_have_chosen(desk: Desk) -> None:
    page = desk.window()
    touched(page)
    page.locator(".prompt.mine").wait_for()
    before = page.locator(".table > .banner").inner_text()
    taps.until(page, ".table:not(:has(> .banner))")
    expect(page.locator(".table > .banner", has_text=before)).to_have_count(0)


@GAMES
def test_the_cover_of_one_phone_tells_what_everybody_may_know(desk: Desk, game: int) -> None:
    page = desk.window()
    begin(page, game, "Satu HP")
    names = ["Sari", "Dodi"]
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.get_by_role("button", name="Mulai").tap()
    code = code_of(page)
    # Somebody who only looks on is told what everybody may know.
    public: set[str] = set()

    def hear(frame: str | bytes) -> None:
        public.update(one.get("text", "") for one in json.loads(frame).get("events", []))

    other = desk.window()
    other.on("websocket", lambda socket: socket.on("framereceived", hear))
    other.goto(f"/tv/{code}")
    told = 0
    while told < 4:
        taps.until(page, ".cover .main")
        if page.locator(".missed").count():
            holder = page.locator(".cover .over").inner_text()
            missed = page.locator(".missed li").evaluate_all(LINES)
            expect(other.locator(".prompt")).to_be_visible()
            assert set(missed) <= public
            them = next(name for name in names if name not in holder)
            assert any(them in line for line in missed)
            told += 1
        page.locator(".cover .main").tap()
        page.locator(".prompt.mine").wait_for()


def test_whoever_has_chosen_on_one_phone_looks_first_and_hands_it_over(desk: Desk) -> None:
    page = desk.window(speed="normal")
    begin(page, JAWARA, "Satu HP")
    for number, name in enumerate(("Sari", "Dodi"), 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.get_by_role("button", name="Mulai").tap()
    bar = page.locator(".handover")
    taps.until(page, ".hand .holder, .handover")
    while not page.locator(".hand .holder").count():
        bar.get_by_role("button").tap()
        expect(bar).to_have_count(0)
        taps.until(page, ".hand .holder, .handover")
    taps.until(page, ".handover")
    # One's own cards still lie there, and those of nobody else; nobody else has been called.
    expect(page.locator(".cover")).to_have_count(0)
    expect(page.locator(".hand .holder").first).to_be_visible()
    expect(bar).to_contain_text("Lihat dulu")
    bar.get_by_role("button", name="Serahkan").tap()
    expect(page.locator(".cover")).to_be_visible()
    assert page.locator(".hand .holder").count() == 0
    # Whoever forgets it: the cards are covered all the same.
    page.locator(".cover .main").tap()
    taps.until(page, ".handover")
    expect(page.locator(".cover")).to_be_visible()


def test_where_nothing_takes_its_time_the_cover_comes_at_once(desk: Desk) -> None:
    page = desk.window(speed="off")
    begin(page, JAWARA, "Satu HP")
    page.get_by_role("button", name="Mulai").tap()
    page.evaluate("""() => {
      window.bars = 0;
      new MutationObserver(() => { bars += document.querySelectorAll('.handover').length })
        .observe(document.body, {childList: true, subtree: true});
    }""")
    for _ in range(3):
        taps.until(page, ".cover .main")
        page.locator(".cover .main").tap()
        page.locator(".prompt.mine").wait_for()
    assert page.evaluate("() => bars") == 0
