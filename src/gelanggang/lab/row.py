"""A row of a report: a figure as it was measured, with its target and what another pack shows."""

from __future__ import annotations

from typing import Final

from gelanggang.lab.estimate import Bounds, Estimate
from gelanggang.lab.figure import Figure, Subject
from gelanggang.lab.page import shape
from gelanggang.lab.target import NONE, Target

DIGITS: Final = 6


class Row:
    """A figure with all that there is to say about it."""

    def __init__(
        self,
        figure: Figure,
        found: Estimate | None,
        against: Estimate | None,
        target: Target | None,
    ) -> None:
        self.figure: Final = figure
        self.found: Final = found
        self.against: Final = against
        self.target: Final = target
        self.bounds: Final = None if found is None else found.interval()
        self.difference: Final = None if found is None or against is None else found.minus(against)

    @property
    def verdict(self) -> shape.Verdict:
        """Whether the target is met."""
        if self.target is None:
            return NONE
        return self.target.verdict(None if self.found is None else self.found.value, self.bounds)

    @property
    def grouped(self) -> bool:
        """Whether it is enough when most of its kind meet the target."""
        return self.target is not None and self.target.enough is not None

    def plain(self, z: float) -> shape.Figure:
        """As plain data; `z` is how sure a difference has to be."""
        against, difference = self.against, self.difference
        return {
            "key": self.figure.key,
            "subject": plain_subject(self.figure.subject),
            "unit": self.figure.unit,
            **_measured(self.found, self.bounds),
            "target": None if self.target is None else self.target.plain(),
            "verdict": self.verdict,
            "against": None if against is None else _measured(against, against.interval()),
            "difference": None if difference is None else _difference(difference, z),
            "runs": list(self.figure.runs),
        }


def plain_subject(subject: Subject | None) -> shape.Subject | None:
    """Of whom a figure tells, as plain data."""
    return None if subject is None else subject.plain()


def _measured(found: Estimate | None, bounds: Bounds | None) -> shape.Measured:
    low, high = (None, None) if bounds is None else bounds
    return {
        "value": None if found is None else _round(found.value),
        "low": None if low is None else _round(low),
        "high": None if high is None else _round(high),
        "n": 0 if found is None else found.n,
    }


def _difference(difference: Estimate, z: float) -> shape.Difference:
    bounds = difference.interval(z)
    low, high = (None, None) if bounds is None else bounds
    return {
        "value": _round(difference.value),
        "low": None if low is None else _round(low),
        "high": None if high is None else _round(high),
        "clear": bounds is not None and not bounds[0] <= 0 <= bounds[1],
    }


def _round(number: float) -> float:
    return round(number, DIGITS)
