"""The game from outside, installed as a package of its own where nobody else sees it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.ports import free_port

ROOT = Path(__file__).parent.parent
SUIT = ROOT / "examples" / "suit"


def install_suit() -> Path:
    """A folder for `PYTHONPATH` with the package in it; made once for each state of its files."""
    files = [path for path in sorted(SUIT.rglob("*.*")) if "__pycache__" not in path.parts]
    digest = hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]
    folder = ROOT / "build" / "outside" / digest
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        draft = mkdtemp(dir=folder.parent)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--no-index", "--target", draft, str(SUIT)], check=True)
        try:
            os.rename(draft, folder)
        except OSError:
            # Another test was quicker; its folder says the same.
            assert folder.is_dir()
    return folder


def with_suit() -> dict[str, str]:
    """An environment in which Python finds the package."""
    paths = [str(install_suit()), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def run_with_suit(*words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the package beside ours."""
    command = [sys.executable, *[str(word) for word in words]]
    return subprocess.run(
        command, env=with_suit(), cwd=ROOT, input=typed, capture_output=True, text=True, check=False
    )


@contextmanager
def served_with_suit(folder: Path) -> Iterator[str]:
    """A house that knows the game, at its address."""
    address = f"http://127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    words = ["serve", "--port", port, "--data", str(folder), "--no-compile"]
    command = [sys.executable, "-m", "gelanggang", *words]
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
