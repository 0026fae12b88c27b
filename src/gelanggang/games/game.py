"""What a game brings along when it moves in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gelanggang.core.match import AnyRules, Chooser
from gelanggang.games.shapes import Shapes

Load = Callable[[Path | None], AnyRules]
"""From the folder of a pack (None: the one that comes with the game) to the rules with it."""
LoadList = Callable[[Path, Path], AnyRules]
"""From a list that alone is a pack, and the folder of the other cards, to the rules with both."""
Train = Callable[[Any], Chooser[Any]]
"""From a game's own rules to somebody who plays by them, given its own views."""


class Game:
    """A game from the house's side of the door.

    Every room can play it with this alone: it is told in the words that it brings, at a plain
    table.  A room that knows it better (pictures, bots that give reasons, a table of its own) says
    so in its registry, under the same key.
    """

    __slots__ = ("bots", "folder", "key", "lists", "load", "load_list", "shapes", "words")

    def __init__(
        self,
        key: str,
        load: Load,
        folder: Path,
        words: Path | None = None,
        bots: dict[str, Train] | None = None,
        lists: str = "",
        shapes: Shapes | None = None,
        load_list: LoadList | None = None,
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
        self.load_list: Final = load_list
        """How such a file is read; None: there are none."""

    def earlier_packs(self) -> list[Path]:
        """The packs that it came with before: a table goes on with the cards it began with."""
        earlier = self.folder / "earlier"
        return sorted(earlier.iterdir()) if earlier.is_dir() else []

    def edition(self, folder: Path | None, digest: str) -> AnyRules:
        """The rules with just these cards, as far as we ever shipped them; else the newest ones.

        A list is played with the other cards of the edition that it was first played with.
        """
        newest = self.load(folder)
        if newest.label.digest == digest:
            return newest
        for earlier in self.earlier_packs():
            if folder is None:
                rules = self.load(earlier)
            elif self.load_list is not None and folder.suffix.lower() == self.lists:
                rules = self.load_list(folder, earlier)
            else:
                break
            if rules.label.digest == digest:
                return rules
        return newest
