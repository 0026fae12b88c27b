"""Cards explain themselves, in whatever room they are given: a small phone, a desk, a TV."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute, expect

from gelanggang.games import load_rules
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.e2e import taps
from tests.e2e.conftest import Desk, Host
from tests.e2e.test_reach import CUT, LEAST_TARGET, LETTERS, SCROLLS, TARGETS, resize
from tests.e2e.test_ways import JAWARA, code_of

PHONE, TALL, DESK, LARGE = (360, 640), (390, 844), (1280, 800), (1920, 1080)
LOCALES = {"id": "id-ID", "en": "en-GB"}
NUMBERS: dict[str, int] = load_rules("jawara-beksi").pack.numbers
PEOPLE = ("bang-madun", "mpok-leha", "bang-miun", "neng-romlah")
LONG_NAME = "Nurhaliza Sasmit"
TELLING = 100
"""From this width on, a card says what it does."""

in_both = pytest.mark.parametrize("lang", LANGUAGES)

# Words of a card that leave it, or lie over its strip.
SPOILED = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const edge = card.getBoundingClientRect();
  const strip = [...card.querySelectorAll('b, .compass, .place-row, i, em')]
    .map((one) => one.getBoundingClientRect());
  const told = [...card.querySelectorAll('.name, .brief')].filter((one) => one.checkVisibility());
  const outside = (box) => box.left < edge.left - 1 || box.right > edge.right + 1
    || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  // Letters need less than the line in which they stand.
  const over = (box, other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
    && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
  return told.flatMap((one) => words(one)
    .filter((box) => outside(box) || strip.some((other) => over(box, other)))
    .map(() => `${one.className} of ${card.querySelector('.name').textContent} on ${edge.width}`));
})"""
TELLS = """() => [...document.querySelectorAll('.hand .card')].map((card) => {
  const { width, height } = card.getBoundingClientRect();
  const upright = width / height < 0.75;
  const told = card.querySelector('.brief').checkVisibility();
  return { width, height, upright, told };
})"""
# Cards of which another one hides something.
COVERED = """() => [...document.querySelectorAll('.hand .holder')].filter((one) => {
  const box = one.getBoundingClientRect();
  const spots = [[0.1, 0.1], [0.9, 0.2], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
  return spots.some(([x, y]) => !one.contains(
    document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
}).length"""
WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"


def cards(*names: str) -> list[int]:
    """Cards by the names of their copies."""
    return [NUMBERS[name] for name in names]


def faces(size: int) -> Iterator[list[int]]:
    """Hands of this size, until every face was in one of them."""
    firsts = [number for name, number in NUMBERS.items() if name.endswith("-1")]
    for i in range(0, len(firsts), size):
        yield firsts[max(0, min(i, len(firsts) - size)) :][:size]


class Dealer:
    """Deals what a test wants to see: the page is told of other cards than the house has."""

    def __init__(self, page: Page, hand: list[int]) -> None:
        self.hand = hand
        self.everybody = False
        """Whether all Characters are free."""
        page.route_web_socket("**/ws", self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        house.on_message(lambda text: socket.send(json.dumps(self._told(json.loads(text)))))

    def _told(self, message: dict[str, Any]) -> dict[str, Any]:
        for part in (message.get("view") or {}, message.get("patch") or {}):
            if "actions" in part:
                part["actions"] = [one for one in self.hand if one < 50]
            if "supports" in part:
                part["supports"] = [one for one in self.hand if one >= 50]
        offer = message.get("offer") or {}
        if offer.get("build"):
            offer["build"]["next"] = [one for one in self.hand if one < 50]
        if self.everybody and any("character" in one["move"] for one in offer.get("moves", [])):
            offer["moves"] = [{"move": f"character {one}", "text": one} for one in PEOPLE]
        return message


def holding(desk: Desk, hand: list[int], lang: str = "id") -> tuple[Page, Dealer]:
    """Somebody whose turn it is, with these cards."""
    page = desk.window("/health", locale=LOCALES[lang])
    dealer = Dealer(page, hand)
    page.goto("/")
    page.locator(".tile").first.locator("button.plain").first.tap()
    page.locator(".table").wait_for()
    taps.until(page, ".hand .playable")
    return page, dealer


def deal(page: Page, dealer: Dealer, hand: list[int]) -> None:
    """Other cards, at the same table."""
    dealer.hand = hand
    page.reload()
    page.locator(".hand .holder").nth(len(hand) - 1).wait_for()


def settled(page: Page, size: tuple[int, int]) -> None:
    """At this size, when everything has come to rest."""
    resize(page, size)
    page.wait_for_timeout(100)
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )


