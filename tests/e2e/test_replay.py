"""What is over can be looked at again: whole, from any chair, with a bot's opinion, by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gelanggang.core.match import replay
from gelanggang.core.source import BEFORE, total
from gelanggang.server import render
from gelanggang.server.narration import Narration
from gelanggang.text.catalogue import voice
from gelanggang.text.games import narrator
from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk, Host
from tests.e2e.test_learning import follow, learn
from tests.e2e.test_ways import GAMES, SPELL, code_of


def first_game(page: Page) -> None:
    """A short game to its recap."""
    learn(page, 1)
    follow(page)
    page.get_by_role("button", name="Lanjut di meja ini").tap()
    taps.until(page)
    expect(page.locator(".recap")).to_be_visible()


def told(page: Page) -> list[str]:
    """What the recap says, once it knows the whole game."""
    expect(page.locator(".moments li")).to_have_count(3)
    expect(page.locator(".scores .from").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page.locator(".recap h1, .scores li, .moments li").all_text_contents()


def test_the_recap_is_whole_after_a_reload_and_its_moments_lead_into_the_replay(
    desk: Desk,
) -> None:
    page = desk.window()
    first_game(page)
    before = told(page)
    page.reload()
    assert told(page) == before
    page.locator(".moments button").first.tap()
    expect(page.get_by_role("slider")).not_to_have_value("0")


@GAMES
def test_the_recap_shows_the_parts_of_every_score_as_the_game_tells_them(
    desk: Desk, host: Host, game: int
) -> None:
    page = desk.window()
    learn(page, game)
    follow(page)
    page.get_by_role("button", name="Lanjut di meja ini").tap()
    taps.until(page)
    expect(page.locator(".scores .from").first).to_be_visible()
    table = host.table(code_of(page))

    async def told() -> list[tuple[str, str, str]]:
        assert table.match is not None
        # A table does not remember what it told: the game is played again.
        match = replay(table.rules, table.match.record())
        sources, scores = match.sources(), match.scores()
        teller = narrator(table.rules, voice("id"), [])
        # The first game of Jawara Beksi begins with points.
        assert (sources[0].name == BEFORE) == (game != SPELL)
        lines: list[tuple[str, str, str]] = []
        for seat in sorted(range(len(scores)), key=lambda one: -scores[one]):
            assert total(sources, seat) == scores[seat]
            parts = [(teller.source(one.name), one.points[seat]) for one in sources]
            said = " · ".join(f"{text} {n:+}".replace("-", "−") for text, n in parts if n)
            lines.append((table.chairs[seat].name, str(scores[seat]), said))
        return lines

    names, scores, parts = (
        page.locator(f".scores li {what}").all_inner_texts() for what in (".name", "b", ".from")
    )
    assert list(zip(names, scores, parts, strict=True)) == host.call(told())


def test_a_bot_says_what_it_would_have_done_and_why(desk: Desk) -> None:
    page = desk.window()
    first_game(page)
    page.get_by_role("button", name="Putar ulang").tap()
    page.get_by_role("slider").fill("2")
    page.get_by_role("button", name="Kata bot?").tap()
    expect(page.locator(".idea")).to_contain_text(re.compile(r"Bot sebagai .+: .+"))
    # Another moment is another question.
    page.get_by_role("slider").fill("3")
    expect(page.locator(".idea")).to_have_count(0)
    # From another chair it is asked for that chair.
    page.get_by_label("Dari kursi siapa").select_option("1")
    expect(page).to_have_url(re.compile("seat=1$"))
    name = page.locator("select option:checked").text_content()
    page.get_by_role("button", name="Kata bot?").tap()
    expect(page.locator(".idea")).to_contain_text(f"Bot sebagai {name}")


def test_the_replay_goes_by_keyboard_and_its_link_opens_that_moment(desk: Desk) -> None:
    page = desk.window(has_touch=False)
    learn_by_click(page)
    page.get_by_role("button", name="Putar ulang").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    for key, value in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(value))
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-label", re.compile(r"Langkah (\d+) dari \1$"))
    page.keyboard.press("Home")
    slider.fill("5")
    page.get_by_label("Dari kursi siapa").select_option("2")
    expect(page).to_have_url(re.compile(r"\?at=5&seat=2$"))
    # Somebody else, who never was at this table, opens the link.
    other = desk.window(page.url.removeprefix(desk.base))
    expect(other.get_by_role("slider")).to_have_value("5")
    expect(other.get_by_label("Dari kursi siapa")).to_have_value("2")
    same = ".pads, .colours, .big, .beast"
    assert other.locator(same).all_inner_texts() == page.locator(same).all_inner_texts()


def learn_by_click(page: Page) -> None:
    """The short game without a finger."""
    page.locator(".tile").nth(1).get_by_role("button", name="Belajar 90 detik").click()
    page.get_by_role("dialog").get_by_role("button", name="Mulai").click()
    follow(page)
    page.get_by_role("button", name="Lanjut di meja ini").click()
    taps.until(page)


def test_a_replay_tells_nothing_of_who_is_away_from_the_table_now(desk: Desk) -> None:
    page = desk.window()
    first_game(page)
    page.get_by_role("button", name="Putar ulang").tap()
    expect(page.get_by_role("slider")).to_be_visible()
    # Whoever watches has left the table: it counts the seconds until a bot would play.
    page.wait_for_function("""async () => {
      const code = location.pathname.split('/')[2];
      const {seats} = await (await fetch(`/api/tables/${code}`)).json();
      return seats.some(seat => seat.grace);
    }""")
    page.reload()
    expect(page.locator(".mages .name")).to_have_count(3)
    assert page.locator(".mages em").count() == 0


# What lies on the table, thing by thing.
STANDS = """() => {
  const words = '.pool b, .judge b, .chip .facts, .whose, .ring .slot .hidden, .beast .words, '
    + '.swatch .name, .theword, .pad .seen, .tile .seen, .mages .vp, .minds .chosen';
  const shown = (one) => one.getClientRects().length > 0;
  const said = [...document.querySelectorAll(words)].filter(shown);
  const hand = [...document.querySelectorAll('.hand [data-flip]')].map(one => one.dataset.flip);
  return [...hand, ...said.map(one => one.ariaLabel ?? one.textContent.trim())];
}"""
# Whatever a finger would do, until there are more lines than so many.
ON = """async lines => {
  const end = Date.now() + 60_000;
  while (document.querySelectorAll('.tale .line').length <= lines) {
    if (Date.now() > end) throw new Error(`nothing goes on: ${document.body.innerText}`);
    const next = finger.next();
    if (next?.tagName) finger.tap(next);
    await new Promise(done => setTimeout(done, 15));
  }
}"""
MINE = ".table:has(.judge) .hand .playable:has(.action), .pads .on .white, .tile.on .white"


def my_turn(page: Page, game: int) -> None:
    """Play on to a turn of one's own, in which nobody else has anything to do any more."""
    taps.until(page, MINE)
    if game == SPELL:
        others = page.locator(".mages li").count() - 1
        expect(page.locator(".mages .ready")).to_have_count(others)


