"""Two figures of each subject against each other, every point with its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from gelanggang.lab.page.names import figure_name, subject_name
from gelanggang.lab.page.scale import Scale, scale_of_values
from gelanggang.lab.page.shape import Figure, Measured, Verdict, ends_of, value_of
from gelanggang.lab.page.tongues import Words, each_drawn, named
from gelanggang.text.catalogue import LANGUAGES, voice

Pair: TypeAlias = tuple[Figure, Figure]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

LETTER: Final = 0.56
"""How wide a letter is, as a part of its size; names are laid out without a browser."""
WORSE: Final[dict[Verdict, int]] = {"missed": 0, "few": 1, "met": 2, "none": 3}


@dataclass(frozen=True)
class Sheet:
    """One shape of the plot: letters keep their size, so a phone has a sheet of its own."""

    kind: str
    width: float
    height: float
    size: float
    left: float = 46
    bottom: float = 40
    top: float = 12
    right: float = 14

    def x(self, percent: float) -> float:
        """From percent of the axis to the sheet."""
        return self.left + percent / 100 * (self.width - self.left - self.right)

    def y(self, percent: float) -> float:
        """The same upwards."""
        return self.height - self.bottom - percent / 100 * (self.height - self.bottom - self.top)


SHEETS: Final = (Sheet("wide", 820, 460, 12.5), Sheet("slim", 330, 400, 11.5, left=38))


def scatter(pairs: Sequence[Pair], about: str) -> str:
    """The first figure of each pair to the right, the second upwards."""
    right = scale_of_values([pair[0] for pair in pairs])
    up = scale_of_values([pair[1] for pair in pairs], [0.0], 5)
    return "".join(_drawn(sheet, pairs, right, up, about) for sheet in SHEETS)


def _drawn(sheet: Sheet, pairs: Sequence[Pair], right: Scale, up: Scale, about: str) -> str:
    spots = [
        (sheet.x(right.at(value_of(one))), sheet.y(up.at(value_of(other)))) for one, other in pairs
    ]
    drawn = _field(sheet, pairs[0], right, up)
    for (one, other), (x, y) in zip(pairs, spots):
        drawn += _whiskers(sheet, one, other, right, up, x, y)
    for (one, other), (x, y) in zip(pairs, spots):
        drawn += f'<use href="#m-{_worse(one, other)}" x="{x:.1f}" y="{y:.1f}"/>'
    drawn += _labels(sheet, pairs, spots)
    return (
        f'<svg class="scatter {sheet.kind}" viewBox="0 0 {sheet.width:g} {sheet.height:g}" '
        f'role="img" aria-labelledby="{about}" style="--size:{sheet.size}px">{drawn}</svg>'
    )


def _worse(one: Figure, other: Figure) -> Verdict:
    return min(one["verdict"], other["verdict"], key=lambda verdict: WORSE[verdict])


def _field(sheet: Sheet, pair: Pair, right: Scale, up: Scale) -> str:
    """The axes, their lines, and what is wanted of both."""
    left, end = sheet.x(0), sheet.x(100)
    floor, top = sheet.y(0), sheet.y(100)
    drawn = ""
    (across, upwards) = (figure["target"] for figure in pair)
    if across is not None or upwards is not None:
        x1 = left if across is None else sheet.x(_or(right, across["least"], 0))
        x2 = end if across is None else sheet.x(_or(right, across["most"], 100))
        y1 = top if upwards is None else sheet.y(_or(up, upwards["most"], 100))
        y2 = floor if upwards is None else sheet.y(_or(up, upwards["least"], 0))
        drawn += _rect("band", x1, y1, x2, y2)
    for tick in right.ticks():
        x = sheet.x(right.at(tick))
        drawn += _line("grid", x, top, x, floor)
        told = each_drawn(right.written(tick))
        drawn += f'<text class="t mid" x="{x:.1f}" y="{floor + 16:.1f}">{told}</text>'
    for tick in up.ticks():
        y = sheet.y(up.at(tick))
        drawn += _line("zero" if tick == 0 else "grid", left, y, end, y)
        told = each_drawn(up.written(tick))
        drawn += f'<text class="t end" x="{left - 7:.1f}" y="{y + 4:.1f}">{told}</text>'
    names = [each_drawn(figure_name(figure["key"])) for figure in pair]
    drawn += f'<text class="t end" x="{end:.1f}" y="{floor + 33:.1f}">{names[0]} →</text>'
    return drawn + f'<text class="t" x="{left + 6:.1f}" y="{top + 12:.1f}">↑ {names[1]}</text>'


def _or(scale: Scale, bound: float | None, otherwise: float) -> float:
    return otherwise if bound is None else scale.at(bound)


def _whiskers(
    sheet: Sheet, one: Figure, other: Figure, right: Scale, up: Scale, x: float, y: float
) -> str:
    drawn = ""
    before, below = _known(one["against"]), _known(other["against"])
    if before is not None and below is not None:
        was = sheet.x(right.at(before)), sheet.y(up.at(below))
        drawn += _line("was", *was, x, y)
        drawn += f'<use href="#m-against" x="{was[0]:.1f}" y="{was[1]:.1f}"/>'
    if (ends := ends_of(one)) is not None:
        left, end = (sheet.x(right.at(side)) for side in ends)
        drawn += _line("i", left, y, end, y)
    if (ends := ends_of(other)) is not None:
        low, high = (sheet.y(up.at(side)) for side in ends)
        drawn += _line("i", x, low, x, high)
    return drawn


def _known(measured: Measured | None) -> float | None:
    return None if measured is None else measured["value"]


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def _rect(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    size = f'width="{x2 - x1:.1f}" height="{y2 - y1:.1f}"'
    return f'<rect class="{kind}" x="{x1:.1f}" y="{y1:.1f}" {size}/>'


def _labels(sheet: Sheet, pairs: Sequence[Pair], spots: Sequence[tuple[float, float]]) -> str:
    """Names beside their points, none over another; who is judged worse chooses first.

    Whoever finds no place goes without: the name is in the table.
    """
    taken: list[Box] = [(x - 6, y - 6, x + 6, y + 6) for x, y in spots]
    drawn = ""
    order = sorted(range(len(pairs)), key=lambda i: WORSE[_worse(*pairs[i])])
    for i in order:
        (one, _), (x, y) = pairs[i], spots[i]
        name: Words = named("") if one["subject"] is None else subject_name(one["subject"])
        width = max(len(name(voice(lang))) for lang in LANGUAGES) * sheet.size * LETTER
        for box, anchor, at in _places(x, y, width, sheet.size):
            inside = box[0] >= sheet.left and box[2] <= sheet.width - 2 and box[1] >= sheet.top + 14
            if inside and box[3] <= sheet.height - sheet.bottom and _free(box, taken, i):
                taken.append(box)
                drawn += (
                    f'<text class="n {anchor}" x="{at[0]:.1f}" y="{at[1]:.1f}">'
                    f"{each_drawn(name)}</text>"
                )
                break
    return drawn


def _places(
    x: float, y: float, width: float, size: float
) -> list[tuple[Box, str, tuple[float, float]]]:
    """Where a name can stand: to the right, to the left, above, below, and aslant."""
    half = size / 2
    found: list[tuple[Box, str, tuple[float, float]]] = []
    for lift in (0.0, -10.0, 10.0):
        middle = y + lift
        top, end = middle - half, middle + half
        found.append(((x + 9, top, x + 9 + width, end), "", (x + 9, middle + size * 0.35)))
        found.append(((x - 9 - width, top, x - 9, end), "end", (x - 9, middle + size * 0.35)))
    for middle in (y - 9 - half, y + 9 + half):
        box = (x - width / 2, middle - half, x + width / 2, middle + half)
        found.append((box, "mid", (x, middle + size * 0.35)))
    return found


def _free(box: Box, taken: Sequence[Box], own: int) -> bool:
    return all(
        box[2] <= other[0] or box[0] >= other[2] or box[3] <= other[1] or box[1] >= other[3]
        for i, other in enumerate(taken)
        if i != own
    )
