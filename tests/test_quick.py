"""What `make quick` takes for concerned by a change."""

from __future__ import annotations

import pytest

from quick import ROOT, TESTS, concerned
from tests.test_layers import BELOW, SOURCE

EVERYBODY = concerned([])


def names(*changed: str) -> set[str]:
    """The folders of tests that changes of these files concern."""
    return {path.name for path in concerned([ROOT / name for name in changed]) if path.is_dir()}


def test_no_change_and_one_outside_of_all_rooms_concern_everybody() -> None:
    assert {"laws", "rules", "golden", "server", "cli"} <= {path.name for path in EVERYBODY}
    for name in ("pyproject.toml", "conftest.py", "docs/bots.md", "tests/ports.py"):
        assert concerned([ROOT / name]) == EVERYBODY


def test_every_folder_of_tests_is_somebodys_but_for_the_pages() -> None:
    folders = {path.name for path in TESTS.iterdir() if any(path.rglob("test_*.py"))}
    assert {path.name for path in EVERYBODY if path.is_dir()} == folders - {"browsers", "e2e"}


@pytest.mark.parametrize("room", [room for room in BELOW if (TESTS / room).is_dir()])
def test_a_change_concerns_its_room_and_those_that_know_it(room: str) -> None:
    found = names(str(SOURCE / room / "anything.py"))
    assert room in found
    assert {one for one in found if one in BELOW} == {
        one for one in (room, *BELOW) if (TESTS / one).is_dir() and room in {one, *BELOW[one]}
    }


def test_rules_and_laws_are_asked_when_what_is_played_changes() -> None:
    assert {"rules", "laws", "golden"} <= names("src/gelanggang/games/jawara_beksi/combo.py")
    assert not {"rules", "laws", "golden"} & names("src/gelanggang/terminal/home.py")


def test_a_changed_test_concerns_its_folder_alone() -> None:
    assert names("tests/text/test_errors.py") == {"text"}
    assert names("tests/rules/jawara_beksi/table.py") == {"rules"}


def test_the_page_has_tests_of_its_own() -> None:
    pages = ("tests/browsers/window.py", "tests/e2e/taps.py")
    assert names("web/src/App.svelte", *pages) == set()
