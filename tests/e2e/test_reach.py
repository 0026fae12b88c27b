"""For every hand and every eye: sizes of things and letters, zoom, motion, and no hue alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, PHONE, Desk
from tests.e2e.test_promises import ACTION
from tests.e2e.test_ways import GAMES, JAWARA, SPELL

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
LEAST_TARGET, LEAST_TEXT = 44, 16
FULL_HAND, LEAST_STRIP = 9, 40

# How far a finger can be off, to each side, and still meets the thing: its own size, or larger.
TARGETS = """least => {
  const meets = (one, x, y) => {
    const met = document.elementFromPoint(x, y);
    return met && (one.contains(met) || met.contains(one) && met.matches('label'));
  };
  const size = (one, x, y, dx, dy) => {
    let n = 1;
    for (const way of [1, -1])
      for (let i = 1; i < 60 && meets(one, x + way * i * dx, y + way * i * dy); i += 1) n += 1;
    return n;
  };
  const small = [];
  for (const one of document.querySelectorAll('button, a[href], input, select, summary')) {
    one.scrollIntoView({block: 'center'});
    const at = finger.spot(one);
    if (!at) continue;
    const [wide, high] = [size(one, at.x, at.y, 1, 0), size(one, at.x, at.y, 0, 1)];
    if (Math.min(wide, high) < least - 1)
      small.push(`${one.className} "${one.textContent.trim().slice(0, 30)}" ${wide} x ${high}`);
  }
  return small;
}"""

# A sentence is body text; what is written on a button, a chip or in the eaves is not.
LETTERS = """least => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const one = walk.currentNode.parentElement;
    const words = text.match(/\\p{L}{2,}/gu) ?? [];
    if (words.length < 3 || !one.getClientRects().length) continue;
    if (one.closest('.hidden, .sprite, .thumb, .top')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) small.add(`${size} px: ${text.slice(0, 60)}`);
  }
  return [...small];
}"""

SCROLLS = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def playing(desk: Desk, game: int) -> Page:
    page = desk.window()
    taps.against_bots(page, game)
    taps.until(page, f"{ACTION}, .pads .on .white")
    return page


@GAMES
def test_in_play_nothing_scrolls_targets_are_large_and_sentences_readable(
    desk: Desk, game: int
) -> None:
    page = playing(desk, game)
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(SCROLLS) is False, size
        assert page.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert page.evaluate(LETTERS, LEAST_TEXT) == [], size


def test_every_card_of_a_full_hand_shows_a_strip_for_a_finger(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    for _ in range(300):
        if page.locator(".hand .holder:nth-child(9)").count():
            break
        draw = page.get_by_role("button", name="Ambil Kartu Jurus")
        if draw.count():
            draw.tap()
        else:
            taps.step(page)
        page.wait_for_timeout(20)
    assert page.locator(".hand .holder").count() >= FULL_HAND
    for size in SIZES:
        resize(page, size)
        small = [one for one in page.evaluate(TARGETS, LEAST_STRIP) if "holder" in one]
        assert small == [], size


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/jawara-beksi"])
def test_around_the_games_targets_are_large_and_sentences_readable(desk: Desk, path: str) -> None:
    page = desk.window(path)
    page.locator("main").wait_for()
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert page.evaluate(LETTERS, LEAST_TEXT) == [], size


@GAMES
def test_at_twice_the_size_nothing_is_lost(desk: Desk, game: int) -> None:
    page = playing(desk, game)
    resize(page, (DESK["width"], DESK["height"]))
    things = "() => [...document.querySelectorAll('.table button')].filter(finger.spot).map("
    things += "one => one.dataset.about || one.ariaLabel || one.textContent.trim())"
    before = set(page.evaluate(things))
    # A desk at 200 %.
    resize(page, (DESK["width"] // 2, DESK["height"] // 2))
    log = set(page.locator(".log .line").all_inner_texts())
    me = set(page.locator(".chip.self").all_text_contents())
    lost = before - set(page.evaluate(things)) - log - {one.strip() for one in me}
    assert lost == set()
    assert page.evaluate(SCROLLS) is False
    taps.until(page)


def test_motion_never_blocks_input(desk: Desk) -> None:
    page = desk.window(speed="slow")
    taps.against_bots(page, JAWARA)
    taps.until(page, ACTION)
    # Draw a card: while it travels, another one is chosen.
    page.get_by_role("button", name="Ambil Kartu Jurus").tap()
    page.wait_for_function(
        "() => document.getAnimations().some(one => one.playState === 'running')"
    )
    page.locator(".hand .holder").first.tap(position={"x": 12, "y": 60})
    expect(page.locator(".hand .chosen, [role=alert] button").first).to_be_visible()
    # A show is skipped by a tap.
    spell = desk.window(speed="slow")
    taps.against_bots(spell, SPELL)
    taps.until(spell, ".has .white")
    spell.get_by_role("button", name="SIAP").tap()
    spell.locator(".reveal").tap()
    expect(spell.locator(".reveal")).to_have_count(0)


def test_there_are_four_speeds_and_the_wish_for_less_motion_is_honoured(desk: Desk) -> None:
    page = desk.window("/settings", speed="slow", reduced_motion="reduce")
    for speed in ("pelan", "biasa", "cepat", "mati", "pelan"):
        button = page.get_by_role("button", name=speed, exact=True)
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
    page.goto("/")
    page.evaluate("""() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how) };
    }""")
    taps.against_bots(page, JAWARA)
    taps.until(page, ACTION)
    page.get_by_role("button", name="Ambil Kartu Jurus").tap()
    taps.until(page, ".thumb .main")
    assert page.evaluate("() => [moved, document.getAnimations().length]") == [0, 0]


def test_no_colour_is_a_hue_alone(desk: Desk) -> None:
    page = playing(desk, SPELL)
    resize(page, (PHONE["width"], PHONE["height"]))
    signs = """one => [
      one.querySelector('.name').innerText,
      one.querySelector('use[href^="#sf-mark-"]').href.baseVal,
      one.querySelector('use[href^="#sf-pattern-"]').href.baseVal,
    ]"""
    shown = [one.evaluate(signs) for one in page.locator(".swatch .colour").all()]
    assert shown
    for name, *signs_of in shown:
        assert name
        assert all(page.locator(f"symbol{sign}").count() for sign in signs_of)
    # All ten of the pack: no two have the same name, mark or pattern.
    ten = page.evaluate("""async () => {
      const info = await (await fetch('/api/tables/' + location.pathname.slice(3))).json();
      const cards = await (await fetch(`/api/cards/${info.game}/${info.digest}/id`)).json();
      return cards.kinds.colour.map(one => [one.name, one.facts.mark, one.facts.pattern]);
    }""")
    assert [len(set(column)) for column in zip(*ten)] == [10, 10, 10]
