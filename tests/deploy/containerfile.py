"""A Containerfile, read step by step, and carried out in a bare folder instead of an image.

An image needs a registry for its first layer.  All that is ours can be done without: `COPY` copies
what `.dockerignore` lets through, `RUN` runs, `/build` and `/opt` are folders of a temporary root,
and `python` is that of a fresh environment.  What changes the system (packages, users) is left out.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "Containerfile"
IGNORED = ROOT / ".dockerignore"
SYSTEM = ("apt-get ", "useradd ")
"""Steps that begin like this change the machine."""


@dataclass(frozen=True)
class Step:
    """One instruction."""

    word: str
    rest: str


@dataclass
class Stage:
    """What follows a FROM."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def all(self, word: str) -> list[str]:
        """The rests of all steps with a word."""
        return [step.rest for step in self.steps if step.word == word]


def stages() -> list[Stage]:
    """The file."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found: list[Stage] = []
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip():
            continue
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(base, name))
        else:
            found[-1].steps.append(Step(word, rest.strip()))
    return found


def words(rest: str) -> list[str]:
    """A command in its exec form."""
    found = json.loads(rest[rest.index("[") :])
    assert all(isinstance(word, str) for word in found)
    return list(found)


def is_ignored(path: str) -> bool:
    """Whether `.dockerignore` keeps a file, or a folder it lies in, out of the build."""
    parts = path.split("/")
    above = ["/".join(parts[:depth]) for depth in range(1, len(parts) + 1)]
    for line in IGNORED.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        anywhere, _, name = line.rpartition("**/")
        for one in above:
            if fnmatch.fnmatch(one.rpartition("/")[2] if anywhere or "**/" in line else one, name):
                return True
    return False


class Kitchen:
    """A bare folder in which the steps are carried out."""

    def __init__(self, root: Path, settings: dict[str, str]) -> None:
        self.root = root
        self.settings = settings
        self.where = "/"
        self.left_out: list[str] = []
        fresh = root / "python"
        subprocess.run([sys.executable, "-m", "venv", str(fresh)], check=True)
        self._path = f"{fresh / 'bin'}:/usr/bin:/bin"

    def inside(self, path: str) -> Path:
        """Where a path of the image lies."""
        return self.root / os.path.normpath(os.path.join(self.where, path)).lstrip("/")

    def carry_out(self, stage: Stage) -> None:
        """Every step of a stage, in its order."""
        self.where = "/"
        arguments: dict[str, str] = {}
        for step in stage.steps:
            if step.word == "ARG":
                name, _, usual = step.rest.partition("=")
                arguments[name] = self.settings.get(name, usual)
            elif step.word == "WORKDIR":
                self.where = step.rest
                self.inside(".").mkdir(parents=True, exist_ok=True)
            elif step.word == "COPY":
                self._copy(step.rest.split())
            elif step.word == "RUN":
                self._run(step.rest, arguments)

    def _copy(self, names: list[str]) -> None:
        if names[0].startswith("--from="):
            # It lies there already: the folder is the root of all stages.
            assert names[1] == names[2]
            assert self.inside(names[1]).exists()
            return
        *sources, last = names
        for name in sources:
            target = self.inside(last) / name if last == "./" else self.inside(last)
            if (ROOT / name).is_file():
                shutil.copyfile(ROOT / name, target)
                continue
            for path in (ROOT / name).rglob("*"):
                if path.is_file() and not is_ignored(path.relative_to(ROOT).as_posix()):
                    copy = target / path.relative_to(ROOT / name)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, copy)

    def _run(self, command: str, arguments: dict[str, str]) -> None:
        if command.startswith(SYSTEM):
            self.left_out.append(command)
            return
        for folder in ("/build", "/opt"):
            command = re.sub(rf"(?<![\w.]){folder}/", f"{self.root}{folder}/", command)
        settings = {**os.environ, **arguments, "PATH": self._path}
        settings.pop("PYTHONPATH", None)
        ran = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=self.inside("."),
            env=settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout[-4000:]}"
