"""No rule without a test, and no test of a rule that does not exist."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
MARKS = 2
"""A ruling, and what is reconstructed."""


@dataclass(frozen=True)
class Game:
    """Where a game's rules are told and tested, and how they are numbered."""

    page: str
    folder: str
    letters: str
    rules: int
    """How many there are, so that a page that lost some is noticed."""

    def ids_on(self, language: str) -> list[int]:
        """The rules a page states, where each number stands in bold."""
        text = (PAGES / f"{self.page}.{language}.md").read_text(encoding="utf-8")
        return [int(found) for found in re.findall(rf"\*\*{self.letters}-(\d+)\*\*", text)]

    def marks_on(self, language: str) -> list[tuple[str | None, list[int]]]:
        """Rule by rule, and heading by heading, the marks: 0 is the first that is explained."""
        text = (PAGES / f"{self.page}.{language}.md").read_text(encoding="utf-8")
        known = re.findall(r"^- \*\[(\w+)\]\*:", text, re.MULTILINE)
        assert len(known) == MARKS
        parts = re.split(rf"\*\*{self.letters}-(\d+)\*\*|^#.*", text, flags=re.MULTILINE)[1:]
        return [
            (rule, [known.index(mark) for mark in re.findall(r"\*\[(\w+)\]\*", told)])
            for rule, told in zip(parts[::2], parts[1::2], strict=True)
        ]

    def ids_of_tests(self) -> set[int]:
        """The rules that test functions of the game are named after."""
        name = re.compile(rf"test_{self.letters.lower()}_(\d+)_\w+")
        found: set[int] = set()
        for path in sorted((HERE / self.folder).glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and (named := name.fullmatch(node.name)):
                    found.add(int(named[1]))
        return found

    def told(self, ids: set[int]) -> str:
        """Numbers as people write them."""
        return ", ".join(f"{self.letters}-{one}" for one in sorted(ids))


for_every_game = pytest.mark.parametrize(
    "game",
    [
        Game("jawara-beksi", "jawara_beksi", "JB", 59),
        Game("spell-from-the-future", "spell_future", "SF", 40),
    ],
    ids=lambda game: str(game.page),
)


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_every_language_states_the_same_rules_once(game: Game, language: str) -> None:
    stated = game.ids_on(language)
    assert len(stated) == len(set(stated)) == game.rules
    assert set(stated) == set(game.ids_on(LANGUAGES[0]))


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_every_language_marks_the_same_rules_as_ours(game: Game, language: str) -> None:
    assert game.marks_on(language) == game.marks_on(LANGUAGES[0])


@for_every_game
def test_every_rule_has_a_test(game: Game) -> None:
    missing = set(game.ids_on("en")) - game.ids_of_tests()
    assert not missing, f"rules without a test: {game.told(missing)}"


@for_every_game
def test_every_test_has_a_rule(game: Game) -> None:
    unknown = game.ids_of_tests() - set(game.ids_on("en"))
    assert not unknown, f"tests of rules that do not exist: {game.told(unknown)}"
