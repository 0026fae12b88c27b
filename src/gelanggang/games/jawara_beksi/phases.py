"""How a game flows: rounds, turns, and what happens between two questions."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY, SEES_EVERYBODY, Seat
from gelanggang.core.rng import Rng
from gelanggang.core.zone import Zone, seen_by
from gelanggang.games.jawara_beksi import tell
from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    ACTION_DRAW,
    BONUS,
    BONUS_NEEDS,
    CARD_LIMIT,
    COMBO_POINTS_EACH,
    DRAW_PHASE,
    ROUND_ACTION,
    ROUND_SUPPORT,
    SUPPORT,
    TURN_SUPPORT,
)
from gelanggang.games.jawara_beksi.duel import can_challenge
from gelanggang.games.jawara_beksi.effects import draw, lays_open, perform, take_from_pool
from gelanggang.games.jawara_beksi.operations import ROLL_NEXT_TURN
from gelanggang.games.jawara_beksi.state import (
    ACT,
    CHALLENGE,
    CHARACTER,
    COMBO,
    DISCARD,
    SUPPORT_CARD,
    State,
    changed,
)
from gelanggang.games.jawara_beksi.tell import Ears


def roll_off(s: State, seats: list[Seat], rng: Rng, ears: Ears) -> Seat:
    """Two dice each; the tied highest roll again until one is highest (JB-10)."""
    while len(seats) > 1:
        best = -1
        tied: list[Seat] = []
        for seat in seats:
            dice = [s.roll(rng), s.roll(rng)]
            tell.rolled(ears, seat, dice)
            total = sum(dice)
            if total > best:
                best = total
                tied = [seat]
            elif total == best:
                tied.append(seat)
        seats = tied
    return seats[0]


def lowest(seats: list[Seat], numbers: list[int]) -> list[Seat]:
    """Those of the seats whose number is the lowest."""
    least = min([numbers[seat] for seat in seats])
    return [seat for seat in seats if numbers[seat] == least]


def start_game(s: State, rng: Rng, ears: Ears) -> None:
    """Shuffle, find the first player, and let the Characters be chosen (JB-10 to JB-13)."""
    s.decks[ACTION].shuffle(rng)
    s.decks[SUPPORT].shuffle(rng)
    s.turn = roll_off(s, list(range(s.seats)), rng, ears)
    tell.first(ears, s.turn)
    s.chooser = s.turn
    s.stack = [CHARACTER]


def take_character(s: State, character: int, rng: Rng, ears: Ears) -> None:
    """Take a Character; when all have one, the round begins (JB-11, JB-80)."""
    s.characters = changed(s.characters, s.chooser, character)
    tell.character(ears, s.chooser, s.pack.characters[character])
    s.chooser = (s.chooser + 1) % s.seats
    if s.characters[s.chooser] != NOBODY:
        _start_round(s, rng, ears)


def _start_round(s: State, rng: Rng, ears: Ears) -> None:
    """Draw a Judge, fill the pool, deal (JB-12, JB-20 to JB-22)."""
    pack = s.pack
    s.judges_left = s.judges_left[:]
    s.judge = s.judges_left.pop(rng.below(len(s.judges_left)))
    s.settle_parameters()
    s.pool = pack.pools[s.seats][s.round - 1]
    tell.round_begins(ears, s.round, pack.judges[s.judge], s.pool)
    behind: list[Seat] = []
    if s.round > 1 and s.seats == pack.behind_players:
        behind = lowest(list(range(s.seats)), s.scores)
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        actions = pack.round_actions + s.parameter(seat, ROUND_ACTION)
        more = pack.behind_actions if seat in behind else 0
        draw(s, seat, ACTION, max(actions, 0) + more, rng, ears)
        supports = pack.round_supports[s.round - 1] + s.parameter(seat, ROUND_SUPPORT)
        draw(s, seat, SUPPORT, supports, rng, ears)
    start_turn(s, rng, ears)


def start_turn(s: State, rng: Rng, ears: Ears) -> None:
    """What lies open takes effect, then the Draw Phase, then the Action Phase (JB-30)."""
    seat = s.turn
    if s.guard[seat]:
        s.guard = changed(s.guard, seat, False)
    s.actions_left = 1
    s.supports_played = 0
    s.excuses = 0
    s.combo_points = 0
    s.bonus_sooner = 0
    s.combo_size = 0
    s.drawn = False
    s.ask_only(ACT)
    tell.turn(ears, seat)
    if s.laid[seat].things:
        _laid_cards_work(s, seat, rng, ears)
        if s.ended:
            end_turn(s, rng, ears)
            return
    if s.skip_draw[seat]:
        tell.skipped_draw(ears, seat, s.skip_by[seat], s.skip_cause[seat])
        s.skip_draw = changed(s.skip_draw, seat, False)
        s.skip_by = changed(s.skip_by, seat, NOBODY)
        s.skip_cause = changed(s.skip_cause, seat, NOBODY)
    else:
        draw(s, seat, ACTION, s.parameter(seat, DRAW_PHASE), rng, ears)


def _laid_cards_work(s: State, seat: Seat, rng: Rng, ears: Ears) -> None:
    """Tari Topeng: roll and earn before the Draw Phase."""
    cards = s.laid[seat].things[:]
    while cards and not s.ended:
        card = cards.pop()
        s.laid = changed(s.laid, seat, seen_by(cards[:], SEES_EVERYBODY))
        s.discard(card)
        for op in s.pack.ops[card]:
            if op.do == ROLL_NEXT_TURN:
                dice = [s.roll(rng) for _nth in range(op.dice)]
                tell.effect_rolled(ears, seat, card, dice)
                take_from_pool(s, seat, sum(dice), ears)


def draw_as_action(s: State, rng: Rng, ears: Ears) -> None:
    """The other Action: draw cards instead of playing a Combo (JB-31)."""
    s.actions_left -= 1
    draw(s, s.turn, ACTION, s.parameter(s.turn, ACTION_DRAW), rng, ears)
    go_on(s, rng, ears)


def play_combo(s: State, cards: tuple[int, ...], rng: Rng, ears: Ears) -> None:
    """Lay out a Combo and let its effects happen from the left (JB-50)."""
    s.actions_left -= 1
    s.total = 0
    hand = s.actions[s.turn]
    for card in cards:
        hand.remove(card)
        s.played.put(card, SEES_EVERYBODY)
        s.total += s.pack.scores[card]
    tell.combo(ears, s.turn, cards)
    s.place = 0
    s.op = 0
    s.stack.append(COMBO)
    resolve(s, rng, ears)


def play_support(s: State, card: int, rng: Rng, ears: Ears) -> None:
    """Play a Support card and let its effects happen."""
    s.supports_played += 1
    s.supports[s.turn].remove(card)
    tell.support(ears, s.turn, card)
    if lays_open(s, card):
        laid = seen_by([*s.laid[s.turn].things, card], SEES_EVERYBODY)
        s.laid = changed(s.laid, s.turn, laid)
        go_on(s, rng, ears)
        return
    s.played.put(card, SEES_EVERYBODY)
    s.place = 0
    s.op = 0
    s.stack.append(SUPPORT_CARD)
    resolve(s, rng, ears)


def resolve(s: State, rng: Rng, ears: Ears) -> None:
    """Go on with the effects of the played cards until one asks, or all have happened.

    A Support card that empties the pool does nothing more (JB-72); a Combo takes its points last.
    """
    cards = s.played.things
    in_combo = s.stack[-1] == COMBO
    size = len(cards) if in_combo else s.combo_size
    while s.place < len(cards):
        card = cards[s.place]
        ops = s.pack.ops[card]
        while s.op < len(ops) and not s.ended:
            op = ops[s.op]
            s.op += 1
            if op.works(s.place + 1, size) and not perform(s, s.turn, card, op, rng, ears):
                return
        s.place += 1
        s.op = 0
    s.stack.pop()
    if in_combo:
        _finish_combo(s, size, ears)
    for card in cards:
        s.discard(card)
    s.played.clear()
    go_on(s, rng, ears)


def _finish_combo(s: State, size: int, ears: Ears) -> None:
    """Bonus, Support cards, Judge, not below 0, not more than the pool (JB-51 to JB-54)."""
    seat = s.turn
    total = s.total
    if size >= s.parameter(seat, BONUS_NEEDS) - s.bonus_sooner:
        bonus = s.parameter(seat, BONUS)
        total += bonus
        tell.bonus(ears, seat, bonus)
    total += s.combo_points + s.parameter(seat, COMBO_POINTS_EACH)
    s.excuses = 0
    s.combo_points = 0
    s.bonus_sooner = 0
    s.combo_size = max(s.combo_size, size)
    s.total = 0
    take_from_pool(s, seat, max(total, 0), ears)


def go_on(s: State, rng: Rng, ears: Ears) -> None:
    """After a step of the Action Phase: ask for the next one, or end the turn."""
    if s.ended or (s.actions_left == 0 and not may_play_support(s)):
        end_turn(s, rng, ears)


def may_play_support(s: State) -> bool:
    """Whether another Support card could come: judged by what everybody sees, so nothing leaks."""
    seat = s.turn
    return bool(s.supports[seat].things) and s.supports_played < s.parameter(seat, TURN_SUPPORT)


def card_limit(s: State, seat: Seat) -> int:
    """How many cards a hand may hold at the end of one's turn (JB-33)."""
    return max(s.parameter(seat, CARD_LIMIT), 0)


