"""What a person gave the command line that it cannot use."""

from __future__ import annotations

from pathlib import Path


class Wrong(Exception):
    """The key of a sentence, and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


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


def write_file(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None


def make_folder(path: Path) -> None:
    """Make a folder, or say why not."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None
