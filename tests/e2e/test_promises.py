"""What playing must feel like, promise by promise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

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
    taps.until(page, ACTION)


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
    second = desk.another(first.context, first.url)
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
    taps.until(page, ".pads .on .white")
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
    taps.until(page)
    page.get_by_role("button", name="Putar ulang").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("20")
    expect(slider).to_have_attribute("aria-label", re.compile("Langkah 20 dari"))
    page.locator("select").select_option("0")
    expect(page.locator(".hand")).to_be_visible()


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
    taps.until(page)
    game = traffic[0] / 1000
    print(f"\nscript {script:.0f} kB, all {everything:.0f} kB, a whole game {game:.0f} kB")
    assert script <= SCRIPT_KB
    assert everything <= ALL_KB
    assert game <= GAME_KB
