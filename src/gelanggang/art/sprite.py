"""The sprite: all pictures of a game in one SVG, for a page that shows them by their ids."""

from __future__ import annotations

from gelanggang.art.gallery import gallery
from gelanggang.art.palette import DAY, NIGHT, Palette, stylesheet
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI


def palette_of(rules: AnyRules) -> Palette:
    """The palette of a game."""
    return DAY if rules.key == JAWARA_BEKSI else NIGHT


def sprite(rules: AnyRules) -> str:
    """Symbols such as `jb-action-kebut`; a page shows one with `<use href="#jb-action-kebut">`.

    The hues come from the sprite, so it has to be in the page itself.  A page changes them with
    variables: `--art-ink`, `--art-a`.
    """
    palette = palette_of(rules)
    # A shown symbol is a tree of its own, so the class that its hues hang on is inside.
    symbols = "".join(
        f'<symbol id="{name}" class="{palette.name}" viewBox="0 0 {one.width} {one.height}">'
        f"{one.markup()}</symbol>"
        for name, one in gallery(rules).items()
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<style>{stylesheet(palette, variables=True)}</style>{symbols}</svg>\n"
    )
