"""Spell from the Future as the owner of a printed copy may write it down: other Mind cards."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules

MINDS: Final = Path(__file__).parent / "printed" / "mind.toml"
CARDS: Final = 11
SHELF: Final = TemporaryDirectory()


def printed_copy(folder: Path) -> Path:
    """Our pack with the Mind cards of a printed copy in place of ours."""
    shutil.copytree(default_folder(), folder)
    shutil.copyfile(MINDS, folder / "mind.toml")
    head = folder / "pack.toml"
    head.write_text(head.read_text("utf-8").replace("mind = 8", f"mind = {CARDS}"), "utf-8")
    return folder


@cache
def printed_folder() -> Path:
    """Such a pack, which nobody changes."""
    return printed_copy(Path(SHELF.name) / "pack")


@cache
def printed_rules() -> Rules:
    """The rules with it."""
    return Rules(load_pack(printed_folder()))
