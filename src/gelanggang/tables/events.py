"""What can happen to a table itself, one class an event: its sentence and its facts.

`tell.py` makes them.  Everybody at the table hears them.
"""

from __future__ import annotations

from typing import TypedDict

from gelanggang.core.ids import Seat


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


class Moved(_Somebody):
    """Somebody goes on with another device."""
