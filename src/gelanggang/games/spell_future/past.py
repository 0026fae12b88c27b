"""The days that are over: what lay on the table, and what everybody put on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class PastDay:
    """One finished day.  All of it was revealed, so everybody may remember it; it never changes."""

    __slots__ = ("colours", "mages_first", "placed", "word", "words")

    def __init__(
        self,
        words: tuple[int, ...],
        word: int,
        colours: tuple[int, ...],
        mages_first: bool,
        placed: tuple[tuple[int, ...], ...],
    ) -> None:
        self.words: Final = words
        """By letter; none on a Mystic day, when tokens lay on Colours."""
        self.word: Final = word
        """What the 1st Mage said on a Mystic day, else NOBODY."""
        self.colours: Final = colours
        """Those that were open; none on a Mystic day."""
        self.mages_first: Final = mages_first
        self.placed: Final = placed
        """For each seat the Mind card, then pads and counts, as in the move."""

    def plain(self) -> dict[str, object]:
        """As plain data, for views and states."""
        return {
            "words": list(self.words),
            "word": self.word,
            "colours": list(self.colours),
            "mages_first": self.mages_first,
            "placed": [list(things) for things in self.placed],
        }
