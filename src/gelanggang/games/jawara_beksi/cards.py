"""The pack: what every card says, read from TOML once and laid out for fast play."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import NOBODY
from gelanggang.core.rules import PackLabel
from gelanggang.games.jawara_beksi.kinds import Held, Kind
from gelanggang.games.jawara_beksi.operations import Op

# Directions, as bits of a mask.
UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8
ALL: Final = UP | RIGHT | DOWN | LEFT
DIRECTIONS: Final = {"U": UP, "R": RIGHT, "D": DOWN, "L": LEFT}

# Decks.
ACTION: Final = 0
SUPPORT: Final = 1
DECKS: Final = ["action", "support"]

# When a Support card may be played.
ANY_TIME: Final = 0
BEFORE_COMBO: Final = 1
AFTER_ACTION: Final = 2
AFTER_COMBO: Final = 3
MOMENTS: Final = ["any", "before combo", "after action", "after combo"]

# Parameters of the table that Characters and Judges change.
CARD_LIMIT: Final = 0
ACTION_DRAW: Final = 1
BONUS: Final = 2
BONUS_NEEDS: Final = 3
COMBO_POINTS_EACH: Final = 4
TWINS: Final = 5
ROUND_SUPPORT: Final = 6
COMBO_CARDS: Final = 7
TURN_SUPPORT: Final = 8
DRAW_PHASE: Final = 9
ROUND_ACTION: Final = 10
PARAMETERS: Final = [
    "card_limit",
    "action_draw",
    "bonus",
    "bonus_needs",
    "combo_points",
    "twins",
    "round_support",
    "combo_cards",
    "turn_support",
    "draw_phase",
    "round_action",
]
USUAL: Final = {"draw_phase": 1, "round_action": 0}
"""What a pack means that does not speak of them: those of the first edition did not."""
LIMITS: Final = (COMBO_CARDS, TURN_SUPPORT)
"""Parameters where a change is a limit of its own, and the lowest counts."""

NO_LIMIT: Final = 99
MOST_ROUNDS: Final = 5
MOST_CARDS: Final = 250
"""A Combo on offer is packed with one byte a card."""


class Pack:
    """All cards by number: Action cards first, then Support cards, one number a copy."""

    def __init__(self, label: PackLabel) -> None:
        self.label: Final = label
        self.card_ids: Final[list[str]] = []
        """`kebut-2`: the id and the copy, as moves and scenarios write it."""
        self.face_ids: Final[list[str]] = []
        """`kebut`."""
        self.titles: Final[list[str]] = []
        """`Kebut`, as it is printed."""
        self.names: Final[list[int]] = []
        """A number for each different name, so that JB-42 compares numbers."""
        self.name_bits: Final[list[int]] = []
        """The same as a bit of a mask."""
        self.faces: Final[list[int]] = []
        """A number for each different face: the same name and the same directions."""
        self.held: Final[list[Held]] = []
        """The Action cards as the search for Combos sees them."""
        self.scores: Final[list[int]] = []
        self.directions: Final[list[int]] = []
        self.ops: Final[list[list[Op]]] = []
        self.bridges: Final[list[bool]] = []
        self.placed: Final[list[bool]] = []
        """Whether some effect of the card depends on its place."""
        self.rival: Final[list[int]] = []
        """What the card does to others' points (0: nothing): there the order of cards matters."""
        self.marks: Final[list[int]] = []
        """A number above 0 for each name whose place in a Combo can matter."""
        self.unmarked: Final = Kind()
        """The Combos without such a card: from here every other kind is found."""
        self.bridged_orders: Final[dict[int, bytes]] = {}
        """The orders of sets that need a bridge, all in a row, by what their cards look like."""
        self.moments: Final[list[int]] = []
        self.action_cards = 0
        self.dice: list[int] = []
        self.pools: Final[dict[int, list[int]]] = {}
        self.parameters: list[int] = []
        self.round_actions = 0
        self.round_supports: list[int] = []
        self.behind_players = 0
        self.behind_actions = 0
        self.judge_points = 0
        self.quiet_turns = 0
        self.longest_turns = 0
        self.duel_cards = 0
        self.duel_dice = 0
        self.characters: Final[list[str]] = []
        self.character_titles: Final[list[str]] = []
        self.character_changes: Final[list[list[int]]] = []
        self.judges: Final[list[str]] = []
        self.judge_titles: Final[list[str]] = []
        self.judge_changes: Final[list[list[int]]] = []
        self.known_settled: Final[dict[int, list[int]]] = {}
        """By Judge and Character, the numbers of the table, as far as they were worked out."""
        self.sources: Final[dict[str, dict[str, str]]] = {}
        """Where each field of each card comes from, by the card's id."""
        self.numbers: Final[dict[str, int]] = {}
        """From `kebut-2` to its number."""

    def settled(self, judge: int, character: int) -> list[int]:
        """The numbers of the table as a Judge and a Character change them; nobody changes these."""
        key = (judge + 1) * MOST_CARDS * 2 + character + 1
        found = self.known_settled.get(key)
        if found is None:
            found = [
                self._settled(judge, character, which) for which in range(len(self.parameters))
            ]
            self.known_settled[key] = found
        return found

    def _settled(self, judge: int, character: int, which: int) -> int:
        value = self.parameters[which]
        changes = [self.judge_changes[judge][which]] if judge != NOBODY else []
        if character != NOBODY:
            changes.append(self.character_changes[character][which])
        return min([value, *changes]) if which in LIMITS else value + sum(changes)

    def is_action(self, card: int) -> bool:
        """Whether it is an Action card; else it is a Support card."""
        return card < self.action_cards
