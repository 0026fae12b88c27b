"""Level 3, the seer: it also plans the split, its Mind cards, and what it opens or says."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.habits import Habits, Looks
from gelanggang.bots.spell_future.pads import Pads, letter_pads, mystic_pads
from gelanggang.bots.spell_future.penebak import Day
from gelanggang.bots.spell_future.pengamat import Pengamat
from gelanggang.bots.spell_future.stacks import stacks
from gelanggang.bots.spell_future.village import Plan
from gelanggang.bots.spell_future.worth import Worth, bonus_of
from gelanggang.bots.thought import Reason, Thought
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.placements import PlaceOffers
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View

PRICE: Final = 0.012
"""What one VP or one point of strength that a Mind card may bring on a better day is worth."""
BETTER_DAYS: Final = [[3, -1], [2, -2], [1, -3], [1, 1, -1, -1]]
"""What a player may place on a better day."""


class Peramal(Pengamat):
    """Thinks of the days to come."""

    def worth(self, table: State, view: View) -> Worth:
        return Plan(table, view)

    def prices(self, day: Day, offers: PlaceOffers) -> list[float]:
        """A Mind card that could do more on a better day has its price, while there are days."""
        pack = day.table.pack
        days = pack.days - day.view.day
        left = max(len(offers.minds) - 1, 1)
        often = min(days / left, 1.0)
        prices = [PRICE * often * usual_bonus(day, mind) for mind in range(len(pack.minds))]
        self.draw_together(day, prices)
        return prices

    def open(self, table: State, offers: Offers, rng: Rng) -> Thought:
        """The Colour on which most will agree, with those that are open."""
        best = offers[0]
        found = -1.0
        opened = table.open_colours.things
        for move in offers:
            pads = letter_pads(
                table.pack, table.words_open(), [*opened, move.things[0]], table.day, rng
            )
            if agreement(pads) > found:
                found = agreement(pads)
                best = move
        return Thought(best, Reason("agree-colour", {"colour": best.things[0]}))

    def say(self, table: State, offers: Offers, rng: Rng) -> Thought:
        """The word on whose Colours most will agree."""
        best = offers[0]
        found = -1.0
        for move in offers:
            pads = mystic_pads(table.pack, move.things[0], table.day, rng)
            if agreement(pads) > found:
                found = agreement(pads)
                best = move
        return Thought(best, Reason("agree-word", {"word": best.things[0]}))

    def why(self, day: Day, offers: PlaceOffers, move: Move) -> Reason:
        whites, blacks = stacks(move)
        white = sum([n for _, n in whites])
        black = sum([n for _, n in blacks])
        view = day.view
        plan = day.judge.worth
        assert isinstance(plan, Plan)
        assert view.seat is not None
        if plan.last_stand and black > white:
            return Reason("hold-or-fall", {"beast": view.beast})
        if plan.last_stand and white > black:
            return Reason("strike-or-fall", {"beast": view.beast})
        kept = self._kept(day, offers, move)
        if kept is not None:
            return Reason("keep-mind", {"mind": kept})
        own_white = view.white[view.seat]
        own_black = view.black[view.seat]
        if own_white + 2 < own_black and white > black:
            return Reason("white-behind", {"n": own_black - own_white})
        if own_black + 2 < own_white and black > white:
            return Reason("black-behind", {"n": own_white - own_black})
        if view.mages_first and white > black:
            return Reason("beat-beast", {"beast": view.beast, "n": plan.health})
        if black > white:
            return Reason("hold-beast", {"beast": view.beast, "n": plan.strike})
        return super().why(day, offers, move)

    def _kept(self, day: Day, offers: PlaceOffers, move: Move) -> int | None:
        """The Mind card that would do most today, if it is kept for a better day."""
        mind = move.things[0]
        if mind < 0 or not day.judge.minds_work:
            return None
        found = day.judge.exact_worth(mind, move.things[1:])
        kept: int | None = None
        for other in offers.minds:
            if other != mind and move.things[1:] in offers.tables[offers.minds.index(other)]:
                worth = day.judge.exact_worth(other, move.things[1:])
                if worth > found:
                    found = worth
                    kept = other
        return kept


def usual_bonus(day: Day, mind: int) -> float:
    """What a Mind card adds on a usual day, in VP and strength together."""
    total = 0
    for counts in BETTER_DAYS:
        bonus = bonus_of(day.table.pack.mind_ops[mind], counts)
        total += bonus.white + bonus.black + max(bonus.attack, bonus.defence)
    return total / len(BETTER_DAYS)


def agreement(pads: Pads) -> float:
    """How likely two people meet with white, and with black."""
    looks = Looks(pads)
    expected = Habits().expect(looks, True)
    return sum([chance * chance for chance in expected.white + expected.black])
