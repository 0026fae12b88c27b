"""Writes down the wire: OpenAPI, TypeScript and the page about the protocol, all from the types.

    python -m gelanggang.server.emit FOLDER

writes the files into a checkout; a test fails when they differ from the types.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from gelanggang.art.games import ARTISTS, PLAIN
from gelanggang.games import GAMES
from gelanggang.games.shapes import Kinds
from gelanggang.server import typescript
from gelanggang.server.openapi import openapi
from gelanggang.server.protocol import protocol

OPENAPI: Final = "docs/openapi.json"
TYPESCRIPT: Final = "web/src/lib/wire.ts"
TYPESCRIPT_OF_GAME: Final = "web/src/lib/made/{key}.ts"
PROTOCOL: Final = "docs/protocol.md"


def written() -> dict[str, str]:
    """Every file and what belongs into it."""
    games = {
        TYPESCRIPT_OF_GAME.format(key=key): typescript.of_game(game.shapes, _cards(key))
        for key, game in GAMES.items()
        if game.shapes is not None
    }
    return {OPENAPI: openapi(), TYPESCRIPT: typescript.shared(), PROTOCOL: protocol(), **games}


def _cards(key: str) -> Kinds:
    return ARTISTS.get(key, PLAIN).facts


if __name__ == "__main__":
    for name, text in written().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
