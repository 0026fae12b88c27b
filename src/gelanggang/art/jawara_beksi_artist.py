"""Jawara Beksi, drawn: its pictures, its faces, and what is printed on them."""

from __future__ import annotations

from typing import Final, TypedDict

from gelanggang.art import gallery, jawara_beksi, pieces, poster
from gelanggang.art.artist import Artist, Printed
from gelanggang.art.back import card_back
from gelanggang.art.gallery import signs
from gelanggang.art.jawara_beksi import change_signs, effect_signs
from gelanggang.art.palette import DAY
from gelanggang.art.picture import Picture
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.jawara_beksi_cards import arrows, effects

DECKS: Final = ("action", "support")


class PersonFacts(TypedDict):
    """Of a Character or a Judge: the pictures of what changes."""

    signs: list[str]


class SupportFacts(TypedDict):
    """Of a Support card: whose picture it has, and those of its effects."""

    face: str
    signs: list[str]


class ActionFacts(SupportFacts):
    """Of an Action card: also its Score, its arrows, and whether it is a bridge."""

    score: int
    directions: str
    bridge: bool


def pictures(rules: Rules) -> dict[str, Picture]:
    """Every picture, by the name under which all ask for it."""
    pack = rules.pack
    faces = dict.fromkeys(zip(pack.face_ids, map(pack.is_action, range(len(pack.face_ids)))))
    coins = pieces.tokens()
    found = {
        **{f"action-{one}": gallery.action(one) for one, is_action in faces if is_action},
        **{f"support-{one}": gallery.support(one) for one, is_action in faces if not is_action},
        **{f"character-{one}": gallery.person(one) for one in pack.characters},
        **{f"judge-{one}": gallery.person(one) for one in pack.judges},
        **{
            f"die-{pips}": pieces.die(pips)
            for pips in sorted(set(pack.dice))
            if pips in pieces.PIPS
        },
        "token-gold": coins["gold"],
        "token-silver": coins["silver"],
        "compass": pieces.compass(),
        "eaves": pieces.eaves(),
        "tooth": pieces.tooth(),
    }
    return {f"jb-{name}": one for name, one in found.items()} | signs("jb-")


def faces(rules: Rules, voice: Voice) -> dict[str, str]:
    """Every different face and the backs."""
    pack = rules.pack
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
    return found | {f"back-{deck}": card_back(deck) for deck in DECKS}


def printed(rules: Rules, voice: Voice) -> dict[str, list[Printed]]:
    """All cards by their kinds."""
    pack = rules.pack
    teller = JawaraNarrator(pack, voice, [])
    cards: dict[str, list[Printed]] = {"action": [], "support": []}
    for number, id in enumerate(pack.card_ids):
        kind = "action" if pack.is_action(number) else "support"
        facts = _action(pack, number) if kind == "action" else _support(pack, number)
        text = effects(voice, pack, number)
        cards[kind].append(Printed(number, id, pack.titles[number], text, facts))
    cards["character"] = [
        Printed(
            i,
            id,
            pack.character_titles[i],
            teller.ability(i),
            _person(pack.character_changes[i]),
        )
        for i, id in enumerate(pack.characters)
    ]
    cards["judge"] = [
        Printed(i, id, pack.judge_titles[i], teller.restriction(i), _person(pack.judge_changes[i]))
        for i, id in enumerate(pack.judges)
    ]
    return cards


def _person(changes: list[int]) -> PersonFacts:
    return {"signs": change_signs(changes)}


def _support(pack: Pack, number: int) -> SupportFacts:
    return {"face": pack.face_ids[number], "signs": effect_signs(pack, number)}


def _action(pack: Pack, number: int) -> ActionFacts:
    return {
        **_support(pack, number),
        "score": pack.scores[number],
        "directions": arrows(pack.directions[number]),
        "bridge": pack.bridges[number],
    }


FACTS: Final = {
    "action": ActionFacts,
    "support": SupportFacts,
    "character": PersonFacts,
    "judge": PersonFacts,
}
ARTIST: Final = Artist(DAY, printed, pictures, faces, poster.jawara_tile, backs=DECKS, facts=FACTS)
