"""The command line as a test types it."""

from __future__ import annotations

import io
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from gelanggang.cli import main
from gelanggang.games.jawara_beksi.reading import default_folder
from tests.editions import first_edition

PATIENCE = 4000
"""More lines than any game asks for."""


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str

    def complains_about(self, *words: str) -> None:
        """Bad input: exit code 2, one line on the error stream that names these, nothing else."""
        assert self.code == 2, self
        assert self.out == "", self
        assert self.err.count("\n") == 1, self
        assert self.err.endswith("\n")
        for word in words:
            assert word in self.err, self


class Shell:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *words: str | Path, typed: str = "") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Said(code, out, err)

    def at_a_terminal(self, *words: str | Path, typed: str) -> Said:
        """The same with a person in front of it, as far as a command can tell."""
        keyboard = io.StringIO(typed)
        self.monkeypatch.setattr(keyboard, "isatty", lambda: True, raising=False)
        self.monkeypatch.setattr(sys, "stdin", keyboard)
        self.monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        self.monkeypatch.setenv("TERM", "dumb")
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Said(code, out, err)


def anything() -> str:
    """Lines that get through a whole game: some fit, the others are refused and asked again."""
    lines = ["12", "", "1", "", "21", "", "d", "e", "2", "3", "5"]
    return "\n".join(Random("lines").choices(lines, k=PATIENCE))


def our_pack() -> Path:
    """The pack that comes with the game."""
    return default_folder()


def changed_pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the first edition with one thing changed."""
    copy = folder / "pack"
    shutil.copytree(first_edition("jawara-beksi"), copy)
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def scenario(folder: Path, text: str) -> Path:
    """A position in a file."""
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return path


def files_in(folder: Path) -> list[str]:
    """Everything that lies in a folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))
