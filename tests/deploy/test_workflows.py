"""The workflows, as far as they can be tested without the machines that run them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
WHEELS = ROOT / ".github" / "workflows" / "wheels.yml"


def read(path: Path) -> dict[str, Any]:
    found = YAML(typ="safe").load(path)
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_they_are_what_their_schema_allows() -> None:
    command = [sys.executable, "-m", "check_jsonschema"]
    ran = subprocess.run(
        [*command, "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_no_host_is_named_and_nothing_may_be_written(path: Path) -> None:
    assert "://" not in path.read_text(encoding="utf-8")
    assert read(path)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_waits_for_jobs_that_there_are_and_not_for_ever(path: Path) -> None:
    jobs = read(path)["jobs"]
    for job in jobs.values():
        assert job["timeout-minutes"] > 0
        assert "needs" not in job or job["needs"] in jobs


def test_what_wheels_are_made_from_is_there() -> None:
    named = set(read(WHEELS)["on"]["pull_request"]["paths"])
    text = WHEELS.read_text(encoding="utf-8")
    named |= set(re.findall(r"requirements/\w+\.txt", text))
    assert len(named) > 5
    for name in named:
        assert (ROOT / name).is_file(), name


def test_wheels_are_made_from_the_source_that_was_made_before() -> None:
    jobs = read(WHEELS)["jobs"]
    kept = {step["with"]["name"] for step in jobs["source"]["steps"] if "upload" in use(step)}
    taken = {step["with"]["name"] for step in jobs["wheels"]["steps"] if "download" in use(step)}
    assert kept == taken


def use(step: dict[str, Any]) -> str:
    return str(step.get("uses", ""))


def test_a_wheel_that_a_newcomer_cannot_use_is_none() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["cibuildwheel"]
    assert settings["environment"] == {"GELANGGANG_COMPILE": "1", "GELANGGANG_WEB": "1"}
    program = settings["test-command"].removeprefix("python {project}/")
    assert (ROOT / program).is_file()
