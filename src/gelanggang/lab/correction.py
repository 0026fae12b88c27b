"""How sure one has to be of one difference among many.

Whoever looks at a thousand figures finds fifty that differ by luck.  Benjamini and Hochberg's way:
of all differences that are called clear, at most one in twenty is none.  Intervals are as wide as
that asks for (Benjamini and Yekutieli), so a difference is clear when its interval leaves out 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, log
from statistics import NormalDist
from typing import Final

from gelanggang.lab.estimate import FEWEST, Estimate

WRONG: Final = 0.05


def chance(difference: Estimate) -> float:
    """How likely luck alone makes such a difference, or a larger one."""
    blocks = len(difference.pulls)
    if difference.value == 0 or blocks < FEWEST:
        return 1.0
    variance = difference.variance
    if variance == 0:
        return 0.0
    # Student's distribution, by Wallace's formula.
    freedom = blocks - 1
    square = difference.value**2 / variance
    z = (freedom * log(1 + square / freedom)) ** 0.5 * (8 * freedom + 1) / (8 * freedom + 3)
    return erfc(z / 2**0.5)


def corrected(differences: Sequence[Estimate]) -> float:
    """How many deviations wide an interval has to be, when all of these are looked at."""
    chances = sorted(chance(one) for one in differences)
    clear = max(
        (place for place, one in enumerate(chances, 1) if one <= WRONG * place / len(chances)),
        default=1,
    )
    level = WRONG * clear / max(1, len(chances))
    return NormalDist().inv_cdf(1 - level / 2)
