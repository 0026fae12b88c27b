"""A list of words as people have it: from a spreadsheet, typed or pasted, in one column or three.

`wordlist.py` reads the list as we write it: id, Indonesian, English.  Here any list that a person
would understand becomes such a one, and all that is wrong with it is told, row by row.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections import Counter
from typing import Final

from gelanggang.core.errors import BadInput, Facts
from gelanggang.games.book import is_id, new_id
from gelanggang.games.game import Listed, Remark, Tidied
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.reading import default_folder, load_pack, with_words
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.wordlist import (
    COLUMNS,
    ENGLISH,
    FEWEST_WORDS,
    MOST_LETTERS,
    MOST_WORDS,
    SEPARATORS,
    Word,
)

INDONESIAN: Final = ["indonesia", "indonesian", "bahasa indonesia"]
ANY_WORDS: Final = ["id", "no", "no.", "nomor", "number", "#", "kata", "daftar kata", "word"]
"""What else may stand above a column."""
HEADERS: Final = [*INDONESIAN, *ENGLISH, *ANY_WORDS, "words"]
FORMULA: Final = "=+@"
"""What a cell begins with that a spreadsheet would carry out."""
MARKUP: Final = "<>"
MOST_SHOWN: Final = 30
"""Letters of a cell that are told again when it is wrong."""

UNSHOWN: Final = "unshown"
"""What is wrong with a cell that cannot be told again."""

Row = tuple[int, list[str]]
"""Its number, as a spreadsheet counts, and its cells."""


def tidy(text: str, name: str) -> Tidied:
    """A list as we understand it, under the name that its file will have."""
    rows, mistakes = _rows(text)
    rows, header = _without_header(rows)
    rows = _without_numbers(_spread(rows))
    columns = _columns(rows)
    ours = load_pack(default_folder())
    words: list[Word] = []
    seen: list[dict[str, int]] = [{} for _ in range(COLUMNS)]
    for number, cells in rows[:MOST_WORDS]:
        wrong = _wrong(number, cells, columns, seen)
        mistakes += wrong
        if not wrong:
            words.append(_word(cells, _english_first(header, columns), words, ours))
    if len(rows) > MOST_WORDS:
        facts: Facts = {"row": rows[MOST_WORDS][0], "found": len(rows), "most": MOST_WORDS}
        mistakes.append(BadInput("own-words-many", facts))
    elif len(rows) < FEWEST_WORDS:
        mistakes.append(BadInput("own-words-few", {"found": len(rows), "least": FEWEST_WORDS}))
    if mistakes:
        return Tidied(mistakes)
    remarks: list[Remark] = []
    if len(words) % 2:
        remarks.append(Remark("odd", {"value": words[-1][1]}))
        words.pop()
    if columns == 1:
        remarks.append(Remark("one-language", {}))
    unknown = sum([word[0] not in ours.words for word in words])
    if unknown:
        remarks.append(Remark("guessed", {"n": unknown, "of": len(words)}))
    rules = Rules(with_words(words, name, default_folder()))
    return Tidied([], _written(words), rules, remarks, len(words))


def look(text: str) -> list[Listed]:
    """The words of a list as far as there are any; one that stands twice is no mistake here."""
    rows, _ = _rows(text)
    rows, header = _without_header(rows)
    rows = _without_numbers(_spread(rows))
    columns = _columns(rows)
    ours = load_pack(default_folder())
    found: list[Listed] = []
    for number, cells in rows[:MOST_WORDS]:
        names = _names(cells, columns, _english_first(header, columns))
        blank: list[dict[str, int]] = [{} for _ in cells]
        wrong = [
            one
            for one in _wrong(number, cells, len(cells), blank)
            if one.code not in ("own-words-empty", "own-words-id")
        ]
        word = _known(names[0], names[1], ours) if all(names) else ""
        sure = 1 - ours.unsure[ours.words.index(word)] if word else 0.0
        found.append(Listed(number, word, names, sure, wrong))
    return found


def _names(cells: list[str], columns: int, english_first: bool) -> list[str]:
    """A word in both languages; empty where one is missing."""
    if columns == 1:
        return [cells[0], cells[0]]
    texts = [*cells[1 if columns == COLUMNS else 0 :], "", ""][:2]
    return [texts[1], texts[0]] if english_first else texts


# From a text to rows.


def _rows(text: str) -> tuple[list[Row], list[BadInput]]:
    """The rows that are not empty, by the separator that makes most of them alike."""
    best: list[Row] = []
    best_score = -1
    broken: list[BadInput] = []
    for separator in SEPARATORS:
        rows: list[Row] = []
        mistakes: list[BadInput] = []
        number = 0
        try:
            for cells in csv.reader(
                io.StringIO(text, newline=""), delimiter=separator, strict=True
            ):
                number += 1
                clean = [unicodedata.normalize("NFC", cell).strip() for cell in cells]
                while clean and not clean[-1]:
                    clean.pop()
                if clean:
                    rows.append((number, clean))
        except csv.Error:
            mistakes.append(BadInput("own-words-quotes", {"row": number + 1}))
        # A separator that stands in a few words only is part of them.
        split = sum([len(cells) > 1 for _, cells in rows])
        score = split if 2 * split > len(rows) else 0
        if score > best_score:
            best = rows
            broken = mistakes
            best_score = score
    return best, broken


def _without_header(rows: list[Row]) -> tuple[list[Row], list[str]]:
    """The rows without what stands above them, and that."""
    if rows:
        names = [cell.lower() for cell in rows[0][1]]
        if all([name in HEADERS for name in names if name]):
            return rows[1:], names
    return rows, []


def _spread(rows: list[Row]) -> list[Row]:
    """Words that all stand in one line, as rows."""
    if len(rows) == 1 and len(rows[0][1]) > COLUMNS:
        return [(rows[0][0], [cell]) for cell in rows[0][1] if cell]
    return rows


def _without_numbers(rows: list[Row]) -> list[Row]:
    """The rows without a first column that only counts them."""
    if rows and all([len(cells) > 1 and cells[0].rstrip(".").isdecimal() for _, cells in rows]):
        return [(number, cells[1:]) for number, cells in rows]
    return rows


def _columns(rows: list[Row]) -> int:
    """How many columns the list has: as many as most of its rows."""
    counted = Counter([len(cells) for _, cells in rows])
    return min(counted.most_common(1)[0][0], COLUMNS) if counted else 1


def _english_first(header: list[str], columns: int) -> bool:
    """Whether the header names English before Indonesian."""
    names = [name for name in header if name in ENGLISH or name in INDONESIAN]
    return columns > 1 and bool(names) and names[0] in ENGLISH


# From a row to a word.


def _wrong(
    number: int, cells: list[str], columns: int, seen: list[dict[str, int]]
) -> list[BadInput]:
    """What is wrong with a row; a word that is right is remembered."""
    if len(cells) != columns:
        facts: Facts = {"row": number, "found": len(cells), "length": columns}
        return [BadInput("own-words-columns", facts)]
    wrong: list[BadInput] = []
    for i, cell in enumerate(cells):
        column = i + 1
        code = _fault(cell, columns == COLUMNS and i == 0)
        folded = cell.casefold()
        where: Facts = {"row": number, "column": column}
        shown: Facts = {"row": number, "column": column, "value": _shown(cell)}
        if code == UNSHOWN:
            wrong.append(BadInput("own-words-unseen" if cell else "own-words-empty", where))
        elif code:
            shown["most"] = MOST_LETTERS
            wrong.append(BadInput(code, shown))
        elif folded in seen[i]:
            shown["before"] = seen[i][folded]
            wrong.append(BadInput("own-words-twice", shown))
        else:
            seen[i][folded] = number
    return wrong


def _fault(cell: str, as_id: bool) -> str:
    """The code of what is wrong with a cell; empty: nothing is."""
    if not cell or not cell.isprintable():
        return UNSHOWN
    if any([letter in MARKUP for letter in cell]):
        return "own-words-markup"
    if cell[0] in FORMULA or (cell[0] == "-" and not cell[1:2].isalpha()):
        return "own-words-formula"
    if len(cell) > MOST_LETTERS:
        return "own-words-long"
    return "own-words-id" if as_id and not is_id(cell) else ""


def _shown(cell: str) -> str:
    return cell if len(cell) <= MOST_SHOWN else f"{cell[:MOST_SHOWN]}…"


def _word(cells: list[str], english_first: bool, words: list[Word], ours: Pack) -> Word:
    texts = cells[-2:]
    if english_first:
        texts = [texts[1], texts[0]]
    text_id, text_en = texts[0], texts[-1]
    taken = [word[0] for word in words]
    word = cells[0] if len(cells) == COLUMNS else _known(text_id, text_en, ours)
    if not word or (word in taken and len(cells) != COLUMNS):
        word = new_id(text_id, taken)
    return word, text_id, text_en


def _known(text_id: str, text_en: str, ours: Pack) -> str:
    """The id of one of our words that is called so, for which bots know what people link."""
    for i, names in enumerate(ours.word_names):
        if names[0].casefold() == text_id.casefold() or names[1].casefold() == text_en.casefold():
            return ours.words[i]
    return ""


def _written(words: list[Word]) -> str:
    """The list as `wordlist.py` reads it."""
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\n").writerows([["id", "indonesian", "english"], *words])
    return out.getvalue()
