"""For every hand and every eye: sizes of things and letters, zoom, motion, and no hue alone."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, PHONE, Desk
from tests.e2e.test_learning import TAP, learn
from tests.e2e.test_promises import ACTION
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
NARROWEST = (320, 568)
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

# A sentence is body text; what is written on a button, a chip, a card or in the eaves is not.
LETTERS = """least => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const one = walk.currentNode.parentElement;
    const words = text.match(/\\p{L}{2,}/gu) ?? [];
    if (words.length < 3 || !one.getClientRects().length) continue;
    if (one.closest('.hidden, .sprite, .thumb, .top, .card, .mind')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) small.add(`${size} px: ${text.slice(0, 60)}`);
  }
  return [...small];
}"""

# Words of which an end is out of sight.  The log and the row of Mind cards scroll; a hand shows
# strips; the last event is the beginning of what a tap shows whole.
CUT = """(also = '.hidden') => {
  const free = `${also}, .hidden, .sprite, .log, .hand, .minds .row, .last, .mage .whole`;
  const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  const cut = [];
  while (walk.nextNode()) {
    const [text, one] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
    if (!text || one.closest(free) || !one.getClientRects().length) continue;
    const words = document.createRange();
    words.selectNodeContents(walk.currentNode);
    for (const {left, right, top, bottom} of words.getClientRects())
      for (let box = one; box; box = box.parentElement) {
        const {overflow, overflowX} = getComputedStyle(box);
        if (box !== document.documentElement && overflow === 'visible' && overflowX === 'visible')
          continue;
        const edge = box === document.documentElement
          ? {left: 0, right: innerWidth, top: 0, bottom: innerHeight} : box.getBoundingClientRect();
        if (left < edge.left - 2 || right > edge.right + 2 || (top + bottom) / 2 > edge.bottom
          || (top + bottom) / 2 < edge.top) cut.push(`${one.className}: ${text.slice(0, 40)}`);
      }
  }
  return [...new Set(cut)];
}"""

SCROLLS = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
}"""

HUES = """names => {
  const hues = getComputedStyle(document.documentElement);
  return names.map((name) => hues.getPropertyValue(name) === hues.getPropertyValue("--ink"));
}"""
"""Which of these are as strong as ink."""


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
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert page.evaluate(LETTERS, LEAST_TEXT) == [], size


@GAMES
def test_what_to_do_before_the_deal_is_seen_without_scrolling(desk: Desk, game: int) -> None:
    host = desk.window()
    begin(host, game, "Bareng teman")
    guest = desk.window(f"/t/{code_of(host)}")
    # On its side a phone shows a lobby of five chairs whole, too.
    for page, button in ((host, taps.DEAL), (guest, "Duduk")):
        for size in SIZES:
            resize(page, size)
            expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)


JUDGES = """async lang => {
  const house = await (await fetch(`/api/house?lang=${lang}`)).json();
  const {game, digest} = house.games[0];
  const cards = await (await fetch(`/api/cards/${game}/${digest}/${lang}`)).json();
  return cards.kinds.judge.map(({name, text}) => [name, text]);
}"""
SAY = """([name, text]) => {
  const about = document.querySelector('.judge .about');
  [about.querySelector('b').textContent, about.querySelector('span').textContent] = [name, text];
}"""


@pytest.mark.parametrize("lang", ["id", "en"])
def test_the_rule_of_every_judge_is_whole(desk: Desk, lang: str) -> None:
    page = playing(desk, JAWARA)
    resize(page, SIZES[0])
    judges = page.evaluate(JUDGES, lang)
    assert len(judges) > 1
    for judge in judges:
        page.evaluate(SAY, judge)
        assert page.evaluate(CUT) == [], judge


def test_names_of_five_mages_are_whole(desk: Desk) -> None:
    names = ["Bagaskara", "Nurhaliza", "Christine", "Rahmawati", "Anastasia"]
    page = desk.window()
    begin(page, SPELL, "Satu HP")
    page.locator('fieldset[name="seats"] label:has(input[value="5"])').tap()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.get_by_role("button", name="Mulai").tap()
    page.locator(".cover .main").tap()
    page.locator(".prompt.mine").wait_for()
    for size in SIZES:
        resize(page, size)
        told = [
            one.split("\n")[0].strip() for one in page.locator(".mages .name").all_inner_texts()
        ]
        assert told == names
        assert page.evaluate(CUT) == [], size


