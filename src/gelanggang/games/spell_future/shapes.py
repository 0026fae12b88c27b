"""What a client gets to know of a Spell from the Future, beside what happens (`events.py`)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from gelanggang.core.ids import Seat
from gelanggang.games import shapes
from gelanggang.games.spell_future import events


class PastDay(TypedDict):
    """A day that is over.  All of it was revealed."""

    words: list[int]
    """By letter; none on a Mystic day, when tokens lay on Colours."""
    word: int
    """What the 1st Mage said on a Mystic day; below 0: nothing."""
    colours: list[int]
    """Those that were open; none on a Mystic day."""
    mages_first: bool
    """Whether the mages struck before the Beast."""
    placed: list[list[int]]
    """By seat the Mind card, then pads and counts, as in the move."""


class ChapterRule(TypedDict):
    """A rule that a chapter has."""

    rule: str
    """Its name."""
    n: int
    """Its number; 1 where it has none."""


class Goal(TypedDict):
    """Something that a party has to reach in a chapter."""

    goal: str
    """Its name."""
    n: int
    """How many are needed; of damage, how much is allowed."""
    reached: int
    """How many there are."""


class Story(TypedDict):
    """The chapter that is played.  All of it is open to everybody."""

    chapter: str
    """Its id."""
    days: int
    """How many it has."""
    rules: list[ChapterRule]
    """What is different from an ordinary game."""
    goals: list[Goal]
    """What has to be reached, beside that the Village stands."""
    memories: list[str]
    """The improved Mind cards in everybody's hand, by their ids."""
    provision: str
    """What was taken along for this try; empty: nothing."""
    more_health: int
    """What every Beast has more than is printed, or less: never below 1."""
    more_attack: int
    """Likewise."""
    defeated: int
    """Beasts."""
    held: int
    """Beasts."""
    together: int
    """Days on which everybody Hit."""
    all_hit: bool
    """Whether the last day that was counted was one."""
    stopped: bool
    """Whether today's Beast was defeated or held."""
    wounds: int
    """What a Beast that comes again has lost of its health."""
    healing: int
    """Damage that a Provision can still heal."""
    best: int
    """The word on which most tokens Hit in one day; below 0: none."""
    hits: int
    """How many they were."""
    through: int
    """The Beast that got through last; below 0: none."""
    alone: list[int]
    """By seat, how often somebody was alone with an idea."""


class View(shapes.View):
    """The table from one chair.  Cards are numbers of the pack; below 0: not seen, or none."""

    # The table.
    seat: Seat | None
    """Whose view it is; null: a spectator's."""
    seats: int
    """How many play."""
    difficulty: int
    """Which of the table's choices, from 0."""
    moment: int
    """The number of the open decision; a sealed answer does not change it."""
    stage: int
    """What is asked: 0 a Colour, 1 a word, 2 tokens; below 0: it is over."""
    day: int
    """From 1."""
    mage: Seat
    """Who is the 1st Mage today."""
    damage: int
    """What the Village has suffered."""
    beast: int
    """Today's Beast."""
    die: int
    """What the Initiative die showed."""
    mages_first: bool
    """Whether the mages strike before the Beast."""
    opened: int
    """How many Colours were opened today."""
    word: int
    """The word that the 1st Mage said on a Mystic day."""
    attack: int
    """Of all mages together, once the Hits of the day are counted."""
    defence: int
    """Likewise."""
    minds: list[int]
    """By seat, the mask of the Mind cards in hand."""
    white: list[int]
    """By seat, white VP."""
    black: list[int]
    """By seat, black VP."""
    today: list[int]
    """What yesterday's Beast has changed, one number an effect, in the order of the board's."""
    tomorrow: list[int]
    """What today's Beast leaves, likewise."""
    past: list[PastDay]
    """The days that are over."""
    answered: list[bool]
    """By seat, whose choice is in.  What it is stays sealed."""
    # Cards: how many there are, and those that this chair may see.
    beasts_left: int
    """How many are still to come."""
    word_count: int
    """Cards in the Word deck."""
    faced: list[int]
    """The Beasts that came; the last one is today's."""
    word_discard: list[int]
    """The Word cards that are done with."""
    generator: list[int]
    """The Word cards of the day."""
    mystic: list[int]
    """The Word card of a Mystic day."""
    colour_deck: list[int]
    """Slot by slot: whoever slipped a Colour under the deck knows it."""
    colour_discard: list[int]
    """The Colours that are done with."""
    open_colours: list[int]
    """The Colours of the day."""
    drawn: list[list[int]]
    """What those who open a Colour today have drawn, in their order."""
    mine: list[int] | None
    """One's own sealed answer: the Mind card, then pads and counts; null: none yet."""
    # Chapters of a story.
    story: Story | None
    """The chapter that is played; null: a game of its own."""
    led: list[int] | None
    """What the 1st Mage has placed for all to see, as in `mine`; null: nothing, as mostly."""
    next_beast: int
    """The Beast that comes tomorrow, where that is known; below 0: it is not."""


# What is asked.


class Colour(TypedDict):
    """Open one of the two Colours that were drawn."""


class Word(TypedDict):
    """Say one of the words of a Mystic day."""


class Name(TypedDict):
    """Name the word of the day whose Hits count more, in a chapter that asks for it."""


class Place(TypedDict):
    """Choose a Mind card and place tokens, all at once."""

    pads: int
    """Letters, or on a Mystic day Colours, that tokens can be put on."""
    white: int
    """White tokens that a player has."""
    black: int
    """Black ones."""
    tokens: int
    """How many of them can be placed, without what a Mind card adds."""
    mystic: int
    """1 on a Mystic day, else 0."""


class Preview(TypedDict):
    """What a choice in the making lacks."""

    unfinished: int
    """1 where a refusal only says that a Mind card or tokens are still to come, else 0."""


class Outcome(TypedDict):
    """How the Village stands at the end."""

    village: Literal["stands", "fallen"]
    """Whether it was held."""
    damage: int
    """What it has suffered."""
    grade: NotRequired[str]
    """How well two players did together, if it stands."""
    chapter: NotRequired[str]
    """The chapter that was played; this and the rest is not there in a game of its own."""
    way: NotRequired[str]
    """How it ended: won by `attack` or by `defence`, or lost (`fallen`)."""
    defeated: NotRequired[int]
    """Beasts."""
    held: NotRequired[int]
    """Beasts."""
    best: NotRequired[int]
    """The word on which most tokens Hit in one day; below 0: none."""
    through: NotRequired[int]
    """The Beast that got through last; below 0: none."""
    alone: NotRequired[Seat]
    """Who was alone with an idea most often; below 0: nobody."""


SHAPES: Final = shapes.Shapes(
    view=View,
    events=shapes.by_kind(events),
    decisions={"colour": Colour, "word": Word, "name": Name, "place": Place},
    outcome=Outcome,
    preview=Preview,
)
