"""The verdicts: how many targets were met, and what was not, worst first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gelanggang.lab.page import numbers
from gelanggang.lab.page.marks import JUDGED, band, mark, sign, strip, verdict_name
from gelanggang.lab.page.names import capital, figure_name, section_name, subject_name
from gelanggang.lab.page.scale import Scale, scale_of
from gelanggang.lab.page.sections import address
from gelanggang.lab.page.shape import Figure, Group, Report, Section, Verdict, ends_of, is_known
from gelanggang.lab.page.tongues import Words, each, number, say

OPEN: Final = 12
"""So many are read at once; the others wait behind a word."""


@dataclass(frozen=True)
class Judged:
    """A figure that has a target, and where in the report it stands."""

    figure: Figure
    players: int | None
    section: str

    @property
    def at(self) -> str:
        """The address of its section."""
        return address(self.section, self.players)


def judged(report: Report) -> list[Judged]:
    """All figures with a verdict, in the order of the report."""
    everything: list[tuple[int | None, list[Section]]] = [(None, report["sections"])]
    everything += [(table["players"], table["sections"]) for table in report["players"]]
    return [
        Judged(figure, players, section["key"])
        for players, sections in everything
        for section in sections
        for figure in section["figures"]
        if figure["verdict"] != "none"
    ]


def verdicts(report: Report) -> str:
    """The counts, what was missed, what needs more games, and where everything stands."""
    found = judged(report)
    counts = "".join(_count(verdict, report["summary"][verdict]) for verdict in JUDGED)
    lists = _list("missed", report["groups"], found) + _list("few", report["groups"], found)
    return (
        f'<section id="verdicts" aria-labelledby="verdicts-h">'
        f'<h2 id="verdicts-h">{each(say("lab-page-verdicts"))}</h2>'
        f'<ul class="counts">{counts}</ul>{lists}{_overview(report, found)}</section>'
    )


def _count(verdict: Verdict, n: int) -> str:
    return (
        f'<li class="{verdict}">{sign(verdict)}<b>{number(numbers.whole(n))}</b> '
        f"<span>{each(verdict_name(verdict))}</span></li>"
    )


def _astray(one: Judged) -> float:
    """How far a value lies outside, in widths of what is wanted; the farthest comes first."""
    value, target = one.figure["value"], one.figure["target"]
    if value is None or target is None:
        return 0.0
    bounds = [bound for bound in (target["least"], target["most"]) if bound is not None]
    gap = max(min(bounds) - value, value - max(bounds)) if bounds else 0.0
    width = bounds[-1] - bounds[0] if len(bounds) > 1 else abs(sum(bounds))
    return -gap / (width or 1.0)


def _list(verdict: Verdict, groups: Sequence[Group], found: Sequence[Judged]) -> str:
    """What was missed or needs more games.

    Where most of many have to meet a target, all of them are one line, and the single ones wait.
    """
    many = [group["key"] for group in groups]
    shown = [_group(group) for group in groups if group["verdict"] == verdict]
    alike = [one for one in found if one.figure["verdict"] == verdict]
    alike.sort(key=_astray)
    shown += [_row(one) for one in alike if one.figure["key"] not in many]
    rest = shown[OPEN:] + [_row(one) for one in alike if one.figure["key"] in many]
    if not shown and not rest:
        return ""
    told = f'<ul class="verdicts">{"".join(shown[:OPEN])}</ul>' if shown else ""
    if rest and verdict == "missed":
        more = each(say("lab-page-more", n=len(rest)))
        told += (
            f'<details><summary>{more}</summary><ul class="verdicts">{"".join(rest)}</ul></details>'
        )
    elif rest:
        told += f"<p><small>{each(say('lab-page-rest', n=len(rest)))}</small></p>"
    return f"<h3>{each(say('lab-page-list', verdict=verdict))}</h3>{told}"


def _group(group: Group) -> str:
    """So many of so many, and how many there should be."""
    scale = Scale(0.0, group["of"], group["of"], "number")
    zone = band(scale, {"least": group["least"], "most": None})
    drawn = zone + mark(group["verdict"], scale.at(group["met"]))
    drawn = f'<svg class="strip">{drawn}</svg>'
    told = each(say("lab-page-of", n=group["met"], all=group["of"]))
    least = say("lab-page-at-least", value=str(group["least"]))
    wanted = say("lab-page-all-wanted", target=least)
    name, where = figure_name(group["key"]), each(say("lab-page-everywhere"))
    return _line(group["verdict"], "", name, where, drawn, told, wanted)


def _row(one: Judged) -> str:
    figure, target = one.figure, one.figure["target"]
    unit = figure["unit"]
    drawn = strip(scale_of([figure]), figure) if is_known(figure) else ""
    told = number(numbers.value(figure["value"], unit))
    if ends_of(figure) is not None:
        told = f"<b>{told}</b> <small>({number(numbers.interval(figure, unit))})</small>"
    wanted = say("lab-page-all-wanted", target=numbers.target(target, unit)) if target else None
    name = figure_name(figure["key"])
    where = "" if one.players is None else each(say("lab-page-players", n=one.players))
    if (subject := figure["subject"]) is not None:
        where += f"{' · ' if where else ''}{each(name)}"
        name = subject_name(subject)
    return _line(figure["verdict"], one.at, name, where, drawn, told, wanted)


def _line(
    verdict: Verdict, at: str, name: Words, where: str, drawn: str, told: str, wanted: Words | None
) -> str:
    inner = f"{sign(verdict)}<span><b>{each(capital(name))}</b> <small>{where}</small></span>"
    link = f'<a href="#{at}">{inner}</a>' if at else f'<span class="a">{inner}</span>'
    return (
        f'<li>{link}<span aria-hidden="true">{drawn}</span><span>{told}</span>'
        f"<small>{each(wanted) if wanted else ''}</small></li>"
    )


def _overview(report: Report, found: Sequence[Judged]) -> str:
    """Where in the report all verdicts stand: a section a row, a number of players a column."""
    counts: dict[tuple[str, int | None], dict[Verdict, int]] = {}
    for one in found:
        cell = counts.setdefault((one.section, one.players), dict[Verdict, int].fromkeys(JUDGED, 0))
        cell[one.figure["verdict"]] += 1
    sections = dict.fromkeys(section for section, n in counts if n is not None)
    players = [table["players"] for table in report["players"]]
    heads = "".join(f'<th scope="col">{each(say("lab-page-players", n=n))}</th>' for n in players)
    rows = "".join(
        f'<tr><th scope="row">{each(section_name(section))}</th>'
        + "".join(_cell(counts.get((section, n)), address(section, n)) for n in players)
        + "</tr>"
        for section in sections
    )
    title = each(say("lab-page-overview"))
    return (
        f'<h3 id="overview">{title}</h3>'
        f'<div class="box" role="region" tabindex="0" aria-labelledby="overview">'
        f'<table class="overview"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _cell(counts: dict[Verdict, int] | None, at: str) -> str:
    if counts is None:
        return "<td></td>"
    told = "".join(f"<span>{sign(verdict)}{n}</span> " for verdict, n in counts.items() if n)
    return f'<td><a href="#{at}">{told}</a></td>'
