"""A pack as it is edited: sheets of rows, and every cell a text as a person would type it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games import find_game
from gelanggang.games.game import Game
from gelanggang.games.layout import CHOICE, ID, NOTE, TEXT, Column, Kind, Layout, Operation

NOTES: Final = "note"
"""The kind of what stands at the head of each file, for people."""


@dataclass
class Row:
    """A card; what is empty or missing is not said.  An empty id: it is a new one."""

    cells: dict[str, str] = field(default_factory=dict)
    number: int = 0
    """Where it stands in the file it was read from; 0: where it stands in its sheet."""

    def get(self, column: str) -> str:
        """What stands in a cell."""
        return self.cells.get(column, "")


@dataclass
class Sheet:
    """A pack: its head, and its rows by kind, in the order of the pack's own files."""

    game: str
    name: str
    version: str
    kinds: dict[str, list[Row]] = field(default_factory=dict)

    def rows(self, kind: str) -> list[Row]:
        """The rows of a kind."""
        return self.kinds.get(kind, [])


def layout_of(game: Game) -> Layout:
    """What the cards of a game can say; BadInput where nobody has written that down."""
    if game.layout is None:
        raise BadInput("no-layout", {"game": game.key})
    return game.layout


def kinds(game: str) -> list[Kind]:
    """The sheets of a game's packs with their columns."""
    found = find_game(game)
    notes = [
        Column("key", CHOICE, choices=found.files),
        Column("note", NOTE, required=False),
    ]
    return [*layout_of(found).kinds, Kind(NOTES, "", notes, counted=False)]


def operations(game: str) -> list[Operation]:
    """All that effects can do, column by column."""
    return layout_of(find_game(game)).operations


def named_by(kind: Kind) -> Column:
    """The column that tells one row of a kind from the others."""
    return kind.columns[0]


def has_ids(kind: Kind) -> bool:
    """Whether rows have ids, so that one without is a new card."""
    return named_by(kind).kind == ID


def called_by(kind: Kind) -> Column | None:
    """The column with the name that an id is made from."""
    return next((column for column in kind.columns if column.kind == TEXT), None)
