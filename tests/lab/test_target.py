"""Targets as a designer writes them, and what is said when one slips."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import load_rules
from gelanggang.lab.games import STUDIES
from gelanggang.lab.report import Question, read_targets
from gelanggang.lab.target import FEW, FOLDER, MET, MISSED, Target, Targets, load_targets

FIGURES = {"turns": {"1", "2"}, "seat": {"1"}, "stalled": set[str]()}


def read(tmp_path: Path, text: str) -> Targets:
    file = tmp_path / "targets.toml"
    file.write_text(f'game = "g"\n{text}', encoding="utf-8")
    return load_targets("g", range(2, 5), FIGURES, file)


@pytest.mark.parametrize(
    ("value", "low", "high", "verdict"),
    [
        (0.35, 0.33, 0.37, MET),
        (0.31, 0.29, 0.33, MET),
        (0.29, 0.27, 0.31, FEW),
        (0.25, 0.22, 0.28, MISSED),
        (0.48, 0.46, 0.50, MISSED),
        (0.35, 0.25, 0.45, FEW),
        # Wider than the whole band: nobody knows.
        (0.35, 0.10, 0.60, FEW),
    ],
)
def test_met_is_inside_and_sure_missed_is_outside_and_sure(
    value: float, low: float, high: float, verdict: str
) -> None:
    assert Target(0.3, 0.4, 0.05).verdict(value, (low, high)) == verdict


def test_without_games_nothing_is_said() -> None:
    assert Target(0.3, None, None).verdict(None, None) == FEW
    assert Target(0.3, None, None).verdict(0.5, None) == FEW


def test_a_bound_can_be_left_open() -> None:
    assert Target(None, 0.02, 0.01).verdict(0.0, (0.0, 0.005)) == MET
    assert Target(0.1, None, None).verdict(3.0, (2.0, 4.0)) == MET
    assert Target(0.1, None, None).verdict(0.0, (0.0, 0.05)) == MISSED
    # However wide it is, an interval that lies inside as a whole leaves no doubt.
    assert Target(0.1, None, 0.5).verdict(3.0, (2.0, 4.0)) == MET
    assert Target(0.1, None, 0.5).verdict(3.0, (0.0, 6.0)) == FEW


def test_one_number_stands_for_all_and_a_list_for_each_number_of_players(tmp_path: Path) -> None:
    found = read(tmp_path, "[turns]\nleast = [4.5, 3.8, 3.5]\nmost = 9\nwithin = 0.3")
    for players, least in ((2, 4.5), (3, 3.8), (4, 3.5)):
        assert found.of(("turns", "1"), players) == Target(least, 9, 0.3)


def test_fair_is_one_in_as_many_as_play(tmp_path: Path) -> None:
    target = read(tmp_path, "[seat]\nfair = 0.02").of(("seat", "1"), 4)
    assert target is not None
    assert (target.least, target.most) == pytest.approx((0.23, 0.27))


def test_the_target_of_one_subject_comes_before_that_of_all(tmp_path: Path) -> None:
    found = read(tmp_path, "[turns]\nleast = 1\n[turns.of.2]\nleast = 2")
    assert found.of(("turns", "1"), 3) == Target(1, None, None)
    assert found.of(("turns", "2"), 3) == Target(2, None, None)
    alone = read(tmp_path, "[turns.of.2]\nleast = 2")
    assert alone.of(("turns", "1"), 3) is None


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("[truns]\nleast = 1", "page-known", "truns"),
        ("[turns]\nleats = 1", "page-unknown", "turns.leats"),
        ("[turns]\nwithin = 1", "page-missing", "turns.least"),
        ("[turns]\nleast = [1, 2]", "page-length", "turns.least"),
        ("[turns]\nleast = [1, 'two', 3]", "page-number", "turns.least[1]"),
        ("[turns]\nleast = 'much'", "page-number", "turns.least"),
        ("[turns]\nleast = 3\nmost = [4, 2, 5]", "page-order", "turns.least"),
        ("[seat]\nfair = 0.1\nmost = 1", "page-alone", "seat.fair"),
        ("[seat]\nleast = 0\nenough = 2", "page-number", "seat.enough"),
        ("[turns.of.9]\nleast = 1", "page-known", "turns.of.9"),
        ("[stalled.of.1]\nleast = 1", "page-known", "stalled.of.1"),
        ("turns = 3", "page-table", "turns"),
    ],
)
def test_a_slip_is_named_with_its_key(tmp_path: Path, text: str, code: str, key: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read(tmp_path, text)
    assert (wrong.value.code, wrong.value.facts["key"]) == (code, key)
    assert str(wrong.value.facts["file"]).endswith("targets.toml")


def test_targets_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "targets.toml"
    file.write_text('game = "other"', encoding="utf-8")
    with pytest.raises(BadInput, match="page-known"):
        load_targets("g", range(2, 5), FIGURES, file)


@pytest.mark.parametrize("game", list(STUDIES))
def test_our_targets_are_of_figures_that_there_are(game: str) -> None:
    rules = load_rules(game)
    targets = read_targets(Question(game, (2,), 1, "s"), rules)
    figures = [
        (figure.name, players)
        for players in range(rules.fewest_seats, rules.most_seats + 1)
        for section in STUDIES[game].sections(rules, players)
        for figure in section.figures
    ]
    assert any(targets.of(*one) for one in figures)


def test_every_report_has_targets_of_ours() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} >= set(STUDIES)
