"""`gelanggang art`: every face of a game as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.games import GAMES
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_face_is_written_and_one_page_shows_them(
    shell: Shell, tmp_path: Path, game: str, lang: str
) -> None:
    said = shell("--lang", lang, "art", game, "--out", tmp_path / "art")
    assert said.code == 0, said
    names = {path.name for path in (tmp_path / "art").iterdir()}
    assert {
        "index.html",
        "sprite.svg",
        "art.css",
        "favicon.svg",
        "tile.svg",
        "preview.svg",
    } <= names
    written = [path for path in (tmp_path / "art").rglob("*") if path.is_file()]
    assert str(len(written)) in said.out
    page = (tmp_path / "art" / "index.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page


def test_the_faces_are_those_of_the_pack(shell: Shell, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "action.toml", 'name = "Kebut"', 'name = "Sabet"')
    assert shell("art", "jawara-beksi", "--pack", pack, "--out", tmp_path / "art").code == 0
    assert "Sabet" in (tmp_path / "art" / "action-kebut-1.svg").read_text(encoding="utf-8")


def test_nothing_is_overwritten(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    shell("art", "jawara-beksi", "--out", tmp_path).complains_about(str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_it_has_to_be_said_where_to(shell: Shell) -> None:
    shell("art", "jawara-beksi").complains_about("--out")


def test_an_unknown_game_is_named(shell: Shell, tmp_path: Path) -> None:
    shell("art", "chess", "--out", tmp_path / "art").complains_about("chess")
    assert not (tmp_path / "art").exists()
