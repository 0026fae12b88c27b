"""What playing must feel like, promise by promise."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk, Host

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ACTION = ".hand .playable:has(.action)"
GAMES = ("jawara-beksi", "spell-from-the-future")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCRIPT_KB, ALL_KB, GAME_KB = 120, 300, 150


def my_turn(page: Page) -> None:
    """Until it is mine to play cards: a Character is chosen on the way."""
    # Looked for and tapped at one moment of the page: later it might be a card of mine.
    step = f"() => document.querySelector('{ACTION}') ? 'mine' : ({taps.STEP})()"
    for _ in range(400):
        if page.evaluate(step) == "mine":
            return
        page.wait_for_timeout(20)
    raise AssertionError(page.locator("body").inner_text())


def test_a_cut_connection_comes_back_by_itself_to_the_same_seat(desk: Desk, host: Host) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    my_turn(page)
    hand = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.flip)")
    host.cut()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".banner")).to_have_count(0)
    again = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.flip)")
    assert again == hand
    page.locator(ACTION).first.tap()
    expect(page.locator(".quote .worth")).to_be_visible()


def test_a_reload_is_the_same_seat_and_home_offers_to_go_on(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 1)
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    page.goto("/")
    page.locator(".goon").tap()
    expect(page.locator(".table .mindrow")).to_be_visible()


def test_two_windows_do_not_fight_for_a_seat(desk: Desk) -> None:
    first = desk.window()
    taps.against_bots(first, 0)
    second = first.context.new_page()
    desk.watch(second)
    second.goto(first.url)
    expect(second.locator(".table")).to_be_visible()
    expect(first.get_by_role("button", name="Main di sini")).to_be_visible()
    first.get_by_role("button", name="Main di sini").tap()
    expect(first.locator(".table")).to_be_visible()
    expect(second.get_by_role("button", name="Main di sini")).to_be_visible()


def test_before_a_combo_is_played_one_sees_what_it_earns_and_can_cancel(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    my_turn(page)
    page.locator(ACTION).first.tap()
    expect(page.locator(".quote .worth")).to_contain_text(re.compile(r"Dapat \d"))
    expect(page.locator(".hand .chosen .place")).to_have_text("1")
    page.get_by_role("button", name="Batal").tap()
    expect(page.locator(".hand .chosen")).to_have_count(0)


def test_what_cannot_be_played_explains_itself_in_one_sentence(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 1)
    for _ in range(200):
        if page.locator(".pads .on").count():
            break
        taps.step(page)
        page.wait_for_timeout(20)
    for _ in range(7):
        page.locator(".pads .white").first.tap()
    expect(page.get_by_role("alert")).to_contain_text("token")


def test_any_card_can_be_read_also_while_others_choose(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    my_turn(page)
    page.locator(".hand button").first.dispatch_event("contextmenu")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_line_of_the_log_shows_that_moment_and_the_replay_shows_all(desk: Desk) -> None:
    page = desk.window(viewport={"width": 1280, "height": 800})
    taps.against_bots(page, 0)
    my_turn(page)
    page.locator(".log .line").nth(-3).tap()
    page.get_by_role("button", name="Kembali ke sekarang").tap()
    taps.play(page)
    page.get_by_role("button", name="Putar ulang").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("20")
    expect(slider).to_have_attribute("aria-label", re.compile("Langkah 20 dari"))
    page.locator("select").select_option("0")
    expect(page.locator(".hand")).to_be_visible()


@pytest.mark.parametrize("game", [0, 1], ids=GAMES)
def test_a_whole_game_by_keyboard_alone(desk: Desk, game: int) -> None:
    page = desk.window(has_touch=False)
    page.locator(".tile").nth(game).get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    # The same choices as by taps, but each by focus and Enter.
    by_key = taps.STEP.replace("one.click();", "one.focus(); window.focused = one;")
    for _ in range(3000):
        page.evaluate("() => { window.focused = null }")
        told = page.evaluate(by_key)
        if told == "over":
            return
        if told and page.evaluate("() => document.activeElement === window.focused"):
            page.keyboard.press("Enter")
        page.wait_for_timeout(15 if told else 40)
    raise AssertionError(page.locator("body").inner_text())


@pytest.mark.parametrize("locale", ["id-ID", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(desk: Desk, game: str, locale: str) -> None:
    page = desk.window(locale=locale, bypass_csp=True)
    found: dict[str, object] = {}

    def check(where: str) -> None:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            bad = page.evaluate("tags => axe.run({runOnly: tags}).then(r => r.violations)", tags)
            for one in bad:
                nodes = [node["html"][:160] for node in one["nodes"]][:3]
                found[f"{where}, {scheme}: {one['id']}"] = nodes

    page.locator(".tile").first.wait_for()
    check("home")
    page.goto("/settings")
    page.locator(".tuning").wait_for()
    check("settings")
    page.goto(f"/rules/{game}")
    page.locator("section").first.wait_for()
    check("rules")
    page.goto("/")
    page.locator(".tile").nth(GAMES.index(game)).get_by_role("button").nth(1).click()
    page.locator(".lobby").wait_for()
    check("lobby")
    page.goto("/")
    taps.against_bots(page, GAMES.index(game))
    check("table")
    for _ in range(12):
        taps.step(page)
        page.wait_for_timeout(40)
    check("playing")
    taps.play(page)
    check("recap")
    assert not found, json.dumps(found, indent=1)


def test_the_size_promises_hold(desk: Desk) -> None:
    page = desk.window("/health")
    sizes: dict[str, int] = {}
    traffic = [0]
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    session.on(
        "Network.responseReceived",
        lambda e: kinds.__setitem__(e["requestId"], e["type"]),
    )
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.__setitem__(e["requestId"], int(e["encodedDataLength"])),
    )

    def count(frame: str | bytes) -> None:
        traffic[0] += len(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", count)
        socket.on("framesent", count)

    page.on("websocket", listen)
    page.goto("/")
    page.locator(".tile").first.wait_for()
    taps.against_bots(page, 0)
    page.wait_for_load_state("networkidle")
    script = sum(n for id, n in sizes.items() if kinds.get(id) == "Script") / 1000
    everything = sum(sizes.values()) / 1000
    taps.play(page)
    game = traffic[0] / 1000
    print(f"\nscript {script:.0f} kB, all {everything:.0f} kB, a whole game {game:.0f} kB")
    assert script <= SCRIPT_KB
    assert everything <= ALL_KB
    assert game <= GAME_KB
