"""The whole truth of a game of Jawara Beksi."""

from __future__ import annotations

from typing import Final, TypeVar

from gelanggang.core.ids import NOBODY, SEES_EVERYBODY, SEES_ONLY, Seat
from gelanggang.core.rng import Rng
from gelanggang.core.state import State as CoreState
from gelanggang.core.state import plain_fields
from gelanggang.core.zone import Zone, face_down
from gelanggang.games.jawara_beksi.cards import ACTION, DOWN, LIMITS, SUPPORT, Pack
from gelanggang.games.jawara_beksi.operations import Op

# What is being asked; the innermost question lies on top of the stack.
CHARACTER: Final = 0
ACT: Final = 1
COMBO: Final = 2
SUPPORT_CARD: Final = 3
"""These two are never asked: cards whose effects are happening wait below a question."""
OPPONENT: Final = 4
SWAP: Final = 5
CHALLENGE: Final = 6
ANSWER: Final = 7
DISCARD: Final = 8
QUESTIONS: Final = [
    "character",
    "act",
    "combo",
    "support",
    "opponent",
    "swap",
    "challenge",
    "answer",
    "discard",
]


OPEN: Final = (
    "actions_left",
    "bonus_sooner",
    "challenger",
    "characters",
    "chooser",
    "combo_points",
    "combo_size",
    "drawn",
    "duel_opponent",
    "ended",
    "excuses",
    "fresh_hands",
    "guard",
    "judge",
    "judge_holder",
    "judges_left",
    "moment",
    "op",
    "place",
    "points",
    "pool",
    "quiet",
    "round",
    "rounds",
    "scores",
    "seats",
    "skip_by",
    "skip_cause",
    "skip_draw",
    "stack",
    "supports_played",
    "swap_with",
    "total",
    "turn",
    "turns",
    "wager",
    "without_down",
)
"""What everybody may know: a view has it under the same names."""
ZONES: Final = ("actions", "decks", "dice", "discards", "laid", "played", "supports")
"""Where cards and fixed dice lie: of these a view has what its chair may see."""
FIELDS: Final = tuple(sorted((*OPEN, *ZONES, "parameters")))

T = TypeVar("T")

# A bare state shares these until `empty_table` or `copy` puts lists of its own in their place.
NO_NUMBERS: Final[list[int]] = []
NO_FLAGS: Final[list[bool]] = []
NO_PARAMETERS: Final[list[list[int]]] = []
NO_ZONE: Final = Zone([], [])
NO_ZONES: Final[list[Zone]] = []


