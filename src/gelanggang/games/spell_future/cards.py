"""The pack: what every card says, read from TOML once and laid out for fast play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gelanggang.core.rules import PackLabel

if TYPE_CHECKING:
    from gelanggang.games.spell_future.placements import PlaceOffers

# What a Beast leaves for the next day.
WORD_CARDS: Final = 0
TOKENS: Final = 1
BEAST_FIRST: Final = 2
MAGES_FIRST: Final = 3
NO_MINDS: Final = 4
COLOURS: Final = 5
BEAST_HEALTH: Final = 6
BEAST_ATTACK: Final = 7
HEAL: Final = 8
EFFECTS: Final = [
    "word_cards",
    "tokens",
    "beast_first",
    "mages_first",
    "no_minds",
    "colours",
    "beast_health",
    "beast_attack",
    "heal",
]
LEFT_BY_THE_UNDEFEATED: Final = EFFECTS[:HEAL]
EFFECT_LIMITS: Final = {
    "word_cards": (-1, 1),
    "tokens": (-2, 2),
    "colours": (-1, 1),
    "beast_health": (-5, 5),
    "beast_attack": (-5, 5),
    "heal": (1, 5),
}
"""The least and the most of an effect that has a number; the others happen or do not."""

# What a Mind card does.
VP_STACK: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
VP_BROAD: Final = 3
MORE_TOKENS: Final = 4
VP_BOTH: Final = 5
VP_KINDRED: Final = 6
ECHO: Final = 7
STRENGTH_BOTH: Final = 8
STRENGTH_LETTERS: Final = 9
VP_MISS: Final = 10
MIND_OPERATIONS: Final = [
    "vp_stack",
    "attack",
    "defence",
    "vp_broad",
    "more_tokens",
    "vp_both",
    "vp_kindred",
    "echo",
    "strength_both",
    "strength_letters",
    "vp_miss",
]
WITHOUT_N: Final = ["echo"]
WITH_LEAST: Final = ["vp_stack", "vp_broad"]
MAY_HAVE_LEAST: Final = ["attack", "defence"]
WITH_MOST: Final = ["vp_kindred", "strength_letters", "vp_miss"]
WITH_COLOUR: Final = ["vp_miss"]
TOKEN_COLOURS: Final = ["white", "black"]

# What a Mind card's rule of placement counts.
ALL_TOKENS: Final = 0
WHITE_TOKENS: Final = 1
BLACK_TOKENS: Final = 2
LETTERS_USED: Final = 3
STACK: Final = 4
COUNTED: Final = ["tokens", "white", "black", "letters", "stack"]
"""Tokens in all and of each colour, letters with tokens, and the tokens on any one of them."""

# What a Colour looks like, besides its hue.
INKS: Final = ["white", "black"]
MARKS: Final = [
    "triangle",
    "diamond",
    "circle",
    "square",
    "two-waves",
    "plus",
    "six-point-star",
    "hexagon",
    "x",
    "ring",
]
PATTERNS: Final = [
    "solid",
    "diagonal-up",
    "dots",
    "grid",
    "horizontal",
    "vertical",
    "zigzag",
    "diagonal-down",
    "crosshatch",
    "outline",
]

DIFFICULTIES: Final = ["easy", "normal", "hard", "very-hard"]
"""Those of the rulebook, which every pack has; it may add others, with names of its own."""
MOST_HARDER: Final = 9
"""What a difficulty can give to every Beast."""
GRADES: Final = ["apprentice", "mage", "great-mage"]
"""How well two players did; the limit of the first is 0."""

TIERS: Final = 4
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
BOARD_COLOURS: Final = 10
"""The boxes of a Mystic Battle card (SF-50)."""
MOST_CARDS: Final = 250
MOST_MINDS: Final = 30
"""A hand of Mind cards is a mask."""
MOST_PLACED: Final = 12
"""Tokens that a rule of placement can speak of: no player owns more."""
NO_LIMIT: Final = 99

EVEN: Final = 0.5
"""The weight of every Colour for a word of which we know nothing."""
DISAGREEMENT: Final = 0.5
"""How much the difference of the two passes counts among what makes a word unsure."""

WORD_LIST: Final = ".csv"
LANGUAGES: Final = ["id", "en"]
NAMES: Final = ["name_id", "name_en"]


class Effect:
    """One thing that a Beast leaves for the next day; `n` is 1 where no number belongs to it."""

    __slots__ = ("do", "n")

    def __init__(self, do: int, n: int) -> None:
        self.do: Final = do
        self.n: Final = n


class MindOp:
    """One operation of a Mind card, with its conditions."""

    __slots__ = ("colour", "do", "least", "most", "n")

    def __init__(self, do: int, n: int, least: int, most: int, colour: int = 0) -> None:
        self.do: Final = do
        self.n: Final = n
        self.least: Final = least
        """Tokens, of a stack or of all, or letters."""
        self.most: Final = most
        """Letters or tokens that count."""
        self.colour: Final = colour
        """Of TOKEN_COLOURS."""


class PlaceRule:
    """A Mind card's rule of placement.  To place nothing at all is always allowed (SF-32)."""

    __slots__ = ("boxes", "known", "least", "most", "one_colour")

    def __init__(
        self, least: list[int], most: list[int], one_colour: bool, boxes: list[int]
    ) -> None:
        self.least: Final = least
        """For each of COUNTED; of stacks, of the smallest one."""
        self.most: Final = most
        """Likewise; of stacks, of the largest one."""
        self.one_colour: Final = one_colour
        self.boxes: Final = boxes
        """The letters that have a box on the card, from 0; none: every letter of the day has."""
        self.known: Final[dict[int, list[tuple[int, ...]]]] = {}
        """What it allows, by the number of letters and the limits, made once."""


