"""A figure in the course of something: a line through its values, and its interval around it."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page.marks import mark
from gelanggang.lab.page.scale import Scale, scale_of
from gelanggang.lab.page.shape import Figure, Measured, ends_of, is_known, value_of
from gelanggang.lab.page.tongues import each, plain

LABELS = 8
"""More names do not fit under a line on a phone."""


def curve(figures: Sequence[Figure]) -> str:
    """From left to right, in the order of the report."""
    scale = scale_of(figures)
    at = [round(100 * (i + 0.5) / len(figures), 2) for i in range(len(figures))]
    lines = "".join(
        f'<line class="grid" x1="0" x2="100%" y1="{_up(scale, tick)}%" y2="{_up(scale, tick)}%"/>'
        for tick in scale.ticks()
    )
    drawn = _wanted(scale, figures, at)
    others = [one for figure in figures if (one := figure["against"]) and is_known(one)]
    if len(others) == len(figures):
        drawn += _line(scale, others, at, "o")
    drawn += _line(scale, figures, at, "m")
    marks = "".join(
        mark(figure["verdict"], x, f"{_up(scale, value_of(figure))}%")
        for figure, x in zip(figures, at)
    )
    inner = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{drawn}</svg>'
    return (
        f'<div class="curve"><div class="ticks">{_ticks(scale)}</div>'
        f'<svg class="field">{lines}{inner}{marks}</svg>'
        f'<svg class="axis">{_names(figures, at)}</svg></div>'
    )


def _up(scale: Scale, value: float) -> float:
    return round(100 - scale.at(value), 2)


def _points(at: Sequence[float], values: Sequence[float], scale: Scale) -> list[str]:
    return [f"{x:g} {_up(scale, value):g}" for x, value in zip(at, values)]


def _line(scale: Scale, measured: Sequence[Measured], at: Sequence[float], kind: str) -> str:
    middle = _points(at, [value_of(one) for one in measured], scale)
    drawn = f'<path class="line {kind}" d="M{"L".join(middle)}"/>'
    ends = [found for one in measured if (found := ends_of(one))]
    if len(ends) < len(measured):
        return drawn
    low, high = (_points(at, [pair[i] for pair in ends], scale) for i in (0, 1))
    around = "L".join(high + low[::-1])
    return f'<path class="around {kind}" d="M{around}z"/>{drawn}'


def _wanted(scale: Scale, figures: Sequence[Figure], at: Sequence[float]) -> str:
    half = 50 / len(figures)
    drawn = ""
    for figure, x in zip(figures, at):
        if (target := figure["target"]) is not None:
            top = 0.0 if target["most"] is None else _up(scale, target["most"])
            end = 100.0 if target["least"] is None else _up(scale, target["least"])
            drawn += (
                f'<rect class="band" x="{x - half:.4g}" y="{top:g}" '
                f'width="{2 * half:.4g}" height="{end - top:.4g}"/>'
            )
    return drawn


def _ticks(scale: Scale) -> str:
    return "".join(
        f'<span style="top:{_up(scale, tick)}%">{each(scale.written(tick))}</span>'
        for tick in scale.ticks()
    )


def _names(figures: Sequence[Figure], at: Sequence[float]) -> str:
    every = -(-len(figures) // LABELS)
    return "".join(
        f'<text x="{x:g}%" y="14">{plain(figure["subject"]["id"])}</text>'
        for i, (figure, x) in enumerate(zip(figures, at))
        if i % every == 0 and figure["subject"] is not None
    )
