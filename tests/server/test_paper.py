"""What the pages for those who run a house promise is what the house does."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from gelanggang.hall.archive import KEPT_DAYS, STORY_DAYS
from gelanggang.hall.calendar import DAY, DOUBTED
from gelanggang.hall.hall import IDLE
from gelanggang.server import limits
from gelanggang.server.limits import Limits
from gelanggang.server.price import CHEAP, FILE, KEPT, REPLAYED, WHOLE
from gelanggang.tables.asking import TICKET_SECONDS
from gelanggang.tables.code import LONG, MANY, SHORT
from gelanggang.tables.table import MOST_RECORDS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "run-a-house.md").read_text("utf-8")
SECURITY = (ROOT / "SECURITY.md").read_text("utf-8")


def reasons() -> dict[str, str]:
    """What each limit is for, as its docstring says; a burst stands with its rate."""
    [fields] = [
        node.body
        for node in ast.parse(Path(limits.__file__).with_suffix(".py").read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    found: dict[str, str] = {}
    for field, after in zip(fields, [*fields[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            text = str(after.value.value) if said else ""  # type: ignore[union-attr]  # just asked
            found[field.target.id] = " ".join(text.split())
    return found


def rows() -> list[str]:
    return [
        f"| `{name}` | {getattr(Limits(), name):,.10g} | {why} |" for name, why in reasons().items()
    ]


def test_the_table_of_limits_is_that_of_the_house() -> None:
    assert set(reasons()) == set(Limits.__struct_fields__)
    written = [line for line in PAGE.splitlines() if re.match(r"\| `\w+` \| [\d.,]+ \|", line)]
    assert written == rows(), "\n".join(rows())


def test_what_is_kept_is_kept_so_long() -> None:
    assert f"{KEPT_DAYS} days after" in PAGE
    assert f"{STORY_DAYS} days after" in PAGE
    assert f"for {IDLE / 60:.0f} minutes" in PAGE
    assert f"the last {MOST_RECORDS} of a table" in PAGE
    assert f"| {TICKET_SECONDS / 60:.0f} minutes, once |" in PAGE
    assert (DOUBTED, "for a week" in PAGE) == (7 * DAY, True)


def test_prices_and_codes_are_as_said() -> None:
    assert (FILE, CHEAP, KEPT, WHOLE, REPLAYED) == (0.1, 1, 3, 5, 10)
    assert (MANY, SHORT, LONG) == (50, 4, 5)


def test_what_was_attacked_is_shown() -> None:
    assert "ATTACK" not in SECURITY
    assert "p99" in SECURITY
