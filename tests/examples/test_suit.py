"""A game from outside is one folder: installed, it is played wherever ours are."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.outside import ROOT, SUIT, run_with_suit, with_suit
from tests.ports import free_port

pytestmark = pytest.mark.slow

MOST_LINES = 250
LANGUAGES = ("id", "en")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A house that knows the game, at its address."""
    address = f"http://127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    command = [sys.executable, "-m", "gelanggang", "serve", "--port", port, "--data", str(folder)]
    house = subprocess.Popen(command, env=with_suit(), stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    try:
        for line in house.stdout:
            if port in line:
                break
        yield address
    finally:
        house.terminate()
        house.wait(20)
        house.stdout.close()


def test_it_is_one_small_folder() -> None:
    files = [path for path in SUIT.rglob("*.*") if path.suffix in (".py", ".ftl", ".toml")]
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    assert lines <= MOST_LINES
    assert {path.stem for path in files if path.suffix == ".ftl"} == set(LANGUAGES)


def test_every_law_binds_it() -> None:
    done = run_with_suit(
        "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/laws", "-k", "suit"
    )
    assert done.returncode == 0, done.stdout[-3000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 100


def test_without_the_package_nobody_knows_it() -> None:
    code = "from gelanggang.games import GAMES; print(*GAMES)"
    alone = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "suit" not in alone.stdout.split()
    assert run_with_suit("-c", code).stdout.split() == [*alone.stdout.split(), "suit"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_play_it_in_the_laboratory(lang: str) -> None:
    words = ["sim", "suit", "--games", "20", "--bots", "copycat,random", "--players", "2"]
    done = run_with_suit("-m", "gelanggang", *words, "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert "copycat" in done.stdout


def test_a_record_of_it_is_verified(tmp_path: Path) -> None:
    words = ["sim", "suit", "--games", "1", "--seed", "a record", "--records", str(tmp_path)]
    assert run_with_suit("-m", "gelanggang", *words).returncode == 0
    [record] = tmp_path.glob("*.json")
    assert run_with_suit("-m", "gelanggang", "verify", record).returncode == 0
    record.write_text(record.read_text("utf-8").replace("gajah", "semut"), "utf-8")
    assert run_with_suit("-m", "gelanggang", "verify", record).returncode == 2


def test_a_bot_plays_it_over_the_socket(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        with urllib.request.urlopen(f"{address}/api/house") as answer:
            games = [one["game"] for one in json.load(answer)["games"]]
        assert games[-1] == "suit"
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), address, "suit"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"'kind': '(won|shared-win)'", done.stdout), done.stdout[-2000:]
