"""Whoever comes while a game goes on: takes over a bot's hand, or asks the host for a seat."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk
from tests.e2e.test_promises import two_friends
from tests.e2e.test_ways import GAMES, JAWARA, begin, code_of

MOVE = ".hand .playable:has(.action), .pads .on .white, .tile.on .white"


def alone_with_bots(desk: Desk, game: int) -> tuple[Page, str]:
    """A host who has dealt, and bots on all other seats."""
    host = desk.window()
    begin(host, game, "Bareng teman")
    code = code_of(host)
    host.get_by_role("button", name=taps.DEAL).tap()
    expect(host.locator(".table")).to_be_visible()
    return host, code


def seats(page: Page) -> None:
    """The seats, from the menu of a game."""
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Kursi dan pemain").tap()


@GAMES
def test_a_latecomer_takes_over_a_bots_hand_and_plays_to_the_recap(desk: Desk, game: int) -> None:
    host, code = alone_with_bots(desk, game)
    late = desk.window(f"/t/{code}")
    expect(late.get_by_role("button", name="Minta kursi")).to_be_visible()
    seats(host)
    host.get_by_role("switch", name="Yang datang belakangan").tap()
    host.keyboard.press("Escape")
    late.get_by_role("button", name="Ambil kursi bot").tap()
    late.get_by_role("dialog").get_by_role("button", name="Ambil kursi").first.tap()
    expect(late.locator(".hand, .mindrow")).to_be_visible()
    expect(late.get_by_role("button", name="Ambil kursi")).to_have_count(0)
    taps.together(host, late)


def test_whoever_looks_on_asks_for_a_seat_and_the_host_gives_one(desk: Desk) -> None:
    host, code = alone_with_bots(desk, JAWARA)
    late = desk.window(f"/t/{code}")
    late.get_by_role("button", name="Minta kursi").tap()
    expect(late.get_by_text("Kamu menunggu kursi, urutan 1.")).to_be_visible()
    banner = host.locator(".banner").filter(has_text="minta kursi")
    expect(banner).to_be_visible()
    # What the host has to say can wait: the table below is played on.
    banner.get_by_role("button", name="Tolak").tap()
    expect(banner).to_have_count(0)
    late.get_by_role("button", name="Minta kursi").tap()
    banner.get_by_role("button", name="Beri kursi").tap()
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("button", name="Beri").tap()
    sheet.locator("li.bot .row").first.tap()
    host.keyboard.press("Escape")
    expect(late.locator(".hand")).to_be_visible()
    host.evaluate("() => { finger.until('', 60_000) }")
    taps.until(late, MOVE)
    expect(late.locator(".prompt.mine")).to_be_visible()


def test_whoever_looks_on_may_stop_asking(desk: Desk) -> None:
    host, code = alone_with_bots(desk, JAWARA)
    late = desk.window(f"/t/{code}")
    late.get_by_role("button", name="Minta kursi").tap()
    expect(host.locator(".banner[role=status]")).to_be_visible()
    late.get_by_role("button", name="Berhenti menunggu").tap()
    expect(host.locator(".banner[role=status]")).to_have_count(0)
    expect(late.get_by_role("button", name="Minta kursi")).to_be_visible()


def test_when_the_host_leaves_a_game_the_next_one_is_told(desk: Desk) -> None:
    host, guest = two_friends(desk, JAWARA)
    host.get_by_role("button", name="Menu", exact=True).tap()
    host.get_by_role("button", name="Keluar dari meja").tap()
    host.get_by_role("dialog").locator(".main").tap()
    expect(guest.get_by_role("alert")).to_contain_text("kamu tuan rumah")
    seats(guest)
    expect(guest.get_by_role("switch", name="Tutup meja")).to_be_visible()
