"""A tuned player in its fast form: what to do next, by what one seat knows of a table.

It looks at its own hand, at numbers of cards and at what lies open, never at hidden cards, so the
same code plays for a bot (on a table sampled from its view) and inside of imagined games.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.bots.jawara_beksi.appraisal import Appraisal, Plan
from gelanggang.bots.jawara_beksi.keeping import Prices, best_swap, worst_card
from gelanggang.bots.jawara_beksi.standing import Standing
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    ACTION_DRAW,
    BONUS,
    BONUS_NEEDS,
    CARD_LIMIT,
    DRAW_PHASE,
    ROUND_ACTION,
    ROUND_SUPPORT,
    TWINS,
    Pack,
)
from gelanggang.games.jawara_beksi.duel import highest_wager, lowest_answer
from gelanggang.games.jawara_beksi.effects import opponents_for
from gelanggang.games.jawara_beksi.operations import (
    ACTION_AGAIN,
    BONUS_SOONER,
    COMBO_POINTS,
    DRAW,
    DUEL,
    EARN,
    EXCUSE,
    GUARD,
    ROLL,
    ROLL_NEXT_TURN,
    SWAP_CARDS,
    TAKE_CARD,
    Op,
)
from gelanggang.games.jawara_beksi.phases import card_limit
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

MOST_SEATS: Final = 4
NOTHING: Final = Plan([], 0.0, -1e9)


@mypyc_attr(acyclic=True)
class Wager:
    """A DUEL that one could start, and how likely one is to win the game then."""

    __slots__ = ("chance", "n", "opponent")

    def __init__(self, opponent: Seat, n: int, chance: float) -> None:
        self.opponent: Final = opponent
        self.n: Final = n
        self.chance: Final = chance


class Policy:
    """Decides by weights."""

    def __init__(self, pack: Pack, weights: Weights, thorough: bool = False) -> None:
        self.pack: Final = pack
        self.thorough: Final = thorough
        self.weights: Final = weights
        self.by_seats: Final = [Prices(pack, weights, seats) for seats in range(MOST_SEATS + 1)]

    def prices(self, s: State) -> Prices:
        """What cards are worth in hand at this table."""
        return self.by_seats[s.seats]

    def choose(self, s: State, seat: Seat) -> Move:
        """The move for the question that lies on top."""
        top = s.stack[-1]
        if top == ACT:
            return self.act(s, seat)
        if top == DISCARD:
            hand = s.actions[seat].things
            card = worst_card(
                self.pack, self.weights, self.prices(s), hand, s.supports[seat].things
            )
            return Move(moves.DISCARD, (card,))
        if top == OPPONENT:
            return Move(moves.CHOOSE, (self.victim(s, opponents_for(s, seat, s.asked())),))
        if top == CHALLENGE:
            return self.challenge(s, seat)
        if top == ANSWER:
            return Move(moves.ANSWER, (self.answer(s, seat),))
        if top == CHARACTER:
            return Move(moves.TAKE_CHARACTER, (self.character(free_characters(s)),))
        theirs = sorted(s.actions[s.swap_with].things)
        mine = s.actions[seat].things
        swap = best_swap(self.pack, self.weights, self.prices(s), mine, theirs)
        return Move(moves.SWAP_CARDS, swap)

    # The Action Phase.

    def act(self, s: State, seat: Seat) -> Move:
        """A Support card that helps, else the better Action, else the end of the turn."""
        if not self.thorough:
            early = self._early_support(s, seat)
            if early >= 0:
                return Move(moves.PLAY_SUPPORT, (early,))
        appraisal = Appraisal(s, seat, self.weights, self.prices(s))
        plan = self.plan(appraisal) if s.actions_left > 0 else NOTHING
        support = self.support(s, seat, appraisal, plan)
        if support >= 0:
            return Move(moves.PLAY_SUPPORT, (support,))
        if s.actions_left == 0:
            return moves.END_MOVE
        if plan.worth > self.draw_worth(s, seat, appraisal):
            return Move(moves.PLAY_COMBO, tuple(plan.cards))
        return moves.DRAW_MOVE

    def plan(self, appraisal: Appraisal) -> Plan:
        """The best Combo, or one that is nearly as good."""
        if self.thorough:
            plans = appraisal.best(1)
            return plans[0] if plans else NOTHING
        return appraisal.quick() or NOTHING

    def draw_worth(self, s: State, seat: Seat, appraisal: Appraisal) -> float:
        """What drawing as the Action is worth."""
        n = s.parameter(seat, ACTION_DRAW)
        if s.quiet + s.seats >= s.pack.quiet_turns * s.seats:
            # Unless somebody takes a point, the round is over before our next turn (JB-76).
            return self.waiting(s, appraisal)
        cards = appraisal.later(s.pool, self._cards_worth(s, seat, n, 0))
        return cards + self.waiting(s, appraisal)

    def waiting(self, s: State, appraisal: Appraisal) -> float:
        """What it costs to leave the pool as it is."""
        return -appraisal.loss(s.pool)

    def _cards_worth(self, s: State, seat: Seat, n: int, leaving: int) -> float:
        """So many more Action cards: those over the Card Limit only give a choice."""
        room = card_limit(s, seat) - s.hand_size(seat) + leaving
        kept = min(n, max(room, 0))
        return kept * self.prices(s).card + (n - kept) * self.weights.over_limit

    def support(self, s: State, seat: Seat, appraisal: Appraisal, plan: Plan) -> int:
        """The Support card that is worth most now, or -1."""
        best = -1
        most = 0.0
        names = 0
        for card in s.supports[seat].things:
            bit = self.pack.name_bits[card]
            if names & bit or support_obstacle(s, seat, card) != NO_OBSTACLE:
                continue
            names |= bit
            gain = self.support_gain(s, seat, card, appraisal, plan)
            if gain > most:
                most = gain
                best = card
        return best

    def _early_support(self, s: State, seat: Seat) -> int:
        """A Support card that never waits: it can be played before anything is weighed; or -1."""
        for card in s.supports[seat].things:
            do = self.pack.ops[card][0].do
            if (do == TAKE_CARD or do == SWAP_CARDS or do == ROLL_NEXT_TURN) and (
                support_obstacle(s, seat, card) == NO_OBSTACLE
            ):
                return card
        return -1

    def support_gain(
        self, s: State, seat: Seat, card: int, appraisal: Appraisal, plan: Plan
    ) -> float:
        """What playing a Support card now is worth, beside keeping it."""
        gain = 0.0
        for op in self.pack.ops[card]:
            if op.works(0, s.combo_size):
                gain += self._op_gain(s, seat, op, appraisal, plan)
        return gain

    def _op_gain(self, s: State, seat: Seat, op: Op, appraisal: Appraisal, plan: Plan) -> float:
        do = op.do
        weights = self.weights
        if do == DRAW:
            if op.deck == ACTION:
                cards = self._cards_worth(s, seat, op.n, len(plan.cards) + 1)
                return appraisal.later(s.pool, cards)
            return op.n * weights.draw_support
        if do == EARN or do == ROLL:
            return appraisal.value(appraisal.op_points(op), 0.0) - self.waiting(s, appraisal)
        if do == ROLL_NEXT_TURN:
            return op.dice * appraisal.die * (1.0 - appraisal.danger(s.pool))
        if op.needs_opponent or do == GUARD:
            return appraisal.op_worth(op)
        if do == ACTION_AGAIN:
            return self._again(s, seat, appraisal) - self._holding(s, appraisal)
        # In imagined games helpers that ask for a second look are left in hand.
        if do == COMBO_POINTS or (self.thorough and (do == EXCUSE or do == BONUS_SOONER)):
            return self._help(s, seat, op, appraisal, plan) - self._holding(s, appraisal)
        if do == DUEL and s.actions_left == 0:
            return self._duel_gain(s, seat)
        return 0.0

    def _holding(self, s: State, appraisal: Appraisal) -> float:
        """What a helper is worth in a later turn."""
        return appraisal.later(s.pool, self.weights.hold_helper)

    def _again(self, s: State, seat: Seat, appraisal: Appraisal) -> float:
        """What one more Action is worth."""
        best = max(self.draw_worth(s, seat, appraisal), self.plan(appraisal).worth)
        return best - self.waiting(s, appraisal)

    def _help(self, s: State, seat: Seat, op: Op, appraisal: Appraisal, plan: Plan) -> float:
        """How much better the Action becomes with a helper of the Combo."""
        draw = self.draw_worth(s, seat, appraisal)
        helped = self.with_help(s, seat, op, appraisal, plan)
        return max(helped.worth, draw) - max(plan.worth, draw)

    def with_help(self, s: State, seat: Seat, op: Op, appraisal: Appraisal, plan: Plan) -> Plan:
        """The best Combo after a helper was played."""
        if op.do == COMBO_POINTS:
            more = plan.points + op.n
            worth = plan.worth + appraisal.value(more, 0.0) - appraisal.value(plan.points, 0.0)
            return Plan(plan.cards, more, worth)
        excuses = s.excuses
        sooner = s.bonus_sooner
        if op.do == EXCUSE:
            s.excuses += op.n
        else:
            s.bonus_sooner += op.n
        helped = self.plan(Appraisal(s, seat, self.weights, self.prices(s)))
        s.excuses = excuses
        s.bonus_sooner = sooner
        return helped

    def _duel_gain(self, s: State, seat: Seat) -> float:
        standing = Standing(s, self.weights)
        wager = self.best_wager(s, seat, standing)
        gain = wager.chance - standing.chance(seat) - self.weights.pibu
        # In points: a hundredth of a win is about a tenth of a point.
        return gain * 10.0

    # DUELs.

    def best_wager(self, s: State, seat: Seat, standing: Standing) -> Wager:
        """The opponent and the wager that leave the best chance to win the game."""
        best = Wager(-1, 0, -1.0)
        price = self.weights.wager * onlookers(s)
        for other in range(s.seats):
            if other != seat:
                for n in self._wagers(highest_wager(s, seat, other)):
                    chance = standing.duel_chance(seat, seat, other, n) - n * price
                    if chance > best.chance:
                        best = Wager(other, n, chance)
        return best

    def _wagers(self, most: int) -> list[int]:
        """All wagers, or in imagined games the least, a middling and the highest."""
        if self.thorough or most < 4:
            return list(range(1, most + 1))
        return [1, (most + 1) // 2, most]

    def challenge(self, s: State, seat: Seat) -> Move:
        """Whom to challenge for how much; at the end of a round perhaps nobody."""
        standing = Standing(s, self.weights)
        wager = self.best_wager(s, seat, standing)
        may_leave = len(s.stack) == 1
        if may_leave and wager.chance < standing.chance(seat) + self.weights.duel:
            return moves.NO_CHALLENGE_MOVE
        return Move(moves.CHALLENGE, (wager.opponent, wager.n))

    def answer(self, s: State, seat: Seat) -> int:
        """The wager that leaves the best chance to win the game."""
        standing = Standing(s, self.weights)
        best = 0
        most = -1.0
        for n in range(lowest_answer(s.wager), s.wager + 1):
            chance = standing.duel_chance(seat, s.challenger, seat, n)
            if chance > most:
                most = chance
                best = n
        return best

    # Others.

    def victim(self, s: State, others: list[Seat]) -> Seat:
        """Of those who can be chosen, the one who is ahead."""
        best = others[0]
        for other in others:
            if self.threat(s, other) > self.threat(s, best):
                best = other
        return best

    def threat(self, s: State, other: Seat) -> float:
        """How far somebody is, cards counted."""
        return s.scores[other] + s.points[other] + self.prices(s).card * s.hand_size(other) / 2

    def character(self, free: list[int]) -> int:
        """The Character whose changes are worth most."""
        best = free[0]
        for one in free:
            if self.character_worth(one) > self.character_worth(best):
                best = one
        return best

    def characters(self, free: list[int]) -> list[int]:
        """Those who are worth about as much as the best: among them it is a matter of taste."""
        least = self.character_worth(self.character(free)) - self.weights.taste
        return [one for one in free if self.character_worth(one) >= least]

    def character_worth(self, which: int) -> float:
        """What a Character changes, by weights."""
        changes = self.pack.character_changes[which]
        weights = self.weights
        return (
            weights.twins * changes[TWINS]
            + weights.action_draw * changes[ACTION_DRAW]
            + weights.card_limit * changes[CARD_LIMIT]
            + weights.round_support * changes[ROUND_SUPPORT]
            + weights.bonus * changes[BONUS]
            + weights.bonus_needs * changes[BONUS_NEEDS]
            + weights.draw_phase * changes[DRAW_PHASE]
            + weights.round_action * changes[ROUND_ACTION]
        )


def onlookers(s: State) -> int:
    """Who gains by a DUEL without a risk: all but the two."""
    return s.seats - 2
