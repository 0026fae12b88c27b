"""Games that are left: nothing that was chosen is lost, and a bad file never hurts."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gelanggang.terminal.home import Home
from gelanggang.terminal.keeping import Keeping, data_folder
from gelanggang.terminal.sitting import Sitting
from tests.terminal.chair import Chair, new_game, sit
from tests.terminal.player import chance, play_on

pytestmark = pytest.mark.slow

GAMES = ["jawara-beksi", "spell-from-the-future"]


def a_bot(game: str) -> str:
    return "greedy" if game == "jawara-beksi" else "pemimpi"


async def leave(chair: Chair) -> None:
    await chair.press("q")
    await chair.until(lambda: isinstance(chair.client.screen, Home))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_left_again_and_again_is_the_same_game(tmp_path: Path, game: str) -> None:
    async def at_once() -> list[tuple[int, str]]:
        sitting = new_game(game, 3, "left", a_bot(game))
        async with sit(tmp_path / "once", sitting) as chair:
            await play_on(chair, chance(), 6)
        return sitting.match.choices

    async def in_pieces() -> list[tuple[int, str]]:
        rng = chance()
        async with sit(tmp_path / "pieces", new_game(game, 3, "left", a_bot(game))) as chair:
            for _ in range(3):
                await play_on(chair, rng, 2)
                match = chair.course.match
                await leave(chair)
                await chair.press("enter")
                await chair.asked()
        return match.choices

    assert asyncio.run(in_pieces()) == asyncio.run(at_once())


@cache
def left() -> tuple[str, str]:
    """The name of a file and what is in it, of a game that was left after some choices."""

    async def run(folder: Path) -> None:
        async with sit(folder, new_game(GAMES[0], 3, "kept")) as chair:
            await play_on(chair, chance(), 2)

    with TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))
        [path] = Path(folder).iterdir()
        return path.name, path.read_text(encoding="utf-8")


def kept(folder: Path) -> Path:
    """Such a game, in its file."""
    name, text = left()
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_what_was_chosen_is_on_the_disk_before_it_is_shown(tmp_path: Path) -> None:
    async def run() -> None:
        sitting = new_game(GAMES[0], 2, "disk")
        async with sit(tmp_path, sitting) as chair:
            for _ in range(4):
                await play_on(chair, chance(), 1)
                [found], broken = Keeping(tmp_path).unfinished()
                assert not broken
                assert found.match.choices == sitting.match.choices
                assert found.used() == sitting.used()

    asyncio.run(run())


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: text.replace("gelanggang-unfinished-1", "gelanggang-unfinished-0"),
        lambda text: text.replace("random", "nobody", 1),
        lambda text: json.dumps({**json.loads(text), "used": [-1, 2]}),
        lambda text: json.dumps({**json.loads(text), "used": [1]}),
        lambda text: json.dumps({**json.loads(text), "pack": "/no/such/folder"}),
        lambda text: json.dumps({**json.loads(text), "record": 5}),
        lambda text: text.replace("character", "charakter", 1),
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(tmp_path: Path, damage: object) -> None:
    path = kept(tmp_path)
    assert callable(damage)
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")

    async def run() -> str:
        async with sit(tmp_path) as chair:
            return chair.screen()

    screen = asyncio.run(run())
    assert "Go on" not in screen
    assert "set aside" in screen
    assert [one.name for one in tmp_path.iterdir()] == [path.name + ".set-aside"]


def test_a_game_in_which_nothing_was_chosen_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with sit(tmp_path, new_game(GAMES[0], 2, "nothing")) as chair:
            await leave(chair)
            assert "Go on" not in chair.screen()

    asyncio.run(run())
    assert not list(tmp_path.iterdir())


def test_a_game_can_be_thrown_away(tmp_path: Path) -> None:
    kept(tmp_path)

    async def run() -> None:
        async with sit(tmp_path) as chair:
            assert "Go on" in chair.screen()
            await chair.press("x")
            assert "Go on" not in chair.screen()

    asyncio.run(run())
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")

    async def run() -> None:
        async with sit(blocked, new_game(GAMES[0], 2, "b")) as chair:
            await play_on(chair, chance(), 1)
            assert "cannot be kept" in chair.screen()
            await play_on(chair, chance(), 2)

    asyncio.run(run())


def test_the_system_says_where_things_are_kept() -> None:
    home = Path.home()
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/gelanggang")
    assert data_folder({"XDG_DATA_HOME": "x"}, "linux") == home / ".local/share/gelanggang"
    assert data_folder({}, "linux") == home / ".local/share/gelanggang"
    assert data_folder({}, "darwin") == home / "Library/Application Support/gelanggang"
    assert data_folder({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/gelanggang")


def test_a_bot_goes_on_with_its_chance_where_it_was() -> None:
    for game in GAMES:
        first = new_game(game, 3, "chance", a_bot(game))
        for _ in range(9):
            seat, decision = first.waited_for()
            move = first.match.legal(0)[0] if seat == 0 else first.think(seat, decision)
            first.match.play(seat, move)
        again = Sitting(first.match, first.names, used=first.used())
        seat, decision = first.waited_for()
        while seat == 0:
            first.match.play(0, first.match.legal(0)[0])
            seat, decision = first.waited_for()
        assert first.think(seat, decision) == again.think(seat, decision)
        assert first.used() == again.used()
