"""What is clearly different with other cards: surer than chance, however many were looked at."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page import numbers
from gelanggang.lab.page.lines import OPEN, Placed, lines, row
from gelanggang.lab.page.marks import change_sign
from gelanggang.lab.page.shape import ends_of
from gelanggang.lab.page.tongues import number, say


def changes(found: Sequence[Placed]) -> str:
    """The surest first."""
    clear = [one for one in found if (away := one.figure["difference"]) and away["clear"]]
    rows = [_row(one) for one in sorted(clear, key=_sure)]
    return lines(say("lab-page-changes"), rows[:OPEN], rows[OPEN:], openly=False)


def _sure(one: Placed) -> float:
    """How many times its own uncertainty a difference is, less than nothing: for sorting."""
    told = one.figure["difference"]
    ends = None if told is None else ends_of(told)
    if told is None or ends is None or ends[0] == ends[1]:
        return 0.0
    return -abs(told["value"]) / (ends[1] - ends[0])


def _row(one: Placed) -> str:
    figure, unit = one.figure, one.figure["unit"]
    told, other = figure["difference"], figure["against"]
    assert told is not None
    size = f"<b>{number(numbers.difference(told, unit))}</b>"
    before = numbers.value(None if other is None else other["value"], unit)
    now = numbers.value(figure["value"], unit)
    return row(one, change_sign(told), size, say("lab-page-from-to", before=before, now=now))
