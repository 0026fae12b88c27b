"""Whole games of both kinds, with keys alone, from the first question to the recap."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gelanggang.core.match import replay
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.text.catalogue import voice
from tests.terminal.chair import LARGE, SMALL, new_game, sit
from tests.terminal.player import chance, play_on

pytestmark = pytest.mark.slow

JAWARA = "jawara-beksi"
SPELL = "spell-from-the-future"


async def played(folder: Path, sitting: Sitting, size: tuple[int, int], lang: str) -> str:
    """Play to the end; what the recap says."""
    async with sit(folder, sitting, size, lang) as chair:
        made = await play_on(chair, chance())
        assert isinstance(chair.client.screen, Recap)
        mine = iter([text for seat, text in sitting.match.choices if seat == ME])
        # All in this order; between them is only what had no alternative.
        assert all(text in mine for text in made)
        return chair.screen()


@pytest.mark.parametrize(
    ("game", "seats", "size", "lang"),
    [
        (JAWARA, 2, SMALL, "en"),
        (SPELL, 3, SMALL, "id"),
        (SPELL, 2, LARGE, "en"),
    ],
)
def test_a_whole_game_is_played_with_keys_alone(
    tmp_path: Path, game: str, seats: int, size: tuple[int, int], lang: str
) -> None:
    sitting = new_game(game, seats, f"whole {seats}")
    told = asyncio.run(played(tmp_path, sitting, size, lang))
    match = sitting.match
    assert match.outcome is not None
    assert replay(match.rules, match.record()).outcome == match.outcome
    for name in sitting.narrator(voice(lang)).names:
        assert name in told
    assert not list(tmp_path.iterdir()), "a finished game is not kept"
