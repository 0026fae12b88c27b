"""A game that has no driver of its own is played at a plain table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gelanggang.core.match import replay
from gelanggang.terminal import plain
from gelanggang.terminal.home import Home
from gelanggang.terminal.plain import PlainDriver
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import ME
from gelanggang.text.catalogue import LANGUAGES
from tests.terminal.chair import LARGE, SMALL, Chair, new_game, sit


async def play_on(chair: Chair) -> None:
    """Make one move after the other, until the end."""
    for key in "123" * 20:
        if isinstance(chair.client.screen, Recap):
            return
        await chair.press(key, "enter")
        await chair.asked()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_game_is_played_against_a_bot_from_home_to_the_recap(
    tmp_path: Path, suit: str, lang: str, size: tuple[int, int]
) -> None:
    async def run() -> None:
        async with sit(tmp_path, size=size, lang=lang) as chair:
            home = chair.client.screen
            assert isinstance(home, Home)
            while home.agreed.game != suit:
                await chair.press("right")
            await chair.press("enter")
            await chair.asked()
            assert isinstance(chair.table.driver, PlainDriver)
            match, names = chair.course.match, chair.course.narrator.names
            await play_on(chair)
            assert match.outcome is not None
            assert replay(match.rules, match.record()).outcome == match.outcome
            rows = [line.replace("★", " ").split() for line in chair.screen().splitlines()]
            scores = match.outcome.scores
            best_first = sorted(range(match.seats), key=lambda seat: -scores[seat])
            assert [names[seat] for seat in best_first] in rows
            assert [str(scores[seat]) for seat in best_first] in [
                row[-match.seats :] for row in rows
            ]
            assert chair.screen().count("★") == len(match.outcome.winners)
            assert not list(tmp_path.iterdir()), "a finished game is not kept"

    asyncio.run(run())


def test_the_table_shows_every_spot_and_every_move_in_the_words_of_the_game(
    tmp_path: Path, suit: str
) -> None:
    async def run() -> None:
        async with sit(tmp_path, new_game(suit, 4, "spots")) as chair:
            screen = chair.screen()
            for text in ("Suit", "Round 1", "Points", "Shows", "Showed last", "3   Show ant"):
                assert text in screen
            await chair.press("3", "enter")
            await chair.asked()
            assert "Sari: " in chair.screen()
            assert "Round 2" in chair.screen()
            points = chair.course.match.view(ME).plain()["points"]
            assert isinstance(points, list)
            await chair.press("i")
            assert f"• Dodi: {points[2]}" in chair.screen()
            await chair.press("escape", "question_mark")
            assert "make the move under the cursor" in chair.screen()

    asyncio.run(run())


def test_what_others_show_in_secret_is_not_seen(tmp_path: Path, suit: str) -> None:
    sitting = new_game(suit, 2, "secret")
    sitting.match.play(1, sitting.match.legal(1)[0])

    async def run() -> None:
        async with sit(tmp_path, sitting) as chair:
            assert "a hidden sign" in chair.screen()
            await chair.press("i")
            assert "• Sari: a hidden sign" in chair.screen()
            assert "elephant" not in chair.screen()

    asyncio.run(run())


def test_a_hint_marks_the_move(tmp_path: Path, suit: str) -> None:
    async def run() -> None:
        async with sit(tmp_path, new_game(suit, 2, "hint"), hints=True) as chair:
            await chair.until(lambda: chair.course.thought is not None)
            assert chair.screen().count("★") == 2
            assert "★ Hint: Show" in chair.screen()

    asyncio.run(run())


def test_a_long_list_of_moves_has_pages_and_no_more_keys_than_it_shows(
    tmp_path: Path, suit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "PAGE", 2)

    async def run() -> list[str]:
        sitting = new_game(suit, 2, "pages")
        async with sit(tmp_path, sitting) as chair:
            assert "more moves (1/2)" in chair.screen()
            await chair.press("3")
            assert "! There is no 3 to choose here." in chair.screen()
            await chair.press("plus")
            assert "1   Show ant" in chair.screen()
            await chair.press("minus", "minus", "1", "enter")
            await chair.asked()
        return [text for seat, text in sitting.match.choices if seat == ME]

    assert asyncio.run(run()) == ["show semut"]


def test_a_click_chooses_and_enter_makes_the_move(tmp_path: Path, suit: str) -> None:
    async def run() -> list[str]:
        sitting = new_game(suit, 2, "click")
        async with sit(tmp_path, sitting) as chair:
            await chair.pilot.click("#moves", offset=(45, 0))
            assert not sitting.match.choices
            await chair.pilot.click("#bar", offset=(2, 0))
            await chair.asked()
        return [text for seat, text in sitting.match.choices if seat == ME]

    assert asyncio.run(run()) == ["show orang"]


def test_what_is_too_wide_for_columns_is_told_in_paragraphs(tmp_path: Path, suit: str) -> None:
    async def run() -> None:
        async with sit(tmp_path, new_game(suit, 2, "narrow"), (30, 24)) as chair:
            assert "You · Points: 0" in chair.screen()

    asyncio.run(run())
