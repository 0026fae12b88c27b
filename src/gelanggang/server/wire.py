"""Everything that travels between a client and the server, as types.

docs/protocol.md, docs/openapi.json and the client's types are made from this file by `emit.py`.
Docstrings are part of the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gelanggang.core.rules import Choice
from gelanggang.tables.verb import AnyVerb, MoveText, NameText, SeatNumber, Word

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(max_length=16)]
Token = Annotated[str, Meta(max_length=64)]
Facts = dict[str, Any]
"""Numbers, texts and lists of them, by name."""
Language = Literal["id", "en"]
Version = Annotated[int, Meta(ge=0, le=100_000_000)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Something that is sent over the socket."""


# From the client.


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and who asks.

    Without a token one looks on, as a spectator or a TV.  With a language the server tells events,
    prompts and moves in sentences; without one it sends none.  `have` is the last version that the
    client knows: what it missed is sent with the welcome.
    """

    table: Code
    token: Token | None = None
    lang: Language | None = None
    have: Version | None = None


class Do(Message, frozen=True, forbid_unknown_fields=True):
    """Ask the table for something.

    The `id` is the client's own: the answer (`ack` or `problem`) names it, and a message that is
    sent again with the same id is carried out once.
    """

    id: MessageId
    verb: AnyVerb


class Look(Message, frozen=True, forbid_unknown_fields=True):
    """For a device that is passed round: show what this seat may know; null: what everybody may."""

    id: MessageId
    seat: SeatNumber | None = None


class Preview(Message, frozen=True, forbid_unknown_fields=True):
    """Ask what a move that is still being chosen would bring, or why it is not allowed."""

    id: MessageId
    move: MoveText
    seat: SeatNumber | None = None


class Hint(Message, frozen=True, forbid_unknown_fields=True):
    """Ask what a bot of the table's level would do, and why."""

    id: MessageId
    seat: SeatNumber | None = None


class Sync(Message, frozen=True, forbid_unknown_fields=True):
    """Something was missed: send a welcome again, with what happened after version `have`."""

    have: Version | None = None


class Ping(Message, frozen=True, forbid_unknown_fields=True):
    """Ask whether anything was missed; the answer is a pong."""


ClientMessage = Hello | Do | Look | Preview | Hint | Sync | Ping

# From the server.


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event: what kind, its facts, and the sentence that tells it to this listener."""

    version: int
    kind: str
    facts: Facts
    text: str = ""
    table: bool = False
    """Whether it happened to the table itself (somebody sat down), not in the game."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody knows about a seat."""

    kind: str
    """`open`, `person`, `bot` or `shared` (one device, passed round)."""
    name: str = ""
    level: str = ""
    """Of the bot that sits here."""
    replaced: str = ""
    """Why a bot plays for the person: `left`, `lost` or `late`; empty: the person plays."""
    presence: str = ""
    """Of a person: `here`, `left` (closed the window) or `lost` (cut off)."""
    grace: int = 0
    """Seconds until a bot plays for somebody who is not here."""
    host: bool = False


class WishInfo(msgspec.Struct, frozen=True):
    """Somebody asks the others to let them take back."""

    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody knows about a table.  A later `serial` is a newer one."""

    code: str
    game: str
    pack: str
    pack_name: str
    digest: str
    phase: str
    """`lobby`, `playing`, `paused` or `over`."""
    options: dict[str, Choice]
    level: str
    """Of the bots that fill up the table or play for somebody."""
    pace: str
    seats: list[SeatInfo]
    commitment: str
    """The SHA-256 of the seed of this game: known before the first card."""
    number: int = 0
    """How many games were dealt here."""
    paused_by: str = ""
    locked: bool = False
    wish: WishInfo | None = None
    seed: str = ""
    """After the end: what the commitment was about."""
    next_commitment: str = ""
    """After the end: what is promised about a rematch."""
    outcome: dict[str, Any] | None = None
    lesson: bool = False
    """Whether this is the first game of a beginner."""
    serial: int = 0


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that can be chosen now, and what it is called."""

    move: str
    text: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat can answer to its decision.

    Moves that are built step by step are not listed: for a Combo `build` says what `preview` says
    about no card yet (its `next` are the cards to begin with), for placing tokens the decision's
    own facts give the limits.
    """

    decision: int
    seat: int
    moves: list[Offered]
    verb: str = ""
    """The verb of a move that is built step by step."""
    build: dict[str, Any] | None = None


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the listener is."""

    seats: list[int]
    """The seats that this device holds; none: somebody who looks on."""
    eyes: int | None = None
    """The seat whose view is sent; null: what everybody may know."""
    host: bool = False
    mutes: list[int] = []


