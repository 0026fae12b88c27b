"""The album: every face of a game as a file, and one page to look them all over."""

from __future__ import annotations

from html import escape
from typing import Final

from gelanggang.art import jawara_beksi, poster, spell_future
from gelanggang.art.back import card_back
from gelanggang.art.card import HIGH, WIDE, sheet
from gelanggang.art.gallery import gallery
from gelanggang.art.palette import stylesheet
from gelanggang.art.pen import path
from gelanggang.art.pieces import village
from gelanggang.art.sprite import palette_of, sprite
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.cards import Pack as JawaraPack
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.cards import Pack as SpellPack
from gelanggang.games.spell_future.rules import Rules as SpellRules
from gelanggang.text.catalogue import Voice

SMALL: Final = 90
"""How wide a card is in a hand on a phone; the page shows that, twice that, and the whole."""
ZOOM: Final = 0.72
"""How large the page shows pictures."""


def faces(rules: AnyRules, voice: Voice) -> dict[str, str]:
    """Every different face of a game and its backs, by the names of their files."""
    if isinstance(rules, JawaraRules):
        return _jawara_beksi(rules.pack, voice)
    if isinstance(rules, SpellRules):
        return _spell_future(rules.pack, voice)
    raise KeyError(rules.key)


def _jawara_beksi(pack: JawaraPack, voice: Voice) -> dict[str, str]:
    found: dict[str, str] = {}
    # Copies with the same directions look the same, so the first of them is enough.
    firsts = {face: card for card, face in reversed(list(enumerate(pack.faces)))}
    for card in sorted(firsts.values()):
        if pack.is_action(card):
            found[f"action-{pack.card_ids[card]}"] = jawara_beksi.action_card(pack, card, voice)
        else:
            found[f"support-{pack.face_ids[card]}"] = jawara_beksi.support_card(pack, card, voice)
    for i, person in enumerate(pack.characters):
        found[f"character-{person}"] = jawara_beksi.character(pack, i, voice)
    for i, person in enumerate(pack.judges):
        found[f"judge-{person}"] = jawara_beksi.judge(pack, i, voice)
    return found | {f"back-{deck}": card_back(deck) for deck in ("action", "support")}


def _spell_future(pack: SpellPack, voice: Voice) -> dict[str, str]:
    found: dict[str, str] = {}
    for i, one in enumerate(pack.beasts):
        found[f"beast-{one}"] = spell_future.beast(pack, i, voice)
    for i, one in enumerate(pack.minds):
        found[f"mind-{one}"] = spell_future.mind(pack, i, voice)
    for i, one in enumerate(pack.colours):
        found[f"colour-{one}"] = spell_future.colour_card(pack, i, voice)
    for i in range(len(pack.word_cards)):
        found[f"word-{i + 1}"] = spell_future.word_card(pack, i, voice)
    decks = ("beast", "mind", "colour", "word")
    return found | {f"back-{deck}": card_back(deck) for deck in decks}


def posters(rules: AnyRules) -> dict[str, str]:
    """What stands outside the table, by the names of the files."""
    tile = poster.jawara_tile() if isinstance(rules, JawaraRules) else poster.spell_tile()
    found = {
        "tile": tile,
        "favicon": poster.favicon(),
        "app-icon": poster.app_icon(),
        "preview": poster.preview(),
    }
    if isinstance(rules, SpellRules):
        for damage in range(rules.pack.village + 1):
            scene = village(damage, rules.pack.village)
            drawing = path("M0 0H300V120H0Z", "f") + scene.markup()
            found[f"village-{damage}"] = sheet(
                palette_of(rules), scene.width, scene.height, drawing
            )
    return found


def contact_sheet(rules: AnyRules, voice: Voice) -> str:
    """A page that needs nothing but itself: every picture, and every face in three sizes."""
    palette = palette_of(rules)
    pictures = "".join(
        f'<figure><svg width="{one.width * ZOOM}" height="{one.height * ZOOM}">'
        f'<use href="#{name}"/></svg><figcaption>{escape(name)}</figcaption></figure>'
        for name, one in gallery(rules).items()
    )
    # The hues stand once in the page, not once in every card.
    plain = f"<style>{stylesheet(palette)}</style>"
    shown = faces(rules, voice)
    rows = ""
    for wide in (SMALL, 2 * SMALL, WIDE):
        cards = "".join(_sized(face.replace(plain, ""), wide) for face in shown.values())
        rows += f"<section>{cards}</section>"
    title = escape(voice.say("art-sheet", game=rules.key, name=rules.label.name))
    return (
        f'<!doctype html><html lang="{voice.lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>body{{margin:16px;font:12px sans-serif;background:{palette.paper};"
        f"color:{palette.text}}}section{{display:flex;flex-wrap:wrap;gap:6px;margin:16px 0}}"
        f"figure{{margin:0;max-width:220px}}{stylesheet(palette)}</style>"
        f"{sprite(rules)}<h1>{title}</h1><section>{pictures}</section>{rows}</html>\n"
    )


def _sized(face: str, wide: int) -> str:
    return face.replace("<svg ", f'<svg width="{wide}" height="{wide * HIGH // WIDE}" ', 1)
