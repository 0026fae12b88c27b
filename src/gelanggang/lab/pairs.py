"""Counters for least squares: how often each two things came together, and with how much.

All are sums of whole numbers, so they can be counted game by game and added up in any order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from gelanggang.lab.equations import Row
from gelanggang.lab.tally import Tally

CASE: Final = "*"
"""A thing of which every case has one: with it all others are counted once."""


@cache
def pair_name(name: str, one: str, other: str) -> str:
    """The counter of two things; their order does not matter."""
    return f"{name}.{one}.{other}" if one <= other else f"{name}.{other}.{one}"


@cache
def total_name(name: str, one: str) -> str:
    """The counter of what came with a thing."""
    return f"{name}.{one}.total"


def count_pairs(tally: Tally, name: str, copies: Mapping[str, int], total: int) -> None:
    """Count one case: how many there were of each thing, and how much came with them."""
    things = list(copies.items())
    for place, (one, n) in enumerate(things):
        key = total_name(name, one)
        tally[key] = tally.get(key, 0) + n * total
        for other, m in things[place:]:
            key = pair_name(name, one, other)
            tally[key] = tally.get(key, 0) + n * m


def squares(block: Tally, name: str, ids: Sequence[str]) -> list[Row]:
    """How often each two came together, as a matrix."""
    return [[float(block.get(pair_name(name, one, other), 0)) for other in ids] for one in ids]


def side(block: Tally, name: str, ids: Sequence[str]) -> Row:
    """How much came with each."""
    return [float(block.get(total_name(name, one), 0)) for one in ids]
