"""Reading what people write as TOML: packs and scenarios, with errors that name file and key."""

from __future__ import annotations

import hashlib
import json
import tomllib
import unicodedata
from collections.abc import Callable, Container
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games.layout import Column

RULEBOOK = "rulebook"
PARTLY = "partly"
"""The rulebook tells a part of it, such as what an effect grants, and the rest is ours."""
RECONSTRUCTION = "reconstruction"
OWN = "own"
"""Of whoever made the pack; behind a colon there may be a word about where they have it from."""
ABOUT = "own: "
SOURCES: Final = [RULEBOOK, PARTLY, RECONSTRUCTION, OWN]

MISSING = "\0"
"""What stands for a text that could not be read; no TOML can say it."""
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
LONGEST_ID: Final = 20
"""Letters of an id that is made from a name."""
PLAIN_ID: Final = "w"
"""What an id begins with whose name has no letter for one."""


class Page:
    """One table of a TOML file, which knows where it stands and checks what is asked of it.

    A page that is given a list for mistakes goes on after each of them with something that would
    have been right, so that whoever wrote it is told all of them at once.
    """

    def __init__(
        self,
        data: dict[str, object],
        file: str,
        key: str = "",
        mistakes: list[BadInput] | None = None,
    ) -> None:
        self.data = data
        self.file = file
        self.key = key
        self.mistakes = mistakes
        self.read: set[str] = set()

    def where(self, name: str) -> str:
        """The full key of one entry."""
        return f"{self.key}.{name}" if self.key else name

    def wrong(self, name: str, expected: str, **facts: int | str) -> BadInput:
        """The error that says what would be right at this entry."""
        told: dict[str, int | str | list[int] | list[str]] = {
            "file": self.file,
            "key": self.where(name),
        }
        told.update(facts)
        return BadInput(f"page-{expected}", told)

    def has(self, name: str) -> bool:
        """Whether the entry is there."""
        return name in self.data

    def tell(self, mistake: BadInput) -> None:
        """Write a mistake down, or stop at it."""
        if self.mistakes is None:
            raise mistake
        self.mistakes.append(mistake)

    def _get(self, name: str, instead: object) -> object:
        self.read.add(name)
        if name not in self.data:
            self.tell(self.wrong(name, "missing"))
            return instead
        return self.data[name]

    def text(self, name: str) -> str:
        """A text that is not empty."""
        value = self._get(name, MISSING)
        if not isinstance(value, str) or not value:
            self.tell(self.wrong(name, "text"))
            return MISSING
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        """A whole number within limits."""
        return self._whole(self._get(name, least), name, least, most)

    def _whole(self, value: object, name: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.tell(self.wrong(name, "whole", least=least, most=most))
            return least
        return value

    def whole_of(self, column: Column) -> int:
        """A whole number as its column has it."""
        least, most = column.limits
        return self.whole(column.path[-1], least, most)

    def wholes_of(self, column: Column) -> list[int]:
        """Whole numbers as their column has them."""
        least, most = column.limits
        return self.wholes(column.path[-1], least, most)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self._get(name, False)
        if not isinstance(value, bool):
            self.tell(self.wrong(name, "flag"))
            return False
        return value

    def one_of(self, name: str, known: list[str]) -> str:
        """One of the known words."""
        instead = known[0] if known else MISSING
        value = self._get(name, instead)
        if not isinstance(value, str) or value not in known:
            self.tell(self.wrong(name, "known", value=str(value), known=", ".join(known)))
            return instead
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.tell(self.wrong(name, "texts"))
            return []
        return list(value)

    def wholes(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within limits."""
        value = self._get(name, [])
        if not isinstance(value, list):
            self.tell(self.wrong(name, "wholes"))
            return []
        return [self._whole(one, f"{name}[{i}]", least, most) for i, one in enumerate(value)]

    def number(self, name: str, least: int, most: int) -> float:
        """A number within limits, with or without a fraction."""
        return self._number(self._get(name, least), name, least, most)

    def numbers(self, name: str, length: int, least: int, most: int) -> list[float]:
        """A list of so many numbers within limits."""
        value = self._get(name, [least] * length)
        if not isinstance(value, list) or len(value) != length:
            self.tell(self.wrong(name, "length", length=length))
            return [float(least)] * length
        return [self._number(one, f"{name}[{i}]", least, most) for i, one in enumerate(value)]

    def _number(self, value: object, name: str, least: int, most: int) -> float:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            number = float(value)
            if least <= number <= most:
                return number
        self.tell(self.wrong(name, "number", least=least, most=most))
        return float(least)

    def plain_id(self, name: str) -> str:
        """An id: a text that a move can be written with."""
        value = self.text(name)
        if not is_id(value):
            if value != MISSING:
                self.tell(self.wrong(name, "id", value=value))
            # Like no other: that it is there twice would be a mistake of ours.
            return f"{MISSING}{id(self)}"
        return value

    def page(self, name: str) -> Page:
        """A table inside this one."""
        value = self._get(name, None)
        if isinstance(value, dict):
            return Page(value, self.file, self.where(name), self.mistakes)
        if value is not None:
            self.tell(self.wrong(name, "table"))
        # What it lacks is one mistake, not one more for each of its entries.
        return Page({}, self.file, self.where(name), [])

    def pages(self, name: str) -> list[Page]:
        """A list of tables; each is called by its id where it has one."""
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.tell(self.wrong(name, "tables"))
            return []
        return [
            Page(one, self.file, f"{self.where(name)}[{one.get('id', i)}]", self.mistakes)
            for i, one in enumerate(value)
        ]

    def close(self) -> None:
        """All that is written here has been read: anything else is a mistake."""
        for name in self.data:
            if name not in self.read:
                self.tell(self.wrong(name, "unknown", known=", ".join(sorted(self.read))))

    def sources(self, fields: list[str]) -> dict[str, str]:
        """Where each field of a card comes from: one word for all, or a word a field."""
        if isinstance(self.data.get("source"), str):
            word = self._source("source")
            return dict.fromkeys(fields, word)
        page = self.page("source")
        found = {name: page._source(name) for name in fields}
        page.close()
        return found

    def entry_sources(self, entries: list[Column]) -> dict[str, str]:
        """Where entries of a table come from, as far as that is told."""
        source = self.page("source")
        tables: dict[str, Page] = {}
        found: dict[str, str] = {}
        for entry in entries:
            page = source
            for name in entry.path[:-1]:
                if source.has(name):
                    page = tables.setdefault(name, source.page(name))
            if (page is source) == (len(entry.path) == 1) and page.has(entry.path[-1]):
                found[entry.id] = page._source(entry.path[-1])
        for page in [*tables.values(), source]:
            page.close()
        return found

    def _source(self, name: str) -> str:
        """Where something comes from, without what is said about it."""
        value = self.data.get(name)
        if isinstance(value, str) and value.startswith(ABOUT) and value[len(ABOUT) :].strip():
            self.read.add(name)
            return OWN
        return self.one_of(name, SOURCES)


def together(sources: list[str]) -> str:
    """Where something comes from that several fields tell in one breath."""
    for one in (RULEBOOK, RECONSTRUCTION, OWN):
        if all([source == one for source in sources]):
            return one
    return PARTLY


def parse(text: str, file: str, mistakes: list[BadInput] | None = None) -> Page:
    """The TOML of a file as a page."""
    try:
        return Page(tomllib.loads(text), file, "", mistakes)
    except (ValueError, RecursionError) as error:
        # A number of five thousand digits is no TOML error, and neither are a thousand brackets.
        raise BadInput("toml", {"file": file, "problem": str(error)[:200]}) from None


def read_file(path: Path, file: str) -> Page:
    """One TOML file as a page."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("no-file", {"file": file}) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("unreadable", {"file": file, "problem": str(error)}) from None
    return parse(text, file)


def read_folder(folder: Path, names: list[str]) -> dict[str, Page]:
    """The named files of a pack."""
    if not folder.is_dir():
        raise BadInput("no-folder", {"file": str(folder)})
    return {name: read_file(folder / f"{name}.toml", f"{name}.toml") for name in names}


def read_texts(
    texts: dict[str, str], names: list[str], mistakes: list[BadInput]
) -> dict[str, Page]:
    """The named files of a pack that lies in memory; what is wrong is gathered in `mistakes`."""
    pages: dict[str, Page] = {}
    for name in names:
        file = f"{name}.toml"
        if file not in texts:
            mistakes.append(BadInput("no-file", {"file": file}))
            continue
        try:
            pages[name] = parse(texts[file], file, mistakes)
        except BadInput as mistake:
            mistakes.append(mistake)
    return pages


def digest(pages: dict[str, Page]) -> str:
    """The SHA-256 of what a pack says; comments and layout do not count."""
    plain = {name: page.data for name, page in pages.items()}
    # A date is no value that any card can have; it is refused when its field is read.
    spelled = json.dumps(
        plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str
    )
    return hashlib.sha256(spelled.encode()).hexdigest()


def is_id(text: str) -> bool:
    """Whether a text is of small letters, digits and hyphens, the first of them a letter."""
    return (
        bool(text) and all(letter in ID_LETTERS for letter in text) and text[0] in ID_LETTERS[:26]
    )


def new_id(text: str, taken: Container[str]) -> str:
    """An id that looks like a name, and that nobody has."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    parts = "".join([letter if letter.isalnum() else " " for letter in plain]).split()
    stem = "-".join(parts)[:LONGEST_ID].rstrip("-")
    if not is_id(stem):
        stem = f"{PLAIN_ID}{stem}"
    found = stem
    number = 1
    while found in taken:
        number += 1
        found = f"{stem}-{number}"
    return found


def by_id(pages: list[Page], make: Callable[[Page], str]) -> list[str]:
    """The ids of a list of tables, each used once."""
    ids: list[str] = []
    for page in pages:
        one = make(page)
        if one in ids:
            page.tell(page.wrong("id", "twice", value=one))
        ids.append(one)
    return ids


SCENARIO = "scenario"
"""What errors call a scenario; who knows its file's name puts that in its place."""


def open_scenario(scenario: dict[str, object], players: int) -> tuple[Page, list[Page]]:
    """The page of a scenario and those of its seats; what opens the table was read before."""
    page = Page(scenario, SCENARIO)
    page.read.update(["game", "players", "options"])
    seats = page.pages("seat") if page.has("seat") else []
    if len(seats) > players:
        raise page.wrong("seat", "seats", found=len(seats), players=players)
    return page, seats
