"""What is over can be looked at again: whole, from any chair, with a bot's opinion, by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk
from tests.e2e.test_learning import follow, learn


def first_game(page: Page) -> None:
    """A short game to its recap."""
    learn(page, 1)
    follow(page)
    page.get_by_role("button", name="Lanjut di meja ini").tap()
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
    follow(page)
    page.get_by_role("button", name="Lanjut di meja ini").click()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_line_of_the_log_shows_that_moment_while_playing(desk: Desk, width: int) -> None:
    page = desk.window(viewport={"width": width, "height": 800})
    taps.against_bots(page, 1)
    taps.until(page, ".pads .on .white")
    if width < 900:
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name="Catatan").tap()
    page.locator(".log .line").locator("visible=true").last.tap()
    expect(page.get_by_text("Ini yang sudah lewat.")).to_be_visible()
    page.get_by_role("button", name="Kembali ke sekarang").tap()
    expect(page.get_by_text("Ini yang sudah lewat.")).to_have_count(0)