def look_back(page: Page, line: int) -> None:
    """Tap a line of the log, where the log is."""
    if not page.locator(".tale").is_visible():
        page.get_by_role("button", name="Menu", exact=True).tap()
        page.get_by_role("button", name="Catatan").tap()
    page.locator(".log .line").locator("visible=true").nth(line).tap()


@GAMES
@pytest.mark.parametrize("width", [360, 1280])
def test_a_line_of_the_log_shows_the_table_as_it_was_then(
    desk: Desk, game: int, width: int
) -> None:
    page = desk.window(viewport={"width": width, "height": 800})
    taps.against_bots(page, game)
    lines = page.locator(".tale .line")
    past = page.locator("span.text", has_text="Ini yang sudah lewat.")
    moments: list[tuple[int, list[str]]] = []
    for _ in range(2):
        my_turn(page, game)
        moments.append((lines.count(), page.evaluate(STANDS)))
        page.evaluate(ON, lines.count())
    my_turn(page, game)
    page.locator(MINE).first.tap()
    expect(page.locator(".hand .chosen, .has")).to_have_count(1)
    now = page.evaluate(STANDS)
    # Two moments of one's own, not the same, and none of them is now.
    assert len({tuple(stands) for _, stands in [*moments, (0, now)]}) == 3
    for count, stands in moments:
        look_back(page, count - 1)
        expect(past).to_be_visible()
        assert page.evaluate(STANDS) == stands
    page.get_by_role("button", name="Kembali ke sekarang").tap()
    expect(past).to_have_count(0)
    # Nothing was lost by looking back: not even a choice in the making.
    assert page.evaluate(STANDS) == now
    expect(page.locator(".hand .chosen, .has")).to_have_count(1)


@GAMES
def test_every_event_is_in_the_log_and_every_line_can_be_looked_at(
    desk: Desk, host: Host, game: int
) -> None:
    page = desk.window(viewport=DESK)
    taps.against_bots(page, game)
    page.locator(".prompt.mine").wait_for()
    before = page.locator(".tale .line").count()
    for _ in range(2):
        page.evaluate(ON, page.locator(".tale .line").count())
        my_turn(page, game)
    table = host.table(code_of(page))

    async def told() -> list[str]:
        heard, whole = render.missed(table, 0, Narration(table, "id"), 0)
        assert whole
        return [one.text for one in heard if one.text and one.kind != "started"]

    shown = page.locator(".tale .line").all_inner_texts()
    assert [one for one in shown if "Kocokannya sudah dikunci" not in one] == host.call(told())
    # Also those that came together with others.
    for line in range(before, len(shown)):
        look_back(page, line)
        expect(page.locator("span.text", has_text="Ini yang sudah lewat.")).to_be_visible()
        expect(page.get_by_role("alert")).to_be_empty()
        expect(page.locator(".tale .now").last).to_be_visible()
        page.get_by_role("button", name="Kembali ke sekarang").tap()
