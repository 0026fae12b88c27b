"""What a value looks like: its shape says the verdict, so that no colour has to.

Across, everything is placed in percent of the width, so a plot is as wide as its page and its
letters keep their size; down, in percent of its row, which grows with its letters.
"""

from __future__ import annotations

from typing import Final

from gelanggang.lab.page.scale import Scale
from gelanggang.lab.page.shape import (
    Difference,
    Figure,
    Measured,
    Target,
    Verdict,
    ends_of,
    is_known,
    value_of,
)
from gelanggang.lab.page.tongues import Words, say
from gelanggang.text.catalogue import LANGUAGES, voice

SHAPES: Final[dict[str, str]] = {
    "met": '<circle r="5.5"/>',
    "missed": '<path d="M0-7 7 0 0 7-7 0z"/>',
    "few": '<circle r="4.5"/>',
    "none": '<circle r="3.5"/>',
    "against": '<path d="M-4-4H4V4H-4z"/>',
}
"""Each is drawn once and used everywhere; what is hollow or filled, the stylesheet says."""
JUDGED: Final = ("missed", "few", "met")
"""The verdicts that say something, in the order in which they are told."""


def shapes() -> str:
    """All shapes, out of sight."""
    drawn = "".join(f'<g id="m-{name}" class="{name}">{one}</g>' for name, one in SHAPES.items())
    hatch = (
        '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect class="under" width="6" height="6"/>'
        '<rect class="over" width="2" height="6"/></pattern>'
    )
    return f'<svg class="shapes" aria-hidden="true"><defs>{drawn}{hatch}</defs></svg>'


def mark(shape: str, x: float, y: str = "50%") -> str:
    """A shape at its place."""
    return f'<use href="#m-{shape}" x="{x:g}%" y="{y}"/>'


def sign(shape: str) -> str:
    """A shape among letters; the stylesheet draws it, and `spoken` says it."""
    return f'<i class="{shape}"></i>'


def change_sign(difference: Difference | None) -> str:
    """More or less than with other cards; what may be chance has room for a sign, and none."""
    if difference is None:
        return ""
    more = "more" if difference["value"] > 0 else "less"
    return f'<i class="{more if difference["clear"] else "same"}"></i>'


def spoken() -> str:
    """What the shapes among letters say to whoever hears the page, in each language."""
    names: dict[str, Words] = {one: verdict_name(one) for one in JUDGED}
    names |= {one: say("lab-page-mark", mark=one) for one in ("more", "less")}
    return "".join(
        f':root[lang={lang}] i.{one}::before{{content:""/"{_quoted(name(voice(lang)))}"}}'
        for lang in LANGUAGES
        for one, name in names.items()
    )


def _quoted(text: str) -> str:
    """A text as a stylesheet can hold it."""
    return "".join(one if one.isalnum() or one == " " else f"\\{ord(one):x} " for one in text)


def verdict_name(verdict: Verdict) -> Words:
    """A verdict in a word."""
    return say("lab-page-verdict", verdict=verdict)


def band(scale: Scale, target: Target | None) -> str:
    """Where a value is wanted."""
    if target is None or target["least"] is target["most"] is None:
        return ""
    left = 0.0 if target["least"] is None else scale.at(target["least"])
    right = 100.0 if target["most"] is None else scale.at(target["most"])
    return f'<rect class="band" x="{left:g}%" width="{right - left:.4g}%" height="100%"/>'


def whisker(scale: Scale, measured: Measured, kind: str) -> str:
    """The interval of a value."""
    if (ends := ends_of(measured)) is None:
        return ""
    low, high = (scale.at(end) for end in ends)
    return f'<rect class="{kind}" x="{low:g}%" width="{high - low:.4g}%"/>'


def strip(scale: Scale, figure: Figure) -> str:
    """A figure in its row: what is wanted, its interval, its mark, and those of the other pack."""
    against, verdict = figure["against"], figure["verdict"]
    if against is not None and not is_known(against):
        against = None
    y = "50%" if against is None else "34%"
    drawn = band(scale, figure["target"])
    if against is not None:
        drawn += whisker(scale, against, "i o")
        drawn += mark("against", scale.at(value_of(against)), "72%")
    drawn += whisker(scale, figure, f"i {verdict}" if against is None else f"i u {verdict}")
    drawn += mark(verdict, scale.at(value_of(figure)), y)
    return f'<svg class="strip">{drawn}</svg>'
