"""What a game brings along when it moves in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.games.book import Page
from gelanggang.games.layout import Layout
from gelanggang.games.shapes import Shapes
from gelanggang.games.tale import Tale

Load = Callable[[Path | None], AnyRules]
"""From the folder of a pack (None: the one that comes with the game) to the rules with it."""
LoadList = Callable[[Path, Path], AnyRules]
"""From a list that alone is a pack, and the folder of the other cards, to the rules with both."""
ReadPages = Callable[[dict[str, Page]], AnyRules]
"""From the files of a pack that anybody may have sent to the rules with it."""


Tell = Callable[[Any], Tale]
"""From a game's own rules to a story that is told with their cards; BadInput when it cannot be."""


class Remark:
    """Something about a list that its owner should know: it is no mistake."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, int | str]) -> None:
        self.code: Final = code
        self.facts: Final = facts


class Tidied:
    """A list that somebody has sent, as it was understood: mistakes, or what it became."""

    __slots__ = ("entries", "mistakes", "remarks", "rules", "text")

    def __init__(
        self,
        mistakes: list[BadInput],
        text: str = "",
        rules: AnyRules | None = None,
        remarks: list[Remark] | None = None,
        entries: int = 0,
    ) -> None:
        self.mistakes: Final = mistakes
        self.text: Final = text
        """As `load_list` reads it."""
        self.rules: Final = rules
        self.remarks: Final[list[Remark]] = [] if remarks is None else remarks
        self.entries: Final = entries
        """How many there are on it."""


class Listed:
    """One entry of a list that somebody is still working on."""

    __slots__ = ("id", "mistakes", "names", "row", "sure")

    def __init__(
        self, row: int, id: str, names: list[str], sure: float, mistakes: list[BadInput]
    ) -> None:
        self.row: Final = row
        """As a spreadsheet counts."""
        self.id: Final = id
        """Of one of ours that is called so; empty: there is none."""
        self.names: Final = names
        """In each language; empty: it is missing."""
        self.sure: Final = sure
        """How sure bots are of it, 0 to 1; 0: they guess."""
        self.mistakes: Final = mistakes


Look = Callable[[str], list[Listed]]
"""From the text of a list to its entries, whatever is wrong with them."""
Tidy = Callable[[str, str], Tidied]
"""From the text of a list and the name of its file to what it means."""
Train = Callable[[Any], Chooser[Any]]
"""From a game's own rules to somebody who plays by them, given its own views."""


class Game:
    """A game from the house's side of the door.

    Every room can play it with this alone: it is told in the words that it brings, at a plain
    table.  A room that knows it better (pictures, bots that give reasons, a table of its own) says
    so in its registry, under the same key.
    """

    __slots__ = (
        "bots",
        "files",
        "folder",
        "key",
        "layout",
        "lists",
        "load",
        "load_list",
        "look",
        "read",
        "shapes",
        "tales",
        "tidy",
        "words",
    )

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
        tidy: Tidy | None = None,
        files: list[str] | None = None,
        read: ReadPages | None = None,
        tales: dict[str, Tell] | None = None,
        layout: Layout | None = None,
        look: Look | None = None,
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
        self.tidy: Final = tidy
        """How a list is read that anybody may have sent, as people write it; None: not at all."""
        self.look: Final = look
        """How a list is looked at that is not finished yet; None: not at all."""
        self.files: Final[list[str]] = [] if files is None else files
        """The names of the files of a pack, without their ending."""
        self.read: Final = read
        """How a pack is read that anybody may have sent; None: not at all."""
        self.tales: Final[dict[str, Tell]] = {} if tales is None else tales
        """Stories that it tells over several games, by their ids."""
        self.layout: Final = layout
        """What its cards can say, for whoever edits them; None: they are edited by hand."""

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
