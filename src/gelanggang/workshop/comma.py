"""A pack as one table of texts with commas (CSV), as spreadsheets save it; or a table a kind.

No cell is ever a formula: what would be one has an apostrophe before it, which is taken away again.
"""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.workshop.cell import FRACTION, WHOLE
from gelanggang.workshop.grid import (
    MOST_LETTERS,
    SHEET,
    Grid,
    Line,
    Read,
    check_size,
    grids_of,
    sheet_from,
)
from gelanggang.workshop.letters import decode
from gelanggang.workshop.pack import HEAD
from gelanggang.workshop.place import where, wrong
from gelanggang.workshop.sheet import Sheet

ENDING: Final = ".csv"
MARK: Final = "\ufeff"
"""By this spreadsheets know UTF-8."""
SEPARATORS: Final = [",", ";", "\t"]
FORMULA: Final = "=+-@"
"""What a cell begins with that a spreadsheet would carry out."""
APOSTROPHE: Final = "'"


def write_csv(sheet: Sheet) -> bytes:
    """The whole pack as one table."""
    grids = grids_of(sheet)
    columns = list(dict.fromkeys(name for grid in grids for name in grid.header))
    rows = [[SHEET, *columns]]
    for grid in grids:
        for _, cells in grid.rows:
            said = dict(zip(grid.header, cells))
            rows.append([grid.kind, *[said.get(name, "") for name in columns]])
    return _written(rows)


def _written(rows: list[list[str]]) -> bytes:
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([[guarded(cell) for cell in row] for row in rows])
    return (MARK + out.getvalue()).encode("utf-8")


def guarded(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    if text[:1] and text[0] in FORMULA and not (WHOLE.fullmatch(text) or FRACTION.fullmatch(text)):
        return APOSTROPHE + text
    return APOSTROPHE + text if _is_guarded(text) else text


def unguarded(text: str) -> str:
    """The text as it was."""
    return text[1:] if _is_guarded(text) else text


def _is_guarded(text: str) -> bool:
    return len(text) > 1 and text[0] == APOSTROPHE and text[1] in FORMULA + APOSTROPHE


def is_table(body: bytes) -> bool:
    """Whether a text is the table of a whole pack; a list of words has no column for sheets."""
    first = body[:4000].decode("utf-8", "ignore").replace("\0", "").lstrip(MARK).splitlines()[:1]
    return any(
        SHEET in [cell.strip('" \t').casefold() for cell in re.split("[,;\t]", line)]
        for line in first
    )


def read_csv(body: bytes, game: str = "") -> Read:
    """What the table of a whole pack says."""
    above, header, rows = _table(body, HEAD)
    folded = [name.casefold() for name in header]
    if SHEET not in folded:
        raise wrong((HEAD, above, SHEET), "missing")
    which = folded.index(SHEET)
    grids: dict[str, Grid] = {}
    columns = header[:which] + header[which + 1 :]
    for number, cells in rows:
        kind = cells[which].casefold()
        grid = grids.setdefault(kind, Grid(kind, columns, [], above))
        grid.rows.append((number, cells[:which] + cells[which + 1 :]))
    return sheet_from(list(grids.values()), game)


def read_each(files: dict[str, bytes], game: str = "") -> Read:
    """What a table a kind says."""
    grids: list[Grid] = []
    for name, body in files.items():
        kind = name.removesuffix(ENDING)
        above, header, rows = _table(body, kind)
        grids.append(Grid(kind, header, rows, above))
    return sheet_from(grids, game)


def _table(body: bytes, kind: str) -> tuple[int, list[str], list[Line]]:
    """The row of the header, the header, and the rows below that say something."""
    text, _ = decode(body, f"{kind}{ENDING}")
    lines, broken = max([_lines(text, one, kind) for one in SEPARATORS], key=_width)
    if broken is not None:
        raise broken
    if not lines:
        raise BadInput("upload-empty")
    (above, header), *rows = lines
    check_size(len(rows), len(header), kind)
    wide = len(header)
    return above, header, [(number, cells + [""] * (wide - len(cells))) for number, cells in rows]


def _width(read: tuple[list[Line], BadInput | None]) -> int:
    """How many columns the header has by one of the separators."""
    lines, _ = read
    return len(lines[0][1]) if lines else 0


def _lines(text: str, separator: str, kind: str) -> tuple[list[Line], BadInput | None]:
    """The rows that are not empty, as far as they can be read, and why no further."""
    found: list[Line] = []
    number = 0
    try:
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            number += 1
            clean = [unguarded(cell.replace("\r\n", "\n").strip()) for cell in cells]
            for i, cell in enumerate(clean):
                if len(cell) > MOST_LETTERS:
                    place = (kind, number, f"#{i + 1}")
                    return found, BadInput("pack-long", {**where(place), "most": MOST_LETTERS})
            if any(clean):
                found.append((number, clean))
    except csv.Error:
        return found, wrong((kind, number + 1, ""), "quotes")
    return found, None
