"""What the search for Combos knows of cards, and of Combos that have as many orders as others.

The search is asked more than anything else in the game: a card is one object there, and orders of
cards are counted once for all Combos of a kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

LANE: Final = 8
"""Cards are counted by direction in one number: a lane of so many bits for each."""
UNKNOWN: Final = -1


def lanes(directions: i64) -> i64:
    """One in the lane of each direction."""
    # The product has the four bits at four places each, and one of these is the right one.
    return directions * 0x204081 & 0x01010101


@mypyc_attr(acyclic=True)
class Held:
    """An Action card as the search sees it."""

    __slots__ = ("bridge", "card", "directions", "face", "lanes", "looks", "mark", "name", "rank")

    def __init__(
        self, card: int, rank: int, name: int, directions: int, mark: int, bridge: bool
    ) -> None:
        self.card: Final = card
        self.rank: Final[i64] = rank
        """Its place where bridges come first and equal names and faces lie side by side."""
        self.name: Final[i64] = name
        self.face: Final[i64] = name * 16 + directions
        self.directions: Final[i64] = directions
        self.lanes: Final[i64] = lanes(directions)
        self.mark: Final[i64] = mark
        """Above 0 when its place in a Combo can matter: the same for all of its name."""
        self.bridge: Final = bridge
        self.looks: Final = (mark * 16 + directions) * 2 + int(bridge)
        """Cards that look alike can stand for each other in every order."""


LOOKS: Final = 256 * 16 * 2
"""`looks` is always below this: marks fit into a byte."""


@mypyc_attr(acyclic=True)
class Kind:
    """All Combos with the same marked cards; `after` leads to those with one more."""

    def __init__(self) -> None:
        self.after: Final[list[Kind | None]] = []
        """By the mark of one more card, in the order of the search."""
        self.counts: Final[list[int]] = []
        """By size, how many orders differ where all cards share a direction; or UNKNOWN."""
        self.patterns: Final[dict[int, list[list[int]]]] = {}
        """And which they are."""
        self.bridged: Final[dict[int, int]] = {}
        """How many there are with one bridge, by the size and by what has to stand after it."""

    def with_mark(self, mark: i64) -> Kind:
        """The kind with one more card."""
        after = self.after
        if mark < len(after):
            found = after[mark]
            if found is not None:
                return found
        while len(after) <= mark:
            after.append(None)
        made = Kind()
        after[mark] = made
        return made

    def count(self, size: i64) -> int:
        """How many orders differ with so many cards, or UNKNOWN."""
        return self.counts[size] if size < len(self.counts) else UNKNOWN

    def learn(self, size: int, patterns: list[list[int]]) -> None:
        """Remember the orders of so many cards."""
        while len(self.counts) <= size:
            self.counts.append(UNKNOWN)
        self.counts[size] = len(patterns)
        self.patterns[size] = patterns
