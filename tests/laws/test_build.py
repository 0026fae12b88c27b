"""Which build is being tested: the one that was asked for."""

from __future__ import annotations

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import gelanggang.bots
import gelanggang.core
import gelanggang.games
from hatch_build import EXCLUDE

INTERPRETED = {path.removesuffix(".py").replace("/", ".") for path in EXCLUDE}
"""What stays as it is, each with its reason in hatch_build.py."""
COMPILED = os.environ.get("GELANGGANG_EXPECT_COMPILED") == "1"


def modules() -> list[str]:
    """Every module of the rooms that are compiled."""
    names: list[str] = []
    for room in (gelanggang.core, gelanggang.games, gelanggang.bots):
        names.append(room.__name__)
        names += [one.name for one in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]
    return [name for name in names if name not in INTERPRETED]


@pytest.mark.parametrize("name", modules())
def test_a_module_is_of_the_build_that_was_asked_for(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED, file


def test_the_rooms_have_modules() -> None:
    assert "gelanggang.core.match" in modules()
    assert "gelanggang.games.jawara_beksi.rules" in modules()
