"""`gelanggang balance`, and the survey behind it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gelanggang.core.match import Match
from gelanggang.lab.spell_future.survival import (
    AGREEMENTS,
    Cell,
    Minds,
    Survey,
    Surveyor,
    load,
    measure_agreement,
    minds_for,
    survival_table,
)
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell
from tests.cli.test_spell_packs import word_list

pytestmark = pytest.mark.slow

FEW = ("balance", "--games", "2", "--pairs", "40", "--seed", "b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_table_for_each_agreement(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *FEW, "--agreement", "0.65,0.5")
    assert (said.code, said.err) == (0, "")
    rows = [line for line in said.out.splitlines() if line.startswith("|")]
    assert len(rows) == 2 * (2 + 4)
    assert {row.count("|") for row in rows} == {7}
    assert [line for line in said.out.splitlines() if line.startswith("## ")] == [
        {"id": f"## Kesepakatan {one}", "en": f"## Agreement {one}"}[lang]
        for one in ("0.65", "0.50")
    ]
    easy = {"id": "| Mudah | 85 % | ", "en": "| Easy | 85 % | "}[lang]
    assert sum(row.startswith(easy) for row in rows) == 2
    # Only where people are assumed to be, a cell fits or does not.
    assert all("✓" in row or "✗" in row for row in rows[2:6])
    assert not any("✓" in row or "✗" in row for row in rows[6:])
    assert "    gelanggang balance --games 2 --seed b --agreement 0.65,0.5 --pairs 40" in said.out
    assert "b/" in said.out


def test_json_has_every_cell_and_the_command_gives_it_again(shell: Shell) -> None:
    first = shell(*FEW, "--agreement", "0.8", "--json")
    found = json.loads(first.out)
    assert len(found["cells"]) == 16
    assert found["games"] == 2
    assert found["seed"] == "b"
    for cell in found["cells"]:
        low, high = cell["interval"]
        assert 0 <= low <= cell["village_stood"] <= high <= 1
        assert cell["fits"] is None
        assert cell["agreement"] == 0.8
        assert 0 < cell["noise"] < 2
    again = shell(*found["command"].split()[1:], "--json", "--jobs", "2")
    assert json.loads(again.out) == found


def test_minds_agree_as_often_as_was_wished() -> None:
    rules = load(None)
    alike = minds_for(rules, 0.9, 300)
    unlike = minds_for(rules, 0.4, 300)
    assert alike.measured == pytest.approx(0.9, abs=0.03)
    assert unlike.measured == pytest.approx(0.4, abs=0.03)
    assert alike.noise < unlike.noise
    assert measure_agreement(rules, alike.noise, 300) == alike.measured


def test_a_cell_counts_games_in_which_the_village_stood() -> None:
    rules = load(None)
    minds = Minds(0.65, 0.164, 0.65)
    from gelanggang.bots.spell_future.pemimpi import Pemimpi

    stood = []
    for i in range(4):
        match = Match(rules, 3, {"difficulty": "hard"}, f"c/3/hard/{i}")
        stood.append(bool(match.finish([Pemimpi(rules, 0.164)] * 3).winners))
    surveyor = Surveyor(Survey(None, ((minds, "easy", 2), (minds, "hard", 3)), 4, "c"))
    assert [surveyor(number) for number in range(4, 8)] == stood


def test_progress_is_heard_game_by_game() -> None:
    heard: list[int] = []
    cells = survival_table(None, 3, "p", 1, (0.65,), 40, heard.append)
    assert sum(heard) == 3 * len(cells)


def test_a_cell_fits_within_five_points_of_its_target() -> None:
    minds = Minds(AGREEMENTS[0], 0.1, 0.65)
    assert Cell(minds, 3, "normal", 70, 100).fits is True
    assert Cell(minds, 3, "normal", 71, 100).fits is False
    assert Cell(Minds(0.5, 0.1, 0.5), 3, "normal", 65, 100).fits is None


def test_a_word_list_can_be_measured(shell: Shell, tmp_path: Path) -> None:
    said = shell(*FEW, "--games", "1", "--agreement", "0.65", "--pack", word_list(tmp_path))
    assert said.code == 0
    assert "kata.csv" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--agreement", "1.5"], ["--agreement", "1.5"]),
        (["--agreement", "0.5,0.5"], ["--agreement"]),
        (["--agreement", "nan"], ["--agreement", "nan"]),
        (["--agreement", "often"], ["often"]),
        (["--games", "0"], ["--games"]),
        (["--jobs", "0"], ["--jobs"]),
        (["--pack", "nowhere"], ["nowhere"]),
        (["--pack", "nowhere.csv"], ["nowhere.csv"]),
        (["--difficulty", "hard"], ["--difficulty"]),
    ],
)
def test_a_survey_that_cannot_be_made_is_refused(
    shell: Shell, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, *FEW, *words).complains_about(*named)
