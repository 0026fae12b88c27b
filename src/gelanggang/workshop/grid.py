"""A sheet as rows and columns of a spreadsheet, and back.

Rows carry their number in the pack (`no`), so that whoever sorts them changes nothing.  Who counts
their rows as a spreadsheet does, finds each mistake.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.games.layout import Kind
from gelanggang.workshop.cell import WHOLE, shown
from gelanggang.workshop.ids import with_ids
from gelanggang.workshop.pack import HEAD
from gelanggang.workshop.place import wrong
from gelanggang.workshop.sheet import Row, Sheet, kinds

SHEET: Final = "sheet"
"""The column of a file with all sheets that says to which one a row belongs."""
NUMBER: Final = "no"
MOST_NUMBER: Final = 100_000
MOST_ROWS: Final = 2000
MOST_COLUMNS: Final = 100
MOST_LETTERS: Final = 5000
"""In one cell."""
HEADS: Final = ["game", "name", "version"]
KEY: Final = "key"
VALUE: Final = "value"

Line = tuple[int, list[str]]
"""The number of a row, as a spreadsheet counts, and its cells."""


@dataclass
class Grid:
    """One sheet of a file: what stands above its columns, and its rows."""

    kind: str
    header: list[str]
    rows: list[Line]
    above: int = 1
    """The number of the row with the header."""


@dataclass
class Read:
    """What a file became: a sheet, and what is wrong with the file itself."""

    sheet: Sheet | None = None
    mistakes: list[BadInput] = field(default_factory=list)
    pictures: dict[str, bytes] = field(default_factory=dict)
    """Of cards, by their names: `kebut.svg`."""


def grids_of(sheet: Sheet) -> list[Grid]:
    """The grids of a sheet: first what it is, then kind by kind."""
    said = [sheet.game, sheet.name, sheet.version]
    head = [(i + 2, [key, text]) for i, (key, text) in enumerate(zip(HEADS, said))]
    grids = [Grid(HEAD, [KEY, VALUE], head)]
    for kind in kinds(sheet.game):
        columns = [column.id for column in kind.columns]
        rows = [
            (i + 2, [str(i + 1), *[row.get(column) for column in columns]])
            for i, row in enumerate(sheet.rows(kind.id))
        ]
        grids.append(Grid(kind.id, [NUMBER, *columns], rows))
    return grids


def sheet_from(grids: list[Grid], game: str = "") -> Read:
    """The sheet that grids say; `game`: whose pack it must be, if that is known."""
    read = Read()
    head = _head(grids, game, read.mistakes)
    if head["game"] not in GAMES or GAMES[head["game"]].layout is None:
        where = _row_of(grids, "game")
        known = ", ".join(sorted(key for key, one in GAMES.items() if one.layout is not None))
        read.mistakes.append(
            wrong((HEAD, where, VALUE), "known", value=shown(head["game"]), known=known)
        )
        return read
    known_kinds = {kind.id: kind for kind in kinds(head["game"])}
    found: dict[str, list[tuple[int, Row]]] = {name: [] for name in known_kinds}
    for grid in grids:
        if grid.kind in known_kinds:
            found[grid.kind] += _rows(grid, known_kinds[grid.kind], read.mistakes)
        elif grid.kind != HEAD:
            known = ", ".join([HEAD, *known_kinds])
            row = grid.rows[0][0] if grid.rows else 0
            read.mistakes.append(wrong((shown(grid.kind), row, SHEET), "sheet", known=known))
    rows = {name: _sorted(some) for name, some in found.items()}
    read.sheet = with_ids(Sheet(head["game"], head["name"], head["version"], rows))
    return read


def _head(grids: list[Grid], game: str, mistakes: list[BadInput]) -> dict[str, str]:
    """Which game and which pack it is."""
    said: dict[str, str] = {}
    for grid in grids:
        if grid.kind != HEAD:
            continue
        for number, cells in grid.rows:
            named = dict(zip(grid.header, cells))
            key, value = named.get(KEY, ""), named.get(VALUE, "")
            if not key and not value:
                continue
            if key not in HEADS:
                place = (HEAD, number, KEY)
                mistakes.append(wrong(place, "known", value=shown(key), known=", ".join(HEADS)))
            elif key in said:
                mistakes.append(wrong((HEAD, number, KEY), "twice", value=key))
            else:
                said[key] = value
    if game and said.get("game", game) != game:
        place = (HEAD, _row_of(grids, "game"), VALUE)
        mistakes.append(wrong(place, "known", value=shown(said["game"]), known=game))
    return {"game": game or said.get("game", ""), **{one: said.get(one, "") for one in HEADS[1:]}}


def _row_of(grids: list[Grid], key: str) -> int:
    """The row of the head that says something."""
    rows = [(number, cells) for grid in grids if grid.kind == HEAD for number, cells in grid.rows]
    return next((number for number, cells in rows if key in cells), 0)


def _rows(grid: Grid, kind: Kind, mistakes: list[BadInput]) -> list[tuple[int, Row]]:
    """The rows of a kind, each with its number in the pack; 0: it has none."""
    columns = _columns(grid, kind, mistakes)
    found: list[tuple[int, Row]] = []
    unknown: set[int] = set()
    for number, cells in grid.rows:
        if not any(cells):
            continue
        said: dict[str, str] = {}
        for i, text in enumerate(cells):
            if text and i < len(columns) and columns[i]:
                said[columns[i]] = text
            elif text and i not in unknown:
                unknown.add(i)
                name = grid.header[i] if i < len(grid.header) else ""
                known = ", ".join([NUMBER, *[one.id for one in kind.columns]])
                place = (kind.id, number, shown(name) or f"#{i + 1}")
                mistakes.append(wrong(place, "column", known=known))
        found.append((_place(kind, number, said.pop(NUMBER, ""), mistakes), Row(said, number)))
    return found


def _place(kind: Kind, number: int, text: str, mistakes: list[BadInput]) -> int:
    """The number of a row in the pack; 0: it has none yet."""
    place = int(re.split("[.,]", text)[0]) if WHOLE.fullmatch(text) else 0
    if text and not 0 < place <= MOST_NUMBER:
        at = (kind.id, number, NUMBER)
        mistakes.append(wrong(at, "whole", least=1, most=MOST_NUMBER))
        return 0
    return place


def _columns(grid: Grid, kind: Kind, mistakes: list[BadInput]) -> list[str]:
    """The columns in the order of the file; empty where this kind knows none."""
    known = {one.casefold(): one for one in [NUMBER, *[column.id for column in kind.columns]]}
    columns: list[str] = []
    for name in grid.header:
        column = known.get(name.casefold(), "")
        if column and column in columns:
            mistakes.append(wrong((kind.id, grid.above, shown(name)), "twice", value=column))
            column = ""
        columns.append(column)
    return columns


def _sorted(rows: list[tuple[int, Row]]) -> list[Row]:
    """In the order of their numbers; those without one come last, as they stand."""
    return [row for _, row in sorted(rows, key=lambda one: one[0] or MOST_NUMBER + 1)]


def check_size(rows: int, columns: int, kind: str) -> None:
    """BadInput for more rows or columns than any pack has."""
    if rows > MOST_ROWS:
        raise wrong((kind, MOST_ROWS + 1, ""), "too-many", most=MOST_ROWS)
    if columns > MOST_COLUMNS:
        raise wrong((kind, 1, f"#{MOST_COLUMNS + 1}"), "too-many", most=MOST_COLUMNS)