def end_turn(s: State, rng: Rng, ears: Ears) -> None:
    """The Card Limit, then the next player or the end of the round (JB-33, JB-72)."""
    # Nobody chooses what to discard when the whole hand goes back anyway.
    goes_back = s.fresh_hands and (s.ended or _stalls(s))
    if goes_back or s.hand_size(s.turn) <= card_limit(s, s.turn):
        _finish_turn(s, rng, ears)
    else:
        s.ask_only(DISCARD)


def discard_one(s: State, card: int, rng: Rng, ears: Ears) -> None:
    """Put one card over the Card Limit on its pile."""
    s.hand_zone(s.turn, card).remove(card)
    s.discard(card)
    tell.discarded(ears, s.turn, card)
    end_turn(s, rng, ears)


def _finish_turn(s: State, rng: Rng, ears: Ears) -> None:
    if s.ended:
        _end_round(s, rng, ears)
        return
    stalls = _stalls(s)
    s.turns += 1
    s.quiet = _quiet(s)
    if stalls:
        tell.stalled(ears, s.pool)
        s.pool = 0
        s.ended = True
        _end_round(s, rng, ears)
        return
    s.turn = (s.turn + 1) % s.seats
    start_turn(s, rng, ears)


def _quiet(s: State) -> int:
    """Turns without a point, this one included."""
    return 0 if s.drawn else s.quiet + 1


