"""A game that has no table of its own is asked line by line at a plain one."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.line import plain
from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.cli.shell import Shell

MANY = "1\n2\n3\n" * 20
"""More choices than the longest game has."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_to_the_end_and_its_record_is_true(
    shell: Shell, suit: str, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "game.json"
    play = ("--lang", lang, "play", suit, "--players", "3", "--seed", "1", "--save", file)
    said = shell(*play, typed=MANY)
    assert (said.code, said.err) == (0, "")
    match = verify(file)
    assert match.outcome is not None
    end = said.out.rpartition("─")[2]
    for name, score in zip(("Sari", "Dodi"), match.outcome.scores[1:], strict=True):
        assert any(line.split() == [name, str(score)] for line in end.splitlines())


def test_the_table_shows_every_spot_and_every_move_in_the_words_of_the_game(
    shell: Shell, suit: str
) -> None:
    said = shell("--lang", "en", "play", suit, "--players", "2", "--seed", "1", typed="1\nq\n")
    for text in ("Round: 1", "Points", "Shows", "Showed last", "Show elephant", "Show ant"):
        assert text in said.out
    assert "Sari: " in said.out, "what happened is told"
    assert said.out.endswith(voice("en").say("goodbye") + "\n")


def test_nobody_sees_what_another_shows_before_all_do(shell: Shell, suit: str) -> None:
    play = ("--lang", "en", "play", suit, "--people", "2", "--seed", "1")
    said = shell(*play, typed="\n1\n\n?-\nq\n")
    second = said.out.rpartition("HAND OVER")[2]
    assert "a hidden sign" in second
    assert "Shows (Player 1): elephant" not in second


def test_what_is_no_move_is_asked_again_and_help_is_at_hand(shell: Shell, suit: str) -> None:
    play = ("--lang", "en", "play", suit, "--players", "2", "--seed", "1")
    said = shell(*play, typed="4\nx\n?\n??\n?-\n? ele\n? gajah\nq\n")
    assert said.out.count("Type a number from 1 to 3.") == 2
    assert "all that lies on the table" in said.out
    assert "Points (Sari): 0" in said.out
    assert "There is no card “gajah”." in said.out
    assert said.out.count("  elephant\n") == 2


def test_a_long_list_of_moves_comes_in_pages(
    shell: Shell, suit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "PAGE", 2)
    play = ("--lang", "en", "play", suit, "--players", "2", "--seed", "1")
    said = shell(*play, typed="\n\n3\nq\n")
    assert "Enter: more moves" in said.out
    assert said.out.count("1  Show elephant") == 3
    assert "ant" in said.out, "a move that is not on the page can be made too"


def test_hints_are_given_as_far_as_a_bot_has_reasons(shell: Shell, suit: str) -> None:
    said = shell("--lang", "en", "play", suit, "--hints", "--seed", "1", typed="1\nq\n")
    assert "Hint: Show" in said.out


def test_its_things_can_be_read_like_a_pack(shell: Shell, suit: str) -> None:
    said = shell("--lang", "en", "pack", "show", "--game", suit)
    assert said.code == 0
    assert "3 kinds of things" in said.out
    assert "elephant" in said.out
