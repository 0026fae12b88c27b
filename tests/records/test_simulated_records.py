"""Every game of a simulation replays equal, also from its file."""

from __future__ import annotations

from pathlib import Path

import pytest

import gelanggang
from gelanggang.core.match import replay
from gelanggang.core.record import read_record
from gelanggang.core.rng import KINDS, commitment
from gelanggang.games import load_rules
from gelanggang.lab.played import Played
from gelanggang.lab.simulate import Plan, simulate


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_of_a_simulation_replays_equal(players: int) -> None:
    bots = ("anak-baru", "random", "random", "anak-baru")[:players]
    games: list[Played] = []
    plan = Plan("jawara-beksi", players, 12, "replayed", bots, records=True)
    result = simulate(plan, each=games.append)
    assert result.stuck == 0
    assert len(games) == 12
    rules = load_rules("jawara-beksi")
    for game in games:
        assert game.record is not None
        record = read_record(game.record, f"game {game.number}")
        again = replay(rules, record)
        assert again.over
        assert again.record().text() == game.record
        assert len(record.choices) == game.decisions


@pytest.mark.parametrize("chance", KINDS)
def test_a_file_is_verified(chance: str, tmp_path: Path) -> None:
    match = gelanggang.match("jawara-beksi", 3, seed="a file", chance=chance)
    match.finish([gelanggang.bot(match.rules, "random")] * 3)
    path = tmp_path / "game.json"
    path.write_text(match.record().text(), encoding="utf-8")
    again = gelanggang.verify(path)
    assert again.record().text() == match.record().text()
    assert again.outcome == match.outcome
    assert f'"commitment": "{commitment("a file")}"' in path.read_text(encoding="utf-8")


def test_a_game_without_a_seed_gets_one_from_the_system_that_nobody_can_guess() -> None:
    seeds = {gelanggang.match("jawara-beksi", 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_an_unfinished_game_is_kept_as_such(tmp_path: Path) -> None:
    match = gelanggang.match("jawara-beksi", 2, seed="unfinished")
    seat = next(iter(match.pending()))
    match.play(seat, match.legal(seat)[0])
    path = tmp_path / "game.json"
    path.write_text(match.record().text(), encoding="utf-8")
    again = gelanggang.verify(path)
    assert again.record().outcome is None
    assert again.record().text() == match.record().text()


def test_a_game_from_a_scenario_is_kept_with_it(tmp_path: Path) -> None:
    scenario: dict[str, object] = {"turn": 2, "dice": [3, 3], "seat": [{"hand": ["kebut-1"]}]}
    match = gelanggang.match("jawara-beksi", 2, seed="placed", scenario=scenario)
    match.finish([gelanggang.bot(match.rules, "random")] * 2)
    path = tmp_path / "game.json"
    path.write_text(match.record().text(), encoding="utf-8")
    assert gelanggang.verify(path).record().text() == match.record().text()
