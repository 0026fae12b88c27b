"""What can happen in a game of Spell from the Future, one class an event: its sentence and facts.

`tell.py` tells them.  Beasts, words, Colours and Mind cards are numbers of the pack.
"""

from __future__ import annotations

from typing import TypedDict

from gelanggang.core.ids import Seat


class Day(TypedDict):
    """A day begins, with its 1st Mage."""

    day: int
    seat: Seat


class Lasting(TypedDict):
    """An effect of yesterday's Beast begins to work."""

    effect: str
    n: int


class Words(TypedDict):
    """The words of the day are in the generator, by letter."""

    words: list[int]


class Reshuffled(TypedDict):
    """A deck was made anew from its discards."""

    deck: str


class Beast(TypedDict):
    """The Beast of the day comes; `n` is what it would do to the Village."""

    beast: int
    health: int
    attack: int
    n: int


class MysticBeast(Beast):
    """The same on a Mystic day, when tokens are put on Colours."""


class MagesFirst(TypedDict):
    """The die shows `n`: the mages strike first."""

    seat: Seat
    n: int


class BeastFirst(MagesFirst):
    """The die shows `n`: the Beast strikes first."""


class DrewColours(TypedDict):
    """So many Colours were drawn, unseen by the others."""

    seat: Seat
    n: int


class DrewColoursOwn(TypedDict):
    """The same, to who drew them."""

    seat: Seat
    colours: list[int]


class Opened(TypedDict):
    """A Colour was opened."""

    seat: Seat
    colour: int


class MysticWords(TypedDict):
    """The words of a Mystic day, of which the 1st Mage says one."""

    words: list[int]


class Said(TypedDict):
    """The 1st Mage said the word of a Mystic day."""

    seat: Seat
    word: int


class Ready(TypedDict):
    """A player's choice is in; what it is, and whether it changes, is secret."""

    seat: Seat


class Changed(TypedDict):
    """A sealed choice was changed: only the player hears of it."""

    seat: Seat


class Revealed(TypedDict):
    """A choice is open: a Mind card (below 0: none), and for each pad its tokens (black below 0).

    The words of the pads are told with it, none on a Mystic day.
    """

    seat: Seat
    mind: int
    tokens: list[int]
    words: list[int]


class WhiteHit(TypedDict):
    """Minds met on a word, or (word below 0) on a Colour, with `n` white tokens."""

    pad: int
    word: int
    seats: list[Seat]
    n: int


class BlackHit(WhiteHit):
    """The same with black tokens."""


class WhiteMiss(TypedDict):
    """Somebody was alone with a thought, and `n` white tokens."""

    pad: int
    word: int
    seat: Seat
    n: int


class BlackMiss(WhiteMiss):
    """The same with black tokens."""


class Gained(TypedDict):
    """VP of the day."""

    seat: Seat
    white: int
    black: int


class Strength(TypedDict):
    """What all Hits and Mind cards come to."""

    attack: int
    defence: int


class Defeated(TypedDict):
    """The mages strike, and it is enough."""

    beast: int
    attack: int
    health: int


class NotDefeated(Defeated):
    """The mages strike, and it is not enough."""


class Held(TypedDict):
    """The Beast strikes and is held."""

    beast: int
    defence: int
    attack: int


class Damaged(Held):
    """The Beast strikes the Village: `n` more, `damage` in all."""

    n: int
    damage: int


class Healed(TypedDict):
    """The Village heals: `n` less, `damage` is left."""

    n: int
    damage: int


class Leaves(TypedDict):
    """What the Beast leaves for tomorrow."""

    effect: str
    n: int


class Fell(TypedDict):
    """The Village has fallen: all lose."""


class Won(TypedDict):
    """The Village stands, and one player has given most."""

    seats: list[Seat]
    n: int


class SharedWin(Won):
    """The Village stands, and several have given most."""


class TeamWon(TypedDict):
    """Two players have held the Village together."""

    grade: str
    n: int


# Only in chapters of a story.


class Chapter(TypedDict):
    """A chapter begins, which has so many days."""

    chapter: str
    days: int


class Named(Said):
    """The 1st Mage named the word of the day whose Hits count more."""


class Led(Revealed):
    """The 1st Mage has placed first, for all to see."""


class SameMind(TypedDict):
    """Several chose the same Mind card: `n` more Attack and Defence."""

    mind: int
    seats: list[Seat]
    n: int


class ColoursStay(TypedDict):
    """Yesterday's Colours are today's as well."""

    colours: list[int]


class Fed(TypedDict):
    """Ideas that nobody shared have given the Beast `n` more attack."""

    beast: int
    n: int


class Returns(Fed):
    """The Beast of yesterday comes again, with `n` less health."""


class NextBeast(TypedDict):
    """A Provision shows which Beast comes tomorrow."""

    beast: int


class AllHit(TypedDict):
    """Nobody was without a Hit today."""


class ChapterWon(TypedDict):
    """The Village stands and the goal is met: by Attack or by Defence."""

    way: str


class ChapterLost(TypedDict):
    """The goal cannot be met any more."""

    day: int
