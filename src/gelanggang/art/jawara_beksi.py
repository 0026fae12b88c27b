"""The faces of Jawara Beksi, from what the pack says."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery
from gelanggang.art.card import Card
from gelanggang.art.finish import SCREEN, Finish
from gelanggang.art.palette import DAY
from gelanggang.art.pieces import ANY, END, MEANT
from gelanggang.games.book import together
from gelanggang.games.jawara_beksi.cards import DECKS, LIMITS, NO_LIMIT, PARAMETERS, Pack
from gelanggang.games.jawara_beksi.operations import DECK, LAST, ROWS, Op
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi_cards import ALL, OWN, TOLD, changes, effects, face

NAME_LINE: Final = 238
TEXT_LINE: Final = 252
PICTURE: Final = (66, 30, 178)
MOST_CARDS: Final = 5
"""More little cards in a row cannot be told apart."""


def action_card(pack: Pack, card: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """An Action card: Score, directions, stance, name, effect."""
    source = pack.sources[pack.face_ids[card]]
    drawing = Card(DAY, voice, voice.say("art-kind", kind="action"), "r", finish)
    id = pack.face_ids[card]
    drawing.picture(id, gallery.action(id), *PICTURE)
    drawing.number(str(pack.scores[card]), source["score"])
    drawing.compass(pack.directions[card], source["directions"])
    row = place_of(pack, card)
    if row:
        drawing.places(row, 148)
    drawing.signs(effect_signs(pack, card), 172 if row else 156)
    drawing.name(pack.titles[card], NAME_LINE, source["name"])
    drawing.effect(effects(voice, pack, card), TEXT_LINE, source["effects"])
    return drawing.svg(face(pack, card))


def support_card(pack: Pack, card: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Support card: the thing, its name, when it may be played and what it does."""
    source = pack.sources[pack.face_ids[card]]
    drawing = Card(DAY, voice, voice.say("art-kind", kind="support"), "g", finish)
    id = pack.face_ids[card]
    drawing.picture(id, gallery.support(id), *PICTURE)
    drawing.signs(effect_signs(pack, card), 36, 44)
    drawing.name(pack.titles[card], NAME_LINE, source["name"])
    drawing.effect(
        effects(voice, pack, card), TEXT_LINE, together([source["when"], source["effects"]])
    )
    return drawing.svg(pack.titles[card])


def character(pack: Pack, person: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Character with the ability."""
    drawing = Card(DAY, voice, voice.say("art-kind", kind="character"), "b", finish)
    changed = pack.character_changes[person]
    _person(drawing, pack, pack.characters[person], pack.character_titles[person], changed)
    _ability(drawing, pack, pack.characters[person], changes(voice, pack, changed, OWN))
    return drawing.svg(pack.character_titles[person])


def judge(pack: Pack, person: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Judge with the Restriction."""
    drawing = Card(DAY, voice, voice.say("art-kind", kind="judge"), "k", finish)
    changed = pack.judge_changes[person]
    _person(drawing, pack, pack.judges[person], pack.judge_titles[person], changed)
    _ability(drawing, pack, pack.judges[person], changes(voice, pack, changed, ALL))
    return drawing.svg(pack.judge_titles[person])


def _person(drawing: Card, pack: Pack, person: str, title: str, changed: list[int]) -> None:
    drawing.picture(person, gallery.person(person), *PICTURE)
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
    kinds = [effect_sign(op.word, DECKS[op.deck]) for op in pack.ops[card]]
    return list(dict.fromkeys(kinds))[: 1 if pack.is_action(card) else 3]


def effect_sign(word: str, deck: str) -> str:
    """The sign of an operation; where it is about cards, those of each deck have their own."""
    (row,) = (row for row in ROWS if row.word == word)
    kind = f"-{deck}" if DECK in row.takes and deck != DECKS[0] else ""
    return f"jb-effect-{word.replace('_', '-')}{kind}"


def place_of(pack: Pack, card: int) -> str:
    """Where in a Combo its first effect works, as `pieces.places` draws it; empty: anywhere."""
    return _row(pack.ops[card][0]) if pack.ops[card] else ""


def _row(op: Op) -> str:
    least, most = max(op.least, 1), min(op.most, MOST_CARDS)
    if op.place == 0:
        if op.most == 1:
            return END + MEANT + END
        if op.most == NO_LIMIT:
            return MEANT * min(least, MOST_CARDS) if least > 1 else ""
        return MEANT * most + END
    if op.place == LAST:
        return ANY * (min(max(least, 2), MOST_CARDS) - 1) + MEANT + END
    before = min(op.place, MOST_CARDS) - 1
    after = ANY * (min(least, MOST_CARDS) - before - 1)
    return ANY * before + MEANT + after + (END if op.most != NO_LIMIT else "")
