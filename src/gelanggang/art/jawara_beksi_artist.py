"""Jawara Beksi, drawn: its pictures, its faces, and what is printed on them."""

from __future__ import annotations

from typing import Final, TypedDict

from gelanggang.art import gallery, jawara_beksi, pieces, poster
from gelanggang.art.artist import Artist, Copy, Drawn, Printed
from gelanggang.art.back import backs, card_back
from gelanggang.art.finish import Finish
from gelanggang.art.gallery import signs
from gelanggang.art.jawara_beksi import change_signs, effect_signs, place_of
from gelanggang.art.jawara_beksi_pieces import pieces_of
from gelanggang.art.own import Own
from gelanggang.art.palette import DAY
from gelanggang.art.picture import Picture
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.operations import ROWS, N
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.jawara_beksi_cards import arrows, briefly, effects

DECKS: Final = ("action", "support")


class PersonFacts(TypedDict):
    """Of a Character or a Judge: the pictures of what changes."""

    signs: list[str]


class SupportFacts(TypedDict):
    """Of a Support card: whose picture it has, those of its effects, and these in one line."""

    face: str
    signs: list[str]
    place: str
    """The picture of where in a Combo it works, or how large that has to be; empty: anywhere."""
    n: int
    """How much it does; 0: that is not a number."""
    brief: str


class ActionFacts(SupportFacts):
    """Of an Action card: also its Score, its arrows, and whether it is a bridge."""

    score: int
    directions: str
    bridge: bool


def pictures(rules: Rules, own: Own) -> dict[str, Picture]:
    """Every picture, by the name under which all ask for it."""
    pack = rules.pack
    faces = dict.fromkeys(zip(pack.face_ids, map(pack.is_action, range(len(pack.face_ids)))))
    coins = pieces.tokens()
    found = {
        **{
            f"{'action' if is_action else 'support'}-{one}": own.get(one)
            or (gallery.action if is_action else gallery.support)(one)
            for one, is_action in faces
        },
        **{f"character-{one}": own.get(one) or gallery.person(one) for one in pack.characters},
        **{f"judge-{one}": own.get(one) or gallery.person(one) for one in pack.judges},
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
        **{
            f"place-{row}": pieces.places(row)
            for row in sorted({place_of(pack, card) for card in range(len(pack.card_ids))})
            if row
        },
    }
    return {f"jb-{name}": one for name, one in found.items()} | signs("jb-")


def faces(rules: Rules, voice: Voice, finish: Finish) -> dict[str, str]:
    """Every different face and the backs."""
    pack = rules.pack
    found: dict[str, str] = {}
    # Copies with the same directions look the same, so the first of them is enough.
    firsts = {face: card for card, face in reversed(list(enumerate(pack.faces)))}
    for card in sorted(firsts.values()):
        if pack.is_action(card):
            drawn = jawara_beksi.action_card(pack, card, voice, finish)
            found[f"action-{pack.card_ids[card]}"] = drawn
        else:
            drawn = jawara_beksi.support_card(pack, card, voice, finish)
            found[f"support-{pack.face_ids[card]}"] = drawn
    for i, person in enumerate(pack.characters):
        found[f"character-{person}"] = jawara_beksi.character(pack, i, voice, finish)
    for i, person in enumerate(pack.judges):
        found[f"judge-{person}"] = jawara_beksi.judge(pack, i, voice, finish)
    return found | {f"back-{deck}": card_back(deck, finish) for deck in DECKS}


