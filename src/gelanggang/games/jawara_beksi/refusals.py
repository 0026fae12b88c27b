"""Why a move is not allowed: one place for every reason."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import Facts, Refusal
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import (
    AFTER_ACTION,
    AFTER_COMBO,
    BEFORE_COMBO,
    CARD_LIMIT,
    DECKS,
    TURN_SUPPORT,
)
from gelanggang.games.jawara_beksi.combo import combo_refusal
from gelanggang.games.jawara_beksi.duel import highest_wager, lowest_answer
from gelanggang.games.jawara_beksi.effects import lacks, opponents_for, would_work
from gelanggang.games.jawara_beksi.state import (
    ACT,
    ANSWER,
    CHALLENGE,
    CHARACTER,
    DISCARD,
    OPPONENT,
    QUESTIONS,
    SWAP,
    State,
)

NO_OBSTACLE: Final = ""


def free_characters(s: State) -> list[int]:
    """The Characters that nobody has taken."""
    return [one for one in range(len(s.pack.characters)) if one not in s.characters]


def support_obstacle(s: State, seat: Seat, card: int) -> str:
    """Why a Support card of the hand cannot be played now (JB-32, JB-35), or NO_OBSTACLE."""
    if s.supports_played >= s.parameter(seat, TURN_SUPPORT):
        return "support-limit"
    moment = s.pack.moments[card]
    if moment == BEFORE_COMBO and s.actions_left == 0:
        return "support-before-combo"
    if moment == AFTER_ACTION and s.actions_left > 0:
        return "support-after-action"
    ops = s.pack.ops[card]
    if moment == AFTER_COMBO and (s.combo_size == 0 or not ops[0].works(0, s.combo_size)):
        return "support-after-combo"
    for op in ops:
        if would_work(s, seat, op):
            return NO_OBSTACLE
    return "support-useless"


def _support_refusal(s: State, seat: Seat, card: int) -> Refusal | None:
    obstacle = support_obstacle(s, seat, card)
    if obstacle == NO_OBSTACLE:
        return None
    facts: Facts = {"card": card}
    if obstacle == "support-limit":
        facts["most"] = s.parameter(seat, TURN_SUPPORT)
        facts["who"] = s.changer(seat, TURN_SUPPORT)
    if obstacle == "support-after-combo":
        facts["least"] = max(s.pack.ops[card][0].least, 1)
    if obstacle == "support-useless":
        op = s.pack.ops[card][0]
        facts["lack"] = lacks(s, seat, op)
        facts["deck"] = DECKS[op.deck]
    return Refusal(obstacle, facts)


def answer_refusal(s: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this is no answer to the open question, or None."""
    verb = move.verb
    things = move.things
    top = s.stack[-1]
    things_short = verb != moves.PLAY_COMBO and len(moves.WORDS.get(verb, ())) != len(things)
    if verb not in VERBS[top] or things_short:
        limited = s.changer(seat, CARD_LIMIT)
        facts: Facts = {"verb": verb, "question": QUESTIONS[top], "who": limited}
        return Refusal("other-question", facts)
    if top == ACT:
        return _act_refusal(s, seat, move)
    if top == DISCARD:
        held = things[0] in s.actions[seat].things or things[0] in s.supports[seat].things
        return None if held else Refusal("not-in-hand", {"card": things[0]})
    if top == CHARACTER:
        free = free_characters(s)
        if things[0] in free:
            return None
        return Refusal("character-taken", {"free": [s.pack.characters[i] for i in free]})
    if top == OPPONENT:
        found = opponents_for(s, seat, s.asked())
        return None if things[0] in found else Refusal("opponent", {"seats": found})
    if top == SWAP:
        if things[0] not in s.actions[s.swap_with].things:
            return Refusal("not-in-their-hand", {"card": things[0], "opponent": s.swap_with})
        held = things[1] in s.actions[seat].things
        return None if held else Refusal("not-in-hand", {"card": things[1]})
    if top == CHALLENGE:
        return _challenge_refusal(s, seat, move)
    least = lowest_answer(s.wager)
    if least <= things[0] <= s.wager:
        return None
    return Refusal("wager", {"least": least, "most": s.wager})


def _act_refusal(s: State, seat: Seat, move: Move) -> Refusal | None:
    verb = move.verb
    if verb == moves.PLAY_SUPPORT:
        if move.things[0] not in s.supports[seat].things:
            return Refusal("not-in-hand", {"card": move.things[0]})
        return _support_refusal(s, seat, move.things[0])
    if verb == moves.END_TURN:
        return Refusal("action-first") if s.actions_left > 0 else None
    if s.actions_left == 0:
        return Refusal("action-taken")
    return combo_refusal(s, seat, list(move.things)) if verb == moves.PLAY_COMBO else None


def _challenge_refusal(s: State, seat: Seat, move: Move) -> Refusal | None:
    if move.verb == moves.NO_CHALLENGE:
        return None if len(s.stack) == 1 else Refusal("must-challenge")
    other, wager = move.things
    most = highest_wager(s, seat, other) if 0 <= other < s.seats and other != seat else 0
    if most == 0:
        able = [one for one in range(s.seats) if one != seat and highest_wager(s, seat, one) > 0]
        return Refusal("opponent", {"seats": able})
    return None if 1 <= wager <= most else Refusal("wager", {"least": 1, "most": most})


VERBS: Final[dict[int, list[str]]] = {
    CHARACTER: [moves.TAKE_CHARACTER],
    ACT: [moves.PLAY_COMBO, moves.PLAY_SUPPORT, moves.DRAW_CARDS, moves.END_TURN],
    OPPONENT: [moves.CHOOSE],
    SWAP: [moves.SWAP_CARDS],
    CHALLENGE: [moves.CHALLENGE, moves.NO_CHALLENGE],
    ANSWER: [moves.ANSWER],
    DISCARD: [moves.DISCARD],
}
"""Which verbs answer which question."""
