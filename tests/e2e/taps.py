"""Playing through the page, by taps alone: what glows is tapped, then the big button."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

LONG = 120.0
"""A game that takes longer has stopped."""

# One tap that brings the game on, chosen in the page itself so that a whole game takes seconds.
# It clicks only what a finger could: things that are there, shown, and offered.
STEP = """() => {
  const seen = (one) => one && one.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const tap = (one) => { one.click(); return one.textContent.trim() || one.ariaLabel || 'tap'; };
  if (all('.recap').length) return 'over';
  const cover = all('.cover .main');
  if (cover.length) return tap(cover[0]);
  const skip = all('.reveal, .duel');
  if (skip.length) return tap(skip[0]);
  if (!all('.prompt.mine').length) return '';
  const open = all('.thumb .plain.main:not([aria-disabled])');
  const n = Number(document.body.dataset.taps ?? 0);
  document.body.dataset.taps = String(n + 1);
  if (all('.pads .on').length || all('.colours .tile.on').length) {
    const minds = all('.minds .on:not(.chosen)');
    if (minds.length && !all('.minds .chosen').length) return tap(minds[n % minds.length]);
    const pads = all('.pads .on .white, .tile.on .white');
    if (!all('.has').length) return tap(pads[n % pads.length]);
    return tap(open[0]);
  }
  if (open.length) return tap(open[0]);
  const asked = [
    '.pick', '.person:not(.chosen)[aria-pressed]', '.ask .slot',
    '.ask .seats button', '.ask .wagers button',
  ];
  for (const what of asked) {
    const found = all(what).filter((one) => one.getAttribute('aria-pressed') !== 'true');
    if (found.length && !all(`${what}.chosen`).length) return tap(found[n % found.length]);
  }
  const cards = all('.hand .playable:not(.chosen)');
  const rest = all('.thumb .plain:not(.tool):not(.main)');
  if (cards.length && (n % 3 || !rest.length)) return tap(cards[n % cards.length]);
  if (rest.length) return tap(rest[rest.length - 1]);
  return cards.length ? tap(cards[0]) : '';
}"""


def against_bots(page: Page, game: int) -> None:
    """Two taps from the home page: the game's first verb is one of them."""
    page.locator(".tile").nth(game).get_by_role("button").first.tap()
    expect(page.locator(".table")).to_be_visible()


def step(page: Page) -> str:
    """One tap; empty while others choose, `over` at the recap."""
    return str(page.evaluate(STEP))


# Several taps in a row, each after the page has had time to draw what the last one did.
SEVERAL = (
    """async (most) => {
  const step = """
    + STEP
    + """;
  let taps = 0;
  for (let i = 0; i < most; i += 1) {
    const told = step();
    if (told === 'over') return [taps, true];
    if (told) taps += 1;
    await new Promise((next) => setTimeout(next, 20));
  }
  return [taps, false];
}"""
)


def play(*pages: Page) -> int:
    """Play on in all windows until each shows the recap; how many taps it took."""
    taps: int = 0
    most = 40 if len(pages) == 1 else 6
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        done = [page.evaluate(SEVERAL, most) for page in pages]
        taps += sum(int(moved) for moved, _ in done)
        if all(over for _, over in done):
            return taps
    raise AssertionError([page.locator("body").inner_text()[:400] for page in pages])
