"""The whole truth of a game of Spell from the Future."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from gelanggang.core.state import State as CoreState
from gelanggang.core.state import plain_fields
from gelanggang.core.zone import Zone, face_down
from gelanggang.games.spell_future.cards import HEAL, MORE_TOKENS, NO_MINDS, TOKENS, Pack
from gelanggang.games.spell_future.chapter import MYSTIC_DAYS, OPEN_MAGE
from gelanggang.games.spell_future.past import PastDay
from gelanggang.games.spell_future.story import Story

# What is being asked.
OVER: Final = -1
COLOUR: Final = 0
WORD: Final = 1
PLACE: Final = 2
QUESTIONS: Final = ["colour", "word", "place"]
NAME: Final = "name"
"""What is asked where a chapter lets the 1st Mage name a word of the day."""

MOST_COLOURS: Final = 3
"""Players who may open a Colour on one day."""
NO_CHANGES: Final = [0] * HEAL
"""A day on which no Beast of yesterday is felt: one number an effect, HEAL works at once."""

# A table of powers, because mypyc would compile a variable shift as a 32-bit one.
POWERS: Final = [1 << i for i in range(64)]

OPEN: Final = (
    "attack",
    "beast",
    "black",
    "damage",
    "day",
    "defence",
    "die",
    "difficulty",
    "mage",
    "mages_first",
    "minds",
    "moment",
    "opened",
    "seats",
    "stage",
    "today",
    "tomorrow",
    "white",
    "word",
)
"""What everybody may know: a view has it under the same names."""
ZONES: Final = (
    "beasts",
    "box",
    "colour_deck",
    "colour_discard",
    "dice",
    "drawn",
    "faced",
    "generator",
    "mystic",
    "open_colours",
    "word_deck",
    "word_discard",
)
"""Where cards and fixed dice lie: of these a view has what its chair may see."""
FIELDS: Final = tuple(sorted((*OPEN, *ZONES, "past", "sealed", "story")))

# A bare state shares these until `empty_table` or `copy` puts lists of its own in their place.
NO_NUMBERS: Final[list[int]] = []
NO_ZONE: Final = Zone([], [])
NO_ZONES: Final[list[Zone]] = []
NO_MOVES: Final[list[Move | None]] = []


class State(CoreState):
    """Plain data; the functions of the phases change it.  Made by `empty_table` or `copy`."""

    __slots__ = ("pack", *FIELDS)

    def __init__(self, pack: Pack, seats: int, difficulty: int) -> None:
        self.pack = pack
        self.seats = seats
        self.difficulty = difficulty
        self.moment = 0
        """The number of the open decision; a sealed answer does not change it."""
        self.stage = OVER
        self.day = 0
        self.mage = 0
        """Who is the 1st Mage today."""
        self.damage = 0
        self.beast = NOBODY
        self.die = 0
        self.mages_first = False
        self.opened = 0
        """How many Colours were opened today."""
        self.word = NOBODY
        """The word that the 1st Mage said on a Mystic day."""
        self.attack = 0
        self.defence = 0
        self.beasts = NO_ZONE
        """Those still to come."""
        self.box = NO_ZONE
        """Those that stay out of this game."""
        self.faced = NO_ZONE
        """Those that came; the last one is today's."""
        self.word_deck = NO_ZONE
        self.word_discard = NO_ZONE
        self.generator = NO_ZONE
        self.mystic = NO_ZONE
        """The Word card of a Mystic day."""
        self.colour_deck = NO_ZONE
        self.colour_discard = NO_ZONE
        self.open_colours = NO_ZONE
        self.drawn = NO_ZONES
        """What those who open a Colour today have drawn, in their order."""
        self.dice = NO_ZONE
        """Rolls that a scenario has fixed; chance takes over when they are used up."""
        self.minds = NO_NUMBERS
        """For each seat, the mask of the Mind cards in hand."""
        self.white = NO_NUMBERS
        """VP markers."""
        self.black = NO_NUMBERS
        self.today = NO_NUMBERS
        """What yesterday's Beast has changed, one number an effect."""
        self.tomorrow = NO_NUMBERS
        self.past: tuple[PastDay, ...] = ()
        """The days that are over, as far as they were played at this table."""
        self.sealed = NO_MOVES
        """The answers that are in, until the last one opens all."""
        self.story: Story | None = None
        """The chapter that is played; None: a game of its own."""

    def copy(self) -> State:
        """Another state that shares nothing that changes.  Written by hand: it must be fast."""
        twin = State(self.pack, self.seats, self.difficulty)
        twin.moment = self.moment
        twin.stage = self.stage
        twin.day = self.day
        twin.mage = self.mage
        twin.damage = self.damage
        twin.beast = self.beast
        twin.die = self.die
        twin.mages_first = self.mages_first
        twin.opened = self.opened
        twin.word = self.word
        twin.attack = self.attack
        twin.defence = self.defence
        twin.beasts = self.beasts.copy()
        twin.box = self.box.copy()
        twin.faced = self.faced.copy()
        twin.word_deck = self.word_deck.copy()
        twin.word_discard = self.word_discard.copy()
        twin.generator = self.generator.copy()
        twin.mystic = self.mystic.copy()
        twin.colour_deck = self.colour_deck.copy()
        twin.colour_discard = self.colour_discard.copy()
        twin.open_colours = self.open_colours.copy()
        twin.drawn = [zone.copy() for zone in self.drawn]
        twin.dice = self.dice.copy()
        twin.minds = self.minds[:]
        twin.white = self.white[:]
        twin.black = self.black[:]
        twin.today = self.today[:]
        twin.tomorrow = self.tomorrow[:]
        twin.past = self.past
        twin.sealed = self.sealed[:]
        if self.story is not None:
            twin.story = self.story.copy()
        return twin

    def plain(self) -> dict[str, object]:
        found = plain_fields(self, FIELDS)
        found["past"] = [day.plain() for day in self.past]
        if self.story is not None:
            found["story"] = self.story.plain(self.damage)
        return found

    def zones(self) -> list[list[Zone]]:
        return [
            [self.beasts, self.box, self.faced],
            [self.word_deck, self.word_discard, self.generator, self.mystic],
            [self.colour_deck, self.colour_discard, self.open_colours, *self.drawn],
            [self.dice],
        ]

    def roll(self, rng: Rng) -> int:
        """The Initiative die."""
        if self.dice.things:
            return self.dice.pop()
        return 1 + rng.below(self.pack.die)

    def is_mystic(self) -> bool:
        """Whether today's Beast turns the game round (SF-50)."""
        if self.beast == NOBODY:
            return False
        if self.pack.beast_mystic[self.beast]:
            return True
        every = self.rule(MYSTIC_DAYS)
        return every > 0 and self.day % every == 0

    def rule(self, rule: int) -> int:
        """The number of a rule that the chapter has (SF-90); 0: it does not hold."""
        return 0 if self.story is None else self.story.chapter.n[rule]

    def leads(self) -> bool:
        """Whether the 1st Mage is about to place alone, for all to see."""
        return self.rule(OPEN_MAGE) > 0 and self.sealed[self.mage] is None

    def led(self) -> Move | None:
        """What the 1st Mage has placed for all to see."""
        return self.sealed[self.mage] if self.rule(OPEN_MAGE) else None

    def question(self) -> str:
        """What is asked now; a word that is no Mystic day's is named, not said (KEY_WORD)."""
        return NAME if self.stage == WORD and not self.is_mystic() else QUESTIONS[self.stage]

    def words_to_say(self) -> list[int]:
        """Of which words the 1st Mage says one."""
        if self.is_mystic():
            return self.pack.word_cards[self.mystic.things[0]][:]
        return self.words_open()

    def pads(self) -> int:
        """How many letters, or on a Mystic day Colours, tokens can be put on."""
        if self.is_mystic():
            return len(self.pack.colours)
        return 2 * len(self.generator.things)

    def words_open(self) -> list[int]:
        """The words A, B, C, D … of the generator."""
        return [word for card in self.generator.things for word in self.pack.word_cards[card]]

    def letters(self) -> list[int]:
        """The words that tokens lie on today; none on a Mystic day."""
        return [] if self.is_mystic() else self.words_open()

    def minds_work(self) -> bool:
        """Whether Mind cards have their effect today."""
        return not self.today[NO_MINDS] and not self.is_mystic()

    def token_limit(self, mind: int) -> int:
        """How many tokens a player may put down with this Mind card (SF-32)."""
        limit = self.pack.place + self.today[TOKENS]
        if mind != NOBODY and self.minds_work():
            for op in self.pack.mind_ops[mind]:
                if op.do == MORE_TOKENS:
                    limit += op.n
        return max(limit, 0)

    def mind_hand(self, seat: Seat) -> list[int]:
        """The Mind cards that a player still has; everybody can know them."""
        hand = self.minds[seat]
        return [mind for mind in range(len(self.pack.minds)) if hand & POWERS[mind]]

    def opener(self) -> Seat:
        """Who opens the next Colour: the 1st Mage, then to the left (SF-24)."""
        return (self.mage + self.opened) % self.seats


