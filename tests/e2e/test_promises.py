"""What playing must feel like, promise by promise."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from gelanggang.games.lesson import load_lesson
from gelanggang.tables import joining
from gelanggang.tables.code import LETTERS
from tests.e2e import taps
from tests.e2e.conftest import Desk
from tests.e2e.test_learning import learn
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of, sit

ACTION = ".hand .playable:has(.action)"
SCRIPT_KB, ALL_KB, GAME_KB = 120, 300, 150


def two_friends(desk: Desk, game: int) -> tuple[Page, Page]:
    """Two people who sit at a table of their own; the cards are dealt."""
    seats = {"game": ["jawara-beksi", "spell-from-the-future"][game], "seats": 2, "names": ["Sari"]}
    host = desk.window()
    opened = host.evaluate(
        """async wish => {
          const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)});
          const {table, token} = await answer.json();
          const kept = [{table, token, game: wish.game, at: 0}];
          localStorage['gelanggang.seats'] = JSON.stringify(kept);
          return table;
        }""",
        seats,
    )
    host.goto(f"/t/{opened}")
    guest = sit(desk, opened)
    host.get_by_role("button", name=taps.DEAL).tap()
    expect(guest.locator(".table")).to_be_visible()
    expect(host.locator(".table")).to_be_visible()
    return host, guest


def whose_turn(one: Page, other: Page) -> tuple[Page, Page]:
    """Who is asked, and who waits."""
    one.wait_for_function("() => document.querySelector('.prompt .text')?.textContent")
    asked = one.locator(".prompt.mine").count()
    return (one, other) if asked else (other, one)


@GAMES
def test_from_a_cold_link_the_second_tap_is_a_legal_move(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)
    page.locator(".prompt.mine").wait_for()
    marks = page.locator(".pads .on .white, .colours .tile.on .white")
    if marks.count():
        # Somebody else has opened the day: the first thing to do is to mark a word, or a Colour.
        marks.first.tap()
        expect(page.locator(".has")).to_have_count(1)
    else:
        asked = page.locator(".prompt .text").inner_text()
        page.locator(".thumb .main").tap()
        expect(page.locator(".prompt .text")).not_to_have_text(asked)
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_friend_comes_by_link_by_code_or_by_picture_and_sits_down_with_one_tap(
    desk: Desk,
) -> None:
    host = desk.window(permissions=["clipboard-read", "clipboard-write"])
    begin(host, JAWARA, "Bareng teman")
    code = code_of(host)
    assert re.fullmatch(f"[{LETTERS}]{{4,5}}", code)
    expect(host.locator(".code")).to_have_text(code)
    link = host.locator(".link").inner_text()
    assert link == host.url
    picture = host.get_by_role("img", name="Kode QR")
    expect(picture).to_be_visible()
    picture.evaluate("one => one.decode()")
    host.get_by_role("button", name="Bagikan tautan").tap()
    expect(host.get_by_role("alert")).to_contain_text("disalin")
    assert link in host.evaluate("() => navigator.clipboard.readText()")
    sit(desk, code)
    by_code = desk.window()
    by_code.get_by_label("Punya kode meja?").fill(code.lower())
    by_code.get_by_role("button", name="Masuk").tap()
    by_code.get_by_role("button", name="Duduk").tap()
    expect(host.locator(".who li.person")).to_have_count(3)


@GAMES
def test_whoever_waits_reads_for_whom(desk: Desk, game: int) -> None:
    first, second = two_friends(desk, game)
    asked, waits = whose_turn(first, second)
    expect(asked.locator(".prompt.mine .text")).not_to_be_empty()
    name = asked.evaluate(
        "() => fetch('/api/tables/' + location.pathname.slice(3))"
        ".then(a => a.json()).then(t => t.seats.map(s => s.name))"
    )
    expect(waits.locator(".prompt .text")).to_contain_text(name[0 if asked is first else 1])


def test_what_can_be_played_glows_is_raised_and_says_so(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    taps.until(page, ACTION)
    looks = "one => [getComputedStyle(one).translate, "
    looks += "getComputedStyle(one.querySelector('.card')).boxShadow, one.innerText]"
    # Cards may still be on their way up.
    page.wait_for_function("() => !document.getAnimations().length")
    for one in page.locator(".hand .playable").all():
        raised, shadow, said = one.evaluate(looks)
        assert raised.endswith("-6px")
        assert shadow.count("rgb") == 2
        assert "Bisa dimainkan." in said
    for one in page.locator(".hand .holder:not(.playable)").all():
        assert "Belum bisa dimainkan." in one.inner_text()


@GAMES
def test_what_cannot_be_played_explains_itself_in_one_sentence(desk: Desk, game: int) -> None:
    page = desk.window()
    taps.against_bots(page, game)
    said = page.get_by_role("alert")
    if game == SPELL:
        taps.until(page, ".pads .on .white")
        while not said.inner_text():
            page.locator(".pads .white").first.tap()
        expect(said).to_contain_text("token")
        return
    taps.until(page, ".hand:has(.playable) .holder:not(.playable)")
    taps.touch(page, ".hand .holder:not(.playable)")
    expect(said).not_to_be_empty()
    assert said.inner_text().rstrip(".").count(".") == 0


def test_a_support_card_chosen_instead_of_a_combo_leaves_all_its_cards_free(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    begun = page.locator(".hand .chosen .place")
    free = 0
    while not begun.count():
        # Cards that only go have no place in a Combo: play on to the next turn.
        taps.until(page, ".hand:not(:has(.chosen)):has(.playable .action) .playable:has(.support)")
        free = page.locator(ACTION).count()
        taps.touch(page, ACTION)
        expect(page.locator(".hand .chosen")).to_have_count(1)
    taps.touch(page, ".hand .playable:has(.support)")
    expect(begun).to_have_count(0)
    expect(page.locator(ACTION)).to_have_count(free)


def test_before_a_combo_is_played_one_sees_what_it_earns(desk: Desk) -> None:
    page = desk.window()
    taps.against_bots(page, JAWARA)
    taps.until(page, ACTION)
    page.locator(ACTION).first.tap()
    expect(page.locator(".quote .worth")).to_contain_text(re.compile(r"Dapat \d"))
    expect(page.locator(".hand .chosen .place")).to_have_text("1")


def test_dice_are_a_question_mark_until_they_fall_and_say_what_they_are(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first game, with one more card in the hand: the one that rolls dice.
    lesson = load_lesson("jawara-beksi")
    seats: Any = lesson.scenario["seat"]
    seats[0]["hand"].append("bandut-2")
    monkeypatch.setattr(joining, "load_lesson", lambda game: lesson)
    page = desk.window()
    learn(page, JAWARA)
    page.get_by_role("button", name="Bandut").tap(position={"x": 12, "y": 60})
    # A Score of 0, and what the dice will show.
    expect(page.locator(".quote .worth")).to_have_text("Dapat 0+? Poin")
    expect(page.locator(".thumb .main")).to_contain_text("0+?")
    page.get_by_role("button", name="2 dadu: ?").tap()
    sheet = page.get_by_role("dialog", name="Dadu")
    expect(sheet.locator(".what")).to_contain_text("0 sampai 3 Poin")
    sheet.get_by_role("button", name="Aturan JB-5").tap()
    expect(sheet.locator(".paragraph strong").first).to_have_text("JB-5")
    expect(sheet.locator(".paragraph")).to_contain_text("dua dadu")
    # Asking has changed nothing; played, the dice are no question any more.
    page.keyboard.press("Escape")
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.locator(".thumb .main").tap()
    expect(page.locator(".last")).to_be_visible()
    rolled = page.locator(".log .line").filter(has_text=re.compile(r"melempar dadu untuk .+: \d"))
    expect(rolled).to_have_count(1)


def test_undo_is_free_until_the_choice_is_made_and_then_only_while_nothing_was_shown(
    desk: Desk,
) -> None:
    pages = two_friends(desk, JAWARA)
    asked, waits = whose_turn(*pages)
    # A Character was chosen, openly and for nobody else's ears: it can be taken back at once.
    asked.locator(".thumb .main").tap()
    waits.locator(".prompt.mine").wait_for()
    asked.get_by_role("button", name="Tarik kembali").tap()
    expect(asked.locator(".prompt.mine")).to_be_visible()
    taps.together(*pages, what=".hand .holder")
    asked, waits = whose_turn(*pages)
    asked.locator(ACTION).first.tap()
    asked.get_by_role("button", name="Batal").tap()
    expect(asked.locator(".hand .chosen")).to_have_count(0)
    # Cards of one's own were shown: the others are asked.
    asked.locator(ACTION).first.tap()
    asked.locator(".thumb .main:not([aria-disabled])").tap()
    expect(asked.locator(".hand .chosen")).to_have_count(0)
    menu(asked, "Tarik kembali")
    # Unless the Combo drew a card: that cannot be taken back.
    refused = asked.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    if consent := first_seen(waits.get_by_role("button", name="Boleh", exact=True), refused):
        consent.tap()
        expect(asked.locator(ACTION).first).to_be_visible()
    # A card was drawn: nobody can forget it.
    draw = asked.get_by_role("button", name="Ambil Kartu Jurus")
    while not draw.count():
        for page in pages:
            taps.step(page)
        asked.wait_for_timeout(20)
    draw.tap()
    menu(asked, "Tarik kembali")
    expect(asked.get_by_role("alert")).not_to_be_empty()


def first_seen(wanted: Locator, otherwise: Locator) -> Locator | None:
    """What is wanted, unless the other thing is seen instead, maybe in another window."""
    for _ in range(1000):
        if wanted.count():
            return wanted
        if otherwise.count():
            return None
        wanted.page.wait_for_timeout(20)
    raise AssertionError(otherwise.page.locator("body").inner_text())


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name=entry).tap()


def test_any_visible_card_can_be_read_in_ones_own_turn_in_anothers_and_during_a_show(
    desk: Desk,
) -> None:
    pages = two_friends(desk, JAWARA)
    taps.together(*pages, what=".hand .holder")
    for page in whose_turn(*pages):
        for card in (".hand button", ".chip", ".judge .person", ".table .top .mine"):
            read(page, card)
    spell = desk.window(speed="slow")
    taps.against_bots(spell, SPELL)
    taps.until(spell, ".has .white")
    spell.get_by_role("button", name="SIAP").tap()
    spell.locator(".reveal").wait_for()
    read(spell, ".table .beast .beast")
    expect(spell.locator(".reveal")).to_be_visible()


def read(page: Page, card: str) -> None:
    """Press long, read, close."""
    page.locator(card).locator("visible=true").first.dispatch_event("contextmenu")
    expect(page.get_by_role("dialog").locator(".kind")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_emotes_are_eight_rate_limited_and_can_be_muted(desk: Desk) -> None:
    sari, other = two_friends(desk, SPELL)

    def shout(page: Page, what: str) -> None:
        page.get_by_role("button", name="Bilang sesuatu").tap()
        expect(page.locator(".few button")).to_have_count(8)
        page.get_by_role("button", name=what).tap()

    shout(sari, "Mantap bener!")
    expect(other.locator(".shout").first).to_have_text("Mantap bener!")
    other.get_by_role("button", name="Bilang sesuatu").tap()
    other.get_by_role("button", name="Bisukan Sari").tap()
    expect(other.locator(".shout")).to_have_count(0)
    shout(sari, "Wkwkwk")
    expect(sari.locator(".shout").first).to_have_text("Wkwkwk")
    expect(sari.get_by_role("alert")).to_be_empty()
    for _ in range(4):
        shout(sari, "Buset dah!")
    expect(sari.get_by_role("alert")).not_to_be_empty()
    assert other.locator(".shout").count() == 0
    # Whoever is heard again is heard.
    shout(other, "Aduh, mak!")
    expect(sari.locator(".shout").last).to_have_text("Aduh, mak!")


def test_nicknames_are_escaped_and_limited(desk: Desk) -> None:
    host = desk.window()
    begin(host, JAWARA, "Bareng teman")
    page = desk.window(f"/t/{code_of(host)}")
    name = page.get_by_label("Namamu")
    with desk.forgiven():
        name.fill("<b>Budi</b>")
        page.get_by_role("button", name="Duduk").tap()
        expect(page.get_by_role("alert")).to_contain_text("tidak bisa jadi nama")
    page.get_by_role("alert").get_by_role("button").tap()
    name.fill("")
    name.press_sequentially("Abcdefghijklmnopqrstuvwxyz")
    page.get_by_role("button", name="Duduk").tap()
    expect(host.locator(".who .name").nth(1)).to_have_text("Abcdefghijklmnop")
    assert host.locator(".who b").count() == 0


@GAMES
def test_the_size_promises_hold(desk: Desk, game: int) -> None:
    page = desk.window("/health")
    sizes: dict[str, int] = {}
    kinds: dict[str, str] = {}
    traffic = [0]
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}),
    )

    def count(frame: str | bytes) -> None:
        traffic[0] += len(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", count)
        socket.on("framesent", count)

    page.on("websocket", listen)
    page.goto("/")
    taps.against_bots(page, game)
    page.wait_for_load_state("networkidle")
    script = sum(n for id, n in sizes.items() if kinds.get(id) == "Script") / 1000
    everything = sum(sizes.values()) / 1000
    taps.until(page)
    whole = traffic[0] / 1000
    name = "Spell from the Future" if game else "Jawara Beksi"
    desk.measured(
        f"{name}: script {script:.0f} kB, first load {everything:.0f} kB, "
        f"a whole game {whole:.0f} kB"
    )
    assert script <= SCRIPT_KB
    assert everything <= ALL_KB
    assert whole <= GAME_KB
