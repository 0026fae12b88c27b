"""Level 1, the guesser: the best reply to people as they usually are.

It knows what people link and how far tastes lie apart, sees both through a taste of its own, and
holds every placement on offer against many days as they may come out.
"""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.chapter import (
    chapter_reason,
    key_pad,
    led_tokens,
    plain_mind,
    same_mind_worth,
    wants_defeat,
    wants_hold,
)
from gelanggang.bots.spell_future.habits import Habits, Looks
from gelanggang.bots.spell_future.pads import Pads, pads_today
from gelanggang.bots.spell_future.stacks import largest, stacks
from gelanggang.bots.spell_future.taste import NOISE, own_taste
from gelanggang.bots.spell_future.worlds import Worlds, imagine
from gelanggang.bots.spell_future.worth import Judge, Worth
from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.chapter import BLACK_BOTH, KEY_WORD, MIRROR, MISSES_FEED
from gelanggang.games.spell_future.placements import PlaceOffers
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View

WORLDS: Final = 48
"""Days that are imagined for a decision: each is what the others may place."""
FEWEST_WORLDS: Final = 24
"""With fewer than this the best placement would be a matter of luck, however many there are."""
LOOKS: Final = 300000
"""Placements times worlds; with very many placements fewer worlds have to do."""
OWN_VP: Final = 1.0
WANTED: Final = 0.4
SPARE: Final = 0.1
"""What a token that Hits is worth as VP, and to the Village if the die asks for it or not."""
TEAM_VP: Final = 0.5
"""In a chapter VP are thanks and no win (SF-91)."""
FOR_THE_GOAL: Final = 0.3
"""What a token that Hits is worth beyond that, if the goal asks for its colour."""
LONELY: Final = 0.4
"""What a stack that Misses costs, where it feeds the Beast."""


class Day:
    """All that a bot has thought about a day before it places."""

    def __init__(
        self, view: View, table: State, pads: Pads, habits: list[Habits], judge: Judge
    ) -> None:
        self.view: Final = view
        self.table: Final = table
        self.pads: Final = pads
        self.habits: Final = habits
        self.judge: Final = judge


class Penebak(Bot[View]):
    """Thinks of what people may think."""

    def __init__(self, rules: Rules, noise: float = NOISE) -> None:
        self.rules: Final = rules
        self.noise: Final = noise

    def think(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        # Only what the seat knows is asked of it, so any sample will do.
        table = self.rules.sample(view, rng.fork("sample"))
        if decision.kind == "colour":
            return self.open(table, offers, rng)
        if decision.kind in ("word", "name"):
            return self.say(table, offers, rng)
        assert isinstance(offers, PlaceOffers)
        day = self.day(view, table, len(offers), rng)
        prices = self.prices(day, offers)
        move = offers[day.judge.best(offers, prices)]
        reason = chapter_reason(table, view, move)
        return Thought(move, self.why(day, offers, move) if reason is None else reason)

    def day(self, view: View, table: State, offers: int, rng: Rng) -> Day:
        """Look at the pads, guess what the others do, and imagine the day."""
        pads = pads_today(table, rng, self.noise)
        habits = self.habits(view, rng)
        worlds = self.worlds(view, table, pads, habits, offers, rng)
        worth = self.worth(table, view)
        return Day(view, table, pads, habits, Judge(table.pack, worlds, worth, table.minds_work()))

    def worlds(
        self,
        view: View,
        table: State,
        pads: Pads,
        habits: list[Habits],
        offers: int,
        rng: Rng,
    ) -> Worlds:
        """How the day may come out."""
        looks = Looks(pads)
        led = led_tokens(view, len(pads))
        known = NOBODY if led is None else view.mage
        expected = [
            habits[seat].expect(looks, view.mages_first)
            for seat in range(view.seats)
            if seat not in (view.seat, known)
        ]
        pack = table.pack
        count = min(max(LOOKS // offers, FEWEST_WORLDS), WORLDS)
        most = (pack.white_tokens, pack.black_tokens)
        limit = table.token_limit(NOBODY)
        chance = rng.fork(f"worlds {view.day}")
        key = key_pad(table)
        return imagine(
            expected, len(pads), limit, most, count, chance, led, key, table.rule(KEY_WORD)
        )

    def habits(self, view: View, rng: Rng) -> list[Habits]:
        """What to expect of each seat: what people do."""
        return [Habits() for _ in range(view.seats)]

    def worth(self, table: State, view: View) -> Worth:
        """VP, and the strength that the die asks for."""
        attack, defence = (WANTED, SPARE) if view.mages_first else (SPARE, WANTED)
        if table.story is None:
            return Worth(OWN_VP, attack, defence)
        attack += FOR_THE_GOAL * int(wants_defeat(table))
        defence += FOR_THE_GOAL * int(wants_hold(table))
        if table.rule(BLACK_BOTH):
            defence += attack
        if table.rule(MIRROR):
            attack, defence = defence, attack
        return Worth(TEAM_VP, attack, defence, LONELY * table.rule(MISSES_FEED))

    def prices(self, day: Day, offers: PlaceOffers) -> list[float]:
        """What it costs to play each Mind card today: nothing, who does not plan."""
        prices = [0.0] * len(day.table.pack.minds)
        self.draw_together(day, prices)
        return prices

    def draw_together(self, day: Day, prices: list[float]) -> None:
        """Where it helps to choose the same Mind card, that one is a bargain."""
        worth = same_mind_worth(day.table)
        mind = plain_mind(day.table) if worth > 0.0 else NOBODY
        if mind != NOBODY:
            prices[mind] -= worth * (day.judge.worth.attack + day.judge.worth.defence)

    def open(self, table: State, offers: Offers, rng: Rng) -> Thought:
        """The Colour that tells the words apart best, to one's own taste."""
        words = table.words_open()
        best = offers[0]
        widest = -1.0
        for move in offers:
            fits = [own_taste(table.pack, word, move.things[0], rng, self.noise) for word in words]
            if max(fits) - min(fits) > widest:
                widest = max(fits) - min(fits)
                best = move
        return Thought(best, Reason("own-colour", {"colour": best.things[0]}))

    def say(self, table: State, offers: Offers, rng: Rng) -> Thought:
        """The word that tells the Colours apart best, to one's own taste."""
        best = offers[0]
        widest = -1.0
        colours = range(len(table.pack.colours))
        for move in offers:
            fits = [own_taste(table.pack, move.things[0], one, rng, self.noise) for one in colours]
            if max(fits) - min(fits) > widest:
                widest = max(fits) - min(fits)
                best = move
        return Thought(best, Reason("own-word", {"word": best.things[0]}))

    def why(self, day: Day, offers: PlaceOffers, move: Move) -> Reason:
        """The reason for a placement: where most people would go."""
        whites, blacks = stacks(move)
        if not whites and not blacks:
            return Reason("no-tokens")
        if len(whites) + len(blacks) > 3:
            return Reason("meet-many", {"n": len(whites) + len(blacks)})
        white = sum([n for _, n in whites])
        black = sum([n for _, n in blacks])
        if white >= black:
            return Reason("most-link", {"best": largest(whites)})
        return Reason("few-link", {"least": largest(blacks)})
