"""A class comes at once: thirty children behind one address, and a house that may be busy."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from gelanggang.server.app import Server
from gelanggang.server.limits import Limits
from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk, Host
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of, sit
from tests.server.table import make_house

TABLES, GUESTS = 4, 3
TOGETHER = 30.0
"""Seconds within which everybody has to be seated: twelve browsers on one machine are slow."""
BUSY = "Rumah sedang ramai"
REFUSAL = {
    "type": "problem",
    "code": "too-fast",
    "text": "Terlalu cepat. Tunggu sebentar lalu coba lagi.",
}
OPEN, SIT = r"/api/tables\?", r"/seats\?"
NOWHERE = "/health"
"""Where a window can wait without having loaded anything of the page."""

# A house that is full takes no more sockets, and a browser does not say why; here three times.
FULL = """
const real = WebSocket;
window.doors = 0;
window.WebSocket = class extends real {
  constructor(url) { super(window.doors++ < 3 ? `${url}-full` : url); }
};
"""


class House(Host):
    """A house with the limits that everybody has."""

    async def _start(self, folder: Path) -> Server:
        server = Server(make_house(folder, limits=Limits()), "127.0.0.1", 0)
        await server.start()
        return server

    def open(self, **wish: object) -> str:
        """A table that somebody else has opened; its code."""
        request = urllib.request.Request(
            f"{self.base}/api/tables", json.dumps(wish).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["table"])


@pytest.fixture
def host(tmp_path: Path) -> Iterator[House]:
    """A house of its own for each test: nobody else has used up what it allows."""
    made = House(tmp_path)
    yield made
    made.close()


class Refusing:
    """The house is busy for so many requests to an address, then it answers."""

    def __init__(self, page: Page, where: str, times: int = 2, seconds: int = 1) -> None:
        self.left = times
        self.seconds = seconds
        page.route(re.compile(where), self.answer)

    def answer(self, route: Route) -> None:
        if not self.left:
            route.fallback()
            return
        self.left -= 1
        route.fulfill(
            status=429,
            headers={"Retry-After": str(self.seconds)},
            content_type="application/json",
            body=json.dumps(REFUSAL),
        )


def only_refusals(desk: Desk, status: int = 429) -> None:
    """Nothing has gone wrong but what the test has refused."""
    refused = re.compile(rf"{status}: |console: Failed to load resource: .* {status} ")
    assert [one for one in desk.troubles if not refused.match(one)] == []
    desk.troubles.clear()


def seated(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="Kamu sudah duduk")).to_be_visible()


def test_twelve_phones_of_one_address_sit_down_at_four_tables_within_seconds(
    desk: Desk, host: House
) -> None:
    codes = [
        host.open(game=game, seats=1 + GUESTS, names=["Guru"])
        for game in ("jawara-beksi", "spell-from-the-future") * (TABLES // 2)
    ]
    links = [f"/t/{code}" for code in codes for _ in range(GUESTS)]
    phones = [desk.window(NOWHERE) for _ in links]
    began = time.monotonic()
    for phone, link in zip(phones, links, strict=True):
        phone.goto(link, wait_until="commit")
    for phone in phones:
        phone.get_by_role("button", name="Duduk").tap()
    for phone in phones:
        seated(phone)
    took = time.monotonic() - began
    desk.measured(f"twelve phones sit at four tables after {took:.1f} s")
    assert took <= TOGETHER
    for phone in phones:
        # Everybody sees the whole table, and is there once.
        expect(phone.locator(".who li.person")).to_have_count(1 + GUESTS)
        expect(phone.locator(".who .mark").filter(has_text="kamu")).to_have_count(1)
        expect(phone.get_by_role("img", name="Kode QR")).to_be_visible()
        expect(phone.get_by_role("alert")).to_be_empty()
    for code in codes:
        assert [chair.kind for chair in host.table(code).chairs] == ["person"] * (1 + GUESTS)


@GAMES
def test_a_refusal_is_said_and_overcome_from_home_to_the_first_card(desk: Desk, game: int) -> None:
    page = desk.window(NOWHERE)
    for where in (OPEN, "/api/cards/", "/api/art/"):
        Refusing(page, where)
    page.goto("/")
    busy = page.get_by_role("status").filter(has_text=BUSY)
    begin(page, game, "Lawan bot")
    expect(busy).to_be_visible()
    # The table is there, and before its cards: one moment.
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".table")).to_be_visible()
    taps.until(page, ".hand .playable:has(.action), .pads .on .white")
    expect(busy).to_have_count(0)
    expect(page.get_by_role("alert")).to_be_empty()
    # Cards have names, and pictures are there, once.
    named = page.locator(".hand button, .minds .mind").first
    expect(named).to_have_accessible_name(re.compile(r"\w{4}"))
    expect(page.locator("svg.sprite")).to_have_count(1)
    assert page.locator("svg.sprite symbol").count() > 20
    only_refusals(desk)


def test_a_seat_that_was_refused_is_got_with_one_tap(desk: Desk, host: House) -> None:
    page = desk.window(NOWHERE)
    for where in (SIT, "/api/cards/", "/qr$"):
        Refusing(page, where)
    code = host.open(game="jawara-beksi", seats=4, names=["Guru"])
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Duduk").tap()
    expect(page.get_by_role("status").filter(has_text=BUSY)).to_be_visible()
    # Whoever is impatient gets one seat, too.
    page.get_by_role("button", name="Duduk").tap(force=True)
    seated(page)
    expect(page.get_by_role("status").filter(has_text=BUSY)).to_have_count(0)
    expect(page.locator(".who li.person")).to_have_count(2)
    expect(page.get_by_role("img", name="Kode QR")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_empty()
    only_refusals(desk)


def test_when_waiting_does_not_help_the_house_says_why_and_one_tap_tries_again(
    desk: Desk, host: House
) -> None:
    page = desk.window(NOWHERE)
    # Longer than anybody waits.
    tables = Refusing(page, OPEN, 1000, 100)
    cards = Refusing(page, "/api/cards/", 1000, 100)
    page.goto("/")
    begin(page, SPELL, "Lawan bot")
    expect(page.get_by_role("alert")).to_contain_text(REFUSAL["text"])
    tables.left = 0
    page.get_by_role("alert").get_by_role("button", name="Coba lagi").tap()
    # No cards: the table cannot be shown, but the page is not empty.
    expect(page.get_by_role("status").filter(has_text=REFUSAL["text"])).to_be_visible()
    cards.left = 0
    page.get_by_role("button", name="Coba lagi").tap()
    expect(page.locator(".table .mindrow")).to_be_visible()
    only_refusals(desk)


def test_a_no_is_said_at_once_in_the_houses_own_words(desk: Desk, host: House) -> None:
    page = desk.window(NOWHERE)
    asked: list[str] = []
    status = 429

    def no(route: Route) -> None:
        asked.append(route.request.url)
        said = {"type": "problem", "code": code, "text": f"Tidak, kata rumah: {code}."}
        route.fulfill(status=status, headers={"Retry-After": "5"}, body=json.dumps(said))

    page.route(re.compile(f"{OPEN}|{SIT}"), no)
    page.goto("/")
    code = "too-many-tables"
    begin(page, JAWARA, "Lawan bot")
    expect(page.get_by_role("alert")).to_have_text(f"Tidak, kata rumah: {code}.")
    only_refusals(desk, status)
    # Whoever was sent away reads so when they want to sit down again.
    code, status = "barred", 409
    page.goto(f"/t/{host.open(game='jawara-beksi', seats=4, names=['Guru'])}")
    page.get_by_role("button", name="Duduk").tap()
    expect(page.get_by_role("alert")).to_have_text(f"Tidak, kata rumah: {code}.")
    only_refusals(desk, status)
    assert len(asked) == 2


def test_nobody_sits_before_a_blank_page(desk: Desk) -> None:
    page = desk.window(NOWHERE)
    scripts = Refusing(page, r"/assets/index-.*\.js$", 1000)
    words = Refusing(page, r"/assets/.*\.ftl$")
    page.goto("/")
    first = page.locator(".foyer")
    expect(first).to_contain_text("Sebentar, mejanya disiapkan.")
    expect(first).to_contain_text("One moment, the table is being set.")
    expect(first).to_be_visible()
    # Words that were refused come by themselves; scripts with the next page.
    scripts.left = 0
    page.get_by_role("link", name="muat lagi").tap()
    expect(page.locator(".tile")).to_have_count(2)
    assert words.left == 0
    expect(first).to_have_count(0)
    only_refusals(desk)


def test_whoever_the_house_cannot_take_in_yet_reads_so_and_comes_in_by_themselves(
    desk: Desk, host: House
) -> None:
    page = desk.window(NOWHERE)
    code = host.open(game="jawara-beksi", seats=4, names=["Guru"])
    page.add_init_script(FULL)
    with desk.forgiven():
        page.goto(f"/t/{code}")
        expect(page.locator(".banner[role=status]")).to_contain_text("Menyambung lagi")
        expect(page.get_by_role("button", name="Duduk")).to_be_visible()
    expect(page.locator(".banner[role=status]")).to_have_count(0)
    assert page.evaluate("() => window.doors") == 4


def test_the_board_of_those_at_a_locked_table_is_let_in_and_a_stranger_is_told_why_not(
    desk: Desk, host: House
) -> None:
    phone = desk.window()
    begin(phone, JAWARA, "Bareng teman")
    code = code_of(phone)
    guest = sit(desk, code)
    phone.get_by_role("button", name=taps.DEAL).tap()
    expect(phone.locator(".table")).to_be_visible()
    # A token that is worth nothing any more keeps nobody from looking on.
    stranger = desk.window()
    stranger.evaluate(
        """table => {
          const kept = [{table, token: 'x'.repeat(43), game: 'jawara-beksi', at: 0}];
          localStorage['gelanggang.seats'] = JSON.stringify(kept);
        }""",
        code,
    )
    stranger.goto(f"/tv/{code}")
    expect(stranger.locator(".table.tv")).to_be_visible()
    host.table(code).locked = True
    board = desk.another(guest.context, f"/tv/{code}")
    board.set_viewport_size(DESK)
    expect(board.locator(".table.tv")).to_be_visible()
    # It is a spectator's: the phone keeps its seat, and no hand lies on the board.
    assert board.locator(".hand, .mindrow, .pick").count() == 0
    expect(guest.locator(".table:not(.tv)")).to_be_visible()
    stranger.reload()
    expect(stranger.locator(".gone")).to_contain_text("ditutup tuan rumah")


def test_a_finished_game_stays_where_its_link_says_when_another_one_is_played(
    desk: Desk, host: House
) -> None:
    page = desk.window()
    taps.against_bots(page, SPELL)
    taps.until(page)
    code = code_of(page)
    record = page.get_by_role("link", name="Unduh").get_attribute("href")
    assert record == f"/api/tables/{code}/record?number=1"
    page.locator(".moments button").first.tap()
    expect(page.get_by_role("slider")).to_be_visible()
    link, steps = page.url, page.get_by_role("slider").get_attribute("max")
    assert f"/replay/{code}/1?at=" in link
    page.get_by_role("button", name="Kembali").tap()
    page.get_by_role("button", name="Main lagi").tap()
    expect(page.locator(".table .mindrow")).to_be_visible()
    other = desk.window(link.removeprefix(desk.base))
    expect(other.get_by_role("slider")).to_have_attribute("max", str(steps))
    other.get_by_role("button", name="Kata bot?").tap()
    expect(other.locator(".idea")).to_contain_text("Bot sebagai")
    # A link from before games had numbers shows the last that is over.
    old = desk.window(f"/replay/{code}")
    expect(old.get_by_role("slider")).to_have_attribute("max", str(steps))
    with urllib.request.urlopen(host.base + record) as answer:
        assert json.load(answer)
