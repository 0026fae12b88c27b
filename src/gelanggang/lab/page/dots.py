"""Rows of values with their intervals, beside what is wanted and what would be fair."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page.marks import band, sign, strip
from gelanggang.lab.page.names import figure_name, subject_name
from gelanggang.lab.page.numbers import value
from gelanggang.lab.page.scale import Scale, scale_of
from gelanggang.lab.page.shape import Figure
from gelanggang.lab.page.tongues import Words, each


def dots(figures: Sequence[Figure], fair: float | None = None) -> str:
    """One row for each subject, over one axis."""
    scale = scale_of(figures, [] if fair is None else [fair])
    wanted = [figure["target"] for figure in figures]
    # What is wanted of all is one band behind all rows.
    same = wanted.count(wanted[0]) == len(wanted)
    under = ground(scale, band(scale, wanted[0]) if same else "", fair)
    rows = "".join(row(_who(figure), strip(scale, figure, not same), figure) for figure in figures)
    return f'<div class="rows" style="--n:{len(figures)}">{under}{rows}{axis(scale)}</div>'


def facts(figures: Sequence[Figure]) -> str:
    """One row for each figure, each over an axis of its own: they have nothing in common."""
    rows = "".join(
        row(figure_name(figure["key"]), strip(scale_of([figure]), figure), figure)
        for figure in figures
    )
    return f'<div class="rows facts" style="--n:{len(figures)}">{rows}</div>'


def row(name: Words, drawn: str, figure: Figure) -> str:
    """A name, what is drawn of it, and its value."""
    told = each(value(figure["value"], figure["unit"]))
    return (
        f'<span class="who">{each(name)}</span>{drawn}'
        f'<span class="value">{_verdict(figure)}{told}</span>'
    )


def ground(scale: Scale, behind: str = "", fair: float | None = None) -> str:
    """What lies behind all rows: the lines of the axis, and where everybody would be equal."""
    lines = "".join(upright(scale.at(tick), "grid") for tick in scale.ticks())
    even = "" if fair is None else upright(scale.at(fair), "fair")
    return f'<svg class="ground">{behind}{lines}{even}</svg>'


def upright(x: float, kind: str) -> str:
    """A line from top to bottom."""
    return f'<line class="{kind}" x1="{x:g}%" x2="{x:g}%" y1="0" y2="100%"/>'


def axis(scale: Scale) -> str:
    """The round numbers under a plot."""
    told = "".join(
        f'<text x="{scale.at(tick):g}%" y="14">{each(scale.written(tick), "tspan")}</text>'
        for tick in scale.ticks()
    )
    return f'<svg class="axis">{told}</svg>'


def _verdict(figure: Figure) -> str:
    return "" if figure["verdict"] == "none" else sign(figure["verdict"])


def _who(figure: Figure) -> Words:
    subject = figure["subject"]
    return figure_name(figure["key"]) if subject is None else subject_name(subject)
