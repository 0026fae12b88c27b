"""What differs between two packs, key by key, whatever their game is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gelanggang.games.book import read_file
from gelanggang.lab.tuning.knob import BOUNDS


@dataclass(frozen=True)
class Difference:
    """One entry that is not the same: None where it does not exist."""

    file: str
    key: str
    old: str | None
    new: str | None
    order: bool = False
    """The same things, only in another order."""


Pages = dict[str, dict[str, object]]
"""What a pack says, by file."""


def differences(ours: Pages, theirs: Pages) -> list[Difference]:
    """All that differs, file by file in the order of their names."""
    found: list[Difference] = []
    for file in sorted(ours.keys() | theirs.keys()):
        found += _compare(file, "", ours.get(file, {}), theirs.get(file, {}))
    return found


def read_pages(folder: Path) -> Pages:
    """All files of a folder that say what is on a card."""
    files = [path for path in folder.glob("*.toml") if path.stem != BOUNDS]
    return {path.name: read_file(path, str(path)).data for path in files}


def _compare(file: str, key: str, old: object, new: object) -> Iterator[Difference]:
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            yield from _entry(file, f"{key}.{name}" if key else name, name, old, new)
    elif _has_ids(old) and _has_ids(new):
        yield from _compare_by_id(file, key, _by_id(old), _by_id(new))
    elif old != new:
        yield Difference(file, key, spell(old), spell(new))


def _entry(
    file: str, key: str, name: str, old: dict[str, object], new: dict[str, object]
) -> Iterator[Difference]:
    if name not in new:
        yield Difference(file, key, spell(old[name]), None)
    elif name not in old:
        yield Difference(file, key, None, spell(new[name]))
    else:
        yield from _compare(file, key, old[name], new[name])


def _compare_by_id(
    file: str, key: str, old: dict[str, object], new: dict[str, object]
) -> Iterator[Difference]:
    """Cards are compared with their namesakes, wherever they stand in the file."""
    for name in [*old, *(name for name in new if name not in old)]:
        yield from _entry(file, f"{key}[{name}]", name, old, new)
    stayed = [name for name in old if name in new]
    now = [name for name in new if name in old]
    if stayed != now:
        yield Difference(file, key, ", ".join(stayed), ", ".join(now), order=True)


def _has_ids(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) and isinstance(one.get("id"), str) for one in value)
    )


def _by_id(value: object) -> dict[str, object]:
    assert isinstance(value, list)
    return {one["id"]: one for one in value}


def spell(value: object) -> str:
    """A value much as its file writes it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{name} = {spell(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(spell(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
