"""A report: the same however it is played, and whole in whatever it tells."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.reading import default_folder
from gelanggang.lab.block import BLOCK, Counter, Plan, blocks_of
from gelanggang.lab.games import STUDIES, study_of
from gelanggang.lab.luggage import packed, unpacked
from gelanggang.lab.report import Counted, Question, Report
from gelanggang.lab.run import FIRST, Run
from gelanggang.lab.tally import GAMES, STUCK, WIN
from gelanggang.lab.target import FEW, MET, MISSED, NONE

JAWARA = "jawara-beksi"
every_game = pytest.mark.parametrize("game", list(STUDIES))


def quick(game: str, games: int = 30, **more: Any) -> Question:
    """A question about the first run of a game, for as few players as can be."""
    rules = load_rules(game)
    run = STUDIES[game].runs(rules, rules.fewest_seats)[0].key
    return Question(game, (rules.fewest_seats,), games, "s", runs=(run,), **more)


def figures(told: Any) -> list[Any]:
    return [
        one
        for table in told["players"]
        for section in table["sections"]
        for one in section["figures"]
    ]


@pytest.mark.slow
@every_game
def test_the_number_of_jobs_changes_no_counter(game: str) -> None:
    report = Report(quick(game))
    assert report.play(2) == report.play(1)


def test_a_worker_that_has_no_folder_of_ours_counts_the_same(tmp_path: Path) -> None:
    """What a cluster gets is the plan with the files of its packs."""
    folder = shutil.copytree(default_folder(), tmp_path / "pack")
    plan = Report(quick(JAWARA, 3, pack=folder, compare=True)).plan
    alone = [Counter(plan)(number) for number in range(2)]
    luggage = packed(plan)
    shutil.rmtree(folder)
    with unpacked(luggage) as there:
        worker = Counter(there)
    assert [worker(number) for number in range(2)] == alone


@pytest.mark.slow
@every_game
def test_more_games_leave_the_blocks_that_were_there(game: str) -> None:
    few, many = Report(quick(game, BLOCK)).play(), Report(quick(game, BLOCK + 1)).play()
    for key, blocks in few.items():
        assert many[key][:1] == blocks


@every_game
def test_every_game_is_counted_in_one_block(game: str) -> None:
    report = Report(quick(game, 30))
    assert report.plan.games == 30
    for blocks in report.play().values():
        assert [block[GAMES] for block in blocks] == [BLOCK, 10]


def test_a_run_that_thinks_long_is_played_less_often() -> None:
    assert Run("r", ("3", "3"), one_in=20).games(2000) == 100
    assert Run("r", ("3", "3"), one_in=20).games(7) == 1


def test_whoever_is_named_first_sits_on_every_chair_of_every_deal() -> None:
    run = Run("r", ("2", "1", "1"), turned=True)
    assert [run.line_up(game).index("2") for game in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [run.deal(game) for game in range(6)] == [0, 0, 0, 1, 1, 1]


def test_the_stronger_one_gets_more_of_the_win_from_every_chair() -> None:
    rules = load_rules(JAWARA)
    run = next(run for run in STUDIES[JAWARA].runs(rules, 2) if run.turned)
    plan = Plan(JAWARA, "s", (None,), tuple(blocks_of(0, 2, run, 20 * run.one_in)))
    block = Counter(plan)(0)
    assert block[GAMES] == 20
    assert block[FIRST] > 0.55 * 20 * WIN


def test_a_game_that_never_ends_is_counted_as_stuck_and_as_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gelanggang.lab.block.finish", lambda match, choosers: None)
    for blocks in Report(quick(JAWARA, 20)).play().values():
        assert blocks == [{GAMES: 20, STUCK: 20}]


@pytest.fixture(scope="module")
def compared() -> tuple[Counted, Any]:
    """The pack beside itself, found in another way."""
    report = Report(quick(JAWARA, 100, pack=default_folder(), compare=True))
    counted = report.play()
    return counted, report.tell(counted)


@pytest.mark.slow
def test_a_pack_beside_itself_differs_in_nothing(
    compared: tuple[Counted, Any],
) -> None:
    for one in figures(compared[1]):
        if one["value"] is not None:
            assert one["against"]["value"] == one["value"]
            assert one["difference"]["value"] == 0
            assert one["difference"]["clear"] is False


@pytest.mark.slow
def test_a_report_tells_all_that_was_promised(compared: tuple[Counted, Any]) -> None:
    _, told = compared
    assert set(told) == {
        *("game", "pack", "against", "seed", "games", "summary"),
        *("sections", "groups", "players"),
    }
    assert told["pack"] == told["against"]
    (table,) = told["players"]
    assert [run["games"] for run in table["runs"]] == [100]
    for one in figures(told):
        assert one["verdict"] in (MET, MISSED, FEW, NONE)
        assert (one["target"] is None) == (one["verdict"] == NONE)
        if one["low"] is not None:
            assert one["low"] <= one["value"] <= one["high"]
    verdicts = [one["verdict"] for one in figures(told)]
    assert told["summary"] == {one: verdicts.count(one) for one in (MET, MISSED, FEW)}


@pytest.mark.slow
def test_what_is_shared_out_adds_up(compared: tuple[Counted, Any]) -> None:
    for key, whole in (("order", 1), ("seat", 1), ("seat-rounds", 1), ("size", 1)):
        shares = [one["value"] for one in figures(compared[1]) if one["key"] == key]
        assert sum(shares) == pytest.approx(whole, abs=1e-5)


@pytest.mark.slow
def test_a_figure_of_a_run_that_was_not_played_is_not_told(
    compared: tuple[Counted, Any],
) -> None:
    played = {run["run"] for run in compared[1]["players"][0]["runs"]}
    for one in figures(compared[1]):
        assert set(one["runs"]) <= played


def test_a_game_of_which_there_is_no_study_says_so() -> None:
    with pytest.raises(BadInput, match="no-report"):
        study_of("chess")


@pytest.mark.slow
def test_most_of_many_can_be_enough(compared: tuple[Counted, Any], tmp_path: Path) -> None:
    """Of the two seats one meets the target: half is enough, more is not."""
    verdicts = {}
    for enough in (0.5, 0.6):
        file = tmp_path / f"{enough}.toml"
        text = f'game = "{JAWARA}"\n[seat]\nleast = 0\nenough = {enough}\n[seat.of.2]\nleast = 2'
        file.write_text(text + f"\nenough = {enough}", encoding="utf-8")
        told: Any = Report(quick(JAWARA, 100, targets=file)).tell(compared[0])
        (group,) = told["groups"]
        verdicts[enough] = (group["met"], group["of"], group["least"], group["verdict"])
        assert sum(told["summary"].values()) == 1
    assert verdicts == {0.5: (1, 2, 1, MET), 0.6: (1, 2, 2, MISSED)}
