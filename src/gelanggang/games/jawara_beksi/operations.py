"""What effects of cards can do: a row an operation."""

from __future__ import annotations

from typing import Final

# Each is the number of its row: effects are told apart by them, many thousand times a second.
EARN: Final = 0
DRAW: Final = 1
ROLL: Final = 2
DISCARD_CARD: Final = 3
TAKE_POINTS: Final = 4
RETURN_POINTS: Final = 5
SKIP_DRAW: Final = 6
GUARD: Final = 7
BRIDGE: Final = 8
EXCUSE: Final = 9
COMBO_POINTS: Final = 10
BONUS_SOONER: Final = 11
DUEL: Final = 12
ACTION_AGAIN: Final = 13
ROLL_NEXT_TURN: Final = 14
SWAP_CARDS: Final = 15
TAKE_CARD: Final = 16

TAKE_SUPPORT: Final = "take_support"
"""How cards of the first edition say `take_card` with the Support deck."""

# What cards say beside the word, and the kinds of cards that may say it.
N: Final = "n"
DICE: Final = "dice"
DECK: Final = "deck"
ALL: Final = "all"
"""Whether it is done to every opponent; who does not say so means one, and chooses whom."""
ON_ACTION: Final = "action"
ON_SUPPORT: Final = "support"
ON_BOTH: Final = (ON_ACTION, ON_SUPPORT)

LAST: Final = -1
"""The place of an effect that works on the last card of a Combo."""


class Operation:
    """One of them: its word, what it takes, on which cards it may stand, and whom it is done to."""

    __slots__ = ("conditions", "do", "needs_opponent", "on", "rival", "takes", "word")

    def __init__(
        self,
        do: int,
        word: str,
        takes: tuple[str, ...],
        on: tuple[str, ...],
        needs_opponent: bool = False,
        rival: bool = False,
        conditions: bool = True,
    ) -> None:
        self.do: Final = do
        self.word: Final = word
        self.takes: Final = takes
        self.on: Final = on
        self.needs_opponent: Final = needs_opponent
        """Whether it is done to somebody."""
        self.rival: Final = rival
        """Whether it changes others' points: two of these disturb each other."""
        self.conditions: Final = conditions
        """Whether a place and a size of the Combo can be asked for."""


ROWS: Final = [
    Operation(EARN, "earn", (N,), ON_BOTH),
    Operation(DRAW, "draw", (N, DECK), ON_BOTH),
    Operation(ROLL, "roll", (DICE,), ON_BOTH),
    Operation(DISCARD_CARD, "discard_card", (N, ALL), ON_BOTH, needs_opponent=True),
    Operation(TAKE_POINTS, "take_points", (N, ALL), ON_BOTH, needs_opponent=True, rival=True),
    Operation(RETURN_POINTS, "return_points", (N, ALL), ON_BOTH, needs_opponent=True, rival=True),
    Operation(SKIP_DRAW, "skip_draw", (ALL,), ON_BOTH, needs_opponent=True),
    Operation(GUARD, "guard", (), ON_BOTH),
    # It acts while a Combo is put together, when places and size are not known yet.
    Operation(BRIDGE, "bridge", (), (ON_ACTION,), conditions=False),
    Operation(EXCUSE, "excuse", (N,), (ON_SUPPORT,)),
    Operation(COMBO_POINTS, "combo_points", (N,), (ON_SUPPORT,)),
    Operation(BONUS_SOONER, "bonus_sooner", (N,), (ON_SUPPORT,)),
    # Its opponent is named with the wager.
    Operation(DUEL, "duel", (), (ON_SUPPORT,)),
    Operation(ACTION_AGAIN, "action_again", (N,), (ON_SUPPORT,)),
    Operation(ROLL_NEXT_TURN, "roll_next_turn", (DICE,), (ON_SUPPORT,)),
    Operation(SWAP_CARDS, "swap_cards", (), (ON_SUPPORT,), needs_opponent=True),
    Operation(TAKE_CARD, "take_card", (N, DECK, ALL), ON_BOTH, needs_opponent=True),
]
OPERATIONS: Final = [row.word for row in ROWS]


def words_on(kind: str) -> list[str]:
    """The operations that may stand on a kind of cards."""
    return [row.word for row in ROWS if kind in row.on]


class Op:
    """One operation of an effect, with its conditions."""

    __slots__ = (
        "all",
        "deck",
        "dice",
        "do",
        "least",
        "most",
        "n",
        "needs_opponent",
        "place",
        "rival",
        "word",
    )

    def __init__(
        self,
        do: int,
        n: int,
        dice: int,
        deck: int,
        place: int,
        least: int,
        most: int,
        all: bool = False,
    ) -> None:
        row = ROWS[do]
        self.do: Final = do
        self.word: Final = row.word
        self.needs_opponent: Final = row.needs_opponent
        self.rival: Final = row.rival
        self.n: Final = n
        self.dice: Final = dice
        self.deck: Final = deck
        self.place: Final = place
        """0: anywhere in the Combo."""
        self.least: Final = least
        self.most: Final = most
        self.all: Final = all
        """Whether it is done to every opponent."""

    def works(self, place: int, size: int) -> bool:
        """Whether it works at this place (from 1) of a Combo of this size."""
        if size < self.least or size > self.most:
            return False
        if self.place == 0:
            return True
        return place == (size if self.place == LAST else self.place)
