"""Records that were kept: they replay equal, on both builds, for ever."""

from __future__ import annotations

import pytest

import gelanggang
from gelanggang.core.rng import KINDS
from tests.golden.files import FOLDER, WRITE, same_as_golden

PLAYERS = {"fast": 2, "sealed": 4}
BOTS = {"jawara-beksi": "greedy", "spell-from-the-future": "pemimpi"}


@pytest.mark.parametrize("chance", KINDS)
@pytest.mark.parametrize("game", list(BOTS))
def test_a_kept_record_replays_equal(game: str, chance: str) -> None:
    path = FOLDER / game / f"{chance}.json"
    if WRITE:
        seats = PLAYERS[chance]
        match = gelanggang.match(game, seats, seed=f"golden {chance}", chance=chance)
        match.finish([gelanggang.bot(match.rules, BOTS[game]) for _ in range(seats)])
        path.parent.mkdir(exist_ok=True)
        path.write_text(match.record().text(), encoding="utf-8", newline="\n")
    again = gelanggang.verify(path)
    assert again.over
    assert again.chance == chance
    same_as_golden(f"{game}/{chance}.json", again.record().text())
