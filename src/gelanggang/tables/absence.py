"""Somebody who is not there: gone on purpose, or cut off."""

from __future__ import annotations

from typing import Final

HERE: Final = "here"
LEFT: Final = "left"
LOST: Final = "lost"

GRACE: Final = {LEFT: 20.0, LOST: 60.0}
"""Seconds that the table waits before a bot plays for somebody.  Who closed the window may only
have loaded the page again; who lost the connection may sit in a tunnel, and comes back later."""

SUCCESSION: Final = 30.0
"""Seconds without a host, before the deal, after which somebody else is host: long enough to show
a friend the link, and nobody who wants to play waits for longer."""


class Presence:
    """Whether a member is there, and since when not."""

    def __init__(self, now: float) -> None:
        # Nobody is connected to a table that was just made or brought back.
        self.state = LOST
        self.since = now

    def come(self) -> None:
        """The member is connected."""
        self.state = HERE

    def go(self, left: bool, now: float) -> None:
        """The member is no longer connected."""
        self.state = LEFT if left else LOST
        self.since = now

    def wait_anew(self, now: float) -> None:
        """The table begins to wait for somebody who is not there."""
        self.since = now

    @property
    def here(self) -> bool:
        """Whether the member is connected."""
        return self.state == HERE

    def until(self) -> float | None:
        """When the grace period ends; None for somebody who is there."""
        return None if self.here else self.since + GRACE[self.state]

    def expired(self, now: float) -> bool:
        """Whether the table has waited long enough."""
        until = self.until()
        return until is not None and now >= until

    def missing(self, now: float) -> float:
        """How many seconds somebody has not been there."""
        return 0.0 if self.here else now - self.since

    def grace(self, now: float) -> float | None:
        """Seconds of grace that are left, for everybody to see; None when there are none."""
        until = self.until()
        return None if until is None or now >= until else until - now
