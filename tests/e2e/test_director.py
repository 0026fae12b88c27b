"""Everything has its time, nobody has to wait: a tap hurries, who was away sees the present."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import brink, taps
from tests.e2e.conftest import Desk, Host

GAMES = pytest.mark.parametrize("game", brink.SHOWS)
ON = re.compile("^Lanjut$")


def at_the_brink(desk: Desk, host: Host, game: str, speed: str) -> list[Page]:
    """Four phones; the first of them makes the choice with which the show begins."""
    windows = []
    for seat in host.call(brink.four_at(host.base, game)):
        page = desk.window("/settings", speed=speed)
        brink.sit(page, seat)
        page.goto(f"/t/{seat['table']}")
        expect(page.locator(".table")).to_be_visible()
        windows.append(page)
    return sorted(windows, key=lambda page: not page.locator(".prompt.mine").count())


def begun(desk: Desk, host: Host, game: str, speed: str = "slow") -> list[Page]:
    """The same, and the show runs."""
    windows = at_the_brink(desk, host, game, speed)
    show = brink.SHOWS[game]
    windows[0].evaluate("([what, long]) => { finger.until(what, long) }", [show, 60_000])
    for page in windows:
        expect(page.locator(show)).to_be_visible()
    return windows


@GAMES
def test_while_something_is_shown_only_going_on_is_offered_and_two_taps_choose_nothing(
    desk: Desk, host: Host, game: str
) -> None:
    for page in begun(desk, host, game):
        code = page.url.rsplit("/", 1)[-1]
        buttons = page.locator(".thumb .plain:not(.tool)")
        expect(buttons).to_have_text([ON])
        match = host.table(code).match
        assert match is not None
        before = len(match.record().choices)
        # However many beats there are: each tap ends one, none chooses.
        for _ in range(6):
            if not buttons.filter(has_text=ON).count():
                break
            buttons.filter(has_text=ON).dblclick(force=True)
        expect(page.locator(brink.SHOWS[game])).to_have_count(0)
        assert len(match.record().choices) == before


@GAMES
def test_a_tap_beside_everything_hurries_and_so_does_escape(
    desk: Desk, host: Host, game: str
) -> None:
    one, other, *_ = begun(desk, host, game)
    show = brink.SHOWS[game]
    one.keyboard.press("Escape")
    expect(one.locator(show)).to_have_count(0)
    expect(other.locator(show)).to_be_visible()
    # It moves all the time: there is no moment at which it stands still.
    other.wait_for_timeout(brink.SETTLE)
    other.locator(show).tap(force=True)
    expect(other.locator(show)).to_have_count(0)


@GAMES
def test_who_comes_back_sees_the_table_as_it_is(desk: Desk, host: Host, game: str) -> None:
    one, hidden, *_ = begun(desk, host, game)
    hidden.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', {get: () => true});
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(hidden.locator(brink.SHOWS[game])).to_have_count(0)
    with desk.forgiven():
        host.cut()
        expect(one.locator(brink.SHOWS[game])).to_have_count(0)


@GAMES
def test_with_animation_off_nothing_is_shown_and_no_bot_is_asked_to_wait(
    desk: Desk, host: Host, game: str
) -> None:
    windows = at_the_brink(desk, host, game, "off")
    sent: list[str] = []
    for page in windows:
        page.on("websocket", lambda one: one.on("framesent", lambda data: sent.append(str(data))))
        page.reload()
        expect(page.locator(".table")).to_be_visible()
    page = windows[0]
    page.evaluate(
        """(show) => {
          window.shown = 0;
          new MutationObserver(() => (window.shown += document.querySelectorAll(show).length))
            .observe(document.body, {subtree: true, childList: true});
        }""",
        brink.SHOWS[game],
    )
    asked = page.locator(".prompt.mine .text").inner_text()
    while page.locator(".prompt.mine .text").filter(has_text=asked).count():
        taps.step(page)
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)
    assert page.evaluate("() => shown") == 0
    assert [one for one in sent if json.loads(one)["type"] == "hold"] == []


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize("game", [0, 1])
def test_a_whole_game_by_taps_at_every_speed(desk: Desk, game: int, speed: str) -> None:
    page = desk.window(speed=speed)
    taps.against_bots(page, game)
    taps.until(page)
    expect(page.locator(".recap h1")).to_be_visible()
