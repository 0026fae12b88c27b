"""What is asked and answered over HTTP, as types; see `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gelanggang.core.rules import Choice
from gelanggang.server.wire import Happened, Patch, Token
from gelanggang.server.workshop_forms import WorkshopsInfo
from gelanggang.tables.verb import NameText, PackText, SeatNumber, Word
from gelanggang.text.story import StoryOffer

JourneyText = Annotated[str, Meta(max_length=262_144)]
"""A file that was written by `/api/tables/CODE/journey`."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made.

    Each of `names` gets a seat on this device (an empty name is filled in); none: the device is a
    screen for everybody.  Each of `bots` is a bot, as `level` is: `LEVEL` or `LEVEL:CHARACTER` (an
    empty one: the table's).
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    names: Annotated[list[NameText], Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: [""]
    )
    bots: Annotated[list[Word], Meta(max_length=8)] = []
    options: dict[Word, Choice] = {}
    pack: PackText = ""
    level: Word | None = None
    pace: Word = "off"
    start: bool = False
    """Deal at once; open seats get bots."""
    lesson: bool = False
    """Begin with the first game of a beginner; `/api/lessons/GAME` tells for how many players."""
    lock: bool = False
    """Close the door at the deal: then nobody who is not of the table looks on either."""
    story: Word = ""
    """Tell this story, chapter by chapter; `/api/house` names those of a game."""
    story_name: NameText = ""
    """What the party calls its story; one that goes on has its name in its file."""
    journey: JourneyText = ""
    """The file of a story that goes on here."""
    journey_file: NameText = ""
    """What that file is called, for sentences about it."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest sits down; an empty name is filled in."""

    name: NameText = ""
    seat: SeatNumber | None = None
    wait: bool = False
    """Where no seat is free: come to the table all the same, look on, and ask for one."""


class OpenChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table where a chapter is played without consequences: one that was walked, or `practice`
    of the next one, which takes a day.
    """

    chapter: Word = ""
    practice: bool = False
    name: NameText = ""
    """Of whoever asks; an empty one is filled in."""


class UseTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another device takes over, with the secret of a resume link."""

    ticket: Token


class Seated(msgspec.Struct, frozen=True):
    """The seats that the device holds now, and the token that says so.

    The token is told this once.  It belongs into the first message of the socket, never into a URL.
    """

    table: str
    token: str
    seats: list[int]
    names: list[str]


class ChoiceInfo(msgspec.Struct, frozen=True):
    """One of the choices of an option."""

    value: Choice
    label: str
    about: str
    """What it is; may be empty."""
    seats: list[int]
    """The numbers of players for which it can be chosen."""
    why: str
    """Why it cannot always be; empty where it can."""
    says: dict[str, str] = {}
    """By number of players, what it was measured to do to the game; none with other cards."""


class OptionInfo(msgspec.Struct, frozen=True):
    """Something the table can agree on."""

    name: str
    label: str
    about: str
    """What it is about; may be empty."""
    ours: bool
    """Whether it is not in the rulebook."""
    default: Choice
    choices: list[ChoiceInfo]


class SeatsInfo(msgspec.Struct, frozen=True):
    """A number of players for which there is a game."""

    seats: int
    label: str
    about: str
    """What the game of so many is like; may be empty."""
    says: str = ""
    """What a standard table of so many was measured to be like; empty: nothing was measured."""


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of bots."""

    level: str
    name: str
    label: str
    about: str
    """How it plays."""
    says: dict[str, str] = {}
    """By number of players, how strong it was measured to be."""


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character that bots of some levels can have; named behind the level: `2:CHARACTER`."""

    character: str
    name: str
    label: str
    about: str
    levels: list[str]


class PackInfo(msgspec.Struct, frozen=True):
    """A pack of cards."""

    pack: str
    """As it is chosen; empty: the one that is shipped with the game."""
    name: str
    version: str
    digest: str
    about: str
    own: bool
    """Whether somebody brought it along for a table; such a one does not stand on the sign."""


class PaceInfo(msgspec.Struct, frozen=True):
    """A way to set the clock."""

    pace: str
    label: str
    about: str


class UploadsInfo(msgspec.Struct, frozen=True):
    """That people may bring words and cards of their own, and how much of them."""

    most_bytes: int


class UploadedPack(msgspec.Struct, frozen=True):
    """What was in a file of words or cards, before anybody plays with it."""

    pack: PackInfo
    counts: dict[str, int]
    """How many there are of each kind, by what it is called."""
    sample: list[str]
    """Some of their names."""
    warnings: list[str]
    """What its owner should know: it can be played all the same."""


class PackMistake(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong in a file, and where."""

    text: str
    code: str
    row: int = 0
    """Counted from 1, as a spreadsheet does; 0: it is no matter of a row."""
    column: int = 0
    file: str = ""
    key: str = ""


class PackMistakes(msgspec.Struct, frozen=True):
    """All that is wrong in a file, as far as it is told."""

    mistakes: list[PackMistake]
    more: int
    """Further ones."""


class PackProblem(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """A file that cannot be played with: a `Problem` with all of its mistakes; nothing is kept."""

    code: str
    text: str
    facts: PackMistakes
    id: str = ""


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language that is spoken here, and what it calls itself."""

    lang: str
    name: str
    short: str
    """For a small button."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    name: str
    about: str
    """What it is like, for somebody who chooses one."""
    aim: str
    """What one tries to do in it."""
    fewest_seats: int
    most_seats: int
    usual_seats: int
    """For somebody who just wants to play bots."""
    tables: list[SeatsInfo]
    """Every number of players that can play."""
    options: list[OptionInfo]
    levels: list[LevelInfo]
    usual_level: str
    """Of bots where nobody says otherwise."""
    characters: list[CharacterInfo]
    lesson: bool
    """Whether there is a first game for beginners."""
    packs: list[PackInfo]
    """The one that is shipped comes first."""
    digest: str
    """Of the shipped pack: `/api/cards/GAME/DIGEST/LANGUAGE` tells its cards."""
    brings: list[str] = []
    """How files end that somebody can bring along: a list of words, a whole pack."""
    stories: list[StoryOffer] = []
    """That are told over several games."""


class HouseInfo(msgspec.Struct, frozen=True):
    """What this server offers, in the language of whoever asks."""

    games: list[GameInfo]
    emotes: list[str]
    paces: list[PaceInfo]
    languages: list[LanguageInfo]
    uploads: UploadsInfo | None = None
    """Null: only cards of the house are played with."""
    workshop: WorkshopsInfo | None = None
    """Null: nobody makes cards here."""
    address: str = ""
    """Where others find this server: what links to its tables begin with.  A page that was opened
    on the machine of the server itself is known there by a name that is of no use to a phone."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card, in one language."""

    number: int
    """As views and events name it."""
    id: str
    """As moves write it."""
    name: str
    facts: dict[str, Any]
    """Score, directions, colours: what a client needs to draw it."""
    text: str = ""


class SpotInfo(msgspec.Struct, frozen=True):
    """A place on a plain table."""

    name: str
    """The entry of the view."""
    label: str
    holds: str
    """`number`, or `things`: their numbers; below 0: a face that is not seen."""
    each: bool
    """Whether there is one for each seat."""


class Cards(msgspec.Struct, frozen=True):
    """All cards of a pack by their kinds."""

    game: str
    pack: str
    version: str
    digest: str
    lang: str
    kinds: Annotated[dict[str, list[Card]], Meta(extra_json_schema={"x-game": "cards"})]
    spots: list[SpotInfo] = []
    """What lies on a plain table; none: the game is drawn in its own way."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a game that is over.  The first frame is the deal, with the whole view."""

    seat: int
    """Who chose; below 0: nobody, it is the deal."""
    text: str
    events: list[Happened]
    patch: Patch
    scores: list[int] = []
    """The points of every seat after it; none: as they were."""


class Source(msgspec.Struct, frozen=True):
    """One thing that brought points, or took them away."""

    name: str
    text: str
    points: list[int]
    """For every seat; all sources together are its score."""


class Replay(msgspec.Struct, frozen=True):
    """A game that is over, choice by choice, as one chair would have seen it."""

    table: str
    frames: list[Frame]
    sources: list[Source]
    """Where everybody's points came from, in the order in which it is told."""


class Idea(msgspec.Struct, frozen=True):
    """What a bot would have done at one moment of a game that is over, and why."""

    seat: int
    move: str
    text: str
    reason: str


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of the learner."""

    kind: str
    """Of the decision; or of a show that the client makes of what happened, and that is watched."""
    says: str
    """What the coach says."""
    move: str = ""
    """The answer that is advised; empty: anything that is allowed."""


class Lesson(msgspec.Struct, frozen=True):
    """The first game of a beginner, who sits on the first seat."""

    game: str
    seats: int
    goal: str
    """What the learner is after: told before the first step."""
    steps: list[LessonStep]
    end: str
    """What the coach says when all of it lies behind."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    """`ok`, or the code of what is wrong with the store."""
    version: str
    tables: int
    connections: int
