"""Level 2, the observer: it also learns how each of the others plays."""

from __future__ import annotations

from gelanggang.bots.spell_future.habits import MORE_BLACK, MORE_WHITE, Habits, leans_today, learnt
from gelanggang.bots.spell_future.penebak import Day, Penebak
from gelanggang.bots.spell_future.stacks import stacks
from gelanggang.bots.thought import Reason
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from gelanggang.games.spell_future.placements import PlaceOffers
from gelanggang.games.spell_future.view import View


class Pengamat(Penebak):
    """Remembers what everybody did on the days that are over."""

    def habits(self, view: View, rng: Rng) -> list[Habits]:
        return learnt(self.rules.pack, view, rng)

    def why(self, day: Day, offers: PlaceOffers, move: Move) -> Reason:
        whites, blacks = stacks(move)
        white = sum([n for _, n in whites])
        black = sum([n for _, n in blacks])
        for seat in range(day.view.seats):
            if seat == day.view.seat:
                continue
            lean = leans_today(day.habits[seat], day.view.mages_first)
            if lean == MORE_WHITE and white > black:
                return Reason("partner-white", {"seat": seat})
            if lean == MORE_BLACK and black > white:
                return Reason("partner-black", {"seat": seat})
        return super().why(day, offers, move)
