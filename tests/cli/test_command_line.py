"""What is the same for all commands: help, languages, bad input, leaving."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack, files_in, scenario

COMMANDS = ("play", "replay", "verify", "pack", "sim", "arena", "balance", "measure", "perft")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [[], *([command] for command in COMMANDS)])
def test_help_is_in_the_language_that_was_asked_for(
    shell: Shell, lang: str, words: list[str]
) -> None:
    said = shell("--lang", lang, *words, "--help")
    assert said.code == 0
    usage = {"id": "pemakaian: gelanggang", "en": "usage: gelanggang"}[lang]
    assert said.out.startswith(" ".join([usage, *words]))
    assert "show this help message" not in said.out


def test_the_language_may_stand_anywhere(shell: Shell) -> None:
    assert shell("play", "--lang", "en").out.endswith("Goodbye.\n")
    assert shell("--lang=en", "play").out.endswith("Goodbye.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], ["gelanggang --help"]),
        (["dance"], ["dance", "--help"]),
        (["sim"], ["GAME", "gelanggang sim --help"]),
        (["sim", "chess"], ["chess", "jawara-beksi"]),
        (["perft", "jawara-beksi"], ["--depth"]),
        (["perft", "chess", "--depth", "1"], ["chess"]),
        (["perft", "jawara-beksi", "--depth", "-1"], ["--depth"]),
        (["sim", "jawara-beksi", "--json=yes"], ["--json"]),
        (["play", "chess"], ["chess", "jawara-beksi"]),
        (["play", "--players", "5"], ["5"]),
        (["play", "--bots", "genius"], ["genius"]),
        (["play", "--bots", "random,random,random"], ["--bots", "3", "2"]),
        (["play", "--option", "colour=red"], ["colour"]),
        (["play", "--pack", "nowhere"], ["nowhere"]),
        (["play", "--scenario", "nowhere.toml"], ["nowhere.toml"]),
        (["play", "jawara-beksi", "again"], ["again"]),
        (["verify"], ["FILE"]),
        (["pack", "check"], ["PATH"]),
        (["pack", "fold"], ["fold"]),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    shell: Shell, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, *words).complains_about(*named)


def test_a_language_that_nobody_speaks_is_refused(shell: Shell) -> None:
    shell("--lang", "fr", "play").complains_about("fr", "id", "en")
    shell("play", "--lang").complains_about("--lang")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("players = 2\npool = 99\n", "pool"),
        ('players = 2\n[[seat]]\nhand = ["kebut-1", "kebut-1"]\n', "hand[1]"),
        ('players = 2\n[[seat]]\nhand = ["kebab"]\n', "hand[0]"),
        ("players = 2\n[[seat]]\npoints = 20\n[[seat]]\npoints = 20\n", "seat"),
        ("players = 2\nweather = 1\n", "weather"),
        ("players = two\n", "scenario.toml"),
        ('players = 2\ngame = "chess"\n', "game"),
    ],
)
def test_a_scenario_that_contradicts_itself_is_refused_with_file_and_key(
    shell: Shell, tmp_path: Path, lang: str, text: str, key: str
) -> None:
    file = scenario(tmp_path, text)
    said = shell(
        *("--lang", lang, "play", "jawara-beksi", "--scenario", file),
        *("--save", tmp_path / "game.json"),
    )
    said.complains_about(str(file), key)
    assert files_in(tmp_path) == ["scenario.toml"]


def test_play_refuses_a_broken_pack(shell: Shell, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "support.toml", 'do = "excuse"', 'do = "fly"')
    said = shell("play", "--pack", pack, "--save", tmp_path / "game.json")
    said.complains_about(str(pack / "support.toml"), "card[toya].effects[0].do")
    assert not (tmp_path / "game.json").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_never_written_over_something_else(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    shell("--lang", lang, "play", "--save", file).complains_about(str(file))
    assert file.read_text() == "mine"
    nowhere = tmp_path / "nowhere" / "game.json"
    shell("--lang", lang, "play", "--save", nowhere).complains_about(str(nowhere))


def test_an_interruption_leaves_with_one_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gelanggang.cli.sim.simulate", interrupt)
    said = shell("--lang", "en", "sim", "jawara-beksi", "--games", "1")
    assert said.code == 130
    assert said.err == "Goodbye.\n"


def test_the_module_can_be_run(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gelanggang", "--lang", "en", "verify", str(tmp_path / "none")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"The file {tmp_path / 'none'} does not exist.\n"


def test_nobody_complains_when_the_reader_leaves() -> None:
    done = subprocess.run(
        f"{sys.executable} -m gelanggang pack show | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_does_not_repeat_a_whole_file(shell: Shell, tmp_path: Path, lang: str) -> None:
    long = "x" * 5000
    shell("--lang", lang, "play", "--option", f"rounds={long}").complains_about("xxx")
    file = scenario(tmp_path, f'players = 2\njudge = "{long}"\n')
    said = shell("--lang", lang, "play", "jawara-beksi", "--scenario", file)
    said.complains_about("judge")
    assert len(said.err) < 1000
