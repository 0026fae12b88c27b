"""Before the deal, in several windows: what is played, who sits where, and who waits for a seat."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from gelanggang.tables.absence import SUCCESSION
from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk
from tests.e2e.test_reach import LEAST_TARGET, LEAST_TEXT, LETTERS, SIZES, TARGETS, resize
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of, sit

SEAT = ".who .chairs li"


def lobby(desk: Desk, game: int) -> tuple[Page, str]:
    """A host in the lobby of a table for friends, and its code."""
    host = desk.window()
    begin(host, game, "Bareng teman")
    return host, code_of(host)


def agree(page: Page, *choices: str) -> None:
    """The host opens the line and taps what is to be played."""
    page.locator(".agreed .line").tap()
    sheet = page.get_by_role("dialog", name="Yang dimainkan")
    for choice in choices:
        label = sheet.locator("label").filter(has=page.get_by_text(choice, exact=True))
        label.first.tap()
        expect(label.first.locator("input")).to_be_checked()
    sheet.get_by_role("button", name="Tutup").tap()
    expect(sheet).to_have_count(0)


def seat(page: Page, number: int) -> Locator:
    return page.locator(SEAT).nth(number - 1)


def open_seat(page: Page, number: int) -> Locator:
    """The sheet of a seat."""
    seat(page, number).locator(".row").tap()
    return page.get_by_role("dialog")


def news(page: Page) -> Locator:
    return page.get_by_role("log")


def names(page: Page) -> list[str]:
    return page.locator(f"{SEAT} .name").all_text_contents()


def test_two_friends_set_the_hardest_game_by_taps_and_play_it_to_the_recap(desk: Desk) -> None:
    host, code = lobby(desk, SPELL)
    agree(host, "2 pemain", "Sangat sulit")
    guest = desk.window(f"/t/{code}")
    line = guest.locator(".agreed .line")
    expect(line).to_contain_text("2 pemain")
    expect(line).to_contain_text("Sangat sulit")
    # That two play together is said before they sit.
    expect(guest.locator(".agreed")).to_contain_text("kerja sama")
    guest.get_by_role("button", name="Duduk").tap()
    expect(host.locator(f"{SEAT}.person")).to_have_count(2)
    host.get_by_role("button", name=taps.DEAL).tap()
    for page in (host, guest):
        expect(page.locator(".table")).to_be_visible()
    guest.get_by_role("button", name="Menu", exact=True).tap()
    expect(guest.get_by_role("dialog").locator(".line")).to_contain_text("Sangat sulit")
    guest.keyboard.press("Escape")
    taps.together(host, guest)


def test_what_the_host_changes_flashes_at_the_guests_and_is_told(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    agree(host, "5")
    flash = guest.locator(".agreed .flash")
    expect(flash).to_contain_text("5")
    expect(news(guest)).to_contain_text("5")
    # It is over after a while, and the line stays.
    expect(flash).to_have_count(0)
    expect(guest.locator(".agreed .line")).to_contain_text("5")
    # Whoever wants nothing to move sees a mark instead.
    still = desk.window(f"/t/{code}", reduced_motion="reduce")
    expect(still.locator(".agreed .line")).to_be_visible()
    agree(host, "4")
    expect(still.locator(".agreed .flash")).to_contain_text("4")
    looks = still.locator(".agreed .flash").evaluate(
        "one => [getComputedStyle(one).animationName, getComputedStyle(one).backgroundColor]"
    )
    assert looks[0] == "none"
    assert looks[1] != "rgba(0, 0, 0, 0)"


def test_guests_read_what_is_played_and_change_nothing(desk: Desk) -> None:
    _, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    guest.locator(".agreed .line").tap()
    sheet = guest.get_by_role("dialog", name="Yang dimainkan")
    expect(sheet).to_contain_text("Tuan rumah bisa mengubahnya")
    assert sheet.locator("input").count() > 5
    expect(sheet.locator("input:enabled")).to_have_count(0)


def test_a_bot_gets_its_level_and_character_at_its_seat(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    guest = desk.window(f"/t/{code}")
    sheet = open_seat(host, 2)
    sheet.get_by_role("radio").nth(1).tap()
    expect(seat(host, 2)).to_have_class(re.compile("bot"))
    level = sheet.locator("label:has(:checked) b").first.inner_text().rpartition(" ")[2]
    sheet.locator("summary").tap()
    character = sheet.locator("fieldset[name=character] label").nth(1)
    character.tap()
    chosen = character.locator("b").inner_text()
    expect(seat(guest, 2).locator(".note")).to_contain_text(level)
    expect(seat(guest, 2).locator(".note")).to_contain_text(chosen)
    sheet.get_by_role("button", name="Kosongkan").tap()
    expect(seat(guest, 2)).to_have_class(re.compile("open"))
    # One tap is enough for a bot like all the others.
    host.get_by_role("button", name="Isi bot").first.tap()
    expect(seat(guest, 2)).to_have_class(re.compile("bot"))


def test_whoever_loses_a_seat_watches_and_gets_the_next_free_one(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    agree(host, "3 pemain")
    first, last = sit(desk, code), sit(desk, code)
    agree(host, "2 pemain")
    waits = last.get_by_text("Kamu menunggu kursi, urutan 1.")
    expect(waits).to_be_visible()
    assert len(names(last)) == 2
    expect(host.get_by_role("heading", name="Menunggu kursi")).to_be_visible()
    # Everybody reads what became of the seat.
    expect(news(first)).to_contain_text(re.compile("kursi"))
    agree(host, "3 pemain")
    expect(last.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()
    expect(host.get_by_role("heading", name="Menunggu kursi")).to_have_count(0)
    # Or when somebody goes.
    agree(host, "2 pemain")
    expect(waits).to_be_visible()
    mine = first.locator(f"{SEAT}:has(.mark:has-text('kamu')) .row")
    mine.tap()
    sheet = first.get_by_role("dialog")
    sheet.get_by_role("button", name="Keluar dari meja").tap()
    expect(sheet.get_by_text("Kursimu jadi kosong")).to_be_visible()
    sheet.get_by_role("button", name="Keluar dari meja").tap()
    expect(first.locator(".home")).to_be_visible()
    expect(last.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()


def test_at_a_full_table_a_guest_waits_for_a_seat_and_may_stop_waiting(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    agree(host, "2 pemain")
    sit(desk, code)
    late = desk.window(f"/t/{code}")
    late.get_by_label("Namamu").fill("Rani")
    late.get_by_role("button", name="Tunggu kursi").tap()
    expect(late.get_by_text("Kamu menunggu kursi, urutan 1.")).to_be_visible()
    line = host.get_by_role("heading", name="Menunggu kursi")
    expect(line).to_be_visible()
    expect(host.get_by_role("button", name="Tolak permintaan Rani")).to_be_visible()
    late.get_by_role("button", name="Berhenti menunggu").tap()
    expect(line).to_have_count(0)
    late.get_by_role("button", name="Tunggu kursi").tap()
    agree(host, "3 pemain")
    expect(late.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()
    assert names(host)[2] == "Rani"


def test_two_change_places_by_two_taps_and_by_keys(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    sari, dodi = names(host)[:2]
    open_seat(host, 1).get_by_role("button", name="Tukar tempat").tap()
    expect(host.get_by_text(f"Ketuk kursi untuk {sari}.")).to_be_visible()
    seat(host, 2).locator(".row").tap()
    expect(seat(guest, 1).locator(".name")).to_have_text(dodi)
    expect(seat(guest, 2).locator(".name")).to_have_text(sari)
    expect(seat(guest, 1).locator(".mark").filter(has_text="kamu")).to_be_visible()
    # An open seat is a place, too; everything can be done with keys, and Escape ends it.
    seat(host, 2).locator(".row").focus()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Tukar tempat").focus()
    host.keyboard.press("Enter")
    host.keyboard.press("Escape")
    expect(host.get_by_text("Ketuk kursi untuk")).to_have_count(0)
    expect(seat(host, 2).locator(".row")).to_be_focused()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Tukar tempat").focus()
    host.keyboard.press("Enter")
    expect(seat(host, 1).locator(".row")).to_be_focused()
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(seat(guest, 3).locator(".name")).to_have_text(sari)
    expect(seat(guest, 2)).to_have_class(re.compile("open"))
    # And each plays from where they sit.
    host.get_by_role("button", name=taps.DEAL).tap()
    for page in (host, guest):
        expect(page.locator(".table")).to_be_visible()
    taps.together(host, guest, what=".hand .holder")


def test_names_and_the_host_may_change_and_whoever_is_sent_away_is_asked_for_once_more(
    desk: Desk,
) -> None:
    host, code = lobby(desk, JAWARA)
    guest = sit(desk, code)
    sheet = open_seat(guest, 2)
    sheet.get_by_label("Nama").fill("Budi")
    sheet.get_by_role("button", name="Ganti nama").tap()
    expect(seat(host, 2).locator(".name")).to_have_text("Budi")
    # What cannot be a name is said where one looks.
    sheet = open_seat(host, 2)
    sheet.get_by_label("Nama").fill("<b>")
    sheet.get_by_role("button", name="Ganti nama").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("tidak bisa jadi nama")
    sheet.get_by_label("Nama").fill("Wati")
    sheet.get_by_role("button", name="Ganti nama").tap()
    expect(seat(guest, 2).locator(".name")).to_have_text("Wati")
    # A guest may do nothing with others' seats.
    assert guest.locator(f"{SEAT} button.row").count() == 1
    open_seat(host, 2).get_by_role("button", name="Jadikan tuan rumah").tap()
    expect(guest.get_by_role("button", name=taps.DEAL)).to_be_visible()
    expect(host.get_by_role("button", name=taps.DEAL)).to_have_count(0)
    expect(news(host)).to_contain_text("Sekarang Wati tuan rumah")
    sheet = open_seat(guest, 1)
    sheet.get_by_role("button", name="Keluarkan").tap()
    expect(sheet).to_contain_text("dari meja?")
    sheet.get_by_role("button", name="Batal").tap()
    expect(guest.locator(f"{SEAT}.person")).to_have_count(2)
    sheet.get_by_role("button", name="Keluarkan").tap()
    sheet.get_by_role("button", name="Keluarkan").tap()
    expect(guest.locator(f"{SEAT}.person")).to_have_count(1)
    expect(host.get_by_text("sudah tidak punya kursi")).to_be_visible()


def test_the_table_is_closed_and_opened_with_a_switch(desk: Desk) -> None:
    host, code = lobby(desk, SPELL)
    host.get_by_text("Siapa masih boleh ikut").tap()
    lock = host.get_by_role("switch", name="Tutup meja")
    expect(lock).not_to_be_checked()
    lock.tap()
    expect(lock).to_be_checked()
    lock.tap()
    expect(lock).not_to_be_checked()
    sit(desk, code)


def test_when_the_host_is_gone_who_has_sat_longest_is_host_and_everybody_reads_why(
    desk: Desk,
) -> None:
    host, code = lobby(desk, JAWARA)
    first, second = sit(desk, code), sit(desk, code)
    heir = names(second)[1]
    host.close()
    # What the house waits for is compiled into it.
    patience = 1000 * (SUCCESSION + 20)
    expect(first.get_by_role("button", name=taps.DEAL)).to_be_visible(timeout=patience)
    expect(seat(second, 2).locator(".note").filter(has_text="tuan rumah")).to_be_visible()
    expect(seat(second, 1).locator(".note").filter(has_text="tuan rumah")).to_have_count(0)
    expect(news(second)).to_contain_text(f"Tuan rumah sedang pergi. Sekarang {heir} tuan rumah")
    first.get_by_role("button", name=taps.DEAL).tap()
    expect(second.locator(".table")).to_be_visible()


@GAMES
def test_on_a_tv_the_lobby_is_read_from_the_sofa(desk: Desk, game: int) -> None:
    tv = desk.window(viewport=DESK)
    begin(tv, game, "Layar TV")
    sit(desk, code_of(tv))
    tv.get_by_role("button", name="Isi bot").first.tap()
    for what in (".agreed .line", f"{SEAT} .name", f"{SEAT} .note"):
        size = tv.locator(what).first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= 24, what


def test_in_the_lobby_targets_are_large_and_sentences_readable(desk: Desk) -> None:
    host, code = lobby(desk, JAWARA)
    sit(desk, code)
    host.get_by_role("button", name="Isi bot").first.tap()
    for size in SIZES:
        resize(host, size)
        assert host.evaluate(TARGETS, LEAST_TARGET) == [], size
        assert host.evaluate(LETTERS, LEAST_TEXT) == [], size
        assert host.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size
