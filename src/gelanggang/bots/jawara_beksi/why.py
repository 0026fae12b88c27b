"""Why a move is a good one: what a policy sees in it, as a reason."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.appraisal import Appraisal, Plan
from gelanggang.bots.jawara_beksi.policy import NOTHING, Policy
from gelanggang.bots.thought import Reason
from gelanggang.core.errors import Facts
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import ACTION_DRAW, BONUS, CARD_LIMIT, SUPPORT, TWINS
from gelanggang.games.jawara_beksi.duel import lowest_answer
from gelanggang.games.jawara_beksi.operations import (
    ACTION_AGAIN,
    COMBO_POINTS,
    DRAW,
    DUEL,
    EARN,
    GUARD,
    ROLL,
    ROLL_NEXT_TURN,
    SWAP_CARDS,
    TAKE_CARD,
    Op,
)
from gelanggang.games.jawara_beksi.phases import round_points
from gelanggang.games.jawara_beksi.state import State

RISKY: Final = 0.5
"""From here on somebody else probably ends the round before we play again."""


def why(policy: Policy, s: State, seat: Seat, move: Move) -> Reason:
    """The reason for a move, as far as one turn tells."""
    verb = move.verb
    things = move.things
    if verb == moves.PLAY_COMBO:
        return _combo(policy, s, seat, list(things))
    if verb == moves.DRAW_CARDS:
        return _draw(policy, s, seat)
    if verb == moves.PLAY_SUPPORT:
        return _support(policy, s, seat, things[0])
    if verb == moves.END_TURN:
        return Reason("done")
    if verb == moves.DISCARD:
        if s.pack.is_action(things[0]):
            return Reason("discard-action", {"card": things[0]})
        return Reason("discard-support", {"card": things[0]})
    if verb == moves.CHOOSE:
        return _opponent(s, seat, things[0])
    if verb == moves.CHALLENGE or verb == moves.NO_CHALLENGE:
        return _challenge(s, seat, move)
    if verb == moves.ANSWER:
        return _answer(s, things[0])
    if verb == moves.SWAP_CARDS:
        return Reason("swap", {"taken": things[0], "given": things[1]})
    return _character(policy, things[0])


def _best(policy: Policy, s: State, seat: Seat) -> Plan:
    """The Combo that brings most points now, whatever is kept in hand for it."""
    best = NOTHING
    for plan in Appraisal(s, seat, policy.weights, policy.prices(s)).best(20):
        if not best.cards or plan.points > best.points:
            best = plan
    return best


def _combo(policy: Policy, s: State, seat: Seat, cards: list[int]) -> Reason:
    appraisal = Appraisal(s, seat, policy.weights, policy.prices(s))
    points = appraisal.of_order(cards).points
    n = min(round(points), s.pool)
    if points >= s.pool:
        return Reason("last-point", {"pool": s.pool, "n": s.pack.judge_points})
    facts: Facts = {"n": n, "count": len(cards), "pool": s.pool - n}
    if appraisal.danger(s.pool) > RISKY:
        return Reason("combo-in-time", facts)
    return Reason("combo-small" if len(cards) < 3 else "combo-good", facts)


def _draw(policy: Policy, s: State, seat: Seat) -> Reason:
    best = _best(policy, s, seat)
    n = round(best.points)
    if n == 0:
        return Reason("no-combo")
    appraisal = Appraisal(s, seat, policy.weights, policy.prices(s))
    if n >= s.pool:
        return Reason("gather-more", {"n": s.pool})
    if appraisal.danger(s.pool - n) > RISKY:
        return Reason("wait-for-last", {"pool": s.pool, "n": n})
    return Reason("gather", {"n": n})


def _support(policy: Policy, s: State, seat: Seat, card: int) -> Reason:
    op = s.pack.ops[card][0]
    facts: Facts = {"card": card, "n": op.n}
    if op.do == DRAW:
        return Reason("support-draw", facts)
    if op.do == EARN:
        return Reason("support-earn", facts)
    if op.do == ROLL_NEXT_TURN:
        return Reason("support-roll", {"card": card})
    if op.do == ROLL:
        return Reason("support-dice", {"card": card})
    if op.do == TAKE_CARD and op.deck == SUPPORT:
        return Reason("support-take", {"card": card})
    if op.do == SWAP_CARDS:
        return Reason("support-swap", {"card": card})
    if op.needs_opponent:
        return Reason("support-against", {"card": card})
    if op.do == GUARD:
        return Reason("support-guard", {"card": card})
    if op.do == ACTION_AGAIN:
        return Reason("support-again", {"card": card})
    if op.do == COMBO_POINTS:
        return Reason("support-points", facts)
    if op.do == DUEL:
        behind = -_lead(s, seat)
        if behind > 0:
            return Reason("duel-behind", {"card": card, "n": behind})
        return Reason("duel-ahead", {"card": card})
    return _helper(policy, s, seat, card, op)


def _helper(policy: Policy, s: State, seat: Seat, card: int, op: Op) -> Reason:
    """A card that opens better Combos."""
    appraisal = Appraisal(s, seat, policy.weights, policy.prices(s))
    plans = appraisal.best(1)
    plan = plans[0] if plans else NOTHING
    helped = policy.with_help(s, seat, op, appraisal, plan)
    before = round(plan.points)
    after = round(helped.points)
    if after > before:
        return Reason("support-better", {"card": card, "n": before, "more": after})
    return Reason("support-open", {"card": card})


def _points(s: State, seat: Seat) -> int:
    """What everybody can count: Score Board and round."""
    return s.scores[seat] + round_points(s, seat)


def _lead(s: State, seat: Seat) -> int:
    """How many points a seat is ahead of the best other, or behind."""
    return _points(s, seat) - max([_points(s, one) for one in range(s.seats) if one != seat])


def _opponent(s: State, seat: Seat, other: Seat) -> Reason:
    if _points(s, other) >= max([_points(s, one) for one in range(s.seats) if one != seat]):
        return Reason("opponent-ahead", {"opponent": other, "n": _points(s, other)})
    return Reason("opponent-cards", {"opponent": other, "n": s.hand_size(other)})


def _challenge(s: State, seat: Seat, move: Move) -> Reason:
    margin = _lead(s, seat)
    if move.verb == moves.NO_CHALLENGE:
        return Reason("no-duel-ahead", {"n": margin}) if margin > 0 else Reason("no-duel")
    other, n = move.things
    if margin < 0:
        return Reason("wager-behind", {"opponent": other, "n": n, "behind": -margin})
    return Reason("wager-ahead", {"opponent": other, "n": n})


def _answer(s: State, n: int) -> Reason:
    if lowest_answer(s.wager) == s.wager:
        return Reason("answer-only", {"n": n})
    return Reason("answer-high" if n == s.wager else "answer-low", {"n": n})


def _character(policy: Policy, which: int) -> Reason:
    changes = policy.pack.character_changes[which]
    facts: Facts = {"character": policy.pack.characters[which]}
    if changes[ACTION_DRAW] > 0:
        return Reason("character-draw", facts)
    if changes[CARD_LIMIT] > 0:
        return Reason("character-limit", facts)
    if changes[BONUS] > 0:
        return Reason("character-bonus", facts)
    if changes[TWINS] > 0:
        return Reason("character-twins", facts)
    return Reason("character", facts)
