"""Games as each chair heard them: a change of a rule shows up as a diff a person can read."""

from __future__ import annotations

import pytest

from tests.golden.files import FOLDER, same_as_golden
from tests.golden.transcript import play

GAMES = {
    "jawara-beksi/two": ["greedy", "random"],
    "jawara-beksi/three": ["greedy", "random", "greedy"],
    "jawara-beksi/four": ["random", "greedy", "greedy", "random"],
    "jawara-beksi/2/two": ["greedy", "random"],
    "jawara-beksi/2/three": ["greedy", "random", "greedy"],
    "jawara-beksi/2/four": ["random", "greedy", "greedy", "random"],
    "spell-from-the-future/two": ["pemimpi", "pemimpi"],
    "spell-from-the-future/three": ["pemimpi", "random", "pemimpi"],
    "spell-from-the-future/five": ["pemimpi", "pemimpi", "random", "pemimpi", "pemimpi"],
}
"""By game, the version of its rules (the first, where none is named) and the number of players."""


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_heard_as_it_always_was(name: str) -> None:
    bots = GAMES[name]
    game, *version, count = name.split("/")
    chairs = play(game, int(version[0]) if version else 1, f"golden {count}", bots)
    assert list(chairs) == [*(str(seat + 1) for seat in range(len(bots))), "spectator"]
    for chair, text in chairs.items():
        same_as_golden(f"{name}.{chair}.txt", text)


def test_no_transcript_is_left_over() -> None:
    chairs = {f"{name}.{i + 1}" for name, bots in GAMES.items() for i in range(len(bots))}
    expected = chairs | {f"{name}.spectator" for name in GAMES}
    found = {str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.txt")}
    assert found == expected
