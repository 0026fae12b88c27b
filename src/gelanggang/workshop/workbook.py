"""A pack as the workbook of a spreadsheet program (XLSX): a worksheet a kind.

Only texts and plain numbers are written and read.  A formula, also one that somebody hides in a
text, is never carried out: we write it as a text, and what is a formula in a workbook is refused.
"""

from __future__ import annotations

import io
import warnings
from typing import Any, Final

from openpyxl import Workbook, load_workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
from openpyxl.styles import Font

from gelanggang.core.errors import BadInput
from gelanggang.workshop.archive import check_workbook
from gelanggang.workshop.cell import NO, YES
from gelanggang.workshop.grid import (
    MOST_COLUMNS,
    MOST_LETTERS,
    MOST_ROWS,
    Grid,
    Line,
    Read,
    check_size,
    grids_of,
    sheet_from,
)
from gelanggang.workshop.place import Place, where, wrong
from gelanggang.workshop.sheet import Sheet

ENDING: Final = ".xlsx"
MOST_SHEETS: Final = 30
AS_TEXT: Final = "@"
"""The format of a cell in which a program leaves what is typed as it is."""
WIDEST: Final = 40
"""Of a column, in letters."""


def write_xlsx(sheet: Sheet) -> bytes:
    """The workbook of a pack."""
    book = Workbook(write_only=True)
    for grid in grids_of(sheet):
        page = book.create_sheet(grid.kind)
        page.freeze_panes = "A2"
        for i, name in enumerate(grid.header):
            longest = max([len(name), *[len(cells[i]) for _, cells in grid.rows]])
            page.column_dimensions[_letter(i)].width = min(longest, WIDEST) + 2
        page.append([_cell(page, name, bold=True) for name in grid.header])
        for _, cells in grid.rows:
            page.append([_cell(page, text) for text in cells])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _letter(i: int) -> str:
    """The name of a column in a spreadsheet."""
    return (chr(64 + i // 26) if i >= 26 else "") + chr(65 + i % 26)


def _cell(page: Any, text: str, bold: bool = False) -> Any:
    text = ILLEGAL_CHARACTERS_RE.sub("", text)
    number = text.isdecimal() and text.isascii() and str(int(text[:9])) == text
    cell = WriteOnlyCell(page, value=int(text) if number else text or None)
    if text and not number:
        # Whatever it begins with, it is no formula.
        cell.data_type = "s"
        cell.number_format = AS_TEXT
    if bold:
        cell.font = Font(bold=True)
    return cell


def read_xlsx(body: bytes, game: str = "") -> Read:
    """What a workbook says."""
    check_workbook(body)
    mistakes: list[BadInput] = []
    grids: list[Grid] = []
    try:
        with warnings.catch_warnings():
            # What it says about styles that it does not know concerns nobody.
            warnings.simplefilter("ignore")
            book = load_workbook(io.BytesIO(body), read_only=True, keep_links=False)
            pages = book.worksheets
            if len(pages) > MOST_SHEETS:
                raise BadInput("zip-many", {"found": len(pages), "most": MOST_SHEETS})
            for page in pages:
                grid = _grid(page, mistakes)
                if grid is not None:
                    grids.append(grid)
    except (BadInput, MemoryError):
        raise
    except Exception:
        # A library that meets a broken file says so in a hundred ways.
        raise BadInput("zip-broken") from None
    read = sheet_from(grids, game)
    read.mistakes[:0] = mistakes
    return read


def _grid(page: Any, mistakes: list[BadInput]) -> Grid | None:
    """A worksheet; None: it is empty."""
    kind = str(page.title).strip().casefold()
    page.reset_dimensions()
    header: list[str] = []
    above = 0
    lines: list[Line] = []
    rows = page.iter_rows(max_row=MOST_ROWS + 2, max_col=MOST_COLUMNS + 1)
    for number, row in enumerate(rows, 1):
        names = [*header, *[_letter(i) for i in range(len(header), len(row))]]
        texts = [_text(cell, (kind, number, name), mistakes) for cell, name in zip(row, names)]
        while texts and not texts[-1]:
            texts.pop()
        if texts and not header:
            header, above = texts, number
        elif texts:
            lines.append((number, texts))
    if not header:
        return None
    check_size(len(lines), max([len(header), *[len(cells) for _, cells in lines]]), kind)
    return Grid(kind, header, lines, above)


def _text(cell: Any, place: Place, mistakes: list[BadInput]) -> str:
    """What stands in a cell, as a person would type it."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return str(value)[:MOST_LETTERS]
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e12 else repr(value)
    if not isinstance(value, str) or cell.data_type in ("f", "e"):
        mistakes.append(wrong(place, "formula"))
        return ""
    if len(value) > MOST_LETTERS:
        mistakes.append(BadInput("pack-long", {**where(place), "most": MOST_LETTERS}))
        return ""
    return value.replace("\r\n", "\n").strip()
