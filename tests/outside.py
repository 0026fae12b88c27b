"""The game from outside, installed as a package of its own where nobody else sees it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

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
