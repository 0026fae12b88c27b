"""Whole games line by line from a pipe, and what is said on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, anything

SAVED = {"id": "disimpan di", "en": "is kept in"}
GOODBYE = {"id": "Sampai jumpa.", "en": "Goodbye."}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_from_a_pipe_and_its_record_is_true(
    shell: Shell, tmp_path: Path, lang: str, players: int
) -> None:
    file = tmp_path / "game.json"
    said = shell(
        *("--lang", lang, "play", "jawara-beksi", "--players", str(players)),
        *("--seed", "pipe", "--save", file),
        typed=anything(),
    )
    assert said.code == 0
    assert said.err == ""
    assert SAVED[lang] in said.out
    match = verify(file)
    assert match.seats == players
    assert match.outcome is not None
    assert f"{max(match.outcome.scores)}" in said.out


@pytest.mark.slow
def test_the_same_seed_and_the_same_lines_give_the_same_game(shell: Shell, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        shell("play", "--seed", "again", "--save", file, typed=anything())
    assert files[0].read_text() == files[1].read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_leaves_with_one_line(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "play", "--seed", "1")
    assert said.code == 0
    assert said.out.endswith(f"{GOODBYE[lang]}\n")


@pytest.mark.parametrize(("lang", "letter"), [("id", "k"), ("id", "q"), ("en", "q")])
def test_a_letter_leaves_the_table(shell: Shell, lang: str, letter: str) -> None:
    said = shell("--lang", lang, "play", "--seed", "1", typed=f"{letter}\n")
    assert said.code == 0
    assert said.out.endswith(f"{GOODBYE[lang]}\n")


@pytest.mark.parametrize(("lang", "word"), [("id", "Petunjuk: "), ("en", "Hint: ")])
def test_hints_come_before_every_question(shell: Shell, lang: str, word: str) -> None:
    said = shell("--lang", lang, "play", "--hints", "--seed", "1", typed="1\nq\n")
    assert said.out.count(word) == 2
    assert word not in shell("--lang", lang, "play", "--seed", "1", typed="1\nq\n").out


@pytest.mark.slow
def test_hints_do_not_change_the_game(shell: Shell, tmp_path: Path) -> None:
    files = [tmp_path / "with.json", tmp_path / "without.json"]
    shell("play", "--hints", "--seed", "h", "--save", files[0], typed=anything())
    shell("play", "--seed", "h", "--save", files[1], typed=anything())
    assert files[0].read_text() == files[1].read_text()
