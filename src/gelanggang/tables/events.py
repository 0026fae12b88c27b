"""What can happen to a table itself, one class an event: its sentence and its facts.

`tell.py` makes them.  Everybody at the table hears them.
"""

from __future__ import annotations

from typing import TypedDict

from gelanggang.core.ids import Seat
from gelanggang.core.rules import Choice


class _Somebody(TypedDict):
    seat: Seat
    name: str


class Sat(_Somebody):
    """A person sat down."""


class BotSat(_Somebody):
    """A bot sat down."""

    level: str


class Stood(_Somebody):
    """Somebody left before the start."""


class Kicked(_Somebody):
    """The host took a seat away."""


class Renamed(_Somebody):
    """Somebody has another name."""

    before: str


class Hosted(_Somebody):
    """Somebody else is the host."""

    why: str
    """`away`: the one before has been gone for too long."""


class Locked(TypedDict):
    """The door was closed."""


class Unlocked(TypedDict):
    """The door was opened."""


class Paced(TypedDict):
    """The clock was set."""

    pace: str


class Started(TypedDict):
    """A game begins; this was promised about its seed."""

    number: int
    commitment: str


class Late(_Somebody):
    """The time was up, so a bot chose."""


class UndoAsked(_Somebody):
    """Somebody would like to take back."""


class UndoAgreed(_Somebody):
    """One of the others agrees."""


class UndoRefused(_Somebody):
    """One of the others does not."""


class Undone(_Somebody):
    """So many choices were taken back."""

    n: int


class MoreTime(_Somebody):
    """Somebody asked for more time."""


class Replaced(_Somebody):
    """A bot plays for somebody."""

    why: str
    """`left`, `lost` or `late`."""


class TakenBack(_Somebody):
    """Somebody plays again."""


class Paused(TypedDict):
    """The table rests."""

    why: str
    """`host`: it was asked for; `empty`: nobody is here."""


class WentOn(TypedDict):
    """The table goes on."""


class TookOver(_Somebody):
    """A person took over the seat of a bot, and its hand in a running game."""

    before: str
    """What the bot was called."""


class Optioned(TypedDict):
    """The table agreed on something else."""

    option: str
    value: Choice
    before: Choice
    why: str
    """Empty: the host wanted it; `seats` or `pack`: so many players, or these cards, need it."""


class Resized(TypedDict):
    """The table has another number of seats."""

    n: int
    before: int


class Packed(TypedDict):
    """Other cards are played with."""

    pack: str
    version: str
    before: str


class Levelled(TypedDict):
    """Another bot fills up the table, or plays for somebody."""

    level: str
    before: str


class Swapped(_Somebody):
    """Two changed places; the seat is the one that the first has now."""

    other: str


class Shifted(_Somebody):
    """Somebody has a seat that was open, and theirs is open now."""

    number: int
    """Of the seat, as people count."""


class Claimed(TypedDict):
    """Somebody looks on, and the next free seat is theirs."""

    name: str


class Asked(TypedDict):
    """Somebody looks on and would like a seat."""

    name: str


class Unclaimed(TypedDict):
    """Somebody does not wait for a seat any more."""

    name: str


class Refused(TypedDict):
    """The host has no seat for somebody."""

    name: str


class Latecomers(TypedDict):
    """People may take over hands of bots while a game goes on."""


class NoLatecomers(TypedDict):
    """They may not any more."""


class WantsAgain(_Somebody):
    """Somebody wants to play another game, and waits for the others."""


class Voted(_Somebody):
    """Somebody of the party would like to take this along."""

    choice: str


class Decided(TypedDict):
    """The party takes this along."""

    choice: str


class Cleared(TypedDict):
    """The cards of the last game are put away."""


class Moved(_Somebody):
    """Somebody goes on with another device."""
