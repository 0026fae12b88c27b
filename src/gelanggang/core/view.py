"""What one seat, or a spectator, may know."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Self


class Own(ABC):
    """What of a view depends on the chair."""

    __slots__ = ()

    @abstractmethod
    def changes(self, before: Self) -> dict[str, object]:
        """What was different before, from the same chair."""


class View(ABC):
    """Built up from nothing: a view holds what it was given and nothing else."""

    __slots__ = ()

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """All of it as plain data."""

    @abstractmethod
    def changes(self, before: Self) -> dict[str, object]:
        """What was different in an earlier view, of all that is the same from every chair."""

    def text(self) -> str:
        """One spelling of the view: equal views are equal to the byte."""
        return json.dumps(self.plain(), sort_keys=True, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())
