"""A simple player of Spell from the Future: a mind with a taste of its own.

What people link is a table in the pack; a mind sees it through noise that was drawn for it once,
and through a little more every day.  Two bots never share a mind, because identical minds always
agree and prove nothing.  Not validated with people.
"""

from __future__ import annotations

from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View as CoreView
from gelanggang.games.spell_future import cards, moves
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View

NOISE = 0.164
"""How far tastes lie apart: at this much, two minds name the same best of four words in about 65 of
100 cases (`gelanggang balance` measures it)."""
DAILY = 0.3
"""How much of that changes from day to day."""


def bell(rng: Rng) -> float:
    """A number around 0 with deviation 1, near enough to the normal curve."""
    return (sum(rng.word() for _ in range(4)) / 2**32 - 2.0) * 3**0.5


class MindBot(Bot):
    """Marks the words that fit best and least to its own taste."""

    def __init__(self, rules: Rules, noise: float = NOISE) -> None:
        self.rules = rules
        self.pack = rules.pack
        self.noise = noise

    def think(self, view: CoreView, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        assert isinstance(view, View)
        return Thought(self._choose(view, decision, offers, rng), Reason("by-chance"))

    def _choose(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        # Only what the seat knows is asked of it, so any sample will do.
        table = self.rules.sample(view, rng)
        if decision.kind == "colour":
            return self._open(table, list(offers), rng)
        if decision.kind == "word":
            return self._say(list(offers), rng)
        return self._place(table, decision.seat, rng)

    def taste(self, word: int, colour: int, rng: Rng) -> float:
        """How well a Colour fits a word, to this mind; the same for a whole game."""
        own = bell(rng.fork(f"taste {word} {colour}"))
        spread = self.noise * (0.5 + self.pack.unsure[word])
        return self.pack.weights[word][colour] + spread * own

    def best_word(self, words: list[int], colours: list[int], rng: Rng) -> int:
        """Which of some words fits some Colours best, as on any day."""
        found = [self.fit([(word, colour) for colour in colours], rng) for word in words]
        return words[found.index(max(found))]

    def fit(self, pairs: list[tuple[int, int]], rng: Rng) -> float:
        """How well words and Colours fit each other today, on the whole."""
        tastes = [self.taste(word, colour, rng) for word, colour in pairs]
        return sum(tastes) / len(tastes) + self.noise * DAILY * bell(rng)

    def fits(self, table: State, rng: Rng) -> list[float]:
        """For each pad, how well it fits today."""
        if table.is_mystic():
            pairs = [[(table.word, colour)] for colour in range(len(self.pack.colours))]
        else:
            opened = table.open_colours.things
            pairs = [[(word, colour) for colour in opened] for word in table.words_open()]
        return [self.fit(pad, rng) for pad in pairs]

    def _open(self, table: State, offered: list[Move], rng: Rng) -> Move:
        """The Colour that tells the words apart best."""
        words = table.words_open()

        def spread(move: Move) -> float:
            found = [self.taste(word, move.things[0], rng) for word in words]
            return max(found) - min(found)

        return max(offered, key=spread)

    def _say(self, offered: list[Move], rng: Rng) -> Move:
        """The word that tells the Colours apart best."""

        def spread(move: Move) -> float:
            found = [
                self.taste(move.things[0], colour, rng) for colour in range(len(self.pack.colours))
            ]
            return max(found) - min(found)

        return max(offered, key=spread)

    def _place(self, table: State, seat: Seat, rng: Rng) -> Move:
        fits = self.fits(table, rng)
        mind = NOBODY if table.is_mystic() else self._mind(table, seat, rng)
        white, black = self._split(table, table.token_limit(mind), rng)
        tokens = [0] * len(fits)
        tokens[fits.index(max(fits))] = white
        tokens[fits.index(min(fits))] = -black
        return moves.place_move(mind, tokens)

    def _split(self, table: State, limit: int, rng: Rng) -> tuple[int, int]:
        """Half the minds follow the die, half split evenly."""
        most_white = min(limit, self.pack.white_tokens)
        most_black = min(limit, self.pack.black_tokens)
        if rng.fork("habit").below(2):
            white = most_white if table.mages_first else limit - most_black
        else:
            white = (limit + 1) // 2
        return min(white, most_white), min(limit - white, most_black)

    def _mind(self, table: State, seat: Seat, rng: Rng) -> int:
        """The Mind card that suits the split best."""
        white, black = self._split(table, table.token_limit(NOBODY), rng)

        def worth(mind: int) -> float:
            return sum(_worth(op, white, black) for op in self.pack.mind_ops[mind]) + (
                0.2 * bell(rng.fork(f"mind {mind}"))
            )

        return max(table.mind_hand(seat), key=worth)


def _worth(op: cards.MindOp, white: int, black: int) -> float:
    """What an operation may be worth, when about two of three stacks Hit."""
    if op.do == cards.VP_STACK:
        return 0.7 * op.n * (max(white, black) >= op.least)
    if op.do == cards.ATTACK:
        return 0.7 * op.n * (white > 0)
    if op.do == cards.DEFENCE:
        return 0.7 * op.n * (black > 0)
    if op.do == cards.VP_BOTH:
        return 0.5 * op.n * (white > 0 and black > 0)
    if op.do == cards.ECHO:
        return 0.6 * max(white, black)
    return 0.5 * op.n if op.do != cards.VP_BROAD else 0.0
