"""Luggage: the packs that a plan names, sent along as data to where their folders are not.

They are found wherever a path stands in the dataclasses, tuples and lists that make up a plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, cast

from gelanggang.core.errors import BadInput

Plan = TypeVar("Plan")

MOST_BYTES: Final = 8_000_000
"""Every task takes it along; a pack of cards is a hundredth of that."""


@dataclass(frozen=True)
class Luggage:
    """A folder with its files, or one file; it keeps its name, which a word list is called by."""

    name: str
    files: tuple[tuple[str, bytes], ...]
    """What they are called within the folder; a file of its own is called nothing."""


def packed(plan: Plan) -> Plan:
    """A plan with what lies at each of its paths in place of the path."""
    return cast(Plan, _changed(plan, Path, _pack))


@contextmanager
def unpacked(plan: Plan) -> Iterator[Plan]:
    """The plan with paths again.  What they lead to is gone afterwards: read it at once."""
    with TemporaryDirectory(prefix="gelanggang-") as folder:
        places = (Path(folder, str(number)) for number in count())
        yield cast(Plan, _changed(plan, Luggage, lambda luggage: _unpack(luggage, next(places))))


def _changed(thing: Any, kind: type, change: Callable[[Any], object]) -> Any:
    if isinstance(thing, kind):
        return change(thing)
    if isinstance(thing, (tuple, list)):
        return type(thing)(_changed(one, kind, change) for one in thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = {
            one.name: _changed(getattr(thing, one.name), kind, change) for one in fields(thing)
        }
        return replace(thing, **parts)
    return thing


def _pack(path: Path) -> Luggage:
    found = sorted(path.rglob("*")) if path.is_dir() else [path]
    files: list[tuple[str, bytes]] = []
    left = MOST_BYTES
    for file in found:
        if file.is_dir():
            continue
        try:
            with file.open("rb") as opened:
                content = opened.read(left + 1)
        except OSError as error:
            problem = str(error.strerror)
            raise BadInput("unreadable", {"file": str(file), "problem": problem}) from None
        left -= len(content)
        if left < 0:
            raise BadInput("luggage-heavy", {"file": str(path), "most": MOST_BYTES // 1_000_000})
        files.append((file.relative_to(path).as_posix(), content))
    return Luggage(path.resolve().name, tuple(files))


def _unpack(luggage: Luggage, place: Path) -> Path:
    home = place / luggage.name
    for name, content in luggage.files:
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return home
