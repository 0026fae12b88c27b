"""The units of systemd, and that the page shows them as they are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from gelanggang.cli import serve
from gelanggang.cli.parser import Parser
from gelanggang.text.catalogue import voice

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "run-a-house.md"
UNITS = sorted((ROOT / "deploy").glob("*.service"))
ANALYZE = shutil.which("systemd-analyze")


def test_the_page_shows_them_as_they_are() -> None:
    shown = re.findall(
        r"^```ini\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert sorted(shown) == sorted(unit.read_text(encoding="utf-8") for unit in UNITS)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_what_is_started_is_a_command_that_is_known(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8").replace("\\\n", " ").replace("%i", "8765")
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    program, word, *words = line.split()
    assert (program, word) == ("/opt/gelanggang/bin/gelanggang", "serve")
    parser = Parser(voice("en"), prog="gelanggang serve")
    serve.arguments(parser)
    args = parser.parse_args([re.sub(r"\$\{\w+_ADDRESS\}", "10.0.0.5", one) for one in words])
    # systemd makes the folder, and nothing else may be written to.
    [folder] = re.findall(r"^StateDirectory=(.*)$", text, re.MULTILINE)
    assert str(args.data) == f"/var/lib/{folder}"


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_nothing_wrong_with_them(unit: Path, tmp_path: Path) -> None:
    assert ANALYZE is not None
    program = shutil.which("true")
    text = unit.read_text(encoding="utf-8")
    # It looks for the program, which is not installed here.
    text = text.replace("/opt/gelanggang/bin/gelanggang", str(program))
    copy = tmp_path / unit.name.replace("@.", "@8765.")
    copy.write_text(text, encoding="utf-8")
    ran = subprocess.run(
        [ANALYZE, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    # What it says about units of the machine itself is not about ours.
    ours = [line for line in ran.stderr.splitlines() if "gelanggang" in line]
    assert ours == []
