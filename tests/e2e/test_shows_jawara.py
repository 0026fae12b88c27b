"""What is played in Jawara Beksi is seen: Combos that count, the DUEL, the end of a round."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import taps
from tests.e2e.conftest import DESK, Desk
from tests.e2e.position import play, scenario, two_at

# Writes down every different moment of a show, as a person sees it.
RECORD = """([root, what]) => {
  window.moments = [];
  const seen = (one) => one && getComputedStyle(one).opacity !== '0' ? one.textContent.trim() : '';
  const look = () => {
    const show = document.querySelector(root);
    if (!show) return;
    const now = {step: show.dataset.step ?? ''};
    for (const [name, where] of Object.entries(what))
      now[name] = [...document.querySelectorAll(where)].map(seen).join('|');
    if (JSON.stringify(now) !== JSON.stringify(moments.at(-1))) moments.push(now);
  };
  const goOn = () => { look(); requestAnimationFrame(goOn); };
  goOn();
}"""
FIGHT = {
    "sums": ".duel .sum .now",
    "end": ".duel .end",
    "purses": ".duel .purse",
    "chips": ".chip .points",
    "log": ".log .line:last-child",
    "figures": ".duel .figure.now",
}
# The largest thing that ever flew, how many did, and whether one was seen over a cover.
FLYING = """() => {
  window.flown = {largest: 0, count: 0, covered: 0};
  new MutationObserver((all) => {
    for (const one of all.flatMap((change) => [...change.addedNodes])) {
      if (!one.classList?.contains('flying')) continue;
      const {width, height} = one.firstElementChild.getBoundingClientRect();
      flown.largest = Math.max(flown.largest, width, height);
      flown.count += 1;
      const cover = document.querySelector('.cover');
      const deep = (at) => Number(getComputedStyle(at).zIndex);
      if (cover && deep(one) >= deep(cover)) flown.covered += 1;
    }
  }).observe(document.body, {childList: true, subtree: true});
}"""
COMBO = ("Salam", "Tancep", "Pukulan")


def shown(page: Page, kind: str) -> None:
    expect(page.locator(f".{kind}")).to_be_visible()


def moments(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("() => window.moments")
    return found


def challenge(sari: Page, dodi: Page) -> None:
    """Pibu, three points, and Dodi takes it up."""
    play(sari, "Pibu")
    asked(sari, "3")
    expect(dodi.locator(".prompt.mine")).to_be_visible()
    asked(dodi, "3")


def asked(page: Page, wager: str) -> None:
    """Whom, where there is a choice, and for how much."""
    wagers = page.locator(".ask .wagers button")
    whom = page.locator(".ask .seats button").first
    expect(wagers.or_(whom).first).to_be_visible()
    if not wagers.count():
        whom.tap()
    wagers.get_by_text(wager, exact=True).tap()
    expect(page.locator(".thumb .main:not([aria-disabled])")).to_be_visible()
    page.locator(".thumb .main").tap()


def test_a_duel_tells_nothing_before_its_time_and_ends_with_the_points_at_the_winner(
    desk: Desk,
) -> None:
    sari, dodi = two_at(desk, scenario(), viewport=DESK)
    sari.evaluate(RECORD, [".duel", FIGHT])
    challenge(sari, dodi)
    shown(sari, "duel")
    assert (
        sari.locator(".duel .figure.now use").evaluate_all(
            "all => all.map((one) => one.getAttribute('href'))"
        )
        == ["#jb-action-salam"] * 2
    )
    expect(sari.locator(".prompt .text")).to_contain_text("TANDING!")
    expect(sari.locator(".duel")).to_have_count(0)
    told = moments(sari)
    # The dice of the position: six cards against four, seven against one, for three points.
    assert next(one["sums"] for one in told if one["sums"] not in ("|", "0|0")) == "2|0"
    assert told[-1]["sums"] == "7|1"
    sums = [one["sums"].split("|") for one in told if one["sums"].count("|") == 1]
    for seat in (0, 1):
        running = [int(one[seat] or 0) for one in sums]
        assert running == sorted(running)
    won = "Kamu menang TANDING, dan Budi membayarmu 3 Poin."
    assert [one["end"] for one in told][-1] == won
    for one in told:
        # Nothing on the page knows more than the figures.
        assert not (one["end"] and one["sums"] != "7|1")
        assert one["chips"] == "6|5"
        assert "menang" not in one["log"]
        if not one["end"]:
            assert one["purses"] == "5|6"
    assert told[-1]["purses"] == "8|3"
    expect(sari.locator(".chip .points")).to_have_text(["3", "8"])


def test_a_duel_ends_at_a_tap_and_can_be_watched_again(desk: Desk) -> None:
    sari, dodi = two_at(desk, scenario(), speed="slow")
    challenge(sari, dodi)
    shown(sari, "duel")
    taps.touch(sari, ".duel .arena")
    expect(sari.locator(".duel")).to_have_count(0)
    expect(sari.locator(".top .mine")).to_contain_text("8 ·")
    # It is Dodi's turn once Sari has drawn: she has time to look.
    sari.get_by_role("button", name="Ambil Kartu Jurus").tap()
    sari.get_by_role("button", name="Akhiri giliran").tap()
    again = sari.get_by_role("button", name="Tonton lagi")
    again.tap()
    shown(sari, "duel")
    expect(sari.locator(".duel .purse").first).to_have_text("5")
    sari.get_by_role("button", name="Lanjut").tap()
    expect(sari.locator(".duel")).to_have_count(0)
    expect(sari.locator(".top .mine")).to_contain_text("8 ·")


def test_a_tie_ends_with_a_bow(desk: Desk) -> None:
    # Three cards each, and both draw the same.
    deck = ["gedig-1", "pites-1", "tancep-1", "gedig-2", "pites-2", "tancep-2"]
    sari, dodi = two_at(
        desk, scenario(dice=[0, 0, 0, 0], deck={"action": deck}), reduced_motion="reduce"
    )
    challenge(sari, dodi)
    shown(sari, "duel")
    expect(sari.locator(".duel .fighter.bows")).to_have_count(2)
    expect(sari.locator(".duel .end")).to_have_text(re.compile("seri"))
    assert sari.locator(".duel .purse").all_inner_texts() == ["5", "6"]
    # Where nothing may move, everything is said all the same, and nothing moves.
    assert sari.evaluate("() => document.getAnimations().length") == 0


def test_a_combo_counts_with_its_reasons_and_stays_with_what_it_earned(desk: Desk) -> None:
    sari, _ = two_at(desk, scenario(), speed="slow")
    sari.evaluate(
        RECORD,
        [".playing", {"sum": ".ring .sum", "parts": ".played .parts span", "pool": ".pool b"}],
    )
    play(sari, "Golok")
    expect(sari.locator(".forces")).to_have_text("Golok: Rangkaian +1")
    play(sari, *COMBO)
    expect(sari.locator(".whose")).to_have_text(re.compile(r"Rangkaianmu\s*\+6"))
    told = moments(sari)
    sums = [one["sum"] for one in told if one["sum"]]
    assert list(dict.fromkeys(sums)) == ["0", "1", "2", "4", "5", "6", "+6"]
    assert told[-1]["parts"] == "Nilai 1|Salam +1|Pukulan Clentang +2|bonus +1|Golok +1"
    # The pool pays when it is told, not before.
    assert {one["pool"] for one in told} == {"12"}
    expect(sari.locator(".pool b")).to_have_text("6")
    expect(sari.locator(".top .mine")).to_contain_text("11 ·")
    expect(sari.locator(".forces")).to_have_count(0)


def test_a_combo_of_another_is_laid_out_and_says_what_it_did_to_me(desk: Desk) -> None:
    sari, dodi = two_at(desk, scenario(turn=2))
    lines = {"line": ".played .line", "mine": ".top .mine", "count": ".chip:not(.self) .cards"}
    sari.evaluate(RECORD, [".playing", lines])
    play(dodi, "Cauk")
    expect(sari.locator(".prompt .text")).to_have_text("Budi memainkan Rangkaian.")
    expect(sari.locator(".whose")).to_have_text(re.compile("Rangkaian Budi"))
    expect(sari.locator(".playing")).to_have_count(0)
    told = moments(sari)
    assert "Kena Cauk dari Budi: 3 Poin darimu diambil." in told[-1]["line"]
    assert {one["mine"] for one in told} == {"5 · Skor 0"}
    # The card that lies in the ring is in no hand: three Action cards and Golok are left.
    assert {one["count"] for one in told} == {"31"}
    expect(sari.locator(".top .mine")).to_contain_text("2 ·")


def test_a_support_card_shows_its_own_face_wherever_it_lies(desk: Desk) -> None:
    sari, dodi = two_at(desk, scenario(turn=2), speed="slow")
    play(dodi, "Golok")
    card = sari.locator(".ring .slot")
    expect(card.locator(".card.support use[href='#jb-support-golok']")).to_have_count(1)
    expect(sari.locator(".whose")).to_have_text("Kartu Budaya Budi")
    expect(sari.locator(".played .text")).to_contain_text("bertambah 1 Poin")
    expect(sari.locator(".playing")).to_have_count(0)
    # Pibu lies there while its question is open: who reads it reads a Support card.
    sari, dodi = two_at(desk, scenario(), speed="off")
    play(sari, "Pibu")
    card = dodi.locator(".ring .slot")
    card.tap()
    sheet = dodi.get_by_role("dialog")
    expect(sheet.locator(".kind")).to_have_text("Kartu Budaya")
    expect(sheet.locator("use[href='#jb-support-pibu']")).to_have_count(1)


def test_a_round_ends_with_standings_and_nothing_can_be_chosen_under_them(desk: Desk) -> None:
    sari, dodi = two_at(desk, scenario(pool=2))
    play(sari, *COMBO)
    shown(sari, "round.closing")
    expect(sari.locator(".round h2")).to_have_text("Poin di Juri habis!")
    expect(sari.locator(".thumb .plain:not(.tool)")).to_have_text(["Lanjut"])
    rows = sari.locator(".round .standings li")
    # Seven points and the Judge card; Dodi has the least, and may start a DUEL.
    expect(rows.first.locator(".total")).to_have_text("10")
    expect(rows.first.locator(".why")).to_have_text("Kartu Juri +3")
    expect(sari.locator(".round .comes")).to_have_text(
        "Poin Budi paling sedikit: boleh TANDING dulu."
    )
    sari.get_by_role("button", name="Lanjut").tap()
    dodi.get_by_role("button", name="Tidak usah TANDING").tap()
    shown(sari, "round.round")
    expect(sari.locator(".round h2")).to_have_text("Ronde 1 selesai")
    # Whoever chooses a Character next cannot do it unseen.
    expect(sari.locator(".thumb .plain:not(.tool)")).to_have_text(["Lanjut"])
    expect(sari.locator(".ring, .hand .playable")).to_have_count(0)
    expect(rows.first.locator(".why")).to_have_text("7 + 3 Kartu Juri")
    expect(rows.locator(".total")).to_have_text(["10", "6"])
    expect(sari.locator(".round .comes")).to_contain_text("Ronde 2: Budi memilih Karakter")
    expect(sari.locator(".round")).to_have_count(0)
    expect(sari.locator(".top .mine")).to_have_text("0 · Skor 10")


def test_the_game_ends_with_the_winner_then_the_recap(desk: Desk) -> None:
    ended = scenario(round=3, pool=2, seats=({"score": 31}, {"score": 30}))
    sari, dodi = two_at(desk, ended, speed="fast")
    play(sari, *COMBO)
    dodi.get_by_role("button", name="Tidak usah TANDING").tap()
    shown(sari, "round.end")
    expect(sari.locator(".recap h1")).to_have_count(0)
    expect(sari.locator(".standings .won")).to_have_text(re.compile("Sari"))
    expect(sari.locator(".round .comes")).to_have_text("Kamu menang dengan 41 Poin!")
    expect(sari.locator(".recap h1")).to_be_visible()


def test_the_preview_says_what_the_pool_has_left_and_what_comes_with_its_last_point(
    desk: Desk,
) -> None:
    sari, _ = two_at(desk, scenario(pool=2), speed="off")
    for name in COMBO:
        sari.locator(".hand .holder").filter(has_text=name).first.dispatch_event("click")
        expect(sari.locator(".hand .chosen").filter(has_text=name)).to_have_count(1)
    expect(sari.locator(".quote .worth")).to_have_text("Dapat 2 Poin")
    expect(sari.locator(".quote .last")).to_have_text(
        "Di Juri tinggal 2. Kamu ambil semuanya, Kartu Juri (+3) ikut!"
    )


def test_coins_are_as_large_as_coins_and_fly_over_no_cover(desk: Desk) -> None:
    page = desk.window(speed="fast")
    page.get_by_role("button", name="Satu HP").first.tap()
    page.get_by_role("button", name="Mulai").tap()
    expect(page.locator(".cover")).to_be_visible()
    page.evaluate(FLYING)
    for _ in range(200):
        if page.evaluate("() => flown.count"):
            break
        # Whoever is in a hurry sees no coin.
        if not page.locator(".playing").count():
            taps.step(page)
        page.wait_for_timeout(100)
    flown: dict[str, Any] = page.evaluate("() => flown")
    assert flown["count"] > 0
    assert 20 <= flown["largest"] <= 50
    assert flown["covered"] == 0


@pytest.mark.parametrize("locale", ["id-ID", "en-US"])
def test_without_shows_every_fact_is_a_text(desk: Desk, locale: str) -> None:
    sari, dodi = two_at(desk, scenario(), speed="off", viewport=DESK, locale=locale)
    challenge(sari, dodi)
    expect(sari.locator(".chip .points")).to_have_text(["3", "8"])
    expect(sari.locator(".duel")).to_have_count(0)
    log = sari.locator(".log")
    for fact in ("Gedig 2", "7", "3"):
        expect(log).to_contain_text(fact)
