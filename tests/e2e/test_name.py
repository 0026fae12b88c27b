"""Under which name one plays: asked once, gently, and changed at any time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk, Host
from tests.e2e.test_ways import code_of


def called(host: Host, page: Page) -> str:
    """What the house calls whoever sits at this window."""
    return host.table(code_of(page)).chairs[0].name


def test_the_first_table_asks_for_a_name_and_no_later_one(desk: Desk, host: Host) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    line = page.locator(".naming")
    expect(line).to_contain_text(called(host, page))
    # It stands below the table: no button of it is covered.
    table = page.locator(".table").bounding_box()
    asks = line.bounding_box()
    assert table
    assert asks
    assert table["y"] + table["height"] <= asks["y"] + 1
    line.get_by_role("button", name="Ganti nama").tap()
    line.get_by_label("Namaku").fill("Encing Ati")
    line.get_by_role("button", name="Pakai").tap()
    expect(line).to_have_count(0)
    assert called(host, page) == "Encing Ati"
    # The device knows it from now on.
    page.goto("/")
    taps.against_bots(page, 1)
    assert called(host, page) == "Encing Ati"
    expect(line).to_have_count(0)


def test_who_does_not_want_to_say_it_is_not_asked_again(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, 0)
    page.locator(".naming").get_by_role("button", name="Tutup").tap()
    expect(page.locator(".naming")).to_have_count(0)
    page.goto("/")
    taps.against_bots(page, 1)
    expect(page.locator(".naming")).to_have_count(0)


def test_a_name_can_be_changed_in_the_menu_and_at_home(desk: Desk, host: Host) -> None:
    page = desk.window("/settings")
    page.get_by_label("Namaku").fill("Bang Jali")
    page.get_by_role("button", name="Pakai").tap()
    expect(page.get_by_text("Oke, namamu dipakai")).to_be_visible()
    page.goto("/")
    taps.against_bots(page, 0)
    assert called(host, page) == "Bang Jali"
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Setelan").tap()
    sheet = page.get_by_role("dialog")
    # A name that cannot be is said where it was written.
    others = host.table(code_of(page)).chairs[1].name
    sheet.get_by_label("Namaku").fill(others)
    sheet.get_by_role("button", name="Pakai").tap()
    expect(sheet.get_by_role("status").first).to_contain_text(others)
    sheet.get_by_label("Namaku").fill("Bang Ali")
    sheet.get_by_role("button", name="Pakai").tap()
    expect(sheet.get_by_text("Oke, namamu dipakai")).to_be_visible()
    assert called(host, page) == "Bang Ali"
