"""The figures of a report as tables on the terminal."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from gelanggang.lab.figure import CHANGE, NUMBER, POINTS, SHARE
from gelanggang.lab.page.shape import (
    Difference,
    Figure,
    Group,
    Measured,
    Report,
    Subject,
    Target,
    Unit,
    ends_of,
)
from gelanggang.lab.target import NONE
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import Voice

ALONE: Final = ("figure", "value", "interval", "n", "target", "verdict")
COMPARED: Final = ("figure", "value", "against", "difference", "interval", "verdict")
"""The interval is then that of the difference."""
DASH: Final = "–"
STYLES: Final = {"met": "green", "missed": "bold red", "few": "yellow", "none": "dim"}


def show_report(report: Report, screen: Screen) -> None:
    """Every target with what was measured; beside another pack, every clear difference too."""
    say = screen.voice.say
    pack, against = report["pack"], report["against"]
    screen.raw(
        say(
            "cli-report-how",
            games=report["games"],
            name=pack["name"],
            version=pack["version"],
            seed=report["seed"],
        )
    )
    if against is not None:
        screen.raw(say("cli-report-against", name=against["name"], version=against["version"]))
    screen.raw(say("cli-report-bots"))
    for table in report["players"]:
        screen.raw("\n" + say("cli-report-players", n=table["players"]))
        figures = [one for section in table["sections"] for one in section["figures"]]
        _show([one for one in figures if _is_shown(one)], [], against is not None, screen)
    facts = [one for section in report["sections"] for one in section["figures"]]
    if facts or report["groups"]:
        screen.raw("\n" + say("cli-report-cards"))
        _show(facts, report["groups"], against is not None, screen)
    screen.raw("")
    _sum_up(report, screen)


def _is_shown(figure: Figure) -> bool:
    difference = figure["difference"]
    return figure["verdict"] != NONE or (difference is not None and difference["clear"])


def _show(figures: list[Figure], groups: list[Group], compared: bool, screen: Screen) -> None:
    """A row each; figures of the same key stand under its name."""
    voice = screen.voice
    rows: list[dict[str, str | Text]] = []
    before = ""
    for figure in figures:
        if figure["subject"] is not None and figure["key"] != before:
            rows.append({"figure": voice.say(f"lab-figure-{figure['key']}")})
        before = figure["key"]
        rows.append(cells(figure, voice))
    for group in groups:
        rows.append(
            {
                "figure": voice.say(f"lab-figure-{group['key']}"),
                "value": voice.say("cli-report-count", met=group["met"], all=group["of"]),
                "target": voice.say("cli-report-least", value=group["least"]),
                "verdict": _verdict(group, voice),
            }
        )
    table = Table(box=None, pad_edge=False)
    columns = COMPARED if compared else ALONE
    for column in columns:
        title = voice.say("cli-report-column", column=column)
        right = column != "figure"
        table.add_column(title, justify="right" if right else "left", no_wrap=right)
    for row in rows:
        table.add_row(*[row.get(column, "") for column in columns])
    screen.show(table)


def cells(figure: Figure, voice: Voice) -> dict[str, str | Text]:
    """A figure as a row of a table, by column."""
    unit = figure["unit"]
    cells: dict[str, str | Text] = {
        "figure": _under(figure, voice),
        "value": _number(figure["value"], unit),
        "interval": _interval(figure, unit),
        "n": "" if figure.get("n") is None else str(figure["n"]),
        "target": _target(figure["target"], unit, voice),
        "verdict": _verdict(figure, voice),
    }
    against, difference = figure["against"], figure["difference"]
    if against is not None:
        cells["against"] = _number(against["value"], unit)
    if difference is not None:
        away = POINTS if unit == SHARE else unit
        told = _number(difference["value"], away, sign=True)
        cells["difference"] = Text(told, "bold" if difference["clear"] else "dim")
        cells["interval"] = _interval(difference, away, sign=True)
    return cells


def title_of(figure: Figure, voice: Voice) -> str:
    """What was measured and of whom, where a figure stands alone."""
    what = voice.say(f"lab-figure-{figure['key']}")
    subject = figure["subject"]
    if subject is None:
        return what
    return voice.say("cli-report-of", figure=what, subject=_subject(subject, voice))


def _under(figure: Figure, voice: Voice) -> str:
    """Of whom it was measured; what it is, where that is all."""
    subject = figure["subject"]
    if subject is None:
        return voice.say(f"lab-figure-{figure['key']}")
    return f"  {_subject(subject, voice)}"


def _subject(subject: Subject, voice: Voice) -> str:
    who = subject["name"]
    if who is None:
        return voice.say(f"lab-subject-{subject['kind']}", n=int(subject["id"]))
    return who[voice.lang] if isinstance(who, dict) else who


def _verdict(figure: Figure | Group, voice: Voice) -> Text:
    verdict = figure["verdict"]
    return Text(voice.say("cli-report-verdict", verdict=verdict), STYLES[verdict])


def _number(number: float | None, unit: Unit, sign: bool = False) -> str:
    if number is None:
        return DASH
    if unit == NUMBER:
        return f"{number:+.2f}" if sign else f"{number:.2f}"
    told = f"{100 * number:+.1f}" if sign or unit in (POINTS, CHANGE) else f"{100 * number:.1f}"
    return told if unit == POINTS else f"{told} %"


def _interval(measured: Measured | Difference, unit: Unit, sign: bool = False) -> str:
    ends = ends_of(measured)
    return "" if ends is None else _between(*ends, unit, sign)


def _between(low: float, high: float, unit: Unit, sign: bool = False) -> str:
    return f"{_number(low, unit, sign).removesuffix(' %')} {DASH} {_number(high, unit, sign)}"


def _target(target: Target | None, unit: Unit, voice: Voice) -> str:
    if target is None:
        return ""
    least, most = target["least"], target["most"]
    if least is None:
        return voice.say("cli-report-most", value=_number(most, unit))
    if most is None:
        return voice.say("cli-report-least", value=_number(least, unit))
    return _between(least, most, unit)


def _sum_up(report: Report, screen: Screen) -> None:
    summary = report["summary"]
    style = "bold" if summary["missed"] else "bold green"
    screen.say(
        "cli-report-summary",
        style,
        met=summary["met"],
        missed=summary["missed"],
        few=summary["few"],
    )
    if report["against"] is not None:
        differences = [
            one["difference"]
            for table in report["players"]
            for section in table["sections"]
            for one in section["figures"]
            if one["difference"] is not None
        ]
        clear = sum(one["clear"] for one in differences)
        screen.say("cli-report-clear", clear=clear, all=len(differences))
    stuck = sum(run.get("stuck", 0) for table in report["players"] for run in table["runs"])
    if stuck:
        screen.say("cli-report-stuck", "bold red", stuck=stuck)