class Pack:
    """All cards by number, each kind counted from 0."""

    def __init__(self, label: PackLabel) -> None:
        self.label: Final = label
        self.beasts: Final[list[str]] = []
        self.beast_names: Final[list[tuple[str, str]]] = []
        """In Indonesian and in English, as all names here."""
        self.beast_tiers: Final[list[int]] = []
        self.known_tiers: Final[dict[int, list[int]]] = {}
        """The Beasts of each tier, as far as somebody asked."""
        self.beast_mystic: Final[list[bool]] = []
        self.beast_health: Final[list[list[int]]] = []
        """By Beast, then for 2, 3, 4 and 5 players."""
        self.beast_attack: Final[list[list[int]]] = []
        self.beast_damage: Final[list[int]] = []
        self.if_defeated: Final[list[list[Effect]]] = []
        self.if_not_defeated: Final[list[list[Effect]]] = []
        self.minds: Final[list[str]] = []
        self.mind_names: Final[list[tuple[str, str]]] = []
        self.mind_ops: Final[list[list[MindOp]]] = []
        self.mind_rules: Final[list[PlaceRule | None]] = []
        """What each says about where tokens may go, beside the rules of the game."""
        self.colours: Final[list[str]] = []
        self.colour_names: Final[list[tuple[str, str]]] = []
        self.colour_hex: Final[list[str]] = []
        self.colour_ink: Final[list[str]] = []
        self.colour_marks: Final[list[str]] = []
        self.colour_patterns: Final[list[str]] = []
        self.words: Final[list[str]] = []
        self.word_names: Final[list[tuple[str, str]]] = []
        self.word_cards: Final[list[list[int]]] = []
        """Two words each."""
        self.weights: Final[list[list[float]]] = []
        """By word and Colour, how strongly people link them: 0 to 1.  For bots alone."""
        self.unsure: Final[list[float]] = []
        """By word, how unsure people are about it: 0 to 1."""
        self.guessed = False
        """Whether some words have no weights of their own, but an even guess."""
        self.sources: Final[dict[str, dict[str, str]]] = {}
        """Where each field comes from, by the card's id; so too `table`, `link-id` and `link-en`.

        A Word card goes by its words (`lebah+minyak`).  Words of somebody's own list are not here.
        """
        self.days = 0
        self.village = 0
        """The damage at which it falls."""
        self.white_tokens = 0
        self.black_tokens = 0
        self.place = 0
        """How many tokens may be put down."""
        self.word_cards_a_day = 0
        self.open_colours = 0
        self.mages_first_up_to = 0
        self.die = 0
        self.line_ups: Final[list[list[int]]] = []
        """By difficulty, how many Beasts of each tier."""
        self.difficulties: Final[list[str]] = []
        self.difficulty_names: Final[dict[str, tuple[str, str]]] = {}
        """Of those that this pack names itself."""
        self.more_health: Final[list[int]] = []
        """By difficulty, what every Beast has beyond what is printed on it."""
        self.more_attack: Final[list[int]] = []
        self.place_offers: Final[dict[int, PlaceOffers]] = {}
        """What can be placed, by all that it depends on, as far as it was asked for."""
        self.grades: Final[list[str]] = list(GRADES)
        self.grade_limits: Final[list[int]] = []
        """What the second and the third grade need, in the lower of the team's two VP tracks."""

    def beasts_of_tier(self, tier: int) -> list[int]:
        """All Beasts of a tier; nobody changes this list."""
        found = self.known_tiers.get(tier)
        if found is None:
            found = [beast for beast, its in enumerate(self.beast_tiers) if its == tier]
            self.known_tiers[tier] = found
        return found

    def twin(self) -> Pack:
        """The same cards in lists of their own, so that a chapter may change some of them."""
        twin = Pack(self.label)
        twin.beasts.extend(self.beasts)
        twin.beast_names.extend(self.beast_names)
        twin.beast_tiers.extend(self.beast_tiers)
        twin.beast_mystic.extend(self.beast_mystic)
        twin.beast_health.extend([columns[:] for columns in self.beast_health])
        twin.beast_attack.extend([columns[:] for columns in self.beast_attack])
        twin.beast_damage.extend(self.beast_damage)
        twin.if_defeated.extend(self.if_defeated)
        twin.if_not_defeated.extend(self.if_not_defeated)
        twin.minds.extend(self.minds)
        twin.mind_names.extend(self.mind_names)
        twin.mind_ops.extend(self.mind_ops)
        twin.mind_rules.extend(self.mind_rules)
        twin.colours.extend(self.colours)
        twin.colour_names.extend(self.colour_names)
        twin.colour_hex.extend(self.colour_hex)
        twin.colour_ink.extend(self.colour_ink)
        twin.colour_marks.extend(self.colour_marks)
        twin.colour_patterns.extend(self.colour_patterns)
        twin.words.extend(self.words)
        twin.word_names.extend(self.word_names)
        twin.word_cards.extend(self.word_cards)
        twin.weights.extend(self.weights)
        twin.unsure.extend(self.unsure)
        twin.guessed = self.guessed
        twin.sources.update(self.sources)
        twin.days = self.days
        twin.village = self.village
        twin.white_tokens = self.white_tokens
        twin.black_tokens = self.black_tokens
        twin.place = self.place
        twin.word_cards_a_day = self.word_cards_a_day
        twin.open_colours = self.open_colours
        twin.mages_first_up_to = self.mages_first_up_to
        twin.die = self.die
        twin.line_ups.extend(self.line_ups)
        twin.difficulties.extend(self.difficulties)
        twin.difficulty_names.update(self.difficulty_names)
        twin.more_health.extend(self.more_health)
        twin.more_attack.extend(self.more_attack)
        twin.grade_limits.extend(self.grade_limits)
        return twin
