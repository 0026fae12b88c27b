"""What is asked and answered over HTTP, as types; see `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gelanggang.core.rules import Choice
from gelanggang.server.wire import Happened, Patch, Token
from gelanggang.tables.verb import NameText, SeatNumber, Word


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made.

    Each of `names` gets a seat on this device (an empty name is filled in); none: the device is a
    screen for everybody.  Each of `bots` is the level of a bot (an empty one: the table's level).
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    names: Annotated[list[NameText], Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: [""]
    )
    bots: Annotated[list[Word], Meta(max_length=8)] = []
    options: dict[Word, Choice] = {}
    pack: Annotated[str, Meta(max_length=40)] = ""
    level: Word | None = None
    pace: Word = "off"
    start: bool = False
    """Deal at once; open seats get bots."""
    lesson: bool = False
    """Begin with the first game of a beginner; `/api/lessons/GAME` tells for how many players."""
    lock: bool = False
    """Close the door at the deal: then nobody who is not of the table looks on either."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest sits down; an empty name is filled in."""

    name: NameText = ""
    seat: SeatNumber | None = None


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


class OptionInfo(msgspec.Struct, frozen=True):
    """Something the table can agree on."""

    name: str
    label: str
    default: Choice
    choices: list[ChoiceInfo]


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of bots."""

    level: str
    name: str
    label: str


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
    options: list[OptionInfo]
    levels: list[LevelInfo]
    lesson: bool
    """Whether there is a first game for beginners."""
    packs: list[str]
    digest: str
    """Of the shipped pack: `/api/cards/GAME/DIGEST/LANGUAGE` tells its cards."""


class HouseInfo(msgspec.Struct, frozen=True):
    """What this server offers, in the language of whoever asks."""

    address: str
    """Where others find this server: what links to its tables begin with.  A page that was opened
    on the machine of the server itself is known there by a name that is of no use to a phone."""
    games: list[GameInfo]
    emotes: list[str]
    paces: list[str]
    languages: list[LanguageInfo]


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