class Welcome(Message, frozen=True):
    """Everything from the beginning: after hello, look and sync."""

    version: int
    table: TableInfo
    you: You
    view: dict[str, Any] | None = None
    """What the seat may know; null before the deal.  Its `pending` are the open decisions."""
    events: list[Happened] = []
    """What was missed, or the last events."""
    missed: bool = False
    """Whether `events` continues exactly where `have` ended."""
    prompt: str = ""
    offer: Offer | None = None
    left: float | None = None
    """Seconds that are left for the decision; null: no clock."""


class Update(Message, frozen=True):
    """Something happened.

    It follows version `base`: a client that has another one asks with `sync`.  `patch` holds the
    entries of the view that are different now; `table` is there when it is different.
    """

    base: int
    version: int
    events: list[Happened] = []
    patch: dict[str, Any] = {}
    prompt: str = ""
    offer: Offer | None = None
    left: float | None = None
    table: TableInfo | None = None


class Ack(Message, frozen=True):
    """The message with this id was carried out, and what it changed is on disk."""

    id: str
    ticket: str = ""
    """The answer to `ticket`: the secret for the other device."""


class Problem(Message, frozen=True):
    """What was asked for is not possible; nothing has changed."""

    code: str
    text: str
    id: str = ""
    facts: Facts = {}


class Previewed(Message, frozen=True):
    """What a move would bring; `refusal` says why it is not allowed as it is."""

    id: str
    facts: Facts
    refusal: str = ""


class Hinted(Message, frozen=True):
    """What a bot would do, and why."""

    id: str
    move: str
    text: str = ""
    reason: str = ""


class Pong(Message, frozen=True):
    """Where the server is: who has less has missed something and asks with `sync`."""

    version: int
    serial: int


class Emoted(Message, frozen=True):
    """Somebody used an emote."""

    seat: int
    emote: str


class Closed(Message, frozen=True):
    """The last message: why the server ends this connection."""

    code: str
    text: str


ServerMessage = Welcome | Update | Ack | Problem | Previewed | Hinted | Pong | Emoted | Closed

# HTTP.


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


class OptionInfo(msgspec.Struct, frozen=True):
    """Something the table can agree on."""

    name: str
    default: Choice
    choices: list[Choice]


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of bots."""

    level: str
    name: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    packs: list[str]
    digest: str
    """Of the shipped pack: `/api/cards/GAME/DIGEST/LANGUAGE` tells its cards."""


class HouseInfo(msgspec.Struct, frozen=True):
    """What this server offers."""

    games: list[GameInfo]
    emotes: list[str]
    paces: list[str]
    languages: list[str]


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card, in one language."""

    number: int
    """As views and events name it."""
    id: str
    """As moves write it."""
    name: str
    text: str = ""
    facts: dict[str, Any] = {}
    """Score, directions, colours: what a client needs to draw it."""


class Cards(msgspec.Struct, frozen=True):
    """All cards of a pack by their kinds."""

    game: str
    pack: str
    version: str
    digest: str
    lang: str
    kinds: dict[str, list[Card]]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a game that is over.  The first frame is the deal, with the whole view."""

    seat: int
    """Who chose; below 0: nobody, it is the deal."""
    text: str
    events: list[Happened]
    patch: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """A game that is over, choice by choice, as one chair would have seen it."""

    table: str
    frames: list[Frame]


class Idea(msgspec.Struct, frozen=True):
    """What a bot would have done at one moment of a game that is over, and why."""

    seat: int
    move: str
    text: str
    reason: str


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of the learner."""

    kind: str
    """Of the decision; `duel` or `reveal`: something to be watched."""
    says: str
    """The name of what the coach says."""
    move: str = ""
    """The answer that is advised; empty: anything that is allowed."""


class Lesson(msgspec.Struct, frozen=True):
    """The first game of a beginner, who sits on the first seat."""

    game: str
    seats: int
    steps: list[LessonStep]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    version: str
    tables: int
    connections: int
