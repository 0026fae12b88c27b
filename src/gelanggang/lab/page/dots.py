"""Rows of values with their intervals, beside what is wanted and what would be fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gelanggang.lab.page.marks import change_sign, sign, strip
from gelanggang.lab.page.names import capital, figure_name, subject_name
from gelanggang.lab.page.numbers import value
from gelanggang.lab.page.scale import Scale, scale_of
from gelanggang.lab.page.shape import Figure
from gelanggang.lab.page.tongues import Words, each, each_drawn, number

LINES: Final = "abcdefg"
"""An axis has no more lines than these."""


def dots(figures: Sequence[Figure], fair: float | None = None) -> str:
    """One row for each subject, over one axis."""
    scale = scale_of(figures, [] if fair is None else [fair])
    drawn = "".join(row(_who(one), strip(scale, one), one) for one in figures)
    return f'<div class="rows" style="{ground(scale, fair)}">{drawn}{axis(scale)}</div>'


def facts(figures: Sequence[Figure]) -> str:
    """One row for each figure, each over an axis of its own: they have nothing in common."""
    rows = "".join(
        row(figure_name(figure["key"]), strip(scale_of([figure]), figure), figure)
        for figure in figures
    )
    return f'<div class="rows facts">{rows}</div>'


def row(name: Words, drawn: str, figure: Figure) -> str:
    """A name, what is drawn of it, and its value."""
    told = number(value(figure["value"], figure["unit"]))
    changed = change_sign(figure["difference"])
    return (
        f'<span class="who">{each(capital(name))}</span>'
        f'<span class="value">{_verdict(figure)}{told}{changed}</span>{drawn}'
    )


def ground(scale: Scale, fair: float | None = None) -> str:
    """What lies behind all rows: the lines of the axis, and where everybody would be equal.

    The stylesheet draws them, at the places that a plot names.
    """
    lines = [f"--{name}:{scale.at(tick):g}%" for name, tick in zip(LINES, scale.ticks())]
    return ";".join(lines + ([] if fair is None else [f"--fair:{scale.at(fair):g}%"]))


def axis(scale: Scale) -> str:
    """The round numbers under a plot."""
    told = "".join(
        f'<text x="{scale.at(tick):g}%" y="14">{each_drawn(scale.written(tick))}</text>'
        for tick in scale.ticks()
    )
    return f'<svg class="axis">{told}</svg>'


def _verdict(figure: Figure) -> str:
    return "" if figure["verdict"] == "none" else sign(figure["verdict"])


def _who(figure: Figure) -> Words:
    subject = figure["subject"]
    return figure_name(figure["key"]) if subject is None else subject_name(subject)
