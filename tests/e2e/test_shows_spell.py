"""A day of Spell from the Future as it is seen: choosing, the reveal in the pads, the dawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import aiohttp
import pytest
from playwright.sync_api import Page, expect

from tests.e2e import brink
from tests.e2e.conftest import DESK, PHONE, Desk, Host
from tests.server.table import COLOURS, MINDS, Guest, Json, Player, learn_names

GAME = "spell-from-the-future"
TALL = {"width": 390, "height": 844}
CHOOSE_COLOUR, PLACE = 0, 2
"""Stages of a day."""
NAMES = ("Sari", "Wati", "Budi", "Bagus Wicaksono", "Maimunah Jakarta")
# All meet at the first pad with white and at the second with black; the rest is as it comes.
TOKENS = ("0+2 1-1 2+1", "0+1 1-2 3-1", "0+1 1-1 3+1", "0+1 1-1 2-1", "0+1 1-2")
ENOUGH = 4
LAST_DAY, SAFE = 7, 6
KEEP = """([table, token, game]) => {
  localStorage['gelanggang.seats'] = JSON.stringify([{table, token, game, at: 0}]);
}"""

# Notes when each of these things is seen first, and what the numbers said by then.
WATCH = """(things) => {
  window.seen = [];
  const look = () => {
    for (const what of things) {
      if (seen.some(one => one.what === what) || !document.querySelector(what)) continue;
      const text = (where) => document.querySelector(where)?.textContent.trim() ?? '';
      seen.push({what, vp: text('.mages'), lanterns: text('.top .burn'), log: text('.log')});
    }
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
  look();
}"""
STEPS = [
    ".reveal",
    ".reveal .stake",
    ".reveal .stake.hit",
    ".turned li",
    ".clash .end",
    ".dawn, .ending",
]

# Words that lie over other words, or leave the screen, within something.
CROSSED = """(inside) => {
  const found = [], boxes = [];
  for (const root of document.querySelectorAll(inside)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode, said = text.textContent.trim(), around = text.parentElement;
      const unseen = getComputedStyle(around).visibility === 'hidden' || around.closest('.hidden');
      if (!said || unseen) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) boxes.push([text, said, box]);
    }
  }
  boxes.forEach(([text, said, a], i) => {
    if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.left < -1) found.push(said);
    for (const [other, over, b] of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (other !== text && wide > 3 && high > 5) found.push(`${said} / ${over}`);
    }
  });
  return found;
}"""


class Circle:
    """Mages who play over the wire; one of them then sits down before a page."""

    def __init__(self, host: Host, seats: int, seed: int = 1) -> None:
        learn_names()
        self.host = host
        self.chance = Random(seed)
        self.seats = seats
        self.session: aiohttp.ClientSession = host.call(self._begin())
        self.open()

    async def _begin(self) -> aiohttp.ClientSession:
        return aiohttp.ClientSession()

    def open(self) -> None:
        """A table of their own, dealt."""
        self.tokens, self.players = self.host.call(self._open())

    async def _open(self) -> tuple[list[Json], list[Player]]:
        guest = Guest(self.host.base, self.session)
        first = await guest.open(GAME, self.seats, names=[NAMES[0]])
        rest = [await guest.join(first["table"], name) for name in NAMES[1 : self.seats]]
        seated = [first, *rest]
        players = [await guest.sit(one, "id") for one in seated]
        await players[0].do("start")
        for player in players:
            await player.until(lambda player=player: player.phase == "playing")  # type: ignore[misc]  # mypy does not see the type of a bound default
        return seated, players

    def play_until(self, stage: int, mystic: bool, mage: bool = False) -> None:
        """Play days, and games, until that is asked; with `mage`, of the first seat."""
        while not self.host.call(self._play_until(stage, mystic, mage)):
            self.open()

    async def _play_until(self, stage: int, mystic: bool, mage: bool) -> bool:
        while True:
            for player in self.players:
                await player.settle()
            view = self.players[0].view
            if view is None or self.players[0].phase != "playing":
                return False
            asked = view["pending"][0]
            fits = view["stage"] == stage and bool(view["mystic"]) is mystic
            # A Beast may have left too few tokens for what the tests put down.
            enough = asked["facts"].get("tokens", ENOUGH) >= ENOUGH
            # A day after which the game goes on, whatever comes.
            early = view["day"] < LAST_DAY and view["damage"] <= SAFE
            # Who is 1st Mage tomorrow has something better to do than to watch again.
            free = mage or view["mage"] != self.seats - 1
            if fits and enough and early and free and not (mage and asked["seat"]):
                return True
            for player in self.players:
                if player.pending():
                    await player.choose(self.chance)

    def ready(self, desk: Desk, **options: Any) -> Page:
        """The first mage has chosen, and looks at a page now."""
        self.choose(0)
        return self.page(desk, **options)

    def page(self, desk: Desk, **options: Any) -> Page:
        """The first mage goes on with a page."""
        page = desk.window(**options)
        page.evaluate(KEEP, [self.code, self.tokens[0]["token"], GAME])
        page.goto(f"/t/{self.code}")
        expect(page.locator(".table .mages li")).to_have_count(self.seats)
        return page

    @property
    def code(self) -> str:
        return str(self.tokens[0]["table"])

    def move(self, seat: int) -> str:
        """The next Mind card of a hand, and tokens where others have theirs."""
        view = cast(Json, self.players[seat].view)
        mask = view["minds"][seat]
        left = [mind for i, mind in enumerate(MINDS) if mask & 1 << i]
        pads = COLOURS if view["mystic"] else "ABCDEFGH"
        stacks = [f"{pads[int(one[0])]}{one[1:]}" for one in TOKENS[seat].split()]
        return " ".join(["place", "none" if view["mystic"] else left[0], *stacks])

    def choose(self, *seats: int) -> None:
        """These of them are ready."""
        for seat in seats:
            self.host.call(self._choose(seat))

    async def _choose(self, seat: int) -> None:
        player = self.players[seat]
        await player.settle()
        assert player.offer is not None
        answer = await player.do("choose", decision=player.offer["decision"], move=self.move(seat))
        assert answer["type"] == "ack", answer

    def reveal(self) -> None:
        """The others are ready, too."""
        self.choose(*range(1, self.seats))

    def close(self) -> None:
        self.host.call(self._close())

    async def _close(self) -> None:
        for player in self.players:
            await player.close()
        await self.session.close()


@pytest.fixture
def circle(host: Host, request: pytest.FixtureRequest) -> Iterator[Circle]:
    """Three mages, or as many as a test says."""
    made = Circle(host, getattr(request, "param", 3))
    yield made
    made.close()


FIVE = pytest.mark.parametrize("circle", [5], indirect=True)
TWO_PHONES = pytest.mark.parametrize("size", [PHONE, TALL], ids=["360x640", "390x844"])


def test_the_reveal_tells_everything_in_its_order_on_a_phone_and_on_a_tv(
    desk: Desk, circle: Circle
) -> None:
    circle.play_until(PLACE, mystic=False)
    page = circle.ready(desk, speed="fast")
    tv = desk.window(f"/tv/{circle.code}", speed="fast", viewport=DESK)
    expect(tv.locator(".table.tv .pads")).to_be_visible()
    words = page.locator(".pads .what").all_text_contents()
    for screen in (page, tv):
        screen.evaluate(WATCH, STEPS)
    circle.reveal()
    for screen in (page, tv):
        expect(screen.locator(".reveal")).to_be_visible()
        # All words stay, also those that nobody has chosen.
        assert screen.locator(".reveal .what").all_text_contents() == words
    for screen in (page, tv):
        expect(screen.locator(".dawn, .ending").first).to_be_visible()
        seen = screen.evaluate("() => seen")
        assert [one["what"] for one in seen] == STEPS
        tokens, fight = seen[1], seen[-2]
        lanterns = {one["lanterns"] for one in seen[:-2]}
        # What comes of it is told by nothing else: neither chips, nor lanterns, nor the log.
        assert lanterns == {seen[0]["lanterns"]}
        assert fight["vp"] != tokens["vp"]
        assert {one["log"] for one in seen[:-1]} == {seen[0]["log"]}


def test_a_reveal_can_be_hurried_and_watched_again(desk: Desk, circle: Circle) -> None:
    circle.play_until(PLACE, mystic=False)
    page = circle.ready(desk, speed="slow")
    words = page.locator(".pads .what").all_text_contents()
    circle.reveal()
    expect(page.locator(".reveal")).to_be_visible()
    go_on = page.get_by_role("button", name="Lanjut")
    while go_on.count():
        go_on.first.tap()
    expect(page.locator(".reveal, .dawn")).to_have_count(0)
    # Right after a hurried tap nothing counts as meant, and numbers are still counted.
    page.wait_for_timeout(brink.SETTLE)
    expect(page.locator(".count.up")).to_have_count(0)
    now = page.locator(".mages .vp").all_text_contents()
    page.get_by_role("button", name="Tonton lagi").tap()
    expect(page.locator(".reveal .stake.hit").first).to_be_visible()
    assert page.locator(".reveal .what").all_text_contents() == words
    page.locator(".reveal").tap()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.locator(".mages .vp")).to_have_text(now)


@FIVE
@TWO_PHONES
@pytest.mark.parametrize("mystic", [False, True], ids=["words", "colours"])
def test_in_the_longest_reveal_nothing_lies_over_anything(
    desk: Desk, circle: Circle, size: dict[str, int], mystic: bool
) -> None:
    circle.play_until(PLACE, mystic)
    # What is still on its way lies nowhere yet.
    page = circle.ready(desk, speed="normal", viewport=size, reduced_motion="reduce")
    circle.reveal()
    expect(page.locator(".reveal")).to_be_visible()
    looked = 0
    while page.locator(".reveal").count():
        assert page.evaluate(CROSSED, ".reveal, .turned, .clash, .leaves, .prompt, .village") == []
        looked += 1
        page.wait_for_timeout(100)
    assert looked > 5


def test_where_nothing_may_move_the_reveal_comes_step_by_step_without_motion(
    desk: Desk, circle: Circle
) -> None:
    circle.play_until(PLACE, mystic=False)
    page = circle.ready(desk, speed="fast", reduced_motion="reduce")
    page.evaluate(WATCH, STEPS)
    circle.reveal()
    for step in (".stake.hit", ".turned li", ".clash .end"):
        expect(page.locator(step).first).to_be_visible()
        assert page.evaluate("() => document.getAnimations().length") == 0
        assert page.locator(".flying").count() == 0
    expect(page.locator(".dawn, .ending").first).to_be_visible()
    assert [one["what"] for one in page.evaluate("() => seen")] == STEPS


@pytest.mark.parametrize("mystic", [False, True], ids=["words", "colours"])
def test_ready_is_not_live_before_a_token_lies_there(
    desk: Desk, circle: Circle, mystic: bool
) -> None:
    circle.play_until(PLACE, mystic)
    page = circle.page(desk)
    ready = page.locator(".thumb .main")
    if not mystic:
        page.locator(".mind.on").first.tap()
    expect(ready).to_have_attribute("aria-disabled", "true")
    ready.tap(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Belum ada token")
    page.locator(".on .place").first.tap()
    expect(ready).not_to_have_attribute("aria-disabled", "true")
    expect(ready).to_have_text("SIAP")
    # Whoever really means it can be ready without any.
    page.locator(".off").tap()
    expect(ready).to_have_attribute("aria-disabled", "true")
    ready.tap(force=True)
    expect(ready).to_have_text("SIAP tanpa token")
    ready.tap()
    expect(page.locator(".prompt.mine")).to_have_count(0)


@pytest.mark.parametrize("mystic", [False, True], ids=["words", "colours"])
def test_one_token_can_be_taken_off_by_tap_and_by_key(
    desk: Desk, circle: Circle, mystic: bool
) -> None:
    circle.play_until(PLACE, mystic)
    page = circle.page(desk)
    white, black = page.locator(".on").nth(0), page.locator(".on").nth(1)
    white.locator(".place").tap()
    white.locator(".place").tap()
    black.locator(".side.black").tap()
    black.locator(".place").tap()
    for pad in (white, black):
        expect(pad.locator(".off b")).to_have_text("2")
        box = pad.locator(".off").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        pad.locator(".off").tap()
        expect(pad.locator(".off b")).to_have_text("1")
        pad.locator(".off").press("Enter")
        expect(pad.locator(".off")).to_have_count(0)
        # Nothing else has gone with it.
    expect(page.locator(".has")).to_have_count(0)


def test_who_chooses_a_colour_sees_the_words_of_the_day(desk: Desk, circle: Circle) -> None:
    circle.play_until(CHOOSE_COLOUR, mystic=False, mage=True)
    page = circle.page(desk)
    expect(page.locator(".pick")).to_have_count(2)
    expect(page.locator(".prompt.mine")).to_be_visible()
    words = page.locator(".pads .what")
    assert words.count() >= 2
    seen = "one => !!finger.spot(one) && one.scrollWidth <= one.clientWidth"
    for thing in [*words.all(), *page.locator(".pick").all()]:
        assert thing.evaluate(seen), thing.text_content()


def test_a_mind_card_says_what_it_does_and_a_tap_shows_all_of_it(
    desk: Desk, circle: Circle
) -> None:
    circle.play_until(PLACE, mystic=False)
    circle.choose(0)
    circle.reveal()
    circle.play_until(PLACE, mystic=False)
    page = circle.page(desk)
    spent = page.locator(".mind.spent")
    expect(spent.first).to_contain_text("sudah dipakai")
    for card in page.locator(".mind").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    first = page.locator(".mind.on").first
    expect(first.locator(".brief")).not_to_be_empty()
    whole = first.locator(".hidden").text_content()
    first.tap()
    chosen = page.locator(".mind.chosen")
    expect(chosen.locator(".text")).to_have_text(str(whole))
    fits = "one => finger.spot(one) && one.scrollHeight <= one.parentElement.clientHeight"
    assert chosen.locator(".text").evaluate(fits)
