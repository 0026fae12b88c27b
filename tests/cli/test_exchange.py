"""`gelanggang pack export`, `import` and `diff` with files that people exchange."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gelanggang.games import find_game
from gelanggang.text.catalogue import LANGUAGES
from gelanggang.workshop.exchange import FORMS
from gelanggang.workshop.pack import files_of
from tests.art.strangers import GRADIENT, png
from tests.cli.shell import Shell

GAMES = ["jawara-beksi", "spell-from-the-future"]


def ours(game: str) -> Path:
    return find_game(game).folder / "pack"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", FORMS)
def test_out_and_in_again_is_the_same_pack(
    shell: Shell, tmp_path: Path, game: str, form: str
) -> None:
    file, folder = tmp_path / f"pack.{form}", tmp_path / "again"
    assert shell("pack", "export", game, "--out", file).code == 0
    assert shell("pack", "diff", ours(game), file).code == 0
    assert shell("pack", "check", file).code == 0
    assert shell("pack", "import", file, "--out", folder).code == 0
    assert files_of(folder) == files_of(ours(game))


def test_what_else_is_in_the_folder_stays(shell: Shell, tmp_path: Path) -> None:
    folder, file = tmp_path / "pack", tmp_path / "pack.zip"
    shutil.copytree(ours(GAMES[1]), folder)
    before = {path: path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}
    shell("pack", "export", folder, "--out", file)
    shell("pack", "import", file, "--out", folder)
    assert {path: path.read_bytes() for path in folder.rglob("*.*") if path.is_file()} == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_of_a_table_is_a_line(shell: Shell, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "pack.csv"
    shell("pack", "export", GAMES[0], "--out", file)
    text = file.read_text("utf-8")
    file.write_text(text.replace("Kebut,rulebook,3", "Kebut,rumour,many"), "utf-8")
    said = shell("--lang", lang, "pack", "import", file, "--out", tmp_path / "new")
    assert said.code == 2
    assert [("name.source" in line, "copies" in line) for line in said.err.splitlines()] == [
        (False, True),
        (True, False),
    ]
    assert "action" in said.err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_diff_of_a_file_and_a_folder(shell: Shell, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "pack.csv"
    shell("pack", "export", GAMES[0], "--out", file)
    file.write_text(file.read_text("utf-8").replace("Kebut,", "Sabet,"), "utf-8")
    said = shell("--lang", lang, "pack", "diff", ours(GAMES[0]), file)
    assert said.code == 1
    assert "action: kebut.name" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_written_is_told(shell: Shell, tmp_path: Path, lang: str) -> None:
    shell("--lang", lang, "pack", "export", GAMES[0], "--out", tmp_path / "a.doc").complains_about(
        "a.doc", ".xlsx"
    )
    shell("--lang", lang, "pack", "export", "nowhere", "--out", tmp_path / "a.csv").complains_about(
        "nowhere"
    )
    shell("pack", "export", GAMES[0], "--out", tmp_path / "a.zip")
    other = tmp_path / "other"
    shutil.copytree(ours(GAMES[1]), other)
    shell("--lang", lang, "pack", "import", tmp_path / "a.zip", "--out", other).complains_about(
        str(other), GAMES[0]
    )


def with_pictures(folder: Path, **pictures: bytes) -> Path:
    """A pack of Jawara Beksi with such pictures."""
    shutil.copytree(ours(GAMES[0]), folder)
    (folder / "picture").mkdir()
    for name, data in pictures.items():
        (folder / "picture" / name.replace("_", ".")).write_bytes(data)
    return folder


def test_pictures_travel_in_a_zip_and_those_of_before_are_gone(
    shell: Shell, tmp_path: Path
) -> None:
    pack = with_pictures(tmp_path / "pack", kebut_svg=GRADIENT, toya_png=png())
    assert shell("pack", "check", pack).code == 0
    assert shell("pack", "export", pack, "--out", tmp_path / "pack.zip").code == 0
    again = with_pictures(tmp_path / "again", kebut_png=png(), cauk_png=png())
    assert shell("pack", "import", tmp_path / "pack.zip", "--out", again).code == 0
    assert {path.name for path in (again / "picture").iterdir()} == {"kebut.svg", "toya.png"}
    assert (again / "picture" / "toya.png").read_bytes() == png()
    # A table of texts has none, so it takes none away.
    assert shell("pack", "export", pack, "--out", tmp_path / "pack.csv").code == 0
    assert shell("pack", "import", tmp_path / "pack.csv", "--out", again).code == 0
    assert len([*(again / "picture").iterdir()]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_that_cannot_be_shown_is_told_wherever_it_would_be(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    pack = with_pictures(tmp_path / "pack", kebut_svg=b"<script/>")
    for words in (
        ("pack", "check", pack),
        ("pack", "export", pack, "--out", tmp_path / "pack.zip"),
        ("art", GAMES[0], "--pack", pack, "--out", tmp_path / "art"),
        ("print", GAMES[0], "--pack", pack, "--out", tmp_path / "a.pdf"),
        ("tabletop", GAMES[0], "--pack", pack, "--out", tmp_path / "table"),
    ):
        shell("--lang", lang, *words).complains_about("kebut.svg")
    stranger = with_pictures(tmp_path / "other", nobody_png=png())
    shell("--lang", lang, "pack", "check", stranger).complains_about("nobody.png")


def test_a_card_is_drawn_with_its_own_picture(shell: Shell, tmp_path: Path) -> None:
    pack = with_pictures(tmp_path / "pack", toya_png=png())
    assert shell("art", GAMES[0], "--pack", pack, "--out", tmp_path / "art").code == 0
    found = {
        path.name for path in (tmp_path / "art").iterdir() if b"data:image" in path.read_bytes()
    }
    assert found == {"support-toya.svg", "sprite.svg", "index.html"}