def copies(rules: Rules, voice: Voice, finish: Finish) -> list[Copy]:
    """All cards that lie in the box."""
    pack = rules.pack
    lying = backs(finish)
    found: list[Copy] = []
    for card, id in enumerate(pack.card_ids):
        deck = "action" if pack.is_action(card) else "support"
        draw = jawara_beksi.action_card if pack.is_action(card) else jawara_beksi.support_card
        found.append(Copy(id, deck, draw(pack, card, voice, finish), lying[deck]))
    for i, id in enumerate(pack.characters):
        face = jawara_beksi.character(pack, i, voice, finish)
        found.append(Copy(id, "character", face, lying["character"]))
    for i, id in enumerate(pack.judges):
        found.append(Copy(id, "judge", jawara_beksi.judge(pack, i, voice, finish), lying["judge"]))
    return found


def printed(rules: Rules, voice: Voice) -> dict[str, list[Printed]]:
    """All cards by their kinds."""
    pack = rules.pack
    teller = JawaraNarrator(pack, voice, [])
    cards: dict[str, list[Printed]] = {"action": [], "support": []}
    for number, id in enumerate(pack.card_ids):
        kind = "action" if pack.is_action(number) else "support"
        facts = (_action if kind == "action" else _support)(pack, number, voice)
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


def _support(pack: Pack, number: int, voice: Voice) -> SupportFacts:
    row, ops = place_of(pack, number), pack.ops[number]
    return {
        "face": pack.face_ids[number],
        "signs": effect_signs(pack, number),
        "place": f"jb-place-{row}" if row else "",
        "n": ops[0].n if ops and N in ROWS[ops[0].do].takes else 0,
        "brief": briefly(voice, pack, number),
    }


def _action(pack: Pack, number: int, voice: Voice) -> ActionFacts:
    return {
        **_support(pack, number, voice),
        "score": pack.scores[number],
        "directions": arrows(pack.directions[number]),
        "bridge": pack.bridges[number],
    }


def face(
    rules: Rules, voice: Voice, finish: Finish, kind: str, row: int, copy: int
) -> Drawn | None:
    """One card; copies of an Action card differ by their directions."""
    pack = rules.pack
    if kind in DECKS:
        copies = _copies(pack, _ids(pack, kind)[row])
        card = copies[copy % len(copies)]
        draw = jawara_beksi.action_card if kind == "action" else jawara_beksi.support_card
        return Drawn(draw(pack, card, voice, finish), effects(voice, pack, card), len(copies))
    teller = JawaraNarrator(pack, voice, [])
    if kind == "character":
        return Drawn(jawara_beksi.character(pack, row, voice, finish), teller.ability(row))
    if kind == "judge":
        return Drawn(jawara_beksi.judge(pack, row, voice, finish), teller.restriction(row))
    return None


def texts(rules: Rules, voice: Voice) -> dict[str, list[str]]:
    """By kind, what each card says to a player."""
    pack = rules.pack
    teller = JawaraNarrator(pack, voice, [])
    cards = {
        kind: [effects(voice, pack, _copies(pack, id)[0]) for id in _ids(pack, kind)]
        for kind in DECKS
    }
    return {
        **cards,
        "character": [teller.ability(i) for i in range(len(pack.characters))],
        "judge": [teller.restriction(i) for i in range(len(pack.judges))],
    }


def _ids(pack: Pack, deck: str) -> list[str]:
    """The cards of a deck, each once."""
    of = slice(pack.action_cards) if deck == "action" else slice(pack.action_cards, None)
    return list(dict.fromkeys(pack.face_ids[of]))


def _copies(pack: Pack, id: str) -> list[int]:
    """The copies of a card that look different."""
    cards = [card for card, face in enumerate(pack.face_ids) if face == id]
    return list({pack.faces[card]: card for card in reversed(cards)}.values())[::-1]


FACTS: Final = {
    "action": ActionFacts,
    "support": SupportFacts,
    "character": PersonFacts,
    "judge": PersonFacts,
}
ARTIST: Final = Artist(
    DAY,
    printed,
    pictures,
    faces,
    copies,
    poster.jawara_tile,
    backs=DECKS,
    facts=FACTS,
    face=face,
    texts=texts,
    emblem=pieces.compass(),
    pieces=pieces_of,
)
