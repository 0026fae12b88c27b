"""Combos: which are allowed, what they would earn, and which differ (JB-40 to JB-54)."""

from __future__ import annotations

from gelanggang.core.errors import Refusal
from gelanggang.core.ids import Seat
from gelanggang.games.jawara_beksi.cards import (
    BONUS,
    BONUS_NEEDS,
    COMBO_CARDS,
    COMBO_POINTS_EACH,
    DOWN,
    LEFT,
    RIGHT,
    TWINS,
    UP,
    Pack,
)
from gelanggang.games.jawara_beksi.effects import opponents_for
from gelanggang.games.jawara_beksi.operations import EARN, RETURN_POINTS, ROLL, TAKE_POINTS, Op
from gelanggang.games.jawara_beksi.state import State


def excuses_needed(pack: Pack, cards: list[int], shared: int) -> int:
    """How many cards lack the shared direction and are not bridged (JB-41, JB-43)."""
    needed = 0
    before = -1
    for card in cards:
        has = pack.directions[card]
        if not has & shared and not bridged(pack, before, has, shared):
            needed += 1
        before = card
    return needed


def bridged(pack: Pack, before: int, has: int, shared: int) -> bool:
    """Whether the card before is a bridge between the shared direction and one of these."""
    if before < 0 or not pack.bridges[before]:
        return False
    pair = pack.directions[before]
    return bool(pair & shared) and bool(pair & ~shared & has)


def fits(pack: Pack, cards: list[int], excuses: int) -> bool:
    """Whether some direction is shared, bridges and excuses counted."""
    return (
        excuses_needed(pack, cards, UP) <= excuses
        or excuses_needed(pack, cards, RIGHT) <= excuses
        or excuses_needed(pack, cards, DOWN) <= excuses
        or excuses_needed(pack, cards, LEFT) <= excuses
    )


def combo_refusal(s: State, seat: Seat, cards: list[int]) -> Refusal | None:
    """Why these cards in this order are no Combo, or None."""
    pack = s.pack
    if not cards:
        return Refusal("combo-empty")
    for i, card in enumerate(cards):
        if card not in s.actions[seat].things:
            return Refusal("not-in-hand", {"card": card})
        if card in cards[:i]:
            return Refusal("card-twice", {"card": card})
    most = s.parameter(seat, COMBO_CARDS)
    if len(cards) > most:
        return Refusal("combo-too-long", {"most": most, "who": s.changer(seat, COMBO_CARDS)})
    twins = 0
    for i, card in enumerate(cards):
        copies = sum([pack.names[other] == pack.names[card] for other in cards[:i]])
        if copies:
            twins += 1
        if copies > 1 or twins > s.parameter(seat, TWINS):
            found = s.changer(seat, TWINS)
            return Refusal("name-twice", {"card": card, "who": found, "copies": copies})
    if not fits(pack, cards, s.excuses):
        return Refusal("no-shared-direction", {"cards": cards})
    return None


class Quote:
    """What a Combo would earn, before it is played."""

    def __init__(self) -> None:
        self.refusal: Refusal | None = None
        self.scores = 0
        self.effects = 0
        """Points that effects add for certain."""
        self.dice = 0
        """Dice whose result would be added."""
        self.bonus = 0
        self.support = 0
        """Points of Support cards played before it."""
        self.judge = 0
        self.least = 0
        """What it earns at least, and at most, with the pool as it is."""
        self.most = 0
        self.judge_card = 0
        """Points of the Judge card that come with the last one of the pool; 0: that is not sure."""
        self.opponents = 0
        """How often an opponent will have to be chosen."""
        self.returned_least = 0
        """What opponents will put back into the pool before the points are taken."""
        self.returned_most = 0
        self.takes = False
        """Whether points of opponents are taken too, so that fewer may be left to put back."""
        self.working: list[int] = []
        """The cards whose effect works."""

    def add_opponents(self, s: State, op: Op, opponents: list[Seat]) -> None:
        """Count what an operation on one of these opponents, or on all, may mean."""
        if len(opponents) > 1 and not op.all:
            self.opponents += 1
        if op.do == TAKE_POINTS:
            self.takes = True
        if op.do == RETURN_POINTS and opponents:
            back = [min(op.n, s.points[other]) for other in opponents]
            self.returned_least += sum(back) if op.all else min(back)
            self.returned_most += sum(back) if op.all else max(back)


def quote(s: State, seat: Seat, cards: list[int]) -> Quote:
    """These cards in this order: allowed?  What would it earn, what is still open?"""
    found = Quote()
    found.refusal = combo_refusal(s, seat, cards)
    size = len(cards)
    pack = s.pack
    for i, card in enumerate(cards):
        found.scores += pack.scores[card]
        for op in pack.ops[card]:
            if not op.works(i + 1, size):
                continue
            if card not in found.working and (not op.needs_opponent or opponents_for(s, seat, op)):
                found.working.append(card)
            if op.do == EARN:
                found.effects += op.n
            elif op.do == ROLL:
                found.dice += op.dice
            elif op.needs_opponent:
                found.add_opponents(s, op, opponents_for(s, seat, op))
    if size >= s.parameter(seat, BONUS_NEEDS) - s.bonus_sooner:
        found.bonus = s.parameter(seat, BONUS)
    found.support = s.combo_points
    found.judge = s.parameter(seat, COMBO_POINTS_EACH)
    sure = found.scores + found.effects + found.bonus + found.support + found.judge
    least, most = sure, sure
    if found.dice:
        least += found.dice * min(pack.dice)
        most += found.dice * max(pack.dice)
    pool_at_least = s.pool + (0 if found.takes else found.returned_least)
    pool_at_most = s.pool + found.returned_most
    found.least = min(pool_at_least, max(0, least))
    found.most = min(pool_at_most, max(0, most))
    if 0 < pool_at_most <= least:
        found.judge_card = pack.judge_points
    return found


def next_cards(s: State, seat: Seat, cards: list[int]) -> list[int]:
    """Which cards of the hand may come next: a Combo's beginning is always a Combo itself."""
    if not cards and s.parameter(seat, COMBO_CARDS) > 0:
        # Asked after every move: of a card alone there is only one thing to look at.
        pack = s.pack
        return [card for card in s.actions[seat].things if fits(pack, [card], s.excuses)]
    return [
        card
        for card in s.actions[seat].things
        if card not in cards and combo_refusal(s, seat, [*cards, card]) is None
    ]