class State(CoreState):
    """Plain data; the functions of the phases change it.  Made by `empty_table` or `copy`.

    Of the lists, only `stack`, `points` and those of hands and piles are changed in place; what
    changes less often is replaced by a list of its own (`changed`), so that copies can share it.
    """

    __slots__ = ("pack", *FIELDS)

    def __init__(
        self, pack: Pack, seats: int, rounds: int, without_down: bool, fresh_hands: bool
    ) -> None:
        self.pack = pack
        self.seats = seats
        self.rounds = rounds
        self.without_down = without_down
        """Whether cards that only point down were left out (JB-14)."""
        self.fresh_hands = fresh_hands
        """Whether hands go back at the end of a round (JB-21)."""
        self.moment = 0
        """How many moves were made: the number of the open decision."""
        self.stack = NO_NUMBERS
        self.round = 1
        self.turn = 0
        """Whose turn it is; while Characters are chosen, who will begin the round."""
        self.chooser = 0
        """Who chooses a Character."""
        self.turns = 0
        """Turns that were finished in this round."""
        self.quiet = 0
        """Turns since a point last left the pool (JB-76)."""
        self.ended = False
        """The pool is empty or stalled: of this turn at most the Card Limit is left (JB-72)."""
        self.pool = 0
        self.judge = NOBODY
        self.judges_left = NO_NUMBERS
        self.judge_holder = NOBODY
        self.characters = NO_NUMBERS
        self.parameters = NO_PARAMETERS
        """The numbers of this round for each seat."""
        self.points = NO_NUMBERS
        """Tokens of this round."""
        self.scores = NO_NUMBERS
        """The Score Board."""
        self.guard = NO_FLAGS
        self.skip_draw = NO_FLAGS
        self.skip_by = NO_NUMBERS
        """Whose effect makes a seat leave out its next Draw Phase."""
        self.skip_cause = NO_NUMBERS
        """And of which card."""
        self.actions = NO_ZONES
        self.supports = NO_ZONES
        self.laid = NO_ZONES
        """Support cards that lie open until their player's next turn."""
        self.decks = NO_ZONES
        self.discards = NO_ZONES
        self.dice = NO_ZONE
        """Rolls that a scenario has fixed; chance takes over when they are used up."""
        # This turn.
        self.actions_left = 0
        self.supports_played = 0
        self.excuses = 0
        self.combo_points = 0
        self.bonus_sooner = 0
        self.combo_size = 0
        """The largest Combo of this turn."""
        self.drawn = False
        """Whether a point has left the pool in this turn."""
        # Cards whose effects are happening.
        self.played = NO_ZONE
        self.place = 0
        self.op = 0
        self.total = 0
        # Open questions.
        self.swap_with = NOBODY
        self.challenger = NOBODY
        self.duel_opponent = NOBODY
        self.wager = 0

    def copy(self) -> State:
        """Another state that shares nothing that changes.  Written by hand: it must be fast."""
        twin = State(self.pack, self.seats, self.rounds, self.without_down, self.fresh_hands)
        twin.moment = self.moment
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.chooser = self.chooser
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.ended = self.ended
        twin.pool = self.pool
        twin.judge = self.judge
        twin.judges_left = self.judges_left
        twin.judge_holder = self.judge_holder
        twin.characters = self.characters
        twin.parameters = self.parameters
        twin.points = self.points[:]
        twin.scores = self.scores
        twin.guard = self.guard
        twin.skip_draw = self.skip_draw
        twin.skip_by = self.skip_by
        twin.skip_cause = self.skip_cause
        twin.actions = [zone.copy() for zone in self.actions]
        twin.supports = [zone.copy() for zone in self.supports]
        twin.laid = self.laid
        twin.decks = [zone.copy() for zone in self.decks]
        twin.discards = [zone.copy() for zone in self.discards]
        twin.dice = self.dice.copy() if self.dice.things else self.dice
        twin.actions_left = self.actions_left
        twin.supports_played = self.supports_played
        twin.excuses = self.excuses
        twin.combo_points = self.combo_points
        twin.bonus_sooner = self.bonus_sooner
        twin.combo_size = self.combo_size
        twin.drawn = self.drawn
        twin.played = self.played.copy()
        twin.place = self.place
        twin.op = self.op
        twin.total = self.total
        twin.swap_with = self.swap_with
        twin.challenger = self.challenger
        twin.duel_opponent = self.duel_opponent
        twin.wager = self.wager
        return twin

    def plain(self) -> dict[str, object]:
        return plain_fields(self, FIELDS)

    def zones(self) -> list[list[Zone]]:
        actions = [self.decks[ACTION], self.discards[ACTION], *self.actions]
        supports = [self.decks[SUPPORT], self.discards[SUPPORT], *self.supports, *self.laid]
        if SUPPORT_CARD in self.stack:
            supports.append(self.played)
        else:
            actions.append(self.played)
        return [actions, supports, [self.dice]]

    def parameter(self, seat: Seat, which: int) -> int:
        """A number of the table as the Judge and the seat's Character have changed it."""
        return self.parameters[seat][which]

    def changer(self, seat: Seat, which: int) -> str:
        """The id of the Character or Judge who makes a number of the table what it is for a seat.

        Empty: it is the table's own.
        """
        pack, settled = self.pack, self.parameters[seat][which]
        if settled == pack.parameters[which]:
            return ""
        if self.characters[seat] != NOBODY:
            change = pack.character_changes[self.characters[seat]][which]
            # Of limits the lowest counts, other changes are added up.
            own = change == settled if which in LIMITS else change != 0
            if own:
                return pack.characters[self.characters[seat]]
        return pack.judges[self.judge]

    def settle_parameters(self) -> None:
        """Work out the numbers of this round, once its Judge and Characters are known."""
        self.parameters = [
            self.pack.settled(self.judge, character) for character in self.characters
        ]

    def roll(self, rng: Rng) -> int:
        """The face of one die (JB-5)."""
        if self.dice.things:
            return self.dice.pop()
        faces = self.pack.dice
        return faces[rng.below(len(faces))]

    def ask_only(self, question: int) -> None:
        """Ask this, and nothing below it."""
        if len(self.stack) == 1:
            # Nearly always: a list less.
            self.stack[0] = question
        else:
            self.stack = [question]

    def asked(self) -> Op:
        """The operation that waits for an opponent to be chosen."""
        return self.pack.ops[self.played.things[self.place]][self.op - 1]

    def hand_size(self, seat: Seat) -> int:
        """Action and Support cards together."""
        return len(self.actions[seat].things) + len(self.supports[seat].things)

    def hand_zone(self, seat: Seat, card: int) -> Zone:
        """The part of a hand in which a card of this kind is held."""
        return self.actions[seat] if card < self.pack.action_cards else self.supports[seat]

    def give(self, seat: Seat, card: int) -> None:
        """Put a card into a hand that only its owner sees."""
        self.hand_zone(seat, card).put(card, SEES_ONLY[seat])

    def discard(self, card: int) -> None:
        """Put a card on its open discard pile (JB-55)."""
        self.discards[0 if card < self.pack.action_cards else 1].put(card, SEES_EVERYBODY)

    def can_draw(self, deck: int) -> bool:
        """Whether a card could be drawn, from the deck or its discard pile (JB-90)."""
        return bool(self.decks[deck].things) or bool(self.discards[deck].things)


