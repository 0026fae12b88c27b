"""Figures from all over a report, one below the other, each with the way to its section."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gelanggang.lab.page.marks import strip
from gelanggang.lab.page.names import capital, figure_name, subject_name
from gelanggang.lab.page.scale import scale_of
from gelanggang.lab.page.sections import address
from gelanggang.lab.page.shape import Figure, Report, Section, is_known
from gelanggang.lab.page.tongues import Words, each, say

OPEN: Final = 12
"""So many are read at once; the others wait behind a word."""


@dataclass(frozen=True)
class Placed:
    """A figure, and where in the report it stands."""

    figure: Figure
    players: int | None
    section: str


def placed(report: Report) -> list[Placed]:
    """All figures, in the order of the report."""
    everything: list[tuple[int | None, list[Section]]] = [(None, report["sections"])]
    everything += [(table["players"], table["sections"]) for table in report["players"]]
    return [
        Placed(figure, players, section["key"])
        for players, sections in everything
        for section in sections
        for figure in section["figures"]
    ]


def lines(title: Words, shown: Sequence[str], rest: Sequence[str], openly: bool = True) -> str:
    """A list under its title; what is too much waits, or stands in its section only."""
    told = f'<ul class="lines">{"".join(shown)}</ul>' if shown else ""
    if rest and openly:
        more, inner = each(say("lab-page-more", n=len(rest))), "".join(rest)
        told += f'<details><summary>{more}</summary><ul class="lines">{inner}</ul></details>'
    elif rest:
        told += f"<p><small>{each(say('lab-page-rest', n=len(rest)))}</small></p>"
    return f"<h3>{each(title)}</h3>{told}" if told else ""


def row(one: Placed, sign: str, told: str, beside: Words | None) -> str:
    """The line of a figure: whom it is about comes first, then what and where."""
    figure = one.figure
    name = figure_name(figure["key"])
    where = "" if one.players is None else each(say("lab-page-players", n=one.players))
    if (subject := figure["subject"]) is not None:
        where += f"{' · ' if where else ''}{each(name)}"
        name = subject_name(subject)
    drawn = strip(scale_of([figure]), figure) if is_known(figure) else ""
    return line(sign, address(one.section, one.players), name, where, drawn, told, beside)


def line(
    sign: str, at: str, name: Words, where: str, drawn: str, told: str, beside: Words | None
) -> str:
    """A line: its name, where it is from, what is drawn of it, its value, and what is beside."""
    inner = f"{sign}<span><b>{each(capital(name))}</b> <small>{where}</small></span>"
    link = f'<a href="#{at}">{inner}</a>' if at else f'<span class="a">{inner}</span>'
    return (
        f'<li>{link}<span aria-hidden="true">{drawn}</span><span>{told}</span>'
        f"<small>{each(beside) if beside else ''}</small></li>"
    )
