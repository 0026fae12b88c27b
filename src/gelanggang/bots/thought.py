"""Somebody who plays a seat, and can say why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from typing_extensions import TypeVar

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Facts
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View


class Reason:
    """Why a move was chosen: a code and its facts; the sentence is made in the text room."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        self.code: Final = code
        self.facts: Final[Facts] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts!r})"


V_contra = TypeVar("V_contra", bound=View, contravariant=True, default=View)
"""The view by which a bot plays; any view, where none is named."""

ONLY: Final = Reason("only-move")


class Thought:
    """A move and the reason for it."""

    __slots__ = ("move", "reason")

    def __init__(self, move: Move, reason: Reason) -> None:
        self.move: Final = move
        self.reason: Final = reason


class Bot(ABC, Generic[V_contra]):
    """Plays by what its seat may know.

    A bot keeps nothing between two decisions: the same view and the same chance give the same
    thought, so that a table can be left and taken up again, and anybody can ask for a hint.
    """

    @abstractmethod
    def think(self, view: V_contra, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        """What to do, and why."""

    def __call__(self, view: V_contra, decision: Decision, offers: Offers, rng: Rng) -> Move:
        return self.think(view, decision, offers, rng).move
