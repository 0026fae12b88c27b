"""The sections of a number of players: which picture shows which figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gelanggang.lab.page import numbers
from gelanggang.lab.page.curve import curve
from gelanggang.lab.page.dots import dots, facts
from gelanggang.lab.page.names import capital, figure_name, section_name, subject_name
from gelanggang.lab.page.scatter import scatter
from gelanggang.lab.page.shape import Figure, Section, is_known, value_of
from gelanggang.lab.page.stack import stack
from gelanggang.lab.page.table import Row, alike, table
from gelanggang.lab.page.tongues import Words, each, say

PAIRS: Final = (("played", "brings"), ("defeated", "blocked"))
"""Figures that say more against each other: to the right, and upwards."""
PARTS: Final = (("stopped", "held", "through"),)
"""Figures that are together a whole."""
COURSE: Final = ("turn", "day")
"""What follows on each other is a line; all else are rows."""
NEARLY: Final = 1e-4
"""How exactly targets are written down."""
SHORT: Final = 6
"""Up to so many rows two plots stand side by side."""


def section(told: Section, players: int | None) -> str:
    """A heading, and a plot with its table for whatever belongs together."""
    at = address(told["key"], players)
    plots = "".join(
        _plot(group, players, f"{at}-{i}") for i, group in enumerate(_groups(told["figures"]))
    )
    return (
        f'<section id="{at}" aria-labelledby="{at}-h">'
        f'<h3 id="{at}-h">{each(section_name(told["key"]))}</h3>'
        f'<div class="plots">{plots}</div></section>'
    )


def address(key: str, players: int | None) -> str:
    """Where in the page a section stands."""
    return f"cards-{key}" if players is None else f"{players}-{key}"


def _groups(figures: Sequence[Figure]) -> list[list[Figure]]:
    """What is shown in one plot: all figures of a key, of a pair, of a whole, or all lone ones."""
    by_key: dict[tuple[str, str], list[Figure]] = {}
    for figure in figures:
        subject = figure["subject"]
        at = ("", "") if subject is None else (subject["kind"], figure["key"])
        by_key.setdefault(at, []).append(figure)
    found: list[list[Figure]] = []
    for kind, key in list(by_key):
        together = next((keys for keys in PAIRS + PARTS if key in keys), (key,))
        if len({tuple(map(_id, by_key.get((kind, one), []))) for one in together}) > 1:
            together = (key,)
        # What belongs together was taken with its first one.
        found.append([figure for one in together for figure in by_key.pop((kind, one), [])])
    return [group for group in found if group]


def _id(figure: Figure) -> str:
    subject = figure["subject"]
    return figure["key"] if subject is None else subject["id"]


def _plot(figures: list[Figure], players: int | None, at: str) -> str:
    """The picture of a group, what it says in a sentence, and its numbers."""
    keys = tuple(dict.fromkeys(figure["key"] for figure in figures))
    rows = _rows(figures)
    names = [figure_name(key) for key in keys]
    title: Words = lambda voice: " · ".join(name(voice) for name in names)  # noqa: E731
    if figures[0]["subject"] is None and len(figures) > 1:
        title = say("lab-page-at-a-glance")
    about, told = f"{at}-c", each(capital(title))
    shown = [row.figures for row in rows if all(map(is_known, row.figures))]
    drawn = _drawn(shown, keys, players, about) if shown else ""
    wide = len(keys) > 1 or len(rows) > SHORT
    return (
        f'<figure class="plot{" wide" if wide else ""}"><figcaption id="{about}"><b>{told}</b>'
        f"{_reading(figures, keys)}</figcaption>{drawn}{table(rows, about, told)}</figure>"
    )


def _drawn(
    rows: Sequence[Sequence[Figure]], keys: tuple[str, ...], players: int | None, about: str
) -> str:
    """The picture that suits some figures."""
    first = [row[0] for row in rows]
    if keys in PAIRS:
        return scatter([(row[0], row[1]) for row in rows], about)
    if keys in PARTS:
        return _img(stack(rows), about)
    if first[0]["subject"] is None:
        return _img(facts(first), about)
    if _is_course(first):
        return _img(curve(first), about)
    return _img(dots(first, _fair(first, players)), about)


def _img(drawn: str, about: str) -> str:
    """A plot is one picture to whoever hears it: its caption tells it, its table has the rest."""
    return f'<div role="img" aria-labelledby="{about}">{drawn}</div>'


def _rows(figures: Iterable[Figure]) -> list[Row]:
    """The figures of each subject side by side; a lone one is a row by itself."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(_id(figure), []).append(figure)
    return [Row(_who(one[0]), one) for one in found.values()]


def _who(figure: Figure) -> Words:
    subject = figure["subject"]
    return figure_name(figure["key"]) if subject is None else subject_name(subject)


def _reading(figures: Sequence[Figure], keys: Sequence[str]) -> str:
    """The ends of each figure in a sentence, and what is wanted of all alike."""
    told = ""
    for key in keys if figures[0]["subject"] is not None or len(figures) == 1 else ():
        own = [figure for figure in figures if figure["key"] == key]
        lines = [*_ends([figure for figure in own if is_known(figure)]), *_target(own)]
        if not lines:
            continue
        read = _listed(lines)
        if len(keys) > 1:
            read = say("lab-page-about", who=figure_name(key), what=read)
        told += f"<span>{each(capital(read))}</span>"
    return told


def _listed(lines: Sequence[Words]) -> Words:
    return lambda voice: "; ".join(line(voice) for line in lines)


def _ends(figures: Sequence[Figure]) -> list[Words]:
    if len(figures) < 2:
        return []
    low, high = min(figures, key=value_of), max(figures, key=value_of)
    return [
        say(
            "lab-page-reading",
            lowest=_who(low),
            least=numbers.value(low["value"], low["unit"]),
            highest=_who(high),
            most=numbers.value(high["value"], high["unit"]),
        )
    ]


def _target(figures: Sequence[Figure]) -> list[Words]:
    target = figures[0]["target"]
    if target is None or not alike(figures):
        return []
    return [say("lab-page-all-wanted", target=numbers.target(target, figures[0]["unit"]))]


def _is_course(figures: Sequence[Figure]) -> bool:
    return all(one["subject"] is not None and one["subject"]["kind"] in COURSE for one in figures)


def _fair(figures: Sequence[Figure], players: int | None) -> float | None:
    """Where all would win alike: in the middle of what is wanted, if that is what is wanted."""
    if players is None or any(figure["unit"] != "share" for figure in figures):
        return None
    for figure in figures:
        target = figure["target"]
        if target is None or target["least"] is None or target["most"] is None:
            return None
        if abs((target["least"] + target["most"]) / 2 - 1 / players) > NEARLY:
            return None
    return 1 / players
