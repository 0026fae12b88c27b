"""A game from outside that moves in for a test, and out again."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from gelanggang.games import GAMES
from gelanggang.games.game import Game
from gelanggang.text.catalogue import voice

FOLDER = Path(__file__).parent.parent / "examples" / "suit"


def moved_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The key of a game that no room knows, as long as a test runs: for a fixture."""
    monkeypatch.syspath_prepend(FOLDER)
    game = import_module("suit").GAME
    assert isinstance(game, Game)
    monkeypatch.setitem(GAMES, game.key, game)
    # A voice reads what a game brings along when it is made.
    voice.cache_clear()
    yield game.key
    voice.cache_clear()
