"""Records that were kept: they replay equal, on both builds, for ever."""

from __future__ import annotations

import pytest

import gelanggang
from gelanggang.core.rng import KINDS
from tests.golden.files import FOLDER, WRITE, same_as_golden

PLAYERS = {"fast": 2, "sealed": 4}
BOTS = {"jawara-beksi": "greedy", "spell-from-the-future": "pemimpi"}
EARLIER = ["jawara-beksi", "spell-from-the-future"]
"""By rules or cards of an earlier version: nothing can write these anew, and nothing may."""
NOW = ["jawara-beksi/2", "spell-from-the-future/2"]


@pytest.mark.parametrize("chance", KINDS)
@pytest.mark.parametrize("folder", [*EARLIER, *NOW])
def test_a_kept_record_replays_equal(folder: str, chance: str) -> None:
    path = FOLDER / folder / f"{chance}.json"
    game = folder.partition("/")[0]
    if WRITE and folder in NOW:
        seats = PLAYERS[chance]
        match = gelanggang.match(game, seats, seed=f"golden {chance}", chance=chance)
        match.finish([gelanggang.bot(match.rules, BOTS[game]) for _ in range(seats)])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(match.record().text(), encoding="utf-8", newline="\n")
    again = gelanggang.verify(path)
    assert again.over
    assert again.chance == chance
    assert again.record().version == (1 if folder in EARLIER else again.rules.version)
    same_as_golden(f"{folder}/{chance}.json", again.record().text())
