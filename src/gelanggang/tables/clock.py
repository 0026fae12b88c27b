"""How long a decision may take."""

from __future__ import annotations

from typing import Final

OFF: Final = "off"
RELAXED: Final = "relaxed"
NORMAL: Final = "normal"
FAST: Final = "fast"
PACES: Final = (OFF, RELAXED, NORMAL, FAST)

SECONDS: Final = {OFF: 24 * 3600.0, RELAXED: 240.0, NORMAL: 90.0, FAST: 30.0}
"""What a decision may take at each pace.  Even without a clock no table waits for ever: after a day
a bot chooses."""

MORE: Final = 60.0
"""Seconds that are added when somebody asks for more time."""
MOST_ASKS: Final = 3
"""How often that can be asked for in one decision: nobody keeps the others waiting without end."""

MISSED: Final = 2
"""Decisions in a row that somebody lets pass until a bot plays for them.  One can be a doorbell;
after the second nobody waits for the whole time again, each time they are asked."""


class Clock:
    """The time that is left for what is asked now."""

    def __init__(self, pace: str) -> None:
        self.pace = pace
        self.until: float | None = None
        """None: it does not run."""
        self.asked = 0

    def start(self, now: float) -> None:
        """A new decision begins."""
        self.until = now + SECONDS[self.pace]
        self.asked = 0

    def stop(self) -> None:
        """Nothing is asked, or the table is paused."""
        self.until = None

    def more(self) -> None:
        """Somebody asked for more time."""
        self.asked += 1
        if self.until is not None:
            self.until += MORE

    def left(self, now: float) -> float | None:
        """Seconds that are left; None when nobody has to hurry."""
        if self.until is None or self.pace == OFF:
            return None
        return max(0.0, self.until - now)
