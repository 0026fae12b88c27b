"""The pads of a day, as people see them and as one mind does."""

from __future__ import annotations

import math
from typing import Final

from gelanggang.bots.spell_future.taste import DAILY, NOISE, bell, own_taste, spread
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.past import PastDay
from gelanggang.games.spell_future.state import State

SHARP: Final = 1.2825
"""pi / sqrt(6): the choice of the best among bell-shaped tastes, as a choice by weights."""
WHITE: Final = 1
BLACK: Final = -1


class Pads:
    """For each pad, how well it fits to people, what this mind adds, and how far people differ."""

    __slots__ = ("apart", "own", "people")

    def __init__(
        self,
        pack: Pack,
        pairs: list[list[tuple[int, int]]],
        day: int,
        rng: Rng,
        noise: float = NOISE,
    ) -> None:
        self.people: Final[list[float]] = []
        self.own: Final[list[float]] = []
        self.apart: Final[list[float]] = []
        today = rng.fork(f"day {day}")
        for pad in pairs:
            people = 0.0
            taste = 0.0
            for word, colour in pad:
                people += pack.weights[word][colour] / len(pad)
                taste += own_taste(pack, word, colour, rng, noise) / len(pad)
            drawn_once = spread(pack, pad[0][0], noise)
            self.people.append(people)
            self.own.append(taste - people + noise * DAILY * bell(today))
            self.apart.append(math.sqrt(drawn_once**2 / len(pad) + (noise * DAILY) ** 2))

    def __len__(self) -> int:
        return len(self.people)

    def chances(self, ego: float, width: float, sign: int) -> list[float]:
        """For each pad, how likely somebody finds that it fits best (WHITE) or least (BLACK).

        `ego` says how much of one's own taste one takes for everybody's; `width`, how far tastes
        lie apart beside what is usual.
        """
        usual = sum(self.apart) / len(self.apart)
        weights: list[float] = []
        top = -1e9
        for i in range(len(self.people)):
            # A word of which people are unsure comes first, or last, more often than its mean says.
            unsure = 0.4 * ((self.apart[i] / usual) ** 2 - 1.0)
            fit = self.people[i] + ego * self.own[i]
            weight = sign * SHARP * fit / (width * usual) + unsure
            weights.append(weight)
            top = max(top, weight)
        weights = [math.exp(weight - top) for weight in weights]
        total = sum(weights)
        return [weight / total for weight in weights]


def pads_today(table: State, rng: Rng, noise: float = NOISE) -> Pads:
    """The pads that tokens can be put on today."""
    if table.is_mystic():
        return mystic_pads(table.pack, table.word, table.day, rng, noise)
    return letter_pads(
        table.pack, table.words_open(), table.open_colours.things, table.day, rng, noise
    )


def pads_of(pack: Pack, past: PastDay, day: int, rng: Rng) -> Pads:
    """The pads of a day that is over."""
    if not past.words:
        return mystic_pads(pack, past.word, day, rng)
    return letter_pads(pack, list(past.words), list(past.colours), day, rng)


def letter_pads(
    pack: Pack, words: list[int], colours: list[int], day: int, rng: Rng, noise: float = NOISE
) -> Pads:
    """A letter stands for a word, which fits all open Colours more or less."""
    return Pads(pack, [[(word, colour) for colour in colours] for word in words], day, rng, noise)


def mystic_pads(pack: Pack, word: int, day: int, rng: Rng, noise: float = NOISE) -> Pads:
    """On a Mystic day tokens go on Colours."""
    return Pads(pack, [[(word, colour)] for colour in range(len(pack.colours))], day, rng, noise)
