"""The steps of the Containerfile, in a bare folder; what no image can be built for here is said."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import tomllib
import urllib.request
from pathlib import Path

import pytest

from tests.deploy.containerfile import FILE, ROOT, SYSTEM, Kitchen, is_ignored, stages, words
from tests.ports import free_port

WHOLE = os.environ.get("GELANGGANG_CONTAINER") == "1"
"""Compile the engine and build the page as well: that takes minutes."""
PORT = "8765"


def test_it_builds_in_one_stage_and_runs_in_another_without_any_tool() -> None:
    build, runs = stages()
    assert build.base == runs.base == "python:3.11-slim"
    assert runs.all("COPY") == ["--from=build /opt/gelanggang /opt/gelanggang"]
    assert not any("apt-get" in step for step in runs.all("RUN"))


def test_nobody_in_it_is_root() -> None:
    runs = stages()[-1]
    [user] = runs.all("USER")
    [made] = [step for step in runs.all("RUN") if "useradd" in step]
    assert shlex.split(made)[-1] == user != "root"
    # Where tables lie belongs to that user: the folder is made with it.
    assert f"--home-dir {runs.all('VOLUME')[0]} --create-home" in made


def test_only_named_steps_change_the_system() -> None:
    commands = [command for stage in stages() for command in stage.all("RUN")]
    for command in commands:
        assert command.startswith(SYSTEM) or "apt" not in command, command


def test_what_the_project_ignores_is_not_built_into_it() -> None:
    for made in (
        "web/node_modules/vite/index.js",
        "web/made/hues.css",
        "web/public/art/icon.svg",
        "web/public/assets/story/x.svg",
        "src/gelanggang/server/static/index.html",
        "src/gelanggang/core/__pycache__/match.cpython-311.pyc",
        "src/gelanggang/core/match.cpython-311-x86_64-linux-gnu.so",
        ".git/config",
        ".venv/bin/python",
    ):
        assert is_ignored(made), made
    for needed in ("web/src/main.ts", "web/public/robots.txt", "src/gelanggang/core/match.py"):
        assert not is_ignored(needed), needed


def test_every_file_that_it_copies_is_there() -> None:
    for step in stages()[0].all("COPY"):
        for name in step.split()[:-1]:
            assert (ROOT / name).exists(), name


def test_what_the_wheel_is_made_of_is_copied() -> None:
    copied = {name for step in stages()[0].all("COPY") for name in step.split()[:-1]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {project["project"]["readme"], *project["project"]["license-files"]}
    needed |= set(project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"])
    assert needed <= copied


def test_hosts_of_registries_are_not_named() -> None:
    assert not re.search(r"^FROM \S+[./]\S+/", FILE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.slow
def test_its_steps_make_a_house_that_says_it_is_well(tmp_path: Path) -> None:
    usual = {} if WHOLE else {"GELANGGANG_COMPILE": "0", "GELANGGANG_WEB": "0"}
    kitchen = Kitchen(tmp_path, usual)
    for stage in stages():
        kitchen.carry_out(stage)
    assert all(command.startswith(SYSTEM) for command in kitchen.left_out)
    assert len(kitchen.left_out) == 2
    runs, port = stages()[-1], str(free_port())
    [entry], [command], [check] = (runs.all(word) for word in ("ENTRYPOINT", "CMD", "HEALTHCHECK"))

    def here(word: str) -> str:
        word = word.replace("/opt/gelanggang/", f"{tmp_path}/opt/gelanggang/").replace(PORT, port)
        return word.replace("/var/lib/gelanggang", str(tmp_path / "data"))

    healthy = [here(word) for word in words(check)]
    assert subprocess.run(healthy, capture_output=True, check=False).returncode != 0
    serve = [here(word) for word in [*words(entry), *words(command), "--port", PORT]]
    bare = {"PATH": "/usr/bin:/bin"}
    with subprocess.Popen(serve, env=bare, cwd=tmp_path, stderr=subprocess.PIPE) as process:
        try:
            assert process.stderr is not None
            while json.loads(process.stderr.readline())["event"] != "listening":
                pass
            assert subprocess.run(healthy, capture_output=True, check=False).returncode == 0
            if WHOLE:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                    assert b"<script" in answer.read()
        finally:
            process.terminate()
            process.communicate()
    assert process.returncode == 0
    python = tmp_path / "opt" / "gelanggang" / "bin" / "python"
    ask = "import psycopg, gelanggang.core.match as m; print(m.__file__)"
    found = subprocess.run(
        [python, "-c", ask], env=bare, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip().endswith(".so") == WHOLE
    assert found.stdout.startswith(str(tmp_path / "opt")), "what runs is what was built"
