"""The faces of Jawara Beksi, from what the pack says."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery
from gelanggang.art.card import Card
from gelanggang.art.palette import DAY
from gelanggang.games.book import together
from gelanggang.games.jawara_beksi.cards import LIMITS, NO_LIMIT, PARAMETERS, Pack
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi_cards import ALL, OWN, TOLD, changes, effects, face

NAME_LINE: Final = 238
TEXT_LINE: Final = 252
PICTURE: Final = (66, 30, 178)


def action_card(pack: Pack, card: int, voice: Voice, alone: bool = True) -> str:
    """An Action card: Score, directions, stance, name, effect."""
    source = pack.sources[pack.face_ids[card]]
    drawing = Card(DAY, voice, voice.say("art-kind", kind="action"), "r")
    drawing.picture(gallery.action(pack.face_ids[card]), *PICTURE)
    drawing.number(str(pack.scores[card]), source["score"])
    drawing.compass(pack.directions[card], source["directions"])
    drawing.signs(effect_signs(pack, card), 152)
    drawing.name(pack.titles[card], NAME_LINE, source["name"])
    drawing.effect(effects(voice, pack, card), TEXT_LINE, source["effects"])
    return drawing.svg(face(pack, card), alone)


def support_card(pack: Pack, card: int, voice: Voice, alone: bool = True) -> str:
    """A Support card: the thing, its name, when it may be played and what it does."""
    source = pack.sources[pack.face_ids[card]]
    drawing = Card(DAY, voice, voice.say("art-kind", kind="support"), "g")
    drawing.picture(gallery.support(pack.face_ids[card]), *PICTURE)
    drawing.signs(effect_signs(pack, card), 36, 44)
    drawing.name(pack.titles[card], NAME_LINE, source["name"])
    drawing.effect(
        effects(voice, pack, card), TEXT_LINE, together([source["when"], source["effects"]])
    )
    return drawing.svg(pack.titles[card], alone)


def character(pack: Pack, person: int, voice: Voice, alone: bool = True) -> str:
    """A Character with the ability."""
    drawing = Card(DAY, voice, voice.say("art-kind", kind="character"), "b")
    changed = pack.character_changes[person]
    _person(drawing, pack, pack.characters[person], pack.character_titles[person], changed)
    _ability(drawing, pack, pack.characters[person], changes(voice, changed, OWN))
    return drawing.svg(pack.character_titles[person], alone)


def judge(pack: Pack, person: int, voice: Voice, alone: bool = True) -> str:
    """A Judge with the Restriction."""
    drawing = Card(DAY, voice, voice.say("art-kind", kind="judge"), "k")
    changed = pack.judge_changes[person]
    _person(drawing, pack, pack.judges[person], pack.judge_titles[person], changed)
    _ability(drawing, pack, pack.judges[person], changes(voice, changed, ALL))
    return drawing.svg(pack.judge_titles[person], alone)


def _person(drawing: Card, pack: Pack, person: str, title: str, changed: list[int]) -> None:
    drawing.picture(gallery.person(person), *PICTURE)
    drawing.signs(change_signs(changed), 36, 44)
    drawing.name(title, NAME_LINE, pack.sources[person]["name"])


def _ability(drawing: Card, pack: Pack, person: str, text: str) -> None:
    drawing.effect(text, TEXT_LINE, pack.sources[person]["changes"])


def change_signs(changed: list[int]) -> list[str]:
    """The signs of what a Character or a Judge changes; three find room."""
    signs = [
        f"jb-change-{PARAMETERS[parameter].replace('_', '-')}"
        for parameter in TOLD
        if changed[parameter] != (NO_LIMIT if parameter in LIMITS else 0)
    ]
    return signs[:3]


def effect_signs(pack: Pack, card: int) -> list[str]:
    """The signs of what a card does, each once; three find room."""
    kinds = [f"jb-effect-{op.word.replace('_', '-')}" for op in pack.ops[card]]
    return list(dict.fromkeys(kinds))[: 1 if pack.is_action(card) else 3]
