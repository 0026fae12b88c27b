"""What cards do.  Each operation is a few lines; the cards in the pack put them together."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY, SEES_ONLY, Seat
from gelanggang.core.rng import Rng
from gelanggang.core.zone import Zone
from gelanggang.games.jawara_beksi import tell
from gelanggang.games.jawara_beksi.cards import ACTION, BONUS_NEEDS, DECKS
from gelanggang.games.jawara_beksi.operations import (
    ACTION_AGAIN,
    BONUS_SOONER,
    COMBO_POINTS,
    DISCARD_CARD,
    DRAW,
    DUEL,
    EARN,
    EXCUSE,
    GUARD,
    RETURN_POINTS,
    ROLL,
    ROLL_NEXT_TURN,
    SKIP_DRAW,
    SWAP_CARDS,
    TAKE_CARD,
    TAKE_POINTS,
    Op,
)
from gelanggang.games.jawara_beksi.state import CHALLENGE, COMBO, OPPONENT, SWAP, State, changed
from gelanggang.games.jawara_beksi.tell import Ears


def draw(s: State, seat: Seat, deck: int, n: int, rng: Rng, ears: Ears) -> None:
    """Draw cards into a hand; an empty deck is made anew from its discards (JB-90)."""
    hand = s.actions[seat] if deck == ACTION else s.supports[seat]
    before = len(hand.things)
    # Compiled, a loop over `_` would make an object of every number.
    for _nth in range(n):
        card = next_card(s, deck, rng, ears)
        if card == NOBODY:
            tell.nothing_drawn(ears, seat, DECKS[deck])
            break
        hand.put(card, SEES_ONLY[seat])
    if ears is not None:
        tell.drew(ears, seat, DECKS[deck], hand.things[before:])


def next_card(s: State, deck: int, rng: Rng, ears: Ears) -> int:
    """The next card of a deck, or NOBODY when deck and discards are both empty."""
    pile = s.decks[deck]
    if not pile.things:
        if not s.discards[deck].things:
            return NOBODY
        pile.shuffle_in(s.discards[deck], rng)
        tell.reshuffled(ears, DECKS[deck])
    return pile.pop()


def take_from_pool(s: State, seat: Seat, worth: int, ears: Ears) -> None:
    """Earn points, as far as the pool reaches (JB-54); the last one ends the round (JB-70)."""
    n = min(worth, s.pool)
    if n > 0:
        s.pool -= n
        s.points[seat] = s.points[seat] + n
        s.drawn = True
    tell.earned(ears, seat, worth, n, s.pool)
    if n > 0 and s.pool == 0:
        s.ended = True
        s.judge_holder = seat
        tell.last_point(ears, seat, s.pack.judges[s.judge], s.pack.judge_points)


def opponents_for(s: State, seat: Seat, op: Op) -> list[Seat]:
    """On whom an operation would change something (JB-57)."""
    found: list[Seat] = []
    for other in range(s.seats):
        if other != seat and works_on(s, seat, other, op.do, op.deck):
            found.append(other)
    return found


def works_on(s: State, seat: Seat, other: Seat, do: int, deck: int) -> bool:
    """Whether an operation of this kind would change something for an opponent."""
    if do == SKIP_DRAW:
        return not s.skip_draw[other]
    if do == DUEL:
        return s.points[seat] > 0 and s.points[other] > 0
    if s.guard[other]:
        return False
    if do == DISCARD_CARD:
        return s.hand_size(other) > 0
    if do == TAKE_POINTS or do == RETURN_POINTS:
        return s.points[other] > 0
    if do == SWAP_CARDS:
        return bool(s.actions[other].things) and bool(s.actions[seat].things)
    hands = s.actions if deck == ACTION else s.supports
    return bool(hands[other].things)


def perform(s: State, seat: Seat, card: int, op: Op, rng: Rng, ears: Ears) -> bool:
    """Do one operation; False when a question has to be answered first."""
    if op.needs_opponent:
        return _perform_on_somebody(s, seat, card, op, rng, ears)
    do = op.do
    if do == EARN:
        _earn(s, seat, card, op.n, ears)
    elif do == DRAW:
        draw(s, seat, op.deck, op.n, rng, ears)
    elif do == ROLL:
        dice = [s.roll(rng) for _nth in range(op.dice)]
        tell.effect_rolled(ears, seat, card, dice)
        if s.stack[-1] == COMBO:
            s.total += sum(dice)
        else:
            take_from_pool(s, seat, sum(dice), ears)
    elif do == GUARD:
        s.guard = changed(s.guard, seat, True)
        tell.guarded(ears, seat)
    elif do == EXCUSE:
        s.excuses += op.n
    elif do == COMBO_POINTS:
        s.combo_points += op.n
    elif do == BONUS_SOONER:
        s.bonus_sooner += op.n
    elif do == ACTION_AGAIN:
        s.actions_left += op.n
    elif do == DUEL and opponents_for(s, seat, op):
        s.challenger = seat
        s.stack.append(CHALLENGE)
        return False
    # BRIDGE acts when the Combo is checked, ROLL_NEXT_TURN when the next turn begins.
    return True


def _earn(s: State, seat: Seat, card: int, n: int, ears: Ears) -> None:
    """In a Combo the points join its total; a Support card takes them at once (JB-58)."""
    if s.stack[-1] == COMBO:
        s.total += n
        tell.effect_earned(ears, seat, card, n)
    else:
        take_from_pool(s, seat, n, ears)


def _perform_on_somebody(s: State, seat: Seat, card: int, op: Op, rng: Rng, ears: Ears) -> bool:
    found = opponents_for(s, seat, op)
    if not found:
        tell.effect_lost(ears, seat, card)
        return True
    if op.all:
        # Only what they have counts, so it is the same before and after it was done to another.
        for other in range(seat + 1, seat + s.seats):
            if other % s.seats in found:
                perform_on(s, seat, other % s.seats, op, rng, ears)
        return True
    if len(found) > 1:
        s.stack.append(OPPONENT)
        return False
    return perform_on(s, seat, found[0], op, rng, ears)


def perform_on(s: State, seat: Seat, other: Seat, op: Op, rng: Rng, ears: Ears) -> bool:
    """Do one operation to an opponent; False when a question has to be answered first."""
    do = op.do
    cause = s.played.things[s.place]
    if do == DISCARD_CARD:
        for _nth in range(min(op.n, s.hand_size(other))):
            _lose_card(s, seat, other, cause, rng, ears)
    elif do == TAKE_POINTS:
        n = min(op.n, s.points[other])
        s.points[other] = s.points[other] - n
        s.points[seat] = s.points[seat] + n
        tell.took_points(ears, seat, other, n, cause)
    elif do == RETURN_POINTS:
        n = min(op.n, s.points[other])
        s.points[other] = s.points[other] - n
        s.pool += n
        tell.returned_points(ears, seat, other, n, cause)
    elif do == SKIP_DRAW:
        s.skip_draw = changed(s.skip_draw, other, True)
        s.skip_by = changed(s.skip_by, other, seat)
        s.skip_cause = changed(s.skip_cause, other, cause)
        tell.will_skip(ears, seat, other, cause)
    elif do == TAKE_CARD:
        hands = s.actions if op.deck == ACTION else s.supports
        for _nth in range(min(op.n, len(hands[other].things))):
            _take_card(s, hands, seat, other, rng, ears)
    elif do == SWAP_CARDS:
        s.swap_with = other
        s.actions[other].show_to(SEES_ONLY[seat])
        tell.looked(ears, seat, other, sorted(s.actions[other].things))
        s.stack.append(SWAP)
        return False
    return True


def _lose_card(s: State, seat: Seat, other: Seat, cause: int, rng: Rng, ears: Ears) -> None:
    """A card at random from the whole hand goes to the discards."""
    slot = rng.below(s.hand_size(other))
    actions = len(s.actions[other].things)
    if slot < actions:
        card = s.actions[other].pop_at(slot)
    else:
        card = s.supports[other].pop_at(slot - actions)
    s.discard(card)
    tell.lost_card(ears, seat, other, card, cause)


def _take_card(s: State, hands: list[Zone], seat: Seat, other: Seat, rng: Rng, ears: Ears) -> None:
    """A card at random changes hands: the two know it, nobody else can be sure."""
    theirs = hands[other]
    card = theirs.pop_at(rng.below(len(theirs.things)))
    both = SEES_ONLY[seat] | SEES_ONLY[other]
    theirs.hide_from_all_but(both)
    hands[seat].put(card, both)
    if s.pack.is_action(card):
        tell.took_action(ears, seat, other, card)
    else:
        tell.took_support(ears, seat, other, card)


def swap(s: State, seat: Seat, taken: int, given: int, ears: Ears) -> None:
    """Exchange two Action cards: the two know them, nobody else can be sure of either hand."""
    other = s.swap_with
    both = SEES_ONLY[seat] | SEES_ONLY[other]
    s.actions[other].remove(taken)
    s.actions[seat].remove(given)
    s.actions[other].hide_from_all_but(both)
    s.actions[seat].hide_from_all_but(both)
    s.actions[seat].put(taken, both)
    s.actions[other].put(given, both)
    s.swap_with = NOBODY
    tell.swapped(ears, seat, other, taken, given)


def would_work(s: State, seat: Seat, op: Op) -> bool:
    """Whether a Support card's operation could do anything now (JB-35)."""
    if not op.works(0, s.combo_size):
        return False
    if op.do == DRAW:
        return s.can_draw(op.deck)
    if op.do == DUEL or op.needs_opponent:
        return bool(opponents_for(s, seat, op))
    if op.do == BONUS_SOONER:
        # A Combo has at least one card.
        return s.parameter(seat, BONUS_NEEDS) - s.bonus_sooner > 1
    return not (op.do == GUARD and s.guard[seat])


def lacks(s: State, seat: Seat, op: Op) -> str:
    """What is missing for an operation that would do nothing now, said to who holds its card."""
    do = op.do
    if not op.works(0, s.combo_size):
        return "combo"
    if do == DRAW:
        return "deck"
    if do == GUARD:
        return "guarding"
    if do == BONUS_SOONER:
        return "bonus"
    if do == SKIP_DRAW:
        return "skipping"
    if do == DUEL and s.points[seat] == 0:
        return "own-points"
    if do == SWAP_CARDS and not s.actions[seat].things:
        return "own-cards"
    if do == TAKE_POINTS or do == RETURN_POINTS or do == DUEL:
        return "points" if sum(s.points) == s.points[seat] else "guarded"
    for other in range(s.seats):
        hand = s.actions[other] if op.deck == ACTION else s.supports[other]
        if other != seat and (s.hand_size(other) > 0 if do == DISCARD_CARD else hand.things):
            return "guarded"
    return "hand" if do == DISCARD_CARD else "cards"


def lays_open(s: State, card: int) -> bool:
    """Whether a Support card stays on the table until its player's next turn."""
    return any(op.do == ROLL_NEXT_TURN for op in s.pack.ops[card])
