"""The first screen: what can be agreed on, and how a game begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gelanggang.bots import bot_names
from gelanggang.games import GAMES, load_rules
from gelanggang.terminal.home import Home
from gelanggang.terminal.table import Table
from gelanggang.text.titles import bot_about
from tests.terminal.chair import Chair, sit


def at_home(folder: Path, act: Callable[[Chair], Awaitable[None]], lang: str = "en") -> None:
    async def run() -> None:
        async with sit(folder, lang=lang) as chair:
            await act(chair)

    asyncio.run(run())


def home(chair: Chair) -> Home:
    assert isinstance(chair.client.screen, Home)
    return chair.client.screen


def test_one_key_begins_a_game(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("enter")
        await chair.asked()
        assert chair.course.asked is not None

    at_home(tmp_path, act)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_that_a_game_can_agree_on_can_be_chosen(tmp_path: Path, game: str) -> None:
    rules = load_rules(game)

    async def act(chair: Chair) -> None:
        while home(chair).agreed.game != game:
            await chair.press("right")
        agreed = home(chair).agreed
        await chair.press("down", "right")
        assert agreed.players == 4
        for option in rules.options:
            await chair.press("down", "right")
            choices = option.choices
            after = choices[(choices.index(option.default) + 1) % len(choices)]
            assert agreed.options[option.name] == after
        await chair.press("down")
        seen = set()
        for _ in bot_names(rules):
            seen.add(agreed.bot)
            await chair.press("left")
        assert seen == set(bot_names(rules))

    at_home(tmp_path, act)


def test_whoever_chooses_a_bot_reads_how_it_plays(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        agreed = home(chair).agreed
        assert "Imagines" not in chair.screen()
        for _ in range(2 + len(agreed.rules.options)):
            await chair.press("down")
        for _ in bot_names(agreed.rules):
            await chair.press("left")
            told = bot_about(home(chair).voice, agreed.rules, agreed.bot)
            assert told in " ".join(chair.screen().split())

    at_home(tmp_path, act)


def test_what_the_rules_do_not_allow_is_said_and_nothing_begins(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        agreed = home(chair).agreed
        agreed.options["without_down"] = True
        await chair.press("enter")
        assert "is for 2 players only" in " ".join(chair.screen().split())
        assert not isinstance(chair.client.screen, Table)

    at_home(tmp_path, act)


def test_a_click_on_a_row_changes_it(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.pilot.click("#rows", offset=(60, 1))
        assert home(chair).agreed.players == 4

    at_home(tmp_path, act)


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        assert "Permainan" in chair.screen()
        await chair.press("l")
        assert "Players" in chair.screen()

    at_home(tmp_path, act, "id")


@pytest.mark.parametrize(("lang", "word"), [("en", "choose a row"), ("id", "pilih baris")])
def test_help_is_one_key_away(tmp_path: Path, lang: str, word: str) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("question_mark")
        assert word in chair.screen()
        await chair.press("escape")
        assert word not in chair.screen()

    at_home(tmp_path, act, lang)
