"""Cards that stay as they are, for tests that show or quote some."""

from __future__ import annotations

from pathlib import Path

from gelanggang.games import GAMES


def first_edition(game: str) -> Path:
    """The folder of the first pack of a game; later editions may print what they like."""
    return GAMES[game].folder / "earlier" / "1"
