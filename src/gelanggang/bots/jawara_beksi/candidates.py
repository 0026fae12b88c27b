"""The moves that are worth a closer look, by what a policy thinks of them."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.appraisal import Appraisal
from gelanggang.bots.jawara_beksi.keeping import Company, fit, fit_in
from gelanggang.bots.jawara_beksi.policy import Policy
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.duel import highest_wager, lowest_answer
from gelanggang.games.jawara_beksi.effects import opponents_for
from gelanggang.games.jawara_beksi.refusals import NO_OBSTACLE, free_characters, support_obstacle
from gelanggang.games.jawara_beksi.state import (
    ACT,
    ANSWER,
    CHALLENGE,
    CHARACTER,
    DISCARD,
    OPPONENT,
    State,
)

COMBOS: Final = 5
DISCARDS: Final = 4
SWAPS: Final = 4


class Candidates:
    """Few enough to be tried all."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def of(self, s: State, seat: Seat) -> list[Move]:
        """The policy's own choice first, then others."""
        found = [self.policy.choose(s, seat)]
        for move in self._others(s, seat):
            if move not in found:
                found.append(move)
        return found

    def _others(self, s: State, seat: Seat) -> list[Move]:
        top = s.stack[-1]
        if top == ACT:
            return self._acts(s, seat)
        if top == DISCARD:
            return self._discards(s, seat)
        if top == OPPONENT:
            return [Move(moves.CHOOSE, (one,)) for one in opponents_for(s, seat, s.asked())]
        if top == CHALLENGE:
            return _challenges(s, seat)
        if top == ANSWER:
            low = lowest_answer(s.wager)
            return [Move(moves.ANSWER, (n,)) for n in (low, s.wager)]
        if top == CHARACTER:
            return [Move(moves.TAKE_CHARACTER, (one,)) for one in free_characters(s)]
        return self._swaps(s, seat)

    def _acts(self, s: State, seat: Seat) -> list[Move]:
        found: list[Move] = []
        names = 0
        for card in s.supports[seat].things:
            bit = s.pack.name_bits[card]
            if not names & bit and support_obstacle(s, seat, card) == NO_OBSTACLE:
                names |= bit
                found.append(Move(moves.PLAY_SUPPORT, (card,)))
        if s.actions_left == 0:
            found.append(moves.END_MOVE)
            return found
        found.append(moves.DRAW_MOVE)
        policy = self.policy
        for plan in Appraisal(s, seat, policy.weights, policy.prices(s)).best(COMBOS):
            found.append(Move(moves.PLAY_COMBO, tuple(plan.cards)))
        return found

    def _discards(self, s: State, seat: Seat) -> list[Move]:
        """The cards that fit least, and one Support card."""
        policy = self.policy
        hand = s.actions[seat].things
        company = Company(s.pack, hand)
        worths = [fit(s.pack, policy.weights, policy.prices(s), card, company) for card in hand]
        order = sorted(range(len(hand)), key=lambda i: worths[i])
        found = [Move(moves.DISCARD, (hand[i],)) for i in order[:DISCARDS]]
        for card in s.supports[seat].things:
            found.append(Move(moves.DISCARD, (card,)))
        return found

    def _swaps(self, s: State, seat: Seat) -> list[Move]:
        """Their cards that fit us best, against our own that fit least."""
        policy = self.policy
        mine = s.actions[seat].things
        theirs = sorted(s.actions[s.swap_with].things)
        company = Company(s.pack, mine)
        gains = [fit_in(s.pack, policy.weights, policy.prices(s), card, company) for card in theirs]
        losses = [fit(s.pack, policy.weights, policy.prices(s), card, company) for card in mine]
        wanted = sorted(range(len(theirs)), key=lambda i: -gains[i])[:SWAPS]
        spared = sorted(range(len(mine)), key=lambda i: losses[i])[:2]
        return [Move(moves.SWAP_CARDS, (theirs[i], mine[j])) for i in wanted for j in spared]


def _challenges(s: State, seat: Seat) -> list[Move]:
    """The smallest, a middling and the highest wager against each, or nobody."""
    found: list[Move] = []
    for other in range(s.seats):
        most = highest_wager(s, seat, other) if other != seat else 0
        if most > 0:
            for n in sorted({1, (most + 1) // 2, most}):
                found.append(Move(moves.CHALLENGE, (other, n)))
    if len(s.stack) == 1:
        found.append(moves.NO_CHALLENGE_MOVE)
    return found
