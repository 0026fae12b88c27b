"""`gelanggang tabletop`: a folder of files, and how to use them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack

GAME = "jawara-beksi"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_becomes_a_folder(shell: Shell, tmp_path: Path, lang: str) -> None:
    pack = changed_pack(tmp_path, "action.toml", 'name = "Kebut"', 'name = "=Kebut"')
    out = tmp_path / "tabletop"
    address = "https://example.org/"
    said = shell("--lang", lang, "tabletop", GAME, "--pack", pack, "--url", address, "--out", out)
    assert said.code == 0, said
    assert "README.txt" in said.out
    assert f"{GAME}.json" in (out / "README.txt").read_text(encoding="utf-8")
    told = json.loads((out / f"{GAME}.json").read_text(encoding="utf-8"))
    names = [card["Nickname"] for card in told["ObjectStates"][0]["ContainedObjects"]]
    assert sum("=Kebut" in name for name in names) == 3
    listed = (out / "playingcards.csv").read_text(encoding="utf-8")
    assert "\n'=Kebut" in listed
    assert "\n=Kebut" not in listed


def test_a_folder_with_something_in_it_stays_as_it_is(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    shell("tabletop", GAME, "--out", tmp_path).complains_about(str(tmp_path))
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]
