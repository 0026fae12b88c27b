"""The first game teaches itself, and a question mark explains anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Position, ViewportSize, expect

from gelanggang.games.lesson import load_lesson
from gelanggang.text.catalogue import voice
from gelanggang.text.titles import lesson_goal
from tests.e2e import taps
from tests.e2e.conftest import DESK, PHONE, Desk

GAMES = ("jawara-beksi", "spell-from-the-future")
FEWEST_MOVES = 5
LONGEST = 90.0
# Somebody who reads each sentence once, taps once a second and watches every show to its end.
WORDS_A_SECOND, SHOW, BOT = 4.0, {"duel": 4.0, "reveal": 8.0}, 0.9
BOT_CHOICES = 8

# What the coach points at, or, where nothing is pointed at, anything that the table offers.
TAP = """() => {
  const seen = (one) => one && one.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const show = all('.duel, .reveal');
  if (all('dialog').length) return 'end';
  if (show.length) { show[0].click(); return 'show'; }
  const [pointed] = all('.pointed');
  if (pointed) {
    pointed.click();
    return pointed.matches('.thumb *') ? 'move' : 'tap';
  }
  if (!window.free) return '';
  const [main] = all('.thumb .main:not([aria-disabled])');
  if (main) { main.click(); return 'move'; }
  const [card] = all('.hand .playable:not(.chosen)');
  if (card) { card.click(); return 'tap'; }
  return '';
}"""


def load_goal(game: str) -> str:
    return lesson_goal(voice("id"), game)


def goal(page: Page, game: int) -> Locator:
    """One tap on the tile leads to what the game is about."""
    page.locator(".tile").nth(game).get_by_role("button", name="Belajar 90 detik").tap()
    return page.get_by_role("dialog", name="Tujuannya")


def learn(page: Page, game: int) -> None:
    """To the first step."""
    goal(page, game).get_by_role("button", name="Mulai").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".coach p")).to_be_visible()


def follow(page: Page, most: int = 600) -> tuple[int, int, list[str]]:
    """Do what the coach says; how many moves and taps that were, and all that was said."""
    moves = taps = 0
    said: list[str] = []
    for _ in range(most):
        told = page.evaluate(TAP)
        if told == "end":
            break
        if told in ("tap", "move"):
            taps += 1
        moves += told == "move"
        text = page.evaluate("() => document.querySelector('.coach p')?.textContent ?? ''")
        if text and text not in said:
            said.append(text)
        # The last step leaves the choice to the learner.
        page.evaluate("text => { window.free = text.startsWith('Sekarang kamu sendiri') }", text)
        page.wait_for_timeout(60)
    return moves, taps, said


@pytest.mark.parametrize("game", [0, 1], ids=GAMES)
def test_the_first_game_is_five_real_moves_within_ninety_seconds(desk: Desk, game: int) -> None:
    page = desk.window()
    learn(page, game)
    moves, taps, said = follow(page)
    expect(page.get_by_role("dialog", name="Itu intinya!")).to_be_visible()
    assert moves >= FEWEST_MOVES, said
    said.append(load_goal(GAMES[game]))
    shows = sum(SHOW[step.kind] for step in load_lesson(GAMES[game]).steps if step.kind in SHOW)
    words = sum(len(one.split()) for one in said)
    seconds = words / WORDS_A_SECOND + taps + shows + BOT * BOT_CHOICES
    desk.measured(
        f"first game of {GAMES[game]}: {moves} moves, {taps} taps, {words} words, "
        f"about {seconds:.0f} s"
    )
    assert seconds <= LONGEST
    # On with a real game: the table is another one, and nobody says what to do.
    page.get_by_role("button", name="Main sungguhan lawan bot").tap()
    expect(page.locator(".table .prompt")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", [0, 1], ids=GAMES)
def test_a_reload_goes_on_where_the_lesson_was(desk: Desk, game: int) -> None:
    page = desk.window()
    learn(page, game)
    first = str(page.locator(".coach p").text_content())
    for _ in range(200):
        if page.evaluate(TAP) == "move":
            break
        page.wait_for_timeout(60)
    # Past the first step, and pointing at the next thing.
    said = "document.querySelector('.coach p')?.textContent"
    page.wait_for_function(
        f"first => {said} !== first && document.querySelector('.pointed')", arg=first
    )
    before = page.locator(".coach p").text_content()
    page.reload()
    expect(page.locator(".coach p")).to_have_text(str(before))
    moves, _, _ = follow(page)
    assert moves >= 1
    expect(page.get_by_role("dialog", name="Itu intinya!")).to_be_visible()


@pytest.mark.parametrize("game", [0, 1], ids=GAMES)
def test_it_begins_with_the_goal_in_a_picture_at_the_very_beginning(desk: Desk, game: int) -> None:
    page = desk.window()
    sheet = goal(page, game)
    expect(sheet.locator("p")).to_have_text(load_goal(GAMES[game]))
    # Everything in the picture is one of the game's own pictures.
    drawn = sheet.locator(".picture use").evaluate_all("all => all.map(one => one.href.baseVal)")
    assert len(drawn) > 3
    for id in set(drawn):
        expect(page.locator(id)).to_have_count(1)
    expect(page.locator(".top").first).to_contain_text(("Ronde 1", "Hari 1")[game])
    sheet.get_by_role("button", name="Mulai").tap()
    expect(page.locator(".pointed").first).to_be_visible()
    # Who has read it is not told again.
    page.reload()
    expect(page.locator(".pointed").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_card_that_is_meant_covers_nothing_of_its_neighbour(
    desk: Desk, size: ViewportSize
) -> None:
    page = desk.window(viewport=size)
    learn(page, 0)
    expect(page.locator(".hand .pointed")).to_be_visible()
    # Whatever lies on top where the next card begins is the next card.
    assert page.evaluate("""() => {
      const beside = document.querySelector('.hand .pointed').nextElementSibling;
      const box = beside.getBoundingClientRect();
      const met = [0.1, 0.4, 0.7, 0.9].map((part) =>
        document.elementFromPoint(box.left + 3, box.top + part * box.height));
      return met.every((one) => beside.contains(one));
    }""")


@pytest.mark.parametrize("game", [0, 1], ids=GAMES)
@pytest.mark.parametrize("begun", [False, True], ids=["at the goal", "later"])
def test_the_lesson_can_be_skipped_at_once(desk: Desk, game: int, begun: bool) -> None:
    page = desk.window()
    if begun:
        learn(page, game)
        place = page.locator(".coach")
    else:
        place = goal(page, game)
    place.get_by_role("button", name="Lewati pelajaran").tap()
    expect(page.locator(".tiles")).to_be_visible()
    expect(page.locator(".goon")).to_have_count(0)


def test_who_does_not_follow_the_coach_is_led_on_from_there(desk: Desk) -> None:
    page = desk.window()
    learn(page, 0)
    expect(page.locator(".coach p")).to_contain_text("↑")
    page.get_by_role("button", name="Ambil Kartu Jurus").tap()
    # The green card is still there; the coach goes on with what can be done now.
    expect(page.locator(".coach p")).to_contain_text("Pibu")
    moves, _, _ = follow(page, most=60)
    assert moves >= 1


def explained(page: Page, what: str, name: str, rule: str) -> None:
    """Ask first, then tap it: a sentence, and its rule by number, without leaving the table."""
    page.get_by_role("button", name="Tanya: ini apa?").tap()
    # A Combo may lie in the middle of the floor: beside it is the floor.
    beside: Position | None = {"x": 8.0, "y": 8.0} if what == ".floor" else None
    page.locator(what).locator("visible=true").first.tap(position=beside)
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet.locator(".what")).to_be_visible()
    sheet.get_by_role("button", name=f"Aturan {rule}").tap()
    expect(sheet.locator(".paragraph strong").first).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_question_mark_explains_anything_on_the_table_of_jawara_beksi(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    taps.until(page, ".hand .playable:has(.action)")
    here = page.url
    explained(page, ".pool", "Poin di Juri", "JB-71")
    explained(page, ".floor", "Rangkaian", "JB-50")
    explained(page, "[data-about=round]", "Ronde dan Skor", "JB-91")
    card = page.locator(".hand button:has(.action)").first
    page.get_by_role("button", name="Tanya: ini apa?").tap()
    card.tap()
    expect(page.get_by_role("dialog").locator(".what")).to_contain_text("Arah")
    page.keyboard.press("Escape")
    # Asking has chosen nothing.
    expect(page.locator(".hand .chosen")).to_have_count(0)
    page.locator(".judge .person").tap()
    expect(page.get_by_role("dialog").locator(".kind")).to_have_text("Juri")
    page.keyboard.press("Escape")
    assert page.url == here


def test_the_question_mark_of_a_duel_explains_it(desk: Desk) -> None:
    page = desk.window()
    learn(page, 0)
    for _ in range(400):
        if page.locator(".ask .what").count():
            break
        page.evaluate(TAP)
        page.wait_for_timeout(60)
    page.locator(".ask .what").tap()
    sheet = page.get_by_role("dialog", name="TANDING")
    sheet.get_by_role("button", name="Aturan JB-61").tap()
    expect(sheet.locator(".paragraph strong").first).to_have_text("JB-61")


def test_a_question_mark_explains_anything_on_the_table_of_spell(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 1)
    taps.until(page, ".pads .on .white")
    explained(page, "[data-about=village]", "Village", "SF-60")
    explained(page, "[data-about=tokens]", "Token", "SF-31")
    explained(page, "[data-about=vp]", "VP", "SF-61")
    for what, kind in ((".beast", "Beast"), (".swatch", "Warna")):
        page.locator(what).locator("visible=true").first.tap()
        expect(page.get_by_role("dialog").locator(".kind")).to_have_text(kind)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Tanya: ini apa?").tap()
    page.locator(".minds .mind").first.tap()
    expect(page.get_by_role("dialog").locator(".kind")).to_have_text("Kartu Pikiran")
    page.keyboard.press("Escape")
    # A token was neither placed nor taken away.
    expect(page.locator(".has")).to_have_count(0)


def test_the_rules_lead_to_the_page_about_what_the_game_shows_and_back(desk: Desk) -> None:
    page = desk.window("/rules/jawara-beksi")
    page.get_by_role("link", name="Silat Beksi").tap()
    expect(page).to_have_url(re.compile("/rules/silat-beksi$"))
    expect(page.locator(".title")).to_have_text("Silat Beksi")
    page.get_by_role("button", name="Kembali").tap()
    expect(page.locator(".title")).to_contain_text("Jawara Beksi")
