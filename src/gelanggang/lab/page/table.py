"""The numbers of a plot as a table: each figure with its interval, n and what is wanted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gelanggang.lab.page import numbers
from gelanggang.lab.page.marks import change_sign, sign
from gelanggang.lab.page.names import capital, figure_name
from gelanggang.lab.page.shape import Figure
from gelanggang.lab.page.tongues import Words, each, number, say


@dataclass(frozen=True)
class Row:
    """Who or what it is about, and its figures, one for each group of columns."""

    who: Words
    figures: Sequence[Figure]


def table(rows: Sequence[Row], about: str, label: str) -> str:
    """Closed until somebody wants to know exactly; what is wide scrolls inside its own box."""
    figures = [figure for row in rows for figure in row.figures]
    # What is wanted of all alike, the caption says.
    wanted = any(not alike([row.figures[i] for row in rows]) for i in range(len(rows[0].figures)))
    against = any(figure["against"] is not None for figure in figures)
    keys = [figure["key"] for figure in rows[0].figures]
    columns = ["value", "interval", "n", *(["target"] if wanted else [])]
    columns += ["against", "difference"] if against else []
    many = len(keys) > 1
    over = ""
    if many:
        groups = "".join(
            f'<th scope="colgroup" colspan="{len(columns)}">{each(capital(figure_name(key)))}</th>'
            for key in keys
        )
        over = f"<tr><td></td>{groups}</tr>"
    heads = _head("who") + "".join(_head(column) for column in columns) * len(keys)
    body = "".join(
        f"<tr><th>{each(capital(row.who))}</th>"
        + "".join(_cells(figure, wanted, against) for figure in row.figures)
        + "</tr>"
        for row in rows
    )
    return (
        f"<details><summary>{each(say('lab-page-numbers', n=len(figures)))}"
        f'<span class="hidden">: {label}</span></summary>'
        f'<div class="box" role="region" tabindex="0" aria-labelledby="{about}">'
        f"<table><thead>{over}<tr>{heads}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def alike(figures: Sequence[Figure]) -> bool:
    """Whether the same is wanted of all."""
    return all(figure["target"] == figures[0]["target"] for figure in figures)


def _head(column: str) -> str:
    told = each(say("lab-page-column", column=column))
    if column in ("who", "value", "difference"):
        told = f'<button type="button">{told}</button>'
    return f'<th scope="col">{told}</th>'


def _cells(figure: Figure, wanted: bool, against: bool) -> str:
    unit = figure["unit"]
    told = number(numbers.value(figure["value"], unit))
    judged = "" if figure["verdict"] == "none" else sign(figure["verdict"])
    cells = (
        f"<td{_sorts(figure['value'])}>{judged}<b>{told}</b></td>"
        f"<td>{number(numbers.interval(figure, unit))}</td>"
        f"<td>{number(numbers.whole(figure.get('n')))}</td>"
    )
    if wanted:
        target = figure["target"]
        cells += f"<td>{'' if target is None else each(numbers.target(target, unit))}</td>"
    if against:
        cells += _compared(figure)
    return cells


def _compared(figure: Figure) -> str:
    """What the other pack has instead, and how far it is away."""
    unit, other, told = figure["unit"], figure["against"], figure["difference"]
    if other is None:
        return "<td></td><td></td>"
    cells = f"<td>{number(numbers.measured(other, unit))}</td>"
    if told is None:
        return cells + "<td></td>"
    size = number(numbers.difference(told, unit))
    return f"{cells}<td{_sorts(told['value'])}>{change_sign(told)}{size}</td>"


def _sorts(value: float | None) -> str:
    """Where a row stands when its column decides the order; who is unknown stands last."""
    return f' data-v="{-math.inf if value is None else value:.4g}"'
