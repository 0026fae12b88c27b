"""What a person gave the command line that it cannot use."""

from __future__ import annotations

from pathlib import Path

from gelanggang.core.errors import BadInput


class Wrong(Exception):
    """The key of a sentence, and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Mistaken(Exception):
    """A file with several mistakes: all of them are told."""

    def __init__(self, mistakes: list[BadInput]) -> None:
        super().__init__(len(mistakes))
        self.mistakes = mistakes


def check_new_file(path: Path) -> None:
    """Find out before a long game, not after it, that its record cannot be written."""
    if path.exists():
        raise Wrong("cli-file-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise Wrong("cli-file-no-folder", file=str(path))


def check_new_folder(path: Path) -> None:
    """Records of a simulation go into a folder of their own."""
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise Wrong("cli-folder-exists", file=str(path))


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file, or say why not."""
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """The same with a file that is no text."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None


def make_folder(path: Path) -> None:
    """Make a folder, or say why not."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None
