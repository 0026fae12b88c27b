"""How many ways a few positions can go: a rule cannot change without a number that does.

They are played with the cards of the first edition, which stay as they are.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import gelanggang
from gelanggang.lab.perft import perft
from tests.editions import first_edition
from tests.golden.files import FOLDER, WRITE

DEPTH = 3
FILE = FOLDER / "perft.toml"


def positions() -> dict[str, dict[str, Any]]:
    """The positions of the file, by name."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", list(positions()))
def test_a_position_can_go_as_many_ways_as_ever(name: str) -> None:
    position = positions()[name]
    kept = position.pop("paths")
    seed = position.pop("seed")
    pack = first_edition(position["game"])
    match = gelanggang.match(scenario=position, seed=seed, pack=pack)
    found = perft(match, DEPTH)
    if WRITE:
        before, after = FILE.read_text(encoding="utf-8").split(f"[{name}]\n")
        after = re.sub(r"^paths = .*$", f"paths = {found}", after, count=1, flags=re.MULTILINE)
        FILE.write_text(f"{before}[{name}]\n{after}", encoding="utf-8", newline="\n")
        kept = found
    assert found == kept


def test_there_are_some_positions() -> None:
    assert len(positions()) >= 3
