"""A journal: a file of JSON lines to which a long work adds what it has done, so that it can go on.

Its first line says which work it is; each other line is something done.  A line that was cut off,
because the process was killed while it wrote, is dropped: that is done again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from gelanggang.core.errors import BadInput
from gelanggang.files import write_whole

Plain = dict[str, object]


class Journal:
    """The file of one work; BadInput when it belongs to another, or is damaged."""

    def __init__(self, path: Path, head: Plain) -> None:
        """Read what is there; `head` says what makes this work this one, `format` first of all."""
        self.path: Final = path
        lines = _lines(path)
        if lines:
            _compare(path, _head(path, lines[0], head["format"]), head)
        else:
            lines = [_line(head)]
            # At once or not at all: no other file can look like half of it.
            write_whole(path, lines[0].decode())
        self.done: Final[list[Any]] = [
            self._read(line, number) for number, line in enumerate(lines[1:], 2)
        ]
        """What the lines say that were there."""
        self._length: Final = sum(len(line) for line in lines)
        self._file: BinaryIO | None = None

    def _read(self, line: bytes, number: int) -> Any:
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise self.damaged(number) from None

    def damaged(self, line: int) -> BadInput:
        """The error for a line, counted from 1, that nobody can read."""
        return BadInput("kept-line", {"file": str(self.path), "line": line})

    def write(self, plain: Plain) -> None:
        """Keep one thing more, safe from whatever happens to this process."""
        assert self._file is not None
        self._file.write(_line(plain))
        self._file.flush()

    def __enter__(self) -> Self:
        self._file = self.path.open("r+b")
        self._file.seek(self._length)
        self._file.truncate()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._file is not None
        self._file.close()


def kept_seed(path: Path, format: str) -> str | None:
    """The seed of the work that a file keeps, if there is one."""
    lines = _lines(path)
    seed = _head(path, lines[0], format).get("seed") if lines else None
    return seed if isinstance(seed, str) else None


def _line(plain: Plain) -> bytes:
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


def _head(path: Path, line: bytes, format: object) -> Plain:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != format:
        raise BadInput("kept-format", {"file": str(path)})
    return head


def _compare(path: Path, head: Plain, wanted: Plain) -> None:
    for key, value in wanted.items():
        if head.get(key) != value:
            raise BadInput(
                "kept-other",
                {
                    "file": str(path),
                    "key": key,
                    "found": _told(head.get(key)),
                    "wanted": _told(value),
                },
            )


def _told(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