def choose(page: Page) -> None:
    """The first card that can begin a Combo."""
    taps.touch(page, ".hand .playable:has(.action)")
    page.locator(".hand .chosen .place").wait_for()


def test_cards_that_once_shared_a_sign_are_told_apart(desk: Desk) -> None:
    four = cards("salam-1", "sikut-abis-1", "pukulan-clentang-1", "tancep-1")
    page, _ = holding(desk, four)
    looks = """one => [...one.querySelectorAll('.strip use')]
      .map((use) => use.getAttribute('href')).join(' ')"""
    signs = [one.evaluate(looks) for one in page.locator(".hand .card").all()]
    assert len(set(signs)) == len(four)
    for sign in " ".join(signs).split():
        assert page.locator(f"symbol{sign}").count() == 1, sign


@in_both
def test_every_card_says_what_it_does_where_it_has_room(desk: Desk, lang: str) -> None:
    page, dealer = holding(desk, cards("salam-1", "kebut-1"), lang)
    for size in (4, 6, 9):
        for hand in faces(size):
            deal(page, dealer, hand)
            for screen in (PHONE, TALL, (844, 390), DESK, LARGE):
                settled(page, screen)
                assert page.evaluate(SPOILED) == [], (screen, size)
                for one in page.evaluate(TELLS):
                    if one["upright"] or one["height"] >= 88:
                        assert one["told"] == (one["width"] >= TELLING), (screen, size, one)


@in_both
def test_nine_cards_are_read_on_a_small_phone(desk: Desk, lang: str) -> None:
    page, dealer = holding(desk, cards("salam-1", "kebut-1"), lang)
    for hand in faces(9):
        deal(page, dealer, hand)
        for screen in (PHONE, TALL, (844, 390), DESK, LARGE):
            settled(page, screen)
            assert page.evaluate(COVERED) == 0, screen
            small = [one for one in page.evaluate(TARGETS, LEAST_TARGET) if "holder" in one]
            assert small == [], screen
            assert page.evaluate(SCROLLS) is False
            names = page.locator(".hand .name")
            assert names.count() == 9
            for one in names.all():
                expect(one).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", [3, 9])
def test_the_number_of_a_chosen_card_leaves_its_score_in_sight(desk: Desk, size: int) -> None:
    page, _ = holding(desk, list(range(0, 4 * size, 4)))
    choose(page)
    for screen in (PHONE, TALL, DESK, LARGE):
        settled(page, screen)
        apart = page.evaluate("""() => [...document.querySelectorAll('.chosen')].every(one => {
          const [a, b] = ['.badge', 'b'].map(it => one.querySelector(it).getBoundingClientRect());
          return a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
        })""")
        assert apart, screen


def test_a_hand_is_sorted_by_direction_or_kind_and_stays_so(desk: Desk) -> None:
    mixed = cards("tancep-3", "salam-1", "gedig-1", "cauk-1", "kebut-2", "pibu-1")
    page, _ = holding(desk, mixed)
    shown = """() => [...document.querySelectorAll('.hand .holder')]
      .map((one) => Number(one.dataset.flip.slice(5)))"""
    sort = page.locator(".sort")
    assert page.evaluate(shown) == mixed
    sort.tap()
    by_direction = cards("cauk-1", "kebut-2", "tancep-3", "gedig-1", "salam-1", "pibu-1")
    directions = load_rules("jawara-beksi").pack.directions
    assert {directions[one] for one in page.evaluate(shown)[:2]} == {
        directions[one] for one in by_direction[:2]
    }
    together = [directions[one] for one in page.evaluate(shown)]
    assert together == sorted(together, key=together.index)
    assert page.evaluate(shown)[-1] == mixed[-1]
    sort.tap()
    assert page.evaluate(shown) == sorted(mixed)
    page.reload()
    page.locator(".hand .holder").nth(5).wait_for()
    assert page.evaluate(shown) == sorted(mixed)
    for screen in (PHONE, TALL, (844, 390), DESK, LARGE):
        settled(page, screen)
        assert [one for one in page.evaluate(TARGETS, LEAST_TARGET) if "sort" in one] == []
    sort.tap()
    assert page.evaluate(shown) == mixed


