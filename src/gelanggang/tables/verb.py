"""What somebody at a table can ask for."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gelanggang.core.rules import Choice

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(max_length=400)]
NameText = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=32)]
Wishes = Annotated[dict[Word, Choice], Meta(max_length=32)]
"""Options by name."""
PackText = Annotated[str, Meta(max_length=64)]
"""The name of a pack of the house, or the digest of one that was brought along; empty: ours."""
MemberNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
DecisionId = Annotated[int, Meta(ge=0, le=1_000_000)]


def _tag(name: str) -> str:
    """`MoreTime` is asked for as `more-time`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Verb(msgspec.Struct, frozen=True, tag_field="verb", tag=_tag, forbid_unknown_fields=True):
    """One request.  Who holds several seats says for which one."""


class Choose(Verb, frozen=True):
    """Answer the decision with this number; the move is written as in the offers."""

    decision: DecisionId
    move: MoveText
    seat: SeatNumber | None = None


class Undo(Verb, frozen=True):
    """Take back the last choice of the seat: at once where that is fair, else others are asked."""

    seat: SeatNumber | None = None


class Consent(Verb, frozen=True):
    """Answer somebody's wish to take back."""

    yes: bool
    seat: SeatNumber | None = None


class MoreTime(Verb, frozen=True):
    """Make the time of this decision longer, for whoever has to decide."""


class TakeBack(Verb, frozen=True):
    """Play the seat again that a bot has played meanwhile."""

    seat: SeatNumber | None = None


class Leave(Verb, frozen=True):
    """Leave the table: before the start the seat becomes open, afterwards a bot plays it."""


class Rename(Verb, frozen=True):
    """Change the name of one's own seat; the host may change any."""

    name: NameText
    seat: SeatNumber | None = None


class Emote(Verb, frozen=True):
    """One of the eight things that can be said."""

    emote: Word
    seat: SeatNumber | None = None


class Mute(Verb, frozen=True):
    """Stop, or go on, showing the emotes of a seat to oneself."""

    seat: SeatNumber
    on: bool = True


class Ticket(Verb, frozen=True):
    """Ask for a link with which another device takes over one's seats, once."""


class Rematch(Verb, frozen=True):
    """After the end: want another game with the same seats, which begins when all who are here do.

    Bots always do.  The host may begin `now`, whoever is still reading.
    """

    now: bool = False


class Vote(Verb, frozen=True):
    """Say what the party should take along, where its story asks for that.

    When all who are here have, most votes decide, and in a tie the host's own; a host without a
    seat has a say in ties alone.  The host may end it `now`.  Until then a vote can be changed.
    """

    choice: Word
    seat: SeatNumber | None = None
    now: bool = False


class Start(Verb, frozen=True):
    """Host: deal.  Bots of the table's level sit down on open seats.

    The next chapter of a story can be begun by anybody who has a seat.
    """


class Pause(Verb, frozen=True):
    """Host: let the table rest."""


class GoOn(Verb, frozen=True):
    """End the pause."""


class Lock(Verb, frozen=True):
    """Host: let nobody join any more, or everybody again."""

    on: bool = True


class Kick(Verb, frozen=True):
    """Host: take a seat away from a person; during the game a bot gets it."""

    seat: SeatNumber


class AddBot(Verb, frozen=True):
    """Host: put a bot on an open seat, or let another play the hand of one.

    A bot is written `LEVEL` or `LEVEL:CHARACTER`; null: the table's.
    """

    seat: SeatNumber
    level: Word | None = None


class RemoveBot(Verb, frozen=True):
    """Host: make the seat of a bot open, before the start."""

    seat: SeatNumber


class PassHost(Verb, frozen=True):
    """Host: make the person on a seat the host."""

    seat: SeatNumber


class SetPace(Verb, frozen=True):
    """Host: set the clock: off, relaxed, normal or fast."""

    pace: Word


# Until the deal, and again when a game is over.


class SetOptions(Verb, frozen=True):
    """Host: what the table agrees on; what is not named is as the rules have it."""

    options: Wishes


class SetSeats(Verb, frozen=True):
    """Host: more seats or fewer.

    Of fewer, bots lose theirs first, then those who came last; the host stays.  Whoever loses a
    seat looks on, and has a claim on the next one that becomes free.
    """

    seats: Annotated[int, Meta(ge=1, le=8)]


class SetPack(Verb, frozen=True):
    """Host: which cards are played with."""

    pack: PackText


class SetLevel(Verb, frozen=True):
    """Host: the bot that fills up the table or plays for somebody: `LEVEL` or `LEVEL:CHARACTER`."""

    level: Word


class Swap(Verb, frozen=True):
    """Host: let those on two seats change places, whoever they are; one may be open."""

    seat: SeatNumber
    with_: SeatNumber = msgspec.field(name="with")


# Seats for those who look on.


class Latecomers(Verb, frozen=True):
    """Host: whether people may take over the hand of a bot while a game goes on."""

    on: bool = True


class AskSeat(Verb, frozen=True):
    """Ask for a seat: for members of the table who have none."""


class WithdrawAsk(Verb, frozen=True):
    """Ask for no seat any more, and only look on; the host may refuse somebody else one."""

    member: MemberNumber | None = None


class GiveSeat(Verb, frozen=True):
    """Host: give an open seat, or that of a bot, to somebody who waits for one."""

    member: MemberNumber
    seat: SeatNumber


AnyVerb = (
    Choose
    | Undo
    | Consent
    | MoreTime
    | TakeBack
    | Leave
    | Rename
    | Emote
    | Mute
    | Ticket
    | Rematch
    | Vote
    | Start
    | Pause
    | GoOn
    | Lock
    | Kick
    | AddBot
    | RemoveBot
    | PassHost
    | SetPace
    | SetOptions
    | SetSeats
    | SetPack
    | SetLevel
    | Swap
    | Latecomers
    | AskSeat
    | WithdrawAsk
    | GiveSeat
)