def empty_table(pack: Pack, seats: int, difficulty: int) -> State:
    """A table with boards and markers, and no card on it yet."""
    s = State(pack, seats, difficulty)
    s.beasts = Zone([], [])
    s.box = Zone([], [])
    s.faced = Zone([], [])
    s.word_deck = Zone([], [])
    s.word_discard = Zone([], [])
    s.generator = Zone([], [])
    s.mystic = Zone([], [])
    s.colour_deck = Zone([], [])
    s.colour_discard = Zone([], [])
    s.open_colours = Zone([], [])
    s.drawn = [Zone([], []) for _ in range(MOST_COLOURS)]
    s.dice = Zone([], [])
    s.minds = [POWERS[len(pack.minds)] - 1] * seats
    s.white = [0] * seats
    s.black = [0] * seats
    s.today = NO_CHANGES[:]
    s.tomorrow = NO_CHANGES[:]
    s.sealed = [None] * seats
    return s


def new_state(pack: Pack, seats: int, difficulty: int) -> State:
    """A table with all its cards in decks, in order, face down; all Beasts in the box."""
    s = empty_table(pack, seats, difficulty)
    s.box = face_down(list(range(len(pack.beasts))))
    s.word_deck = face_down(list(range(len(pack.word_cards))))
    s.colour_deck = face_down(list(range(len(pack.colours))))
    return s
