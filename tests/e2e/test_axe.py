"""WCAG 2.2 AA: axe finds nothing on any screen, in both languages, light and dark."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk
from tests.e2e.screens import FOLLOW, HOLD
from tests.e2e.test_learning import TAP

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
TOOL = ".tool:not(.since):visible"
"""Emotes first, then advice."""
LANGUAGES = pytest.mark.parametrize("locale", ["id-ID", "en-GB"])

# The pictures of a pack are symbols: what is shown of them is looked at where it is used.
RUN = """([what, only]) =>
  axe.run({include: [what], exclude: ['.sprite']}, {runOnly: only, resultTypes: ['violations']})
  .then(found => found.violations.map(one => [one.id, one.nodes.slice(0, 3).map(node => [
    node.html, ...node.any.flatMap(check => check.relatedNodes.map(other => other.html))])]))"""


class Inspector:
    """Looks at screens, and keeps what axe says about them."""

    def __init__(self) -> None:
        self.found: dict[str, object] = {}

    def look(self, page: Page, where: str, what: str = "html") -> None:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            # In the other light only the colours are others.
            only = TAGS if scheme == "light" else ["color-contrast"]
            for rule, nodes in page.evaluate(RUN, [what, only]):
                self.found[f"{where}, {scheme}: {rule}"] = nodes

    def end(self) -> None:
        assert not self.found, json.dumps(self.found, indent=1)


@LANGUAGES
def test_axe_finds_nothing_around_the_games(desk: Desk, locale: str) -> None:
    page = desk.window(locale=locale, bypass_csp=True)
    axe = Inspector()
    for path, sign in {
        "/": ".tile",
        "/settings": ".tuning",
        "/rules/jawara-beksi": "section",
        "/rules/spell-from-the-future": "section",
        "/rules/silat-beksi": "section",
    }.items():
        page.goto(path)
        page.locator(sign).first.wait_for()
        axe.look(page, path)
    page.goto("/")
    page.locator(".tile").first.get_by_role("button").nth(2).click()
    page.get_by_role("dialog").wait_for()
    axe.look(page, "who passes the phone round")
    page.get_by_role("dialog").locator(".main").click()
    page.locator(".cover").wait_for()
    axe.look(page, "cover")
    page.goto("/")
    page.locator(".tile").first.get_by_role("button").nth(3).click()
    page.locator(".lobby .qr").wait_for()
    axe.look(page, "the lobby on a TV")
    axe.end()


def sheet(page: Page, opener: str, axe: Inspector, where: str) -> None:
    """What a tap opens over a screen."""
    page.locator(opener).last.click()
    page.get_by_role("dialog").wait_for()
    axe.look(page, where)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def seats(page: Page, guest: Page, axe: Inspector) -> None:
    """Everything that can be done before the deal, by a host and by a guest."""
    page.locator(".seats li.open .plain").first.click()
    page.locator(".seats li.bot").wait_for()
    page.locator(".door summary").click()
    sheet(page, ".agreed .line", axe, "what is played")
    sheet(guest, ".agreed .line", axe, "what is played, to be read")
    for kind in ("person", "bot", "open"):
        if page.locator(f".seats li.{kind}").count():
            sheet(page, f".seats li.{kind} .row", axe, f"a seat: {kind}")
    page.locator(".seats li.person .row").last.click()
    page.locator("dialog .move").click()
    page.locator(".seats .target").first.wait_for()
    # The big button stays in sight, and would lie over a switch.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    axe.look(page, "changing places")
    page.keyboard.press("Escape")
    guest.locator(".chairs button.row").click()
    guest.locator("dialog .seat > .plain").last.click()
    guest.locator("dialog p[role=status]").wait_for()
    axe.look(guest, "leaving")
    guest.locator("dialog .main").click()
    guest.locator(".home").wait_for()


@LANGUAGES
@GAMES
def test_axe_finds_nothing_at_a_table(desk: Desk, game: str, locale: str) -> None:
    axe = Inspector()
    page = desk.window(locale=locale, bypass_csp=True)
    tile = page.locator(".tile").nth(int(game == "spell-from-the-future"))
    tile.get_by_role("button").nth(1).click()
    page.locator(".lobby .qr").wait_for()
    axe.look(page, "lobby")
    guest = desk.window(page.url, locale=locale, bypass_csp=True)
    guest.locator(".lobby form").wait_for()
    axe.look(guest, "an invited guest")
    guest.locator(".lobby form .main").click()
    page.locator(".seats li.person").nth(1).wait_for()
    seats(page, guest, axe)
    page.locator(".who .main").click()
    page.locator(".table").wait_for()
    axe.look(page, "the first question")
    late = desk.window(page.url, locale=locale, bypass_csp=True)
    late.locator(".late .main").click()
    late.locator(".late [role=status]").wait_for()
    axe.look(late, "somebody who asks for a seat")
    page.locator(".banner").wait_for()
    axe.look(page, "somebody asks for a seat")
    page.locator(".menu[aria-label=Menu]").click()
    page.locator("dialog .list .plain").nth(1).click()
    page.locator("dialog .seats").wait_for()
    axe.look(page, "seats in a game")
    page.keyboard.press("Escape")
    late.locator(".late .plain").click()
    late.locator(".late .main").wait_for()
    late.close()
    tv = desk.another(guest.context, page.url.replace("/t/", "/tv/"))
    tv.set_viewport_size(DESK)
    tv.locator(".table.tv").wait_for()
    axe.look(tv, "TV")
    taps.until(page, ".hand .playable.chosen, .has .white")
    axe.look(page, "chosen")
    for tool in (".menu[aria-label=Menu]", ".since:visible", TOOL):
        page.locator(tool).first.click()
        page.get_by_role("dialog").wait_for()
        axe.look(page, tool)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(TOOL).nth(1).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    # It lies over a table that was looked at just before, until it is tapped or read.
    axe.look(page, "advice", ".toast")
    page.locator(".toast button").click()
    page.locator(".menu.ask").click()
    page.locator(".table [data-about]").first.click()
    page.get_by_role("dialog").wait_for()
    axe.look(page, "an explanation")
    page.keyboard.press("Escape")
    page.locator(".menu[aria-label=Menu]").click()
    page.locator("dialog .list .plain").first.click()
    page.locator("dialog .log .line").first.wait_for()
    axe.look(page, "log")
    page.locator("dialog .log .line").last.click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    axe.look(page, "a moment that is over")
    page.locator(".thumb .main").click()
    page.locator(".hand button, .mind").first.dispatch_event("contextmenu")
    page.get_by_role("dialog").wait_for()
    axe.look(page, "a card to be read")
    page.keyboard.press("Escape")
    taps.until(page)
    axe.look(page, "recap")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("20")
    axe.look(page, "replay")
    axe.end()


@LANGUAGES
@GAMES
def test_axe_finds_nothing_in_a_first_game_and_its_shows(
    desk: Desk, game: str, locale: str
) -> None:
    spell = game == "spell-from-the-future"
    axe = Inspector()
    page = desk.window(locale=locale, bypass_csp=True, speed="slow")
    page.context.add_init_script(HOLD)
    page.reload()
    page.locator(".tile").nth(int(spell)).locator(".learn").click()
    page.get_by_role("dialog").wait_for()
    axe.look(page, "the goal")
    page.locator("dialog .main").click()
    page.locator(".pointed").first.wait_for()
    axe.look(page, "the coach")
    show = ".reveal" if spell else ".duel"
    page.evaluate(FOLLOW, show)
    page.wait_for_timeout(2200)
    page.evaluate("() => { window.held = true }")
    axe.look(page, show)
    # Where the coach leaves the choice to the learner, anything will do; in Spell it never does,
    # and who taps before it has pointed would end the Mystic day without a token.
    page.evaluate("free => { window.held = false; window.free = free }", not spell)
    mystic = page.locator(".colours .tile.on")
    looked = False
    until = time.monotonic() + taps.LONG
    while page.evaluate(TAP) != "end":
        assert time.monotonic() < until, page.locator("body").inner_text()
        if spell and not looked and mystic.count():
            for toast in page.locator(".toast button").all():
                toast.click()
            axe.look(page, "a Mystic day")
            looked = True
        page.wait_for_timeout(60)
    assert looked == spell
    # Behind it the last cards may still be on their way.
    axe.look(page, "the end of a first game", "dialog")
    axe.end()
