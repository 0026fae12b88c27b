"""Everything that can happen to a table; its rows, in order, are the table."""

from __future__ import annotations

import msgspec

from gelanggang.core.rules import Choice, Scenario


class Happening(msgspec.Struct, frozen=True, tag_field="what", tag=str.lower):
    """One thing that happened."""


class Opened(Happening, frozen=True):
    """A table was made.  The seed is drawn now, so that its commitment is known before the deal."""

    code: str
    game: str
    pack: str
    digest: str
    seats: int
    options: dict[str, Choice]
    level: str
    pace: str
    seed: str
    demo: bool = False
    scenario: Scenario | None = None
    """Where the first game begins; kept here, so that it stays what it was."""
    rules: int = 1
    """The version of the game's rules: a table is never played on by others."""
    lock: bool = False
    """Whether the door is closed at the deal."""
    story: str = ""
    """That is told here, game by game; empty: none."""
    journey: str = ""
    """The file of the party that walks through it, as it was then."""
    chapter: str = ""
    """Instead of a journey: a chapter of the story that is played here without consequences."""


class Joined(Happening, frozen=True):
    """A device came to the table; only hashes are kept, of its token and of what it is known by."""

    member: int
    token: str
    device: str = ""


class Dropped(Happening, frozen=True):
    """A device has no place here any more: its token is worth nothing."""

    member: int


class Sat(Happening, frozen=True):
    """A person took a seat."""

    seat: int
    member: int
    name: str


class BotSat(Happening, frozen=True):
    """A bot was put on a seat."""

    seat: int
    level: str
    name: str


class Stood(Happening, frozen=True):
    """A seat is open again."""

    seat: int
    kicked: bool = False


class Renamed(Happening, frozen=True):
    """Somebody is called something else."""

    seat: int
    name: str


class Barred(Happening, frozen=True):
    """A device was sent away, and shall not come back."""

    device: str


class Hosted(Happening, frozen=True):
    """Somebody else is the host; `lent`: until the one before is back, as long as nothing began."""

    member: int
    lent: bool = False


class Locked(Happening, frozen=True):
    """Nobody may join any more, or everybody again."""

    on: bool


class Paced(Happening, frozen=True):
    """The clock was set."""

    pace: str


class Started(Happening, frozen=True):
    """The cards are dealt from the seed that was drawn before; `next_seed` is for a rematch."""

    next_seed: str
    scenario: Scenario | None = None
    """Where a chapter begins; kept here, so that it stays what it was."""


class Chosen(Happening, frozen=True):
    """A decision was answered: by the person, or by a bot that plays for the seat."""

    seat: int
    decision: int
    move: str
    bot: bool = False
    late: bool = False
    """The person was there, but the time was up."""


class UndoAsked(Happening, frozen=True):
    """Somebody asks the others to take back everything after so many choices."""

    seat: int
    keep: int


class UndoAgreed(Happening, frozen=True):
    """One of the others agrees."""

    seat: int


class UndoRefused(Happening, frozen=True):
    """One of the others does not."""

    seat: int


class Undone(Happening, frozen=True):
    """All but the first so many choices were taken back."""

    seat: int
    keep: int


class MoreTime(Happening, frozen=True):
    """The time of this decision was made longer."""

    seat: int


class Replaced(Happening, frozen=True):
    """A bot plays for a person: `left`, `lost` or `late`."""

    seat: int
    why: str


class TakenBack(Happening, frozen=True):
    """The person plays again."""

    seat: int


class Paused(Happening, frozen=True):
    """The table rests: the host wanted it (`host`), or nobody is there (`empty`)."""

    why: str


class WentOn(Happening, frozen=True):
    """The table goes on."""


class TicketMade(Happening, frozen=True):
    """A link to take a member's seats along to another device; `until` is in wall-clock seconds."""

    member: int
    ticket: str
    until: int


class TicketUsed(Happening, frozen=True):
    """The other device has the seats now; the token of the first is worth nothing."""

    member: int
    token: str


class Muted(Happening, frozen=True):
    """A member no longer wants to see somebody's emotes, or does again."""

    member: int
    seat: int
    on: bool


class Optioned(Happening, frozen=True):
    """The table agreed on something else."""

    option: str
    value: Choice
    why: str = ""
    """Empty: the host wanted it; `seats` or `pack`: so many players, or these cards, need it."""


class Resized(Happening, frozen=True):
    """The table has another number of seats."""

    seats: int
    kept: list[int]
    """The seats of before that are still there, in their new order; all others are open ones."""


class Packed(Happening, frozen=True):
    """The table plays with other cards from now on."""

    pack: str
    digest: str
    rules: int
    """The version of the game's rules, as when a table is opened."""


class Levelled(Happening, frozen=True):
    """Another bot fills up the table, or plays for somebody."""

    level: str


class Swapped(Happening, frozen=True):
    """Those on two seats changed places."""

    seat: int
    other: int


class Claimed(Happening, frozen=True):
    """Somebody has no seat and would like one."""

    member: int
    name: str
    seat: int = -1
    """The one that they had until now; -1: none."""
    right: bool = False
    """Whether the next free one is theirs, because they lost one."""


class Unclaimed(Happening, frozen=True):
    """Somebody does not wait for a seat any more; `refused`: the host said so."""

    member: int
    name: str
    refused: bool = False


class Latecoming(Happening, frozen=True):
    """People may take over the hands of bots in a running game, or no longer."""

    on: bool


class WantsAgain(Happening, frozen=True):
    """Somebody wants to play another game, after the end of one."""

    member: int


class Voted(Happening, frozen=True):
    """Somebody of the party would like to take this along; -1: a host without a seat."""

    seat: int
    choice: str


class Decided(Happening, frozen=True):
    """The party takes this along; the journey with it stays even when the story is another."""

    choice: str
    journey: str


class Cleared(Happening, frozen=True):
    """The cards of a game that is over were put away: the next one is prepared."""


class Recorded(Happening, frozen=True):
    """A game is over: its record, which stays even when the table is played on, or cannot be."""

    number: int
    record: str
    journey: str = ""
    """Of a chapter: the file of the party after it, which stays likewise."""


AnyHappening = (
    Opened
    | Joined
    | Dropped
    | Sat
    | BotSat
    | Stood
    | Renamed
    | Barred
    | Hosted
    | Locked
    | Paced
    | Started
    | Chosen
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | MoreTime
    | Replaced
    | TakenBack
    | Paused
    | WentOn
    | TicketMade
    | TicketUsed
    | Muted
    | Optioned
    | Resized
    | Packed
    | Levelled
    | Swapped
    | Claimed
    | Unclaimed
    | Latecoming
    | WantsAgain
    | Voted
    | Decided
    | Cleared
    | Recorded
)


class Row(msgspec.Struct, frozen=True):
    """A happening with its place in the table's story."""

    seq: int
    at: int
    """Wall-clock seconds: to be shown and to let old tables expire, never to decide anything."""
    by: int
    """The member who asked for it; -1: the table itself."""
    message: str
    """The number the member gave it, so that sending twice is harmless."""
    did: AnyHappening


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A choice as it is kept: nearly every row is one, so all that is not needed is left out."""

    seq: int
    at: int
    by: int
    message: str
    seat: int
    decision: int
    move: str
    bot: bool
    late: bool
