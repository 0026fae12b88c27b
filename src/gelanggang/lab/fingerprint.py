"""Which rules, cards and bots a machine has: where these are the same, games are."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from gelanggang.games import GROUP

ROOMS: Final = ("core", "games", "bots", "lab")
"""All that decides how a game goes and how it is counted."""
ENDINGS: Final = (".py", ".toml")
"""A compiled build has the source beside it, and plays the same."""


@cache
def fingerprint() -> str:
    """The SHA-256 of what is installed here, with the versions of games from other packages."""
    house = Path(__file__).parent.parent
    found = sha256()
    for room in ROOMS:
        for path in sorted((house / room).rglob("*")):
            if path.suffix in ENDINGS:
                content = path.read_bytes()
                found.update(f"{path.relative_to(house).as_posix()} {len(content)}\n".encode())
                found.update(content)
    for game in sorted(_from_outside()):
        found.update(f"{game}\n".encode())
    return found.hexdigest()


def _from_outside() -> set[str]:
    games = entry_points(group=GROUP)
    return {f"{game.value} {game.dist.version if game.dist else ''}" for game in games}
