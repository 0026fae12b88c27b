"""What is written down about the wire is what the types say, and enough to write a bot from."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from gelanggang.server.emit import OPENAPI, written
from gelanggang.server.http import ROUTES
from gelanggang.tables.table import OVER
from tests.server.table import make_house, run, running

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", sorted(written()))
def test_the_files_are_those_that_the_types_make(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name], (
        "run: python -m gelanggang.server.emit ."
    )


def test_every_route_is_in_the_openapi() -> None:
    paths = json.loads(written()[OPENAPI])["paths"]
    known = {route.path for route in ROUTES} - {"/ws", "/{path:.*}"}
    assert set(paths) == known


@pytest.mark.slow
@pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
def test_the_example_bot_plays_to_the_end(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            command = [sys.executable, str(ROOT / "examples" / "bot.py"), guest.base, game]
            bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            told, _ = await bot.communicate()
            assert bot.returncode == 0
            [place] = house.hall.places.values()
            assert place.table.phase == OVER
            assert len(told.splitlines()) > 20

    run(play)
