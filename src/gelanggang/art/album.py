"""The album: every face of a game as a file, and one page to look them all over."""

from __future__ import annotations

from html import escape
from typing import Final

from gelanggang.art import poster
from gelanggang.art.finish import HIGH, WIDE, Finish
from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.art.palette import stylesheet
from gelanggang.art.sprite import sprite
from gelanggang.core.match import AnyRules
from gelanggang.text.catalogue import Voice

SMALL: Final = 90
"""How wide a card is in a hand on a phone; the page shows that, twice that, and the whole."""
ZOOM: Final = 0.72
"""How large the page shows pictures."""


def posters(rules: AnyRules) -> dict[str, str]:
    """What stands outside the table, by the names of the files."""
    drawn = artist(rules)
    return {
        **({} if drawn.tile is None else {"tile": drawn.tile()}),
        "favicon": poster.favicon(),
        "app-icon": poster.app_icon(),
        "preview": poster.preview(),
        **drawn.posters(rules),
    }


def contact_sheet(rules: AnyRules, voice: Voice, own: Own = NONE) -> str:
    """A page that needs nothing but itself: every picture, and every face in three sizes."""
    drawn = artist(rules)
    palette = drawn.palette
    pictures = "".join(
        f'<figure><svg width="{one.width * ZOOM}" height="{one.height * ZOOM}">'
        f'<use href="#{name}"/></svg><figcaption>{escape(name)}</figcaption></figure>'
        for name, one in drawn.pictures(rules, own).items()
    )
    # The hues stand once in the page, not once in every card.
    plain = f"<style>{stylesheet(palette)}</style>"
    shown = drawn.faces(rules, voice, Finish(own=own))
    rows = ""
    for wide in (SMALL, 2 * SMALL, WIDE):
        cards = "".join(_sized(face.replace(plain, ""), wide) for face in shown.values())
        rows += f"<section>{cards}</section>"
    told = "".join(
        f"<figure>{one}<figcaption>{escape(name)}</figcaption></figure>"
        for name, one in drawn.story().items()
    )
    title = escape(voice.say("art-sheet", game=rules.key, name=rules.label.name))
    return (
        f'<!doctype html><html lang="{voice.lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>body{{margin:16px;font:12px sans-serif;background:{palette.paper};"
        f"color:{palette.text}}}section{{display:flex;flex-wrap:wrap;gap:6px;margin:16px 0}}"
        f"figure{{margin:0;max-width:220px}}.story figure{{width:320px;max-width:none}}"
        f"{stylesheet(palette)}</style>{sprite(rules, own=own)}<h1>{title}</h1>"
        f'<section>{pictures}</section><section class="story">{told}</section>{rows}</html>\n'
    )


def _sized(face: str, wide: int) -> str:
    return face.replace("<svg ", f'<svg width="{wide}" height="{wide * HIGH // WIDE}" ', 1)
