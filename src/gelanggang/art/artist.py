"""Somebody who draws one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gelanggang.art.palette import Palette
from gelanggang.art.picture import Picture
from gelanggang.text.catalogue import Voice


@dataclass(frozen=True)
class Printed:
    """What stands on a card, in one language, and what one needs to draw it."""

    number: int
    """As views and events name it."""
    id: str
    """As moves write it."""
    name: str
    text: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


def _none(rules: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Artist:
    """What is drawn of a game.  Each function takes the rules of that game."""

    palette: Palette
    printed: Callable[[Any, Voice], dict[str, list[Printed]]]
    """All cards by their kinds."""
    pictures: Callable[[Any], dict[str, Picture]] = _none
    """Every picture, by the name under which all ask for it."""
    faces: Callable[[Any, Voice], dict[str, str]] = lambda rules, voice: {}
    """Every different face and the backs, by the names of their files."""
    tile: Callable[[], str] | None = None
    """What stands for the game where one is chosen."""
    posters: Callable[[Any], dict[str, str]] = _none
    """What else stands outside the table."""
    backs: tuple[str, ...] = ()
    """Decks whose backs the page shows from the start."""
    facts: Mapping[str, type] = field(default_factory=dict)
    """By kind of card, the class that says which facts it has."""
