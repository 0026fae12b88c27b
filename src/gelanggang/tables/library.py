"""The games and packs that can be played at the tables of a house."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES, load_rules
from gelanggang.tables.denied import Denied

OURS: Final = ""
"""The pack that is shipped with a game."""
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Library:
    """Rules by game and by the name of a pack, read once.

    Packs of one's own are folders (or word lists) in `packs/GAME/` of the data folder.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Final = folder
        self._read: Final[dict[tuple[str, str], AnyRules]] = {}

    def rules(self, game: str, pack: str = OURS) -> AnyRules:
        """The rules; BadInput or Denied when there are none."""
        if (game, pack) not in self._read:
            self._read[game, pack] = load_rules(game, self.path(game, pack))
        return self._read[game, pack]

    def path(self, game: str, pack: str) -> Path | None:
        """Where a pack lies; None: it is the one we ship."""
        if game not in GAMES:
            raise BadInput("unknown-game", {"game": game, "known": sorted(GAMES)})
        if pack == OURS:
            return None
        found = self._packs(game)
        if pack not in found:
            raise Denied("unknown-pack", {"pack": pack[:40], "known": sorted(found)})
        return found[pack]

    def packs(self, game: str) -> list[str]:
        """The names of the packs that somebody put into the data folder."""
        return sorted(self._packs(game))

    def _packs(self, game: str) -> dict[str, Path]:
        if self.folder is None or not (self.folder / game).is_dir():
            return {}
        found = (self.folder / game).iterdir()
        return {path.stem: path for path in found if NAME.fullmatch(path.stem)}
