"""Records that were kept: they replay equal, on both builds, for ever."""

from __future__ import annotations

import pytest

import gelanggang
from gelanggang.core.rng import KINDS
from tests.golden.files import FOLDER, WRITE, same_as_golden

PLAYERS = {"fast": 2, "sealed": 4}


@pytest.mark.parametrize("chance", KINDS)
def test_a_kept_record_replays_equal(chance: str) -> None:
    path = FOLDER / "jawara-beksi" / f"{chance}.json"
    if WRITE:
        seats = PLAYERS[chance]
        match = gelanggang.match("jawara-beksi", seats, seed=f"golden {chance}", chance=chance)
        match.finish([gelanggang.bot(match.rules, "patient") for _ in range(seats)])
        path.parent.mkdir(exist_ok=True)
        path.write_text(match.record().text(), encoding="utf-8", newline="\n")
    again = gelanggang.verify(path)
    assert again.over
    assert again.chance == chance
    same_as_golden(f"jawara-beksi/{chance}.json", again.record().text())
