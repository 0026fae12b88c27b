"""Somebody who draws one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gelanggang.art.finish import Finish
from gelanggang.art.own import Own
from gelanggang.art.palette import Palette
from gelanggang.art.picture import Picture
from gelanggang.art.piece import Piece
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


@dataclass(frozen=True)
class Copy:
    """One card of paper: each of which there are several is there several times."""

    id: str
    """No other copy of its deck has it."""
    deck: str
    """Which back it has, and with which others it is shuffled."""
    face: str
    back: str


@dataclass(frozen=True)
class Drawn:
    """One card as it is seen and read."""

    svg: str
    text: str
    copies: int = 1
    """How many of its copies look different."""


def _nothing(
    rules: Any, voice: Voice, finish: Finish, kind: str, row: int, copy: int
) -> Drawn | None:
    return None


def _none(rules: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Artist:
    """What is drawn of a game.  Each function takes the rules of that game."""

    palette: Palette
    printed: Callable[[Any, Voice], dict[str, list[Printed]]]
    """All cards by their kinds."""
    pictures: Callable[[Any, Own], dict[str, Picture]] = lambda rules, own: {}
    """Every picture, by the name under which all ask for it; a card's own in the place of ours."""
    faces: Callable[[Any, Voice, Finish], dict[str, str]] = lambda rules, voice, finish: {}
    """Every different face and the backs, by the names of their files."""
    copies: Callable[[Any, Voice, Finish], list[Copy]] = lambda rules, voice, finish: []
    """All cards that lie in the box, each as often as it is there."""
    tile: Callable[[], str] | None = None
    """What stands for the game where one is chosen."""
    posters: Callable[[Any], dict[str, str]] = _none
    """What else stands outside the table."""
    story: Callable[[], dict[str, str]] = dict
    """What is shown of its stories, by folder and name of the files: `scene/ID`.

    A page asks for one when a party has got there; the one that is called `any` stands for those
    that nobody here has drawn.
    """
    backs: tuple[str, ...] = ()
    """Decks whose backs the page shows from the start."""
    facts: Mapping[str, type] = field(default_factory=dict)
    """By kind of card, the class that says which facts it has."""
    face: Callable[[Any, Voice, Finish, str, int, int], Drawn | None] = _nothing
    """One card: the kind, its number in the file of that kind, and which of its copies.

    None: it is nothing that can be seen.
    """
    texts: Callable[[Any, Voice], dict[str, list[str]]] = lambda rules, voice: {}
    """By kind, what each card says to a player, in the order of its file; every kind is here of
    which there are faces."""
    emblem: Picture | None = None
    """What stands before a chapter and on the back of a booklet."""
    pieces: Callable[[Any, Voice, Finish], list[Piece]] = lambda rules, voice, finish: []
    """What lies on a printed table beside the cards."""
