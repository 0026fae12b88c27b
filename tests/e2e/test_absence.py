"""Away and back: a locked phone, a cut network, a closed window, another device."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gelanggang.tables import absence
from tests.e2e import taps
from tests.e2e.conftest import Desk, Host
from tests.e2e.test_promises import ACTION, two_friends
from tests.e2e.test_ways import JAWARA, SPELL

HAND = "() => [...document.querySelectorAll('.hand button')].map(one => one.dataset.flip)"
BACK_WITHIN = 2000
"""Milliseconds."""

# A phone that is locked and unlocked: the page is told so, and its clock is read.
LOCK = """hidden => {
  Object.defineProperty(document, 'visibilityState', {value: hidden ? 'hidden' : 'visible',
    configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
BACK = """async () => {
  const start = performance.now();
  while (document.querySelector('.banner[role=status]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""


def test_lock_the_phone_and_unlock_it_same_seat_whole_state_no_dialog(
    desk: Desk, host: Host
) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    taps.until(page, ACTION)
    before = page.evaluate(HAND)
    page.evaluate(LOCK, True)
    with desk.forgiven():
        page.context.set_offline(True)
        host.cut()
        expect(page.locator(".banner[role=status]")).to_be_visible()
        # By now it tries less and less often: it is the unlocking that brings it back at once.
        page.wait_for_timeout(2500)
        page.context.set_offline(False)
    expect(page.locator(".banner[role=status]")).to_be_visible()
    page.evaluate(LOCK, False)
    took = page.evaluate(BACK)
    desk.measured(f"unlocked after a while: back within {took:.0f} ms")
    assert took <= BACK_WITHIN
    assert page.evaluate(HAND) == before
    assert page.get_by_role("dialog").count() == 0
    page.locator(ACTION).first.tap()
    expect(page.locator(".quote .worth")).to_be_visible()


@pytest.mark.parametrize("event", ["online", "pageshow"])
def test_the_network_comes_back_and_so_does_the_table(desk: Desk, host: Host, event: str) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    host.cut()
    page.evaluate("event => window.dispatchEvent(new Event(event))", event)
    expect(page.locator(".banner[role=status]")).to_have_count(0)
    taps.until(page, ".pads .on .white")
    page.locator(".pads .on .white").first.tap()
    expect(page.locator(".has")).to_have_count(1)


def test_a_reload_is_the_same_seat_and_home_offers_to_go_on(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    page.reload()
    expect(page.locator(".table .mindrow")).to_be_visible()
    page.goto("/")
    page.locator(".goon").tap()
    expect(page.locator(".table .mindrow")).to_be_visible()


def test_home_offers_to_go_on_only_with_a_game_that_goes_on(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    # On another device it is known by name, too.
    link = other_device(page)
    page.goto("/")
    elsewhere = desk.window(link)
    expect(elsewhere.locator(".table .mindrow")).to_be_visible()
    taps.until(elsewhere, ".pads .on .white")
    elsewhere.goto("/")
    expect(elsewhere.locator(".goon")).to_contain_text("Spell from the Future")
    elsewhere.locator(".goon").tap()
    taps.until(elsewhere)
    elsewhere.get_by_role("button", name="Beranda").first.tap()
    expect(elsewhere.locator(".home")).to_be_visible()
    expect(elsewhere.locator(".goon")).to_have_count(0)


def test_two_windows_do_not_fight_for_a_seat(desk: Desk) -> None:
    first = desk.window()
    taps.against_bots(first, JAWARA)
    second = desk.another(first.context, first.url)
    expect(second.locator(".table")).to_be_visible()
    here = first.get_by_role("button", name="Main di sini")
    here.tap()
    expect(first.locator(".table")).to_be_visible()
    expect(second.get_by_role("button", name="Main di sini")).to_be_visible()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that wait two seconds only for somebody who is away."""
    for why in (absence.LEFT, absence.LOST):
        monkeypatch.setitem(absence.GRACE, why, 2.0)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("game", [JAWARA, SPELL])
def test_nobody_can_freeze_a_table_and_the_owner_takes_the_seat_back_from_any_device(
    desk: Desk, game: int
) -> None:
    stays, goes = two_friends(desk, game)
    link = other_device(goes)
    goes.close()
    state = stays.locator(".chip .state, .mages em")
    # A visible grace period, then a bot that plays: the game goes on.
    expect(state.filter(has_text=re.compile(r"putus, \d dtk"))).to_be_visible()
    expect(state.filter(has_text="bot yang main")).to_be_visible()
    taps.until(stays, f"{ACTION}, .pads .on .white")
    # Whoever comes back plays: nobody has to ask for it.
    back = desk.window(link)
    expect(state.filter(has_text="bot yang main")).to_have_count(0)
    expect(back.locator(".hand, .mindrow")).to_be_visible()
    # While the other plays on, the table asks whoever came back.
    stays.evaluate("() => { finger.until('', 60_000) }")
    taps.until(back, f"{ACTION}, .pads .on .white, .tile.on .white")
    expect(back.locator(".prompt.mine")).to_be_visible()


def other_device(page: Page) -> str:
    """The link with which another device takes the seat over, once."""
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Pindah ke HP lain").tap()
    link: Any = page.locator("dialog output").inner_text()
    page.keyboard.press("Escape")
    return str(link)
