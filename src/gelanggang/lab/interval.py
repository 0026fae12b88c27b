"""How sure a measured share is."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

Z = 1.96
"""95 of 100 intervals hold the true value."""


def wilson(hits: float, n: float, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula: right for small numbers too."""
    if n == 0:
        return 0.0, 1.0
    share = hits / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * ((share * (1 - share) + z * z / (4 * n)) / n) ** 0.5 / (1 + z * z / n)
    return middle - half, middle + half


def unit_interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was measured in units, one share for each.

    Games of a unit have the same deal, so they are no independent witnesses; units are.  How much
    the units differ tells how many independent games they are worth, and Wilson's formula takes
    that number: it stays honest near 0 and 1, where a mean with its deviation does not.  Few losses
    tell little about what ties games together, so one more unit is imagined that was lost as a
    whole: who won everything is judged by units, not by games.  And units are never worth more than
    the games that were played, since a few may be alike by luck.
    """
    n = len(shares)
    if n == 1:
        return wilson(shares[0], 1)
    share = mean(shares)
    alone = n * share * (1 - share)
    tied = (n * variance(shares) + 1) / (alone + 1)
    worth = min(games, n / tied)
    return wilson(share * worth, worth)


def mean_interval(numbers: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of a mean by Student's formula; None for a single number."""
    n = len(numbers)
    if n == 1:
        return None
    half = student(n - 1) * (variance(numbers) / n) ** 0.5
    return mean(numbers) - half, mean(numbers) + half


def mean(numbers: Sequence[float]) -> float:
    """The mean, to the last bit the same for any order of the numbers."""
    return fsum(numbers) / len(numbers)


def variance(numbers: Sequence[float]) -> float:
    """How much numbers differ, as an estimate for all those that were not drawn."""
    middle = mean(numbers)
    return fsum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)


def student(freedom: int, z: float = Z) -> float:
    """What takes the place of z when the deviation is itself an estimate from few numbers.

    The first terms of the series of Cornish and Fisher.
    """
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
