"""What a program that uses the library is told by a strict type checker."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINE = re.compile(r"\w+\.py:(\d+): error: (.*?)  \[")

pytestmark = pytest.mark.slow


def errors(code: str, folder: Path) -> dict[int, str]:
    """What mypy finds wrong in a strict project, by line."""
    (folder / "program.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "program.py"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode < 2, done.stdout + done.stderr
    return {int(line): told for line, told in LINE.findall(done.stdout)}


def test_the_example_of_the_readme_is_typed(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = "".join(one.source for one in doctest.DocTestParser().get_examples(text))
    assert "gelanggang.match(" in code
    assert errors(code, tmp_path) == {}


def test_a_game_by_its_name_has_views_of_its_own(tmp_path: Path) -> None:
    code = """import gelanggang

jawara = gelanggang.match("jawara-beksi", 3, options={"rounds": 4}, seed="types")
spell = gelanggang.match("spell-from-the-future")
jawara.view(0).pool + spell.view(None).damage
jawara.view(0).damage
spell.view(None).pool
jawara.finish([gelanggang.bot(spell.rules, "1")])
game: str = "jawara-beksi"
gelanggang.match(game, 2).view(0).plain()
gelanggang.match(game, 2).view(0).pool
gelanggang.match("jawara-beksi", sed="types")
"""
    found = errors(code, tmp_path)
    assert list(found) == [6, 7, 8, 11, 12]
    assert found[6] == found[7].replace("pool", "damage") == '"View" has no attribute "damage"'
