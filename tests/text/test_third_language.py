"""A third language is a folder of catalogues, rule pages, and one line.

A copy of the house gets one that is made from English; whatever we ask of every language is then
asked of this one too, in the copy.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

pytestmark = pytest.mark.slow

HOME = Path(__file__).parents[2]
LANG = "eo"
LINE = ('LANGUAGES: Final = ("id", "en")', f'LANGUAGES: Final = ("id", "en", "{LANG}")')
ACCENTS = str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ")
SHORTEST = 3
"""Shorter texts are letters to type, or names of languages that something is borrowed from."""
ASKED = (
    "tests/text/test_languages.py",
    "tests/text/test_catalogue.py",
    "tests/rules/test_every_rule_has_a_test.py",
)


class Accented(Transformer):
    """Gives a catalogue another sound; what is chosen between stays as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (named by Fluent)
        if len(node.value) >= SHORTEST:
            node.value = node.value.translate(ACCENTS)
        return node


def translated(text: str) -> str:
    """A catalogue in the third language."""
    resource = FluentParser().parse(text)
    Accented().visit(resource)
    return FluentSerializer().serialize(resource)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house in which a language more is spoken."""
    copy = tmp_path_factory.mktemp("house")
    aside = shutil.ignore_patterns("__pycache__", "static", "*.so")
    for folder in ("src", "tests", "docs/rules", "web/src"):
        shutil.copytree(HOME / folder, copy / folder, ignore=aside)
    for file in ("pyproject.toml", "conftest.py"):
        shutil.copy(HOME / file, copy)
    text = copy / "src" / "gelanggang" / "text"
    (text / LANG).mkdir()
    for path in (text / "en").glob("*.ftl"):
        made = translated(path.read_text(encoding="utf-8"))
        (text / LANG / path.name).write_text(made, encoding="utf-8")
    for page in (copy / "docs" / "rules").glob("*.en.md"):
        shutil.copy(page, page.with_name(page.name.replace(".en.", f".{LANG}.")))
    catalogue = text / "catalogue.py"
    before = catalogue.read_text(encoding="utf-8")
    assert before.count(LINE[0]) == 1
    catalogue.write_text(before.replace(*LINE), encoding="utf-8")
    return copy


def runs(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A program in the copy."""
    environ = {**os.environ, "PYTHONPATH": str(house / "src"), "PYTHONUTF8": "1"}
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=house, env=environ, check=False, capture_output=True, text=True
    )


def test_a_folder_and_a_line_are_a_third_language(house: Path) -> None:
    told = runs(house, "-m", "gelanggang", "--lang", LANG, "--help")
    assert "Gèlànggàng: à dìgìtàl tàblè fòr Ìndònèsìàn tàblètòp gàmès." in told.stdout, told
    assert f"id, en òr {LANG}" in told.stdout


@pytest.mark.slow
def test_all_that_is_asked_of_our_languages_holds_for_a_third(house: Path) -> None:
    done = runs(house, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *ASKED)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "passed" in done.stdout


def test_a_sentence_that_a_third_language_lacks_is_noticed(house: Path) -> None:
    path = house / "src" / "gelanggang" / "text" / LANG / "shared.ftl"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("goodbye = ", "farewell = "), encoding="utf-8")
    try:
        done = runs(house, "-m", "pytest", "-q", "-n", "0", "-k", "same_keys", ASKED[1])
    finally:
        path.write_text(whole, encoding="utf-8")
    assert done.returncode == 1, done.stdout
    assert "goodbye" in done.stdout
