"""`gelanggang report`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, our_pack

GAME = "jawara-beksi"
REPORT = ("report", GAME, "--players", "2", "--games", "20", "--runs", "drafted", "--seed", "s")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_target_is_told_with_its_verdict(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *REPORT)
    assert (said.code, said.err) == (0, "")
    assert {"id": "Ronde yang macet", "en": "rounds that stall"}[lang] in said.out
    assert {"id": "Target tercapai", "en": "Targets met"}[lang] in said.out
    assert "Gedig" in said.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_packs_stand_side_by_side(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *REPORT, "--pack", our_pack(), "--against")
    assert (said.code, said.err) == (0, "")
    assert {"id": "Selisih yang jelas: 0", "en": "Clear differences: 0"}[lang] in said.out


def test_json_goes_to_the_screen_or_into_a_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    shown = shell(*REPORT, "--json")
    written = shell(*REPORT, "--json", file)
    assert json.loads(shown.out) == json.loads(file.read_text("utf-8"))
    assert json.loads(shown.out)["seed"] == "s"
    assert str(file) in written.out.replace("\n", "")


def test_the_page_is_written_beside_what_the_terminal_shows(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    said = shell(*REPORT, "--out", file)
    assert said.code == 0
    page = file.read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "Gedig" in page
    assert str(file) in said.out.replace("\n", "")


def test_all_who_can_play_play_when_nobody_says_how_many(shell: Shell) -> None:
    said = shell("report", GAME, "--games", "1", "--runs", "drafted", "--json")
    assert [table["players"] for table in json.loads(said.out)["players"]] == [2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "5"], ["--players", "5", "2", "4"]),
        (["--players", "2,2"], ["--players", "2,2"]),
        (["--players", "two"], ["--players", "two"]),
        (["--games", "0"], ["--games", "0"]),
        (["--runs", "drafted,chosen"], ["--runs", "chosen", "drafted", "lot"]),
        (["--pack", "nowhere"], ["nowhere"]),
        (["--against", "nowhere"], ["nowhere"]),
        (["--targets", "nowhere.toml"], ["nowhere.toml"]),
        (["--json", "nowhere/report.json"], ["nowhere"]),
        (["--out", "nowhere/report.html"], ["nowhere"]),
    ],
)
def test_what_cannot_be_reported_is_said_at_once(
    shell: Shell, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, "report", GAME, *words).complains_about(*named)


def test_a_game_without_a_report_says_so(shell: Shell) -> None:
    shell("report", "suit").complains_about("suit", GAME)


def test_nothing_is_overwritten(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text("mine", encoding="utf-8")
    shell(*REPORT, "--json", file).complains_about(str(file))
    assert file.read_text("utf-8") == "mine"


def test_targets_of_ones_own_are_judged_by(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "{GAME}"\n[duels]\nmost = 100', encoding="utf-8")
    said = shell(*REPORT, "--targets", file, "--json")
    assert json.loads(said.out)["summary"] == {"met": 0, "missed": 0, "few": 1}
