"""What a player expects of another: first what people do, then what this one has done."""

from __future__ import annotations

import math
from typing import Final

from gelanggang.bots.spell_future.pads import BLACK, WHITE, Pads, pads_of
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.view import View

EGOS: Final = [0.1, 0.5, 0.9]
AT_FIRST: Final = [0.1, 0.2, 0.7]
WIDTHS: Final = [0.45, 0.75, 1.1]
"""What somebody may be like: how much as I am (and how likely that seems before anything was seen:
people take their own taste for everybody's), and how far from what people link."""

# How somebody splits white and black.
MORE_WHITE: Final = 0
EVEN: Final = 1
MORE_BLACK: Final = 2

LEANS_OF_PEOPLE: Final = [[0.2, 1.0, 1.0], [1.0, 1.0, 0.2]]
"""By who strikes first (the Beast, the mages): half follow the die, half split evenly."""
TWO_STACKS: Final = 0.4
ONE_STACK: Final = 1.6
"""How often tokens of one colour lie on two pads, and on one, as if it had been seen so often."""
BEYOND: Final = 0.02
"""Nobody is so predictable that a pad is out of the question."""


def lean_of(white: int, black: int) -> int:
    """How tokens were split."""
    if white - black >= 2:
        return MORE_WHITE
    return MORE_BLACK if black - white >= 2 else EVEN


class Expected:
    """What somebody will do today, as likely as it seems."""

    __slots__ = ("black", "leans", "two_stacks", "white")

    def __init__(
        self, white: list[float], black: list[float], leans: list[float], two_stacks: float
    ) -> None:
        self.white: Final = white
        """For each pad, how likely most whites go there."""
        self.black: Final = black
        self.leans: Final = leans
        self.two_stacks: Final = two_stacks

    def likelihood(self, tokens: list[int]) -> float:
        """The logarithm of how likely these tokens, pad by pad, were."""
        white = sum([n for n in tokens if n > 0])
        black = -sum([n for n in tokens if n < 0])
        found = math.log(self.leans[lean_of(white, black)])
        return found + _where(self.white, tokens, WHITE) + _where(self.black, tokens, BLACK)


def _where(chances: list[float], tokens: list[int], sign: int) -> float:
    """The logarithm of how likely the tokens of a colour lie where they lie."""
    total = 0
    found = 0.0
    for pad, n in enumerate(tokens):
        if n * sign > 0:
            total += n * sign
            found += n * sign * math.log(chances[pad])
    return found / total if total else 0.0


class Habits:
    """One player's habits.  They begin as people's, and every day moves them a little."""

    __slots__ = ("kinds", "leans", "one_stack", "two_stacks")

    def __init__(self) -> None:
        self.kinds = [likely / len(WIDTHS) for likely in AT_FIRST for _ in WIDTHS]
        """How likely this is somebody of each ego and width."""
        self.leans = [leans[:] for leans in LEANS_OF_PEOPLE]
        self.two_stacks = TWO_STACKS
        self.one_stack = ONE_STACK

    def learn(self, looks: Looks, tokens: list[int], mages_first: bool) -> None:
        """Take in what was placed on a day."""
        white = sum([n for n in tokens if n > 0])
        black = -sum([n for n in tokens if n < 0])
        if white + black == 0:
            return
        self.leans[int(mages_first)][lean_of(white, black)] += 1.0
        for kind in range(len(self.kinds)):
            likely = _where(looks.white[kind], tokens, WHITE)
            likely += _where(looks.black[kind], tokens, BLACK)
            self.kinds[kind] *= math.exp(likely)
        total = sum(self.kinds)
        self.kinds = [kind / total for kind in self.kinds]
        for sign, n in ((WHITE, white), (BLACK, black)):
            if n >= 2:
                stacks = sum([count * sign > 0 for count in tokens])
                self.two_stacks += float(stacks > 1)
                self.one_stack += float(stacks == 1)

    def expect(self, looks: Looks, mages_first: bool) -> Expected:
        """What to expect on such a day."""
        leans = self.leans[int(mages_first)]
        total = sum(leans)
        return Expected(
            _mixed(self.kinds, looks.white),
            _mixed(self.kinds, looks.black),
            [lean / total for lean in leans],
            self.two_stacks / (self.two_stacks + self.one_stack),
        )


class Looks:
    """The pads of a day as each kind of player would see them."""

    __slots__ = ("black", "white")

    def __init__(self, pads: Pads) -> None:
        self.white: Final[list[list[float]]] = []
        self.black: Final[list[list[float]]] = []
        for ego in EGOS:
            for width in WIDTHS:
                self.white.append(_never_nothing(pads.chances(ego, width, WHITE)))
                self.black.append(_never_nothing(pads.chances(ego, width, BLACK)))


def _never_nothing(chances: list[float]) -> list[float]:
    return [(1.0 - BEYOND) * chance + BEYOND / len(chances) for chance in chances]


def _mixed(kinds: list[float], looks: list[list[float]]) -> list[float]:
    mixed = [0.0] * len(looks[0])
    for kind, chances in enumerate(looks):
        for pad, chance in enumerate(chances):
            mixed[pad] += kinds[kind] * chance
    return mixed


def tokens_on(things: tuple[int, ...], pads: int) -> list[int]:
    """What was placed on a day that is over, pad by pad."""
    tokens = [0] * pads
    for i in range(1, len(things), 2):
        tokens[things[i]] = things[i + 1]
    return tokens


def learnt(pack: Pack, view: View, rng: Rng) -> list[Habits]:
    """The habits of every seat after the days that are over."""
    habits = [Habits() for _ in range(view.seats)]
    first = view.day - len(view.past)
    for i, past in enumerate(view.past):
        pads = pads_of(pack, past, first + i, rng)
        looks = Looks(pads)
        for seat in range(view.seats):
            if seat != view.seat:
                tokens = tokens_on(past.placed[seat], len(pads))
                habits[seat].learn(looks, tokens, past.mages_first)
    _agree_on_ego([habits[seat] for seat in range(view.seats) if seat != view.seat])
    return habits


def _agree_on_ego(others: list[Habits]) -> None:
    """How much my taste is everybody's is one question, to which all others give an answer."""
    widths = len(WIDTHS)
    egos = AT_FIRST[:]
    for habits in others:
        for ego in range(len(EGOS)):
            seen = sum(habits.kinds[ego * widths : (ego + 1) * widths])
            egos[ego] *= seen / AT_FIRST[ego]
    total = sum(egos)
    for habits in others:
        for ego in range(len(EGOS)):
            own = sum(habits.kinds[ego * widths : (ego + 1) * widths])
            for width in range(widths):
                kind = ego * widths + width
                habits.kinds[kind] *= egos[ego] / total / own


def leans_today(habits: Habits, mages_first: bool) -> int | None:
    """MORE_WHITE or MORE_BLACK, for somebody of whom that was seen clearly; else None."""
    leans = habits.leans[int(mages_first)]
    people = LEANS_OF_PEOPLE[int(mages_first)]
    for lean in (MORE_WHITE, MORE_BLACK):
        seen = leans[lean] - people[lean]
        if seen >= 2.0 and leans[lean] >= 0.6 * sum(leans):
            return lean
    return None
