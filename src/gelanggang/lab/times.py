"""How long decisions take."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import ceil, log

from gelanggang.core.decision import Decision
from gelanggang.core.match import Chooser
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View

STEP = 1.02
"""A step of the scale on which times are counted: two in a hundred."""
SHORTEST = 1e-7
"""Seconds; nothing that thinks is faster than the clock can tell."""


@dataclass
class Times:
    """Times of decisions, counted by steps of a scale: small, however many there are."""

    counts: dict[int, int] = field(default_factory=dict)
    longest: float = 0.0
    """Seconds."""

    def add(self, seconds: float) -> None:
        """Count one more."""
        step = ceil(log(max(seconds, SHORTEST)) / log(STEP))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Times) -> None:
        """Count all that another has counted."""
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        """How many were counted."""
        return sum(self.counts.values())

    def within(self, share: float) -> float:
        """The seconds within which this share of the decisions was made."""
        left = ceil(share * self.decisions)
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left <= 0:
                return min(STEP**step, self.longest)
        return self.longest

    def plain(self) -> dict[str, object]:
        """As plain data, for a file."""
        counts = {str(step): self.counts[step] for step in sorted(self.counts)}
        return {"longest": self.longest, "counts": counts}


def timed(chooser: Chooser, times: Times) -> Chooser:
    """The same chooser with a clock beside it, for decisions that leave a choice."""

    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if len(offers) == 1:
            return chooser(view, decision, offers, rng)
        start = time.perf_counter()
        move = chooser(view, decision, offers, rng)
        times.add(time.perf_counter() - start)
        return move

    return choose
