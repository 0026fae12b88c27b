"""A script: the files of a pack as they are written, in which a value changes and nothing else.

Comments and layout stay.  Where a value stands is found by writing a number that is nowhere else
over each value, and looking which of them turns up at its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.files import read_text
from gelanggang.games import load_rules
from gelanggang.games.book import parse

Place = tuple[str | int, ...]
"""Keys and numbers of entries that lead to a value of a file."""
Value = int | str
ENDING: Final = ".toml"
HEAD: Final = "pack"
"""The file that says which pack this is."""

_FIRST: Final = 10**15
_TOKENS: Final = re.compile(
    r"""
      \"{3} (?: \\. | [^\\] )*? \"{3,5} | '{3} .*? '{3,5}
    | " (?: \\. | [^"\\\n] )* " | ' [^'\n]* '
    | \# [^\n]*
    | (?<! [\w.+:-] ) [+-]? \d [\d_]* (?! [\w.:-] )
    """,
    re.VERBOSE | re.DOTALL,
)
"""Texts, comments, and whole numbers that are not a part of anything else."""
_AFTER_A_KEY: Final = re.compile(r"[ \t]*[=.]")


@dataclass(frozen=True)
class Change:
    """Another value at one place of a file."""

    file: str
    """Without its ending."""
    place: Place
    value: Value


class Script:
    """The texts of a pack, by file."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts: Final = dict(texts)
        self.pages: Final = {file: parse(text, file + ENDING) for file, text in texts.items()}

    def at(self, file: str, place: Place) -> object:
        """What stands at a place; None where nothing does."""
        return _at(self.pages[file].data, place)

    def changed(self, changes: tuple[Change, ...]) -> Script:
        """The same with other values; BadInput where one is written so that we cannot find it."""
        texts = dict(self.texts)
        for change in changes:
            texts[change.file] = _rewritten(texts[change.file], change)
        return Script(texts)

    def write(self, folder: Path) -> None:
        """Write all files into a folder that is there."""
        for file, text in self.texts.items():
            (folder / f"{file}{ENDING}").write_text(text, encoding="utf-8")

    def rules(self, game: str) -> AnyRules:
        """The rules with these cards; BadInput when no pack can say so."""
        with self.folder() as folder:
            return load_rules(game, folder)

    @contextmanager
    def folder(self) -> Iterator[Path]:
        """A folder with the files, for as long as somebody reads it."""
        with TemporaryDirectory(prefix="gelanggang-") as name:
            self.write(Path(name))
            yield Path(name)


def read_script(folder: Path) -> Script:
    """The files of a pack."""
    return Script({path.stem: read_text(path) for path in sorted(folder.glob(f"*{ENDING}"))})


def _rewritten(text: str, change: Change) -> str:
    span = _spans(text).get(change.place)
    if span is not None:
        start, end = span
        new = text[:start] + _spelled(change.value) + text[end:]
        wanted = tomllib.loads(text)
        _put(wanted, change.place, change.value)
        if tomllib.loads(new) == wanted:
            return new
    key = ".".join(str(part) for part in change.place)
    raise BadInput("page-spelled", {"file": change.file + ENDING, "key": key})


def _spelled(value: Value) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _spans(text: str) -> dict[Place, tuple[int, int]]:
    """From where to where each value stands that is a text or a whole number."""
    found: list[tuple[int, int]] = []
    parts: list[str] = []
    before = 0
    for token in _TOKENS.finditer(text):
        start, end = token.span()
        if text[start] == "#" or _AFTER_A_KEY.match(text, end):
            continue
        parts += [text[before:start], str(_FIRST + len(found))]
        found.append((start, end))
        before = end
    numbered = "".join([*parts, text[before:]])
    return {
        place: found[number - _FIRST]
        for place, number in _numbers(tomllib.loads(numbered), ())
        if number >= _FIRST
    }


def _numbers(value: object, place: Place) -> Iterator[tuple[Place, int]]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _numbers(inside, (*place, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from _numbers(inside, (*place, number))
    elif isinstance(value, int):
        yield place, value


def _at(value: Any, place: Place) -> object:
    for step in place:
        here = isinstance(value, list if isinstance(step, int) else dict)
        if not here or (step not in value if isinstance(step, str) else step >= len(value)):
            return None
        value = value[step]
    found: object = value
    return found


def _put(data: Any, place: Place, value: Value) -> None:
    *way, last = place
    for step in way:
        data = data[step]
    data[last] = value
