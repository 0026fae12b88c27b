"""`--dask` on the command line: the same numbers as without, or a sentence that says why not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, files_in

SIM = ("sim", "jawara-beksi", "--games", "7", "--seed", "d", "--json")
ARENA = ("arena", "jawara-beksi", "--bots", "1,random", "--units", "5", "--seed", "d", "--json")
BALANCE = (
    "balance",
    "--games",
    "2",
    "--pairs",
    "40",
    "--seed",
    "d",
    "--agreement",
    "0.65",
    "--json",
)
TIMES = ("seconds", "decisions_per_second")


@pytest.mark.slow
@pytest.mark.parametrize("words", [SIM, (*ARENA, "--no-times"), BALANCE], ids=lambda one: one[0])
def test_the_same_seed_gives_the_same_numbers_whoever_counts(
    shell: Shell, words: tuple[str, ...]
) -> None:
    found = []
    for who in (["--jobs", "1"], ["--jobs", "2"], ["--dask", "local", "--jobs", "2"]):
        said = shell(*words, *who)
        assert (said.code, said.err) == (0, "")
        numbers = json.loads(said.out)
        found.append({name: numbers[name] for name in numbers if name not in TIMES})
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--dask", "nowhere"], ["nowhere", "tcp://"]),
        (["--dask", "tcp://127.0.0.1:9", "--jobs", "2"], ["--jobs", "tcp://127.0.0.1:9"]),
        (["--dask"], ["--dask"]),
    ],
)
def test_a_cluster_that_cannot_be_is_refused_before_anything_is_written(
    shell: Shell, tmp_path: Path, lang: str, words: list[str], named: list[str]
) -> None:
    for command in (
        (*SIM, "--records", tmp_path / "r"),
        (*ARENA, "--keep", tmp_path / "k"),
        BALANCE,
    ):
        shell("--lang", lang, *command, *words).complains_about(*named)
    assert files_in(tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_at_which_nobody_is_is_told(
    shell: Shell, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gelanggang.lab.cluster.ANSWER_SECONDS", 1)
    address = "tcp://127.0.0.1:9"
    shell("--lang", lang, *SIM, "--dask", address).complains_about(address)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_extra_it_is_told_what_to_install(
    shell: Shell, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "gelanggang.lab.cluster", raising=False)
    shell("--lang", lang, *SIM, "--dask", "local").complains_about("gelanggang[cluster]")


@pytest.mark.slow
@pytest.mark.parametrize("who", [["--jobs", "2"], ["--dask", "local", "--jobs", "2"]])
def test_ctrl_c_ends_all_of_it_with_one_word(tmp_path: Path, who: list[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["--lang", "en", *ARENA, "--units", "999999", "--no-times", "--keep", str(kept), *who]
    command = subprocess.Popen(
        [sys.executable, "-m", "gelanggang", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A terminal interrupts all who run in it; here they are these alone.
        start_new_session=True,
    )
    try:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert command.poll() is None
            time.sleep(0.05)
        os.killpg(command.pid, signal.SIGINT)
        out, err = command.communicate(timeout=60)
    finally:
        command.kill()
    assert (command.returncode, err) == (130, b"")
    assert json.loads(out)["interrupted"] is True
