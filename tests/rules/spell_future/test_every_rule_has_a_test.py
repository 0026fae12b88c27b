"""No rule without a test, and no test of a rule that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[2] / "docs" / "rules"
ENGLISH = "spell-from-the-future.en.md"
INDONESIAN = "spell-from-the-future.id.md"
BOLD_ID = re.compile(r"\*\*SF-(\d+)\*\*")
TEST_NAME = re.compile(r"test_sf_(\d+)_\w+")


def ids_on(page: str) -> list[int]:
    """The rules a page states, where each number stands in bold."""
    text = (PAGES / page).read_text(encoding="utf-8")
    return [int(found) for found in BOLD_ID.findall(text)]


def ids_of_tests() -> set[int]:
    """The rules that test functions in this folder are named after."""
    found: set[int] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = TEST_NAME.fullmatch(node.name)
                if named:
                    found.add(int(named[1]))
    return found


def told(ids: set[int]) -> str:
    return ", ".join(f"SF-{one}" for one in sorted(ids))


def test_both_pages_state_the_same_rules() -> None:
    english, indonesian = ids_on(ENGLISH), ids_on(INDONESIAN)
    assert len(english) >= 30
    assert english == indonesian


def test_no_page_states_a_rule_twice() -> None:
    english = ids_on(ENGLISH)
    assert len(english) == len(set(english))


def test_every_rule_has_a_test() -> None:
    missing = set(ids_on(ENGLISH)) - ids_of_tests()
    assert not missing, f"without a test: {told(missing)}"


def test_every_test_has_a_rule() -> None:
    unknown = ids_of_tests() - set(ids_on(ENGLISH))
    assert not unknown, f"tested, but on no page: {told(unknown)}"
