"""The DUEL: a wager, two dice and a draw each, and the higher sum takes it (JB-60 to JB-69)."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.rng import Rng
from gelanggang.games.jawara_beksi import tell
from gelanggang.games.jawara_beksi.cards import ACTION
from gelanggang.games.jawara_beksi.effects import next_card
from gelanggang.games.jawara_beksi.state import ANSWER, State
from gelanggang.games.jawara_beksi.tell import Ears


def highest_wager(s: State, seat: Seat, other: Seat) -> int:
    """What both can pay with tokens of this round (JB-61, JB-62)."""
    return min(s.points[seat], s.points[other])


def lowest_answer(wager: int) -> int:
    """Half of what was proposed, rounded up (JB-63)."""
    return (wager + 1) // 2


def can_challenge(s: State, seat: Seat) -> bool:
    """Whether a DUEL could start at all (JB-69)."""
    return any(other != seat and highest_wager(s, seat, other) > 0 for other in range(s.seats))


def challenge(s: State, other: Seat, wager: int, ears: Ears) -> None:
    """Name an opponent and a wager; the opponent has to answer it."""
    s.duel_opponent = other
    s.wager = wager
    s.stack[-1] = ANSWER
    tell.challenged(ears, s.challenger, other, wager)


def fight(s: State, wager: int, rng: Rng, ears: Ears) -> None:
    """Roll, draw, reveal, compare; then everything is as before but for the points."""
    challenger = s.challenger
    other = s.duel_opponent
    tell.answered(ears, other, wager, s.wager)
    mine = _draw(s, challenger, rng, ears)
    theirs = _draw(s, other, rng, ears)
    my_total = _reveal(s, challenger, mine, ears)
    their_total = _reveal(s, other, theirs, ears)
    if my_total == their_total:
        tell.duel_tied(ears, challenger, other)
    else:
        winner, loser = (challenger, other) if my_total > their_total else (other, challenger)
        s.points[winner] = s.points[winner] + wager
        s.points[loser] = s.points[loser] - wager
        tell.duel_won(ears, winner, loser, wager)
    s.challenger = NOBODY
    s.duel_opponent = NOBODY
    s.wager = 0
    s.stack.pop()


def _draw(s: State, seat: Seat, rng: Rng, ears: Ears) -> list[int]:
    dice = [s.roll(rng) for _nth in range(s.pack.duel_dice)]
    cards: list[int] = []
    for _nth in range(s.pack.duel_cards + sum(dice)):
        card = next_card(s, ACTION, rng, ears)
        if card == NOBODY:
            break
        cards.append(card)
    tell.duel_drew(ears, seat, dice, len(cards))
    return cards


def _reveal(s: State, seat: Seat, cards: list[int], ears: Ears) -> int:
    """Only the Scores count, no effect and no direction (JB-65)."""
    total = 0
    for card in cards:
        total += s.pack.scores[card]
        s.discard(card)
    tell.duel_showed(ears, seat, cards, total)
    return total
