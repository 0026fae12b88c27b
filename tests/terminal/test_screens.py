"""Every screen as a person sees it, one character a cell, so that a change is read in a diff.

    GELANGGANG_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/terminal/test_screens.py

writes them anew.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path

import pytest

from gelanggang.bots import bot
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.spell_future import chronicle, party
from tests.editions import first_edition
from tests.terminal.chair import LARGE, SMALL, Chair, new_game, placed, sit
from tests.terminal.journeys import LAST, TODAY, begun
from tests.terminal.positions import FULL_HAND, I_OPEN, MY_TURN, MYSTIC, ORDINARY

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "screens"
WRITE = os.environ.get("GELANGGANG_WRITE_GOLDEN") == "1"

LONG_AGO = date(2025, 12, 1)

Seat = Callable[[Path], Sitting | None]
Act = Callable[[Chair], Awaitable[None]]


def position(scenario: str) -> Seat:
    return lambda folder: placed(scenario, folder)


def finished(game: str, name: str) -> Seat:
    def seat(folder: Path) -> Sitting:
        sitting = new_game(game, 3, "recap", name, first_edition(game))
        sitting.match.finish([bot(sitting.match.rules, name)] * 3)
        return sitting

    return seat


def beginning(game: str) -> Seat:
    return lambda folder: new_game(game, 4, "begin", pack=first_edition(game))


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same date and the same cards whenever it is."""
    monkeypatch.setattr(chronicle, "today", lambda: TODAY)
    monkeypatch.setattr(party, "new_seed", lambda: "story")


def nobody(folder: Path) -> None:
    return None


def keys(*pressed: str) -> Act:
    async def act(chair: Chair) -> None:
        await chair.press(*pressed)
        await chair.asked()

    return act


async def the_end(chair: Chair) -> None:
    await chair.until(lambda: isinstance(chair.client.screen, Recap))


async def discarding(chair: Chair) -> None:
    await chair.press("d")
    await chair.asked()
    while chair.kind == "act":
        await chair.press("e")
        await chair.asked()
    await chair.press("2", "3")


async def duelling(chair: Chair) -> None:
    await chair.press("6", "enter")
    await chair.asked()
    await chair.press("1", "enter", "3", "enter")
    await chair.asked()


def campaign(ways: str, played: date = LAST) -> Seat:
    """A party that has come so far, in the folder of the client."""

    def seat(folder: Path) -> None:
        begun(folder / "kept", ways, played=played)

    return seat


def in_story(*pressed: str) -> Act:
    """Open the first campaign, then press these keys, each on the screen that is there then."""

    async def act(chair: Chair) -> None:
        for key in ("s", "enter", *pressed):
            await chair.press(key)
            await chair.settled()

    return act


async def shelf(chair: Chair) -> None:
    begun(chair.client.keeping.folder, "afa", "Rumah nenek")
    for key in ("s", "down", "down"):
        await chair.press(key)
        await chair.settled()


async def a_chapter(chair: Chair) -> None:
    await in_story("enter")(chair)
    await chair.asked()


SCREENS: dict[str, tuple[Seat, Act]] = {
    "home": (nobody, keys()),
    "help": (nobody, keys("question_mark")),
    "jawara-character": (beginning("jawara-beksi"), keys()),
    "jawara-table": (position(MY_TURN), keys()),
    "jawara-combo": (position(MY_TURN), keys("3", "1")),
    "jawara-no-combo": (position(MY_TURN), keys("2", "5")),
    "jawara-duel": (position(MY_TURN), duelling),
    "jawara-discard": (position(FULL_HAND), discarding),
    "jawara-cards": (position(MY_TURN), keys("i")),
    "jawara-help": (position(MY_TURN), keys("question_mark")),
    "jawara-recap": (finished("jawara-beksi", "greedy"), the_end),
    "spell-colour": (position(I_OPEN), keys()),
    "spell-table": (position(ORDINARY), keys("a", "a", "C", "3")),
    "spell-reveal": (position(ORDINARY), keys("a", "a", "C", "3", "enter")),
    "spell-mystic": (position(MYSTIC), keys("3", "3", "6", "minus", "minus")),
    "spell-cards": (position(ORDINARY), keys("i")),
    "spell-recap": (finished("spell-from-the-future", "pemimpi"), the_end),
    "story-shelf": (campaign("ad"), shelf),
    "story-new": (nobody, in_story()),
    "story-first": (campaign(""), in_story()),
    "story-memory": (campaign("aaa"), in_story("down")),
    "story-provision": (campaign("aadf"), in_story()),
    "story-map": (campaign("addaff"), in_story()),
    "story-dark": (campaign("aaffff"), in_story()),
    "story-return": (campaign("adf", LONG_AGO), in_story()),
    "story-ending": (campaign("aaaaaaa"), in_story()),
    "story-again": (campaign("adaadad"), in_story("r", "down")),
    "story-logbook": (campaign("ada"), in_story("b")),
    "story-who": (campaign("ff"), in_story("w", "down")),
    "story-curtain": (campaign("ff"), in_story("w", "right", "q", "enter")),
    "story-table": (campaign("ff"), a_chapter),
}


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x48"])
@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_looks_as_it_did(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    seat, act = SCREENS[name]
    # Half of them in each language, so that both are looked at.
    lang = "id" if list(SCREENS).index(name) % 2 else "en"

    async def run() -> str:
        async with sit(tmp_path / "kept", seat(tmp_path), size, lang) as chair:
            await act(chair)
            await chair.pilot.pause()
            return chair.screen()

    screen = asyncio.run(run())
    path = FOLDER / f"{name}-{size[0]}x{size[1]}.txt"
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(screen, encoding="utf-8", newline="\n")
    assert path.is_file(), f"{path.name} is missing: GELANGGANG_WRITE_GOLDEN=1 writes it"
    assert screen.splitlines() == path.read_text(encoding="utf-8").splitlines()
