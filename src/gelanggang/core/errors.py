"""What can go wrong, as a code and its facts; the sentence is made in the text room."""

from __future__ import annotations

from typing import Final

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]


class Refusal:
    """Why a move is not allowed."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        self.code: Final = code
        self.facts: Final[Facts] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.facts!r})"


class GelanggangError(Exception):
    """Something a person gave us cannot be used: a code and its facts."""

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        self.code = code
        self.facts: Facts = {} if facts is None else facts
        told = ", ".join(f"{key}: {value}" for key, value in self.facts.items())
        super().__init__(f"{code} ({told})" if told else code)


class BadInput(GelanggangError):
    """A file, an option or a number that a person can correct."""


class MoveRefused(GelanggangError):
    """A move that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.facts)
        self.refusal = refusal
