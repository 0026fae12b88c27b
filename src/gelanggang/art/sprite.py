"""The sprite: all pictures of a game in one SVG, for a page that shows them by their ids."""

from __future__ import annotations

from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.art.palette import stylesheet
from gelanggang.core.match import AnyRules


def hues(rules: AnyRules) -> str:
    """The stylesheet of a game's pictures; a page changes it by variables such as `--art-ink`."""
    return stylesheet(artist(rules).palette, variables=True)


def sprite(rules: AnyRules, alone: bool = True, own: Own = NONE) -> str:
    """Symbols such as `jb-action-kebut`; a page shows one with `<use href="#jb-action-kebut">`.

    The sprite has to be in the page itself.  One that stands alone brings its hues along; a page
    that may hold no styles takes them from `hues`.
    """
    drawn = artist(rules)
    style = f"<style>{hues(rules)}</style>" if alone else ""
    # A shown symbol is a tree of its own, so the class that its hues hang on is inside.
    symbols = "".join(
        f'<symbol id="{name}" class="{drawn.palette.name}" viewBox="0 0 {one.width} {one.height}">'
        f"{one.markup()}</symbol>"
        for name, one in drawn.pictures(rules, own).items()
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"{style}{symbols}</svg>\n"
    )
