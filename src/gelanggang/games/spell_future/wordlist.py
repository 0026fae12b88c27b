"""A word list of somebody's own: a table with three columns, id, Indonesian and English."""

from __future__ import annotations

import codecs
import csv
import io
import unicodedata
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games.book import is_id

SEPARATORS: Final = [",", ";", "\t"]
COLUMNS: Final = 3
ENGLISH: Final = ["english", "inggris", "bahasa inggris", "en"]
"""What a header may call the third column, and no other."""
FEWEST_WORDS: Final = 12
"""Six Word cards: a day opens three at most, so the next one can have others."""
MOST_WORDS: Final = 500
"""Ten times what a game can show: a longer file is a mistake."""
MOST_LETTERS: Final = 24
"""A longer word does not fit on its pad, on a card or on a small phone."""

Word = tuple[str, str, str]
"""Its id, in Indonesian, in English."""


def read_word_list(path: Path) -> list[Word]:
    """The words of a list, two by two the words of a card.

    What is wrong with it is told with file, row and column, counted from 1 as a spreadsheet does.
    """
    file = str(path)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadInput("no-file", {"file": file}) from None
    except OSError as error:
        raise BadInput("unreadable", {"file": file, "problem": str(error)}) from None
    text = _decode(data, file)
    separator = _separator(text, file)
    rows, broken = _rows(text, separator)
    if broken:
        row = len(rows) + 1
        raise BadInput("wordlist-quotes", {"file": file, "row": row, "column": 1})
    words: list[Word] = []
    started = False
    row = 0
    last = 1
    for cells in rows:
        row += 1
        if not any([bool(cell) for cell in cells]):
            continue
        last = row
        header = not started and cells[0].lower() == "id"
        started = True
        if header:
            _check_header(cells, file, row)
        else:
            words.append(_word(cells, words, file, row))
    if len(words) < FEWEST_WORDS:
        raise BadInput(
            "wordlist-too-few",
            {"file": file, "row": last, "column": 1, "found": len(words), "least": FEWEST_WORDS},
        )
    if len(words) > MOST_WORDS:
        raise BadInput(
            "wordlist-too-many",
            {"file": file, "row": last, "column": 1, "found": len(words), "most": MOST_WORDS},
        )
    if len(words) % 2:
        raise BadInput(
            "wordlist-odd", {"file": file, "row": last, "column": 1, "found": len(words)}
        )
    return words


def _decode(data: bytes, file: str) -> str:
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        # The letter that cannot be read stands at the end of these.
        lines = (data[: error.start].decode("utf-8") + "?").splitlines()
        column = 1 + max([lines[-1].count(separator) for separator in SEPARATORS])
        raise BadInput(
            "wordlist-encoding", {"file": file, "row": len(lines), "column": column}
        ) from None


def _rows(text: str, separator: str) -> tuple[list[list[str]], bool]:
    """The cells of each row, as far as they can be read, and whether something was unreadable."""
    rows: list[list[str]] = []
    try:
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            rows.append([unicodedata.normalize("NFC", cell).strip() for cell in cells])
    except csv.Error:
        return rows, True
    return rows, False


def _separator(text: str, file: str) -> str:
    """The separator that makes most rows of three cells, or else of any."""
    best = ""
    most = 0
    for separator in SEPARATORS:
        rows, _ = _rows(text, separator)
        score = 0
        for cells in rows:
            if len(cells) > 1:
                score += 1000 if len(cells) == COLUMNS else 1
        if score > most:
            best = separator
            most = score
    if not best and text.strip():
        row = 1 + text[: len(text) - len(text.lstrip())].count("\n")
        raise BadInput("wordlist-separator", {"file": file, "row": row, "column": 1})
    return best or SEPARATORS[0]


def _check_header(cells: list[str], file: str, row: int) -> None:
    _check_columns(cells, file, row)
    if cells[1].lower() in ENGLISH:
        raise BadInput("wordlist-order", {"file": file, "row": row, "column": 2})


def _check_columns(cells: list[str], file: str, row: int) -> None:
    if len(cells) != COLUMNS:
        column = min(len(cells), COLUMNS) + 1
        raise BadInput(
            "wordlist-columns",
            {"file": file, "row": row, "column": column, "found": len(cells), "length": COLUMNS},
        )


def _word(cells: list[str], words: list[Word], file: str, row: int) -> Word:
    """A row as a word that is not among the others yet."""
    _check_columns(cells, file, row)
    for i, cell in enumerate(cells):
        column = i + 1
        if not cell:
            raise BadInput("wordlist-empty", {"file": file, "row": row, "column": column})
        if not cell.isprintable():
            raise BadInput("wordlist-unprintable", {"file": file, "row": row, "column": column})
        if len(cell) > MOST_LETTERS:
            raise BadInput(
                "wordlist-long",
                {"file": file, "row": row, "column": column, "value": cell, "most": MOST_LETTERS},
            )
        if i == 0 and not is_id(cell):
            raise BadInput(
                "wordlist-id", {"file": file, "row": row, "column": column, "value": cell}
            )
        folded = cell.casefold()
        for other in words:
            if other[i].casefold() == folded:
                raise BadInput(
                    "wordlist-twice", {"file": file, "row": row, "column": column, "value": cell}
                )
    return cells[0], cells[1], cells[2]
