"""Facts of the engine as the narrators of all games take them."""

from __future__ import annotations

from gelanggang.core.errors import Fact, Facts
from gelanggang.core.ids import Seat

Said = dict[str, str | int]
"""Facts as the sentences want them."""


def number(fact: Fact) -> int:
    """A fact that is a number: of a seat, a card, a point."""
    assert isinstance(fact, int)
    return fact


def numbers(fact: Fact) -> list[int]:
    """A fact that is a list of numbers."""
    assert isinstance(fact, list)
    return [number(one) for one in fact]


def listener(facts: Facts, me: Seat | None) -> str:
    """Whether the one who listens acts, suffers or looks on."""
    if me is None:
        return "other"
    if facts.get("seat") == me or ("seats" in facts and me in numbers(facts["seats"])):
        return "seat"
    return "opponent" if facts.get("opponent") == me else "other"
