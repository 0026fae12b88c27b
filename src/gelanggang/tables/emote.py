"""Eight things to say without words; there is no other chat."""

from __future__ import annotations

from collections import deque
from typing import Final

EMOTES: Final = ("halo", "mantap", "wah", "aduh", "ayo", "mikir", "ketawa", "makasih")

MOST: Final = 4
"""Emotes that somebody has at once: enough to cheer, too few to drum on everybody's screen."""
WITHIN: Final = 10.0
"""Seconds until one that was used is there again."""


class Voicebox:
    """Remembers when somebody last used emotes."""

    def __init__(self) -> None:
        self._said: deque[float] = deque(maxlen=MOST)

    def wait(self, now: float) -> float:
        """How long until the next one is allowed; 0: now."""
        if len(self._said) < MOST:
            return 0.0
        return max(0.0, self._said[0] + WITHIN - now)

    def speak(self, now: float) -> None:
        """One more was said."""
        self._said.append(now)
