"""`gelanggang measure`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gelanggang.lab.games import YARDSTICKS
from gelanggang.lab.measured.findings import read
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell

GAME = "spell-from-the-future"


@pytest.fixture(autouse=True)
def few_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think long are left out."""
    few = replace(YARDSTICKS[GAME], levels=lambda rules, players: [])
    monkeypatch.setitem(YARDSTICKS, GAME, few)


def test_what_was_counted_is_written(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    said = shell("--lang", "en", "measure", GAME, "--games", "4", "--seed", "s", "--out", file)
    assert (said.code, said.err) == (0, "")
    found = read(file)
    assert (found.game, found.games, found.seed) == (GAME, 4, "s")
    assert str(4 * len(found.found)) in said.out
    assert str(file) in said.out.replace("\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_written_over_and_nothing_unknown_is_measured(
    shell: Shell, lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    shell("--lang", lang, "measure", GAME, "--out", file).complains_about(str(file))
    assert file.read_text() == "mine"
    shell("--lang", lang, "measure", "chess").complains_about("chess", GAME)