def too_many(page: Page) -> None:
    """Draw, turn after turn, until more than one card has to go."""
    for _ in range(400):
        if page.locator(".thumb .main", has_text="Tandai").count():
            return
        draw = page.get_by_role("button", name="Ambil Kartu Jurus")
        if draw.count():
            with suppress(TimeoutError):
                draw.tap(timeout=1000)
        else:
            taps.step(page)
        page.wait_for_timeout(20)
    raise AssertionError("there never were too many")


def test_all_cards_that_have_to_go_are_marked_and_go_with_one_tap(desk: Desk, host: Host) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    too_many(page)
    main = page.locator(".thumb .main")
    label = main.inner_text()
    over = int("".join(filter(str.isdigit, label)))
    assert over > 1
    code = code_of(page)
    seat = int(page.locator(".top .mine").get_attribute("data-seat") or "")
    before = host.hand(code, seat)
    holders = page.locator(".hand .holder.playable")
    # Whatever was marked can stay after all.
    holders.nth(0).tap()
    holders.nth(0).tap()
    expect(page.locator(".hand .chosen")).to_have_count(0)
    for i in range(over):
        expect(main).to_have_attribute("aria-disabled", "true")
        holders.nth(i).tap()
    marked = page.evaluate(
        "() => [...document.querySelectorAll('.hand .chosen')].map(one => one.dataset.flip)"
    )
    assert host.hand(code, seat) == before, "nothing has gone yet"
    expect(main).not_to_have_attribute("aria-disabled", "true")
    main.tap()
    # Others may have given something meanwhile.
    for one in marked:
        expect(page.locator(f'.hand [data-flip="{one}"]')).to_have_count(0)
    assert before - host.hand(code, seat) >= set(marked)


@in_both
def test_all_abilities_are_read_while_a_character_is_chosen(desk: Desk, lang: str) -> None:
    page = desk.window("/health", locale=LOCALES[lang])
    dealer = Dealer(page, [])
    dealer.everybody = True
    page.goto("/")
    page.locator(".tile").first.locator("button.plain").first.tap()
    page.locator(".ask .person").nth(len(PEOPLE) - 1).wait_for()
    for screen in (PHONE, TALL, DESK, LARGE):
        settled(page, screen)
        texts = page.locator(".ask .does")
        assert texts.count() == len(PEOPLE)
        for one in texts.all():
            expect(one).to_be_in_viewport(ratio=1)
            assert one.inner_text()
        assert page.locator("div.ask").evaluate(WHOLE), screen
        assert page.evaluate(CUT) == [], screen
        assert page.evaluate(TARGETS, LEAST_TARGET) == [], screen
        assert page.evaluate(LETTERS, 16) == [], screen
    # Where there is less room, one scrolls to the rest.
    resize(page, (844, 390))
    page.locator(".ask .does").last.scroll_into_view_if_needed()
    expect(page.locator(".ask .does").last).to_be_in_viewport(ratio=1)


@in_both
def test_what_is_written_on_the_big_buttons_is_whole(desk: Desk, lang: str) -> None:
    page, _ = holding(desk, list(range(0, 36, 4)), lang)
    choose(page)
    say = voice(lang).say
    buttons = page.locator(".thumb .plain:not(.tool)")
    for other, main in (
        (say("jb-move-no-challenge"), say("jb-move-challenge", seat="Budi", n=12)),
        (say("jb-move-no-challenge"), say("jb-move-challenge", seat=LONG_NAME, n=12)),
        (say("web-cancel"), say("jb-move-discard", face="Pukulan Clentang ↑")),
        (say("web-cancel"), say("web-jb-play-card", card="Pukulan Clentang")),
    ):
        for one, text in zip(buttons.all(), (other, main)):
            one.evaluate("(one, text) => { one.textContent = text }", text)
        for screen in (PHONE, TALL):
            settled(page, screen)
            for one in buttons.all():
                assert one.evaluate(WHOLE), (screen, one.inner_text())
                expect(one).to_be_in_viewport(ratio=1)


