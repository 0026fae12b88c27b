"""`gelanggang play`: whole games from a pipe, and what the screen says on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.cli.jawara_beksi.questions import read_cards
from gelanggang.start import verify
from tests.cli.shell import LANGUAGES, Shell, anything

SAVED = {"id": "disimpan di", "en": "is kept in"}
NOT_SAVED = {"id": "Tidak disimpan", "en": "Not kept"}
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


def test_cards_are_named_by_numbers_with_or_without_spaces() -> None:
    hand = [50, 60, 70]
    assert read_cards("3 1", hand) == [70, 50]
    assert read_cards("31", hand) == [70, 50]
    assert read_cards("3,1", hand) == [70, 50]
    assert read_cards("3 1 1", hand) == [70, 50, 50]


def test_numbers_of_a_big_hand_need_spaces() -> None:
    hand = list(range(100, 112))
    assert read_cards("12 1", hand) == [111, 100]
    assert read_cards("12", hand) == [111]
    assert read_cards("314", hand) is None


@pytest.mark.parametrize("text", ["", "x", "4", "0", "1x", "-1", "1.5", "٣", "9" * 5000])
def test_what_is_no_number_of_a_card_names_none(text: str) -> None:
    assert read_cards(text, [50, 60, 70]) is None


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
