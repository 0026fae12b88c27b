"""A simulation gives the same records, byte for byte, on the compiled and the interpreted build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gelanggang import verify
from gelanggang.games import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.long]

GAMES_A_RUN = 12
COMPILED = os.environ.get("GELANGGANG_EXPECT_COMPILED") == "1"


def simulate(game: str, players: int, folder: Path, interpreted: bool) -> dict[str, bytes]:
    """The records that a process of its own writes; without PYTHONPATH it is interpreted."""
    environment = dict(os.environ)
    if interpreted:
        environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "gelanggang", "sim", game, "--players", str(players)]
    command += ["--games", str(GAMES_A_RUN), "--seed", "two builds", "--records", str(folder)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_of_a_simulation_is_equal_on_both_builds(
    game: str, players: int, tmp_path: Path
) -> None:
    """On the interpreted build alone, two runs are compared; on the compiled one, both builds."""
    ours = simulate(game, players, tmp_path / "ours", interpreted=not COMPILED)
    theirs = simulate(game, players, tmp_path / "theirs", interpreted=True)
    assert len(ours) == GAMES_A_RUN
    assert ours == theirs
    for name in ours:
        assert verify(tmp_path / "ours" / name).outcome is not None
