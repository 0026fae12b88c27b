"""Which of several candidates does best, when each try costs time.

Sequential halving: all are tried equally often, then the weaker half is left out, and the rest is
tried again, so that most tries go to those that are hard to tell apart.
"""

from __future__ import annotations

from typing import Final


class Trial:
    """Candidates by number, and what their tries added up to."""

    def __init__(self, candidates: int) -> None:
        self.left = list(range(candidates))
        self.sums: Final = [0.0] * candidates
        self.counts: Final = [0] * candidates
        self.games = 0
        """How many games were imagined."""
        self.until = 0
        """After so many games the weaker half is left out."""

    def left_over(self, games: int) -> bool:
        """Whether those that are left shall meet in another world, of so many games in all."""
        if len(self.left) < 2:
            return False
        if self.until == 0:
            self._next_heat(games)
        if self.games >= self.until:
            self.left.sort(key=lambda i: -self.sums[i])
            self.left = self.left[: (len(self.left) + 1) // 2]
            if len(self.left) < 2:
                return False
            self._next_heat(games)
        return True

    def _next_heat(self, games: int) -> None:
        heats = 1
        n = len(self.left)
        while n > 2:
            n = (n + 1) // 2
            heats += 1
        self.until = self.games + max(len(self.left), (games - self.games) // heats)

    def add(self, candidate: int, reward: float) -> None:
        """One more try of a candidate."""
        self.sums[candidate] = self.sums[candidate] + reward
        self.counts[candidate] = self.counts[candidate] + 1
        self.games += 1

    def best(self) -> int:
        """The candidate that is left."""
        return self.left[0]

    def mean(self, candidate: int) -> float:
        """What a candidate brought on the whole."""
        return self.sums[candidate] / max(self.counts[candidate], 1)
