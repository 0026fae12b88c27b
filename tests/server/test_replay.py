"""A game that is over can be asked what a bot would have done, at any moment, on any seat."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import msgspec
import pytest

from gelanggang.games import GAMES, load_rules
from gelanggang.games.lesson import load_lesson
from tests.server.table import GENEROUS, Guest, Json, run, served

# What each first game begins with; that of Jawara Beksi has points on its table already.
FIRST = {
    "jawara-beksi": ("Sebelumnya", "Before"),
    "spell-from-the-future": ("VP putih", "White VP"),
}


async def played(guest: Guest, game: str) -> str:
    """A first game, which is short, to its end; the code of its table."""
    seats = load_lesson(game).players
    seated = await guest.open(game, seats, lesson=True, start=True)
    player = await guest.sit(seated)
    await player.play(random.Random(game))
    await player.close()
    return str(seated["table"])


async def idea(guest: Guest, code: str, seat: object, after: object) -> tuple[int, Json]:
    path = f"/api/tables/{code}/idea?seat={seat}&after={after}&lang=en"
    status, body = await guest.get(path)
    return status, json.loads(body)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_an_idea_that_was_allowed(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as guest:
            code = await played(guest, game)
            _, body = await guest.get(f"/api/tables/{code}/replay")
            frames = json.loads(body)["frames"]
            for after, frame in enumerate(frames[1:6]):
                status, found = await idea(guest, code, frame["seat"], after)
                assert status == 200, found
                assert found["text"]
                assert found["reason"]
                load_rules(game).read(found["move"])
            # It looked back only: the game and its record are what they were.
            _, again = await guest.get(f"/api/tables/{code}/replay")
            assert again == body

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_where_everybodys_points_came_from(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as guest:
            code = await played(guest, game)
            _, body = await guest.get(f"/api/tables/{code}")
            scores = json.loads(body)["outcome"]["scores"]
            for lang, first in (("id", FIRST[game][0]), ("en", FIRST[game][1])):
                _, body = await guest.get(f"/api/tables/{code}/replay?lang={lang}")
                sources = json.loads(body)["sources"]
                assert sources[0]["text"] == first
                parts = [one["points"] for one in sources]
                assert [sum(column) for column in zip(*parts, strict=True)] == scores

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_everybodys_points_after_each_choice(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as guest:
            code = await played(guest, game)
            _, body = await guest.get(f"/api/tables/{code}")
            told = json.loads(body)
            _, body = await guest.get(f"/api/tables/{code}/replay")
            points = [one.get("scores", []) for one in json.loads(body)["frames"]]
            assert len(points[0]) == len(told["seats"])
            changed = [one for one in points if one]
            # What stays the same is not sent again, and the last is how it ended.
            assert all(one != two for one, two in itertools.pairwise(changed))
            assert len(changed) < len(points)
            assert changed[-1] == told["outcome"]["scores"]

    run(work)


def test_what_cannot_be_asked_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as guest:
            running = await guest.open("jawara-beksi", 2, start=True)
            status, told = await idea(guest, running["table"], 0, 0)
            assert (status, told["code"]) == (409, "not-over")
            code = await played(guest, "spell-from-the-future")
            for seat, after, wrong in (
                (0, 9999, "no-such-choice"),
                (0, "-1", "no-such-choice"),
                (7, 0, "no-such-seat"),
                ("", 0, "no-such-seat"),
                (0, 0, "not-asked-then"),
            ):
                status, told = await idea(guest, code, seat, after)
                assert (status, told["code"]) == (409, wrong)

    run(work)


def test_nobody_lets_bots_think_all_the_time(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, idea_rate=0.001, idea_burst=2)

    async def work() -> None:
        async with served(tmp_path, limits=limits) as guest:
            code = await played(guest, "spell-from-the-future")
            asked = [(await idea(guest, code, 1, after))[0] for after in range(4)]
            assert asked[2:] == [429, 429]
            # What was thought before is thought for ever.
            again = [(await idea(guest, code, 1, after))[0] for after in range(4)]
            assert again == asked

    run(work)