def _stalls(s: State) -> bool:
    """Whether the round ends with this turn because nothing happens in it any more (JB-76)."""
    return (
        _quiet(s) >= s.pack.quiet_turns * s.seats or s.turns + 1 >= s.pack.longest_turns * s.seats
    )


def round_points(s: State, seat: Seat) -> int:
    """Tokens and, for who took the last one, the Judge card (JB-71)."""
    return s.points[seat] + (s.pack.judge_points if seat == s.judge_holder else 0)


def _end_round(s: State, rng: Rng, ears: Ears) -> None:
    """The player with the least points of the round may start a DUEL (JB-73)."""
    everybody = list(range(s.seats))
    least = lowest(everybody, [round_points(s, seat) for seat in everybody])
    if len(least) > 1:
        least = lowest(least, [round_points(s, seat) + s.scores[seat] for seat in everybody])
    seat = least[0]
    if any([can_challenge(s, one) for one in least]):
        seat = roll_off(s, least, rng, ears)
    if not can_challenge(s, seat):
        score_round(s, rng, ears)
        return
    s.challenger = seat
    s.stack = [CHALLENGE]


def decline(s: State, rng: Rng, ears: Ears) -> None:
    """Leave the DUEL at the end of the round."""
    tell.no_challenge(ears, s.challenger)
    s.challenger = NOBODY
    score_round(s, rng, ears)


def score_round(s: State, rng: Rng, ears: Ears) -> None:
    """Points go to the Score Board; the next round, or the end (JB-74, JB-80, JB-91)."""
    for seat in range(s.seats):
        n = round_points(s, seat)
        s.scores = changed(s.scores, seat, s.scores[seat] + n)
        tell.scored(ears, seat, n, s.scores[seat])
    for seat in range(s.seats):
        for card in s.laid[seat].things:
            s.discard(card)
    s.laid = [Zone([], []) for _ in range(s.seats)]
    s.points = [0] * s.seats
    s.guard = [False] * s.seats
    s.skip_draw = [False] * s.seats
    s.skip_by = [NOBODY] * s.seats
    s.skip_cause = [NOBODY] * s.seats
    s.judge_holder = NOBODY
    s.pool = 0
    s.stack = []
    if s.round == s.rounds:
        winners = winners_of(s)
        tell.won(ears, winners, s.scores[winners[0]])
        return
    if s.fresh_hands:
        _discard_hands(s, ears)
    _next_round(s, rng, ears)


def _discard_hands(s: State, ears: Ears) -> None:
    """Everybody's hand goes to the piles, sorted: in which order it was drawn stays a secret."""
    for seat in range(s.seats):
        cards = sorted(s.actions[seat].things + s.supports[seat].things)
        s.actions[seat] = Zone([], [])
        s.supports[seat] = Zone([], [])
        for card in cards:
            s.discard(card)
        tell.discarded_hand(ears, seat, cards)


def _next_round(s: State, rng: Rng, ears: Ears) -> None:
    """Characters go back and are chosen anew from the lowest on (JB-80, JB-83)."""
    s.round += 1
    s.turns = 0
    s.quiet = 0
    s.ended = False
    s.judge = NOBODY
    s.characters = [NOBODY] * s.seats
    s.turn = (s.turn + 1) % s.seats
    s.chooser = roll_off(s, lowest(list(range(s.seats)), s.scores), rng, ears)
    s.stack = [CHARACTER]


def winners_of(s: State) -> list[Seat]:
    """The most points on the Score Board; a tie is shared (JB-91)."""
    best = max(s.scores)
    return [seat for seat in range(s.seats) if s.scores[seat] == best]
