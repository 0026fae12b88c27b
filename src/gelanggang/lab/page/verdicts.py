"""The verdicts: how many targets were met, and what was not, worst first."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page import numbers
from gelanggang.lab.page.changes import changes
from gelanggang.lab.page.lines import OPEN, Placed, line, lines, placed, row
from gelanggang.lab.page.marks import JUDGED, band, mark, sign, verdict_name
from gelanggang.lab.page.names import figure_name, section_name
from gelanggang.lab.page.scale import Scale
from gelanggang.lab.page.sections import address
from gelanggang.lab.page.shape import Group, Report, Verdict, ends_of
from gelanggang.lab.page.tongues import each, number, say


def verdicts(report: Report) -> str:
    """The counts, what was missed, what needs more games, what changed, and where it stands."""
    everything = placed(report)
    found = [one for one in everything if one.figure["verdict"] != "none"]
    counts = "".join(_count(verdict, report["summary"][verdict]) for verdict in JUDGED)
    lists = _list("missed", report["groups"], found) + _list("few", report["groups"], found)
    return (
        f'<section id="verdicts" aria-labelledby="verdicts-h">'
        f'<h2 id="verdicts-h">{each(say("lab-page-verdicts"))}</h2>'
        f'<ul class="counts">{counts}</ul>{lists}{changes(everything)}{_overview(report, found)}'
        f"</section>"
    )


def _count(verdict: Verdict, n: int) -> str:
    return (
        f'<li class="{verdict}">{sign(verdict)}<b>{number(numbers.whole(n))}</b> '
        f"<span>{each(verdict_name(verdict))}</span></li>"
    )


def _astray(one: Placed) -> float:
    """How far a value lies outside, in widths of what is wanted; the farthest comes first."""
    value, target = one.figure["value"], one.figure["target"]
    if value is None or target is None:
        return 0.0
    bounds = [bound for bound in (target["least"], target["most"]) if bound is not None]
    gap = max(min(bounds) - value, value - max(bounds)) if bounds else 0.0
    width = bounds[-1] - bounds[0] if len(bounds) > 1 else abs(sum(bounds))
    return -gap / (width or 1.0)


def _list(verdict: Verdict, groups: Sequence[Group], found: Sequence[Placed]) -> str:
    """What was missed or needs more games.

    Where most of many have to meet a target, all of them are one line, and the single ones wait.
    """
    many = [group["key"] for group in groups]
    shown = [_group(group) for group in groups if group["verdict"] == verdict]
    alike = [one for one in found if one.figure["verdict"] == verdict]
    alike.sort(key=_astray)
    shown += [_row(one) for one in alike if one.figure["key"] not in many]
    rest = shown[OPEN:] + [_row(one) for one in alike if one.figure["key"] in many]
    title = say("lab-page-list", verdict=verdict)
    return lines(title, shown[:OPEN], rest, openly=verdict == "missed")


def _group(group: Group) -> str:
    """So many of so many, and how many there should be."""
    scale = Scale(0.0, group["of"], group["of"], "number")
    zone = band(scale, {"least": group["least"], "most": None})
    point = mark(group["verdict"], scale.at(group["met"]))
    told = each(say("lab-page-of", n=group["met"], all=group["of"]))
    least = say("lab-page-at-least", value=str(group["least"]))
    return line(
        sign(group["verdict"]),
        "",
        figure_name(group["key"]),
        each(say("lab-page-everywhere")),
        f'<svg class="strip">{zone}{point}</svg>',
        f"<b>{told}</b>",
        say("lab-page-all-wanted", target=least),
    )


def _row(one: Placed) -> str:
    figure, target, unit = one.figure, one.figure["target"], one.figure["unit"]
    told = f"<b>{number(numbers.value(figure['value'], unit))}</b>"
    if ends_of(figure) is not None:
        told += f" <small>({number(numbers.interval(figure, unit))})</small>"
    wanted = say("lab-page-all-wanted", target=numbers.target(target, unit)) if target else None
    return row(one, sign(figure["verdict"]), told, wanted)


def _overview(report: Report, found: Sequence[Placed]) -> str:
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
