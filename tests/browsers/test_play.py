"""What one browser promises, the others keep: coming, choosing, watching, coming back."""

from __future__ import annotations

import aiohttp
import pytest

from tests.browsers.conftest import House
from tests.browsers.window import Window
from tests.server.table import Guest, run

NAMES = ("jawara-beksi", "spell-from-the-future")
JAWARA, SPELL = range(len(NAMES))
GAMES = pytest.mark.parametrize("game", [JAWARA, SPELL], ids=NAMES)
ACTION = ".hand .playable:has(.action)"
TO_MARK = ".pads .on .white, .colours .tile.on .white"
SHOWS = (".duel", ".reveal")

ASKED = "() => document.querySelector('.prompt.mine .text')?.textContent"
OTHER = "(asked) => document.querySelector('.prompt .text')?.textContent !== asked"
HAND = "() => [...document.querySelectorAll('.hand button')].map((one) => one.dataset.flip)"
# What the coach points at; what a slow touch has opened is closed.  Nothing is tapped twice
# at once: the second tap would meet the show that the first one began.
FOLLOW = """(show) => {
  if (document.querySelector(show)) return 'there';
  const all = [...document.querySelectorAll('dialog[open] .close, .pointed')];
  const one = all.find(finger.spot);
  if (!one || (one === window.tapped && Date.now() < window.again)) return null;
  [window.tapped, window.again] = [one, Date.now() + 700];
  const at = finger.spot(one);
  return [at.x, at.y];
}"""


def begin(window: Window, game: int, verb: str) -> None:
    """One of the ways to play on the home page."""
    window.tap(f".tile:nth-of-type({game + 1}) button", verb)


def move(window: Window) -> None:
    """One touch that the table takes as a legal move, and no complaint."""
    asked = window.wait(ASKED)
    if window.count(TO_MARK):
        # Nothing is opened first: a word is marked, or on a Mystic day a Colour.
        window.tap(TO_MARK)
        window.see(".has")
    else:
        window.tap(".thumb .main")
        window.wait(OTHER, asked)
    assert not window.evaluate("() => document.querySelector('[role=alert]')?.textContent.trim()")


def watch(window: Window, show: str) -> None:
    """Follow the coach until a show begins, and moves."""
    window.play(show, FOLLOW)
    before = window.evaluate("(what) => document.querySelector(what).innerHTML", show)
    window.wait(
        "(what, before) => document.querySelector(what)?.innerHTML !== before", show, before
    )


@GAMES
def test_the_second_tap_is_a_legal_move(window: Window, game: int) -> None:
    window.open("/")
    begin(window, game, "Lawan bot")
    move(window)


@GAMES
def test_from_a_cold_link_to_a_seat_to_a_legal_move(
    window: Window, house: House, game: int
) -> None:
    async def deal(seated: dict[str, str]) -> None:
        async with aiohttp.ClientSession() as session:
            player = await Guest(house.base, session).sit(seated)
            await player.do("start")
            await player.close()

    async def invite() -> dict[str, str]:
        async with aiohttp.ClientSession() as session:
            return await Guest(house.base, session).open(NAMES[game], 3, names=[])

    seated = run(invite)
    window.open(f"/t/{seated['table']}")
    window.tap(".lobby form .main")
    window.see(".lobby [role=status]", "Kamu sudah duduk")
    run(lambda: deal(seated))
    move(window)


@GAMES
def test_a_whole_game_by_touch(window: Window, game: int) -> None:
    window.open("/")
    begin(window, game, "Lawan bot")
    window.see(".table")
    assert window.play() > 10
    window.see(".recap h1")


@GAMES
def test_the_first_game_leads_to_its_show_and_on(window: Window, game: int) -> None:
    """A DUEL there, a reveal here; both move."""
    window.open("/", speed="normal")
    begin(window, game, "Belajar 90 detik")
    window.tap("dialog .main")
    show = SHOWS[game]
    watch(window, show)
    window.tap(show)
    window.gone(show)
    window.see(".pointed")


def test_the_line_is_cut_and_comes_back_with_the_same_hand(window: Window, house: House) -> None:
    window.open("/")
    begin(window, JAWARA, "Lawan bot")
    window.play(ACTION)
    hand = window.evaluate(HAND)
    house.kill()
    window.see(".banner[role=status]")
    house.serve()
    window.gone(".banner[role=status]")
    assert window.evaluate(HAND) == hand
    window.play(".quote .worth")


def test_a_reload_is_the_same_seat(window: Window, house: House) -> None:
    window.open("/")
    begin(window, SPELL, "Lawan bot")
    window.see(".table .mindrow")
    window.open(window.evaluate("() => location.pathname"))
    move(window)


def test_what_goes_wrong_in_a_page_is_noticed(window: Window) -> None:
    window.open("/")
    for wrong in ("console.error('said')", "setTimeout(() => { throw new Error('thrown') })"):
        window.evaluate(f"() => {{ {wrong} }}")
    window.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    said, thrown = window.troubles()
    assert "said" in said
    assert "thrown" in thrown
