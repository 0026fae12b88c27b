"""Whoever installs the wheel needs no Node: the client is inside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_the_client_that_was_built(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"]
    subprocess.run(
        [*pip, "--wheel-dir", str(tmp_path), str(ROOT)],
        check=True,
        env={"PATH": "/usr/bin:/bin", "GELANGGANG_COMPILE": "0", "GELANGGANG_WEB": "0"},
    )
    [wheel] = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "gelanggang/server/static/index.html" in names
    assert any(name.endswith(".js") for name in names if "/static/assets/" in name)
    # The first games are data beside the rules.
    assert sum(name.endswith("/lesson.toml") for name in names) == 2
