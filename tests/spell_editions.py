"""The house as it will be when the next edition of Spell from the Future is shipped."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES
from gelanggang.games.game import Game
from gelanggang.games.spell_future.reading import default_folder

KEY: Final = "spell-from-the-future"


def ship_next_spell(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ship another pack, with today's and all earlier ones in `earlier/`; where the new one is."""
    ours = GAMES[KEY]
    new, earlier = folder / "pack", folder / "earlier"
    shutil.copytree(default_folder(), new)
    head = (new / "pack.toml").read_text("utf-8")
    (new / "pack.toml").write_text(head.replace('name = "', 'name = "Next, ', 1), "utf-8")
    shutil.copytree(default_folder(), earlier / "today")
    for path in ours.earlier_packs():
        shutil.copytree(path, earlier / path.name)

    def load(path: Path | None) -> AnyRules:
        if path is not None and path.suffix == ours.lists:
            assert ours.load_list is not None
            return ours.load_list(path, new)
        return ours.load(path or new)

    next_one = Game(KEY, load, folder, lists=ours.lists, load_list=ours.load_list)
    monkeypatch.setitem(GAMES, KEY, next_one)
    return new
