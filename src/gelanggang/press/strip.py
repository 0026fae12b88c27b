"""The strip in the margin of every sheet: a ruler, that it is printed at 100 %, and what it is."""

from __future__ import annotations

from typing import Final

from gelanggang.art.lettering import fit_line
from gelanggang.core.match import AnyRules
from gelanggang.press.page import Box, Line, Page, Text
from gelanggang.text.catalogue import Voice

RULER: Final = 50
TICK: Final = 1.6
HIGH: Final = 4.6
"""Of the strip: ticks, and a line of text under them."""
FAR: Final = 7.0
"""From what is printed, beyond the marks, where there is room."""
UNPRINTED: Final = 4.0
"""As much at its edges many printers leave white."""
SMALL: Final = 6.0
SMALLEST: Final = 3.0
"""Points."""
ROOM: Final = 57.0
"""Between two marks, for a text."""
POINT: Final = 25.4 / 72
DIGITS: Final = 8
"""Of a digest, enough to tell two editions from each other."""


def edition(rules: AnyRules) -> str:
    """Which edition of the cards this is, as it stands on each of them."""
    return f"{rules.label.version} · {rules.label.digest[:DIGITS]}"


def at_the_side(page: Page, printed: Box) -> bool:
    """Whether the strip stands at the left of what is printed, and not under it."""
    low = page.height_mm - printed.y - printed.h
    return low < UNPRINTED + HIGH and printed.x > low


def furnish(
    page: Page,
    rules: AnyRules,
    voice: Voice,
    told: str,
    printed: Box,
    starts: tuple[float, float, float] | None = None,
) -> None:
    """Put the strip under what is printed, or to its left where that margin alone is wide enough.

    It has a ruler, the edition, and what is told of this sheet.  `starts` says where along the
    margin each of them begins, counted from what is printed: marks go between them.
    """
    upright = at_the_side(page, printed)
    margin = printed.x if upright else page.height_mm - printed.y - printed.h
    away = max(1.0, min(FAR, margin - UNPRINTED - HIGH))
    begins = starts or (2.0, RULER + 10.0, RULER + 10.0 + ROOM + 5.0)

    def spot(along: float, across: float) -> tuple[float, float]:
        if upright:
            return printed.x - away - HIGH + across, printed.y + printed.h - along
        return printed.x + along, printed.y + printed.h + away + across

    def line(a: tuple[float, float], b: tuple[float, float]) -> None:
        page.lines.append(Line(*a, *b, 0.4))

    ruler, named, here = begins
    line(spot(ruler, 0), spot(ruler + RULER, 0))
    for mm in range(0, RULER + 1, 5):
        line(spot(ruler + mm, 0), spot(ruler + mm, TICK if mm % 10 == 0 else TICK / 2))
    label = rules.label
    texts = (
        (ruler, voice.say("press-ruler", mm=RULER)),
        (
            named,
            voice.say(
                "press-edition",
                name=label.name,
                version=label.version,
                digest=label.digest[:DIGITS],
            ),
        ),
        (here, told),
    )
    for along, text in texts:
        size, short = fit_line(text, ROOM / POINT, SMALL, SMALLEST)
        x, y = spot(along, HIGH - 0.6)
        page.texts.append(Text(short, x, y, size, rotate=-90 if upright else 0))
