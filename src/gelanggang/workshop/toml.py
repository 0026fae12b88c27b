"""The files of a pack as we write them: the same values always give the same bytes."""

from __future__ import annotations

import json
import re
from typing import Final

from gelanggang.games.layout import Path
from gelanggang.workshop.cell import spell_float

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
SECTION: Final = re.compile(r"\[([^\[\]]+)\]")
STATEMENT: Final = re.compile(r"([A-Za-z0-9_-]+) *= *((?:\"(?:[^\"\\]|\\.)*\"|[^\"#])*)(?:#(.*))?")
LONGEST: Final = 200
"""Letters of a line, beyond which a table of a card stands on lines of its own."""
LAST: Final = "source"
"""The table that stands at the end of its file."""

Data = dict[str, object]


def write(
    data: Data, head: str, notes: dict[Path, str] | None = None, aligned: set[Path] | None = None
) -> str:
    """A file: what stands at its head, its values with their notes, then its tables."""
    lines = [f"# {line}".rstrip() for line in head.split("\n")] if head else []
    _write_table(data, (), lines, notes or {}, aligned or set())
    return "\n".join(lines).strip("\n") + "\n"


def _write_table(
    data: Data, path: Path, lines: list[str], notes: dict[Path, str], aligned: set[Path]
) -> None:
    values = {name: one for name, one in data.items() if not _is_table(one) and not _is_list(one)}
    tables = [name for name, one in data.items() if _is_table(one)]
    if values or (path and not tables):
        lines.append("")
        if path:
            lines.append(f"[{_dotted(path)}]")
        lines += _statements(values, path, notes, path in aligned)
    for name in sorted(tables, key=lambda one: one == LAST):
        inside = data[name]
        assert isinstance(inside, dict)
        _write_table(inside, (*path, name), lines, notes, aligned)
    for name, rows in data.items():
        if _is_list(rows):
            assert isinstance(rows, list)
            for row in rows:
                _write_card(row, (*path, name), lines)


def _write_card(card: Data, path: Path, lines: list[str]) -> None:
    """One of a list: its fields, then those that are too long for a line."""
    lines += ["", f"[[{_dotted(path)}]]"]
    for name, value in card.items():
        line = f"{_key(name)} = {spell(value)}"
        if len(line) <= LONGEST or not isinstance(value, dict):
            lines.append(line)
    for name, value in card.items():
        if isinstance(value, dict) and len(f"{_key(name)} = {spell(value)}") > LONGEST:
            _write_table(value, (*path, name), lines, {}, set())


def _statements(values: Data, path: Path, notes: dict[Path, str], aligned: bool) -> list[str]:
    width = max([len(_key(name)) for name in values], default=0) if aligned else 0
    said = {name: f"{_key(name):<{width}} = {spell(one)}" for name, one in values.items()}
    noted = [len(said[name]) for name in values if notes.get((*path, name))]
    until = max(noted, default=0)
    return [
        f"{text:<{until}}  # {note}" if (note := notes.get((*path, name))) else text
        for name, text in said.items()
    ]


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_list(value: object) -> bool:
    """Whether it is a list of cards."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _dotted(path: Path) -> str:
    return ".".join([_key(name) for name in path])


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else spell(name)


def spell(value: object) -> str:
    """One value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return spell_float(value)
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {spell(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(spell(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)


def head_of(text: str) -> str:
    """What stands at the head of a file, for people."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line[1:].removeprefix(" ").rstrip())
    return "\n".join(lines)


def notes_of(text: str) -> dict[Path, str]:
    """What stands behind values, for people, by the way to each."""
    notes: dict[Path, str] = {}
    path: Path = ()
    for line in text.splitlines():
        if section := SECTION.fullmatch(line.strip()):
            path = tuple(section[1].split("."))
        elif (statement := STATEMENT.fullmatch(line)) and statement[3]:
            notes[*path, statement[1]] = statement[3].strip()
    return notes
