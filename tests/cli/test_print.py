"""`gelanggang print`: a PDF of the cards, and a sentence about what cannot be printed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from gelanggang.games import GAMES
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack, our_pack
from tests.editions import first_edition

GAME = "jawara-beksi"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_becomes_a_pdf(shell: Shell, tmp_path: Path, game: str, lang: str) -> None:
    file = tmp_path / "cards.pdf"
    said = shell("--lang", lang, "print", game, "--paper", "F4", "--bleed", "--out", file)
    assert said.code == 0, said
    # A long path goes over several lines.
    assert str(file) in said.out.replace("\n", "")
    assert "100 %" in " ".join(said.out.split())
    assert len(PdfReader(file).pages) > 5


def test_all_wishes_reach_the_press(shell: Shell, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "action.toml", "score = 2", "score = 7")
    said = shell(
        *("print", GAME, "--out", tmp_path / "new.pdf", "--pack", pack, "--paper", "letter"),
        *("--since", first_edition(GAME), "--backs", "short", "--shift", "-1,0.5", "--bleed"),
        *("--marks", "full", "--ink-saver", "--parts", "cards,calibration"),
    )
    assert said.code == 0, said
    pages = PdfReader(tmp_path / "new.pdf").pages
    # The calibration sheet, and what changed; each with its back.
    assert len(pages) == 4
    moved, still = (float(pages[i].trimbox.left) for i in (3, 2))
    assert (moved - still) * 25.4 / 72 == pytest.approx(-1, abs=0.05)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--paper", "b5"),
        ("--backs", "both"),
        ("--marks", "some"),
        ("--parts", "cards,dice-tower"),
        ("--shift", "1"),
        ("--shift", "1;2"),
        ("--shift", "11,0"),
        ("--shift", "nan,0"),
        ("--since", "nowhere"),
        ("--pack", "nowhere"),
    ],
)
def test_what_cannot_be_is_told(shell: Shell, tmp_path: Path, option: str, value: str) -> None:
    told = shell("print", GAME, "--out", tmp_path / "x.pdf", option, value)
    told.complains_about(value.rsplit(",", maxsplit=1)[-1] if option == "--parts" else value)
    assert not list(tmp_path.iterdir())


def test_nothing_new_is_told(shell: Shell, tmp_path: Path) -> None:
    wish = ("print", GAME, "--since", our_pack(), "--out", tmp_path / "x.pdf")
    shell(*wish).complains_about("2")
    assert not list(tmp_path.iterdir())


def test_no_file_is_overwritten(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.pdf"
    file.write_text("mine", encoding="utf-8")
    shell("print", GAME, "--out", file).complains_about(str(file))
    assert file.read_text(encoding="utf-8") == "mine"


def test_letters_that_our_typeface_lacks_are_named(shell: Shell, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "action.toml", 'name = "Kebut"', 'name = "Kebut 漢"')
    said = shell("print", GAME, "--pack", pack, "--out", tmp_path / "x.pdf")
    assert said.code == 0
    assert "漢" in said.out


def test_without_the_packages_it_is_told_how_to_get_them(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell("print", "chess", "--out", tmp_path / "x.pdf").complains_about("chess")
    monkeypatch.setattr(sys.modules["gelanggang.press.typeset"], "THERE", False)
    shell("print", GAME, "--out", tmp_path / "x.pdf").complains_about("gelanggang[press]")
    assert not list(tmp_path.iterdir())
