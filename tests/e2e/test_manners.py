"""Manners at a table: who goes and comes back, who wants another game, what is sent to others."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, expect

from gelanggang.server.app import Server
from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk, Host, Keep
from tests.e2e.test_axe import LANGUAGES, Inspector
from tests.e2e.test_latecomers import seats
from tests.e2e.test_lobby import SEAT, agree, lobby, seat
from tests.e2e.test_promises import two_friends
from tests.e2e.test_reach import LEAST_TARGET, LEAST_TEXT, LETTERS, SIZES, TARGETS, resize
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of, sit
from tests.server.table import make_house
from tests.server.test_address import NEAR, picture

NEW_GAME = "Permainan baru sudah mulai."
SHARE = """() => {
  window.shared = [];
  navigator.canShare = ({files}) => files?.length === 1;
  navigator.share = async ({files, ...words}) => {
    const [{name, type, size}] = files;
    window.shared.push({name, type, size, words});
  };
}"""


def again(page: Page) -> None:
    page.get_by_role("button", name="Main lagi").tap()


# In the lobby.


def test_a_guest_in_the_lobby_is_renamed_leaves_goes_home_and_speaks_otherwise_by_one_tap(
    desk: Desk,
) -> None:
    host, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    guest.get_by_role("button", name="Ganti nama").tap()
    sheet = guest.get_by_role("dialog")
    sheet.get_by_label("Nama").fill("Rani")
    sheet.get_by_role("button", name="Ganti nama").tap()
    expect(seat(host, 2).locator(".name")).to_have_text("Rani")
    guest.get_by_role("button", name="English").tap()
    expect(guest.get_by_role("status").filter(has_text="You have a seat.")).to_be_visible()
    guest.get_by_role("button", name="Indonesia").tap()
    guest.get_by_role("button", name="Ke beranda").tap()
    # Going home leaves nothing: the seat waits.
    expect(guest.locator(".home")).to_be_visible()
    guest.locator(".goon").tap()
    expect(seat(guest, 2).locator(".name")).to_have_text("Rani")
    guest.get_by_role("button", name="Keluar dari meja").tap()
    expect(sheet).to_contain_text("kamu bisa duduk lagi lewat tautan yang sama")
    sheet.get_by_role("button", name="Batal").tap()
    expect(sheet).to_have_count(0)
    guest.get_by_role("button", name="Keluar dari meja").tap()
    sheet.locator(".main").tap()
    expect(guest.locator(".home")).to_be_visible()
    expect(host.locator(f"{SEAT}.person")).to_have_count(1)
    # Home knows the way back, to any seat that is free.
    back = guest.locator(".goon").filter(has_text=code)
    expect(back).to_contain_text("Kembali")
    back.tap()
    guest.get_by_role("button", name="Duduk").tap()
    expect(host.locator(f"{SEAT}.person")).to_have_count(2)


def test_what_a_guest_has_in_the_lobby_is_large_and_readable(desk: Desk) -> None:
    _, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    for size in SIZES:
        resize(guest, size)
        assert guest.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert guest.evaluate(LETTERS, LEAST_TEXT) == [], size
        assert guest.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size


class NearHost(Host):
    """A house on a machine that others know by its address in the network."""

    async def _start(self, folder: Path) -> Server:
        server = Server(make_house(folder, near=lambda: NEAR), "127.0.0.1", 0)
        await server.start()
        return server


def test_a_page_that_was_opened_as_localhost_invites_to_an_address_that_phones_reach(
    browser: Browser, tmp_path: Path, record_property: Keep
) -> None:
    host = NearHost(tmp_path)
    try:
        desk = Desk(browser, host.base.replace("127.0.0.1", "localhost"), record_property)
        page = desk.window()
        begin(page, JAWARA, "Bareng teman")
        link = f"{NEAR}/t/{code_of(page)}"
        expect(page.locator(".invite .link")).to_have_text(link)
        drawn = page.locator("img.qr").get_attribute("src") or ""
        assert unquote(drawn.partition(",")[2]).encode() == picture(link)
        page.context.close()
        assert desk.troubles == []
    finally:
        host.close()


# Going, and coming back.


@GAMES
def test_whoever_leaves_a_game_reads_what_happens_and_comes_back_from_home(
    desk: Desk, game: int
) -> None:
    stays, goes = two_friends(desk, game)
    state = stays.locator(".chip .state, .mages em").filter(has_text="bot yang main")
    goes.get_by_role("button", name="Menu", exact=True).tap()
    leave = goes.get_by_role("button", name="Keluar dari meja")
    leave.tap()
    sheet = goes.get_by_role("dialog")
    expect(sheet).to_contain_text("Bot main menggantikanmu.")
    expect(sheet).to_contain_text("kembali lewat tautan yang sama")
    # Whoever thinks better of it has lost nothing.
    sheet.get_by_role("button", name="Batal").tap()
    expect(state).to_have_count(0)
    leave.tap()
    sheet.locator(".main").tap()
    expect(goes.locator(".home")).to_be_visible()
    expect(state).to_be_visible()
    goes.locator(".goon").tap()
    expect(goes.locator(".hand, .mindrow")).to_be_visible()
    expect(state).to_have_count(0)
    # And then it is a game like any other.
    goes.goto("/")
    expect(goes.locator(".goon.main")).to_contain_text("Lanjut main")


def test_whoever_went_back_by_accident_is_one_tap_from_the_table(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    code = code_of(page)
    page.go_back()
    expect(page.locator(".home")).to_be_visible()
    page.locator(".goon").filter(has_text=code).tap()
    expect(page.locator(".mindrow")).to_be_visible()


def test_the_host_reads_who_is_sent_away_from_a_game_that_they_cannot_come_back(
    desk: Desk,
) -> None:
    host, guest = two_friends(desk, JAWARA)
    seats(host)
    host.locator("dialog .chairs .row").nth(1).tap()
    sheet = host.get_by_role("dialog").last
    sheet.get_by_role("button", name="Keluarkan").tap()
    expect(sheet).to_contain_text("Kursinya jadi milik bot")
    expect(sheet).to_contain_text("tidak bisa masuk lagi")
    sheet.get_by_role("button", name="Keluarkan").tap()
    expect(guest.get_by_text("sudah tidak punya kursi")).to_be_visible()
    # There is no way back, so none is offered.
    guest.get_by_role("button", name="Ke beranda").tap()
    expect(guest.locator(".home")).to_be_visible()
    expect(guest.locator(".goon")).to_have_count(0)


# Another game.


def test_another_game_begins_when_all_want_it_and_who_reads_is_left_in_peace(desk: Desk) -> None:
    host, guest = two_friends(desk, SPELL)
    pages = (host, guest)
    taps.together(*pages)
    result = guest.locator(".recap h1").inner_text()
    expect(host.get_by_role("button", name="Mulai tanpa menunggu")).to_have_count(0)
    again(host)
    # Both see who wants it, and both still have their recap.
    for page in pages:
        expect(page.locator(".recap").get_by_text("1 dari 2 mau main lagi.")).to_be_visible()
    expect(host.get_by_role("button", name="Menunggu yang lain")).to_be_focused()
    # A reload changes nothing about it.
    host.reload()
    expect(host.get_by_role("button", name="Menunggu yang lain")).to_be_visible()
    again(guest)
    for page in pages:
        expect(page.locator(".table")).to_be_visible()
    taps.together(*pages)
    # The host need not wait; whoever has not asked reads on.
    again(host)
    result = guest.locator(".recap h1").inner_text()
    scores = guest.locator(".scores li").all_inner_texts()
    host.get_by_role("button", name="Mulai tanpa menunggu").tap()
    expect(host.locator(".table")).to_be_visible()
    expect(guest.get_by_text(NEW_GAME)).to_be_visible()
    expect(guest.locator(".recap h1")).to_have_text(result)
    assert guest.locator(".scores li").all_inner_texts() == scores
    expect(guest.locator(".table")).to_have_count(0)
    guest.get_by_role("button", name="Ikut").tap()
    expect(guest.locator(".table")).to_be_visible()
    taps.together(*pages)


def test_whoever_went_home_holds_nobody_up(desk: Desk) -> None:
    host, guest = two_friends(desk, SPELL)
    taps.together(host, guest)
    guest.get_by_role("button", name="Ke beranda").first.tap()
    again(host)
    expect(host.locator(".table")).to_be_visible()


def test_a_table_that_is_set_anew_tears_nobody_from_the_recap(desk: Desk) -> None:
    host, guest = two_friends(desk, SPELL)
    taps.together(host, guest)
    host.get_by_role("button", name="Ganti aturannya dulu").tap()
    sheet = host.locator(".rematch")
    sheet.locator("fieldset[name=seats] label").filter(has_text="3").first.tap()
    host.locator(".rematch .main").tap()
    expect(host.locator(".lobby, .table")).to_be_visible()
    expect(guest.locator(".recap h1")).to_be_visible()
    guest.get_by_role("button", name="Ikut").tap()
    expect(guest.locator(".lobby, .table")).to_be_visible()


def test_a_tv_goes_along_with_its_table(desk: Desk) -> None:
    tv = desk.window(viewport=DESK)
    begin(tv, SPELL, "Layar TV")
    phones = [sit(desk, code_of(tv)), sit(desk, code_of(tv))]
    tv.get_by_role("button", name=taps.DEAL).tap()
    taps.together(*phones)
    expect(tv.locator(".recap h1")).to_be_visible()
    again(phones[0])
    expect(tv.get_by_text("1 dari 2 mau main lagi.")).to_be_visible()
    again(phones[1])
    expect(tv.locator(".table.tv")).to_be_visible()


# Who is who.


@GAMES
def test_bots_and_oneself_are_marked_wherever_seats_are_shown(desk: Desk, game: int) -> None:
    host, code = lobby(desk, game)
    sit(desk, code)
    host.get_by_role("button", name="Isi bot").first.tap()
    marks = host.locator(f"{SEAT} .mark")
    expect(marks).to_contain_text(["kamu", "bot"])
    agree(host, "3 pemain")
    host.get_by_role("button", name=taps.DEAL).tap()
    table = host.locator(".chip, .mages li")
    expect(host.locator(".table")).to_be_visible()
    for size in SIZES:
        resize(host, size)
        assert table.locator(".mark.bot").count() == 1
        expect(table.locator(".mark.bot")).to_be_visible()
        assert table.locator(".mark.bot").inner_text() == "bot"
    resize(host, (DESK["width"], DESK["height"]))
    expect(table.locator(".mark.you .word")).to_have_text("kamu")


def test_the_recap_says_who_was_a_bot(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    taps.until(page)
    rows = page.locator(".scores li")
    expect(rows.locator(".mark.you .word")).to_have_text("kamu")
    expect(rows.locator(".mark.bot")).to_have_count(rows.count() - 1)


def test_on_one_phone_a_game_with_a_bot_goes_to_its_recap(desk: Desk) -> None:
    page = desk.window()
    begin(page, SPELL, "Satu HP")
    sheet = page.locator("form.new")
    sheet.locator("fieldset[name=seats] label").filter(has_text="3").first.tap()
    page.get_by_role("button", name="Isi bot").first.tap()
    page.locator(".foot .main").tap()
    taps.until(page)
    marks = page.locator(".scores .mark")
    # Nobody in particular holds the phone.
    expect(marks).to_have_text(["bot"])


# A game once more.


def replayed(page: Page, game: int) -> int:
    """The replay of a game; how many steps it has."""
    taps.against_bots(page, game)
    taps.until(page)
    page.get_by_role("button", name="Putar ulang").tap()
    return int(page.get_by_role("slider").get_attribute("max") or 0)


@GAMES
def test_a_replay_goes_forward_back_and_by_itself_at_three_speeds(desk: Desk, game: int) -> None:
    page = desk.window()
    steps = replayed(page, game)
    slider = page.get_by_role("slider")
    on = page.get_by_role("button", name="Maju satu langkah")
    for value in (1, 2):
        on.tap()
        expect(slider).to_have_value(str(value))
    page.get_by_role("button", name="Mundur satu langkah").tap()
    expect(slider).to_have_value("1")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    # Space lets it go on by itself, and stops it.
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Berhenti")).to_be_visible()
    expect(slider).not_to_have_value("1")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Putar", exact=True)).to_be_visible()
    for speed in (2, 4, 1):
        page.get_by_role("button", name=re.compile("^Kecepatan")).tap()
        expect(page.get_by_role("button", name=f"Kecepatan {speed}×")).to_be_visible()
    for key, value in (("End", steps), ("ArrowLeft", steps - 1), ("Home", 0), ("ArrowRight", 1)):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        expect(slider).to_have_value(str(value))
    # At its end it stops; once more it begins from the beginning.
    slider.fill(str(steps - 1))
    page.get_by_role("button", name="Putar", exact=True).tap()
    expect(slider).to_have_value(str(steps))
    expect(page.get_by_role("button", name="Putar", exact=True)).to_be_visible()


@GAMES
def test_lines_show_everybodys_points_and_a_tap_on_them_goes_to_that_moment(
    desk: Desk, host: Host, game: int
) -> None:
    page = desk.window()
    steps = replayed(page, game)
    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(int(slider.input_value()) - steps / 2) <= steps / 20
    slider.fill(str(steps))
    table = host.table(page.url.split("/")[4])
    assert table.match is not None
    names, scores = table.names(), table.match.scores()
    said = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    # As lines with their names, as what the slider says, and as rows of a table.
    assert page.locator(".lines path").count() == len(names)
    dashes = page.locator(".lines path").evaluate_all(
        "all => all.map(one => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(names), "without colours they are the same"
    assert [one.replace("\n", " ") for one in page.locator(".legend li").all_inner_texts()] == said
    expect(slider).to_have_attribute("aria-valuetext", ", ".join(said))
    rows = page.locator(".graph tbody tr")
    assert rows.last.locator("td").all_text_contents() == [str(score) for score in scores]


@GAMES
def test_all_of_a_replay_is_within_reach_of_a_finger(desk: Desk, game: int) -> None:
    page = desk.window()
    replayed(page, game)
    page.get_by_role("slider").fill("9")
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(f"({TARGETS})({LEAST_TARGET})") == [], size
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size


# A picture for others.


def words_of(page: Page) -> str:
    return page.locator(".postcard .picture").get_attribute("aria-label") or ""


@GAMES
@pytest.mark.parametrize("locale", ["id-ID", "en-GB"])
def test_a_result_is_kept_as_a_picture_that_asks_nothing_of_anybody(
    desk: Desk, game: int, locale: str
) -> None:
    page = desk.window(locale=locale)
    page.locator(".tile").nth(game).locator(".verbs .main").tap()
    taps.until(page)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.locator(".verbs").get_by_role("button", name=re.compile("hasil|result")).tap()
    keep = page.locator(".postcard .plain.main:not([aria-disabled])")
    with page.expect_download() as found:
        keep.tap()
    kept = Path(found.value.path()).read_bytes()
    assert found.value.suggested_filename.endswith(".png")
    assert kept[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", kept[16:24]) == (1080, 1080)
    assert all(url.startswith(desk.base) or url.startswith("blob:") for url in asked)
    # It is told as to somebody who looked on: to others nobody is "you".
    assert not re.search(r"\b(kamu|you)\b", words_of(page), re.IGNORECASE)
    drawn = page.locator("canvas").evaluate("one => one.toDataURL()")
    assert base64.b64decode(drawn.partition(",")[2]) == kept


def test_where_pictures_can_be_sent_one_tap_sends_it_and_no_link_to_a_seat_goes_along(
    desk: Desk,
) -> None:
    page = desk.window()
    page.evaluate(SHARE)
    taps.against_bots(page, SPELL)
    taps.until(page)
    page.get_by_role("button", name="Bagikan hasil").tap()
    page.get_by_role("button", name="Kirim gambar").tap()
    [sent] = page.wait_for_function("() => shared.length && shared").json_value()
    assert (sent["type"], sent["size"] > 10_000) == ("image/png", True)
    assert sent["words"] == {"title": "Spell from the Future", "text": words_of(page)}
    assert code_of(page) not in str(sent)


@LANGUAGES
def test_axe_finds_nothing_in_what_comes_after_a_game(desk: Desk, locale: str) -> None:
    axe = Inspector()
    host = desk.window(locale=locale, bypass_csp=True)
    host.locator(".tile").nth(SPELL).locator(".verbs .plain").nth(1).tap()
    guest = desk.window(f"/t/{code_of(host)}", locale=locale, bypass_csp=True)
    guest.locator(".lobby form .main").tap()
    guest.locator(".own").wait_for()
    axe.look(guest, "a guest with a seat")
    host.locator(".who .main").tap()
    taps.together(host, guest)
    host.locator(".again .main").tap()
    guest.locator(".again .wants").wait_for()
    axe.look(host, "who wants another game")
    axe.look(guest, "who is awaited")
    host.locator(".again .plain").last.tap()
    guest.locator(".again .begun").wait_for()
    axe.look(guest, "the others play again")
    guest.locator(".verbs").get_by_role("button", name=re.compile("hasil|result")).tap()
    guest.locator(".postcard .plain.main:not([aria-disabled])").wait_for()
    axe.look(guest, "the picture")
    axe.end()
