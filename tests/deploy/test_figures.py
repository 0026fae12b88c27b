"""The figures that the page tells to watch are those that a house shows."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.table import run, served

PAGE = Path(__file__).parent.parent.parent / "docs" / "run-a-house.md"


def test_every_figure_is_on_the_page_and_no_other(tmp_path: Path) -> None:
    async def ask() -> set[str]:
        async with served(tmp_path) as guest:
            status, text = await guest.get("/metrics")
            assert status == 200
            return set(re.findall(r"^# TYPE (\w+)", text.decode(), re.MULTILINE))

    named = re.findall(r"`(gelanggang_[a-z_]+)`", PAGE.read_text(encoding="utf-8"))
    # One is named again where it is compared with another.
    assert set(named) == run(ask)
