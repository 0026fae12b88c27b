"""How sure a measured share is."""

from __future__ import annotations

Z = 1.96
"""95 of 100 intervals hold the true value."""


def wilson(hits: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula: right for small numbers too."""
    if n == 0:
        return 0.0, 1.0
    share = hits / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * ((share * (1 - share) + Z * Z / (4 * n)) / n) ** 0.5 / (1 + Z * Z / n)
    return middle - half, middle + half
