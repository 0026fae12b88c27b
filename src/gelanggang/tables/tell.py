"""What happens to a table, as events that everybody there hears."""

from __future__ import annotations

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat


def sat(seat: Seat, name: str) -> Event:
    """A person sat down."""
    return Event("sat", {"seat": seat, "name": name})


def bot_sat(seat: Seat, name: str, level: str) -> Event:
    """A bot sat down."""
    return Event("bot-sat", {"seat": seat, "name": name, "level": level})


def stood(seat: Seat, name: str) -> Event:
    """Somebody left before the start."""
    return Event("stood", {"seat": seat, "name": name})


def kicked(seat: Seat, name: str) -> Event:
    """The host took a seat away."""
    return Event("kicked", {"seat": seat, "name": name})


def renamed(seat: Seat, name: str, before: str) -> Event:
    """Somebody has another name."""
    return Event("renamed", {"seat": seat, "name": name, "before": before})


def hosted(seat: Seat, name: str) -> Event:
    """Somebody else is the host."""
    return Event("hosted", {"seat": seat, "name": name})


def locked(on: bool) -> Event:
    """The door was closed, or opened."""
    return Event("locked" if on else "unlocked", {})


def paced(pace: str) -> Event:
    """The clock was set."""
    return Event("paced", {"pace": pace})


def started(number: int, commitment: str) -> Event:
    """A game begins; this was promised about its seed."""
    return Event("started", {"number": number, "commitment": commitment})


def late(seat: Seat, name: str) -> Event:
    """The time was up, so a bot chose."""
    return Event("late", {"seat": seat, "name": name})


def undo_asked(seat: Seat, name: str) -> Event:
    """Somebody would like to take back."""
    return Event("undo-asked", {"seat": seat, "name": name})


def undo_agreed(seat: Seat, name: str) -> Event:
    """One of the others agrees."""
    return Event("undo-agreed", {"seat": seat, "name": name})


def undo_refused(seat: Seat, name: str) -> Event:
    """One of the others does not."""
    return Event("undo-refused", {"seat": seat, "name": name})


def undone(seat: Seat, name: str, n: int) -> Event:
    """Choices were taken back."""
    return Event("undone", {"seat": seat, "name": name, "n": n})


def more_time(seat: Seat, name: str) -> Event:
    """Somebody asked for more time."""
    return Event("more-time", {"seat": seat, "name": name})


def replaced(seat: Seat, name: str, why: str) -> Event:
    """A bot plays for somebody."""
    return Event("replaced", {"seat": seat, "name": name, "why": why})


def taken_back(seat: Seat, name: str) -> Event:
    """Somebody plays again."""
    return Event("taken-back", {"seat": seat, "name": name})


def paused(why: str) -> Event:
    """The table rests."""
    return Event("paused", {"why": why})


def went_on() -> Event:
    """The table goes on."""
    return Event("went-on", {})


def moved(seat: Seat, name: str) -> Event:
    """Somebody goes on with another device."""
    return Event("moved", {"seat": seat, "name": name})
