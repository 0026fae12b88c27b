"""`gelanggang story`: a campaign in the terminal, kept in a file."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from gelanggang.terminal.keeping import read_sitting
from gelanggang.terminal.spell_future import chronicle
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.cli.shell import Shell
from tests.terminal.journeys import begun

EXAMPLE = Path(__file__).parents[2] / "examples" / "campaign"


def steps(file: Path) -> list[dict[str, object]]:
    """What a party has done."""
    found: list[dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))["steps"]
    return found


def typed(choice: str = "1", lines: int = 900) -> str:
    """A person who answers everything with a number, and places a token where that is asked."""
    return "\n".join([choice, "1 A+1", ""] * lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_is_played_to_its_end(shell: Shell, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    said = shell("--lang", lang, "story", file, "--campaign", EXAMPLE, "--bots", "0", typed=typed())
    assert (said.code, said.err) == (0, "")
    chapters = [str(step["chapter"]) for step in steps(file) if step["did"] == "played"]
    assert len(set(chapters)) == 3
    assert chapters[0] == "ronda"
    # Once more: it is over, and only the ending is told again.
    before = file.read_text(encoding="utf-8")
    assert shell("--lang", lang, "story", file, "--campaign", EXAMPLE).code == 0
    assert file.read_text(encoding="utf-8") == before


def test_a_chapter_that_was_left_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    shell("story", file, "--campaign", EXAMPLE, "--bots", "0", typed="1\n1 A+1\n\nq\n")
    left = tmp_path / "story.json.unfinished"
    assert steps(file) == []
    kept = read_sitting(left).match.choices
    assert kept
    shell("story", file, "--campaign", EXAMPLE, "--bots", "0", typed="q\n")
    assert read_sitting(left).match.choices[: len(kept)] == kept
    shell("story", file, "--campaign", EXAMPLE, "--bots", "0", typed=typed())
    assert not left.exists()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "gelanggang-campaign-1"'])
def test_a_broken_or_foreign_file_gets_one_sentence_and_is_kept(
    shell: Shell, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "story.json"
    file.write_text(text, encoding="utf-8")
    shell("--lang", "en", "story", file).complains_about("story.json")
    assert file.read_text(encoding="utf-8") == text


def test_a_file_of_another_story_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    shell("story", file, "--campaign", EXAMPLE, typed="q\n")
    before = file.read_text(encoding="utf-8")
    shell("--lang", "en", "story", file).complains_about("tiga-malam", "tujuh-hari")
    assert file.read_text(encoding="utf-8") == before


def test_a_chapter_that_cannot_be_gone_on_with_is_set_aside(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    left = tmp_path / "story.json.unfinished"
    left.write_text("{}", encoding="utf-8")
    said = shell("--lang", "en", "story", file, "--campaign", EXAMPLE, typed="q\n")
    assert "set aside" in said.out
    assert (tmp_path / "story.json.unfinished.set-aside").read_text(encoding="utf-8") == "{}"


def test_without_a_file_somebody_who_is_asked_line_by_line_is_told_what_is_missing(
    shell: Shell,
) -> None:
    shell("--lang", "en", "story").complains_about("gelanggang story FILE")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_back_after_a_long_time_is_told_and_may_practise(
    shell: Shell, lang: str, tmp_path: Path
) -> None:
    long_ago = chronicle.today() - timedelta(chronicle.LONG_AGO + 1)
    file = begun(tmp_path, "a", played=long_ago).file
    before = steps(file)
    said = shell("--lang", lang, "story", file, typed="p\nq\nq\n")
    assert voice(lang).say("cli-story-practise") in " ".join(said.out.split())
    assert steps(file) == before
