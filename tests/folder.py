"""Where pictures go that a program of the tests takes."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path


def wanted(usual: Path, words: Sequence[str] | None = None) -> Path:
    """The folder that was named when the program was started, or the usual one; it is there."""
    parser = ArgumentParser(description="Take pictures, into a folder.")
    parser.add_argument("folder", nargs="?", type=Path, default=usual)
    folder: Path = parser.parse_args(words).folder
    folder.mkdir(parents=True, exist_ok=True)
    return folder
