"""The chairs of a table, and the devices that people hold."""

from __future__ import annotations

from typing import Final

from gelanggang.tables.absence import Presence
from gelanggang.tables.emote import Voicebox

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
SHARED: Final = "shared"
"""A person whose device is passed round: its member holds several seats."""

REMEMBERED: Final = 32
"""Messages of a member, at least, that are known again when they are sent twice.  A client sends
again what was on its way when the line broke, a few at most; and a table shall not grow with every
move."""


class Chair:
    """One seat: who sits there, and who plays it just now."""

    def __init__(self) -> None:
        self.kind = OPEN
        self.name = ""
        self.member = -1
        self.level = ""
        self.replaced = ""
        """Why a bot plays for the person; empty: the person plays."""
        self.missed = 0
        """Decisions in a row for which the time was up."""

    def sit(self, member: int, name: str) -> None:
        """A person takes the seat."""
        self.kind, self.member, self.name = PERSON, member, name
        self.level, self.replaced, self.missed = "", "", 0

    def put_bot(self, level: str, name: str) -> None:
        """A bot gets the seat for good."""
        self.kind, self.member, self.name = BOT, -1, name
        self.level, self.replaced, self.missed = level, "", 0

    def stand(self) -> None:
        """The seat becomes open."""
        self.kind, self.member, self.name = OPEN, -1, ""
        self.level, self.replaced, self.missed = "", "", 0

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the choices now."""
        return self.kind == BOT or bool(self.replaced)


class Member:
    """A device at the table, known by its token: it may hold no seat, one, or several."""

    def __init__(self, number: int, token: str, now: float, device: str = "") -> None:
        self.number: Final = number
        self.token = token
        self.device: Final = device
        """What the device is known by, hashed; empty: nobody can tell it from others."""
        self.seats: list[int] = []
        self.name = ""
        """What somebody on this device was called last."""
        self.sat = -1
        """The row with which they took a seat, and have had one since; -1: they have none."""
        self.presence: Final = Presence(now)
        self.voicebox: Final = Voicebox()
        self.mutes: Final[set[int]] = set()
        self.ticket = ""
        self.ticket_until = 0
        self._done: set[str] = set()
        self._done_before: set[str] = set()

    def remember(self, message: str) -> None:
        """A message was carried out."""
        if len(self._done) == REMEMBERED:
            # All older ones at once: to look for the oldest would take longer than all else here.
            self._done_before, self._done = self._done, set()
        self._done.add(message)

    def did(self, message: str) -> bool:
        """Whether a message was carried out already."""
        return message in self._done or message in self._done_before