@in_both
def test_no_judge_pushes_chosen_cards_out_of_the_ring(desk: Desk, lang: str) -> None:
    page, _ = holding(desk, list(range(0, 36, 4)), lang)
    choose(page)
    longest = voice(lang).say("jb-change-turn-support", whose="all", n=1, change="more")
    page.locator(".judge .about span").evaluate(
        "(one, text) => { one.textContent = text }", f"{longest} {longest} {longest}"
    )
    settled(page, PHONE)
    expect(page.locator(".ring .slot")).to_have_count(1)
    for one in page.locator(".ring .slot").all():
        expect(one).to_be_in_viewport(ratio=1)
        inside = one.evaluate("""one => {
          const [a, b] = [one, one.closest('.ring')].map((it) => it.getBoundingClientRect());
          return a.top >= b.top && a.bottom <= b.bottom && a.width >= 44;
        }""")
        assert inside
    assert page.evaluate(CUT) == []


SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"


def test_a_tv_shows_the_moment_twice_as_large_and_no_log(desk: Desk) -> None:
    tv = desk.window(viewport={"width": LARGE[0], "height": LARGE[1]})
    tv.locator(".tile").first.get_by_role("button", name="Layar TV").tap()
    tv.locator(".lobby .qr").wait_for()
    page = desk.window(tv.url.removeprefix(desk.base))
    page.get_by_role("button", name="Duduk").tap()
    page.get_by_text("Menunggu tuan rumah").wait_for()
    tv.get_by_role("button", name=taps.DEAL).tap()
    page.locator(".table").wait_for()
    for _ in range(600):
        if tv.locator(".ring .slot").count():
            break
        taps.step(page)
        page.wait_for_timeout(50)
    for screen in (LARGE, DESK):
        settled(tv, screen)
        twice = 2 * 16 * screen[1] / LARGE[1]
        for what in (".chip .name", ".prompt .text", ".judge .about span", ".chip .points"):
            assert tv.locator(what).first.evaluate(SIZE) >= 0.95 * twice, (screen, what)
        expect(tv.locator(".log")).to_be_hidden()
        expect(tv.locator(".qr")).to_have_count(0)
        box = tv.locator(".ring").bounding_box()
        assert box is not None
        assert abs(box["x"] + box["width"] / 2 - screen[0] / 2) < 0.02 * screen[0]
        assert box["width"] * box["height"] > 0.5 * screen[0] * screen[1]
        card = tv.locator(".ring .slot").first.bounding_box()
        assert card is not None
        assert card["height"] > 0.22 * screen[1]
        assert tv.evaluate(CUT) == [], screen
        assert tv.evaluate(SCROLLS) is False


def test_a_large_desk_has_larger_cards_and_letters(desk: Desk) -> None:
    page, _ = holding(desk, cards("salam-1", "kebut-1", "tancep-1", "gedig-1", "pibu-1"))
    grown: dict[tuple[int, int], list[float]] = {}
    for screen in (DESK, LARGE):
        settled(page, screen)
        card = page.locator(".hand .card").first.bounding_box()
        letters = [page.locator(one).first.evaluate(SIZE) for one in (".log", ".prompt", ".chip")]
        assert card is not None
        grown[screen] = [card["width"], *letters]
        assert page.evaluate(CUT) == [], screen
        room = page.locator(".hand").bounding_box()
        assert room is not None
        assert card["height"] > 0.7 * room["height"]
    for small, large in zip(grown[DESK], grown[LARGE]):
        assert large >= 1.2 * small


WIDTHS = """(texts) => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(document.body).font;
  return texts.map((one) => pen.measureText(one).width);
}"""


def test_the_letters_are_ours_and_an_arrow_is_the_compass_of_the_cards(desk: Desk) -> None:
    page = desk.window()
    page.locator(".tile").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    used = page.evaluate(
        "() => [...document.fonts].filter(one => one.status === 'loaded')"
        ".map(one => one.family.replaceAll('\"', ''))"
    )
    assert "Plus Jakarta Sans" in used
    (preloaded,) = page.evaluate(
        "() => [...document.querySelectorAll('link[rel=preload][as=font]')].map(one => one.href)"
    )
    assert preloaded in page.evaluate(
        "() => performance.getEntriesByType('resource').map(one => one.name)"
    )
    font = page.request.get(preloaded)
    assert font.headers["content-type"] == "font/woff2"
    assert len(font.body()) <= 35_000
    assert "SIL OPEN FONT LICENSE" in page.request.get("/OFL.txt").text()
    # However many arrows stand together, they are one compass; and numbers stand under each other.
    one, *more = page.evaluate(WIDTHS, ["↑", "→", "↑→", "→↓", "←↑→↓", "↑→↓←"])
    assert more == [one] * len(more)
    digits = page.evaluate(WIDTHS, list("0123456789"))
    assert len(set(digits)) == 1
