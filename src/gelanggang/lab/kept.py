"""A file that keeps the finished units of a contest, so that it can go on where it stopped.

Its first line says which contest it is; each other line is a unit, in order.  A line that was cut
off, because the process was killed while it wrote, is dropped: that unit is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.files import write_whole
from gelanggang.lab.arena import Contest
from gelanggang.lab.unit import Unit, read_unit

FORMAT: Final = "gelanggang-arena/1"


def kept_seed(path: Path) -> str | None:
    """The seed of the contest that a file keeps, if there is one."""
    lines = _lines(path)
    seed = _head(path, lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, str) else None


class Kept:
    """The units of one contest and the file that they are kept in."""

    def __init__(self, path: Path, contest: Contest, rules: AnyRules) -> None:
        """Read what is there; BadInput when it belongs to another contest, or is damaged."""
        self.path: Final = path
        self.units: Final[list[Unit]] = []
        plan = _plan(contest, rules)
        lines = _lines(path)
        if lines:
            _compare(path, _head(path, lines[0]), plan)
        else:
            lines = [_line(plan)]
            # At once or not at all: no other file can look like half of it.
            write_whole(path, lines[0].decode())
        for number, line in enumerate(lines[1:]):
            try:
                self.units.append(read_unit(json.loads(line), number, contest.bots))
            except (ValueError, RecursionError):
                raise BadInput("kept-line", {"file": str(path), "line": number + 2}) from None
        self._file = path.open("r+b")
        self._file.seek(sum(len(line) for line in lines))
        self._file.truncate()

    def add(self, unit: Unit) -> None:
        """Keep one more unit, safe from whatever happens to this process."""
        self._file.write(_line(unit.plain()))
        self._file.flush()
        self.units.append(unit)

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _plan(contest: Contest, rules: AnyRules) -> dict[str, object]:
    """What makes a contest this one and no other."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "version": rules.version,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": contest.options,
        "pack": f"{rules.label.name} {rules.label.version}",
        "pack_digest": rules.label.digest,
        "times": contest.times,
    }


def _line(plain: dict[str, object]) -> bytes:
    return json.dumps(plain, separators=(",", ":")).encode() + b"\n"


def _lines(path: Path) -> list[bytes]:
    """The whole lines of a file; none when there is no file, or nothing in it."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadInput("unreadable", {"file": str(path), "problem": str(error.strerror)}) from None
    if content and b"\n" not in content:
        raise BadInput("kept-format", {"file": str(path)})
    return [line + b"\n" for line in content.split(b"\n")[:-1]]


def _head(path: Path, line: bytes) -> dict[str, object]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInput("kept-format", {"file": str(path)})
    return head


def _compare(path: Path, head: dict[str, object], plan: dict[str, object]) -> None:
    for key, wanted in plan.items():
        if head.get(key) != wanted:
            raise BadInput(
                "kept-other",
                {
                    "file": str(path),
                    "key": key,
                    "found": _told(head.get(key)),
                    "wanted": _told(wanted),
                },
            )


def _told(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
