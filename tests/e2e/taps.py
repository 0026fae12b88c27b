"""Playing through the page by taps, or by keys: what glows is chosen, then the big button."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

DEAL = re.compile("^(Bagi kartu|Mulai)$")
"""What a host taps when all are there: not every game begins with cards."""
LONG = 120.0
"""A game that takes longer has stopped."""

WHERE = """() => {
  const found = finger.next();
  if (!found || found === 'over') return found;
  const at = finger.spot(found);
  return [at.x, at.y];
}"""

# The first of these things that a finger can reach, and where.
FIRST = """(what) => {
  const at = [...document.querySelectorAll(what)].map(finger.spot).find(Boolean);
  return at && [at.x, at.y];
}"""

# How many steps of Tab lead to the thing that is to be chosen: 0 when it has the focus.
STEPS = """() => {
  const found = finger.next();
  if (!found || found === 'over') return found;
  const inside = document.querySelector('dialog[open], .cover') ?? document;
  const shown = (one) => one.getClientRects().length && !one.disabled && one.tabIndex >= 0;
  const all = [...inside.querySelectorAll('button, a[href], input, select')].filter(shown);
  const here = all.indexOf(document.activeElement);
  // When what had the focus is gone, only a step tells where one is.
  return here < 0 ? 1 : all.indexOf(found) - here;
}"""


def against_bots(page: Page, game: int) -> None:
    """The first verb of a game on the home page."""
    page.locator(".tile").nth(game).get_by_role("button", name="Lawan bot").tap()
    expect(page.locator(".table")).to_be_visible()


def by_touch(page: Page) -> int:
    """Play to the recap with real touches; how many."""
    taps, until = 0, time.monotonic() + LONG
    while time.monotonic() < until:
        found = page.evaluate(WHERE)
        if found == "over":
            return taps
        if found is None:
            page.wait_for_timeout(10)
            continue
        page.touchscreen.tap(*found)
        taps += 1
    raise AssertionError(page.locator("body").inner_text())


def by_keys(page: Page) -> int:
    """Play to the recap with Tab and Enter; how many times Enter."""
    page.evaluate("() => { finger.only_keys() }")
    presses, until = 0, time.monotonic() + LONG
    while time.monotonic() < until:
        steps = page.evaluate(STEPS)
        if steps == "over":
            return presses
        if steps is None:
            page.wait_for_timeout(10)
            continue
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        if steps == 0:
            page.keyboard.press("Enter")
            presses += 1
    raise AssertionError(page.locator("body").inner_text())


def touch(page: Page, what: str) -> None:
    """One real touch on the first such thing, where it is not covered by another card."""
    page.touchscreen.tap(*page.wait_for_function(FIRST, arg=what).json_value())


def until(page: Page, what: str = "") -> int:
    """Play on until something can be tapped, or to the recap; how many taps."""
    return int(page.evaluate("([what, long]) => finger.until(what, long)", [what, 1000 * LONG]))


def together(*pages: Page, what: str = "") -> None:
    """Play in all windows at once, each until something can be tapped, or to its recap."""
    for page in pages:
        page.evaluate("([what, long]) => { finger.until(what, long) }", [what, 1000 * LONG])
    try:
        for page in pages:
            expect(page.locator(what or ".recap h1").first).to_be_visible(timeout=1000 * LONG)
    except AssertionError:
        raise AssertionError([page.locator("body").inner_text() for page in pages]) from None
    for page in pages:
        # It is seen, but perhaps out of reach: that finger would play the next game as well.
        page.evaluate("() => { finger.rest() }")


def step(page: Page) -> None:
    """One tap, if there is something to tap."""
    page.evaluate("() => { const one = finger.next(); if (one?.tagName) finger.tap(one) }")
