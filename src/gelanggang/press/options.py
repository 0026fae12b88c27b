"""What somebody can wish for when they print."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from gelanggang.art.own import NONE, Own
from gelanggang.core.match import AnyRules

Paper = Literal["a4", "f4", "letter", "a3"]
Backs = Literal["long", "short", "fold", "none"]
"""On the other side, turned by this edge of the paper; beside the fronts, to be folded; or not."""
Marks = Literal["margin", "full", "none"]
Part = Literal["cards", "calibration", "pieces", "booklet", "booklets"]
"""Booklets are those in every language, a booklet is in the one that is spoken."""

PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)
BACKS: Final[tuple[Backs, ...]] = get_args(Backs)
MARKS: Final[tuple[Marks, ...]] = get_args(Marks)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
BOOKS: Final = frozenset[Part](("booklet", "booklets"))
"""What is printed on both sides, whatever becomes of the backs of cards."""
FARTHEST: Final = 10.0
"""A printer that misses by more millimetres takes the paper in another way."""


@dataclass(frozen=True)
class PrintOptions:
    """How a pack goes to paper."""

    paper: Paper = "a4"
    bleed: bool = False
    backs: Backs = "none"
    marks: Marks = "margin"
    ink_saver: bool = False
    parts: frozenset[Part] = frozenset[Part](("cards",))
    since: AnyRules | None = None
    """An earlier edition: only what is not in it is printed."""
    shift: tuple[float, float] = (0.0, 0.0)
    """By how many millimetres the backs move, to the right and down: what calibration has shown."""
    own: Own = field(default_factory=lambda: NONE, compare=False)
    """Pictures that the cards have of their own,"""
    since_own: Own = field(default_factory=lambda: NONE, compare=False)
    """and those of the earlier edition."""
