"""The pages that people read: what they name is there."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.test_layers import BELOW, PORCH, SOURCE

ROOT = SOURCE.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINK = re.compile(r"\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)")
ROW = re.compile(r"^\| ([\w ]+) \| .+ \| (?:`([\w./]+)`)? ?\|$", re.MULTILINE)
WALK = re.compile(r"^\d+\. .+(?:\n   .+)*", re.MULTILINE)
LINES = 12
"""A walk that is longer than this nobody follows."""


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@cache
def headings(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    found = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


def glossary() -> dict[str, str]:
    """Each word, and the file where it lives; empty where there is none."""
    return {word: where for word, where in ROW.findall(page("docs/glossary.md")) if word != "word"}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for name, heading in LINK.findall(path.read_text("utf-8")):
        there = path.parent / name if name else path
        assert there.exists(), f"{name} is not there"
        assert not heading or heading in headings(there), f"{name} has no heading {heading}"


def test_every_room_is_in_the_glossary() -> None:
    rooms = {"porch" if room == PORCH else room for room in BELOW}
    assert rooms <= set(glossary())


def test_what_the_glossary_names_is_where_it_says() -> None:
    assert len(glossary()) > 50
    # Words of the page live in its folder, all others in the package.
    places = {
        word: ROOT if where.startswith("web/") else SOURCE for word, where in glossary().items()
    }
    missing = {
        word: where for word, where in glossary().items() if not (places[word] / where).exists()
    }
    assert missing == {}


def test_the_walk_of_a_combo_is_short_and_true() -> None:
    """Each line names files, and what else it names stands in one of them."""
    [walk] = re.findall(r"^## A Combo.+?(?=^## )", page("docs/design.md"), re.M | re.S)
    steps = WALK.findall(walk)
    assert len(steps) >= 6
    assert sum(step.count("\n") + 1 for step in steps) <= LINES
    for step in steps:
        words = re.findall(r"`([^`]+)`", step)
        files = [ROOT / word for word in words if "/" in word]
        assert files, step
        known = {word for file in files for word in re.findall(r"\w+", file.read_text("utf-8"))}
        named = {part for word in words if "/" not in word for part in word.split(".")}
        assert named <= known, f"{named - known}: {step}"


def test_the_changelog_knows_the_version() -> None:
    version = tomllib.loads(page("pyproject.toml"))["project"]["version"]
    newest = re.findall(r"^## \[(.+?)\]", page("CHANGELOG.md"), re.MULTILINE)
    assert newest[0] == "Unreleased"
    assert version in newest or f"Will be {version}" in page("CHANGELOG.md")
