"""A person at a table of Spell from the Future, as a test seats them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.cli.shell import PATIENCE, Shell
from tests.line.sitting import Sitting as AnySitting

PLAY = ("play", "spell-from-the-future")
DAY = """
game = "spell-from-the-future"
players = 3
day = 2
mage = 2
damage = 3
beasts = ["burung-hantu-hologram", "{tomorrow}"]
words = ["lebah", "biskuit"]
colours = ["kuning", "merah", "cokelat", "biru"]
dice = [2, 5]
[effects]
tokens = {tokens}
no_minds = {no_minds}
[[seat]]
white = 4
black = 1
played = ["echo-mind"]
"""
ORDINARY = DAY.format(tomorrow="kunang-neon", tokens=0, no_minds=0)
MYSTIC = DAY.replace("burung-hantu-hologram", "kucing-cermin").format(
    tomorrow="kunang-neon", tokens=1, no_minds=1
)
I_AM_MAGE = MYSTIC.replace("mage = 2", "mage = 1")
I_OPEN = ORDINARY.replace("mage = 2", "mage = 1")


def anything() -> str:
    """Lines that get through a whole game: some fit, the others are refused and asked again."""
    lines = ["1", "2", "A2 -C1 1", "", "B+1 C-2", "", "3+2 7-1", "", "0", "A -B 3", ""]
    return "\n".join(Random("spell").choices(lines, k=PATIENCE))


class Sitting(AnySitting):
    """A person at a table of this game."""

    def __init__(self, shell: Shell, folder: Path, lang: str = "en", text: str = ORDINARY) -> None:
        super().__init__(shell, folder, lang, text)
