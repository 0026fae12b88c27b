"""Nothing falls between two builds: what the interpreted one leaves out is asked of the other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MARK = "mark" + ".long"


def asked_of_the_compiled_build() -> list[Path]:
    """The folders and files that the Makefile names for it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    names = re.findall(r"^(?:BOTH|SLOW) := (.*)$", makefile, re.MULTILINE)
    return [ROOT / word for line in names for word in re.findall(r"tests/[\w/.]+", line)]


def test_whatever_is_long_is_asked_of_the_compiled_build() -> None:
    asked = asked_of_the_compiled_build()
    long = [path for path in (ROOT / "tests").rglob("*.py") if MARK in path.read_text("utf-8")]
    assert long
    assert [path for path in long if not any(path.is_relative_to(one) for one in asked)] == []


def test_what_is_asked_of_the_compiled_build_is_there() -> None:
    assert [path for path in asked_of_the_compiled_build() if not path.exists()] == []
