"""What a game brings along when it moves in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from gelanggang.core.match import AnyRules, Chooser
from gelanggang.games.shapes import Shapes

Load = Callable[[Path | None], AnyRules]
"""From the folder of a pack (None: the one that comes with the game) to the rules with it."""
Train = Callable[[AnyRules], Chooser]
"""From the rules to somebody who plays by them."""


class Game:
    """A game from the house's side of the door.

    Every room can play it with this alone: it is told in the words that it brings, at a plain
    table.  A room that knows it better (pictures, bots that give reasons, a table of its own) says
    so in its registry, under the same key.
    """

    __slots__ = ("bots", "folder", "key", "lists", "load", "shapes", "words")

    def __init__(
        self,
        key: str,
        load: Load,
        folder: Path,
        words: Path | None = None,
        bots: dict[str, Train] | None = None,
        lists: str = "",
        shapes: Shapes | None = None,
    ) -> None:
        self.key: Final = key
        self.load: Final = load
        self.folder: Final = folder
        """Where its files lie: `lesson.toml`, and in `earlier/` packs that it came with before."""
        self.words: Final = words
        """A folder with a catalogue a language (`id.ftl`); None: they are in our text room."""
        self.bots: Final[dict[str, Train]] = {} if bots is None else bots
        """Its own bots by name, the weakest first; each is a level."""
        self.shapes: Final = shapes
        """What it sends, as types for a page that draws it in its own way; None: plain ones."""
        self.lists: Final = lists
        """How a file ends that alone is a pack (a list of words); empty: packs are folders."""

    def earlier_packs(self) -> list[Path]:
        """The packs that it came with before: a table goes on with the cards it began with."""
        earlier = self.folder / "earlier"
        return sorted(earlier.iterdir()) if earlier.is_dir() else []
