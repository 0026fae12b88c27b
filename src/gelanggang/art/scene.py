"""The scenes of a story: a picture a chapter and an ending, by night, all with the same cast."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gelanggang.art.palette import NIGHT, stylesheet
from gelanggang.art.pen import relative
from gelanggang.art.picture import OUTLINED, drawn

WIDE: Final = 320
HIGH: Final = 180
ANY: Final = "any"
"""What stands for a chapter that somebody else has written."""

AIR: Final = {
    "mist": f"fill:{NIGHT.fills['w']};stroke:none;opacity:.1",
    "glow": f"fill:{NIGHT.ink};stroke:none;opacity:.16",
    "dim": "opacity:.45",
    "hurt": f"stroke:{NIGHT.fills['r']};stroke-width:2.4",
    "mend": f"stroke:{NIGHT.fills['w']};stroke-width:2.4",
    "paint": f"stroke:{NIGHT.fills['r']};stroke-width:2.4",
    "veil": f"fill:{NIGHT.sun};stroke:none;opacity:.62",
    "way": "fill:none;stroke-width:6",
    "attack": f"stroke:{NIGHT.fills['y']}",
    "defence": f"stroke:{NIGHT.ink};stroke-dasharray:12 8",
    "fallen": f"stroke:{NIGHT.fills['m']};stroke-dasharray:.1 10;opacity:.6",
    "star": f"stroke:{NIGHT.fills['w']}",
    "scene": "stroke-width:1.5",
}
"""What only a wide picture needs: what lies between near and far."""

ENTERS: Final = re.compile(r'<use href="#([a-z-]+)" x="([-\d.]+)" y="([-\d.]+)"( class="left")?/>')
OUTLINE: Final = re.compile(r' d="([^"]+)"')
RULE: Final = re.compile(r"\.\w+ \.(\w+)\{[^}]*\}")
KINDS: Final = re.compile(r'class="([^"]+)"')


@cache
def scenes() -> dict[str, str]:
    """Every scene as a file of its own, by the id of its chapter or ending."""
    return {name: sheet(body, WIDE, HIGH) for name, body in drawn("scenes").items()}


def kinds(body: str) -> set[str]:
    """The kinds that a drawing uses."""
    return {kind for several in KINDS.findall(body) for kind in several.split()}


def hues(body: str) -> str:
    """How the kinds look that a drawing uses, and no others."""
    used = kinds(body)
    plain = stylesheet(NIGHT) + "".join(f".night .{kind}{{{one}}}" for kind, one in AIR.items())
    return "".join(rule[0] for rule in RULE.finditer(plain) if rule[1] in used)


def sheet(body: str, wide: int, high: int) -> str:
    """A drawing of this hand as a file of its own."""
    body = OUTLINE.sub(lambda found: f' d="{relative(found[1])}"', ENTERS.sub(_enter, body))
    drawing = f'<g class="{OUTLINED} scene">{body}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'class="art night" aria-hidden="true"><style>{hues(drawing)}</style>{drawing}</svg>\n'
    )


def _enter(found: re.Match[str]) -> str:
    """Somebody of the cast, or a thing: where a scene says, and it may look to the left."""
    name, x, y, left = found.groups()
    turned = " scale(-1 1)" if left else ""
    body = drawn("cast").get(name) or drawn("props")[name]
    return f'<g transform="translate({x} {y}){turned}">{body}</g>'
