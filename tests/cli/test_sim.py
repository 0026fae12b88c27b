"""`gelanggang sim` and `gelanggang perft`, and the laboratory behind them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gelanggang.games import load_rules
from gelanggang.lab.perft import perft
from gelanggang.lab.played import Played
from gelanggang.lab.simulate import Plan, simulate
from gelanggang.start import match as start_match
from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, files_in, scenario

SIM = ("sim", "jawara-beksi", "--players", "3", "--games", "6", "--seed", "s")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sums_are_shown_as_a_table(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *SIM)
    assert said.code == 0
    assert said.err == ""
    assert {"id": "giliran per Ronde", "en": "turns a round"}[lang] in said.out


def test_json_has_all_that_was_promised(shell: Shell) -> None:
    said = shell(*SIM, "--json", "--bots", "anak-baru,random,random", "--rounds", "4")
    found = json.loads(said.out)
    assert found["games"] == 6
    assert found["players"] == 3
    assert found["bots"] == ["anak-baru", "random", "random"]
    assert found["seed"] == "s"
    assert found["options"] == {"rounds": 4}
    label = load_rules("jawara-beksi").label
    assert found["pack"] == f"{label.name} {label.version}"
    assert found["stuck"] == 0
    assert found["mean_rounds"] == 4
    assert found["turns_per_round"] > 1
    assert sum(found["wins_by_seat"]) == pytest.approx(6, abs=0.01)
    assert found["decisions"] >= found["longest_game"] >= found["longest_round"] > 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0


def test_the_number_of_jobs_changes_nothing() -> None:
    plan = Plan("jawara-beksi", 2, 5, "jobs", ("random", "anak-baru"), records=True)
    alone: list[Played] = []
    shared: list[Played] = []
    simulate(plan, 1, alone.append)
    simulate(plan, 2, shared.append)
    assert alone == shared
    assert [game.number for game in alone] == [0, 1, 2, 3, 4]


def test_a_game_is_fixed_by_the_seed_and_its_number() -> None:
    few: list[Played] = []
    many: list[Played] = []
    simulate(Plan("jawara-beksi", 2, 1, "x", ("random",) * 2, records=True), each=few.append)
    simulate(Plan("jawara-beksi", 2, 3, "x", ("random",) * 2, records=True), each=many.append)
    assert many[0] == few[0]
    assert many[1] != many[2]


def test_a_game_that_never_ends_is_counted_as_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gelanggang.lab.simulate.load_rules", _rules_that_promise_too_little)
    result = simulate(Plan("jawara-beksi", 2, 3, "x", ("random",) * 2))
    assert result.stuck == 3
    assert result.longest_game == 10
    assert sum(result.wins_by_seat) == 0


def _rules_that_promise_too_little(game: str, folder: Path | None) -> object:
    class Hasty:
        """The rules, but for the number of decisions they promise not to exceed."""

        longest = 10

        def __getattr__(self, name: str) -> object:
            return getattr(rules, name)

    rules = load_rules(game, folder)
    return Hasty()


def test_every_record_is_written_and_true(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    said = shell(
        *("sim", "jawara-beksi", "--games", "11", "--seed", "s", "--records", folder, "--json")
    )
    assert said.code == 0
    assert files_in(folder) == [f"{number:02}.json" for number in range(11)]
    decisions = sum(len(verify(path).choices) for path in folder.iterdir())
    assert decisions == json.loads(said.out)["decisions"]


def test_a_seed_is_drawn_when_none_is_given_and_told(shell: Shell) -> None:
    words = ("sim", "jawara-beksi", "--games", "1", "--json")
    assert json.loads(shell(*words).out)["seed"] != json.loads(shell(*words).out)["seed"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "5"], ["5", "2", "4"]),
        (["--players", "1"], ["2", "4"]),
        (["--bots", "genius"], ["genius", "random"]),
        (["--bots", "random,random,random"], ["--bots", "3", "2"]),
        (["--option", "colour=red"], ["colour", "rounds"]),
        (["--option", "rounds=9"], ["rounds", "9"]),
        (["--option", "rounds"], ["--option"]),
        (["--rounds", "2"], ["rounds", "2"]),
        (["--games", "0"], ["--games", "0"]),
        (["--games", "many"], ["--games", "many"]),
        (["--jobs", "9" * 5000], ["--jobs"]),
        (["--players", "3", "--option", "without_down=true"], ["without_down"]),
        (["--pack", "nowhere"], ["nowhere"]),
        (["--surprise"], ["--surprise"]),
        (["--seed"], ["--seed"]),
    ],
)
def test_a_plan_that_cannot_be_played_writes_nothing(
    shell: Shell, tmp_path: Path, lang: str, words: list[str], named: list[str]
) -> None:
    said = shell("--lang", lang, "sim", "jawara-beksi", "--records", tmp_path / "r", *words)
    said.complains_about(*named)
    assert files_in(tmp_path) == []


def test_records_do_not_fall_among_other_files(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    shell(*SIM, "--records", tmp_path).complains_about(str(tmp_path))
    assert files_in(tmp_path) == ["mine.txt"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_perft_prints_a_line_a_depth(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "perft", "jawara-beksi", "--depth", "3")
    assert said.code == 0
    counts = [int(line.split()[1]) for line in said.out.splitlines()[1:]]
    assert counts[:2] == [4, 12]


def test_perft_counts_the_paths_that_can_really_be_played(shell: Shell) -> None:
    said = shell("perft", "jawara-beksi", "--depth", "3", "--seed", "p", "--json")
    counts = json.loads(said.out)["counts"]
    played = 0
    for first in range(4):
        for second in range(3):
            match = start_match("jawara-beksi", 2, seed="p")
            for choice in (first, second):
                (seat,) = match.pending()
                match.play(seat, match.legal(seat)[choice])
            (seat,) = match.pending()
            played += len(match.legal(seat))
    assert counts == [4, 12, played]


def test_perft_starts_from_a_scenario(shell: Shell, tmp_path: Path) -> None:
    file = scenario(
        tmp_path,
        'players = 2\nturn = 1\n[[seat]]\nhand = ["gedig-1"]\n[[seat]]\nhand = []\n',
    )
    said = shell("perft", "jawara-beksi", "--scenario", file, "--depth", "1", "--json")
    assert json.loads(said.out)["counts"] == [2]


def test_perft_of_nothing_is_nothing() -> None:
    match = start_match("jawara-beksi", 2, seed="p")
    assert perft(match, 0) == []
