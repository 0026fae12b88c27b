"""What travels over the socket, as types.

docs/protocol.md, docs/openapi.json and the client's types are made from this file and `forms.py` by
`emit.py`.  Docstrings are part of the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gelanggang.core.rules import Choice
from gelanggang.tables.verb import AnyVerb, MoveText, SeatNumber
from gelanggang.text.story import StoryInfo

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(max_length=16)]
Token = Annotated[str, Meta(max_length=64)]
Facts = dict[str, Any]
"""Numbers, texts and lists of them, by name."""
Language = Annotated[str, Meta(max_length=16)]
"""One of those that `/api/house` offers."""
Version = Annotated[int, Meta(ge=0, le=100_000_000)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]

# What each game says in its own way: `emit.py` writes the types of our games from their shapes.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "view"})]
Patch = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "patch"})]
Brings = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "preview"})]
Ending = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "outcome"})]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Something that is sent over the socket."""


# From the client.


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and who asks.

    Without a token one looks on, as a spectator or a TV; with `watch` also with one, so that the TV
    of those at the table is let in where strangers are not.  With a language the server tells
    events, prompts and moves in sentences; without one it sends none.  `have` is the last version
    that the client knows: what it missed is sent with the welcome.
    """

    table: Code
    token: Token | None = None
    lang: Language | None = None
    have: Version | None = None
    watch: bool = False


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


class Hold(Message, frozen=True, forbid_unknown_fields=True):
    """Ask bots to wait: this device needs so many milliseconds to show what has happened; 0: none.

    Only those with a token are waited for, and not for long.  There is no answer.
    """

    ms: Milliseconds


ClientMessage = Hello | Do | Look | Preview | Hint | Sync | Ping | Hold

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
    """Of the bot that sits here: `LEVEL`, or `LEVEL:CHARACTER`."""
    replaced: str = ""
    """Why a bot plays for the person: `left`, `lost` or `late`; empty: the person plays."""
    presence: str = ""
    """Of a person: `here`, `left` (closed the window) or `lost` (cut off)."""
    grace: int = 0
    """Seconds until a bot plays for somebody who is not here."""
    host: bool = False


class WaitingInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody of the table who has no seat and would like one; who waits longest comes first."""

    member: int
    name: str
    claim: bool = False
    """Whether the next seat that becomes free is theirs; else they have asked the host."""


class WishInfo(msgspec.Struct, frozen=True):
    """Somebody asks the others to let them take back."""

    seat: int
    agreed: list[int]


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    """Several share it; nobody: all have lost."""
    scores: list[int]
    """By seat."""
    facts: Ending
    """What else there is to say, as the game declares it."""


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
    """Of the bots that fill up the table or play for somebody, as at a seat."""
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
    outcome: OutcomeInfo | None = None
    lesson: bool = False
    """Whether this is the first game of a beginner."""
    version: str = ""
    """Of the pack."""
    lock: bool = False
    """Whether the door closes at the deal."""
    waiting: list[WaitingInfo] = []
    latecomers: bool = False
    """Whether people may take over the hand of a bot while a game goes on."""
    again: list[int] = []
    """After the end: the seats whose people want another game."""
    story: str = ""
    """The story that is told here, game by game; empty: none."""
    chapter: str = ""
    """The chapter of a story that is played here once more, without consequences; empty: none."""
    serial: int = 0
    looks: str = ""
    """Where cards have pictures of their own: `/api/art/GAME/LOOKS` shows them; empty: they are
    found under the digest."""


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that can be chosen now, and what it is called."""

    move: str
    text: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat can answer to its decision.

    Moves that are built step by step are not listed: for a Combo `build` says what `preview` says
    about no card yet (its `next` are the cards to begin with), for placing tokens the decision's
    own facts give the limits.  `example` is one of them, as it is written.
    """

    decision: int
    seat: int
    moves: list[Offered]
    verb: str = ""
    """The verb of a move that is built step by step."""
    example: str = ""
    build: Brings | None = None


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the listener is."""

    seats: list[int]
    """The seats that this device holds; none: somebody who looks on."""
    eyes: int | None = None
    """The seat whose view is sent; null: what everybody may know."""
    host: bool = False
    mutes: list[int] = []
    member: int = -1
    """The number of this device at the table; -1: it is not of the table."""


class Welcome(Message, frozen=True):
    """Everything from the beginning: after hello, look and sync."""

    version: int
    table: TableInfo
    you: You
    view: View | None = None
    """What the seat may know; null before the deal.  Its `pending` are the open decisions."""
    events: list[Happened] = []
    """What was missed, or the last events."""
    missed: bool = False
    """Whether `events` continues exactly where `have` ended."""
    prompt: str = ""
    offer: Offer | None = None
    left: float | None = None
    """Seconds that are left for the decision; null: no clock."""
    story: StoryInfo | None = None
    """Where the party stands; null: no story is told here."""


class Update(Message, frozen=True):
    """Something happened.

    It follows version `base`: a client that has another one asks with `sync`.  `patch` holds the
    entries of the view that are different now; `table` and `story` are there when they are
    different.
    """

    base: int
    version: int
    events: list[Happened] = []
    patch: Patch = {}
    prompt: str = ""
    offer: Offer | None = None
    left: float | None = None
    table: TableInfo | None = None
    story: StoryInfo | None = None


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
    facts: Brings
    """As the game declares them; none where there is nothing to foresee."""
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


class Standstill(Message, frozen=True):
    """The house cannot write anything down just now: tables wait, their clocks too.

    What is asked for meanwhile is answered with a problem, and nothing has changed.  With an empty
    `code` it goes on, and `left` are the seconds for the decision.
    """

    code: str = ""
    text: str = ""
    left: float | None = None


class Emoted(Message, frozen=True):
    """Somebody used an emote."""

    seat: int
    emote: str


class Closed(Message, frozen=True):
    """The last message: why the server ends this connection."""

    code: str
    text: str


ServerMessage = (
    Welcome | Update | Ack | Problem | Previewed | Hinted | Pong | Standstill | Emoted | Closed
)
