"""`gelanggang play`: what it can be told, and what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, anything
from tests.line.spell_table import PLAY

NOT_SAVED = {"id": "Tidak disimpan", "en": "Not kept"}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_wish_to_save_nothing_is_written(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = shell("--lang", lang, "play", "--players", "2", typed=anything())
    assert said.code == 0
    assert NOT_SAVED[lang] in said.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_arguments_it_is_jawara_beksi_with_two_bots(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "play")
    assert said.code == 0
    assert "Jawara Beksi" in said.out
    assert "Sari" in said.out
    assert "Dodi" in said.out
    assert "Jaka" not in said.out


def test_a_game_that_was_left_can_be_kept(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = shell("play", "--seed", "1", "--save", file, typed="1\nq\n")
    assert said.code == 0
    assert verify(file).outcome is None


def test_a_person_is_asked_for_a_language_first(shell: Shell) -> None:
    english = shell.at_a_terminal("play", typed="2\nq\n")
    assert "Bahasa / Language" in english.out
    assert english.out.endswith("Goodbye.\n")
    indonesian = shell.at_a_terminal("play", typed="x\nid\nq\n")
    assert indonesian.out.endswith("Sampai jumpa.\n")


@pytest.mark.parametrize("words", [["--lang", "en", "play"], ["play", "--seed", "1"]])
def test_who_said_something_already_is_not_asked_for_a_language(
    shell: Shell, words: list[str]
) -> None:
    assert "Bahasa" not in shell.at_a_terminal(*words, typed="q\n").out


def test_the_environment_can_say_the_language(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert shell("play").out.endswith("Goodbye.\n")


def test_bots_can_be_chosen_one_by_one_or_all_at_once(shell: Shell) -> None:
    assert shell("play", "--bots", "random", "--players", "4").code == 0
    assert shell("play", "--bots", "random,anak-baru").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--people", "0"], ["--people", "0"]),
        (["--people", "4", "--players", "3"], ["4", "3"]),
        (["--people", "9"], ["9", "2", "5"]),
        (["--names", "Sari,Dodi", "--people", "3"], ["--names", "2", "3"]),
        (["--names", "Sari,sari"], ["sari"]),
        (["--names", "Sari,"], ["16"]),
        (["--names", "S" * 17], ["SSS", "16"]),
        (["--names", "S\x1b[2J"], ["16"]),
        (["--people", "3", "--bots", "pemimpi,pemimpi"], ["--bots", "2", "0"]),
    ],
)
def test_company_that_cannot_be_is_refused(
    shell: Shell, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, *PLAY, *words).complains_about(*named)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "6"], ["6", "2", "5"]),
        (["--difficulty", "deadly"], ["difficulty", "deadly", "very-hard"]),
        (["--rounds", "3"], ["rounds", "difficulty"]),
        (["--bots", "anak-baru"], ["anak-baru", "pemimpi"]),
        (["--option", "difficulty=3"], ["difficulty", "3"]),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    shell: Shell, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, *PLAY, *words).complains_about(*named)


def test_the_bots_are_those_who_know_the_game(shell: Shell) -> None:
    assert shell(*PLAY, "--bots", "random,pemimpi").code == 0
