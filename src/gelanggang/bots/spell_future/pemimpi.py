"""Level 0, the dreamer: marks the words that fit best and least to its own taste.

It never asks what others may think.
"""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.chapter import (
    chapter_reason,
    key_pad,
    led_tokens,
    plain_mind,
    same_mind_worth,
)
from gelanggang.bots.spell_future.taste import DAILY, NOISE, bell, own_taste
from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future import cards, moves
from gelanggang.games.spell_future.chapter import BLACK_BOTH, MIRROR, MISSES_FEED
from gelanggang.games.spell_future.placements import obeys, placements
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View

FOLLOWED: Final = 2.0
"""What a token of who leads counts more than a taste of one's own."""
KEY: Final = 0.15
"""How much further a word lies from the others when its Hits count more."""
LOST: Final = 0.5
"""What a token is worth that a Mind card does not let it place."""


class Pemimpi(Bot[View]):
    """A mind with a taste of its own, and no thought for others."""

    def __init__(self, rules: Rules, noise: float = NOISE) -> None:
        self.rules = rules
        self.pack = rules.pack
        self.noise = noise

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        # Only what the seat knows is asked of it, so any sample will do.
        table = self.rules.sample(view, rng)
        if decision.kind == "colour":
            move = self._open(table, list(offers), rng)
            return Thought(move, Reason("own-colour", {"colour": move.things[0]}))
        if decision.kind in ("word", "name"):
            move = self._say(list(offers), rng)
            return Thought(move, Reason("own-word", {"word": move.things[0]}))
        move = self._place(table, view, decision.seat, rng)
        reason = chapter_reason(table, view, move)
        return Thought(move, _why(move) if reason is None else reason)

    def taste(self, word: int, colour: int, rng: Rng) -> float:
        """How well a Colour fits a word, to this mind; the same for a whole game."""
        return own_taste(self.pack, word, colour, rng, self.noise)

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

    def _place(self, table: State, view: View, seat: Seat, rng: Rng) -> Move:
        fits = self.fits(table, rng)
        if table.story is not None:
            _heed(table, view, fits)
        mind = NOBODY if table.is_mystic() else self._mind(table, seat, fits, rng)
        return Move(moves.PLACE, (mind, *self._placed(table, mind, fits, rng)))

    def _placed(self, table: State, mind: int, fits: list[float], rng: Rng) -> tuple[int, ...]:
        """Pads and counts: white on the best, black on the least, as the Mind card allows."""
        white, black = self._split(table, table.token_limit(mind), rng)
        tokens = [0] * len(fits)
        tokens[fits.index(max(fits))] = white
        tokens[fits.index(min(fits))] = -black
        wished = moves.place_move(mind, tokens).things[1:]
        rule = None if mind == NOBODY else self.pack.mind_rules[mind]
        if rule is None or obeys(rule, wished):
            return wished

        def near(things: tuple[int, ...]) -> float:
            """As many tokens of each colour as were meant, then the words that fit."""
            lacking = white + black
            taste = 0.0
            for i in range(0, len(things), 2):
                lacking -= abs(things[i + 1])
                taste += things[i + 1] * fits[things[i]]
            return taste - 2.0 * lacking - abs(colours(things)[0] - white)

        pack = self.pack
        limit = table.token_limit(mind)
        ways = placements(len(fits), limit, pack.white_tokens, pack.black_tokens, rule)
        return max(ways, key=near)

    def _split(self, table: State, limit: int, rng: Rng) -> tuple[int, int]:
        """Half the minds follow the die, half split evenly."""
        most_white = min(limit, self.pack.white_tokens)
        most_black = min(limit, self.pack.black_tokens)
        strikes = table.mages_first != (table.rule(MIRROR) > 0)
        if table.rule(MISSES_FEED):
            # One idea, on which others may come as well.
            return (most_white, 0) if strikes else (0, most_black)
        if table.rule(BLACK_BOTH):
            white = limit - most_black
        elif rng.fork("habit").below(2):
            white = most_white if strikes else limit - most_black
        else:
            white = (limit + 1) // 2
        return min(white, most_white), min(limit - white, most_black)

    def _mind(self, table: State, seat: Seat, fits: list[float], rng: Rng) -> int:
        """The Mind card that suits the split best; a token that it forbids is missed."""
        split = self._split(table, table.token_limit(NOBODY), rng)
        together = same_mind_worth(table)
        plain = plain_mind(table) if together > 0.0 else NOBODY

        def worth(mind: int) -> float:
            white, black = split
            if self.pack.mind_rules[mind] is not None:
                white, black = colours(self._placed(table, mind, fits, rng))
            lost = max(sum(split) - white - black, 0)
            return (
                sum(_worth(op, white, black) for op in table.pack.mind_ops[mind])
                + 2 * together * (mind == plain)
                + 0.2 * bell(rng.fork(f"mind {mind}"))
                - LOST * lost
            )

        return max(table.mind_hand(seat), key=worth)


def _heed(table: State, view: View, fits: list[float]) -> None:
    """Change what fits as a chapter's rule asks even a dreamer to: look where the others look."""
    led = led_tokens(view, len(fits))
    if led is not None:
        for pad, n in enumerate(led):
            fits[pad] += FOLLOWED * n
    key = key_pad(table)
    if key != NOBODY:
        fits[key] += KEY if fits[key] * len(fits) >= sum(fits) else -KEY


def colours(things: tuple[int, ...]) -> tuple[int, int]:
    """How many white and black tokens there are among pads and counts."""
    counts = things[1::2]
    return sum([n for n in counts if n > 0]), -sum([n for n in counts if n < 0])


def _why(move: Move) -> Reason:
    things = move.things
    whites = [things[i] for i in range(1, len(things), 2) if things[i + 1] > 0]
    blacks = [things[i] for i in range(1, len(things), 2) if things[i + 1] < 0]
    if whites and blacks:
        return Reason("own-taste", {"best": whites[0], "least": blacks[0]})
    if whites:
        return Reason("own-best", {"best": whites[0]})
    return Reason("own-least", {"least": blacks[0]}) if blacks else Reason("no-tokens")


def _worth(op: cards.MindOp, white: int, black: int) -> float:
    """What an operation may be worth, when about two of three stacks Hit."""
    if op.do == cards.VP_STACK:
        return 0.7 * op.n * (max(white, black) >= op.least)
    if op.do == cards.ATTACK:
        return 0.7 * op.n * (white >= op.least)
    if op.do == cards.DEFENCE:
        return 0.7 * op.n * (black >= op.least)
    if op.do in (cards.VP_BOTH, cards.STRENGTH_BOTH):
        return 0.5 * op.n * (white > 0 and black > 0)
    if op.do == cards.STRENGTH_LETTERS:
        return 0.7 * op.n * min((white > 0) + (black > 0), op.most)
    if op.do == cards.VP_MISS:
        return 0.3 * op.n * min(black if op.colour else white, op.most)
    if op.do == cards.ECHO:
        return 0.6 * max(white, black)
    return 0.5 * op.n if op.do != cards.VP_BROAD else 0.0
