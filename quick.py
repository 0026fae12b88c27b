"""The quick loop: format, lint, types, and the tests that concern what has changed.

`python quick.py` looks at what differs from main, committed or not, and `python quick.py COMMIT` at
what differs from that.  A change concerns its room and every room that knows it (see
`tests/test_layers.py`); no change, or one outside of all rooms, concerns everybody.  Tests that are
`slow` are left out, so it is the fast half of all at most.  `make test` is the proof.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.test_layers import BELOW, SOURCE, room_of

ROOT: Final = Path(__file__).resolve().parent
TESTS: Final = ROOT / "tests"
WEB: Final = ROOT / "web"
PAGES: Final = [TESTS / "browsers", TESTS / "e2e"]
"""These need browsers and minutes: `make pages`."""
PAGE: Final = {
    "prettier": ("run", "format", "--", "--log-level", "warn"),
    # Files that are as they were are not looked at again: that takes twenty seconds.
    "eslint": ("exec", "--", "eslint", ".", "--cache", "--cache-location", "node_modules/.cache/"),
    "svelte-check": ("run", "check"),
    "vitest": ("run", "test"),
}
"""What is done with the web client when it has changed."""
PLAYED: Final = {"core", "games", "bots"}
"""What the folders of tests are about that no room owns: rules, laws, packs, kept games."""


def git(*words: str) -> list[str]:
    """The names that git tells; none where there is no git, or no such commit."""
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return [name for name in said.stdout.replace("\n", "\0").split("\0") if name]


def changed(base: str) -> list[Path]:
    """Every file that differs from where this work began, new ones included."""
    since = git("merge-base", "HEAD", base) or ["HEAD"]
    names = git("diff", "--name-only", "-z", since[0])
    names += git("ls-files", "--others", "--exclude-standard", "-z")
    return [ROOT / name for name in names]


def concerned(changes: list[Path]) -> list[Path]:
    """The tests that changes concern: folders and files."""
    tested = {TESTS / path.relative_to(TESTS).parts[0] for path in TESTS.rglob("*/test_*")}
    folders = sorted(tested.difference(PAGES))
    always = [*sorted(TESTS.glob("test_*.py")), ROOT / "README.md"]
    rooms = {room_of(path) for path in changes if path.is_relative_to(SOURCE)}
    rooms |= {room for room, below in BELOW.items() if below & rooms}
    found: list[Path] = []
    for folder in folders:
        about = folder.name in rooms or (folder.name not in BELOW and rooms & PLAYED)
        if about or any(path.is_relative_to(folder) for path in changes):
            found.append(folder)
    places = [SOURCE, WEB, *PAGES, *folders]
    outside = [path for path in changes if not any(path.is_relative_to(one) for one in places)]
    return [*(folders if outside or not changes else found), *always]


def step(name: str, *command: str) -> None:
    """Do one thing and say how long it took; the end when it fails."""
    began = time.monotonic()
    print(f"- {name}", flush=True)
    done = subprocess.run([sys.executable, *command], cwd=ROOT, check=False)
    print(f"  {time.monotonic() - began:.1f} s", flush=True)
    if done.returncode:
        sys.exit(done.returncode)


def main(base: str) -> None:
    """Everything, in the order in which it fails soonest."""
    changes = changed(base)
    step("ruff format", "-m", "ruff", "format", "--quiet", ".")
    step("ruff check", "-m", "ruff", "check", "--quiet", ".")
    step("mypy", "-m", "mypy")
    if any(path.is_relative_to(WEB) for path in changes):
        for name, words in PAGE.items():
            step(f"web client: {name}", "web_build.py", "npm", "--silent", *words)
    paths = [path.relative_to(ROOT).as_posix() for path in concerned(changes)]
    how = ["-q", "-n", "auto", "--dist=worksteal", "--durations=5", "-m", "not slow"]
    step(f"tests: {' '.join(paths)}", "-m", "pytest", *how, *paths)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "main")
