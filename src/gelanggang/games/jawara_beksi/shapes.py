"""What a client gets to know of a game of Jawara Beksi, beside what happens (`events.py`)."""

from __future__ import annotations

from typing import Final, TypedDict

from gelanggang.core.ids import Seat
from gelanggang.games import shapes
from gelanggang.games.jawara_beksi import events


class View(shapes.View):
    """The table from one chair.  Cards, Characters and Judges are numbers of the pack."""

    # The table.
    seat: Seat | None
    """Whose view it is; null: a spectator's."""
    seats: int
    """How many play."""
    rounds: int
    """How many rounds are played."""
    without_down: bool
    """Whether cards that only point down were left out (JB-14)."""
    fresh_hands: bool
    """Whether hands go back at the end of a round (JB-21)."""
    moment: int
    """How many moves were made: the number of the open decision."""
    stack: list[int]
    """What is asked, and what waits for it: the innermost question comes last."""
    round: int
    """Which round it is, from 1."""
    turn: Seat
    """Whose turn it is; while Characters are chosen, who will begin the round."""
    chooser: Seat
    """Who chooses a Character."""
    turns: int
    """Turns that were finished in this round."""
    quiet: int
    """Turns since a point last left the pool (JB-76)."""
    ended: bool
    """The pool is empty or stalled: of this turn at most the Card Limit is left (JB-72)."""
    pool: int
    """Points that can still be taken."""
    judge: int
    """The Judge of this round; below 0: none yet."""
    judges_left: list[int]
    """Those who may still come."""
    judge_holder: Seat
    """Who took the last point, and has the Judge card; below 0: nobody."""
    characters: list[int]
    """By seat; below 0: none yet."""
    points: list[int]
    """Tokens of this round, by seat."""
    scores: list[int]
    """The Score Board, by seat."""
    guard: list[bool]
    """By seat, who is guarded."""
    skip_draw: list[bool]
    """By seat, who will leave out the next Draw Phase."""
    skip_by: list[Seat]
    """By seat, who made them do so; below 0: nobody."""
    skip_cause: list[int]
    """By seat, with which card; below 0: none."""
    # This turn.
    actions_left: int
    """Combos, or draws in their place, that are left in this turn."""
    supports_played: int
    """Support cards of this turn."""
    excuses: int
    """Cards of the next Combo that need no shared direction (JB-43)."""
    combo_points: int
    """Points that Support cards add to the next Combo."""
    bonus_sooner: int
    """How many cards fewer the next Combo needs for the bonus."""
    combo_size: int
    """The largest Combo of this turn."""
    drawn: bool
    """Whether a point has left the pool in this turn."""
    # Cards whose effects are happening.
    place: int
    """Which of the played cards works now, from 0."""
    op: int
    """Which of its effects comes next."""
    total: int
    """What the Combo is worth so far."""
    swap_with: Seat
    """With whom cards are exchanged; below 0: nobody."""
    challenger: Seat
    """Who starts a DUEL; below 0: nobody."""
    duel_opponent: Seat
    """Who was challenged; below 0: nobody."""
    wager: int
    """Points that a DUEL is about; 0: there is none."""
    # Cards: how many there are, and those that this chair may see.
    deck_counts: list[int]
    """Cards in the Action and in the Support deck."""
    action_counts: list[int]
    """Action cards in hand, by seat."""
    support_counts: list[int]
    """Support cards in hand, by seat."""
    discards: list[list[int]]
    """The Action and the Support pile, from the bottom."""
    laid: list[list[int]]
    """By seat, Support cards that lie open until their player's next turn."""
    played: list[int]
    """The cards whose effects are happening, in order."""
    actions: list[int]
    """One's own Action cards, in the order they are held."""
    supports: list[int]
    """One's own Support cards, likewise."""
    actions_seen: list[int]
    """For each of one's own Action cards, the mask of the seats that have seen it."""
    supports_seen: list[int]
    """Likewise for Support cards."""
    known_actions: list[list[int]]
    """By seat, Action cards of others that this chair has seen."""
    known_supports: list[list[int]]
    """By seat, Support cards of others that this chair has seen."""


# What is asked.


class Character(TypedDict):
    """Take a Character for this round."""

    round: int


class Act(TypedDict):
    """Play a Combo or Support cards, draw, or end the turn."""

    actions: int
    """Combos, or draws in their place, that are left."""


class Opponent(TypedDict):
    """Choose on whom the effect of a card works."""

    card: int
    effect: int
    """Which of its effects, from 0."""


class Swap(TypedDict):
    """Exchange one card with this opponent."""

    opponent: Seat


class Challenge(TypedDict):
    """Start a DUEL."""

    last: int
    """1 at the end of a round, when it can be left; else 0."""


class Answer(TypedDict):
    """Accept this opponent's wager `n`, or lower it, down to `least`."""

    opponent: Seat
    n: int
    least: int


class Discard(TypedDict):
    """Discard down to the Card Limit: `n` cards are too many."""

    n: int


class Quote(TypedDict):
    """What a Combo would earn, what is still open, and which cards may come next."""

    scores: int
    """What is printed on its cards."""
    effects: int
    """Points that effects add for certain."""
    dice: int
    """Dice whose result would be added."""
    bonus: int
    """What is added for many cards (JB-51)."""
    support: int
    """Points of Support cards played before it."""
    judge: int
    """What the Judge adds, or takes away."""
    least: int
    """What it earns at least, with the pool as it is."""
    most: int
    """And at most."""
    judge_card: int
    """What the Judge card adds when it surely takes the last point (JB-71); else 0."""
    opponents: int
    """How often an opponent will have to be chosen."""
    working: list[int]
    """The cards whose effect works."""
    next: list[int]
    """Cards of the hand that may come next."""


SHAPES: Final = shapes.Shapes(
    view=View,
    events=shapes.by_kind(events),
    decisions={
        "character": Character,
        "act": Act,
        "opponent": Opponent,
        "swap": Swap,
        "challenge": Challenge,
        "answer": Answer,
        "discard": Discard,
    },
    preview=Quote,
)
