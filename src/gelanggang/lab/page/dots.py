"""Rows of values with their intervals, beside what is wanted and what would be fair."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page.marks import band, sign, strip
from gelanggang.lab.page.names import capital, figure_name, subject_name
from gelanggang.lab.page.numbers import value
from gelanggang.lab.page.scale import Scale, scale_of
from gelanggang.lab.page.shape import Figure
from gelanggang.lab.page.tongues import Words, each, number


def dots(figures: Sequence[Figure], name: str, fair: float | None = None) -> str:
    """One row for each subject, over one axis; `name` tells its ground from that of others."""
    scale = scale_of(figures, [] if fair is None else [fair])
    under = ground(scale, name, fair)
    rows = "".join(
        row(_who(one), strip(scale, one, band(scale, one["target"]) + use(name)), one)
        for one in figures
    )
    return f'{under}<div class="rows">{rows}{axis(scale)}</div>'


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
    return (
        f'<span class="who">{each(capital(name))}</span>'
        f'<span class="value">{_verdict(figure)}{told}</span>{drawn}'
    )


def ground(scale: Scale, name: str, fair: float | None = None) -> str:
    """What lies behind every row: the lines of the axis, and where everybody would be equal."""
    lines = "".join(upright(scale.at(tick), "grid") for tick in scale.ticks())
    even = "" if fair is None else upright(scale.at(fair), "fair")
    return f'<svg class="shapes"><g id="{name}">{lines}{even}</g></svg>'


def use(name: str) -> str:
    """The ground of a name, in a row."""
    return f'<use href="#{name}"/>'


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
