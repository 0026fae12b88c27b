"""The Story Campaign through the page: its endings, other devices, other people, and its file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from gelanggang.games.spell_future.journey import Journey
from tests.browsers.conftest import House
from tests.e2e import tale, taps
from tests.e2e.conftest import DESK, Desk, Keep, _desk
from tests.e2e.test_axe import Inspector
from tests.tables.test_story import CAMPAIGN

LAST = "kelahiran"
PICTURE = re.compile(r"/assets/story-\w+/(?:scene|sign)/([\w-]+)\.svg")


def journey(*ways: str, date: str = "2026-11-16") -> Journey:
    """A party that has walked so far."""
    party = Journey(CAMPAIGN, "Geng Kita")
    for way in ways:
        if party.asked != "play":
            party.choose(party.choices()[0])
        step = {"did": "played", "chapter": party.chapter, "way": way, "damage": 4, "best": "lebah"}
        rest = {"through": "", "alone": "Sari", "names": ["Sari", "Dodi"], "date": date}
        party.take({**step, **rest, "provision": party.provision})
    return party


def bring(page: Page, text: str) -> None:
    """Choose a file in the sheet."""
    file = FilePayload(name="cerita.json", mimeType="application/json", buffer=text.encode())
    page.locator("dialog input[type=file]").set_input_files(file)


def ended(page: Page, name: str) -> None:
    expect(page.locator(".story .end .name")).to_have_text(name)
    expect(page.locator(".story .map svg")).to_be_visible()


@pytest.mark.parametrize(
    ("way", "locale", "name", "done"),
    [
        ("attack", "id-ID", "Fajar", "Selesai: Fajar"),
        ("defence", "en-GB", "Home", "Finished: Home"),
    ],
)
def test_one_phone_walks_a_whole_story_to_the_ending_of_its_way(
    desk: Desk, way: str, locale: str, name: str, done: str
) -> None:
    page = desk.window(locale=locale)
    with tale.ending({}, way):
        tale.open_story(page, 2, name="Satu HP")
        tale.walk(page)
    ended(page, name)
    page.goto("/")
    tale.sheet(page)
    expect(page.locator("dialog .known")).to_contain_text(done)


def test_against_bots_no_picture_of_a_chapter_comes_before_the_party(desk: Desk) -> None:
    page = desk.window()
    asked: list[str] = []
    page.on("request", lambda one: asked.extend(PICTURE.findall(one.url)))
    with tale.ending({}, "defence"):
        tale.open_story(page, 0)
        for _ in range(3):
            reached = page.locator(".map text").count()
            assert len(set(asked) - {"any"}) == reached, asked
            tale.begin(page)
            tale.play(page)
            tale.vote(page)


def test_friends_lose_twice_choose_together_and_the_host_decides_a_tie(desk: Desk) -> None:
    sari = desk.window()
    with tale.ending({LAST: "fallen"}, "defence"):
        code = tale.open_story(sari, 1)
        dodi = tale.come(desk, code, "Bayu")
        tale.begin(sari, dodi)
        tale.play(sari, dodi)
        # Two wishes are a tie, and the host's own decides it.
        dodi.locator(".choice").nth(1).tap()
        expect(sari.locator(".choice").nth(1)).to_contain_text("Bayu")
        memory = sari.locator(".choice").first.inner_text()
        sari.locator(".choice").first.tap()
        for page in (sari, dodi):
            expect(page.locator(".story ul.carried")).to_contain_text(memory.split(" (")[0])
        for _ in range(5):
            tale.begin(sari, dodi)
            tale.play(sari, dodi)
            tale.vote(sari, dodi)
        tale.begin(sari, dodi)
        tale.play(sari, dodi)
        expect(sari.locator(tale.OVER)).to_contain_text("coba lagi")
        tale.vote(sari, dodi)
        expect(dodi.locator(".story ul.carried")).to_contain_text("token lagi")
        tale.begin(sari, dodi)
        tale.play(sari, dodi)
    for page in (sari, dodi):
        ended(page, "Bintang")


@pytest.fixture
def fragile(
    browser: Browser, tmp_path: Path, record_property: Keep
) -> Iterator[tuple[House, Desk]]:
    """A house that can be killed, and windows in front of it."""
    house = House(tmp_path)
    with _desk(browser, house.base, record_property) as desk:
        yield house, desk
    house.close()


def test_a_killed_house_goes_on_in_the_middle_of_a_day_on_another_device(
    fragile: tuple[House, Desk],
) -> None:
    house, desk = fragile
    page = desk.window()
    code = tale.open_story(page, 0, name="Tahan banting")
    page.locator(tale.BEGIN).tap()
    taps.until(page, ".pads .on .white, .tile.on .white")
    with desk.forgiven():
        house.kill()
        expect(page.locator(".banner[role=status]")).to_be_visible()
        house.serve()
        expect(page.locator(".banner[role=status]")).to_have_count(0)
    page.locator(".menu[aria-label=Menu]").tap()
    page.get_by_role("button", name="Pindah ke HP lain").tap()
    link = page.locator("dialog output").inner_text()
    other = desk.window(link.removeprefix(house.base))
    other.locator(".prompt.mine").wait_for()
    expect(page.get_by_role("button", name="Main di sini")).to_be_visible()
    taps.until(other, tale.OVER)
    assert other.url.endswith(code)
    tale.vote(other)
    # From there on the story goes to its end.
    tale.walk(other)
    expect(other.locator(".story .end .name")).to_be_visible()


def test_people_come_and_go_between_chapters_and_the_logbook_knows_who_was_there(
    desk: Desk,
) -> None:
    sari = desk.window()
    with tale.ending({}, "defence"):
        code = tale.open_story(sari, 0)
        tale.begin(sari)
        tale.play(sari)
        dodi = tale.come(desk, code, "Bayu")
        tale.vote(sari, dodi)
        sari.locator(".seats .row").first.tap()
        sari.locator("dialog .seat > .plain").last.tap()
        sari.locator("dialog .main").tap()
        sari.locator(".home").wait_for()
        # Nobody owns the story: who is there begins.
        dodi.locator(tale.BEGIN).tap()
        dodi.locator(".table").wait_for()
        tale.play(dodi)
        tale.vote(dodi)
        tale.walk(dodi)
    ended(dodi, "Rumah")
    dodi.get_by_role("button", name="Buku harian").tap()
    lines = dodi.locator(".logbook article").all_text_contents()
    assert len(lines) == 7
    assert "Bayu" not in lines[0]
    assert all("Bayu" in line for line in lines[1:])


def test_a_file_goes_out_and_comes_back_and_a_wrong_one_gets_a_sentence(desk: Desk) -> None:
    page = desk.window()
    told = journey("attack", "defence")
    tale.sheet(page)
    kept = json.loads(told.text())
    edited = {**kept, "name": "Geng Lain"}
    sentences = set()
    for text in (told.text()[:-40], json.dumps(edited), '{"format": "something-else"}', ""):
        with desk.forgiven():
            with page.expect_response(re.compile("/api/tables")):
                bring(page, text)
            expect(page.locator("dialog [role=alert]")).not_to_be_empty()
        sentences.add(page.locator("dialog [role=alert]").inner_text())
        expect(page.locator("#story-name")).to_be_visible()
    assert len(sentences) > 1
    bring(page, told.text())
    page.locator(".story h1").wait_for()
    expect(page.locator(".title")).to_have_text("Geng Kita")
    expect(page.locator(".story .choice")).to_have_count(2)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Simpan berkas").tap()
    assert json.loads(waiting.value.path().read_text("utf-8")) == kept


def test_after_a_week_a_party_hears_where_it_was_and_may_practise_a_day(desk: Desk) -> None:
    page = desk.window()
    tale.sheet(page)
    bring(page, journey("attack", date="2026-01-05").text())
    where = page.locator(".story .where section")
    expect(where).to_contain_text("Panggilan")
    expect(where.locator("li").first).to_be_visible()
    story = page.url
    where.get_by_role("button", name="Latihan").tap()
    page.locator(".table").wait_for()
    assert page.url != story
    expect(page.locator(".strip")).to_be_visible()
    taps.until(page)
    page.goto(story)
    where.get_by_role("button", name="lanjut").tap()
    expect(where).to_have_count(0)
    page.get_by_role("button", name="Buku harian").tap()
    expect(page.locator(".logbook article")).to_have_count(1)
    page.locator(".logbook summary").first.tap()
    page.locator(".logbook details[open]").get_by_role("button", name="Main lagi").tap()
    page.locator(".table").wait_for()


# A browser with a voice, and what it was asked to say.
VOICE = """
window.said = [];
const voice = {lang: 'id-ID', name: 'Sari', default: true, localService: true, voiceURI: ''};
window.SpeechSynthesisUtterance = function (text) { this.text = text };
Object.defineProperty(window, 'speechSynthesis', {value: {
  getVoices: () => [voice], addEventListener() {},
  speak: (one) => said.push(one.text), cancel: () => said.push('stop'),
}});
"""


def test_a_text_is_read_aloud_on_request_and_falls_silent_with_the_page(desk: Desk) -> None:
    page = desk.window()
    tale.open_story(page, 0)
    # Where the browser has no voice, there is no button.
    expect(page.get_by_role("button", name="Bacakan")).to_have_count(0)
    page.context.add_init_script(VOICE)
    page.reload()
    page.get_by_role("button", name="Bacakan").tap()
    assert page.evaluate("said[0]") == page.locator(".chapter .text").inner_text()
    page.get_by_role("button", name="Berhenti").tap()
    page.get_by_role("button", name="Bacakan").tap()
    page.get_by_role("button", name="Ke beranda").tap()
    page.locator(".home").wait_for()
    assert page.evaluate("said").count("stop") == 2


def test_on_a_tv_the_story_is_seen_and_only_phones_and_the_host_choose(desk: Desk) -> None:
    tv = desk.window(viewport=DESK)
    with tale.ending({}, "defence"):
        code = tale.open_story(tv, 3)
        phone = tale.come(desk, code, "Sari")
        board = desk.another(phone.context, f"/tv/{code}")
        board.locator(".story.far h1").wait_for()
        tv.locator(tale.BEGIN).tap()
        phone.locator(".table").wait_for()
        tale.play(phone)
    board.locator(tale.OVER).wait_for()
    assert board.locator(".story main button, .story main a").count() == 0
    expect(board.locator("div.choice")).to_have_count(2)
    phone.locator(".choice").nth(1).tap()
    for page in (tv, board, phone):
        expect(page.locator(".story .choice")).to_have_count(0)


@pytest.mark.parametrize("locale", ["id-ID", "en-GB"])
def test_axe_finds_nothing_in_a_story(desk: Desk, locale: str) -> None:
    axe = Inspector()
    page = desk.window(locale=locale, bypass_csp=True)
    with tale.ending({LAST: "defence"}, "fallen"):
        tale.sheet(page)
        axe.look(page, "a new story")
        page.locator("dialog form .main").tap()
        page.locator(".story h1").wait_for()
        axe.look(page, "before a chapter")
        tale.begin(page)
        page.locator(".prompt.mine").wait_for()
        axe.look(page, "a chapter")
        page.locator(".strip").tap()
        page.get_by_role("dialog").wait_for()
        axe.look(page, "its rule")
        page.keyboard.press("Escape")
        tale.play(page)
        axe.look(page, "choosing")
        tale.vote(page)
        axe.look(page, "after a chapter")
        for number in (0, 1):
            page.locator(".story .verbs button").nth(number).tap()
            page.get_by_role("dialog").wait_for()
            axe.look(page, f"sheet {number}")
            page.keyboard.press("Escape")
        page.goto("/")
        tale.sheet(page)
        axe.look(page, "stories that wait")
        ways = ["attack"] * 6
        bring(page, journey(*ways, date="2026-01-05").text())
        page.locator(".story .where section").wait_for()
        axe.look(page, "where were we")
        tale.vote(page)
        tale.begin(page)
        tale.play(page)
        page.locator(".story .end").wait_for()
        axe.look(page, "the end")
    axe.end()
