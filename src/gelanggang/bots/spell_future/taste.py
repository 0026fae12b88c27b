"""A mind's taste: the pack's table of what people link, seen through noise of its own.

The noise was drawn for a mind once, from its seat's own chance, and a little more is drawn every
day.  Two bots never share a mind, because identical minds always agree and prove nothing.  Not
validated with people.
"""

from __future__ import annotations

from typing import Final

from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.cards import Pack

NOISE: Final = 0.164
"""How far tastes lie apart: at this much, two minds name the same best of four words in about 65 of
100 cases (`gelanggang balance` measures it)."""
DAILY: Final = 0.3
"""How much of that changes from day to day."""


def bell(rng: Rng) -> float:
    """A number around 0 with deviation 1, near enough to the normal curve."""
    return (sum([rng.word() for _ in range(4)]) / 2**32 - 2.0) * 3**0.5


def spread(pack: Pack, word: int, noise: float) -> float:
    """How far tastes lie apart for a word: the further, the less sure people are of it."""
    return noise * (0.5 + pack.unsure[word])


def own_taste(pack: Pack, word: int, colour: int, rng: Rng, noise: float) -> float:
    """How well a Colour fits a word, to this mind; the same for a whole game."""
    own = bell(rng.fork(f"taste {word} {colour}"))
    return pack.weights[word][colour] + spread(pack, word, noise) * own
