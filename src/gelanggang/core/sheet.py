"""What we wrote ourselves, read again: nothing in it is believed before it was looked at."""

from __future__ import annotations

import json
from typing import Final, TypeGuard

from gelanggang.core.errors import BadInput


class Sheet:
    """An object of JSON that says its format; what is asked of it is checked, named when wrong."""

    __slots__ = ("entries", "file")

    def __init__(self, text: str, format: str, file: str) -> None:
        """BadInput, with the file's name, when it is cut short or something else."""
        self.file: Final = file
        self.entries: Final = _parse(text, format, file)

    def flaw(self, key: str, expected: str) -> BadInput:
        """The error that says what would be right there."""
        return BadInput("record-key", {"file": self.file, "key": key, "expected": expected})

    def text(self, key: str) -> str:
        """A text."""
        value = self.entries.get(key)
        if not isinstance(value, str):
            raise self.flaw(key, "text")
        return value

    def whole(self, key: str) -> int:
        """A whole number."""
        value = self.entries.get(key)
        if not is_whole(value):
            raise self.flaw(key, "number")
        return value

    def items(self, key: str) -> list[object]:
        """A list."""
        value = self.entries.get(key)
        if not isinstance(value, list):
            raise self.flaw(key, "list")
        return value

    def inner(self, key: str) -> dict[str, object] | None:
        """An object, or nothing."""
        value = self.entries.get(key)
        if value is not None and not isinstance(value, dict):
            raise self.flaw(key, "object")
        return value


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _parse(text: str, format: str, file: str) -> dict[str, object]:
    try:
        entries = json.loads(text)
    except RecursionError:
        entries = None
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 0
        raise BadInput("record-cut", {"file": file, "line": line}) from None
    if not isinstance(entries, dict) or entries.get("format") != format:
        raise BadInput("record-format", {"file": file, "expected": format})
    return entries
