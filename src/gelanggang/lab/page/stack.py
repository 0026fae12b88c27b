"""Parts of a whole, one bar a row: each part has its pattern, its number, and what is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from gelanggang.lab.page.dots import axis, ground
from gelanggang.lab.page.marks import band, sign
from gelanggang.lab.page.names import capital, figure_name, subject_name
from gelanggang.lab.page.scale import Scale
from gelanggang.lab.page.shape import Figure, Target, is_known, value_of
from gelanggang.lab.page.tongues import Words, each, named, say

LABELLED = 0.09
"""A narrower part has no room for its number."""
WHOLE = Scale(0.0, 1.0, 0.25, "share")
ANY: Target = {"least": 0.0, "most": None}


def stack(rows: Sequence[Sequence[Figure]]) -> str:
    """One bar for each subject; the parts of a bar stand in the same order in all of them."""
    bars = "".join(_row(parts) for parts in rows)
    legend = "".join(
        f'<span><svg class="key"><rect class="part p{i}" width="100%" height="100%"/></svg>'
        f"{each(figure_name(part['key']))}</span>"
        for i, part in enumerate(rows[0])
    )
    if rows[0][0]["target"] is not None:
        wanted = say("lab-page-mark", mark="band")
        whose = each(say("lab-page-about", who=wanted, what=figure_name(rows[0][0]["key"])))
        legend += f'<span><svg class="key">{band(WHOLE, ANY)}</svg><span>{whose}</span></span>'
    if rows[0][0]["against"] is not None:
        legend += f"<span>{each(say('lab-page-thin'))}</span>"
    return (
        f'<p class="legend">{legend}</p>'
        f'<div class="rows bars" style="{ground(WHOLE)}">{bars}{axis(WHOLE)}</div>'
    )


def _row(parts: Sequence[Figure]) -> str:
    against = [part["against"] for part in parts]
    drawn = _bar([value_of(part) for part in parts], "bar")
    if all(one is not None and is_known(one) for one in against):
        drawn += _bar([value_of(one) for one in against if one is not None], "bar other")
    first = parts[0]
    if (target := first["target"]) is not None:
        drawn += f'<svg y="80%" height="14%">{band(WHOLE, target)}</svg>'
    subject = first["subject"]
    who: Words = named("") if subject is None else subject_name(subject)
    signs = "".join(sign(part["verdict"]) for part in parts if part["verdict"] != "none")
    return (
        f'<span class="who">{each(capital(who))}</span><span class="value">{signs}</span>'
        f'<svg class="strip">{drawn}</svg>'
    )


def _bar(shares: Sequence[float], kind: str) -> str:
    drawn, left = "", 0.0
    y, height = ("10%", "56%") if kind == "bar" else ("68%", "10%")
    for i, share in enumerate(max(0.0, one) for one in shares):
        drawn += (
            f'<rect class="part p{i}" x="{100 * left:.4g}%" width="{100 * share:.4g}%" '
            f'y="{y}" height="{height}"/>'
        )
        if kind == "bar" and share >= LABELLED:
            middle = 100 * (left + share / 2)
            told = f"{100 * share:.0f}"
            drawn += f'<text class="on p{i}" x="{middle:.4g}%" y="39%">{told}</text>'
        left += share
    return drawn
