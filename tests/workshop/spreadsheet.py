"""The table of a shipped pack, as somebody has it open in a spreadsheet."""

from __future__ import annotations

import csv
import io

from openpyxl import Workbook

from gelanggang.core.errors import BadInput
from gelanggang.workshop import exchange
from gelanggang.workshop.comma import write_csv
from gelanggang.workshop.pack import sheet_of
from gelanggang.workshop.packing import pack_of
from tests.workshop.designer import ours


class Table:
    """Rows and columns, counted as a spreadsheet counts."""

    def __init__(self, game: str) -> None:
        body = write_csv(sheet_of(ours(game))).decode("utf-8-sig")
        self.header, *self.rows = csv.reader(io.StringIO(body, newline=""))

    def row(self, sheet: str, own: str) -> list[str]:
        """The row of a card, by whatever tells it from others."""
        return next(row for row in self.rows if row[0] == sheet and own in row[1:])

    def number(self, sheet: str, own: str) -> int:
        """Its number; the header is the first row."""
        return self.rows.index(self.row(sheet, own)) + 2

    def write(self, sheet: str, own: str, column: str, text: str) -> None:
        """Type something into a cell."""
        self.row(sheet, own)[self.header.index(column)] = text

    def add(self, sheet: str, **cells: str) -> int:
        """A row more, at the end; its number."""
        said = {"sheet": sheet, **cells}
        self.rows.append([said.get(name, "") for name in self.header])
        return len(self.rows) + 1

    def remove(self, sheet: str, own: str) -> None:
        self.rows.remove(self.row(sheet, own))

    def csv(self, separator: str = ",") -> bytes:
        out = io.StringIO(newline="")
        csv.writer(out, delimiter=separator).writerows([self.header, *self.rows])
        return out.getvalue().encode()

    def xlsx(self) -> bytes:
        """The same as a workbook: each sheet has rows of its own."""
        book = Workbook()
        book.remove(book.worksheets[0])
        for name in dict.fromkeys(row[0] for row in self.rows):
            page = book.create_sheet(name)
            page.append(self.header[1:])
            for row in self.rows:
                if row[0] == name:
                    page.append(row[1:])
        out = io.BytesIO()
        book.save(out)
        return out.getvalue()


def mistakes_of(body: bytes, game: str = "") -> list[BadInput]:
    """All that is wrong with a file, as somebody is told who brings it."""
    try:
        read = exchange.read(body, game)
    except BadInput as mistake:
        return [mistake]
    if read.sheet is None:
        return read.mistakes
    return [*read.mistakes, *pack_of(read.sheet).mistakes]