def changed(values: list[T], place: int, value: T) -> list[T]:
    """The same list with another value at one place; the old one stays as it was."""
    values = values[:]
    values[place] = value
    return values


def cards_in_play(pack: Pack, without_down: bool) -> list[int]:
    """All cards, or all but the Action cards whose only direction is down (JB-14)."""
    return [
        card
        for card in range(len(pack.names))
        if not (without_down and pack.directions[card] == DOWN)
    ]


def empty_table(
    pack: Pack, seats: int, rounds: int, without_down: bool, fresh_hands: bool
) -> State:
    """A table with chairs and boards, and no card on it yet."""
    s = State(pack, seats, rounds, without_down, fresh_hands)
    s.stack = []
    s.judges_left = list(range(len(pack.judges)))
    s.characters = [NOBODY] * seats
    s.parameters = [pack.parameters] * seats
    s.points = [0] * seats
    s.scores = [0] * seats
    s.guard = [False] * seats
    s.skip_draw = [False] * seats
    s.skip_by = [NOBODY] * seats
    s.skip_cause = [NOBODY] * seats
    s.actions = [Zone([], []) for _ in range(seats)]
    s.supports = [Zone([], []) for _ in range(seats)]
    s.laid = [Zone([], []) for _ in range(seats)]
    s.decks = [Zone([], []), Zone([], [])]
    s.discards = [Zone([], []), Zone([], [])]
    s.dice = Zone([], [])
    s.played = Zone([], [])
    return s


def new_state(pack: Pack, seats: int, rounds: int, without_down: bool, fresh_hands: bool) -> State:
    """A table with all its cards in the decks, in order, face down."""
    s = empty_table(pack, seats, rounds, without_down, fresh_hands)
    cards = cards_in_play(pack, without_down)
    s.decks[ACTION] = face_down([card for card in cards if pack.is_action(card)])
    s.decks[SUPPORT] = face_down([card for card in cards if not pack.is_action(card)])
    return s