def test_every_card_of_a_full_hand_shows_a_strip_for_a_finger(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    for _ in range(300):
        if page.locator(".hand .holder:nth-child(9)").count():
            break
        draw = page.get_by_role("button", name="Ambil Kartu Jurus")
        if draw.count():
            # A show that begins at this moment takes the button away; then it comes back.
            with suppress(TimeoutError):
                draw.tap(timeout=1000)
        else:
            taps.step(page)
        page.wait_for_timeout(20)
    assert page.locator(".hand .holder").count() >= FULL_HAND
    for size in SIZES:
        resize(page, size)
        small = [one for one in page.evaluate(TARGETS, LEAST_STRIP) if "holder" in one]
        assert small == [], size


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/jawara-beksi", "/rules/silat-beksi"])
def test_around_the_games_targets_are_large_and_sentences_readable(desk: Desk, path: str) -> None:
    page = desk.window(path)
    page.locator("main").wait_for()
    for size in (NARROWEST, *SIZES):
        resize(page, size)
        assert page.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert page.evaluate(LETTERS, LEAST_TEXT) == [], size
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= size[0], size


@pytest.mark.parametrize("game", ["", "spell"])
def test_more_contrast_is_more_in_the_mood_of_every_game(desk: Desk, game: str) -> None:
    page = desk.window("/settings")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", game)
    assert page.evaluate(HUES, ["--soft", "--line"]) == [False, False]
    page.get_by_role("button", name="Kontras").tap()
    assert page.evaluate(HUES, ["--soft", "--line"]) == [True, True]


def zoom(page: Page, times: int) -> None:
    """What a browser does at 200 %: half the CSS pixels, each of them drawn with twice the dots."""
    session = page.context.new_cdp_session(page)
    metrics = {"width": DESK["width"] // times, "height": DESK["height"] // times}
    session.send(
        "Emulation.setDeviceMetricsOverride",
        {**metrics, "deviceScaleFactor": times, "mobile": False},
    )
    page.wait_for_function("times => devicePixelRatio === times", arg=times)


@GAMES
def test_at_twice_the_size_nothing_is_lost(desk: Desk, game: int) -> None:
    page = playing(desk, game)
    # The row of Mind cards scrolls.
    things = "() => [...document.querySelectorAll('.table button:not(.mind)')]"
    things += ".filter(finger.spot).map("
    # Meanwhile bots go on, and what is counted grows.
    things += "one => (one.dataset.about || one.ariaLabel || one.textContent.trim())"
    things += ".replace(/[0-9]+/g, '#'))"
    zoom(page, 1)
    before = set(page.evaluate(things))
    zoom(page, 2)
    elsewhere = [
        *page.locator(".log .line").all_inner_texts(),
        *page.locator(".chip.self").all_text_contents(),
    ]
    told = {re.sub("[0-9]+", "#", one.strip()) for one in elsewhere}
    lost = before - set(page.evaluate(things)) - told
    assert lost == set()
    assert page.evaluate(SCROLLS) is False
    # The Judge's rule may be longer than its place: a tap on the Judge shows it whole.
    assert page.evaluate(CUT, ".judge .about") == []
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


# Whether a finger could already press the thing in the moment in which it came.
EARLY = """(what) => {
  window.early = null;
  new MutationObserver((_, watcher) => {
    const one = document.querySelector(what);
    if (!one) return;
    watcher.disconnect();
    window.early = finger.spot(one) !== null;
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("reduced_motion", ["reduce", "no-preference"])
def test_a_second_tap_meant_for_what_was_there_before_does_nothing(
    desk: Desk, reduced_motion: str
) -> None:
    page = desk.window(reduced_motion=reduced_motion)
    begin(page, SPELL, "Satu HP")
    # Whoever taps twice to be ready must not take the phone in the next player's name.
    page.evaluate(EARLY, ".cover .main")
    page.get_by_role("button", name="Mulai").tap()
    page.locator(".cover .main").tap()
    assert page.evaluate("() => early") is False
    # Whoever taps twice to skip the last show must not leave its recap.
    page.evaluate(EARLY, ".recap .verbs button")
    taps.until(page)
    assert page.evaluate("() => early") is False
    page.get_by_role("button", name="Main lagi").tap()
    expect(page.locator(".recap")).to_have_count(0)


def test_there_are_four_speeds_and_the_wish_for_less_motion_is_honoured(desk: Desk) -> None:
    page = desk.window("/settings", speed="slow", reduced_motion="reduce")
    for speed in ("pelan", "biasa", "cepat", "tanpa animasi", "pelan"):
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


# A picture as brightnesses, 24 by 24, without its own average: what is left is shape.
SHAPE = """async bytes => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], {type: 'image/png'}));
  const pen = new OffscreenCanvas(24, 24).getContext('2d');
  pen.drawImage(picture, 0, 0, 24, 24);
  const {data} = pen.getImageData(0, 0, 24, 24);
  const grey = Array.from({length: 576}, (_, i) => data[4 * i]);
  if (grey.some((one, i) => one !== data[4 * i + 1] || one !== data[4 * i + 2])) return null;
  const middle = grey.reduce((a, b) => a + b) / 576;
  return grey.map(one => one - middle);
}"""
# Of 255: how far two shapes are apart, on average, for an eye that knows no hue.
APART = 6.0


def shape(page: Page, what: Locator) -> list[float]:
    """How a thing looks without its hue."""
    found: list[float] | None = page.evaluate(SHAPE, list(what.screenshot()))
    assert found, "the picture has a hue"
    return found


def apart(one: list[float], other: list[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)


def test_a_day_can_be_played_in_greyscale(desk: Desk) -> None:
    page = playing(desk, SPELL)
    page.evaluate("() => { document.documentElement.style.filter = 'grayscale(1)' }")
    # White and black are told apart by brightness, by place and in words.
    pad = page.locator(".pad").first
    white, black = shape(page, pad.locator(".white i")), shape(page, pad.locator(".black i"))
    assert apart(white, black) > APART
    expect(pad.locator(".white")).to_contain_text("token putih")
    expect(pad.locator(".black")).to_have_attribute("aria-label", re.compile("token hitam"))
    # What is placed is a number; what is chosen has its name written below; what is off is dashed.
    button = page.locator(".thumb .main")
    expect(button).to_have_css("border-style", "dashed")
    pad.locator(".white").tap()
    expect(pad.locator(".seen b")).to_have_text("1")
    mind = page.locator(".minds .on").first
    before = shape(page, mind)
    mind.tap()
    assert apart(before, shape(page, mind)) > 1
    expect(page.locator(".minds .chosen b")).to_have_text(mind.locator("b").inner_text())
    expect(button).to_have_css("border-style", "solid")
    # Who is ready has a tick.
    ready = page.locator(".mages .ready")
    assert ready.locator(".tick").all_inner_texts() == ["✓"] * ready.count()
    taps.until(page)


def on_a_mystic_day(desk: Desk) -> Page:
    """The first game has one."""
    page = desk.window()
    learn(page, SPELL)
    while not page.locator(".colours .tile.on .white").count():
        page.evaluate(TAP)
        page.wait_for_timeout(30)
    return page


def test_without_hue_and_name_no_two_of_the_ten_colours_look_the_same(desk: Desk) -> None:
    page = on_a_mystic_day(desk)
    tiles = page.locator(".colours .tile.on .white")
    page.evaluate("() => { document.documentElement.style.filter = 'grayscale(1)' }")
    for name in page.locator(".colours .tile .name").all():
        name.evaluate("one => { one.style.visibility = 'hidden' }")
    looks = [shape(page, tile) for tile in tiles.all()]
    assert len(looks) == 10
    close = {
        (i, k): apart(one, looks[k])
        for i, one in enumerate(looks)
        for k in range(i)
        if apart(one, looks[k]) <= APART
    }
    assert close == {}


def test_the_names_of_all_ten_colours_are_whole_on_a_small_phone(desk: Desk) -> None:
    page = on_a_mystic_day(desk)
    # The coach takes as much room as whoever tells a guest that they have no name yet.
    resize(page, (PHONE["width"], PHONE["height"]))
    whole = page.evaluate("""() => [...document.querySelectorAll(".colours .colour")].map((one) => {
      const room = one.getBoundingClientRect();
      return [...one.querySelectorAll(".mark, .name")].every((part) => {
        const its = part.getBoundingClientRect();
        return its.top >= room.top && its.bottom <= room.bottom;
      });
    })""")
    assert whole == [True] * 10


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
