"""What can happen in a game of Jawara Beksi, one class an event: its sentence and its facts.

`tell.py` tells them.  Cards are numbers of the pack, `n` is what the sentence counts.
"""

from __future__ import annotations

from typing import TypedDict

from gelanggang.core.ids import Seat


class _BySeat(TypedDict):
    seat: Seat


class _ToOpponent(_BySeat):
    opponent: Seat


class _Done(_ToOpponent):
    cause: int
    """The card that did it."""


class Rolled(_BySeat):
    """Two dice decide who is first, or who may challenge (JB-10, JB-73, JB-80)."""

    dice: list[int]
    n: int


class First(_BySeat):
    """Somebody will play first."""


class Character(_BySeat):
    """A Character was taken."""

    character: str


class Round(TypedDict):
    """A round begins: a Judge was drawn, and `n` points are in the pool."""

    round: int
    judge: str
    n: int


class Turn(_BySeat):
    """A turn begins."""


class Drew(_BySeat):
    """So many cards were drawn from a deck, unseen by the others."""

    n: int
    deck: str


class DrewOwn(Drew):
    """The same, to who drew them."""

    cards: list[int]


class Reshuffled(TypedDict):
    """A discard pile became a deck again (JB-90)."""

    deck: str


class NothingDrawn(_BySeat):
    """There was nothing left to draw (JB-90)."""

    deck: str


class SkippedDraw(_ToOpponent):
    """A Draw Phase was left out because of an opponent's card; below 0: nobody's, of a scenario."""

    cause: int


class Combo(_BySeat):
    """A Combo of `n` cards was laid out, in this order."""

    cards: list[int]
    n: int


class EffectEarned(_BySeat):
    """A card adds points to the Combo."""

    card: int
    n: int


class EffectRolled(_BySeat):
    """A card's dice add points."""

    card: int
    dice: list[int]
    n: int


class EffectLost(_BySeat):
    """A card found nobody on whom it would work (JB-57)."""

    card: int


class TookPoints(_Done):
    """Points went from an opponent to a player."""

    n: int


class ReturnedPoints(_Done):
    """An opponent had to return points to the pool."""

    n: int


class LostCard(_Done):
    """An opponent discarded a card at random."""

    card: int


class WillSkip(_Done):
    """An opponent will leave out the next Draw Phase."""


class Guarded(_BySeat):
    """A player is guarded until the next turn."""


class Earned(_BySeat):
    """Points were taken from the pool: of what it was worth, what was there, and what is left."""

    worth: int
    n: int
    pool: int


class Bonus(_BySeat):
    """The bonus of a long Combo (JB-51)."""

    n: int


class Support(_BySeat):
    """A Support card was played."""

    card: int


class Looked(_ToOpponent):
    """A player looks at an opponent's Action cards."""


class LookedOwn(Looked):
    """The same, to who looks."""

    cards: list[int]


class Swapped(_ToOpponent):
    """Two players exchanged a card."""


class SwappedOwn(Swapped):
    """The same, to the two: what the player took, and gave."""

    taken: int
    given: int


class TookAction(_ToOpponent):
    """An Action card changed hands."""


class TookActionOwn(TookAction):
    """The same, to the two."""

    card: int


class TookSupport(_ToOpponent):
    """A Support card changed hands."""


class TookSupportOwn(TookSupport):
    """The same, to the two."""

    card: int


class Discarded(_BySeat):
    """A card over the Card Limit went to the pile."""

    card: int


class DiscardedHand(_BySeat):
    """The round is over: all `n` cards of a hand went to the piles (JB-21)."""

    cards: list[int]
    n: int


class Challenged(_ToOpponent):
    """A DUEL was started, for `n` points."""

    n: int


class NoChallenge(_BySeat):
    """The DUEL at the end of a round was not wanted."""


class Accepted(_BySeat):
    """The wager was accepted as it was."""

    n: int


class Lowered(Accepted):
    """The wager was lowered to `n`."""


class DuelDrew(_BySeat):
    """A duellist rolled, and drew `n` cards face down."""

    dice: list[int]
    n: int


class DuelShowed(_BySeat):
    """A duellist's cards were turned: `n` in all."""

    cards: list[int]
    n: int


class DuelWon(_ToOpponent):
    """A DUEL was decided: the opponent loses the wager."""

    n: int


class DuelTied(_ToOpponent):
    """A DUEL ended in a tie: nothing changes."""


class LastPoint(_BySeat):
    """The pool is empty: the Judge card, `n` points, goes to who emptied it."""

    judge: str
    n: int


class Stalled(TypedDict):
    """Nobody took points for too long: the round ends with `n` in the pool (JB-76)."""

    n: int


class Scored(_BySeat):
    """Points of the round went to the Score Board."""

    n: int
    total: int


class Won(TypedDict):
    """The game is over, and one player has the most points."""

    seats: list[Seat]
    n: int


class SharedWin(Won):
    """The game is over, and several have the most points."""
